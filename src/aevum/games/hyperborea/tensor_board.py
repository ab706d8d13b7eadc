"""The board of Hyperborea as numbers: every place with its hex and the pieces on it.

Places keep the numbers of the board, because the answers name them so.
"""

from typing import Final

from aevum.games.hyperborea.board import MOST
from aevum.games.hyperborea.ids import GHOST, NONE, SITES_ON_HEX
from aevum.games.hyperborea.layout import PLACES
from aevum.games.hyperborea.state import Hyperborea

SEATS: Final = [f"seat_{n + 1}" for n in range(MOST)]
HEX: Final = 0
STOPPED: Final = 1
OCCUPANTS: Final = 2
TILES: Final = 4
FIGURES: Final = 6
FORTRESSES: Final = FIGURES + MOST
PLACE: Final = [
    *["hex", "stopped", "occupant_1", "occupant_2", "tiles_1", "tiles_2"],
    *[f"figures_{seat}" for seat in SEATS],
    *[f"fortresses_{seat}" for seat in SEATS],
]
COLUMNS: Final = len(PLACE)
BLANK_PLACES: Final = [0] * (PLACES * COLUMNS)
GHOST_SEEN: Final = MOST + 1
"""Who stands in a site: a seat as the observer counts, a ghost, or nobody, 0."""


def write_places(g: Hyperborea, seen: list[int], out: list[int]) -> None:
    """Write every place of the board; a hex that lies face down is 0."""
    first = len(out)
    out.extend(BLANK_PLACES)
    at = first
    for place in range(len(g.hexes)):
        out[at + STOPPED] = g.stopped[place]
        if g.hexes[place] != NONE:
            out[at + HEX] = 1 + g.hexes[place]
            write_sites(g, place * SITES_ON_HEX, at, seen, out)
        at += COLUMNS
    write_pieces(g.free, first + FIGURES, seen, out)
    write_pieces(g.forts, first + FORTRESSES, seen, out)


def write_sites(g: Hyperborea, site: int, at: int, seen: list[int], out: list[int]) -> None:
    """Write who stands in the sites of a place, and how many ruin tiles lie on each."""
    for n in range(SITES_ON_HEX):
        who = g.sites[site + n]
        out[at + OCCUPANTS + n] = GHOST_SEEN if who == GHOST else seen[who]
        out[at + TILES + n] = g.tiles[site + n]


def write_pieces(pieces: list[int], first: int, seen: list[int], out: list[int]) -> None:
    """Write the pieces of all seats, the observer's first; most places have none."""
    seats = len(seen) - 1
    for i in range(len(pieces)):
        if pieces[i] != 0:
            out[first + i // seats * COLUMNS + seen[i % seats] - 1] = pieces[i]
