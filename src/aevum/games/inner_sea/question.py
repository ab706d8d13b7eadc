"""The open question of the Inner Sea as numbers: which procedure asks, and what about.

What the procedures that a view shows are about stands with them.
"""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.inner_sea.cards.drawing import DiscardDown, KeepOne
from aevum.games.inner_sea.cards.events import Invasion
from aevum.games.inner_sea.cards.insight import Embassy, Foresight, Mysteries
from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import Omens, Reactions
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.cards.special import Dilemma, Losses, LostPoints
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.contest.phase import CompetitionPhase
from aevum.games.inner_sea.epoch.event import PEACEFUL_MOVES, EpochEvent
from aevum.games.inner_sea.epoch.trade import BuyPoints
from aevum.games.inner_sea.growth.phase import Growth
from aevum.games.inner_sea.reckoning.aeneas import Aeneas
from aevum.games.inner_sea.reckoning.draw_step import DrawStep
from aevum.games.inner_sea.reckoning.order import TurnOrder
from aevum.games.inner_sea.reckoning.phase import Reckoning
from aevum.games.inner_sea.scenarios.choosing import ChooseCivilizations
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.marks import i64
from aevum.kernel.state import Frame

QUESTION: Final = ["procedure", "step", "left", "card", "area", "other"]
STEP: Final = 1
LEFT: Final = 2
CARD: Final = 3
AREA: Final = 4
OTHER: Final = 5

PLAIN: Final[list[type]] = [
    Reactions,
    Omens,
    Competition,
    Growth,
    CardPhase,
    PlayCard,
    BuildWonder,
    Removal,
    BuyPoints,
    CompetitionPhase,
    Reckoning,
    ChooseCivilizations,
    Foresight,
    KeepOne,
]
"""Procedures of which nothing more need be told than that they ask."""
PROCEDURES: Final[list[type]] = [
    *PLAIN,
    TurnOrder,
    DrawStep,
    Aeneas,
    EpochEvent,
    Embassy,
    DiscardDown,
    Mysteries,
    Losses,
    LostPoints,
    Dilemma,
    Invasion,
]
NUMBER_OF: Final = {procedure: 1 + i for i, procedure in enumerate(PROCEDURES)}
"""The procedures that ask, numbered from 1 on; 0 asks nothing, for the game is over."""


def write_question(g: Sea, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write the procedure that asks, and what about."""
    if not g.stack:
        return
    frame = g.stack[-1]
    number = NUMBER_OF.get(type(frame), 0)
    out[at] = i16(number)
    if number > len(PLAIN):
        write_step(frame, out, at)
        write_evil(frame, seen, out, at)


def write_step(frame: Frame, out: vec[i16], at: i64) -> None:
    """Write how far the procedures of the Reckoning and of the end of an epoch are."""
    if isinstance(frame, (TurnOrder, DrawStep, Aeneas)):
        out[at + STEP] = i16(frame.at)
    elif isinstance(frame, EpochEvent):
        out[at + STEP] = i16(1 + frame.line)
        out[at + LEFT] = i16(PEACEFUL_MOVES - frame.moves)
        out[at + AREA] = i16(1 + frame.start)
    elif isinstance(frame, Invasion):
        out[at + STEP] = i16(1 if frame.places else 0)
        out[at + CARD] = i16(frame.event)
        out[at + AREA] = i16(1 + frame.first)


def write_evil(frame: Frame, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what is taken, discarded or lost."""
    if isinstance(frame, Embassy):
        out[at + STEP] = i16(1 if frame.has_taken else 0)
        out[at + OTHER] = seen[frame.rival]
    elif isinstance(frame, DiscardDown):
        out[at + LEFT] = i16(frame.most - frame.picked)
    elif isinstance(frame, Mysteries):
        out[at + STEP] = i16(frame.count)
    elif isinstance(frame, Losses):
        out[at + LEFT] = i16(frame.left)
        out[at + CARD] = i16(frame.card)
    elif isinstance(frame, LostPoints):
        out[at + LEFT] = i16(frame.left)
    elif isinstance(frame, Dilemma):
        out[at + STEP] = i16(1 if frame.is_naming else 0)
        out[at + CARD] = i16(frame.card)
        out[at + AREA] = i16(1 + frame.area)
        out[at + OTHER] = seen[frame.civ]
