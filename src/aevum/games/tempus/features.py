"""What a seat has in Tempus and may expect of it, in named numbers.

What is `soon` or `later` counts as often as there are own actions left to make something of it:
no more than a few, or all of them.
"""

from typing import Final

from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.fight import is_protected
from aevum.games.tempus.ids import GRASSLAND, MOUNTAIN, NONE
from aevum.games.tempus.race import (
    POINTS_OF_FLIGHT,
    PRIZE,
    PRIZES,
    foremost_era,
    lead_in_race,
    progress,
)
from aevum.games.tempus.score import points
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import (
    ACTION_TOKENS,
    ERA_TERRAIN,
    LARGEST_CITY,
    MOVE_TOKENS,
    OFFSPRING_TOKENS,
    POPULATION,
    SMALLEST_CITY,
    STACK_LIMIT,
)
from aevum.kernel.marks import i64

FEATURES: Final = (
    "points",
    "rival_points",
    "rivals_points",
    "rivals_tokens_later",
    "tokens_soon",
    "tokens_later",
    "many_later",
    "cards",
    "cards_soon",
    "cards_later",
    "fertile_soon",
    "fertile_later",
    "births_later",
    "site_tokens",
    "grounds_later",
    "cities_later",
    "last_gain",
    "actions",
    "era_lead",
    "ahead",
    "ahead_for_prize",
    "prize_at_hand",
    "ahead_for_flight",
    "flight_at_hand",
    "race",
    "race_for_flight",
    "needed_later",
    "threatened",
    "equalled",
    "city_threatened",
    "prey",
    "room_soon",
    "room_later",
)
NUMBER: Final = len(FEATURES)
(
    POINTS,
    RIVAL_POINTS,
    RIVALS_POINTS,
    RIVALS_TOKENS_LATER,
    TOKENS_SOON,
    TOKENS_LATER,
    MANY_LATER,
    CARDS,
    CARDS_SOON,
    CARDS_LATER,
    FERTILE_SOON,
    FERTILE_LATER,
    BIRTHS_LATER,
    SITE_TOKENS,
    GROUNDS_LATER,
    CITIES_LATER,
    LAST_GAIN,
    ACTIONS,
    ERA_LEAD,
    AHEAD,
    AHEAD_FOR_PRIZE,
    PRIZE_AT_HAND,
    AHEAD_FOR_FLIGHT,
    FLIGHT_AT_HAND,
    RACE,
    RACE_FOR_FLIGHT,
    NEEDED_LATER,
    THREATENED,
    EQUALLED,
    CITY_THREATENED,
    PREY,
    ROOM_SOON,
    ROOM_LATER,
) = range(NUMBER)

ROUNDS: Final = 10
SOON: Final = 8
"""So many of the coming actions are soon."""
MANY: Final = 10
"""So many tokens on the map are enough: those beyond are missed in the supply."""
FARTHEST: Final = 4
"""A lead in the race for an era counts no more than this."""
NEAR_ROOM: Final = 5
"""So many free hexes are room enough for what comes soon."""


def actions_after(now: int) -> int:
    """Count the actions in the rounds after this one of a seat that is never foremost (R13.1)."""
    return sum([ACTION_TOKENS[max(0, later - 2)] for later in range(now + 1, ROUNDS + 1)])


ACTIONS_AFTER: Final = [actions_after(now) for now in range(ROUNDS + 1)]


def features(g: Tempus, seat: int) -> list[int]:
    """Count what is on the map and in the hand, and compare the race for the next era."""
    p = g.players[seat]
    found = [0] * NUMBER
    found[POINTS] = points(g, seat)
    found[CARDS] = len(p.hand)
    left = 0 if g.is_over else p.action_tokens + ACTIONS_AFTER[g.round]
    soon = min(left, SOON)
    count_rivals(g, seat, left, found)
    if g.is_over:
        return found
    count_land(g, seat, left, found)
    tokens = POPULATION - p.supply
    found[TOKENS_SOON] = soon * tokens
    found[TOKENS_LATER] = left * tokens
    found[MANY_LATER] = left * max(0, tokens - MANY)
    found[CARDS_SOON] = soon * len(p.hand)
    found[CARDS_LATER] = left * len(p.hand)
    found[FERTILE_SOON] *= soon
    found[FERTILE_LATER] *= left
    found[BIRTHS_LATER] *= left
    found[GROUNDS_LATER] *= left
    found[CITIES_LATER] *= left
    found[ROOM_SOON] *= soon
    found[ROOM_LATER] *= left
    count_race(g, seat, found)
    return found


def count_rivals(g: Tempus, seat: int, left: int, found: list[int]) -> None:
    """Count the points and tokens of the others, and who has more turns in this round."""
    for other in range(g.seats):
        if other != seat:
            count = points(g, other)
            found[RIVAL_POINTS] = max(found[RIVAL_POINTS], count)
            found[RIVALS_POINTS] += count
            found[RIVALS_TOKENS_LATER] += left * (POPULATION - g.players[other].supply)
            found[ACTIONS] -= g.players[other].action_tokens
    found[ACTIONS] += (g.seats - 1) * g.players[seat].action_tokens


