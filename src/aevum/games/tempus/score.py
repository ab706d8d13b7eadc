"""Victory points and winners (R10)."""

from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.ids import MOUNTAIN
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import FLIGHT_POINTS
from aevum.kernel.game import Part
from aevum.kernel.message import Msg


def points_by_part(g: Tempus, seat: int) -> tuple[int, int, int]:
    """One for each occupied hex that is no mountain, the values of cities, Flight (R10.2)."""
    p = g.players[seat]
    hexes = 0
    cities = 0
    for place in p.hexes:
        if g.city[place] > 0:
            cities += g.city[place]
        elif g.island.terrain[place] != MOUNTAIN:
            hexes += 1
    return hexes, cities, FLIGHT_POINTS if p.era == FLIGHT else 0


def points(g: Tempus, seat: int) -> int:
    """Add up the parts of a seat's points (R10.2)."""
    hexes, cities, flight = points_by_part(g, seat)
    return hexes + cities + flight


def scores(g: Tempus) -> list[int]:
    """Count every seat's points."""
    return [points(g, seat) for seat in range(g.seats)]


def breakdown(g: Tempus) -> list[Part]:
    """Count every seat's points by their parts (R10.2)."""
    parts = [points_by_part(g, seat) for seat in range(g.seats)]
    return [
        Part(Msg("score-hexes"), [hexes for hexes, _, _ in parts]),
        Part(Msg("score-cities"), [cities for _, cities, _ in parts]),
        Part(Msg("era-flight"), [flight for _, _, flight in parts]),
    ]


def cities_on_map(g: Tempus, seat: int) -> int:
    """Count a player's cities on the map."""
    count = 0
    for place in g.players[seat].hexes:
        if g.city[place] > 0:
            count += 1
    return count


def winners(g: Tempus) -> list[int]:
    """Most points win; ties by hand cards, then by cities, then shared (R10.3)."""
    ranks = [
        (points(g, seat), len(g.players[seat].hand), cities_on_map(g, seat))
        for seat in range(g.seats)
    ]
    best = max(ranks)
    return [seat for seat in range(g.seats) if ranks[seat] == best]
