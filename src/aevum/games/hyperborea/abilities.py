"""What a faction tile can do, as its cell of the table says (R15)."""

from typing import Final

from aevum.games.common.table import Row
from aevum.games.hyperborea.ids import (
    ABILITIES,
    BONUS,
    CHARGE_PER_RESET,
    CHARGES,
    COLOUR_LETTERS,
    COLOURS,
    DISCOUNT_ANY,
    EXTRA_SET,
    GREY,
    GREY_AS,
    NONE,
    START_GEM,
    START_TECH,
    TRADE_GEM,
)
from aevum.games.hyperborea.programs import read_permanent, read_program
from aevum.games.hyperborea.tables import FORTRESSES
from aevum.kernel.errors import BadTable

SPACES_PER_SET: Final = 4
"""Room for the spaces of a set; none of the game has more than three."""


class Ability:
    """What one faction tile can do; of its fields an ability uses those it needs."""

    __slots__ = ("bonus_on", "kind", "number", "program", "spaces", "titles")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.number = NONE
        """Charges, gems, or the colour that grey cubes may fill."""
        self.program = NONE
        self.bonus_on = NONE
        self.spaces: list[int] = []
        self.titles: list[str] = []
        """The technologies of which a faction starts with one (R2.8)."""


def read_ability(row: Row) -> Ability:
    """Read the ability of a faction tile: its name, and in brackets what it is about."""
    text = row.text("ability")
    name = text.replace(":", "(").split("(", maxsplit=1)[0]
    if name not in ABILITIES:
        raise BadTable(f"{row.where}: ability must be one of {', '.join(ABILITIES)}")
    if "(" in text and not text.endswith(")"):
        raise BadTable(f"{row.where}: '{text}' needs a closing bracket")
    ability = Ability(ABILITIES.index(name))
    inner = text[len(name) + 1 :].removesuffix(")").strip()
    if ability.kind == START_GEM:
        ability.number = small_number(row, split_once(row, text)[1])
    elif ability.kind == BONUS:
        permanent = read_permanent(row.where, text)
        ability.bonus_on = permanent.bonus_on
        ability.program = permanent.bonus_program
    else:
        read_inner(row, ability, inner)
    return ability


def read_inner(row: Row, ability: Ability, inner: str) -> None:
    """Read what stands in the brackets of an ability."""
    kind = ability.kind
    if kind == CHARGES:
        count, effect = split_once(row, inner)
        ability.number = small_number(row, count)
        ability.program = read_program(row.where, effect)
    elif kind == CHARGE_PER_RESET:
        ability.number = 1
        ability.program = read_program(row.where, inner)
    elif kind == EXTRA_SET:
        slots, effect = split_once(row, inner)
        ability.spaces = read_spaces(row.where, slots)
        ability.program = read_program(row.where, effect)
    elif kind == GREY_AS:
        ability.number = colour_of(row, inner)
    elif kind == TRADE_GEM:
        ability.program = read_trade(row, inner)
    elif kind == START_TECH:
        ability.titles = [title.strip() for title in inner.split("|")]
    elif kind == DISCOUNT_ANY and inner != "ATTACK":
        raise BadTable(f"{row.where}: DISCOUNT_ANY is for ATTACK only")


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


def colour_of(row: Row, name: str) -> int:
    """Read a colour that is not grey."""
    if name not in COLOURS[:GREY]:
        raise BadTable(f"{row.where}: '{name}' is no colour")
    return COLOURS.index(name)


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
