"""How well a seat stands: a hand-written judgement for bots, in hundredths of a point.

This is the judgement of the bot `greedy_1`, by which others are measured: it never changes.
"""

from typing import Final

from aevum.games.common.judgement import Judgement
from aevum.games.inner_sea.growth.acquisition import acquisition
from aevum.games.inner_sea.ids import FACTIONS, LAND
from aevum.games.inner_sea.player import CITY, SETTLEMENT
from aevum.games.inner_sea.reckoning.tally import tally
from aevum.games.inner_sea.score import civilizations_of, points
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND

POINT: Final = 100
RIVAL: Final = 4
"""Each point of the best rival weighs this fraction (one in so many) against the own."""
TALENT: Final = 40
CARD: Final = 30
READY: Final = 5
TALLY: Final = 150
"""A point that each Victory Tally will bring again."""
GROWTH: Final = 25
SETTLED: Final = 30
CAMP: Final = 16
AT_SEA: Final = 16
FOURTH: Final = 8
WINNING: Final = 12
LOSING: Final = -20


def value(g: Sea, seat: int) -> int:
    """Judge own points and prospects, less a part of the best other's."""
    own = 0
    best = 0
    for civ in range(len(g.players)):
        worth = civilization_value(g, civ)
        if g.players[civ].seat == seat:
            own += worth + (0 if g.is_over else GROWTH * acquisition(g, civ))
        else:
            best = max(best, worth)
    if g.is_over:
        return POINT * points(g, seat) - best // RIVAL
    return own - best // RIVAL - POINT * 10 * (len(civilizations_of(g, seat)) - 1)


class Judgement1(Judgement):
    """The first judgement of all."""

    __slots__ = ()

    def value(self, g: Sea, seat: int) -> int:
        """Judge how well a seat stands."""
        return value(g, seat)


def civilization_value(g: Sea, civ: int) -> int:
    """Judge one civilization: points, and what its disks, Talents and cards will bring."""
    p = g.players[civ]
    total = POINT * p.vp
    if g.is_over:
        return total
    total += TALENT * min(p.talents + p.loot, 8)
    total += CARD * min(len(p.hand) + len(p.aside), 7) + CARD * len(p.investments)
    total += READY * p.ready
    total += TALLY * tally(g, civ)
    for area in p.held:
        total += area_value(g, civ, area)
    return total


def area_value(g: Sea, civ: int, area: int) -> int:
    """Judge the own stack in an area against the strongest other there."""
    own = g.disks[area * FACTIONS + civ]
    if KIND[area] != LAND:
        worth = AT_SEA * own
    elif own >= CITY:
        worth = FOURTH * (own - CITY)
    else:
        worth = SETTLED if own == SETTLEMENT else CAMP
    enemy = g.strongest_other(area, civ)
    if enemy > 0 and own + enemy > 2:
        worth += WINNING if own > enemy else LOSING * own
        if own >= CITY and own <= enemy:
            worth -= TALLY
    return worth
