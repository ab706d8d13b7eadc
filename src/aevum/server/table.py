"""A live table: a game under way that is kept, and what every seat may see of it.

It knows nothing of sockets, keys or databases. Whoever changes it gets what happened as events,
and keeps them before anybody is told.
"""

from collections.abc import Mapping, Sequence

from aevum import games
from aevum.kernel.errors import BadNotation
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY
from aevum.record import Record
from aevum.record.record import Move
from aevum.record.underway import By, Underway
from aevum.server.log import Log
from aevum.server.messages import Sentence
from aevum.server.refusal import Refusal, sentence
from aevum.server.seating import rules_of
from aevum.server.snapshot import FrozenSnapshots
from aevum.server.store.kept import Change, Event, History, KeptTable, Played, Standing, TakenBack


class Table(Underway):
    """A game under way at which people and bots sit."""

    snapshots: FrozenSnapshots

    def __init__(
        self,
        kept: KeptTable,
        moves: Sequence[Move] = (),
        given_by: Sequence[By] = (),
        snapshots: Mapping[int, bytes] | None = None,
    ) -> None:
        self.kept = kept
        self.requests: dict[str, int] = {}
        self.rev = 0
        self.log = Log()
        record = Record(games.game(kept.game), len(kept.chairs), kept.seed, kept.options)
        record.moves = list(moves)
        super().__init__(record, given_by, FrozenSnapshots(record.game, snapshots or {}))

    @classmethod
    def recall(cls, past: History) -> "Table":
        """Set a table up again from what was kept, beginning at its last snapshot."""
        kept = past.kept
        if kept.rules != rules_of(games.game(kept.game)):
            raise Refusal(Msg("web-refused-rules-changed"))
        standing = standing_events(past.events)
        moves = [Move(played.seat, played.text, played.checksum) for played in standing]
        table = cls(kept, moves, [played.by for played in standing], past.snapshots)
        table.rev = len(past.events)
        table.requests = past.requests
        return table

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
