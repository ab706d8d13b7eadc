"""The open question of the Inner Sea as numbers: which procedure asks, and what about.

What the procedures that a view shows are about stands with them.
"""

from typing import Final

from aevum.games.common.sections import NOTHING
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


def write_question(g: Sea, seen: list[int], out: list[int]) -> None:
    """Write the procedure that asks, and what about."""
    if not g.stack:
        out.extend(NOTHING[len(QUESTION)])
        return
    frame = g.stack[-1]
    number = NUMBER_OF.get(type(frame), 0)
    if number <= len(PLAIN):
        out.append(number)
        out.extend(NOTHING[len(QUESTION) - 1])
        return
    asked = [number, 0, 0, 0, 0, 0]
    note_step(frame, asked)
    note_evil(frame, seen, asked)
    out.extend(asked)


def note_step(frame: Frame, asked: list[int]) -> None:
    """Note how far the procedures of the Reckoning and of the end of an epoch are."""
    if isinstance(frame, (TurnOrder, DrawStep, Aeneas)):
        asked[STEP] = frame.at
    elif isinstance(frame, EpochEvent):
        asked[STEP] = 1 + frame.line
        asked[LEFT] = PEACEFUL_MOVES - frame.moves
        asked[AREA] = 1 + frame.start
    elif isinstance(frame, Invasion):
        asked[STEP] = 1 if frame.places else 0
        asked[CARD] = frame.event
        asked[AREA] = 1 + frame.first


def note_evil(frame: Frame, seen: list[int], asked: list[int]) -> None:
    """Note what is taken, discarded or lost."""
    if isinstance(frame, Embassy):
        asked[STEP] = 1 if frame.has_taken else 0
        asked[OTHER] = seen[frame.rival]
    elif isinstance(frame, DiscardDown):
        asked[LEFT] = frame.most - frame.picked
    elif isinstance(frame, Mysteries):
        asked[STEP] = frame.count
    elif isinstance(frame, Losses):
        asked[LEFT] = frame.left
        asked[CARD] = frame.card
    elif isinstance(frame, LostPoints):
        asked[LEFT] = frame.left
    elif isinstance(frame, Dilemma):
        asked[STEP] = 1 if frame.is_naming else 0
        asked[CARD] = frame.card
        asked[AREA] = 1 + frame.area
        asked[OTHER] = seen[frame.civ]
