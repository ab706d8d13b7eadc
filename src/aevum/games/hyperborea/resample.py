"""A state dealt anew that looks the same to one seat (R3.3, R7.3).

Hexes, decks, bags and unseen ruin tiles get their identity when they are drawn, so a new generator
deals them anew. What is left are the ruin tiles that others keep or have just looked at: everybody
knows their backs, and only their owners know more.
"""

from aevum.games.hyperborea.ids import BACKS, NONE
from aevum.games.hyperborea.land import RUIN_BACK
from aevum.games.hyperborea.sites import Explore
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.rng import Rng


def deal_anew(g: Hyperborea, seat: int, rng: Rng) -> None:
    """Deal the ruin tiles anew that the seat cannot see; chance has a new generator already."""
    collect(g, seat)
    for other in range(g.seats):
        p = g.players[other]
        if other != seat and p.kept != NONE:
            p.kept = deal(g, RUIN_BACK[p.kept], rng)
    for frame in g.stack:
        if isinstance(frame, Explore) and frame.seat != seat:
            frame.tile = deal(g, RUIN_BACK[frame.tile], rng)


def collect(g: Hyperborea, seat: int) -> None:
    """Put the tiles the seat cannot see among the unseen ones; their owners keep the back."""
    for other in range(g.seats):
        p = g.players[other]
        if other != seat and p.kept != NONE:
            g.ruins[RUIN_BACK[p.kept]].append(p.kept)
    for frame in g.stack:
        if isinstance(frame, Explore) and frame.seat != seat:
            g.ruins[RUIN_BACK[frame.tile]].append(frame.tile)
    # The order in which the tiles come together would tell where they lay.
    for back in range(len(BACKS)):
        g.ruins[back].sort()
    # Nobody knows in which order the other piles would come: they have none.
    for pile in g.decks:
        pile.sort()
    g.centrals.sort()
    g.borderlands.sort()


def deal(g: Hyperborea, back: int, rng: Rng) -> int:
    """Take a random tile out of the unseen ones of a back."""
    pile = g.ruins[back]
    i = rng.below(len(pile))
    tile = pile[i]
    pile[i] = pile[-1]
    pile.pop()
    return tile
