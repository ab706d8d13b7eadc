"""Discarding military cards of one's own choice, face down (R5.1, R7.3.3)."""

from dataclasses import dataclass

from aevum.games.through_the_ages.ids import DISCARD
from aevum.games.through_the_ages.question import Toll
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.kernel.action import pack, x_of
from aevum.kernel.message import Msg, seat_name


@dataclass(init=False, slots=True)
class DiscardMilitary(Toll):
    """Choose so many military cards, in ascending order."""

    lowest: int

    def __init__(self, seat: int = 0, left: int = 0, lowest: int = 0) -> None:
        Toll.__init__(self, seat, left)
        self.lowest = lowest

    def copy(self) -> "DiscardMilitary":
        """Return a frame with the same memory."""
        return DiscardMilitary(self.seat, self.left, self.lowest)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer each card after which enough cards are left to go on in order."""
        hand = g.players[self.seat].military_hand
        last = -1
        for i in range(len(hand)):
            is_new = hand[i] != last and hand[i] >= self.lowest
            last = hand[i]
            if is_new and len(hand) - i >= self.left:
                out.append(pack(DISCARD, hand[i]))

    def answer(self, g: Ages, action: int) -> None:
        """Discard one card."""
        g.discard_secretly(self.seat, x_of(action))
        self.lowest = x_of(action)
        self.left -= 1

    def prompt(self, g: Ages) -> Msg:
        """Say how many cards are to be discarded."""
        return Msg("prompt-discard", seat=seat_name(self.seat), n=self.left)

    def show(self, g: Ages, seat: int) -> Doing:
        """Show who discards how many cards."""
        return {"kind": "discard", "seat": self.seat, "left": self.left}
