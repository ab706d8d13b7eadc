"""How non-player civilizations rank areas, rivals, cards and disks (S6.5, S6.7, S6.13)."""

from typing import Final

from aevum.games.inner_sea.ids import FACTIONS, LAND, NONE
from aevum.games.inner_sea.player import CITY, SETTLEMENT
from aevum.games.inner_sea.scenarios.titles import IMPERIAL_ROME
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, KIND
from aevum.kernel.action import x_of

BEST: Final = 100_000
ROME_OF_SCENARIO: Final = 0
"""The first side of Imperial Rome."""


def leader_of(g: Sea, civ: int) -> int:
    """The rival with the most points; then a live player, then the earliest (S6.5).

    For all enemies of one player's Imperial Rome that is Rome (T15).
    """
    if g.switches.scenario == IMPERIAL_ROME and g.seats == 1 and civ != ROME_OF_SCENARIO:
        return ROME_OF_SCENARIO
    best = NONE
    for other in g.order:
        if other == civ:
            continue
        if best == NONE or g.players[other].vp > g.players[best].vp:
            best = other
        elif g.players[other].vp == g.players[best].vp and g.players[best].seat < 0:
            best = other if g.players[other].seat >= 0 else best
    return best


def nearness(g: Sea, civ: int, area: int) -> int:
    """Rank an area by steps from home, then by the alphabet; more is better (S6.5)."""
    home = g.players[civ].home
    steps = g.chart().steps_from(home)[area] if home != NONE else 0
    return -(steps * 100 + ALPHABET[area])


def read_alphabet() -> list[int]:
    """Give every area its place in the alphabet."""
    names = sorted(AREA_NAMES)
    return [names.index(name) for name in AREA_NAMES]


ALPHABET: Final = read_alphabet()


def keeps_settlements(g: Sea, civ: int) -> bool:
    """Say whether one Settlement less and one City more leave at least as many Settlements."""
    settlements = 0
    for area in g.players[civ].held:
        if KIND[area] == LAND and g.disks[area * FACTIONS + civ] == SETTLEMENT:
            settlements += 1
    return settlements - 1 >= g.cities(civ) + 1


def is_spare(g: Sea, civ: int, area: int) -> bool:
    """Say whether a civilization can spare a disk in an area: a fourth one, or a Camp (S6.7)."""
    count = g.disks[area * FACTIONS + civ]
    return KIND[area] == LAND and (count == 1 or count > CITY)


def disk_worth(g: Sea, civ: int, area: int) -> int:
    """Rank a disk by how much it is missed: fourth disks, then Camps far from home (S6.7)."""
    count = g.disks[area * FACTIONS + civ]
    if KIND[area] == LAND and count > CITY:
        return -2 * BEST
    if KIND[area] == LAND and count == 1:
        return nearness(g, civ, area) - BEST
    return count * BEST + nearness(g, civ, area)


def nearest(g: Sea, civ: int, options: list[int]) -> int:
    """Find the area nearest to home."""
    best = options[0]
    for action in options:
        if nearness(g, civ, x_of(action)) > nearness(g, civ, x_of(best)):
            best = action
    return best


def least_missed(g: Sea, civ: int, options: list[int]) -> int:
    """Find the area whose disk is missed least."""
    best = options[0]
    for action in options:
        if disk_worth(g, civ, x_of(action)) < disk_worth(g, civ, x_of(best)):
            best = action
    return best
