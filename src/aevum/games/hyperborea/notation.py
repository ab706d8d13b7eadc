"""Actions as words that read aloud: `place red warfare-1 2`, `walk d4 e4`, `take T3-03`.

A place is named by a letter from the west and a number from the north along the axes of the
layouts; the centre is d4. Sites of a hex, spaces of a set and branches of an effect count from 1.
"""

import re
from collections.abc import Sequence
from typing import Final

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.board import BOARDS, MOST, REACH
from aevum.games.hyperborea.effects import NEIGHBOURS_NAMES, PAY_NAMES
from aevum.games.hyperborea.ids import (
    ADVANCE,
    AFFLICT,
    AREAS,
    AVAILABLE,
    BAG,
    CHOOSE,
    CHOOSE_FACTION,
    CHOOSE_TILE,
    CLONE_AT,
    COLOURS,
    CONVERT,
    DEVELOP,
    DRAW_CUBE,
    ENTER,
    EXTRA_CUBE,
    FLY_TO,
    FORTIFY,
    FORTRESS,
    FREE_FIGURE,
    GIVE,
    IMITATE,
    KEEP,
    LEAVE,
    LOWER,
    MAKE,
    MARK,
    NONE,
    PAY_FOR,
    PLACE,
    PURGE,
    RECRUIT,
    REPLACE,
    SHOOT,
    SITES_ON_HEX,
    SPEND,
    START_CARD,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TAKE_GEM,
    TRADE,
    UPGRADE,
    USE,
    WALK,
    WITHDRAW,
)
from aevum.games.hyperborea.names import LETTERS, place_name
from aevum.games.hyperborea.sets import SET_NAMES, TECHNOLOGY_NAMES
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import DECKS, FACTIONS
from aevum.games.hyperborea.tiles import TILE_NAMES
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.notation import UNCHECKED, Notation, Number, Operand, Verb

PLACE_NAME: Final = re.compile(r"([a-g])([1-7])")


class Place(Operand):
    """A place of the board."""

    def write(self, g: Hyperborea, n: int) -> str:
        """Name a place."""
        return place_name(g, n)

    def read(self, g: Hyperborea, text: str) -> int:
        """Read the name of a place; one that this board does not have is never legal."""
        found = PLACE_NAME.fullmatch(text)
        if found is None:
            raise ValueError(text)
        q, r = LETTERS.index(found.group(1)) - REACH, int(found.group(2)) - REACH - 1
        place = BOARDS[g.seats].place_at(q, r)
        return UNCHECKED if place == NONE else place


class Count(Number):
    """A number as it is counted from 1, within bounds."""

    def __init__(self, least: int = 1, most: int = 99) -> None:
        Number.__init__(self)
        self.least = least
        self.most = most

    def write(self, g: Hyperborea, n: int) -> str:
        """Count from 1."""
        return str(n + 1)

    def read(self, g: Hyperborea, text: str) -> int:
        """Read the number; the first is 0."""
        number = Number.read(self, g, text)
        if not self.least <= number <= self.most:
            raise ValueError(text)
        return number - 1


class Named(Operand):
    """A thing by its name, written as the tables write it; the first has a number of its own."""

    def __init__(self, names: Sequence[str], first: int = 0) -> None:
        self.names = names
        self.first = first

    def write(self, g: Hyperborea, n: int) -> str:
        """Write the name."""
        return self.names[n - self.first]

    def read(self, g: Hyperborea, text: str) -> int:
        """Find the name."""
        return self.first + [name.lower() for name in self.names].index(text.lower())


class Target(Operand):
    """What is attacked on a hex: who stands in a site, or a free figure or fortress of a seat."""

    words = 2

    def write(self, g: Hyperborea, n: int) -> str:
        """Name what is attacked."""
        if n >= FORTRESS:
            return f"fortress {n - FORTRESS}"
        return f"seat {n - FREE_FIGURE}" if n >= FREE_FIGURE else f"site {n + 1}"

    def read(self, g: Hyperborea, text: str) -> int:
        """Read what is attacked."""
        what, _, number = text.partition(" ")
        if what == "site":
            return SITE.read(g, number)
        seat = Number(1).read(g, number)
        if seat >= MOST or what not in ("seat", "fortress"):
            raise ValueError(text)
        return (FREE_FIGURE if what == "seat" else FORTRESS) + seat


HEX: Final = Place()
SITE: Final = Count(most=SITES_ON_HEX)
SPACE: Final = Count(most=SPACES_PER_SET)
NUMBER: Final = Number()
COLOUR: Final = Named(COLOURS)
CARD: Final = Named(TECHNOLOGY_NAMES)
SET: Final = Named(SET_NAMES)


