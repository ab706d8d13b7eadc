"""Offering a pact (R3.4)."""

from dataclasses import dataclass

from aevum.games.through_the_ages.ids import (
    ACCEPT,
    NONE,
    PACT_MADE,
    PACT_OFFERED,
    PACT_REFUSED,
)
from aevum.games.through_the_ages.names import card_word, side_word
from aevum.games.through_the_ages.ratings import civil_total, military_total, settle_actions
from aevum.games.through_the_ages.row import end_pact
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import CARDS, PACT_HAS_SIDES
from aevum.kernel.action import DONE, pack
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame


@dataclass(init=False, slots=True)
class OfferPact(Frame):
    """The other player accepts or refuses; a refused card returns to the hand (R3.4.2).

    While it is offered the card lies on the table, not in the hand.
    """

    seat: int
    card: int
    other: int
    side: int
    is_answered: bool

    def __init__(
        self,
        seat: int = 0,
        card: int = 0,
        other: int = 0,
        side: int = 0,
        is_answered: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.other = other
        self.side = side
        self.is_answered = is_answered

    def copy(self) -> "OfferPact":
        """Return a frame with the same memory."""
        return OfferPact(self.seat, self.card, self.other, self.side, self.is_answered)

    def step(self, g: Ages) -> None:
        """Ask once."""
        if self.is_answered:
            g.pop()
            return
        g.note(PACT_OFFERED, self.seat, self.card, self.other, self.side)
        g.ask(self.other)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer to refuse and to accept."""
        out.append(DONE)
        out.append(pack(ACCEPT))

    def answer(self, g: Ages, action: int) -> None:
        """Make the pact, or leave the card in the hand."""
        self.is_answered = True
        if action == DONE:
            g.players[self.seat].take_military_card(self.card)
            g.note(PACT_REFUSED, self.other, self.card, self.seat)
        else:
            make_pact(g, self.seat, self.card, self.other, self.side)

    def prompt(self, g: Ages) -> Msg:
        """Say which pact is offered, and which side would be the own."""
        who, other, card = seat_name(self.other), seat_name(self.seat), card_word(self.card)
        if not PACT_HAS_SIDES[self.card]:
            return Msg("prompt-pact", seat=who, card=card, other=other)
        side = side_word(1 - self.side)
        return Msg("prompt-pact-side", seat=who, card=card, other=other, side=side)

    def show(self, g: Ages, seat: int) -> Doing:
        """Show the pact that is offered."""
        return {
            "kind": "pact",
            "seat": self.seat,
            "card": CARDS[self.card],
            "other": self.other,
            "side": self.side,
        }


def make_pact(g: Ages, seat: int, card: int, other: int, side: int) -> None:
    """Put a pact into the own area, where it replaces another (R3.4.3, R3.4.4)."""
    p = g.players[seat]
    if p.pact != NONE:
        end_pact(g, seat)
    civil, military = civil_total(p), military_total(g, seat)
    other_civil = civil_total(g.players[other])
    other_military = military_total(g, other)
    g.lay_pact(seat, card, other, side)
    settle_actions(g, seat, civil, military)
    settle_actions(g, other, other_civil, other_military)
    g.note(PACT_MADE, seat, card, other, side)
