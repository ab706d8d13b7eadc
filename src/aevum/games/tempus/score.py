"""Victory points and winners (R10)."""

from aevum.games.tempus.ids import FLIGHT, MOUNTAIN
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import FLIGHT_POINTS


def points(g: Tempus, seat: int) -> int:
    """One for each occupied hex that is no mountain, the values of cities, Flight (R10.2)."""
    p = g.players[seat]
    total = FLIGHT_POINTS if p.era == FLIGHT else 0
    for place in p.hexes:
        if g.city[place] > 0:
            total += g.city[place]
        elif g.island.terrain[place] != MOUNTAIN:
            total += 1
    return total


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