def count_land(g: Tempus, seat: int, left: int, found: list[int]) -> None:
    """Look at every hex of a seat: what stands there, what may grow there, and who is beside it."""
    p = g.players[seat]
    era = min(p.era, FLIGHT - 1)
    limit: i64 = STACK_LIMIT[era]
    can_be_attacked = others_may_act(g, seat) and not is_protected(g, seat)
    free = [False] * len(g.island.cells)
    sites: list[int] = []
    room = 0
    place: i64
    near: i64
    for place in p.hexes:
        tokens: i64 = g.tokens[place]
        if tokens == 0:
            found[CITIES_LATER] += 1
        else:
            if g.island.terrain[place] == GRASSLAND and tokens < limit:
                found[FERTILE_LATER] += 1
                found[BIRTHS_LATER] += int(limit - tokens)
            if is_ground(g, place):
                found[GROUNDS_LATER] += 1
                if tokens >= SMALLEST_CITY:
                    sites.append(place)
        strongest: i64 = 0
        for near in g.island.near[place]:
            owner: i64 = g.owner[near]
            if owner == NONE:
                if not free[near] and g.island.terrain[near] != MOUNTAIN:
                    free[near] = True
                    room += 1
            elif owner != seat:
                if g.tokens[near] > strongest:
                    strongest = g.tokens[near]
                if left > 0 and tokens > g.tokens[near] + g.city[near]:
                    found[PREY] += 1
        if can_be_attacked and strongest > 0:
            count_danger(g, place, strongest, found)
    found[FERTILE_SOON] = min(found[FERTILE_LATER], OFFSPRING_TOKENS[era], p.supply)
    found[FERTILE_LATER] = min(found[FERTILE_LATER], p.supply)
    found[BIRTHS_LATER] = min(found[BIRTHS_LATER], p.supply)
    found[ROOM_SOON] = min(room, NEAR_ROOM)
    found[ROOM_LATER] = room
    count_cities_to_be(g, seat, left, sites, found)


def is_ground(g: Tempus, place: i64) -> bool:
    """Say whether a city could stand here if there were tokens enough (R6.14)."""
    if g.island.terrain[place] == MOUNTAIN:
        return False
    near: i64
    for near in g.island.near[place]:
        if g.city[near] > 0:
            return False
    return True


def others_may_act(g: Tempus, seat: int) -> bool:
    """Say whether any rival has an action left in the game."""
    if g.round < ROUNDS:
        return True
    for other in range(g.seats):
        if other != seat and g.players[other].action_tokens > 0:
            return True
    return False


def count_danger(g: Tempus, place: i64, strongest: i64, found: list[int]) -> None:
    """Count what an attack from the strongest stack beside a hex would take."""
    tokens: i64 = g.tokens[place]
    if tokens == 0:
        if strongest >= g.city[place]:
            found[CITY_THREATENED] += g.city[place]
    elif strongest > tokens:
        found[THREATENED] += int(tokens) + 1
    elif strongest == tokens:
        found[EQUALLED] += int(tokens) + 1


def count_cities_to_be(g: Tempus, seat: int, left: int, sites: list[int], found: list[int]) -> None:
    """Count the cities that could be built at once, the largest first, none beside another."""
    p = g.players[seat]
    tiles = p.city_supply[:]
    chosen: list[int] = []
    gains: list[int] = []
    spares: list[int] = []
    for size in range(LARGEST_CITY, SMALLEST_CITY - 1, -1):
        for place in sites:
            if len(chosen) == left:
                break
            if min(g.tokens[place], LARGEST_CITY) != size or is_beside(g, place, chosen):
                continue
            value = largest_tile(tiles, size)
            if value > 0:
                tiles[value - SMALLEST_CITY] -= 1
                chosen.append(place)
                found[SITE_TOKENS] += value
                gains.append(value - 1)
                spares.append(g.tokens[place] - 1)
    if g.round == ROUNDS and left > 0:
        found[LAST_GAIN] = last_gain(g, seat, left, gains, spares)


def is_beside(g: Tempus, place: int, chosen: list[int]) -> bool:
    """Say whether a hex is next to one of those chosen."""
    for near in g.island.near[place]:
        if near in chosen:
            return True
    return False


def largest_tile(tiles: list[int], most: int) -> int:
    """Give the largest city of the supply up to a value; 0 if there is none."""
    for value in range(most, SMALLEST_CITY - 1, -1):
        if tiles[value - SMALLEST_CITY] > 0:
            return value
    return 0


def last_gain(g: Tempus, seat: int, left: int, gains: list[int], spares: list[int]) -> int:
    """Reckon the points that the last actions can bring: some build, the others spread tokens."""
    p = g.players[seat]
    moved = MOVE_TOKENS[min(p.era, FLIGHT - 1)]
    spare = 0
    for place in p.hexes:
        if g.tokens[place] > 0:
            spare += g.tokens[place] - (1 if g.island.terrain[place] != MOUNTAIN else 0)
    best = min(spare, moved * left)
    built = 0
    for i in range(len(gains)):
        built += gains[i]
        spare -= spares[i]
        best = max(best, built + min(spare, moved * (left - i - 1)))
    return best


def count_race(g: Tempus, seat: int, found: list[int]) -> None:
    """Compare the standing in the race for the next era with the best rival's (R9.3)."""
    foremost = foremost_era(g)
    found[ERA_LEAD] = g.players[seat].era - foremost
    if foremost >= FLIGHT:
        return
    lead = lead_in_race(g, seat, foremost)
    is_ahead = 1 if lead >= 0 else 0
    at_hand = is_ahead if g.players[seat].action_tokens == 0 else 0
    prize = PRIZES[foremost + 1]
    if prize == POINTS_OF_FLIGHT:
        found[RACE_FOR_FLIGHT] = max(-FARTHEST, min(FARTHEST, lead))
        found[AHEAD_FOR_FLIGHT] = is_ahead
        found[FLIGHT_AT_HAND] = at_hand
        return
    found[RACE] = max(-FARTHEST, min(FARTHEST, lead))
    found[AHEAD] = is_ahead
    if prize == PRIZE:
        found[AHEAD_FOR_PRIZE] = is_ahead
        found[PRIZE_AT_HAND] = at_hand
    found[NEEDED_LATER] = progress(g, seat, ERA_TERRAIN[foremost + 2])
