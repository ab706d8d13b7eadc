"""Actions as words that read aloud: `place red warfare-1 2`, `walk d4 e4`, `take T3-03`.

A place is named by a letter from the west and a number from the north along the axes of the
layouts; the centre is d4. Sites of a hex, spaces of a set and branches of an effect count from 1.
"""

import re
from typing import Final

from aevum.games.hyperborea.board import BOARDS, REACH
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
    SPEND,
    START_CARD,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TRADE,
    UNUSED,
    UPGRADE,
    USE,
    WALK,
    WITHDRAW,
)
from aevum.games.hyperborea.sets import SET_NAMES, TECHNOLOGY_NAMES
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import DECKS, FACTIONS
from aevum.games.hyperborea.tiles import TILE_NAMES
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.notation import unreadable

LETTERS: Final = "abcdefg"
PLACE_NAME: Final = re.compile(r"([a-g])([1-7])")
EXAMPLE: Final = "walk d4 e4"
UNCHECKED: Final = 4095
"""A place that is named rightly but is not on this board: never legal."""

PLAIN_VERBS: Final = {"use": USE, "keep": KEEP, "draw": DRAW_CUBE}
PLACE_VERBS: Final = {"fortify": FORTIFY, "recruit": RECRUIT, "clone": CLONE_AT}
STEP_VERBS: Final = {"walk": WALK, "fly": FLY_TO}
SITE_VERBS: Final = {"enter": ENTER, "convert": CONVERT}
TARGET_VERBS: Final = {"attack": STRIKE, "shoot": SHOOT}
COLOUR_VERBS: Final = {
    "extra": EXTRA_CUBE,
    "mark": MARK,
    "leave": LEAVE,
    "upgrade": UPGRADE,
    "lower": LOWER,
}
NAME_VERBS: Final = {
    "faction": (CHOOSE_FACTION, [*FACTIONS]),
    "tile": (CHOOSE_TILE, TILE_NAMES),
    "card": (START_CARD, TECHNOLOGY_NAMES),
    "spy": (IMITATE, TECHNOLOGY_NAMES),
    "take": (TAKE, TECHNOLOGY_NAMES),
    "replace": (REPLACE, [*DECKS]),
    "pay": (PAY_FOR, PAY_NAMES),
    "afflict": (AFFLICT, NEIGHBOURS_NAMES),
}
NUMBER_VERBS: Final = {"spend": SPEND, "trade": TRADE, "develop": DEVELOP}
CUBE_VERBS: Final = {"retrieve": TAKE_BACK, "purge": PURGE, "give": GIVE, "bag": BAG}
VERBS: Final = {
    kind: verb
    for verbs in (
        PLAIN_VERBS,
        PLACE_VERBS,
        STEP_VERBS,
        SITE_VERBS,
        TARGET_VERBS,
        COLOUR_VERBS,
        NUMBER_VERBS,
        CUBE_VERBS,
    )
    for verb, kind in verbs.items()
} | {kind: verb for verb, (kind, _) in NAME_VERBS.items()}


def place_name(g: Hyperborea, place: int) -> str:
    """Name a place of the board."""
    board = BOARDS[g.seats]
    return f"{LETTERS[board.q[place] + REACH]}{board.r[place] + REACH + 1}"


def target_name(target: int) -> str:
    """Name what is attacked or withdrawn on a hex."""
    if target >= FORTRESS:
        return f"fortress {target - FORTRESS}"
    if target >= FREE_FIGURE:
        return f"seat {target - FREE_FIGURE}"
    return f"site {target + 1}"


def cube_name(where: int, which: int) -> str:
    """Name a cube by its area and colour, or by its set and space."""
    if where in (AVAILABLE, UNUSED):
        return f"{AREAS[where - AVAILABLE]} {COLOURS[which]}"
    return f"{SET_NAMES[where]} {which + 1}"


