"""Actions as words that read aloud: `take 3`, `upgrade bronze iron`, `attack raid_i 2`."""

from typing import Final

from aevum.games.through_the_ages.effect_ids import (
    CHRISTOPHER_COLUMBUS,
    WINSTON_CHURCHILL,
)
from aevum.games.through_the_ages.ids import (
    ACCEPT,
    ATTACK,
    BID,
    BREAK,
    BUILD,
    COPY,
    DESTROY,
    DEVELOP,
    DISBAND,
    DISCARD,
    FOOD,
    INCREASE,
    NONE,
    OFFER,
    PICK,
    PLAY,
    PREPARE,
    RAZE,
    RECALL,
    RECRUIT,
    RESIGN,
    RETURN,
    REVOLUTION,
    SEND,
    STAGE,
    TAKE,
    UPGRADE,
    USE,
)
from aevum.games.through_the_ages.tables import CARD_SLOT, CARDS, EFFECT, PACT_HAS_SIDES, SLOT_CARD
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.notation import unreadable

EXAMPLE: Final = "build bronze"
BARE_VERBS: Final = {"increase": INCREASE, "resign": RESIGN, "accept": ACCEPT}
SLOT_VERBS: Final = {
    "build": BUILD,
    "destroy": DESTROY,
    "disband": DISBAND,
    "recruit": RECRUIT,
    "send": SEND,
    "recall": RECALL,
    "return": RETURN,
}
CARD_VERBS: Final = {
    "play": PLAY,
    "develop": DEVELOP,
    "revolution": REVOLUTION,
    "copy": COPY,
    "prepare": PREPARE,
    "discard": DISCARD,
    "pick": PICK,
    "use": USE,
}
NUMBER_VERBS: Final = {"stage": STAGE, "bid": BID, "food": FOOD}
SEAT_VERBS: Final = {"take": TAKE, "break": BREAK}
"""Places and players are counted from one."""
VERBS: Final = {
    kind: verb
    for verbs in (BARE_VERBS, SLOT_VERBS, CARD_VERBS, NUMBER_VERBS, SEAT_VERBS)
    for verb, kind in verbs.items()
}
CHURCHILL_CHOICES: Final = ("culture", "army")
SIDES: Final = ("a", "b")
NUMBER_OF: Final = {name: card for card, name in enumerate(CARDS)}


def to_text(action: int) -> str:
    """Write an action."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if action == DONE:
        return "done"
    if kind == UPGRADE:
        return f"upgrade {slot_name(x)} {slot_name(y)}"
    if kind == ATTACK:
        return f"attack {CARDS[x]} {y + 1}"
    if kind == OFFER:
        side = f" {SIDES[y % 2]}" if PACT_HAS_SIDES[x] else ""
        return f"offer {CARDS[x]} {y // 2 + 1}{side}"
    if kind == RAZE:
        return f"raze {slot_name(x)} {y + 1}"
    verb = VERBS[kind]
    if verb in BARE_VERBS:
        return verb
    if verb in SLOT_VERBS:
        return f"{verb} {slot_name(x)}"
    if verb in NUMBER_VERBS:
        return f"{verb} {x}"
    if verb in SEAT_VERBS:
        return f"{verb} {x + 1}"
    if kind == USE and EFFECT[x] == WINSTON_CHURCHILL:
        return f"use {CARDS[x]} {CHURCHILL_CHOICES[y]}"
    if kind == USE and EFFECT[x] == CHRISTOPHER_COLUMBUS:
        return f"use {CARDS[x]} {CARDS[y]}"
    return f"{verb} {CARDS[x]}"


def slot_name(slot: int) -> str:
    """Name the technology that a worker stands on."""
    return CARDS[SLOT_CARD[slot]]


def parse(text: str) -> int:
    """Read an action, legal or not."""
    words = text.lower().split()
    match words:
        case ["done"]:
            return DONE
        case [verb] if verb in BARE_VERBS:
            return pack(BARE_VERBS[verb])
        case [verb, number] if verb in NUMBER_VERBS:
            return pack(NUMBER_VERBS[verb], read_number(text, number))
        case [verb, number] if verb in SEAT_VERBS:
            return pack(SEAT_VERBS[verb], read_count(text, number))
        case [verb, name] if verb in SLOT_VERBS:
            return pack(SLOT_VERBS[verb], read_slot(text, name))
        case ["use", name, *choice]:
            card = read_card(text, name)
            return pack(USE, card, read_choice(text, card, choice))
        case [verb, name] if verb in CARD_VERBS and verb != "use":
            return pack(CARD_VERBS[verb], read_card(text, name))
        case ["upgrade", old, new]:
            return pack(UPGRADE, read_slot(text, old), read_slot(text, new))
        case ["attack", name, number]:
            return pack(ATTACK, read_card(text, name), read_count(text, number))
        case ["raze", name, number]:
            return pack(RAZE, read_slot(text, name), read_count(text, number))
        case ["offer", name, number, *side]:
            return read_offer(text, read_card(text, name), read_count(text, number), side)
    raise unreadable(text, EXAMPLE)


def read_offer(text: str, card: int, seat: int, side: list[str]) -> int:
    """Read an offer; a pact with two sides needs one to be named."""
    if not PACT_HAS_SIDES[card]:
        if side:
            raise unreadable(text, EXAMPLE)
        return pack(OFFER, card, seat * 2)
    if len(side) != 1 or side[0] not in SIDES:
        raise unreadable(text, EXAMPLE)
    return pack(OFFER, card, seat * 2 + SIDES.index(side[0]))


def read_choice(text: str, card: int, choice: list[str]) -> int:
    """Read what a leader is used for; most are used for one thing only."""
    has_choice = EFFECT[card] in (WINSTON_CHURCHILL, CHRISTOPHER_COLUMBUS)
    if len(choice) != has_choice:
        raise unreadable(text, EXAMPLE)
    if EFFECT[card] == CHRISTOPHER_COLUMBUS:
        return read_card(text, choice[0])
    if not has_choice:
        return 0
    if choice[0] not in CHURCHILL_CHOICES:
        raise unreadable(text, EXAMPLE)
    return CHURCHILL_CHOICES.index(choice[0])


def read_card(text: str, name: str) -> int:
    """Read the name of a card."""
    if name not in NUMBER_OF:
        raise unreadable(text, EXAMPLE)
    return NUMBER_OF[name]


def read_slot(text: str, name: str) -> int:
    """Read the name of a technology that carries workers."""
    slot = CARD_SLOT[read_card(text, name)]
    if slot == NONE:
        raise unreadable(text, EXAMPLE)
    return slot


def read_number(text: str, number: str) -> int:
    """Read a small number."""
    if not (number.isascii() and number.isdigit() and len(number) < 3):
        raise unreadable(text, EXAMPLE)
    return int(number)


def read_count(text: str, number: str) -> int:
    """Read a place or a player, counted from one."""
    found = read_number(text, number)
    if found == 0:
        raise unreadable(text, EXAMPLE)
    return found - 1
