"""The faction tiles (R15), read once into flat tables."""

from typing import Final

from aevum.games.common.table import Row
from aevum.games.hyperborea.effects import read_permanent, read_program
from aevum.games.hyperborea.ids import (
    ABILITIES,
    BONUS,
    CHARGE_PER_RESET,
    CHARGES,
    COLOUR_LETTERS,
    COLOURS,
    DISCOUNT_ANY,
    EXTRA_SET,
    FACTIONS,
    GREY,
    GREY_AS,
    NONE,
    START_GEM,
    START_TECH,
    TRADE_GEM,
)
from aevum.games.hyperborea.tables import FACTION_TABLE, FORTRESSES, TECHNOLOGY_TABLE, expect_rows
from aevum.kernel.errors import BadTable

SPACES_PER_SET: Final = 4
"""Room for the spaces of a set; none of the game has more than three."""

SIDES: Final = ("A", "B")

TILE_NAMES: Final[list[str]] = []
TILE_FACTION: Final[list[int]] = []
TILE_ABILITY: Final[list[int]] = []
TILE_NUMBER: Final[list[int]] = []
"""Charges, gems, or the colour that grey cubes may fill."""
TILE_PROGRAM: Final[list[int]] = []
TILE_BONUS_ON: Final[list[int]] = []
TILE_TECHNOLOGIES: Final[list[list[int]]] = []
EXTRA_SPACES: Final[list[int]] = [NONE] * SPACES_PER_SET
EXTRA_PROGRAM: Final[list[int]] = [NONE]


def read_spaces(where: str, text: str) -> list[int]:
    """Read the spaces of a set, filled up with NONE; an asterisk is told by another column."""
    letters = text.replace("*", "").split()
    if not 1 <= len(letters) <= SPACES_PER_SET:
        raise BadTable(f"{where}: a set has 1 to {SPACES_PER_SET} spaces, not '{text}'")
    spaces: list[int] = []
    for letter in letters:
        if letter not in COLOUR_LETTERS:
            raise BadTable(f"{where}: '{letter}' is no space; they are {' '.join(COLOUR_LETTERS)}")
        spaces.append(COLOUR_LETTERS.index(letter))
    return spaces + [NONE] * (SPACES_PER_SET - len(spaces))


def read_tile(row: Row) -> None:
    """Read one faction tile."""
    ability = row.text("ability")
    name = ability.replace(":", "(").split("(", maxsplit=1)[0]
    if name not in ABILITIES:
        raise BadTable(f"{row.where}: ability must be one of {', '.join(ABILITIES)}")
    if "(" in ability and not ability.endswith(")"):
        raise BadTable(f"{row.where}: '{ability}' needs a closing bracket")
    kind = ABILITIES.index(name)
    inner = ability[len(name) + 1 : -1].strip()
    number = NONE
    program = NONE
    bonus_on = NONE
    if kind == CHARGES:
        count, text = split_once(row, inner)
        number = small_number(row, count)
        program = read_program(row.where, text)
    elif kind == CHARGE_PER_RESET:
        number = 1
        program = read_program(row.where, inner)
    elif kind == EXTRA_SET:
        if EXTRA_PROGRAM[0] != NONE:
            raise BadTable(f"{row.where}: only one tile can have a set of its own")
        slots, text = split_once(row, inner)
        EXTRA_SPACES[:] = read_spaces(row.where, slots)
        EXTRA_PROGRAM[0] = read_program(row.where, text)
    elif kind == GREY_AS:
        if inner not in COLOURS[:GREY]:
            raise BadTable(f"{row.where}: '{inner}' is no colour")
        number = COLOURS.index(inner)
    elif kind == BONUS:
        permanent = read_permanent(row.where, ability)
        bonus_on = permanent.bonus_on
        program = permanent.bonus_program
    elif kind == START_GEM:
        number = small_number(row, split_once(row, ability)[1])
    elif kind == TRADE_GEM:
        program = read_trade(row, inner)
    elif kind == DISCOUNT_ANY and inner != "ATTACK":
        raise BadTable(f"{row.where}: DISCOUNT_ANY is for ATTACK only")
    faction = row.one_of("faction", FACTIONS)
    title = f"{FACTIONS[faction]}_{SIDES[row.one_of('tile', SIDES)].lower()}"
    if row.text("id") != title or title in TILE_NAMES:
        raise BadTable(f"{row.where}: id must be faction and tile, here {title}, once each")
    TILE_NAMES.append(title)
    TILE_FACTION.append(faction)
    TILE_ABILITY.append(kind)
    TILE_NUMBER.append(number)
    TILE_PROGRAM.append(program)
    TILE_BONUS_ON.append(bonus_on)
    TILE_TECHNOLOGIES.append(start_technologies(row, inner) if kind == START_TECH else [])


def split_once(row: Row, text: str) -> tuple[str, str]:
    """Split the inside of an ability at its first colon."""
    if ":" not in text:
        raise BadTable(f"{row.where}: '{text}' needs a colon")
    first, rest = text.split(":", 1)
    return first.strip(), rest.strip()


def small_number(row: Row, text: str) -> int:
    """Read a number of tokens or gems."""
    if not text.strip().isdigit() or not 1 <= int(text) <= FORTRESSES:
        raise BadTable(f"{row.where}: '{text}' must be a number from 1 to {FORTRESSES}")
    return int(text)


def read_trade(row: Row, inner: str) -> int:
    """Read what one gem buys on an own turn (R15.7)."""
    price, _, bought = inner.partition("=>")
    if price.strip() != "REMOVE_GEM:1":
        raise BadTable(f"{row.where}: a faction tile trades one gem, PAY(REMOVE_GEM:1 => ...)")
    return read_program(row.where, bought.strip())


def start_technologies(row: Row, inner: str) -> list[int]:
    """Find the technologies of which a faction starts with one (R2.8)."""
    titles = [card.text("name") for card in TECHNOLOGY_TABLE.rows]
    found: list[int] = []
    for title in inner.split("|"):
        if title.strip() not in titles:
            raise BadTable(f"{row.where}: there is no technology '{title.strip()}'")
        found.append(titles.index(title.strip()))
    return found


def read_tiles() -> None:
    """Read all faction tiles, two to a faction."""
    expect_rows(FACTION_TABLE, 2 * len(FACTIONS))
    for row in FACTION_TABLE.rows:
        read_tile(row)
    given = [card for cards in TILE_TECHNOLOGIES for card in cards]
    for row, cards in zip(FACTION_TABLE.rows, TILE_TECHNOLOGIES, strict=True):
        if any(given.count(card) > 1 for card in cards):
            raise BadTable(f"{row.where}: a technology can be the start card of one tile only")


read_tiles()
