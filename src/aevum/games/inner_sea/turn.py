"""The turn and its four phases (R3.3)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.cards.reactions import Omens
from aevum.games.inner_sea.contest.phase import CompetitionPhase
from aevum.games.inner_sea.growth.phase import Growth
from aevum.games.inner_sea.ids import CARD, COMPETE, GROWTH, NONE, RECKONING, TURN_BEGAN
from aevum.games.inner_sea.reckoning.phase import Reckoning
from aevum.games.inner_sea.reckoning.tally import enforce_limits
from aevum.games.inner_sea.scenarios.rules import has_invasions, invade
from aevum.games.inner_sea.state import Procedure, Sea

BEGIN: Final = 0
GROW: Final = 1
INVADE: Final = 2
PLAY_CARDS: Final = 3
ENTER_COMPETITION: Final = 4
FIGHT: Final = 5
RECKON: Final = 6
COUNT: Final = 7


@dataclass(init=False, slots=True)
class Turn(Procedure):
    """Growth, cards, competition, reckoning, turn after turn."""

    at: int
    grown: int

    def __init__(self, at: int = BEGIN) -> None:
        self.at = at
        self.grown = 0

    def copy(self) -> "Turn":
        """Return a frame with the same memory."""
        new = Turn(self.at)
        new.grown = self.grown
        return new

    def step(self, g: Sea) -> None:
        """Begin the next phase; each phase opens with a window for Bad Omens."""
        at = self.at
        self.at += 1
        if at == BEGIN:
            begin_turn(g)
            self.grown = 0
            g.push(Omens())
        elif at == GROW:
            if self.grown < len(g.order):
                self.at = GROW
                self.grown += 1
                g.push(Growth(g.order[self.grown - 1]))
        elif at == INVADE:
            g.phase = CARD
            if has_invasions(g):
                invade(g)
            g.push(Omens())
        elif at == PLAY_CARDS:
            g.push(CardPhase())
        elif at == ENTER_COMPETITION:
            g.phase = COMPETE
            g.push(Omens())
        elif at == FIGHT:
            g.push(CompetitionPhase())
        elif at == RECKON:
            g.phase = RECKONING
            enforce_limits(g)
            g.push(Omens())
        else:
            self.at = BEGIN
            g.push(Reckoning())


def begin_turn(g: Sea) -> None:
    """What could be used once per turn can be used again."""
    g.turn += 1
    g.phase = GROWTH
    g.is_silenced = [0] * len(g.wonder_state)
    for p in g.players:
        p.begin_turn()
    g.note(TURN_BEGAN, NONE, g.epoch, g.turn)
