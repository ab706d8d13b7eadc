"""The Change of Epoch and its event (R9)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.card_ids import NORTHERN_BARBARIANS
from aevum.games.inner_sea.cards.effects import Effects
from aevum.games.inner_sea.cards.events import Invasion
from aevum.games.inner_sea.cards.piles import draw_card
from aevum.games.inner_sea.cards.special import Losses
from aevum.games.inner_sea.cards.steps import REMOVE, plan
from aevum.games.inner_sea.epoch.happenings import (
    DARK_AGE,
    DELUGE,
    FALLEN_IDOLS,
    GREAT_MIGRATION,
    YEARS_OF_PEACE,
    YEARS_OF_PLAGUE,
    happen,
    peaceful_goals,
    richest_in_wonders,
)
from aevum.games.inner_sea.ids import AT, BUILT, EPOCH_EVENT, FACTIONS, MOVE, NONE, SHALLOW, WONDER
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import KIND
from aevum.games.inner_sea.wonders.owning import bury
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.message import Msg

PEACEFUL_MOVES: Final = 2


@dataclass(init=False, slots=True)
class EpochEvent(Procedure):
    """Draw a card; its last digit tells what happens (R9.3, R9.7)."""

    line: int
    turn: int
    moves: int
    arrived: int
    start: int

    def __init__(self, line: int = NONE) -> None:
        self.line = line
        self.turn = 0
        self.moves = 0
        self.arrived = NONE
        self.start = NONE

    def copy(self) -> "EpochEvent":
        """Return a frame with the same memory."""
        new = EpochEvent(self.line)
        new.turn = self.turn
        new.moves = self.moves
        new.arrived = self.arrived
        new.start = self.start
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        key = "prompt-idol" if self.line == FALLEN_IDOLS else "prompt-peace"
        return Msg(key, who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Draw the line, then go on civilization by civilization."""
        if self.line == NONE:
            self.draw_line(g)
        elif self.line == DARK_AGE or self.line == YEARS_OF_PLAGUE or self.line == DELUGE:
            self.next_loss(g)
        elif self.line == YEARS_OF_PEACE or self.line == FALLEN_IDOLS:
            self.next_choice(g)
        elif self.line == GREAT_MIGRATION:
            g.goto(Invasion(NORTHERN_BARBARIANS))
        else:
            happen(g, self.line)
            g.pop()

    def draw_line(self, g: Sea) -> None:
        """Draw the card whose last digit is the line; without any card nothing happens (T22)."""
        card = draw_card(g)
        if card == NONE:
            g.pop()
            return
        g.discard.append(card)
        self.line = card % 10
        g.note(EPOCH_EVENT, NONE, self.line, card)

    def next_loss(self, g: Sea) -> None:
        """Let the next civilization take its losses."""
        if self.turn == len(g.order):
            g.pop()
            return
        civ = g.order[self.turn]
        self.turn += 1
        cities = g.cities(civ)
        if self.line == DELUGE:
            effects = Effects(0, civ)
            for area in g.players[civ].held:
                if KIND[area] == SHALLOW and g.disks[area * FACTIONS + civ] == 2:
                    plan(effects.ops, REMOVE, civ, area, 1)
            g.immune = 0
            g.push(effects)
        elif self.line == DARK_AGE:
            g.push(Losses(civ, 0, NONE, cities // 3, True))
        else:
            g.push(Losses(civ, 0, NONE, max(cities - 4, 0), True))

    def next_choice(self, g: Sea) -> None:
        """Ask for the idol that falls, or for peaceful moves."""
        if self.line == FALLEN_IDOLS:
            civ = richest_in_wonders(g)
            if civ == NONE:
                g.pop()
            else:
                g.decide(civ)
            return
        while self.turn < len(g.order):
            out: list[int] = []
            self.options(g, out)
            if self.start != NONE or (self.moves < PEACEFUL_MOVES and len(out) > 1):
                g.decide(g.order[self.turn])
                return
            self.next_turn()
        g.pop()

    def next_turn(self) -> None:
        """Go on to the next civilization."""
        self.turn += 1
        self.moves = 0
        self.arrived = NONE

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the Wonders of the richest, or moves to adjacent areas."""
        if self.line == FALLEN_IDOLS:
            for wonder in range(len(g.wonder_state)):
                is_up = g.wonder_state[wonder] == BUILT
                if is_up and g.wonder_owner[wonder] == richest_in_wonders(g):
                    out.append(pack(WONDER, wonder))
            return
        civ = g.order[self.turn]
        if self.start != NONE:
            for goal in peaceful_goals(g, civ, self.start):
                out.append(pack(MOVE, self.start, goal))
            return
        out.append(DONE)
        for area in g.players[civ].held:
            has_moved = area == self.arrived and g.disks[area * FACTIONS + civ] == 1
            if not has_moved and peaceful_goals(g, civ, area):
                out.append(pack(AT, area))

    def answer(self, g: Sea, action: int) -> None:
        """Bury a Wonder, or move a disk."""
        if self.line == FALLEN_IDOLS:
            bury(g, g.decider, x_of(action))
            g.pop()
        elif action == DONE:
            self.next_turn()
        elif self.start == NONE:
            self.start = x_of(action)
        else:
            civ = g.order[self.turn]
            self.moves += 1
            self.start = NONE
            self.arrived = y_of(action)
            g.move(civ, x_of(action), y_of(action))

    def is_midway(self) -> bool:
        """A disk is named and has not moved yet."""
        return self.start != NONE
