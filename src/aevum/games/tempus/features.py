"""What a seat has in Tempus and may expect of it, in named numbers."""

from typing import Final

from aevum.games.tempus.city import is_site
from aevum.games.tempus.effect_ids import EDUCATION
from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.ids import GRASSLAND, MOUNTAIN, NONE, effect_of, terrain_of
from aevum.games.tempus.score import points
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import ERA_TERRAIN, LARGEST_CITY, STACK_LIMIT

FEATURES: Final = (
    "points",
    "rival_points",
    "tokens",
    "tokens_later",
    "many_later",
    "cards",
    "cards_later",
    "fertile",
    "site_tokens",
    "cities_later",
    "era_lead",
    "ahead",
    "ahead_for_flight",
    "race",
    "needed_later",
    "threatened",
    "city_threatened",
    "prey",
    "room",
)
NUMBER: Final = len(FEATURES)
(
    POINTS,
    RIVAL_POINTS,
    TOKENS,
    TOKENS_LATER,
    MANY_LATER,
    CARDS,
    CARDS_LATER,
    FERTILE,
    SITE_TOKENS,
    CITIES_LATER,
    ERA_LEAD,
    AHEAD,
    AHEAD_FOR_FLIGHT,
    RACE,
    NEEDED_LATER,
    THREATENED,
    CITY_THREATENED,
    PREY,
    ROOM,
) = range(NUMBER)

ROUNDS: Final = 10
MANY: Final = 10
"""So many tokens on the map are enough: those beyond are missed in the supply."""
FARTHEST: Final = 4
"""A lead in the race for an era counts no more than this."""
CARDS_FOR_A_POINT: Final = 3
"""One in so many hidden cards is reckoned to help in the race for an era."""


def features(g: Tempus, seat: int) -> list[int]:
    """Count what is on the map and in the hand, and compare the race for the next era."""
    p = g.players[seat]
    found = [0] * NUMBER
    found[POINTS] = points(g, seat)
    for other in range(g.seats):
        if other != seat:
            found[RIVAL_POINTS] = max(found[RIVAL_POINTS], points(g, other))
    found[CARDS] = len(p.hand)
    if g.is_over:
        return found
    left = ROUNDS - g.round
    found[CARDS_LATER] = left * len(p.hand)
    limit = STACK_LIMIT[min(p.era, FLIGHT - 1)]
    for place in p.hexes:
        if g.city[place] > 0:
            found[CITIES_LATER] += left
            count_danger_of_city(g, seat, place, found)
        else:
            count_hex(g, seat, place, limit, found)
    found[TOKENS_LATER] = left * min(found[TOKENS], MANY)
    found[MANY_LATER] = left * max(0, found[TOKENS] - MANY)
    found[FERTILE] = left * min(found[FERTILE], p.supply)
    count_race(g, seat, found)
    return found


def count_hex(g: Tempus, seat: int, place: int, limit: int, found: list[int]) -> None:
    """Count the tokens of an occupied hex, what they can become, and who stands beside them."""
    tokens = g.tokens[place]
    found[TOKENS] += tokens
    if g.island.terrain[place] == GRASSLAND and tokens < limit:
        found[FERTILE] += 1
    if is_site(g, place):
        found[SITE_TOKENS] += min(tokens, LARGEST_CITY)
    is_threatened = False
    for near in g.island.near[place]:
        owner = g.owner[near]
        if owner == NONE:
            found[ROOM] += 1 if g.island.terrain[near] != MOUNTAIN else 0
        elif owner != seat:
            if g.tokens[near] > tokens:
                is_threatened = True
            elif tokens > g.tokens[near] + g.city[near]:
                found[PREY] += 1
    found[THREATENED] += 1 if is_threatened else 0


def count_danger_of_city(g: Tempus, seat: int, place: int, found: list[int]) -> None:
    """Count a city's value if a stack beside it would take it with one card."""
    for near in g.island.near[place]:
        if g.owner[near] != seat and g.tokens[near] >= g.city[place]:
            found[CITY_THREATENED] += g.city[place]
            return


def count_race(g: Tempus, seat: int, found: list[int]) -> None:
    """Compare the standing in the race for the next era with the best rival's (R9.3)."""
    foremost = 0
    for p in g.players:
        foremost = max(foremost, p.era)
    found[ERA_LEAD] = g.players[seat].era - foremost
    if foremost >= FLIGHT:
        return
    needed = ERA_TERRAIN[foremost + 1]
    best = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, progress(g, other, needed) + hidden_help(g, other))
    lead = progress(g, seat, needed) + fitting_cards(g, seat, needed) - best
    found[RACE] = max(-FARTHEST, min(FARTHEST, lead))
    found[AHEAD] = 1 if lead >= 0 else 0
    if foremost == FLIGHT - 1:
        found[AHEAD_FOR_FLIGHT] = found[AHEAD]
    else:
        found[NEEDED_LATER] = progress(g, seat, ERA_TERRAIN[foremost + 2])


def progress(g: Tempus, seat: int, terrain: int) -> int:
    """Count the progress points on the map: tokens on a terrain, and cities (R9.3)."""
    count = 0
    for place in g.players[seat].hexes:
        if g.city[place] > 0:
            count += 1
        elif g.island.terrain[place] == terrain:
            count += g.tokens[place]
    return count


def fitting_cards(g: Tempus, seat: int, terrain: int) -> int:
    """Count the own cards that bring a progress point (R9.3)."""
    count = 0
    for card in g.players[seat].hand:
        if effect_of(card) == EDUCATION or terrain_of(card) == terrain:
            count += 1
    return count


def hidden_help(g: Tempus, seat: int) -> int:
    """Reckon what the hand of a rival brings in the race; nobody sees it."""
    return len(g.players[seat].hand) // CARDS_FOR_A_POINT
