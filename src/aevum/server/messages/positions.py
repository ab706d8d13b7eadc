"""Positions as a seat may see them, as a whole or by what differs, and the log."""

from typing import Any

from msgspec import Struct

from aevum.server.messages.pace import NO_CLOCK, Clock
from aevum.server.messages.words import Sentence


class Choice(Struct, gc=False):
    """One legal answer: its number, its notation and its words; the words name places and cards."""

    action: int
    text: str
    label: Sentence


class Gathering(Struct):
    """What can be said of the members that were chosen of a set."""

    chosen: list[int]
    members: list[Choice]
    """All that there are, or as far as they are known by now."""
    fitting: list[int]
    """Which of them can be chosen besides; one that was chosen, once more."""
    may_confirm: bool
    confirm: Sentence
    """What is confirmed; where a game has no such sentence, `n` tells how many are chosen."""
    others: list[Choice]
    """What may be answered after them and is no member."""
    prompt: Sentence | None
    """How the question reads after them, where that is clear."""
    doing: list[dict[str, Any]] | None
    """The procedures that are not finished, as the view would show them after that."""


class AskedSet(Struct):
    """The open question asks for a set: at least and at most so many members, in any order."""

    least: int
    most: int
    start: Gathering
    """What can be said as long as nothing is chosen."""


class Entry(Struct, gc=False):
    """One line of the log: after which action and in which round it happened, and what."""

    at: int
    round: int
    seat: int
    said: Sentence
    scene: int = -1
    """The number of the entry that opened the outcome this belongs to; -1 if to none."""


class Reread(Struct):
    """An earlier line of the log that reads otherwise from the seat that is looked from now."""

    number: int
    entry: Entry


class ScorePart(Struct):
    """One part of the scores: what it was counted for, and the points of every seat."""

    title: Sentence
    points: list[int]


class Ending(Struct):
    """How a game ended: the final scores, the parts they are made of, and the seats that won."""

    scores: list[int]
    parts: list[ScorePart]
    winners: list[int]


class Position(Struct):
    """The table as one seat may see it after some number of actions."""

    at: int
    seat: int
    asked: int
    is_over: bool
    view: dict[str, Any]
    scores: list[int]
    prompt: Sentence | None
    choices: list[Choice]
    """Empty unless this seat is asked."""
    ending: Ending | None
    asked_set: AskedSet | None = None
    """Of the present position, if this seat is asked for a set."""


class Difference(Struct):
    """One part that becomes another: the way to it by names and places, and its value."""

    path: list[int | str]
    value: Any


class Now(Struct, tag="now"):
    """The present position as a whole; the log is cut at `log_from` and then continued.

    Of what lies before it only the lines are sent that read otherwise from another seat.
    """

    rev: int
    position: Position
    log_from: int
    reread: list[Reread]
    log: list[Entry]
    score_rounds: list[list[int]]
    """The scores at the end of each round so far, for the chart; only in a game that is over."""
    undo_steps: int
    """How many decisions of this seat may still be taken back."""
    undo_at: int
    """How many actions would be left if all of them were; -1 if there are none."""
    redo_steps: int
    """How many decisions this seat took back and may play again."""
    is_thinking: bool
    """A bot is asked."""
    lesson: int
    """How many actions, from the first on, are those of the lesson; -1 if none is given here."""
    stranded: Sentence | None = None
    """Why the table can only be watched, if that is so."""
    clock: Clock = NO_CLOCK
    """What is left to every seat and for whom time runs; empty if none was agreed."""


class Changed(Struct, tag="changed"):
    """The present position, after a change, by what differs from the one that was told before.

    The differences are of the message `now`; the log goes on as it does there. Who has another
    position than that of the revision `since` asks for the whole.
    """

    rev: int
    since: int
    differences: list[Difference]
    log_from: int
    reread: list[Reread]
    log: list[Entry]
