"""The table: a game under way, and who sits at it."""

from collections.abc import Sequence

from aevum.bots import Bot, make_bot
from aevum.kernel.game import Counted, View
from aevum.kernel.message import Msg
from aevum.kernel.state import Note
from aevum.record import Record
from aevum.record.sitters import Sitter
from aevum.record.underway import Underway
from aevum.record.weighing import Care


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
        self._bots: dict[int, Bot] = {}
        self.sitters = [Sitter(name=name) for name in [*names, *[""] * (record.seats - len(names))]]
        empty = [seat for seat in range(record.seats) if seat not in people]
        for number, seat in enumerate(empty):
            bot = bots[number % len(bots)]
            self.sitters[seat] = self.sitters[seat]._replace(bot=bot.partition(":")[0])
            self._bots[seat] = make_bot(bot, record.seed + seat + 1)

    def bot_at(self, seat: int) -> Bot:
        """Find the bot that sits at a seat."""
        return self._bots[seat]


class Table(Underway):
    """A game under way, and who sits at it."""

    def __init__(self, record: Record, seating: Seating) -> None:
        super().__init__(record)
        self.seating = seating
        record.sitters = seating.sitters
        self.care: Care = "losses"
        """When the people at the keyboard want to confirm an answer."""

    def care_of(self, _seat: int) -> Care:
        """Say when the person at a seat wants to confirm an answer: all share a keyboard."""
        return self.care

    def is_person(self, seat: int) -> bool:
        """Say whether a person sits at a seat."""
        return seat in self.seating.people

    def view(self, seat: int) -> View:
        """Show what a seat may know."""
        shown: View = self.game.view(self.state, seat)
        return shown

    def lines(self, seat: int) -> list[Msg]:
        """Tell the position in sentences, as far as a seat may know it."""
        return self.game.lines(self.state, seat)

    def census(self, seat: int) -> list[Counted]:
        """Count every kind of card, as a seat may."""
        return self.game.census(self.state, seat)

    def tell(self, note: Note) -> Msg:
        """Put one fact of the journal into words."""
        return self.game.tell(self.state, note)