def to_text(g: Hyperborea, action: int) -> str:
    """Write an action."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if action == DONE:
        return "done"
    if kind == PLACE:
        return f"place {COLOURS[y % 8]} {SET_NAMES[x]} {y // 8 + 1}"
    if kind == ADVANCE:
        return f"advance {COLOURS[x]} {y}"
    if kind == MAKE:
        return f"create {COLOURS[x]}{' any' if y else ''}"
    if kind == CHOOSE:
        return f"choose {x + 1}" if y == 0 else f"choose {x + 1} {y + 1}"
    if kind == WITHDRAW:
        free = y == FREE_FIGURE
        return f"withdraw {place_name(g, x)} {'free' if free else target_name(y)}"
    verb = VERBS[kind]
    if verb in PLAIN_VERBS:
        return verb
    if verb in PLACE_VERBS:
        return f"{verb} {place_name(g, x)}"
    if verb in STEP_VERBS:
        return f"{verb} {place_name(g, x)} {place_name(g, y)}"
    if verb in SITE_VERBS:
        return f"{verb} {place_name(g, x)} {y + 1}"
    if verb in TARGET_VERBS:
        return f"{verb} {place_name(g, x)} {target_name(y)}"
    if verb in COLOUR_VERBS:
        return f"{verb} {COLOURS[x]}"
    if verb in NAME_VERBS:
        return f"{verb} {NAME_VERBS[verb][1][x]}"
    if verb in CUBE_VERBS:
        return f"{verb} {cube_name(x, y)}"
    return f"{verb} {x if kind == DEVELOP else x + 1}"


def parse(g: Hyperborea, text: str) -> int:
    """Read an action, legal or not."""
    match text.split():
        case ["done"]:
            return DONE
        case ["place", colour, name, space]:
            where = read_name(text, SET_NAMES, name)
            y = read_number(text, space, 1, 4) * 8 + read_name(text, [*COLOURS], colour)
            return pack(PLACE, where, y)
        case ["advance", colour, steps]:
            return pack(ADVANCE, read_name(text, [*COLOURS], colour), read_number(text, steps, 0))
        case ["create", colour]:
            return pack(MAKE, read_name(text, [*COLOURS], colour))
        case ["create", colour, "any"]:
            return pack(MAKE, read_name(text, [*COLOURS], colour), 1)
        case ["choose", branch]:
            return pack(CHOOSE, read_number(text, branch, 1))
        case ["choose", branch, icon]:
            return pack(CHOOSE, read_number(text, branch, 1), read_icon(text, icon))
        case ["withdraw", name, "free"]:
            return pack(WITHDRAW, read_place(g, text, name), FREE_FIGURE)
        case ["withdraw", name, "site", number]:
            return pack(WITHDRAW, read_place(g, text, name), read_number(text, number, 1, 2))
        case [verb, *rest]:
            return parse_verb(g, text, verb, rest)
    raise unreadable(text, EXAMPLE)


def parse_verb(g: Hyperborea, text: str, verb: str, rest: list[str]) -> int:
    """Read an action whose verb tells what follows."""
    match rest:
        case [] if verb in PLAIN_VERBS:
            return pack(PLAIN_VERBS[verb])
        case [name] if verb in PLACE_VERBS:
            return pack(PLACE_VERBS[verb], read_place(g, text, name))
        case [start, goal] if verb in STEP_VERBS:
            return pack(STEP_VERBS[verb], read_place(g, text, start), read_place(g, text, goal))
        case [name, number] if verb in SITE_VERBS:
            n = read_number(text, number, 1, 2)
            return pack(SITE_VERBS[verb], read_place(g, text, name), n)
        case [name, what, number] if verb in TARGET_VERBS:
            return pack(
                TARGET_VERBS[verb], read_place(g, text, name), read_target(text, what, number)
            )
        case [colour] if verb in COLOUR_VERBS:
            return pack(COLOUR_VERBS[verb], read_name(text, [*COLOURS], colour))
        case [name] if verb in NAME_VERBS:
            kind, names = NAME_VERBS[verb]
            return pack(kind, read_name(text, names, name))
        case [number] if verb in NUMBER_VERBS:
            first = 0 if verb == "develop" else 1
            return pack(NUMBER_VERBS[verb], read_number(text, number, first))
        case [area, colour] if verb in CUBE_VERBS and area in AREAS:
            where = AVAILABLE + AREAS.index(area)
            return pack(CUBE_VERBS[verb], where, read_name(text, [*COLOURS], colour))
        case [name, space] if verb in CUBE_VERBS:
            where = read_name(text, SET_NAMES, name)
            return pack(CUBE_VERBS[verb], where, read_number(text, space, 1, 4))
    raise unreadable(text, EXAMPLE)


def read_place(g: Hyperborea, text: str, name: str) -> int:
    """Read the name of a place; one that this board does not have is no place."""
    found = PLACE_NAME.fullmatch(name)
    if found is None:
        raise unreadable(text, EXAMPLE)
    place = BOARDS[g.seats].place_at(
        LETTERS.index(found.group(1)) - REACH, int(found.group(2)) - REACH - 1
    )
    return UNCHECKED if place == NONE else place


def read_target(text: str, what: str, number: str) -> int:
    """Read what is attacked."""
    if what == "site":
        return read_number(text, number, 1, 2)
    if what == "seat":
        return FREE_FIGURE + read_number(text, number, 0, 5)
    if what == "fortress":
        return FORTRESS + read_number(text, number, 0, 5)
    raise unreadable(text, EXAMPLE)


def read_name(text: str, names: list[str], name: str) -> int:
    """Read a name out of a list."""
    if name not in names:
        raise unreadable(text, EXAMPLE)
    return names.index(name)


def read_icon(text: str, number: str) -> int:
    """Read an icon after the first; the first is not named."""
    icon = read_number(text, number, 1)
    if icon == 0:
        raise unreadable(text, EXAMPLE)
    return icon


def read_number(text: str, number: str, first: int, most: int = 99) -> int:
    """Read a small number that counts from a first one."""
    if not (number.isascii() and number.isdigit() and len(number) < 3):
        raise unreadable(text, EXAMPLE)
    if not first <= int(number) <= most:
        raise unreadable(text, EXAMPLE)
    return int(number) - first
