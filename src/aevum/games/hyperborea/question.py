"""The open question of Hyperborea as numbers: the procedure that asks, and what it asks about."""

from typing import Final

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


def write_question(g: Hyperborea, seat: int, seen: list[int], out: list[int]) -> None:
    """Write whose turn it is, and the procedure that asks something else than an action of it."""
    asked = [0] * len(QUESTION)
    for frame in g.stack:
        if isinstance(frame, Turn):
            asked[TURN_OF] = seen[frame.seat]
        elif isinstance(frame, SetUp):
            asked[PROCEDURE] = SET_UP
            asked[SEAT] = seen[frame.seat(g)]
            asked[STEP] = frame.at
            asked[MARKERS] = frame.marks
        elif isinstance(frame, Explore):
            note_tile(frame, seat, seen, asked)
        elif isinstance(frame, Reset):
            asked[PROCEDURE] = RESET
            asked[SEAT] = seen[frame.seat]
        elif not isinstance(frame, Turns):
            note_rest(g, frame, seen, asked)
    out.extend(asked)


def note_tile(frame: Explore, seat: int, seen: list[int], asked: list[int]) -> None:
    """Note a ruin tile that was found; only who found it sees more than its back (R7.3)."""
    asked[PROCEDURE] = EXPLORE
    asked[SEAT] = seen[frame.seat]
    asked[BACK] = 1 + RUIN_BACK[frame.tile]
    if frame.seat == seat:
        asked[TILE] = 1 + frame.tile


def note_rest(g: Hyperborea, frame: Frame, seen: list[int], asked: list[int]) -> None:
    """Note what is paid, lost, chosen or learned by an effect."""
    if isinstance(frame, Pay):
        asked[PROCEDURE] = PAY
        asked[SEAT] = seen[frame.seat]
        asked[PRICE] = 1 + frame.number
        asked[LEFT] = PAY_AMOUNT[frame.number] - frame.paid
        asked[MADE] = frame.made
    elif isinstance(frame, Afflict):
        note_affliction(g, frame, seen, asked)
    elif isinstance(frame, Choose):
        asked[PROCEDURE] = CHOOSE
        asked[SEAT] = seen[frame.seat]
        asked[EFFECT] = 1 + frame.program
        asked[IS_ICON] = 1 if frame.is_icon else 0
    elif isinstance(frame, AdvanceEach):
        asked[PROCEDURE] = ADVANCE_EACH
        asked[SEAT] = seen[frame.seat]
        asked[LEFT] = frame.most - frame.picked
    elif isinstance(frame, TakeTechnology):
        asked[PROCEDURE] = TAKE_TECHNOLOGY
        asked[SEAT] = seen[frame.seat]


def note_affliction(g: Hyperborea, frame: Afflict, seen: list[int], asked: list[int]) -> None:
    """Note what neighbours lose, and who has not complied yet."""
    asked[PROCEDURE] = AFFLICT
    asked[SEAT] = seen[frame.seat]
    asked[LOSS] = 1 + frame.number
    asked[LEFT] = NEIGHBOURS_AMOUNT[frame.number] - frame.lost
    for other in range(g.seats):
        if (frame.waiting >> other) & 1:
            asked[WAITING + seen[other] - 1] = 1
