"""Development, upgrading and creating cubes (R8)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.hyperborea.ids import (
    ADVANCE,
    ADVANCED,
    CREATE,
    CREATE_ANY,
    CUBE_CREATED,
    DEVELOP,
    LONGEST,
    MAKE,
    PROG,
    PROGDIFF,
    ROWS,
    UPGRADE,
    UPGRADED,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import TOP_LEVEL
from aevum.kernel.action import pack, x_of
from aevum.kernel.frames import Repeat
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg, seat_name

UPGRADE_LEVEL: Final = 4
"""From this level on a marker can be set back for a cube; on the top level for two (R8.2, R8.3)."""


def raise_marker(g: Hyperborea, seat: int, row: int, steps: int) -> None:
    """Raise a marker; steps beyond the top are lost (R8.1)."""
    levels = g.players[seat].levels
    levels[row] = min(levels[row] + steps, TOP_LEVEL)
    g.note(ADVANCED, seat, row, levels[row])


def offer_upgrades(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Offer to set back every marker that is high enough, if there is a cube for it (R8.4)."""
    levels = g.players[seat].levels
    row: i64
    for row in range(ROWS):
        if levels[row] >= UPGRADE_LEVEL and g.supply[row] > 0:
            out.append(pack(UPGRADE, row))


def offer_development(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer every row for each kind of progress."""
    levels = g.players[seat].levels
    steps: i64
    row: i64
    for steps in range(1, LONGEST + 1):
        if points[PROG + steps - 1] > 0:
            for row in range(ROWS):
                if levels[row] < TOP_LEVEL:
                    out.append(pack(ADVANCE, row, steps))
        if points[PROGDIFF + steps - 1] > 0 and min(levels) < TOP_LEVEL:
            out.append(pack(DEVELOP, steps))


def advance(g: Hyperborea, seat: int, row: int, steps: int) -> None:
    """Use one progress effect in one row."""
    g.pool[PROG + steps - 1] -= 1
    raise_marker(g, seat, row, steps)


def develop(g: Hyperborea, seat: int, rows: int) -> None:
    """Use an effect that raises markers in different rows."""
    g.pool[PROGDIFF + rows - 1] -= 1
    g.push(AdvanceEach(seat, rows))


@dataclass(init=False, slots=True)
class AdvanceEach(Repeat):
    """One step in each of so many different rows, named in order (effects.md, PROGDIFF)."""

    def __init__(self, seat: int = 0, most: int = 0, picked: int = 0, lowest: int = 0) -> None:
        Repeat.__init__(self, seat, 1, most, picked, lowest)

    def copy(self) -> "AdvanceEach":
        """Return a frame with the same memory."""
        return AdvanceEach(self.seat, self.most, self.picked, self.lowest)

    def prompt(self, g: Hyperborea) -> Msg:
        """Ask for a row, and say how many more there are to name."""
        return Msg("prompt-each", seat=seat_name(g.asked), n=self.most - self.picked)

    def items(self, g: Hyperborea, out: list[int]) -> None:
        """Offer the rows after those already named whose marker can rise."""
        for row in range(self.lowest, ROWS):
            if g.players[self.seat].levels[row] < TOP_LEVEL:
                out.append(pack(ADVANCE, row, 1))

    def chosen(self, g: Hyperborea, action: int) -> None:
        """Raise the marker one step."""
        raise_marker(g, self.seat, x_of(action), 1)
        self.lowest = x_of(action) + 1

    def is_midway(self) -> bool:
        """Not all rows are named."""
        return True


def upgrade(g: Hyperborea, seat: int, row: int) -> None:
    """Set a marker back to 0 for one cube, from the top level for two (R8.2 to R8.4)."""
    levels = g.players[seat].levels
    due = 2 if levels[row] == TOP_LEVEL else 1
    taken = min(due, g.supply[row])
    levels[row] = 0
    for _ in range(taken):
        g.put_into_bag(seat, row)
    g.note(UPGRADED, seat, row, taken)


def offer_creation(g: Hyperborea, points: list[int], out: list[int]) -> None:
    """Offer the cubes that can be created, of a given or of any colour."""
    is_any = points[CREATE_ANY] > 0
    colour: i64
    for colour in range(ROWS):
        is_given = points[CREATE + colour] > 0
        if (is_given or is_any) and g.supply[colour] > 0:
            if is_given:
                out.append(pack(MAKE, colour))
            if is_any:
                out.append(pack(MAKE, colour, 1))


def create(g: Hyperborea, seat: int, colour: int, is_any: bool) -> None:
    """Take a cube from the supply into the bag (effects.md, CREATE)."""
    g.pool[CREATE_ANY if is_any else CREATE + colour] -= 1
    g.put_into_bag(seat, colour)
    g.note(CUBE_CREATED, seat, colour)
