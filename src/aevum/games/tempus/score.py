"""Victory points and winners (R10)."""

from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.ids import MOUNTAIN
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import FLIGHT_POINTS
from aevum.kernel.game import Part
from aevum.kernel.message import Msg


def worth(g: Tempus, place: int) -> int:
    """The value of a city, or one for an occupied hex that is no mountain (R10.2)."""
    if g.city[place] > 0:
        return g.city[place]
    return 1 if g.island.terrain[place] != MOUNTAIN else 0


def flight_points(g: Tempus, seat: int) -> int:
    """What Flight is worth to who has reached it (R10.2)."""
    return FLIGHT_POINTS if g.players[seat].era == FLIGHT else 0


def points(g: Tempus, seat: int) -> int:
    """Add up what hexes, cities and Flight are worth (R10.2)."""
    total = flight_points(g, seat)
    for place in g.players[seat].hexes:
        total += worth(g, place)
    return total


def scores(g: Tempus) -> list[int]:
    """Count every seat's points."""
    return [points(g, seat) for seat in range(g.seats)]


def breakdown(g: Tempus) -> list[Part]:
    """Count every seat's points by their parts (R10.2)."""
    hexes = [0] * g.seats
    cities = [0] * g.seats
    for seat in range(g.seats):
        for place in g.players[seat].hexes:
            if g.city[place] > 0:
                cities[seat] += worth(g, place)
            else:
                hexes[seat] += worth(g, place)
    flight = [flight_points(g, seat) for seat in range(g.seats)]
    return [
        Part(Msg("score-hexes"), hexes),
        Part(Msg("score-cities"), cities),
        Part(Msg("era-flight"), flight),
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
