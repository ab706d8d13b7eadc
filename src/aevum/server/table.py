"""A live table: a game under way that is kept, and what every seat may see of it.

It knows nothing of sockets, keys or databases. Whoever changes it gets what happened as events,
and keeps them before anybody is told.
"""

import logging
from typing import Final

from aevum import games
from aevum.kernel.errors import BadNotation, BadOption, BadRecord
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY
from aevum.record import Record
from aevum.record.record import Move
from aevum.record.underway import By, Underway
from aevum.server.log import Log
from aevum.server.messages import Sentence
from aevum.server.refusal import Refusal, sentence
from aevum.server.seating import tables_in
from aevum.server.snapshot import FrozenSnapshots
from aevum.server.store.kept import Change, Event, History, Played, Standing, TakenBack

log: Final = logging.getLogger("aevum.server")


class Table(Underway):
    """A game under way at which people and bots sit."""

    snapshots: FrozenSnapshots

    def __init__(self, record: Record, history: History) -> None:
        """Set a table up with a record and all that has happened here; at a new table nothing."""
        self.kept = history.kept
        self.log = Log()
        self.rev = len(history.events)
        self.requests = history.requests
        given_by = [played.by for played in standing_events(history.events)]
        snapshots = FrozenSnapshots(record.game, history.snapshots, record.tables)
        super().__init__(record, given_by, snapshots, verify=bool(history.events))

    @classmethod
    def recall(cls, history: History) -> "Table":
        """Set a table up again from what was kept, beginning at its last snapshot.

        With other tables than it was opened with it goes on as long as its actions lead to the
        same positions.
        """
        record = record_of(history)
        try:
            return cls(record, history)
        except BadRecord as error:
            log.warning("a table cannot be set up again: %s", error)
            has_other_tables = record.has_other_tables()
            key = "web-refused-tables-changed" if has_other_tables else "web-refused-rules-changed"
            raise Refusal(Msg(key)) from error

    # Playing

    def decide(self, seat: int, action: int, by: By = "person") -> Change:
        """Carry out an answer of a seat, and then every answer that is the only one there is."""
        self.check_choice(seat, action)
        first = self.length
        self.play(action, by)
        return self.go_on(first)

    def go_on(self, first: int) -> Change:
        """Give every answer that is the only one there is; tell what has happened from one on."""
        self.play_forced()
        events: list[Event] = [
            Played(*move, by)
            for move, by in zip(self.record.moves[first:], self.given_by[first:], strict=True)
        ]
        self.rev += len(events)
        return Change(events, self.snapshots.since(first))

    def check_choice(self, seat: int, action: int) -> None:
        """Refuse what is none of the choices of the asked seat."""
        self.check_asked(seat)
        if action not in self.state.legal():
            raise Refusal(Msg("web-refused-illegal"))

    def read(self, seat: int, text: str) -> int:
        """Read the notation of an answer; what is not offered is refused with its clause."""
        self.check_asked(seat)
        try:
            action = self.game.parse(self.state, text)
            reason = self.game.why_not(self.state, seat, text)
        except BadNotation as error:
            raise Refusal(Msg("web-refused-notation", text=text)) from error
        if reason is not None:
            raise Refusal(Msg(reason.key), clause=reason.clause)
        return action

    def check_asked(self, seat: int) -> None:
        """Refuse an answer of a seat that is not asked."""
        if self.state.is_over:
            raise Refusal(Msg("web-refused-over"))
        if seat != self.state.asked:
            raise Refusal(Msg("web-refused-not-asked"))

    def why(self, seat: int, text: str) -> tuple[str, Sentence | None]:
        """Say by which clause an action is not offered to a seat; nothing if it is.

        This is asked of a position that holds no more than the seat may know.
        """
        if self.state.is_over:
            raise Refusal(Msg("web-refused-over"))
        if seat != self.state.asked:
            return "", sentence(Msg("web-refused-not-asked"))
        known = self.game.resample(self.state, seat, 0)
        try:
            reason = self.game.why_not(known, seat, text)
        except BadNotation as error:
            raise Refusal(Msg("web-refused-notation", text=text)) from error
        return (reason.clause, sentence(Msg(reason.key))) if reason else ("", None)

    def undo(self, seat: int, *, whole_turn: bool) -> Change:
        """Take back the last decision of a seat, or all of its that can still be reached."""
        if not self.marks_of(seat):
            raise Refusal(Msg("web-refused-undo"))
        to = self.take_back(seat, whole_turn=whole_turn)
        self.log.cut(self.trail[to].notes)
        self.rev += 1
        return Change([TakenBack(to)], {}, cut=to)

    # Keeping

    def is_bot_asked(self) -> bool:
        """Say whether the word is with a bot."""
        asked = self.state.asked
        return asked != NOBODY and self.kept.chairs[asked].kind == "bot"

    def standing(self) -> Standing:
        """Sum up how the game stands for lists of tables."""
        state = self.state
        return Standing(
            round=self.trail[-1].round,
            asked=state.asked,
            bot_asked=self.is_bot_asked(),
            is_over=state.is_over,
            winners=self.game.winners(state) if state.is_over else [],
        )


def standing_events(events: list[Event]) -> list[Played]:
    """Read from the log which actions stand: those that were not taken back."""
    standing: list[Played] = []
    for happened in events:
        if isinstance(happened, TakenBack):
            del standing[happened.to :]
        else:
            standing.append(happened)
    return standing


def record_of(history: History) -> Record:
    """Write down what stands of all that happened at a table."""
    kept = history.kept
    game = games.game(kept.game)
    tables = tables_in(kept.rules, game)
    try:
        kept.options = game.settings_of(kept.options)
    except BadOption as error:
        raise Refusal(Msg("web-refused-rules-changed")) from error
    record = Record(game, len(kept.chairs), kept.seed, kept.options)
    record.tables = tables
    played = standing_events(history.events)
    record.moves = [Move(one.seat, one.text, one.checksum) for one in played]
    return record
