"""Answers as keys with arguments; the catalogues have the words."""

from typing import Final

from aevum.games.inner_sea.ids import (
    BECOME,
    CHOICES,
    CHOOSE,
    FACTIONS,
    LOSE,
    MOVE,
    NEGATE,
    POWERS,
    SHIELD,
    SHIELDS,
    STRIKE,
    TALENT,
    USE,
)
from aevum.games.inner_sea.names import (
    area_word,
    card_word,
    civilization_word,
    faction_word,
    wonder_word,
)
from aevum.games.inner_sea.notation import AREA, CARD, FACTION, NOTATION, WONDERS
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.message import Msg, kebab

CHOSEN_BY_NAME: Final = {SHIELD: SHIELDS, USE: POWERS, CHOOSE: CHOICES}


def label(g: Sea, action: int) -> Msg:
    """Put one legal answer into words: the key is its verb."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    procedure = g.stack[-1]
    assert isinstance(procedure, Procedure), g.explain()
    if action == DONE:
        return Msg(procedure.done_key())
    if kind == LOSE:
        return Msg(procedure.loss_key(x))
    key = f"label-{NOTATION.by_kind[kind].name}"
    if kind in CHOSEN_BY_NAME:
        return Msg(f"{key}-{kebab(CHOSEN_BY_NAME[kind][x])}")
    if kind == STRIKE:
        count = g.disks[x * FACTIONS + y] + g.white[x * FACTIONS + y]
        return Msg(key, area=area_word(x), other=faction_word(g, y), n=count)
    if kind == MOVE:
        return Msg(key, area=area_word(x), goal=area_word(y))
    if kind == NEGATE:
        return Msg(key, card=card_word(x), other=card_word(y))
    return label_of_one(g, key, kind, x)


def label_of_one(g: Sea, key: str, kind: int, x: int) -> Msg:
    """Put an answer that names one thing, or a number, into words."""
    operand = NOTATION.by_kind[kind].operands["{x}"]
    if operand is AREA:
        return Msg(key, area=area_word(x), n=g.disks[x * FACTIONS + g.decider])
    if operand is CARD:
        return Msg(key, card=card_word(x))
    if operand is WONDERS:
        return Msg(key, wonder=wonder_word(x))
    if operand is FACTION:
        return Msg(key, other=faction_word(g, x))
    if kind == BECOME:
        return Msg(key, civ=civilization_word(x))
    return Msg(key) if kind == TALENT else Msg(key, n=x)
