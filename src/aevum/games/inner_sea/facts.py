"""Facts of the journal as keys with arguments."""

from typing import Final

from aevum.games.inner_sea.ids import (
    ACQUIRED,
    ADDED,
    ALLIES,
    BARBARIANS,
    CARD_CANCELLED,
    CARD_PLAYED,
    CARDS_BOUGHT,
    CIVILIZATION_CHOSEN,
    COMPETITION_BEGAN,
    DEPLOYED,
    DISCARDED,
    DOMINATED,
    DREW,
    EPOCH_ENDED,
    EPOCH_EVENT,
    EVENT_DRAWN,
    EXCHANGED,
    FARED,
    FRESH_START,
    GAINED_TALENTS,
    GAME_ENDED,
    GAVE_CARD,
    LOOKED,
    LOOT,
    LOST_POINTS,
    LOST_TALENTS,
    MOVED,
    NOTES,
    ORDER_SET,
    PAID_CARD,
    POINTS,
    POINTS_BOUGHT,
    REMOVED,
    RESETTLED,
    RETIRED,
    RETURNED,
    REVEALED,
    SHIELDED,
    SHIELDS,
    SUDDEN_DEATH,
    TOOK_CARD,
    TREATY_MADE,
    TURN_BEGAN,
    WONDER_BUILT,
    WONDER_BURIED,
    WONDER_RAISED,
    WONDER_SILENCED,
    WONDER_TAKEN,
)
from aevum.games.inner_sea.names import (
    area_word,
    card_word,
    civilization_word,
    noted_word,
    wonder_word,
)
from aevum.games.inner_sea.noted import faction_of
from aevum.games.inner_sea.state import Sea
from aevum.kernel.message import Argument, Msg, seat_name
from aevum.kernel.state import HIDDEN, NOBODY, Note

CIV: Final = "civ"
TOLD: Final[dict[int, tuple[str, ...]]] = {
    TURN_BEGAN: ("epoch", "n"),
    RETIRED: (CIV, "area"),
    ACQUIRED: (CIV, "n"),
    RESETTLED: (CIV, "area"),
    DEPLOYED: (CIV, "area"),
    MOVED: (CIV, "area", "goal"),
    CARD_PLAYED: (CIV, "card"),
    CARD_CANCELLED: (CIV, "card"),
    TREATY_MADE: (CIV, "card"),
    WONDER_BUILT: (CIV, "wonder", "area"),
    WONDER_TAKEN: (CIV, "wonder"),
    WONDER_BURIED: (CIV, "wonder"),
    WONDER_RAISED: (CIV, "wonder"),
    WONDER_SILENCED: (CIV, "wonder"),
    ADDED: (CIV, "area", "n"),
    REMOVED: (CIV, "area", "n"),
    PAID_CARD: (CIV, "card"),
    GAINED_TALENTS: (CIV, "n"),
    LOST_TALENTS: (CIV, "n"),
    POINTS: (CIV, "n"),
    LOST_POINTS: (CIV, "n"),
    DREW: (CIV, "card"),
    DISCARDED: (CIV, "card"),
    EVENT_DRAWN: (CIV, "card"),
    COMPETITION_BEGAN: ("area",),
    REVEALED: (CIV, "card"),
    RETURNED: (CIV, "card"),
    ALLIES: (CIV, "area", "n"),
    LOOT: (CIV, "area", "n"),
    ORDER_SET: (CIV, "n"),
    FRESH_START: ("civilization",),
    SUDDEN_DEATH: ("card", "n"),
    EPOCH_ENDED: ("epoch",),
    EPOCH_EVENT: ("event", "card"),
    POINTS_BOUGHT: (CIV, "n"),
    CARDS_BOUGHT: (CIV, "n"),
    TOOK_CARD: (CIV, "card", "other"),
    GAVE_CARD: (CIV, "card", "other"),
    LOOKED: (CIV, "other"),
    GAME_ENDED: ("epoch", "n"),
    DOMINATED: (CIV, "area", "other"),
    EXCHANGED: (CIV, "card"),
    CIVILIZATION_CHOSEN: ("civilization", "seat"),
    FARED: (CIV, "area", "n", "before"),
}
"""What the operands of a fact are, after the civilization; others have none."""


def tell(g: Sea, note: Note) -> Msg:
    """Put one fact of the journal into words."""
    code, civ, a, b, c, _reader = note
    key = f"note-{NOTES[code]}"
    if code in (DREW, GAVE_CARD, TOOK_CARD) and a == HIDDEN:
        return Msg(f"{key}-hidden", civ=noted_word(g, civ))
    if code == SHIELDED:
        return Msg(f"{key}-{SHIELDS[a]}", civ=noted_word(g, civ))
    names = TOLD.get(code, (CIV,))
    if code in (ADDED, REMOVED) and civ == BARBARIANS:
        key, names = f"{key}-barbarian", names[1:]
    operands = [civ, a, b, c] if names[0] == CIV else [a, b]
    args: dict[str, Argument] = {}
    for i in range(len(names)):
        args[KEYS.get(names[i], names[i])] = argument(g, names[i], operands[i])
    return Msg(key, **args)


KEYS: Final = {"civilization": "civ"}
"""Gaps that go by another name than what fills them."""


def argument(g: Sea, name: str, operand: int) -> Argument:
    """Put one operand of a fact into words."""
    if name in (CIV, "other"):
        return noted_word(g, operand)
    if name == "card":
        return card_word(operand)
    if name in ("area", "goal"):
        return area_word(operand)
    if name == "wonder":
        return wonder_word(operand)
    if name == "civilization":
        return civilization_word(operand)
    if name == "seat":
        return seat_name(operand)
    if name == "epoch":
        return Msg(f"epoch-{operand}")
    if name == "event":
        return Msg(f"epoch-event-{operand}")
    return operand


def doer(g: Sea, note: Note) -> int:
    """Name the seat that leads the civilization a fact is of.

    Whoever chose a side of a scenario takes its place after all have chosen.
    """
    if note[0] == CIVILIZATION_CHOSEN:
        return note[3]
    faction = faction_of(note[1])
    return g.players[faction].seat if 0 <= faction < len(g.players) else NOBODY


PRICE: Final = ("removed", "paid-talent", "paid-card", "shielded", "card-cancelled")
YIELD: Final = ("gained-talents", "lost-talents", "points", "lost-points", "added")
SCENES: Final = {
    "competition-began": (
        "laid",
        "revealed",
        "returned",
        "allies",
        "fared",
        "loot",
        "moved",
        *PRICE,
        *YIELD,
    ),
    "event-drawn": ("wonder-raised", "wonder-buried", "reshuffled", *PRICE, *YIELD),
    "epoch-event": ("wonder-raised", "wonder-buried", "moved", "drew", *PRICE, *YIELD),
    "card-played": ("treaty-made", "took-card", "wonder-silenced", "wonder-taken", *PRICE, *YIELD),
    "acquired": (),
    "dominated": ("dominated",),
    "sudden-death": ("epoch-ended",),
}
"""What is shown as one outcome: the fact that opens it, and those that belong to it."""
