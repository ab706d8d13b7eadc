"""What cards do, as a list of small steps that are carried out one after the other."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.drawing import Draw
from aevum.games.inner_sea.events import room_for_barbarians
from aevum.games.inner_sea.ids import (
    BARBARIANS,
    BUILT,
    FACTIONS,
    MOVED,
    NONE,
    SAGA,
    WONDER_BURIED,
    WONDER_RAISED,
    WONDER_TAKEN,
)
from aevum.games.inner_sea.removal import Removal
from aevum.games.inner_sea.special import begin_special
from aevum.games.inner_sea.state import InnerSea
from aevum.kernel.state import Frame
from aevum.kernel.zones import insert_sorted

# The steps: a verb and three operands.
ADD: Final = 0
ADD_DEEP: Final = 1
BARBARIANS_COME: Final = 2
REMOVE: Final = 3
CONVERT: Final = 4
GAIN: Final = 5
SCORE: Final = 6
LOSE_POINTS: Final = 7
DRAW: Final = 8
ROB: Final = 9
FORFEIT: Final = 10
SPECIAL: Final = 11
SHIFT: Final = 12
BURY: Final = 13
RAISE: Final = 14
INVEST: Final = 15
ATTACH: Final = 16
WIDTH: Final = 4

ON_VICTIM: Final = (REMOVE, CONVERT, LOSE_POINTS, ROB, FORFEIT, ATTACH)
SUBSTITUTED: Final = (REMOVE, CONVERT)
"""Steps in which somebody may give up something in place of a disk (R5.19)."""


def plan(ops: list[int], verb: int, a: int, b: int = 0, c: int = 0) -> None:
    """Add a step to what a card does."""
    ops.append(verb)
    ops.append(a)
    ops.append(b)
    ops.append(c)


def victim_of(ops: list[int], i: int) -> int:
    """Name the civilization that a step does something to; none if it harms nobody."""
    verb = ops[i]
    if verb in ON_VICTIM and ops[i + 1] != BARBARIANS:
        return ops[i + 1]
    return ops[i + 3] if verb == SPECIAL else NONE


def victims(ops: list[int], civ: int) -> int:
    """List all that a card is aimed at, but its player, as bits."""
    mask = 0
    for i in range(0, len(ops), WIDTH):
        victim = victim_of(ops, i)
        if victim != NONE and victim != civ:
            mask |= 1 << victim
    return mask


def in_turn_order(g: InnerSea, ops: list[int]) -> list[int]:
    """Bring removals that stand together into turn order (R5.20)."""
    done: list[int] = []
    i = 0
    while i < len(ops):
        end = i
        while end < len(ops) and ops[end] in SUBSTITUTED:
            end += WIDTH
        if end - i <= WIDTH:
            end = i + WIDTH
            done.extend(ops[i:end])
        else:
            for civ in [*g.order, BARBARIANS]:
                for j in range(i, end, WIDTH):
                    if ops[j + 1] == civ:
                        done.extend(ops[j : j + WIDTH])
        i = end
    return done


@dataclass(init=False, slots=True)
class Effects(Frame):
    """A card that stands does what it says, step by step."""

    card: int
    civ: int
    at: int
    ops: list[int]

    def __init__(self, card: int = 0, civ: int = 0) -> None:
        self.card = card
        self.civ = civ
        self.at = 0
        self.ops = []

    def copy(self) -> "Effects":
        """Return a frame with the same memory."""
        new = Effects(self.card, self.civ)
        new.at = self.at
        new.ops = self.ops[:]
        return new

    def step(self, g: InnerSea) -> None:
        """Carry out the next step; whoever has a treaty is left alone."""
        if self.at >= len(self.ops):
            g.pop()
            return
        i = self.at
        self.at += WIDTH
        victim = victim_of(self.ops, i)
        if victim == NONE or (g.immune >> victim) & 1 == 0:
            self.carry_out(g, self.ops[i], self.ops[i + 1], self.ops[i + 2], self.ops[i + 3])

    def carry_out(self, g: InnerSea, verb: int, a: int, b: int, c: int) -> None:
        """Do one thing."""
        if verb == ADD:
            g.add(a, b, c)
        elif verb == ADD_DEEP:
            if g.disks[b * FACTIONS + a] == 0:
                g.add_freely(a, b, 1)
        elif verb == BARBARIANS_COME:
            g.add_barbarians(a, min(b, room_for_barbarians(g, a)))
        elif verb == REMOVE:
            g.push(Removal(a, b, c, self.card))
        elif verb == CONVERT:
            g.push(Removal(a, b, 1, self.card, c))
        elif verb == GAIN:
            g.gain_talents(a, b)
        elif verb == SCORE:
            g.score(a, b)
        elif verb == LOSE_POINTS:
            g.lose_points(a, b)
        elif verb == DRAW:
            g.push(Draw(a, b))
        elif verb == ROB:
            g.gain_talents(b, g.forfeit_talents(a, c))
        elif verb == FORFEIT:
            g.forfeit_talents(a, b)
        elif verb == SPECIAL:
            begin_special(g, self.card, a, b, c)
        elif verb == SHIFT:
            g.lift(a, b, 1)
            g.put(a, c, 1)
            g.note(MOVED, a, b, c)
        else:
            self.set_cards(g, verb, a, b)

    def set_cards(self, g: InnerSea, verb: int, a: int, b: int) -> None:
        """Turn a Wonder, or put a card in front of somebody."""
        if verb == BURY:
            g.bury(a)
            g.note(WONDER_BURIED, self.civ, a)
        elif verb == RAISE:
            g.wonder_state[a] = BUILT
            g.note(WONDER_RAISED, self.civ, a)
            if g.controls(b, g.wonder_area[a]):
                g.wonder_owner[a] = b
                g.note(WONDER_TAKEN, b, a)
                g.score(b, 1)
        elif verb == INVEST:
            g.removed.remove(b)
            insert_sorted(g.players[a].investments, b)
            if b == SAGA:
                g.players[a].saga = 2
        else:
            g.players[a].has_drought = True
