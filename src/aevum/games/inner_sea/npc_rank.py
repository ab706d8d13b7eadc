"""How non-player civilizations rank areas and rivals (S6.5)."""

from typing import Final

from aevum.games.inner_sea.chart import STEPS
from aevum.games.inner_sea.ids import NONE
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import AREA_NAMES

BEST: Final = 100_000


def leader_of(g: InnerSea, civ: int) -> int:
    """The rival with the most points; then a live player, then the earliest (S6.5)."""
    best = NONE
    for other in g.order:
        if other == civ:
            continue
        if best == NONE or g.players[other].vp > g.players[best].vp:
            best = other
        elif g.players[other].vp == g.players[best].vp and g.players[best].seat < 0:
            best = other if g.players[other].seat >= 0 else best
    return best


def nearness(g: InnerSea, civ: int, area: int) -> int:
    """Rank an area by steps from home, then by the alphabet; more is better (S6.5)."""
    home = g.players[civ].home
    steps = STEPS[home][area] if home != NONE else 0
    return -(steps * 100 + ALPHABET[area])


def read_alphabet() -> list[int]:
    """Give every area its place in the alphabet."""
    names = sorted(AREA_NAMES)
    return [names.index(name) for name in AREA_NAMES]


ALPHABET: Final = read_alphabet()
