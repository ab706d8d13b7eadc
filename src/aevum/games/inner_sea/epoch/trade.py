"""Talents become points at the end of an epoch (R9.5)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.ids import MOST_NAMED, NUMBER, POINTS_BOUGHT
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.kernel.action import pack, x_of
from aevum.kernel.message import Msg

TALENTS_FOR_A_POINT: Final = 2


@dataclass(init=False, slots=True)
class BuyPoints(Procedure):
    """In turn order, two Talents for a point, any number of times (R9.5)."""

    turn: int

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def copy(self) -> "BuyPoints":
        """Return a frame with the same memory."""
        return BuyPoints(self.turn)

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-buy-points", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Ask the next civilization with two Talents."""
        while self.turn < len(g.order):
            if g.players[g.order[self.turn]].talents >= TALENTS_FOR_A_POINT:
                g.decide(g.order[self.turn])
                return
            self.turn += 1
        g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer every number of points that can be paid; who takes the most is asked again."""
        most = g.players[g.order[self.turn]].talents // TALENTS_FOR_A_POINT
        for count in range(min(most, MOST_NAMED) + 1):
            out.append(pack(NUMBER, count))

    def answer(self, g: Sea, action: int) -> None:
        """Pay and score."""
        civ = g.order[self.turn]
        count = x_of(action)
        if count < MOST_NAMED:
            self.turn += 1
        g.lose_talents(civ, count * TALENTS_FOR_A_POINT)
        g.note(POINTS_BOUGHT, civ, count)
        g.score(civ, count)

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Buy points at the end of the game only, and then all it can (S6.12)."""
        under = g.stack[-2]
        assert isinstance(under, Procedure), g.explain()
        return options[-1] if under.ends_game() else options[0]
