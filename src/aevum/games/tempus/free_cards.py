"""Commander and Religion: cards that need no action of their own (R5.4, R8.8, R8.9)."""

from typing import Final

from aevum.games.tempus.effect_ids import COMMANDER, EFFECTS, RELIGION
from aevum.games.tempus.fight import Fight, attacks
from aevum.games.tempus.ids import CARD_TERRAINS, NONE, PLAY, effect_of
from aevum.games.tempus.religion import Convert, conversions
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import pack

IS_FREE: Final = [
    effect_of(card) in (COMMANDER, RELIGION) for card in range(len(EFFECTS) * CARD_TERRAINS)
]
"""Whether a card is a Commander or a Religion."""


def free_cards(g: Tempus, seat: int, out: list[int]) -> None:
    """Append every Commander that can attack and every Religion that can convert."""
    last = NONE
    is_open = False
    for card in g.players[seat].hand:
        if IS_FREE[card] and card != last:
            effect = effect_of(card)
            if last == NONE or effect_of(last) != effect:
                is_open = has_use(g, seat, effect)
            if is_open:
                out.append(pack(PLAY, card))
            last = card


def has_use(g: Tempus, seat: int, effect: int) -> bool:
    """Say whether a Commander finds anybody to attack, or a Religion anybody to convert."""
    if effect == COMMANDER:
        return len(attacks(g, seat, 1)) > 0
    return len(conversions(g, seat, 1)) > 0


def free_cards_within(g: Tempus, seat: int, out: list[int]) -> None:
    """Append the free cards that can be played between two steps of an action (T16, R11.7)."""
    if g.switches.free_cards_any_time:
        free_cards(g, seat, out)


def play_free_card(g: Tempus, seat: int, card: int) -> None:
    """Play a Commander or a Religion: its attack or its conversion follows at once."""
    g.play_card(seat, card)
    if effect_of(card) == COMMANDER:
        g.push(Fight(seat))
    else:
        g.push(Convert(seat))
