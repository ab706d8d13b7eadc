"""The little language that rule tests are written in.

A test sets up a position by writing fields, plays actions in notation, and looks. `ready()` checks
the invariants, so that an impossible position fails in its arrangement.
"""

from collections.abc import Sequence

import pytest

import aevum
from aevum import games
from aevum.kernel.game import Loss, Reason, Value
from aevum.kernel.message import Msg
from aevum.kernel.state import State
from aevum.record.sets import set_question

clause = pytest.mark.clause
"""Cite the clauses of the rules that a test checks: `@clause("R6.5", "R6.7")`."""


class Table:
    """A game on the table, addressed as the rules do."""

    def __init__(self, game: str, seats: int, options: dict[str, Value], seed: int = 1) -> None:
        self.game = games.game(game)
        self.state: State = self.game.new(seats, seed, options, keep_journal=True)

    @property
    def asked(self) -> int:
        """The seat that has to decide."""
        return self.state.asked

    def ready(self) -> None:
        """Check that the arranged position is a possible one."""
        assert self.game.broken_invariant(self.state) == ""

    def play(self, *texts: str) -> None:
        """Play actions in notation through the checked door."""
        for text in texts:
            self.game.play(self.state, self.game.from_text(self.state, text))
            self.ready()

    def fitting(self, *texts: str) -> list[str]:
        """List what fits to members of a set, named in this order, each of which must fit."""
        question = set_question(self.game, self.state)
        assert question is not None, self.state.explain()
        chosen: list[int] = []
        for text in texts:
            member = self.game.parse(self.state, text)
            assert member in question.look(chosen).fitting, f"{text} after {texts}"
            chosen.append(member)
        return [self.game.to_text(self.state, member) for member in question.look(chosen).fitting]

    def choose(self, *texts: str) -> None:
        """Name the members of a set in this order, and confirm it."""
        self.fitting(*texts)
        question = set_question(self.game, self.state)
        assert question is not None
        for action in question.moves([self.game.parse(self.state, text) for text in texts]):
            self.game.play(self.state, action)
        self.ready()

    def options(self) -> list[str]:
        """List the open answers in notation."""
        return [self.game.to_text(self.state, action) for action in self.state.legal()]

    def options_of(self, verb: str) -> list[str]:
        """List the open answers that begin with a verb."""
        return [text for text in self.options() if text.split()[0] == verb]

    def why(self, text: str) -> Reason | None:
        """Ask why an action is not offered to the seat that is asked."""
        return self.game.why_not(self.state, self.asked, text)

    def losses(self, text: str) -> list[Loss]:
        """Ask what an answer would lose, by no more than the seat that is asked can know."""
        action = self.game.from_text(self.state, text)
        known = self.game.resample(self.state, self.asked, 1)
        return self.game.losses(known, self.asked, action)

    def seen(self, seat: int, name: str) -> list[str]:
        """Ask where a seat sees the cards of a kind; a place has its key, a hidden one has none."""
        kind = next(kind for kind in self.game.census(self.state, seat) if kind.name == name)
        places = [msg.key.removeprefix("place-") for msg in kind.seen]
        return places + [""] * (kind.copies - len(places))

    def told(self, seat: int = aevum.SPECTATOR) -> Sequence[Msg]:
        """Read the journal as a seat may."""
        return [self.game.tell(self.state, note) for note in self.state.notes_for(seat)]

    def was_told(self, key: str, seat: int = aevum.SPECTATOR) -> list[Msg]:
        """Find the facts of one kind in the journal."""
        return [msg for msg in self.told(seat) if msg.key == key]
