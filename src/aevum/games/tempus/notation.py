"""Actions as words that read aloud: `from e5`, `attack e5 f5`, `play weapons forest`."""

import re
from typing import Final

from aevum.games.tempus.effect_ids import EFFECTS
from aevum.games.tempus.ids import (
    ACT,
    ACTIONS,
    ADVANCE,
    ATTACK,
    BUILD,
    CARD_TERRAINS,
    CONVERT,
    DEFER,
    DISCARD,
    FROM,
    GROW,
    NAME,
    PLACE,
    PLAY,
    SETTLE,
    TERRAINS,
    TO,
    TURN,
)
from aevum.games.tempus.island import MARGIN, WIDTH
from aevum.games.tempus.names import LETTERS, card_name, cell_name, hex_name
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE
from aevum.kernel.notation import UNCHECKED, Names, Notation, Number, Operand, Verb

HEX_NAME: Final = re.compile(r"(-?)([a-z])(-?[0-9]{1,2})")


def read_cell(name: str) -> int:
    """Read the name of a cell; a text that is none raises ValueError."""
    found = HEX_NAME.fullmatch(name)
    if found is None:
        raise ValueError(name)
    west, letter, number = found.groups()
    at = LETTERS.index(letter)
    at = -at - 1 if west else at
    row = int(number) - 1
    if not (-MARGIN <= at < WIDTH - MARGIN and -MARGIN <= row < WIDTH - MARGIN - 1):
        raise ValueError(name)
    return (row + MARGIN) * WIDTH + at + MARGIN


class Cell(Operand):
    """A place of the grid or near it, by column letter and row number."""

    def write(self, g: Tempus, n: int) -> str:
        """Name the cell."""
        return cell_name(n)

    def read(self, g: Tempus, text: str) -> int:
        """Find the cell."""
        return read_cell(text)


class Hex(Operand):
    """A land hex of the island; any other cell is well named, but not there."""

    def write(self, g: Tempus, n: int) -> str:
        """Name the hex."""
        return hex_name(g, n)

    def read(self, g: Tempus, text: str) -> int:
        """Find the hex."""
        cell = read_cell(text)
        return g.island.cells.index(cell) if cell in g.island.cells else UNCHECKED


HEX: Final = Hex()
NUMBER: Final = Number()
CARD: Final = Names(card_name(card) for card in range(len(EFFECTS) * CARD_TERRAINS))

NOTATION: Final = Notation(
    "from e5",
    Verb(DONE, "done"),
    Verb(ACT, "{x}", x=Names(ACTIONS)),
    Verb(PLACE, "place {x}", x=Cell()),
    Verb(TURN, "turn {x}", x=NUMBER),
    Verb(SETTLE, "settle {x}", x=HEX),
    Verb(FROM, "from {x}", x=HEX),
    Verb(TO, "to {x}", x=HEX),
    Verb(GROW, "grow {x}", x=HEX),
    Verb(BUILD, "build {y} {x}", x=HEX, y=NUMBER),
    Verb(ATTACK, "attack {x} {y}", x=HEX, y=HEX),
    Verb(CONVERT, "convert {x} {y}", x=HEX, y=HEX),
    Verb(NAME, "name {x}", x=Names(TERRAINS)),
    Verb(ADVANCE, "advance {x}", x=NUMBER),
    Verb(PLAY, "play {x}", x=CARD),
    Verb(DEFER, "defer {x}", x=CARD),
    Verb(DISCARD, "discard {x}", x=CARD),
)
