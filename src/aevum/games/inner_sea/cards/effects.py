"""What cards do, as a list of small steps that are carried out one after the other."""

from dataclasses import dataclass

from aevum.games.common.shared import with_sorted
from aevum.games.inner_sea.card_ids import HEROIC_SAGA
from aevum.games.inner_sea.cards.drawing import Draw
from aevum.games.inner_sea.cards.events import room_for_barbarians
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.cards.special import begin_special
from aevum.games.inner_sea.cards.steps import (
    ADD,
    ADD_DEEP,
    BARBARIANS_COME,
    BURY,
    CONVERT,
    DRAW,
    FORFEIT,
    GAIN,
    INVEST,
    LOSE_POINTS,
    RAISE,
    REMOVE,
    ROB,
    SCORE,
    SHIFT,
    SPECIAL,
    WIDTH,
    victim_of,
)
from aevum.games.inner_sea.ids import BUILT, FACTIONS, NONE, WONDER_RAISED, WONDER_TAKEN
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.wonders.owning import bury


@dataclass(init=False, slots=True)
class Effects(Procedure):
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

    def step(self, g: Sea) -> None:
        """Carry out the next step; whoever has a treaty is left alone."""
        if self.at >= len(self.ops):
            g.pop()
            return
        i = self.at
        self.at += WIDTH
        victim = victim_of(self.ops, i)
        if victim == NONE or (g.immune >> victim) & 1 == 0:
            self.carry_out(g, self.ops[i], self.ops[i + 1], self.ops[i + 2], self.ops[i + 3])

    def carry_out(self, g: Sea, verb: int, a: int, b: int, c: int) -> None:
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
            g.move(a, b, c)
        else:
            self.set_cards(g, verb, a, b)

    def set_cards(self, g: Sea, verb: int, a: int, b: int) -> None:
        """Turn a Wonder, or put a card in front of somebody."""
        if verb == BURY:
            bury(g, self.civ, a)
        elif verb == RAISE:
            g.turn_wonder(a, BUILT)
            g.note(WONDER_RAISED, self.civ, a)
            if g.controls(b, g.wonder_area[a]):
                g.give_wonder(a, b)
                g.note(WONDER_TAKEN, b, a)
                g.score(b, 1)
        elif verb == INVEST:
            g.removed.remove(b)
            g.players[a].investments = with_sorted(g.players[a].investments, b)
            if b == HEROIC_SAGA:
                g.players[a].saga = 2
        else:
            g.players[a].has_drought = True
