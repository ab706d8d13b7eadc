"""What a civilization has and may expect once all competitions are settled, in named numbers."""

from typing import Final

from aevum.games.inner_sea.growth.acquisition import acquisition
from aevum.games.inner_sea.ids import FACTIONS, LAND
from aevum.games.inner_sea.player import CITY, SETTLEMENT
from aevum.games.inner_sea.reckoning.tally import tally
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND

FEATURES: Final = (
    "points",
    "tally_next",
    "tallies_later",
    "talents",
    "cards",
    "investments",
    "ready",
    "growth",
    "cities",
    "settlements",
    "camps",
    "at_sea",
    "spare",
    "endangered",
    "areas",
)
NUMBER: Final = len(FEATURES)
TURNS_OF_AN_EPOCH: Final = 3
"""So many turns an epoch usually takes, and so many tallies it brings."""
MOST_TALLIES: Final = 4
"""No more tallies than this are reckoned with: later ones find another map."""
MOST_TALENTS: Final = 8
MOST_CARDS: Final = 7


def features(g: Sea, civ: int) -> list[int]:
    """Count everything once, every contested area as it would be settled without cards."""
    p = g.players[civ]
    found = [0] * NUMBER
    found[0] = p.vp
    if g.is_over:
        return found
    found[3] = min(p.talents + p.loot, MOST_TALENTS)
    found[4] = min(len(p.hand) + len(p.aside), MOST_CARDS)
    found[5] = len(p.investments)
    found[6] = p.ready
    found[7] = acquisition(g, civ)
    lost = 0
    for area in p.held:
        lost += count_area(g, civ, area, found)
    found[1] = tally(g, civ) - lost
    found[2] = found[1] * (min(tallies_left(g), MOST_TALLIES) - 1)
    return found


def tallies_left(g: Sea) -> int:
    """Estimate how many tallies are still to come, that of this turn included."""
    later = TURNS_OF_AN_EPOCH * max(0, g.switches.last_epoch - g.epoch)
    return later + max(1, TURNS_OF_AN_EPOCH + 1 - g.turn)


def count_area(g: Sea, civ: int, area: int, found: list[int]) -> int:
    """Count the own stack as it will be, and say how many Cities will have been lost here."""
    own = g.disks[area * FACTIONS + civ]
    enemy = g.strongest_other(area, civ)
    left = own
    if enemy > 0 and own + enemy > 2:
        left = survivors(own, enemy)
        if left < own:
            found[13] += own - left
    if left > 0:
        found[14] += 1
    if KIND[area] != LAND:
        found[11] += left
        return 0
    if left >= CITY:
        found[8] += 1
        found[12] += left - CITY
    elif left == SETTLEMENT:
        found[9] += 1
    elif left == 1:
        found[10] += 1
    return 1 if own >= CITY and left < CITY and g.is_city(civ, area) else 0


def survivors(own: int, enemy: int) -> int:
    """Line both stacks up, one disk, two disks and so on, until one stands or each has one."""
    level = 1
    while own > 0 and enemy > 0 and (own > 1 or enemy > 1):
        if level > max(own, enemy):
            level = 1
        is_own, is_enemy = own == level, enemy == level
        if is_own:
            own -= 1
        if is_enemy:
            enemy -= 1
        level += 1
    return own
