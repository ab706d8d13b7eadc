"""First tokens placed by the program, for a quick start (S7)."""

from typing import Final

from aevum.games.tempus.ids import FARMLAND, GRASSLAND, NONE, SETTLED
from aevum.games.tempus.state import Tempus

WORTH: Final = [3, 2, 1, 1, 0]
"""What a hex of each terrain is worth to a first settlement."""
CROWDED: Final = 4
"""What each neighbouring hex of another player takes away."""


def settle_automatically(g: Tempus) -> None:
    """In turn each player gets two tokens on the best grassland and one beside it."""
    for turn in range(g.seats):
        seat = (g.start_seat + turn) % g.seats
        home = best_home(g)
        for place in (home, home, best_neighbour(g, home)):
            g.put_token(seat, place)
            g.note(SETTLED, seat, place)


def best_home(g: Tempus) -> int:
    """The free grassland with a free neighbour that is worth most; the northernmost of equals."""
    best = NONE
    most = 0
    for place in range(len(g.island.cells)):
        if g.owner[place] == NONE and g.island.terrain[place] == GRASSLAND:
            worth = home_worth(g, place)
            if best_neighbour(g, place) != NONE and (best == NONE or worth > most):
                best = place
                most = worth
    assert best != NONE, g.explain()
    return best


def home_worth(g: Tempus, place: int) -> int:
    """Add up what the hex and its free neighbours are worth, less what crowds it."""
    worth = WORTH[g.island.terrain[place]]
    for near in g.island.near[place]:
        if g.owner[near] == NONE:
            worth += WORTH[g.island.terrain[near]]
        else:
            worth -= CROWDED
    return worth


def best_neighbour(g: Tempus, place: int) -> int:
    """An adjacent free farmland, or any free neighbour; none if all are taken."""
    found = NONE
    for near in g.island.near[place]:
        if g.owner[near] == NONE:
            if g.island.terrain[near] == FARMLAND:
                return near
            if found == NONE:
                found = near
    return found
