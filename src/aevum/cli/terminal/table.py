"""The table: a game under way, who sits at it, and what may still be taken back."""

from collections.abc import Sequence
from typing import NamedTuple

from aevum.bots import Bot, make_bot
from aevum.kernel.game import Game, View
from aevum.kernel.message import Msg
from aevum.kernel.state import Note, State
from aevum.record import Record


class Seating:
    """Who sits where: people at some seats, bots at the others, some of them with names."""

    def __init__(
        self,
        record: Record,
        people: Sequence[int],
        bots: Sequence[str],
        names: Sequence[str],
    ) -> None:
        self.people = sorted(people)
        self.names = list(names)
        self.bots = list(bots)
        self._bots: dict[int, Bot] = {}
        empty = [seat for seat in range(record.seats) if seat not in people]
        for number, seat in enumerate(empty):
            self._bots[seat] = make_bot(bots[number % len(bots)], record.seed + seat + 1)

    def bot_at(self, seat: int) -> Bot:
        """Find the bot that sits at a seat."""
        return self._bots[seat]


class Mark(NamedTuple):
    """A decision of a person: how long the record was before it, and what was sealed then."""

    length: int
    sealed: int


class Table:
    """A game under way and its record."""

    def __init__(self, record: Record, seating: Seating) -> None:
        self.record = record
        self.seating = seating
        self.marks: list[Mark] = []
        """The decisions of the asked seat since another one acted."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def state(self) -> State:
        """The position as it stands."""
        return self.record.state

    def view(self, seat: int) -> View:
        """Show what a seat may know."""
        shown: View = self.game.view(self.state, seat)
        return shown

    def tell(self, note: Note) -> Msg:
        """Put one fact of the journal into words."""
        return self.game.tell(self.state, note)

    def decide(self, action: int) -> None:
        """Carry out what a person decided; it may perhaps be taken back."""
        self.marks.append(Mark(len(self.record.moves), self.state.sealed))
        self.play(action)

    def play(self, action: int) -> None:
        """Carry out an answer; when the word passes to another seat, what was done stays done."""
        seat = self.state.asked
        self.record.play(action)
        if self.state.asked != seat:
            self.marks.clear()

    def may_take_back(self) -> bool:
        """Say whether the same seat is still asked and nothing hidden has been shown since."""
        return bool(self.marks) and self.marks[-1].sealed == self.state.sealed

    def take_back(self) -> None:
        """Go back to the last decision of the asked seat."""
        mark = self.marks.pop()
        self.record.take_back(len(self.record.moves) - mark.length)
