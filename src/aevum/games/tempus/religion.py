"""The idea card Religion (R8.9)."""

from dataclasses import dataclass

from aevum.games.tempus.hand import pay_sewerage
from aevum.games.tempus.ids import CONVERT, CONVERTED, EVERY, NONE
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import pack, x_of, y_of
from aevum.kernel.marks import i64
from aevum.kernel.state import Frame


@dataclass(init=False, slots=True)
class Convert(Frame):
    """One token of an adjacent hex leaves, one of the own supply is put on the own hex."""

    seat: int

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def copy(self) -> "Convert":
        """Return a frame with the same memory."""
        return Convert(self.seat)

    def step(self, g: Tempus) -> None:
        """Ask for the two hexes; the answer always ends the card."""
        g.ask(self.seat)

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer every conversion."""
        out.extend(conversions(g, self.seat))

    def answer(self, g: Tempus, action: int) -> None:
        """Convert the token; Sewerage pays for what is above the limit."""
        own = x_of(action)
        other = y_of(action)
        g.note(CONVERTED, self.seat, own, other, g.owner[other])
        g.remove_token(other)
        g.put_token(self.seat, own)
        g.pop()
        pay_sewerage(g, self.seat, g.tokens[own] - g.players[self.seat].limit())

    def is_midway(self) -> bool:
        """The card is played and nobody is converted yet."""
        return True


def may_convert(g: Tempus, seat: i64, place: i64) -> bool:
    """Say whether a token of this hex may be taken: never a player's last piece (R8.9)."""
    owner: i64 = g.owner[place]
    if owner == NONE or owner == seat or g.tokens[place] == 0:
        return False
    return len(g.players[owner].hexes) > 1 or g.tokens[place] > 1


def conversions(g: Tempus, seat: int, most: int = EVERY) -> list[int]:
    """List every own hex with room and every adjacent hex whose token may be taken (R8.9)."""
    found: list[int] = []
    p = g.players[seat]
    if p.supply == 0:
        return found
    limit = p.limit_with_sewerage()
    own: i64
    other: i64
    for own in p.hexes:
        if 0 < g.tokens[own] < limit:
            for other in g.island.near[own]:
                if may_convert(g, seat, other):
                    found.append(pack(CONVERT, own, other))
                    if len(found) == most:
                        return found
    return found
