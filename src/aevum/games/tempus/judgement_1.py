"""How well a seat stands in Tempus: a hand-written judgement for bots, in hundredths of a point.

This is the judgement of the bot `greedy_1`, by which others are measured: it never changes.
"""

from typing import Final

from aevum.games.common.judgement import Judgement
from aevum.games.tempus.city import is_site
from aevum.games.tempus.effect_ids import EDUCATION
from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.ids import GRASSLAND, effect_of, terrain_of
from aevum.games.tempus.score import points
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import ERA_TERRAIN, HAND_LIMIT, LARGEST_CITY, STACK_LIMIT

POINT: Final = 100
ROUNDS: Final = 10

TOKEN_ON_MAP: Final = 90
"""A token more is a hex or part of a city later."""
CARD: Final = 15
CARD_IN_THE_END: Final = 8
"""Hand cards break ties (R10.3)."""
FERTILE: Final = 30
SITE: Final = 10
NEEDED: Final = 12
"""A token on the terrain that leads to the next era; less for the era after it."""
NEEDED_LATER: Final = 4
ERA_LEAD: Final = 60
CITY_FOR_PROGRESS: Final = 30
RIVAL: Final = 4
"""Each point of the best rival weighs this fraction (one in so many) against the own."""


def value(g: Tempus, seat: int) -> int:
    """Judge own points and prospects, less a part of the best rival's points."""
    best_rival = 0
    for other in range(g.seats):
        if other != seat:
            best_rival = max(best_rival, points(g, other))
    own = POINT * points(g, seat) - POINT * best_rival // RIVAL
    if g.is_over:
        return own + CARD_IN_THE_END * len(g.players[seat].hand)
    return own + prospects(g, seat) * (ROUNDS + 1 - g.round) // ROUNDS + progress_chance(g, seat)


class Judgement1(Judgement):
    """The first judgement of all."""

    __slots__ = ()

    def value(self, g: Tempus, seat: int) -> int:
        """Judge how well a seat stands."""
        return value(g, seat)


def prospects(g: Tempus, seat: int) -> int:
    """Judge what tokens, room to grow, sites for cities and cards will bring in the time left."""
    p = g.players[seat]
    limit = STACK_LIMIT[p.era] if p.era < FLIGHT else STACK_LIMIT[FLIGHT - 1]
    total = CARD * min(len(p.hand), HAND_LIMIT[min(p.era, FLIGHT - 1)])
    for place in p.hexes:
        tokens = g.tokens[place]
        if tokens > 0:
            total += TOKEN_ON_MAP * tokens
            if g.island.terrain[place] == GRASSLAND and tokens < limit and p.supply > 0:
                total += FERTILE
            if is_site(g, place):
                total += SITE * min(tokens, LARGEST_CITY)
    return total


def progress_chance(g: Tempus, seat: int) -> int:
    """Judge the standing in the race for the next era and the one after it (R9.3)."""
    p = g.players[seat]
    foremost = max([other.era for other in g.players])
    total = ERA_LEAD * (p.era - foremost)
    if foremost >= FLIGHT:
        return total
    needed = ERA_TERRAIN[foremost + 1]
    later = ERA_TERRAIN[foremost + 2] if foremost + 2 <= FLIGHT else needed
    for place in p.hexes:
        terrain = g.island.terrain[place]
        if g.city[place] > 0:
            total += CITY_FOR_PROGRESS
        elif terrain == needed:
            total += NEEDED * g.tokens[place]
        elif terrain == later:
            total += NEEDED_LATER * g.tokens[place]
    for card in p.hand:
        if effect_of(card) == EDUCATION or terrain_of(card) == needed:
            total += NEEDED_LATER
    return total
