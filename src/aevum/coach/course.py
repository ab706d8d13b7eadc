"""The course of a game that is over: every position, who decided there, and how all stood."""

from functools import lru_cache
from typing import Final, NamedTuple

from aevum.coach.chances import Model, judgement_for, model_of, standing
from aevum.games.common.judgement import Judgement
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.record import Record

MOST_POINTS: Final = 160
"""A curve has no more points than this."""


class Point(NamedTuple):
    """How likely every seat was to win after so many actions, in thousandths."""

    at: int
    round: int
    chances: list[int]


class Course:
    """A recorded game, played again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.game
        self.judgement: Judgement = judgement_for(record.game)
        self.model: Model | None = model_of(record.game, record.seats)
        self.states: list[State] = []
        """The position before each action."""
        self.actions: list[int] = []
        self.noted: list[int] = []
        """How many facts had been noted before each action."""
        state = record.first_state()
        for number in range(len(record.moves)):
            self.states.append(state.copy())
            self.noted.append(len(state.journal or []))
            self.actions.append(self.game.from_text(state, record.moves[number].text))
            record.repeat(state, number)
        self.end = state
        """The position after the last action, with all that was noted."""
        self.turns = [self.judgement.turn(g) for g in self.states]

    def decisions(self) -> list[int]:
        """List the actions before which there was a choice, by how many came before them."""
        return [at for at, g in enumerate(self.states) if len(g.legal()) > 1]

    def borders(self) -> list[int]:
        """List where one turn ends and another begins, with the beginning and without the end."""
        found = [0]
        for at in range(1, len(self.states)):
            is_new = self.turns[at] != self.turns[at - 1]
            if is_new and self.judgement.is_settled(self.states[at]):
                found.append(at)
        step = max(1, -(-len(found) // MOST_POINTS))
        return found[::step]

    def points(self) -> list[Point]:
        """Follow the chances from border to border, to who has won."""
        if self.model is None:
            return []
        found = [self.point(at, self.model) for at in self.borders()]
        winners = self.game.winners(self.end)
        share = 1000 // max(1, len(winners))
        last = [share if seat in winners else 0 for seat in range(self.end.seats)]
        return [*found, Point(len(self.states), self.game.round_of(self.end), last)]

    def point(self, at: int, model: Model) -> Point:
        """Find the chances after so many actions."""
        stood = standing(self.game, self.judgement, self.states[at])
        chances = [round(1000 * chance) for chance in model.chances(stood)]
        return Point(at, max(1, stood.round), chances)


@lru_cache(maxsize=2)
def course_of(text: str) -> Course:
    """Play a recorded game again, unless that has just been done."""
    return Course(Record.parse(text))