class Short(Verb):
    """A verb that is written shorter where its y has the usual value."""

    def __init__(self, usual: int, pattern: str, full: Verb) -> None:
        Verb.__init__(self, full.kind, pattern, full.operands["{x}"])
        self.usual = usual
        self.full = full

    def write(self, g: Hyperborea, x: int, y: int) -> str:
        """Write the short form, or the full one."""
        return Verb.write(self, g, x, y) if y == self.usual else self.full.write(g, x, y)

    def read(self, g: Hyperborea, words: list[str]) -> int | None:
        """Read either form."""
        action = Verb.read(self, g, words)
        if action is None:
            return self.full.read(g, words)
        return pack(self.kind, x_of(action), self.usual)


class OwnCube(Verb):
    """A verb for a cube, which is named by its set and space, or by its area and colour."""

    def __init__(self, kind: int, pattern: str) -> None:
        Verb.__init__(self, kind, pattern, SET, SPACE)
        self.loose = Verb(kind, pattern, Named(AREAS, AVAILABLE), COLOUR)

    def write(self, g: Hyperborea, x: int, y: int) -> str:
        """Name the cube by where it lies."""
        return self.loose.write(g, x, y) if x >= AVAILABLE else Verb.write(self, g, x, y)

    def read(self, g: Hyperborea, words: list[str]) -> int | None:
        """Read either form."""
        action = self.loose.read(g, words)
        return Verb.read(self, g, words) if action is None else action


class PlaceCube(Verb):
    """`place red warfare-1 2`: y is the space and the colour of the cube in one."""

    def write(self, g: Hyperborea, x: int, y: int) -> str:
        """Write the colour, the set and the space."""
        return f"place {COLOURS[y % 8]} {SET.write(g, x)} {SPACE.write(g, y // 8)}"

    def read(self, g: Hyperborea, words: list[str]) -> int | None:
        """Read the colour, the set and the space."""
        action = Verb.read(self, g, words[:1] + words[2:])
        if action is None or words[1] not in COLOURS:
            return None
        return pack(PLACE, x_of(action), y_of(action) * 8 + COLOURS.index(words[1]))


NOTATION: Final = Notation(
    "walk d4 e4",
    Verb(DONE, "done"),
    Verb(CHOOSE_FACTION, "faction {x}", Named(FACTIONS)),
    Verb(CHOOSE_TILE, "tile {x}", Named(TILE_NAMES)),
    Verb(START_CARD, "card {x}", CARD),
    Verb(EXTRA_CUBE, "extra {x}", COLOUR),
    Verb(MARK, "mark {x}", COLOUR),
    PlaceCube(PLACE, "place {x} {y}", SET, SPACE),
    Verb(LEAVE, "leave {x}", COLOUR),
    Verb(ENTER, "enter {x} {y}", HEX, SITE),
    Verb(WALK, "walk {x} {y}", HEX, HEX),
    Verb(FLY_TO, "fly {x} {y}", HEX, HEX),
    Verb(STRIKE, "attack {x} {y}", HEX, Target()),
    Verb(SHOOT, "shoot {x} {y}", HEX, Target()),
    Verb(CONVERT, "convert {x} {y}", HEX, SITE),
    Verb(FORTIFY, "fortify {x}", HEX),
    Verb(RECRUIT, "recruit {x}", HEX),
    Verb(CLONE_AT, "clone {x}", HEX),
    Verb(DRAW_CUBE, "draw"),
    OwnCube(TAKE_BACK, "retrieve {x} {y}"),
    Verb(IMITATE, "spy {x}", CARD),
    Verb(TAKE, "take {x}", CARD),
    Verb(REPLACE, "replace {x}", Named(DECKS)),
    Verb(ADVANCE, "advance {x} {y}", COLOUR, NUMBER),
    Verb(DEVELOP, "develop {x}", NUMBER),
    Verb(UPGRADE, "upgrade {x}", COLOUR),
    Short(0, "create {x}", Verb(MAKE, "create {x} {y}", COLOUR, Named(["any"], 1))),
    OwnCube(PURGE, "purge {x} {y}"),
    Verb(PAY_FOR, "pay {x}", Named(PAY_NAMES)),
    Verb(AFFLICT, "afflict {x}", Named(NEIGHBOURS_NAMES)),
    Verb(USE, "use"),
    Verb(KEEP, "keep"),
    Verb(SPEND, "spend {x}", Count()),
    Verb(TRADE, "trade {x}", Count()),
    Short(0, "choose {x}", Verb(CHOOSE, "choose {x} {y}", Count(), Count(least=2))),
    OwnCube(GIVE, "give {x} {y}"),
    Short(FREE_FIGURE, "withdraw {x} free", Verb(WITHDRAW, "withdraw {x} site {y}", HEX, SITE)),
    Verb(LOWER, "lower {x}", COLOUR),
    OwnCube(BAG, "bag {x} {y}"),
    Verb(TAKE_GEM, "collect gem"),
)
