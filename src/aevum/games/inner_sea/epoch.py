"""The Change of Epoch and its event (R9)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.acquisition import neighbours
from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.effects import REMOVE, Effects, plan
from aevum.games.inner_sea.events import Invasion
from aevum.games.inner_sea.ids import (
    AT,
    BARBARIANS,
    BUILT,
    BURIED,
    DEEP,
    EPOCH_EVENT,
    FACTIONS,
    MOVE,
    MOVED,
    NONE,
    NORTHERN_BARBARIANS,
    NUMBER,
    POINTS_BOUGHT,
    SHALLOW,
    WONDER,
    WONDER_BURIED,
    WONDER_RAISED,
)
from aevum.games.inner_sea.removal import discard_investment
from aevum.games.inner_sea.scenario import is_permanent
from aevum.games.inner_sea.special import Losses
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import KIND, WONDERS
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.state import Frame

# The lines of the table in R9.7.
GODS_SMILE: Final = 0
GREAT_MIGRATION: Final = 1
DELUGE: Final = 2
DARK_AGE: Final = 3
AGE_OF_TRADE: Final = 4
YEARS_OF_PLAGUE: Final = 5
AGE_OF_LEARNING: Final = 6
FALLEN_IDOLS: Final = 7
BARBARIAN_TWILIGHT: Final = 8
YEARS_OF_PEACE: Final = 9

PEACEFUL_MOVES: Final = 2
TALENTS_FOR_A_POINT: Final = 2


@dataclass(init=False, slots=True)
class EpochEvent(Frame):
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

    def step(self, g: InnerSea) -> None:
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

    def draw_line(self, g: InnerSea) -> None:
        """Draw the card whose last digit is the line; without any card nothing happens (T22)."""
        card = g.draw_card()
        if card == NONE:
            g.pop()
            return
        g.discard.append(card)
        self.line = card % 10
        g.note(EPOCH_EVENT, NONE, self.line, card)

    def next_loss(self, g: InnerSea) -> None:
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

    def next_choice(self, g: InnerSea) -> None:
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

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer the Wonders of the richest, or moves to adjacent areas."""
        if self.line == FALLEN_IDOLS:
            for wonder in range(WONDERS):
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

    def answer(self, g: InnerSea, action: int) -> None:
        """Bury a Wonder, or move a disk."""
        if self.line == FALLEN_IDOLS:
            g.bury(x_of(action))
            g.note(WONDER_BURIED, g.decider, x_of(action))
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
            g.lift(civ, x_of(action), 1)
            g.put(civ, y_of(action), 1)
            g.note(MOVED, civ, x_of(action), y_of(action))

    def is_midway(self) -> bool:
        """A disk is named and has not moved yet."""
        return self.start != NONE


def peaceful_goals(g: InnerSea, civ: int, start: int) -> list[int]:
    """List the adjacent areas with room for a disk."""
    goals: list[int] = []
    for goal in g.chart().near[start]:
        is_full = g.disks[goal * FACTIONS + civ] >= GROWTH_LIMIT[KIND[goal]]
        if not is_full and (KIND[goal] != DEEP or g.may_sail_deep(civ)):
            goals.append(goal)
    return goals


def richest_in_wonders(g: InnerSea) -> int:
    """Most face-up Wonders, then most points, then earliest in turn order."""
    best = NONE
    for civ in g.order:
        count = g.face_up_wonders(civ)
        if count == 0:
            continue
        if best == NONE:
            best = civ
            continue
        most = g.face_up_wonders(best)
        if count > most or (count == most and g.players[civ].vp > g.players[best].vp):
            best = civ
    return best


def happen(g: InnerSea, line: int) -> None:
    """Carry out a line in which nobody decides."""
    if line == GODS_SMILE:
        for wonder in range(WONDERS):
            if g.wonder_state[wonder] == BURIED:
                g.wonder_state[wonder] = BUILT
                g.note(WONDER_RAISED, NONE, wonder)
    elif line == AGE_OF_TRADE:
        for civ in g.order:
            g.gain_talents(civ, max(neighbours(g, civ) // 2, 1))
    elif line == AGE_OF_LEARNING:
        g.learned = 1
    else:
        for area in g.chart().areas:
            g.remove(BARBARIANS, area, 1)


@dataclass(init=False, slots=True)
class BuyPoints(Frame):
    """In turn order, two Talents for a point, any number of times (R9.5)."""

    turn: int

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def copy(self) -> "BuyPoints":
        """Return a frame with the same memory."""
        return BuyPoints(self.turn)

    def step(self, g: InnerSea) -> None:
        """Ask the next civilization with two Talents."""
        while self.turn < len(g.order):
            if g.players[g.order[self.turn]].talents >= TALENTS_FOR_A_POINT:
                g.decide(g.order[self.turn])
                return
            self.turn += 1
        g.pop()

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer every number of points that can be paid."""
        most = g.players[g.order[self.turn]].talents // TALENTS_FOR_A_POINT
        for count in range(most + 1):
            out.append(pack(NUMBER, count))

    def answer(self, g: InnerSea, action: int) -> None:
        """Pay and score."""
        civ = g.order[self.turn]
        self.turn += 1
        count = x_of(action)
        g.lose_talents(civ, count * TALENTS_FOR_A_POINT)
        g.note(POINTS_BOUGHT, civ, count)
        g.score(civ, count)


def discard_investments(g: InnerSea) -> None:
    """Investments are discarded (R5.16)."""
    for civ in g.order:
        for card in g.players[civ].investments[:]:
            if not is_permanent(g, civ, card):
                discard_investment(g, civ, card)
