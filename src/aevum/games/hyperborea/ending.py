"""The end phase of a turn and the reset (R9)."""

from dataclasses import dataclass

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.ids import (
    BAG,
    CUBE_BAGGED,
    CUBE_KINDS,
    NONE,
    POOL_SIZE,
    SITES_ON_HEX,
    TURN_ENDED,
    WAS_RESET,
)
from aevum.games.hyperborea.sets import SET_PERMANENT
from aevum.games.hyperborea.shown import Doing
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import DRAWN_CUBES
from aevum.kernel.action import pack, x_of, y_of
from aevum.kernel.frames import Repeat
from aevum.kernel.marks import i64


def end_turn(g: Hyperborea, seat: int) -> None:
    """Put available cubes aside, lose unused effects, draw; with an empty bag, reset (R9.1-R9.3).

    The frame of the turn is finished by this.
    """
    p = g.players[seat]
    colour: i64
    for colour in range(CUBE_KINDS):
        if p.available[colour] > 0:
            p.unused[colour] += p.available[colour]
            p.available[colour] = 0
    clear_pool(g)
    g.note(TURN_ENDED, seat)
    if p.bag_size() > 0:
        g.draw_cubes(seat, DRAWN_CUBES)
        g.pop()
        return
    g.note(WAS_RESET, seat)
    free_figures(g, seat)
    g.empty_unused(seat)
    empty_sets(g, seat)
    p.charges += p.spent
    p.spent = 0
    g.goto(Reset(seat))


def clear_pool(g: Hyperborea) -> None:
    """Forget the effects and all else that lasts for one turn (R4.9)."""
    g.pool = [0] * POOL_SIZE
    g.choices.clear()
    g.deferred.clear()
    g.stopped = [0] * len(g.hexes)
    g.activations.clear()


def free_figures(g: Hyperborea, seat: int) -> None:
    """All own figures leave cities and ruins and stand free on the same hex (R9.4)."""
    sites = g.sites
    site: i64
    for site in range(len(sites)):
        if sites[site] == seat:
            sites[site] = NONE
            g.free[(site // SITES_ON_HEX) * g.seats + seat] += 1


def may_stay(g: Hyperborea, seat: int, i: i64) -> bool:
    """Say whether the owner decides about the cubes of a set (R9.6, R9.7)."""
    p = g.players[seat]
    if SET_PERMANENT[p.sets[i]] == 1:
        return True
    return g.switches.incomplete_may_stay and not p.is_complete(i)


def empty_sets(g: Hyperborea, seat: int) -> None:
    """Put the cubes of all sets into the bag about which the owner does not decide (R9.5, R9.6)."""
    p = g.players[seat]
    i: i64
    at: i64
    for i in range(len(p.sets)):
        if p.is_begun(i) and not may_stay(g, seat, i):
            for at in range(i * SPACES_PER_SET, (i + 1) * SPACES_PER_SET):
                bag_cube(g, seat, at)


def bag_cube(g: Hyperborea, seat: int, at: i64) -> None:
    """Put the cube of a space, if there is one, into the bag."""
    p = g.players[seat]
    if p.cubes[at] != NONE:
        p.bag[p.cubes[at]] += 1
        p.cubes[at] = NONE


@dataclass(init=False, slots=True)
class Reset(Repeat):
    """The owner names, in order, which of the cubes that may stay go into the bag (R9.6, R9.7)."""

    def __init__(self, seat: int = 0, picked: int = 0, lowest: int = 0) -> None:
        Repeat.__init__(self, seat, 0, 4096, picked, lowest)

    def copy(self) -> "Reset":
        """Return a frame with the same memory."""
        new = Reset(self.seat, self.picked, self.lowest)
        new.most = self.most
        return new

    def show(self, g: Hyperborea, seat: int) -> Doing:
        """Show who decides about the cubes."""
        return {"kind": "reset", "seat": self.seat}

    def items(self, g: Hyperborea, out: list[int]) -> None:
        """Offer the cubes that still lie on spaces, after those already named."""
        p = g.players[self.seat]
        cubes = p.cubes
        at: i64
        for at in range(self.lowest, len(cubes)):
            if cubes[at] != NONE:
                out.append(pack(BAG, p.sets[at // SPACES_PER_SET], at % SPACES_PER_SET))

    def chosen(self, g: Hyperborea, action: int) -> None:
        """Put the cube into the bag."""
        p = g.players[self.seat]
        at = p.index_of(x_of(action)) * SPACES_PER_SET + y_of(action)
        g.note(CUBE_BAGGED, self.seat, x_of(action), p.cubes[at])
        bag_cube(g, self.seat, at)
        self.lowest = at + 1

    def finish(self, g: Hyperborea) -> None:
        """Mix the bag and draw (R9.8)."""
        g.draw_cubes(self.seat, DRAWN_CUBES)
        g.pop()

    def is_midway(self) -> bool:
        """It is still open which cubes stay."""
        return True
