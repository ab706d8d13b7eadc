"""What a civilization has and may expect once all competitions are settled, in named numbers."""

from typing import Final

from aevum.games.inner_sea.growth.acquisition import acquisition
from aevum.games.inner_sea.ids import BARBARIANS, FACTIONS, GROWTH, LAND
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
    "loot",
    "exposed",
)
NUMBER: Final = len(FEATURES)
(
    VICTORY_POINTS,
    TALLY_NEXT,
    TALLIES_LATER,
    TALENTS,
    CARDS,
    INVESTMENTS,
    READY,
    GROWING,
    CITIES,
    SETTLEMENTS,
    CAMPS,
    AT_SEA,
    SPARE,
    ENDANGERED,
    AREAS,
    LOOT,
    EXPOSED,
) = range(NUMBER)

TURNS_OF_AN_EPOCH: Final = 3
"""So many turns an epoch usually takes, and so many tallies it brings."""
MOST_TALLIES: Final = 4
"""No more tallies than this are reckoned with: later ones find another map."""
MOST_TALENTS: Final = 8
MOST_CARDS: Final = 7
MOST_GROWTHS: Final = 4
"""Nor with more turns than this in which disks that are acquired find a place."""
RETURNING: Final = 8
"""So many disks of a civilization go back to its stock in a turn, once all are neighbours."""
STACK: Final = 4
"""R2.1: no more disks than these can be brought together to take an area."""
LOOTED: Final = 3
"""R7.20: so many disks of one civilization must be destroyed for loot."""


def features(g: Sea, civ: int, is_rival: bool = False) -> list[int]:
    """Count everything once, every contested area as it would be settled without cards.

    A rival is judged more quickly: not by how it will grow and what stands beside its Cities.
    """
    p = g.players[civ]
    found = [0] * NUMBER
    found[VICTORY_POINTS] = p.vp
    if g.is_over:
        return found
    left = tallies_left(g) - 1
    later = min(left, MOST_TALLIES - 1)
    found[TALENTS] = min(p.talents + p.loot, MOST_TALENTS)
    found[INVESTMENTS] = len(p.investments)
    found[READY] = p.ready
    if later > 0:
        found[CARDS] = min(len(p.hand) + len(p.aside), MOST_CARDS)
    lost = 0
    for area in p.held:
        lost += count_area(g, civ, area, found)
        if not is_rival and is_exposed(g, civ, area):
            found[EXPOSED] += 1
    found[GROWING] = 0 if is_rival or later == 0 else disks_to_come(g, civ, left, found[GROWING])
    found[TALLY_NEXT] = tally(g, civ) - lost
    found[TALLIES_LATER] = found[TALLY_NEXT] * later
    return found


def disks_to_come(g: Sea, civ: int, left: int, more: int) -> int:
    """Reckon how many disks are acquired in the turns left, with so many more Settlements.

    A disk that goes back to the stock can be acquired once, not in every turn.
    """
    turns = min(left, MOST_GROWTHS)
    return min(turns * (acquisition(g, civ) + more), g.players[civ].stock + turns * RETURNING)


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
        left = disks_left(g, civ, own, enemy, found)
        if left > 0 and enemy >= LOOTED and KIND[area] == LAND:
            found[LOOT] += 1 if g.disks[area * FACTIONS + BARBARIANS] < enemy else 0
    if left > 0:
        found[AREAS] += 1
    if KIND[area] != LAND:
        found[AT_SEA] += left
        return 0
    found[GROWING] += (left == SETTLEMENT) - (own == SETTLEMENT)
    if left >= CITY:
        found[CITIES] += 1
        found[SPARE] += left - CITY
    elif left == SETTLEMENT:
        found[SETTLEMENTS] += 1
    elif left == 1:
        found[CAMPS] += 1
    return 1 if own >= CITY and left < CITY and g.is_city(civ, area) else 0


def disks_left(g: Sea, civ: int, own: int, enemy: int, found: list[int]) -> int:
    """Settle a competition; who is deploying will bring the disks that are missing to win it."""
    missing = enemy + 1 - own
    if g.phase == GROWTH and g.decider == civ and 0 < missing <= found[READY] and enemy < STACK:
        found[READY] -= missing
        return survivors(enemy + 1, enemy)
    left = survivors(own, enemy)
    found[ENDANGERED] += own - left
    return left


def is_exposed(g: Sea, civ: int, area: int) -> bool:
    """Say whether a City without a fourth disk can be attacked by a rival in an adjacent area."""
    disks = g.disks
    if disks[area * FACTIONS + civ] != CITY or KIND[area] != LAND:
        return False
    for near in g.chart().near[area]:
        start = near * FACTIONS
        for other in range(len(g.players)):
            if other != civ and disks[start + other] > 0:
                return True
    return False


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
