"""Paying with cards of the hand: Sewerage for a full hex, discards above the hand limit."""

from dataclasses import dataclass

from aevum.games.common.distinct import distinct
from aevum.games.tempus.effect_ids import SEWERAGE
from aevum.games.tempus.ids import CARD_TERRAINS, DISCARD, NONE, PLAY, effect_of
from aevum.games.tempus.player import Player
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import HAND_LIMIT
from aevum.kernel.action import pack, x_of
from aevum.kernel.frames import Repeat
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg, seat_name


def cards_for(p: Player, effect: int, kind: int, out: list[int]) -> None:
    """Append an answer of a kind with each different card of an effect in the hand."""
    first: i64 = effect * CARD_TERRAINS
    last: i64 = NONE
    card: i64
    for card in p.hand:
        if first <= card < first + CARD_TERRAINS and card != last:
            out.append(pack(kind, card))
            last = card


def draw_ideas(g: Tempus, seat: int, count: int) -> None:
    """Draw cards and then discard down to the hand limit of the own era (R6.12)."""
    g.draw_cards(seat, count)
    p = g.players[seat]
    excess = len(p.hand) - HAND_LIMIT[p.era]
    if excess > 0:
        g.push(DiscardDown(seat, excess, excess))


@dataclass(init=False, slots=True)
class DiscardDown(Repeat):
    """Discard cards of own choice, exactly as many as the hand is above its limit (R6.12)."""

    def copy(self) -> "DiscardDown":
        """Return a frame with the same memory."""
        return DiscardDown(self.seat, self.least, self.most, self.picked, self.lowest)

    def is_asked(self, g: Tempus) -> bool:
        """There are always as many cards as are above the limit."""
        return True

    def items(self, g: Tempus, out: list[int]) -> None:
        """Offer each card from which on there are still enough cards to discard."""
        hand = g.players[self.seat].hand
        lowest: i64 = self.lowest
        last: i64 = NONE
        i: i64
        for i in range(len(hand) - (self.most - self.picked) + 1):
            card: i64 = hand[i]
            if card >= lowest and card != last:
                out.append(pack(DISCARD, card))
                last = card

    def chosen(self, g: Tempus, action: int) -> None:
        """Discard one card."""
        self.lowest = x_of(action)
        g.discard_card(self.seat, x_of(action))

    def prompt(self, g: Tempus) -> Msg:
        """Say how many cards are to be discarded."""
        return Msg("prompt-discard", seat=seat_name(self.seat), n=self.most - self.picked)


@dataclass(init=False, slots=True)
class PaySewerage(Repeat):
    """Play as many Sewerage cards as a hex is above its limit (R8.10)."""

    def copy(self) -> "PaySewerage":
        """Return a frame with the same memory."""
        return PaySewerage(self.seat, self.least, self.most, self.picked, self.lowest)

    def items(self, g: Tempus, out: list[int]) -> None:
        """Offer each Sewerage card from which on there are still enough of them."""
        cards = [card for card in g.players[self.seat].hand if effect_of(card) == SEWERAGE]
        enough = cards[: len(cards) - (self.most - self.picked) + 1]
        for card in distinct(enough, self.lowest):
            out.append(pack(PLAY, card))

    def chosen(self, g: Tempus, action: int) -> None:
        """Play one Sewerage card."""
        self.lowest = x_of(action)
        g.play_card(self.seat, x_of(action))

    def finish(self, g: Tempus) -> None:
        """Nothing may be left unpaid."""
        assert self.picked == self.most, g.explain()
        g.pop()

    def is_midway(self) -> bool:
        """The token that needs the card has arrived, but the card is not yet paid."""
        return True

    def prompt(self, g: Tempus) -> Msg:
        """Say how many Sewerage cards are needed."""
        return Msg("prompt-sewerage", seat=seat_name(self.seat), n=self.most - self.picked)


def pay_sewerage(g: Tempus, seat: int, need: int) -> None:
    """Ask for the Sewerage cards that a hex above its limit needs, if any."""
    if need > 0:
        g.push(PaySewerage(seat, need, need))
