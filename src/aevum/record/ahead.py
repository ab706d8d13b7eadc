"""What was taken back lies ahead: it can be played again until another answer is given."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from aevum.record.record import Move

By: TypeAlias = Literal["person", "bot", "forced", "past", "set"]
"""Who answered: a person, a bot, nobody because there was but one answer, or another record.

Of a set that a person has confirmed the first pick is the person's, all others are of the set.
"""


class Answer(NamedTuple):
    """An answer as it was given, and by whom."""

    move: Move
    by: By


class Ahead:
    """The answers that were taken back, in the order in which they were given.

    Nothing hidden was shown by any of them, or it could not have been taken back.
    """

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.left: list[int] = []
        """What was still to be picked of the last set, if it waited for another answer."""

    def put(self, answers: Iterable[Answer], left: Sequence[int] = ()) -> None:
        """Lay answers that are taken back before those that were taken back earlier."""
        if not self.answers:
            self.left = list(left)
        self.answers[:0] = answers

    def pass_by(self, move: Move) -> None:
        """Go on with an answer that was given; if it is not the next here, all this is over."""
        if self.answers and self.answers[0].move == move:
            del self.answers[0]
        else:
            self.answers.clear()

    def decisions(self) -> int:
        """Count the decisions that can be played again."""
        return bool(self.answers) + sum(answer.by == "person" for answer in self.answers[1:])

    def next_decision(self) -> list[Answer]:
        """List the answers of the next decision: a set with all its picks, and what was forced."""
        ends = [at for at, answer in enumerate(self.answers) if at and answer.by == "person"]
        return self.answers[: ends[0] if ends else None]
