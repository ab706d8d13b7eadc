"""All sets of spaces and the advanced technologies (R5.12, R12), in flat tables.

A set has one number in the whole game: first the sets of the basic technologies, then the set of a
faction tile, then one for each advanced technology.
"""

from typing import Final

from aevum.games.common.table import Row
from aevum.games.hyperborea.effects import Permanent, mentions, read_permanent, read_program
from aevum.games.hyperborea.ids import ATTACK, CUBE_KINDS, GREY, NONE
from aevum.games.hyperborea.tables import BASIC_TABLE, TECHNOLOGY_TABLE, expect_rows
from aevum.games.hyperborea.tiles import EXTRA_PROGRAM, EXTRA_SPACES, SPACES_PER_SET, read_spaces
from aevum.kernel.errors import BadTable

DECKS: Final = ("I", "II", "III", "IV")
BASIC_NAMES: Final = ("exploration", "warfare", "growth", "progress", "trade", "science")
BASIC_SETS: Final = 12
EXTRA: Final = 12
FIRST_TECHNOLOGY: Final = 13
TECHNOLOGY_COUNT: Final = 64

SPACES: Final[list[int]] = []
"""The kind of each space of each set: a colour, ANY, or NONE where there is none."""
SET_PROGRAM: Final[list[int]] = []
"""What a set generates when it is activated; NONE for a permanent technology."""
SET_PERMANENT: Final[list[int]] = []
SET_HAS_ATTACK: Final[list[int]] = []
"""Whether the effect contains an attack, also by a bonus (R15.1)."""
SET_NAMES: Final[list[str]] = []
SOT_PROGRAM: Final[list[int]] = []
INSTEAD_OF: Final[list[int]] = []
INSTEAD_TO: Final[list[int]] = []
BONUS_ON: Final[list[int]] = []
BONUS_PROGRAM: Final[list[int]] = []

TECHNOLOGY_NAMES: Final[list[str]] = []
TECHNOLOGY_DECK: Final[list[int]] = []
TECHNOLOGY_VP: Final[list[int]] = []


def add_set(name: str, spaces: list[int], program: int, permanent: Permanent | None) -> None:
    """Give a set its number."""
    SET_NAMES.append(name)
    SPACES.extend(spaces)
    SET_PROGRAM.append(program)
    SET_PERMANENT.append(0 if permanent is None else 1)
    shown = permanent or Permanent()
    SOT_PROGRAM.append(shown.sot_program)
    INSTEAD_OF.append(shown.instead_of)
    INSTEAD_TO.append(shown.instead_to)
    BONUS_ON.append(shown.bonus_on)
    BONUS_PROGRAM.append(shown.bonus_program)
    has_attack = shown.bonus_on == ATTACK or ATTACK in (shown.instead_of, shown.instead_to)
    for part in (program, shown.sot_program, shown.bonus_program):
        has_attack = has_attack or (part != NONE and mentions(part, ATTACK))
    SET_HAS_ATTACK.append(1 if has_attack else 0)


def read_basic_sets() -> None:
    """Read the sets printed on every player board, two to a technology."""
    expect_rows(BASIC_TABLE, BASIC_SETS)
    for i, row in enumerate(BASIC_TABLE.rows):
        if row.one_of("technology", BASIC_NAMES) != i // 2 or row.number("set", 1, 2) != i % 2 + 1:
            raise BadTable(f"{row.where}: here must stand {BASIC_NAMES[i // 2]}, set {i % 2 + 1}")
        program = read_program(row.where, row.text("effect"))
        name = f"{BASIC_NAMES[i // 2]}-{i % 2 + 1}"
        add_set(name, read_spaces(row.where, row.text("slots")), program, None)


def read_technology(row: Row, number: int) -> None:
    """Read one advanced technology."""
    name = f"T{number // 16 + 1}-{number % 16 + 1:02}"
    if row.text("id") != name or row.one_of("deck", DECKS) != number // 16:
        raise BadTable(f"{row.where}: here must stand {name} of deck {DECKS[number // 16]}")
    spaces = read_spaces(row.where, row.text("slots"))
    is_permanent = row.number("permanent", 0, 1) == 1
    starred = sum(letter.endswith("*") for letter in row.text("slots").split())
    if starred != (len(spaces) - spaces.count(NONE) if is_permanent else 0):
        raise BadTable(f"{row.where}: all spaces of a permanent technology have an asterisk")
    permanent: Permanent | None = None
    program = NONE
    if is_permanent:
        permanent = read_permanent(row.where, row.text("effect"))
    else:
        program = read_program(row.where, row.text("effect"))
    is_sot = permanent is not None and permanent.sot_program != NONE
    if row.number("start_of_turn", 0, 1) != (1 if is_sot else 0):
        raise BadTable(f"{row.where}: start_of_turn must be 1 with SOT and 0 without")
    add_set(name, spaces, program, permanent)
    TECHNOLOGY_NAMES.append(name)
    TECHNOLOGY_DECK.append(number // 16)
    TECHNOLOGY_VP.append(row.number("vp", 0, 9))


def read_sets() -> None:
    """Number all sets: basic ones, that of a faction tile, those of the technologies."""
    read_basic_sets()
    add_set("throne", EXTRA_SPACES[:], EXTRA_PROGRAM[0], None)
    expect_rows(TECHNOLOGY_TABLE, TECHNOLOGY_COUNT)
    for number, row in enumerate(TECHNOLOGY_TABLE.rows):
        read_technology(row, number)


read_sets()

SPACE_TAKES: Final = [1 << colour for colour in range(GREY + 1)] + [(1 << GREY) - 1]
"""The colours each kind of space takes, as a mask (R5.1 to R5.3)."""


def colours_taken(number: int) -> int:
    """Put together what the spaces of a set take."""
    taken = 0
    for space in range(SPACES_PER_SET):
        kind = SPACES[number * SPACES_PER_SET + space]
        if kind != NONE:
            taken |= SPACE_TAKES[kind]
    return taken


SET_TAKES: Final = [colours_taken(number) for number in range(len(SET_NAMES))]

SET_KINDS: Final = [
    [kind for kind in SPACES[at : at + SPACES_PER_SET] if kind != NONE]
    for at in range(0, len(SPACES), SPACES_PER_SET)
]
"""The kinds of the spaces of each set."""

COLOURS_IN: Final = [
    [colour for colour in range(CUBE_KINDS) if (mask >> colour) & 1]
    for mask in range(1 << CUBE_KINDS)
]
"""The colours of each mask."""
