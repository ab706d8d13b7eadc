"""Placing cubes and activating technologies (R5)."""

from typing import Final, TypeAlias

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
    SETS_OF_A_BASIC,
    SPACE_TAKES,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tiles import TILE_ABILITY, TILE_NUMBER
from aevum.kernel.action import pack
from aevum.kernel.marks import i64

TAKEN: Final = [
    [takes | (1 << GREY) if kind == colour else takes for kind, takes in enumerate(SPACE_TAKES)]
    for colour in [*range(GREY), NONE]
]
"""The colours that each kind of space takes, as masks, by the colour that grey cubes may fill.

The last row is for NONE: as a rule grey cubes fill grey spaces only (R5.1 to R5.3, R15.4).
"""


Answers: TypeAlias = list[list[int]]
"""Answers by the colours at hand, as a mask."""


def first_of_kinds(number: int, covered: int) -> list[int]:
    """List the spaces of a set that are not covered: of several of a kind, the first (T2)."""
    kinds = SET_KINDS[number]
    found: list[int] = []
    for space in range(len(kinds)):
        if not (covered >> space) & 1 and kinds[space] not in [kinds[other] for other in found]:
            found.append(space)
    return found


def placings(number: int, covered: int, taken: list[int]) -> Answers:
    """List the answers that place a cube on a set of which some spaces are covered."""
    kinds = SET_KINDS[number]
    spaces = first_of_kinds(number, covered)
    fitting = 0
    for space in spaces:
        fitting |= taken[kinds[space]]
    answers: Answers = []
    for mask in range(len(COLOURS_IN)):
        if mask & ~fitting:
            answers.append(answers[mask & fitting])
        else:
            placed: list[int] = []
            for space in spaces:
                for colour in COLOURS_IN[mask & taken[kinds[space]]]:
                    placed.append(pack(PLACE, number, space * 8 + colour))
            answers.append(placed)
    return answers


def placings_of_sets(colour: int) -> list[list[Answers]]:
    """List these answers by sets and what is covered, if grey cubes may fill spaces of a colour."""
    return [
        [placings(number, covered, TAKEN[colour]) for covered in range(1 << len(SET_KINDS[number]))]
        for number in range(len(SET_KINDS))
    ]


GREY_FILLS: Final = [
    TILE_NUMBER[tile] for tile in range(len(TILE_ABILITY)) if TILE_ABILITY[tile] == GREY_AS
]
"""The colours whose spaces grey cubes may fill by any faction tile (R15.4)."""

PLACINGS: Final = [
    placings_of_sets(colour) if colour == NONE or colour in GREY_FILLS else []
    for colour in [*range(GREY), NONE]
]
"""These answers by the colour that grey cubes may fill; most options of a turn are among them."""

LEAVINGS: Final = [[pack(LEAVE, colour) for colour in colours] for colours in COLOURS_IN]
"""The answers that leave a cube unused, by the colours at hand."""


def grey_fills(p: Player) -> int:
    """Find the colour whose spaces grey cubes may fill (R15.4); NONE as a rule."""
    return TILE_NUMBER[p.tile] if p.has_ability(GREY_AS) else NONE


def at_hand(p: Player) -> i64:
    """Find the colours of the available cubes, as a mask."""
    found: i64 = 0
    colour: i64
    for colour in range(CUBE_KINDS):
        if p.available[colour] > 0:
            found |= 1 << colour
    return found


def offer_cubes(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Offer every fitting space for every available cube, and the unused area (R4.6)."""
    p = g.players[seat]
    colours = at_hand(p)
    if colours == 0:
        return
    answers = PLACINGS[grey_fills(p)]
    offer_basics(g, p, answers, colours, out)
    i: i64
    for i in range(BASIC_SETS, len(p.sets)):
        number: i64 = p.sets[i]
        of_set = answers[number]
        if of_set[0][colours] and is_open(g, p, i):
            out += of_set[p.covered(i, number)][colours]
    out += LEAVINGS[colours]


def offer_basics(
    g: Hyperborea, p: Player, answers: list[list[Answers]], colours: i64, out: list[int]
) -> None:
    """Offer the spaces of basic technologies: while one set is begun, none of the other (R5.8).

    These sets stand first on every board, in the order of their numbers.
    """
    i: i64
    for i in range(0, BASIC_SETS, SETS_OF_A_BASIC):
        one, other = answers[i], answers[i + 1]
        if one[0][colours] or other[0][colours]:
            covered, beside = p.covered(i, i), p.covered(i + 1, i + 1)
            if beside == 0 and may_activate(g, i):
                out += one[covered][colours]
            if covered == 0 and may_activate(g, i + 1):
                out += other[beside][colours]


def is_open(g: Hyperborea, p: Player, i: i64) -> bool:
    """Say whether a set takes cubes: not while the other set of its technology has any (R5.8).

    The set of a faction tile takes none while one that it has used lies there (R15.4).
    """
    number: i64 = p.sets[i]
    if SET_BASIC[number] != NONE:
        if p.is_begun(i ^ 1):
            return False
    elif number == EXTRA and p.activated[i] == 1 and p.is_begun(i):
        return False
    return may_activate(g, number)


def may_activate(g: Hyperborea, number: i64) -> bool:
    """Say whether a set was not activated as often this turn as any may be (R16.3)."""
    cap = g.switches.activation_cap
    return len(g.activations) < cap or g.activations.count(number) < cap


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
