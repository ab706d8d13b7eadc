"""The Reckoning Phase: from the limits to the draw (R8)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.epoch.change import begin_epoch
from aevum.games.inner_sea.epoch.event import EpochEvent
from aevum.games.inner_sea.epoch.trade import BuyPoints
from aevum.games.inner_sea.ids import (
    DOMINATED,
    EPOCH_ENDED,
    FACTIONS,
    GAME_ENDED,
    NONE,
    SHALLOW,
    STRIKE,
)
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.reckoning.aeneas import Aeneas
from aevum.games.inner_sea.reckoning.draw_step import DrawStep
from aevum.games.inner_sea.reckoning.end_of_epoch import is_goal_reached, meet_sudden_death
from aevum.games.inner_sea.reckoning.order import TurnOrder
from aevum.games.inner_sea.reckoning.tally import dominates, tally
from aevum.games.inner_sea.scenarios.rules import is_decided
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import KIND
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.message import Msg

# The steps (R8.2, R9.2).
DOMINATION: Final = 0
TALLY: Final = 1
ORDER: Final = 2
AENEAS: Final = 3
DEATH: Final = 4
CLOSE: Final = 5
EVENT: Final = 6
TRADE: Final = 7
NEW_EPOCH: Final = 8
DRAWING: Final = 9
END_EVENT: Final = 10
END_TRADE: Final = 11
END: Final = 12


@dataclass(init=False, slots=True)
class Reckoning(Procedure):
    """All steps of the phase, and the Change of Epoch or the end of the game after it."""

    at: int
    turn: int

    def __init__(self, at: int = DOMINATION) -> None:
        self.at = at
        self.turn = 0

    def copy(self) -> "Reckoning":
        """Return a frame with the same memory."""
        new = Reckoning(self.at)
        new.turn = self.turn
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-dominate", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Go on with the present step."""
        if self.at == DOMINATION:
            self.dominate(g)
        elif self.at == TALLY:
            for civ in g.order:
                g.score(civ, tally(g, civ))
            self.at = ORDER
        elif self.at == ORDER:
            self.at = AENEAS
            g.push(TurnOrder())
        elif self.at == AENEAS:
            self.at = DEATH
            if g.epoch < g.switches.last_epoch:
                g.push(Aeneas())
        elif self.at == DEATH:
            self.at = CLOSE
            meet_sudden_death(g)
        elif self.at == CLOSE:
            self.close(g)
        else:
            self.go_on(g)

    def close(self, g: Sea) -> None:
        """End the game, change the epoch, or draw."""
        is_last = g.is_epoch_over and g.epoch == g.switches.last_epoch
        if g.is_epoch_over:
            g.note(EPOCH_ENDED, NONE, g.epoch)
        if is_decided(g, is_last) or is_goal_reached(g) or is_last:
            has_event = g.switches.final_event and g.is_epoch_over
            self.at = END_EVENT if has_event else END_TRADE
        else:
            self.at = EVENT if g.is_epoch_over else DRAWING

    def go_on(self, g: Sea) -> None:
        """The steps of the Change of Epoch, the Draw Step, the end of the game."""
        at = self.at
        self.at += 1
        if at == EVENT or at == END_EVENT:
            g.push(EpochEvent())
        elif at == TRADE or at == END_TRADE:
            g.push(BuyPoints())
        elif at == NEW_EPOCH:
            begin_epoch(g)
        elif at == DRAWING:
            if self.turn < len(g.order):
                self.at = DRAWING
                self.turn += 1
                g.push(DrawStep(g.order[self.turn - 1]))
            else:
                g.learned = 0
                g.pop()
        else:
            g.note(GAME_ENDED, NONE, g.epoch, g.turn)
            g.end()

    def dominate(self, g: Sea) -> None:
        """Ask the next civilization that dominates a sea with enemies in it (R8.3)."""
        while self.turn < len(g.order):
            out: list[int] = []
            self.options(g, out)
            if len(out) > 1:
                g.decide(g.order[self.turn])
                return
            self.turn += 1
        self.turn = 0
        self.at = TALLY

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the enemy disks in every dominated sea."""
        out.append(DONE)
        civ = g.order[self.turn]
        for area in g.players[civ].held:
            if KIND[area] == SHALLOW and g.others(area, civ) > 0 and dominates(g, civ, area):
                for faction in range(FACTIONS):
                    if faction != civ and g.disks[area * FACTIONS + faction] > 0:
                        out.append(pack(STRIKE, area, faction))

    def answer(self, g: Sea, action: int) -> None:
        """Remove an enemy disk, or go on."""
        if action == DONE:
            self.turn += 1
        else:
            area, faction = x_of(action), y_of(action)
            g.note(DOMINATED, g.order[self.turn], area, g.as_now(faction))
            g.remove(faction, area, 1)

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Remove an enemy disk from every dominated sea."""
        return options[-1]

    def ends_game(self) -> bool:
        """Say whether the last trade is going on (R9.9)."""
        return self.at > END_TRADE
