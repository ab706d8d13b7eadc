"""International Agreement: the strongest takes cards from the row (R10.12)."""

from dataclasses import dataclass

from aevum.games.through_the_ages.actions import take_options
from aevum.games.through_the_ages.costs import place_price
from aevum.games.through_the_ages.row import fill_row, take_card
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.kernel.action import DONE, x_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame


@dataclass(init=False, slots=True)
class Agreement(Frame):
    """Take cards for an allowance of civil actions; then the row is filled up."""

    seat: int
    left: int
    taken: int

    def __init__(self, seat: int = 0, left: int = 0, taken: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def copy(self) -> "Agreement":
        """Return a frame with the same memory."""
        return Agreement(self.seat, self.left, self.taken)

    def step(self, g: Ages) -> None:
        """Ask while something can be taken; then slide and fill the row, clearing nothing."""
        out: list[int] = []
        self.options(g, out)
        if len(out) > 1:
            g.ask(self.seat)
            return
        if self.taken > 0:
            g.players[self.seat].skips_politics = True
        g.pop()
        fill_row(g, False)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer to stop, and every card within the allowance."""
        out.append(DONE)
        if self.left >= 0:
            take_options(g, self.seat, self.left, out)

    def answer(self, g: Ages, action: int) -> None:
        """Take a card, or stop."""
        if action == DONE:
            self.left = -1
            return
        p = g.players[self.seat]
        place = x_of(action)
        price = place_price(p, g.row[place], place)
        self.left -= price
        self.taken += 1
        if g.switches.agreement_spends_own:
            p.spend_civil(price)
        take_card(g, self.seat, place, False)

    def prompt(self, g: Ages) -> Msg:
        """Say how much is left of the allowance."""
        return Msg("prompt-agreement", seat=seat_name(self.seat), n=self.left)

    def show(self, g: Ages, seat: int) -> Doing:
        """Show what is left of the allowance."""
        return {"kind": "agreement", "seat": self.seat, "left": self.left}
