"""Actions as words that read aloud: `from e5`, `attack e5 f5`, `play weapons forest`."""

import re
from typing import Final

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
    EFFECTS,
    FROM,
    GROW,
    NAME,
    PLACE,
    PLAY,
    SETTLE,
    TERRAINS,
    TO,
    TURN,
    card_of,
)
from aevum.games.tempus.island import MARGIN, WIDTH
from aevum.games.tempus.names import card_name, cell_name, hex_name
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.notation import unreadable

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
HEX_NAME: Final = re.compile(r"(-?)([a-z])(-?[0-9]{1,2})")
EXAMPLE: Final = "from e5"
UNCHECKED: Final = 4095
"""A hex that is named rightly but is no land: never legal, so that the door refuses it."""

HEX_VERBS: Final = {"settle": SETTLE, "from": FROM, "to": TO, "grow": GROW}
PAIR_VERBS: Final = {"attack": ATTACK, "convert": CONVERT}
CARD_VERBS: Final = {"play": PLAY, "defer": DEFER, "discard": DISCARD}
NUMBER_VERBS: Final = {"turn": TURN, "advance": ADVANCE}
VERBS: Final = {
    kind: verb
    for verbs in (HEX_VERBS, PAIR_VERBS, CARD_VERBS, NUMBER_VERBS)
    for verb, kind in verbs.items()
}


def to_text(g: Tempus, action: int) -> str:
    """Write an action."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if action == DONE:
        return "done"
    if kind == ACT:
        return ACTIONS[x]
    if kind == PLACE:
        return f"place {cell_name(x)}"
    if kind == NAME:
        return f"name {TERRAINS[x]}"
    if kind == BUILD:
        return f"build {y} {hex_name(g, x)}"
    verb = VERBS[kind]
    if verb in HEX_VERBS:
        return f"{verb} {hex_name(g, x)}"
    if verb in PAIR_VERBS:
        return f"{verb} {hex_name(g, x)} {hex_name(g, y)}"
    if verb in CARD_VERBS:
        return f"{verb} {card_name(x)}"
    return f"{verb} {x}"


def parse(g: Tempus, text: str) -> int:
    """Read an action, legal or not."""
    words = text.lower().split()
    match words:
        case ["done"]:
            return DONE
        case [action] if action in ACTIONS:
            return pack(ACT, ACTIONS.index(action))
        case ["place", name]:
            return pack(PLACE, read_cell(text, name))
        case ["name", terrain] if terrain in TERRAINS:
            return pack(NAME, TERRAINS.index(terrain))
        case ["build", value, name]:
            return pack(BUILD, read_hex(g, text, name), read_number(text, value))
        case [verb, name] if verb in HEX_VERBS:
            return pack(HEX_VERBS[verb], read_hex(g, text, name))
        case [verb, first, second] if verb in PAIR_VERBS:
            return pack(PAIR_VERBS[verb], read_hex(g, text, first), read_hex(g, text, second))
        case [verb, effect, terrain] if verb in CARD_VERBS:
            return pack(CARD_VERBS[verb], read_card(text, effect, terrain))
        case [verb, number] if verb in NUMBER_VERBS:
            return pack(NUMBER_VERBS[verb], read_number(text, number))
    raise unreadable(text, EXAMPLE)


def read_cell(text: str, name: str) -> int:
    """Read the name of a cell."""
    found = HEX_NAME.fullmatch(name)
    if found is None:
        raise unreadable(text, EXAMPLE)
    west, letter, number = found.groups()
    at = LETTERS.index(letter)
    at = -at - 1 if west else at
    row = int(number) - 1
    if not (-MARGIN <= at < WIDTH - MARGIN and -MARGIN <= row < WIDTH - MARGIN - 1):
        raise unreadable(text, EXAMPLE)
    return (row + MARGIN) * WIDTH + at + MARGIN


def read_hex(g: Tempus, text: str, name: str) -> int:
    """Read the name of a hex of the island; any other cell is no hex."""
    cell = read_cell(text, name)
    return g.island.cells.index(cell) if cell in g.island.cells else UNCHECKED


def read_card(text: str, effect: str, terrain: str) -> int:
    """Read the name of a card."""
    if effect not in EFFECTS or terrain not in TERRAINS[:CARD_TERRAINS]:
        raise unreadable(text, EXAMPLE)
    return card_of(EFFECTS.index(effect), TERRAINS.index(terrain))


def read_number(text: str, number: str) -> int:
    """Read a small number."""
    if not (number.isascii() and number.isdigit() and len(number) < 3):
        raise unreadable(text, EXAMPLE)
    return int(number)
