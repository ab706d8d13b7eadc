"""Actions as words that read aloud: `deploy egypt`, `play gold_mine`, `strike troy trojans`."""

from typing import Final

from aevum.games.inner_sea.ids import (
    AGAINST,
    AT,
    BARBARIANS,
    BECOME,
    BUILD,
    CHOICES,
    CHOOSE,
    COMMIT,
    DEPLOY,
    DISCARD,
    EXCHANGE,
    GIVE,
    GIVE_DISK,
    KEEP,
    LOSE,
    MOVE,
    NEGATE,
    NEXT,
    NUMBER,
    PLACE,
    PLAY,
    POWERS,
    RESETTLE,
    RETIRE,
    SHIELD,
    SHIELDS,
    SILENCE,
    SPEND,
    STRIKE,
    TAKE,
    TALENT,
    USE,
    WONDER,
)
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, CARD_NAMES, CIVILIZATION_NAMES, WONDER_NAMES
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.notation import unreadable

EXAMPLE: Final = "deploy egypt"
LOSSES: Final = ("own", "white")
UNCHECKED: Final = 4095
"""A faction that is named rightly but does not play: never legal, so that the door refuses it."""

AREA_VERBS: Final = {
    "retire": RETIRE,
    "resettle": RESETTLE,
    "deploy": DEPLOY,
    "at": AT,
    "sacrifice": GIVE_DISK,
}
CARD_VERBS: Final = {
    "play": PLAY,
    "exchange": EXCHANGE,
    "spend": SPEND,
    "commit": COMMIT,
    "discard": DISCARD,
    "keep": KEEP,
    "take": TAKE,
    "give": GIVE,
    "next": NEXT,
}
WONDER_VERBS: Final = {"build": BUILD, "wonder": WONDER, "silence": SILENCE}
NUMBER_VERBS: Final = {"place": PLACE, "number": NUMBER}
NAME_VERBS: Final = {
    "lose": (LOSE, LOSSES),
    "shield": (SHIELD, SHIELDS),
    "use": (USE, POWERS),
    "choose": (CHOOSE, CHOICES),
    "become": (BECOME, CIVILIZATION_NAMES),
}
VERBS: Final = {
    kind: verb
    for verbs in (AREA_VERBS, CARD_VERBS, WONDER_VERBS, NUMBER_VERBS)
    for verb, kind in verbs.items()
} | {kind: verb for verb, (kind, _) in NAME_VERBS.items()}


def faction_name(g: Sea, faction: int) -> str:
    """Name a faction by its civilization."""
    if faction == BARBARIANS:
        return "barbarians"
    return CIVILIZATION_NAMES[g.players[faction].civilization]


def to_text(g: Sea, action: int) -> str:
    """Write an action."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if action == DONE:
        return "done"
    if kind == TALENT:
        return "talent"
    if kind == STRIKE:
        return f"strike {AREA_NAMES[x]} {faction_name(g, y)}"
    if kind == AGAINST:
        return f"against {faction_name(g, x)}"
    if kind == MOVE:
        return f"move {AREA_NAMES[x]} {AREA_NAMES[y]}"
    if kind == NEGATE:
        return f"negate {CARD_NAMES[y]} {CARD_NAMES[x]}"
    verb = VERBS[kind]
    if verb in AREA_VERBS:
        return f"{verb} {AREA_NAMES[x]}"
    if verb in CARD_VERBS:
        return f"{verb} {CARD_NAMES[x]}"
    if verb in WONDER_VERBS:
        return f"{verb} {WONDER_NAMES[x]}"
    if verb in NUMBER_VERBS:
        return f"{verb} {x}"
    return f"{verb} {NAME_VERBS[verb][1][x]}"


def parse(g: Sea, text: str) -> int:
    """Read an action, legal or not."""
    match text.lower().split():
        case ["done"]:
            return DONE
        case ["talent"]:
            return pack(TALENT)
        case ["strike", area, faction]:
            return pack(STRIKE, read(text, area, AREA_NAMES), read_faction(g, text, faction))
        case ["against", faction]:
            return pack(AGAINST, read_faction(g, text, faction))
        case ["move", start, goal]:
            return pack(MOVE, read(text, start, AREA_NAMES), read(text, goal, AREA_NAMES))
        case ["negate", card, negation]:
            return pack(NEGATE, read(text, negation, CARD_NAMES), read(text, card, CARD_NAMES))
        case [verb, area] if verb in AREA_VERBS:
            return pack(AREA_VERBS[verb], read(text, area, AREA_NAMES))
        case [verb, card] if verb in CARD_VERBS:
            return pack(CARD_VERBS[verb], read(text, card, CARD_NAMES))
        case [verb, wonder] if verb in WONDER_VERBS:
            return pack(WONDER_VERBS[verb], read(text, wonder, WONDER_NAMES))
        case [verb, number] if verb in NUMBER_VERBS:
            return pack(NUMBER_VERBS[verb], read_number(text, number))
        case [verb, name] if verb in NAME_VERBS:
            kind, names = NAME_VERBS[verb]
            return pack(kind, read(text, name, names))
    raise unreadable(text, EXAMPLE)


def read(text: str, name: str, names: tuple[str, ...]) -> int:
    """Read a name out of a list of names."""
    if name not in names:
        raise unreadable(text, EXAMPLE)
    return names.index(name)


def read_faction(g: Sea, text: str, name: str) -> int:
    """Read the name of a faction; a civilization that does not play is never legal."""
    if name == "barbarians":
        return BARBARIANS
    civilization = read(text, name, CIVILIZATION_NAMES)
    for civ in range(len(g.players)):
        if g.players[civ].civilization == civilization:
            return civ
    return UNCHECKED


def read_number(text: str, number: str) -> int:
    """Read a small number."""
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        raise unreadable(text, EXAMPLE)
    return int(number)
