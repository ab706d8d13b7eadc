"""The board of Hyperborea as numbers: every place with its hex and the pieces on it.

Places keep the numbers of the board, because the answers name them so.
"""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.hyperborea.board import MOST
from aevum.games.hyperborea.ids import GHOST, NONE, SITES_ON_HEX
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import FORTRESSES as FORTRESSES_EACH
from aevum.kernel.marks import i64

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
GHOST_SEEN: Final = MOST + 1
"""Who stands in a site: a seat as the observer counts, a ghost, or nobody, 0."""


def write_places(g: Hyperborea, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write every place of the board; a hex that lies face down is 0."""
    write_pieces(g.free, seen, g.seats, out, at + FIGURES)
    if has_fortresses(g):
        write_pieces(g.forts, seen, g.seats, out, at + FORTRESSES)
    for place in range(len(g.hexes)):
        out[at + STOPPED] = i16(g.stopped[place])
        if g.hexes[place] != NONE:
            out[at + HEX] = i16(1 + g.hexes[place])
            write_sites(g, place * SITES_ON_HEX, seen, out, at)
        at += COLUMNS


def write_sites(g: Hyperborea, site: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write who stands in the sites of a place, and how many ruin tiles lie on each."""
    for n in range(SITES_ON_HEX):
        who = g.sites[site + n]
        if who != NONE:
            out[at + OCCUPANTS + n] = GHOST_SEEN if who == GHOST else seen[who]
        out[at + TILES + n] = i16(g.tiles[site + n])


def has_fortresses(g: Hyperborea) -> bool:
    """Say whether any fortress stands on the board; some are tokens on faction tiles (R15.2)."""
    for p in g.players:
        if p.fortresses + p.charges + p.spent != FORTRESSES_EACH:
            return True
    return False


def write_pieces(pieces: list[int], seen: vec[i16], seats: int, out: vec[i16], at: i64) -> None:
    """Write the pieces of all seats, the observer's first; most places have none."""
    place: i64 = at - 1
    seat: i64 = 0
    for count in pieces:
        if count != 0:
            out[place + i64(seen[seat])] = i16(count)
        seat += 1
        if seat == seats:
            seat = 0
            place += COLUMNS
