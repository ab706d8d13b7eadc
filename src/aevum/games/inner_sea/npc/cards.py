"""How non-player civilizations use cards and build Wonders (S6.7 to S6.9, S6.13)."""

from typing import Final

from aevum.games.inner_sea.card_ids import ARCHITECT, BLOOD_OFFERING, RESTORATION
from aevum.games.inner_sea.cards.deeds import DEEDS
from aevum.games.inner_sea.ids import (
    BUILD,
    BURIED,
    COMPETITION,
    EXCHANGE,
    INVESTMENT,
    NEGATION,
    PLAY,
)
from aevum.games.inner_sea.npc.card_rank import ADDS, GAINS
from aevum.games.inner_sea.npc.rank import is_spare
from aevum.games.inner_sea.npc.targets import LEAST_HARM, target_worth
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS
from aevum.kernel.action import DONE, kind_of, x_of

SPARE_DISKS: Final = 2
SPARE_GOODS: Final = 3
"""S6.7: so many Talents and cards together are needed to build."""
GOODS_OF_ARCHITECT: Final = 2
"""With the Architect so many, itself among them, will do (T18)."""


def choose_action(g: Sea, civ: int, options: list[int]) -> int:
    """Exchange what is of no use; then the first line that applies (S6.7)."""
    useless = [action for action in options if is_useless(g, civ, action)]
    if useless:
        return max(useless)
    best = DONE
    most = 0
    for action in options:
        kind, x = kind_of(action), x_of(action)
        worth = 0
        if kind == BUILD:
            worth = 6000 - x if may_afford_wonder(g, civ, SPARE_GOODS) else 0
        elif kind == PLAY:
            line = action_line(g, civ, x)
            worth = line * 1000 - x if line > 0 else 0
        if worth > most:
            most = worth
            best = action
    return best


def is_useless(g: Sea, civ: int, action: int) -> bool:
    """Say whether a card may be exchanged that no line of S6.7 speaks for."""
    card = x_of(action)
    if kind_of(action) != EXCHANGE or CARD_CLASS[card] == NEGATION:
        return False
    return CARD_CLASS[card] != COMPETITION and action_line(g, civ, card) == 0


def action_line(g: Sea, civ: int, card: int) -> int:
    """Rank a card by the lines of S6.7: the earlier, the more; nought if none applies."""
    if card == ARCHITECT:
        return 7 if may_afford_wonder(g, civ, GOODS_OF_ARCHITECT) else 0
    if ADDS[card]:
        return 5
    if GAINS[card]:
        return 4 if does_gain(g, civ, card) else 0
    if CARD_CLASS[card] == INVESTMENT:
        return 3
    options: list[int] = []
    DEEDS[card].offer(g, civ, card, [], options)
    for action in options:
        if target_worth(g, civ, card, [], action) >= LEAST_HARM:
            return 2
    return 0


def does_gain(g: Sea, civ: int, card: int) -> bool:
    """A Blood Offering needs a disk to spare; Restoration must not raise another's Wonder."""
    if card == BLOOD_OFFERING:
        for area in g.players[civ].held:
            if is_spare(g, civ, area):
                return True
        return False
    if card == RESTORATION:
        is_any_buried = False
        for wonder in range(len(g.wonder_state)):
            if g.wonder_state[wonder] == BURIED:
                is_any_buried = True
                if g.wonder_owner[wonder] == civ:
                    return True
        return not is_any_buried
    return True


def may_afford_wonder(g: Sea, civ: int, goods: int) -> bool:
    """Two fourth disks or Camps and enough Talents and cards, from turn 2 of the game on."""
    p = g.players[civ]
    spare = 0
    for area in p.held:
        if is_spare(g, civ, area):
            spare += 1
    has_goods = p.talents + len(p.hand) >= goods
    return not g.is_first_turn() and spare >= SPARE_DISKS and has_goods
