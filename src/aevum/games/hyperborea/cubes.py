"""Cubes that leave their place: retrieved, removed for good, or replaced (effects.md)."""

from typing import Final

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.ids import (
    AVAILABLE,
    CUBE_KINDS,
    CUBE_REMOVED,
    CUBE_TAKEN_BACK,
    GREY,
    NONE,
    PURGE,
    REMOVE_GREY,
    RETRIEVE,
    TAKE_BACK,
    UNUSED,
)
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.action import pack

COLOURED: Final = 0
GREY_ONLY: Final = 1
EVERY: Final = 2


def is_wanted(colour: int, which: int) -> bool:
    """Say whether a cube is of the kind looked for."""
    if which == EVERY:
        return True
    return (colour == GREY) == (which == GREY_ONLY)


def offer_own_cubes(p: Player, kind: int, which: int, out: list[int]) -> None:
    """Offer the cubes of a player that are not in the bag: both areas, then the spaces."""
    for colour in range(CUBE_KINDS):
        if is_wanted(colour, which):
            if p.available[colour] > 0:
                out.append(pack(kind, AVAILABLE, colour))
            if p.unused[colour] > 0:
                out.append(pack(kind, UNUSED, colour))
    for at in range(len(p.cubes)):
        if p.cubes[at] != NONE and is_wanted(p.cubes[at], which):
            out.append(pack(kind, p.sets[at // SPACES_PER_SET], at % SPACES_PER_SET))


def count_coloured(p: Player) -> int:
    """Count the cubes that are neither grey nor in the bag."""
    count = 0
    for colour in range(GREY):
        count += p.available[colour] + p.unused[colour]
    for cube in p.cubes:
        if cube != NONE and cube != GREY:
            count += 1
    return count


def lift_cube(p: Player, where: int, which: int) -> int:
    """Take a cube from an area or a space, and say its colour."""
    if where == AVAILABLE:
        p.available[which] -= 1
        return which
    if where == UNUSED:
        p.unused[which] -= 1
        return which
    at = p.index_of(where) * SPACES_PER_SET + which
    colour = p.cubes[at]
    p.cubes[at] = NONE
    return colour


def lay_cube(p: Player, where: int, which: int, colour: int) -> None:
    """Lay a cube exactly where another was, whatever its colour (effects.md, PAY)."""
    if where == AVAILABLE:
        p.available[colour] += 1
    elif where == UNUSED:
        p.unused[colour] += 1
    else:
        p.cubes[p.index_of(where) * SPACES_PER_SET + which] = colour


def remove_cube(g: Hyperborea, seat: int, where: int, which: int) -> int:
    """Return a cube to the common supply, and say its colour."""
    colour = lift_cube(g.players[seat], where, which)
    g.supply[colour] += 1
    g.note(CUBE_REMOVED, seat, colour)
    return colour


def offer_retrieving(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer the cubes that RETRIEVE and REMOVE_GREY can take."""
    if points[RETRIEVE] > 0:
        offer_own_cubes(g.players[seat], TAKE_BACK, EVERY, out)
    if points[REMOVE_GREY] > 0:
        offer_own_cubes(g.players[seat], PURGE, GREY_ONLY, out)


def retrieve(g: Hyperborea, seat: int, where: int, which: int) -> None:
    """Put an own cube back into the bag (effects.md, RETRIEVE)."""
    g.pool[RETRIEVE] -= 1
    p = g.players[seat]
    colour = lift_cube(p, where, which)
    p.bag[colour] += 1
    g.note(CUBE_TAKEN_BACK, seat, colour)


def purge(g: Hyperborea, seat: int, where: int, which: int) -> None:
    """Return a grey cube to the common supply for good (effects.md, REMOVE_GREY)."""
    g.pool[REMOVE_GREY] -= 1
    remove_cube(g, seat, where, which)
