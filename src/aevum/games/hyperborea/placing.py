"""Placing cubes and activating technologies (R5)."""

from typing import Final

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.ids import (
    ACTIVATED,
    CUBE_KINDS,
    CUBE_LEFT,
    CUBE_PLACED,
    GREY,
    GREY_AS,
    LEAVE,
    NONE,
    PLACE,
)
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.pool import begin_effect
from aevum.games.hyperborea.sets import (
    BASIC_SETS,
    COLOURS_IN,
    EXTRA,
    SET_BASIC,
    SET_KINDS,
    SET_PROGRAM,
    SET_TAKES,
    SPACE_TAKES,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tiles import TILE_NUMBER
from aevum.kernel.action import pack
from aevum.kernel.marks import i64

TAKEN: Final = [
    [takes | (1 << GREY) if kind == colour else takes for kind, takes in enumerate(SPACE_TAKES)]
    for colour in [*range(GREY), NONE]
]
"""The colours that each kind of space takes, as masks, by the colour that grey cubes may fill.

The last row is for NONE: as a rule grey cubes fill grey spaces only (R5.1 to R5.3, R15.4).
"""


NO_ANSWERS: Final[list[int]] = []


def placings(number: int, space: int) -> list[list[int]]:
    """List the answers that place a cube on a space, by the mask of the fitting colours."""
    fitting = 0
    for row in TAKEN:
        fitting |= row[SET_KINDS[number][space]]
    return [
        NO_ANSWERS
        if mask & ~fitting
        else [pack(PLACE, number, space * 8 + colour) for colour in COLOURS_IN[mask]]
        for mask in range(len(COLOURS_IN))
    ]


PLACINGS: Final = [
    [placings(number, space) for space in range(len(SET_KINDS[number]))]
    for number in range(len(SET_KINDS))
]
"""These answers of each space of each set; most options of a turn are among them."""

LEAVINGS: Final = [[pack(LEAVE, colour) for colour in colours] for colours in COLOURS_IN]
"""The answers that leave a cube unused, by the colours at hand."""


def grey_fills(p: Player) -> int:
    """Find the colour whose spaces grey cubes may fill (R15.4); NONE as a rule."""
    return TILE_NUMBER[p.tile] if p.has_ability(GREY_AS) else NONE


def offer_cubes(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Offer every fitting space for every available cube, and the unused area (R4.6)."""
    p = g.players[seat]
    at_hand: i64 = 0
    colour: i64
    for colour in range(CUBE_KINDS):
        if p.available[colour] > 0:
            at_hand |= 1 << colour
    if at_hand == 0:
        return
    grey_colour = grey_fills(p)
    taken = TAKEN[grey_colour]
    sets = p.sets
    i: i64
    for i in range(len(sets)):
        if (SET_TAKES[sets[i]] & at_hand or grey_colour != NONE) and is_open(g, p, i):
            offer_spaces(p, i, at_hand, taken, out)
    out.extend(LEAVINGS[at_hand])


def is_open(g: Hyperborea, p: Player, i: i64) -> bool:
    """Say whether a set takes cubes: not while the other set of its technology has any (R5.8).

    The set of a faction tile takes none while one that it has used lies there (R15.4).
    """
    # These sets stand first on every board: that is quicker than looking the set up.
    if i < BASIC_SETS or SET_BASIC[p.sets[i]] != NONE:
        if p.is_begun(i ^ 1):
            return False
    elif p.sets[i] == EXTRA and p.activated[i] == 1 and p.is_begun(i):
        return False
    if not g.activations:
        return True
    return g.activations.count(p.sets[i]) < g.switches.activation_cap


def offer_spaces(p: Player, i: i64, at_hand: i64, taken: list[int], out: list[int]) -> None:
    """Offer the free spaces of a set; of several spaces of a kind, the first."""
    number: i64 = p.sets[i]
    kinds = SET_KINDS[number]
    answers = PLACINGS[number]
    cubes = p.cubes
    at = i * SPACES_PER_SET
    seen: i64 = 0
    space: i64
    for space in range(len(kinds)):
        kind: i64 = kinds[space]
        fitting = taken[kind] & at_hand
        if fitting != 0 and cubes[at + space] == NONE and not (seen >> kind) & 1:
            seen |= 1 << kind
            out.extend(answers[space][fitting])


def place_cube(g: Hyperborea, seat: int, number: int, space: int, colour: int) -> None:
    """Place a cube; if the set becomes complete by it, it is activated (R5.7, R5.11)."""
    p = g.players[seat]
    i = p.index_of(number)
    was_complete = p.is_complete(i)
    if number == EXTRA and not p.is_begun(i):
        p.activated[i] = 0
    p.available[colour] -= 1
    p.cubes[i * SPACES_PER_SET + space] = colour
    g.note(CUBE_PLACED, seat, number, colour)
    if not was_complete and p.is_complete(i):
        activate(g, seat, i)


def activate(g: Hyperborea, seat: int, i: int) -> None:
    """The effect of a complete set goes into the pool; a permanent one works from now on."""
    p = g.players[seat]
    number = p.sets[i]
    p.activated[i] = 1
    g.activations.append(number)
    g.note(ACTIVATED, seat, number)
    if SET_PROGRAM[number] != NONE:
        begin_effect(g, seat, SET_PROGRAM[number])


def leave_cube(g: Hyperborea, seat: int, colour: int) -> None:
    """Put an available cube into the unused area (R4.6)."""
    p = g.players[seat]
    p.available[colour] -= 1
    p.unused[colour] += 1
    g.note(CUBE_LEFT, seat, colour)
