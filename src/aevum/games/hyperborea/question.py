"""The open question of Hyperborea as numbers: the procedure that asks, and what it asks about."""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.hyperborea.board import MOST
from aevum.games.hyperborea.developing import AdvanceEach
from aevum.games.hyperborea.effects import NEIGHBOURS_AMOUNT, PAY_AMOUNT
from aevum.games.hyperborea.ending import Reset
from aevum.games.hyperborea.land import RUIN_BACK
from aevum.games.hyperborea.learning import TakeTechnology
from aevum.games.hyperborea.losing import Afflict, Pay
from aevum.games.hyperborea.pool import Choose
from aevum.games.hyperborea.setup import SetUp
from aevum.games.hyperborea.sites import Explore
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.turn import Turn, Turns
from aevum.kernel.marks import i64
from aevum.kernel.state import Frame

QUESTION: Final = [
    "turn_of",
    "procedure",
    "seat",
    "step",
    "markers",
    "left",
    "made",
    "effect",
    "is_icon",
    "price",
    "loss",
    "back",
    "tile",
    *[f"waiting_seat_{n + 1}" for n in range(MOST)],
]
TURN_OF: Final = 0
PROCEDURE: Final = 1
SEAT: Final = 2
STEP: Final = 3
MARKERS: Final = 4
LEFT: Final = 5
MADE: Final = 6
EFFECT: Final = 7
IS_ICON: Final = 8
PRICE: Final = 9
LOSS: Final = 10
BACK: Final = 11
TILE: Final = 12
WAITING: Final = 13

# The procedures that ask in a turn or beside it; 0 asks for any action of the turn.
SET_UP: Final = 1
EXPLORE: Final = 2
PAY: Final = 3
AFFLICT: Final = 4
RESET: Final = 5
ADVANCE_EACH: Final = 6
TAKE_TECHNOLOGY: Final = 7
CHOOSE: Final = 8


def write_question(g: Hyperborea, seat: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write whose turn it is, and the procedure that asks something else than an action of it."""
    for frame in g.stack:
        if isinstance(frame, Turn):
            out[at + TURN_OF] = seen[frame.seat]
        elif isinstance(frame, SetUp):
            out[at + PROCEDURE] = SET_UP
            out[at + SEAT] = seen[frame.seat(g)]
            out[at + STEP] = i16(frame.at)
            out[at + MARKERS] = i16(frame.marks)
        elif isinstance(frame, Explore):
            write_tile(frame, seat, seen, out, at)
        elif isinstance(frame, Reset):
            out[at + PROCEDURE] = RESET
            out[at + SEAT] = seen[frame.seat]
        elif not isinstance(frame, Turns):
            write_rest(g, frame, seen, out, at)


def write_tile(frame: Explore, seat: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write a ruin tile that was found; only who found it sees more than its back (R7.3)."""
    out[at + PROCEDURE] = EXPLORE
    out[at + SEAT] = seen[frame.seat]
    out[at + BACK] = i16(1 + RUIN_BACK[frame.tile])
    if frame.seat == seat:
        out[at + TILE] = i16(1 + frame.tile)


def write_rest(g: Hyperborea, frame: Frame, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what is paid, lost, chosen or learned by an effect."""
    if isinstance(frame, Pay):
        out[at + PROCEDURE] = PAY
        out[at + SEAT] = seen[frame.seat]
        out[at + PRICE] = i16(1 + frame.number)
        out[at + LEFT] = i16(PAY_AMOUNT[frame.number] - frame.paid)
        out[at + MADE] = i16(frame.made)
    elif isinstance(frame, Afflict):
        write_affliction(g, frame, seen, out, at)
    elif isinstance(frame, Choose):
        out[at + PROCEDURE] = CHOOSE
        out[at + SEAT] = seen[frame.seat]
        out[at + EFFECT] = i16(1 + frame.program)
        out[at + IS_ICON] = i16(1 if frame.is_icon else 0)
    elif isinstance(frame, AdvanceEach):
        out[at + PROCEDURE] = ADVANCE_EACH
        out[at + SEAT] = seen[frame.seat]
        out[at + LEFT] = i16(frame.most - frame.picked)
    elif isinstance(frame, TakeTechnology):
        out[at + PROCEDURE] = TAKE_TECHNOLOGY
        out[at + SEAT] = seen[frame.seat]


def write_affliction(g: Hyperborea, frame: Afflict, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what neighbours lose, and who has not complied yet."""
    out[at + PROCEDURE] = AFFLICT
    out[at + SEAT] = seen[frame.seat]
    out[at + LOSS] = i16(1 + frame.number)
    out[at + LEFT] = i16(NEIGHBOURS_AMOUNT[frame.number] - frame.lost)
    for other in range(g.seats):
        if (frame.waiting >> other) & 1:
            out[at + WAITING + i64(seen[other]) - 1] = 1
