"""All sets of spaces and the advanced technologies (R5.12, R12), in flat tables.

A set has one number in the whole game: first the sets of the basic technologies, then the set of a
faction tile, then one for each advanced technology; what a later edition brings follows after.
"""

from typing import Final

from aevum.games.common.table import Row, since
from aevum.games.hyperborea.abilities import SPACES_PER_SET, read_spaces
from aevum.games.hyperborea.ids import ATTACK, CUBE_KINDS, GREY, NONE
from aevum.games.hyperborea.printed import permanent_in, program_in
from aevum.games.hyperborea.programs import Permanent, mentions
from aevum.games.hyperborea.tables import (
    BASIC_TABLE,
    BASICS,
    DECKS,
    TABLES,
    TECHNOLOGY_TABLE,
    built_in,
    expect_rows,
    of_edition,
)
from aevum.games.hyperborea.tiles import EXTRA_PROGRAM, EXTRA_SPACES
from aevum.kernel.errors import BadTable

SETS_OF_A_BASIC: Final = 2
BASIC_SETS: Final = len(of_edition(BASIC_TABLE.rows, 1))
"""So many sets of basic technologies stand first on every board; later editions may add some."""
EXTRA: Final = BASIC_SETS
"""The set of a faction tile."""

SPACES: Final[list[int]] = []
"""The kind of each space of each set: a colour, ANY, or NONE where there is none."""
SET_PROGRAM: Final[list[int]] = []
"""What a set generates when it is activated; NONE for a permanent technology."""
SET_PERMANENT: Final[list[int]] = []
SET_HAS_ATTACK: Final[list[int]] = []
"""Whether the effect contains an attack, also by a bonus (R15.1)."""
SET_NAMES: Final[list[str]] = []
SET_BASIC: Final[list[int]] = []
"""The basic technology of each set; NONE for others."""
SET_TECHNOLOGY: Final[list[int]] = []
"""The advanced technology of each set; NONE for others."""
SOT_PROGRAM: Final[list[int]] = []
INSTEAD_OF: Final[list[int]] = []
INSTEAD_TO: Final[list[int]] = []
BONUS_ON: Final[list[int]] = []
BONUS_PROGRAM: Final[list[int]] = []

BASICS_SINCE: Final[list[int]] = []
"""The edition with which each set of a basic technology joined."""
BASIC_NUMBERS: Final[list[int]] = []
"""The numbers of these sets."""
TECHNOLOGY_SET: Final[list[int]] = []
"""The set of each advanced technology."""
TECHNOLOGY_SINCE: Final[list[int]] = []
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


def add_basic_set(row: Row) -> None:
    """Read a set printed on every player board, two to a technology."""
    at = len(BASIC_NUMBERS)
    basic, n = at // SETS_OF_A_BASIC, at % SETS_OF_A_BASIC + 1
    if row.one_of("technology", BASICS) != basic or row.number("set", 1, SETS_OF_A_BASIC) != n:
        raise BadTable(f"{row.where}: here must stand {BASICS[basic]}, set {n}")
    BASIC_NUMBERS.append(len(SET_NAMES))
    BASICS_SINCE.append(since(row))
    SET_BASIC.append(basic)
    SET_TECHNOLOGY.append(NONE)
    spaces = read_spaces(row.where, row.text("slots"))
    add_set(f"{BASICS[basic]}-{n}", spaces, program_in(row, "effect"), None)


def add_extra_set() -> None:
    """Give the set of a faction tile its number."""
    SET_BASIC.append(NONE)
    SET_TECHNOLOGY.append(NONE)
    add_set("throne", EXTRA_SPACES[:], EXTRA_PROGRAM[0], None)


BUILT_IN_TECHNOLOGIES: Final = built_in(TECHNOLOGY_TABLE)


def check_technology(row: Row, number: int) -> None:
    """Demand the built-in cards in their order, each in its deck, and new names for others."""
    if number < len(BUILT_IN_TECHNOLOGIES):
        known = BUILT_IN_TECHNOLOGIES[number]
        name, deck = known.text("id"), known.text("deck")
        if row.text("id") != name or row.text("deck") != deck:
            raise BadTable(f"{row.where}: here must stand {name} of deck {deck}")
    elif row.text("id") in TECHNOLOGY_NAMES:
        raise BadTable(f"{row.where}: there are two of {row.text('id')}")


def read_technology(row: Row, number: int) -> None:
    """Read one advanced technology."""
    check_technology(row, number)
    spaces = read_spaces(row.where, row.text("slots"))
    is_permanent = row.number("permanent", 0, 1) == 1
    check_asterisks(row, len(spaces) - spaces.count(NONE) if is_permanent else 0)
    permanent = permanent_in(row) if is_permanent else None
    program = NONE if is_permanent else program_in(row, "effect")
    is_sot = permanent is not None and permanent.sot_program != NONE
    if row.number("start_of_turn", 0, 1) != (1 if is_sot else 0):
        raise BadTable(f"{row.where}: start_of_turn must be 1 with SOT and 0 without")
    TECHNOLOGY_SET.append(len(SET_NAMES))
    TECHNOLOGY_SINCE.append(since(row))
    TECHNOLOGY_NAMES.append(row.text("id"))
    TECHNOLOGY_DECK.append(row.one_of("deck", DECKS))
    TECHNOLOGY_VP.append(row.number("vp", 0, 9))
    SET_BASIC.append(NONE)
    SET_TECHNOLOGY.append(number)
    add_set(row.text("id"), spaces, program, permanent)


def check_asterisks(row: Row, due: int) -> None:
    """Demand an asterisk at all spaces of a permanent technology, and at no others."""
    starred = 0
    for letter in row.text("slots").split():
        if letter.endswith("*"):
            starred += 1
    if starred != due:
        raise BadTable(f"{row.where}: all spaces of a permanent technology have an asterisk")


def read_sets() -> None:
    """Number all sets, edition by edition."""
    expect_rows(BASIC_TABLE)
    expect_rows(TECHNOLOGY_TABLE)
    for edition in range(1, TABLES.edition + 1):
        for row in of_edition(BASIC_TABLE.rows, edition):
            add_basic_set(row)
        if edition == 1:
            add_extra_set()
        for row in of_edition(TECHNOLOGY_TABLE.rows, edition):
            read_technology(row, len(TECHNOLOGY_NAMES))


read_sets()

SPACE_TAKES: Final = [1 << colour for colour in range(GREY + 1)] + [(1 << GREY) - 1]
"""The colours each kind of space takes, as a mask (R5.1 to R5.3)."""

SET_KINDS: Final = [
    [kind for kind in SPACES[at : at + SPACES_PER_SET] if kind != NONE]
    for at in range(0, len(SPACES), SPACES_PER_SET)
]
"""The kinds of the spaces of each set."""
SET_SIZE: Final = [len(kinds) for kinds in SET_KINDS]

COLOURS_IN: Final = [
    [colour for colour in range(CUBE_KINDS) if (mask >> colour) & 1]
    for mask in range(1 << CUBE_KINDS)
]
"""The colours of each mask."""
