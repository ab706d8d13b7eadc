"""A live table: the game under way, what may be taken back, and what every seat may see.

It knows nothing of sockets, keys or databases. Whoever changes it gets what happened as events,
and keeps them before anybody is told.
"""

from aevum import games
from aevum.kernel.errors import BadNotation
from aevum.kernel.game import SPECTATOR
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY, State
from aevum.record import Record
from aevum.record.codec import checksum
from aevum.record.record import Move
from aevum.server.log import Log
from aevum.server.messages import Sentence
from aevum.server.refusal import Refusal, sentence
from aevum.server.seating import rules_of
from aevum.server.snapshot import EVERY, Step, freeze, thaw
from aevum.server.store.kept import By, Change, Event, Kept, Past, Played, Standing, TakenBack


class Table:
    """A game under way."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.game = games.game(kept.game)
        self.state = self.first_state()
        self.moves: list[Played] = []
        self.trail: list[Step] = [self.step()]
        self.snapshots: dict[int, bytes] = {}
        self.requests: dict[str, int] = {}
        self.rev = 0
        self.log = Log()
        self.scored: list[list[int]] = []

    @classmethod
    def recall(cls, past: Past) -> "Table":
        """Set a table up again from what was kept, beginning at its last snapshot."""
        table = cls(past.kept)
        if past.kept.rules != rules_of(table.game):
            raise Refusal(Msg("web-refused-rules-changed"))
        table.rev = len(past.events)
        table.requests = past.requests
        table.snapshots = past.snapshots
        table.moves = standing_moves(past.events)
        if past.snapshots:
            table.state, table.trail = thaw(table.game, past.snapshots[max(past.snapshots)])
        for move in table.moves[len(table.trail) - 1 :]:
            table.state.apply(table.game.from_text(table.state, move.text))
            table.trail.append(table.step())
        return table

    def first_state(self) -> State:
        """Begin the game anew."""
        kept = self.kept
        return self.game.new(len(kept.chairs), kept.seed, kept.options, keep_journal=True)

    def step(self) -> Step:
        """Note how things stand now."""
        state = self.state
        in_round = self.game.view(state, SPECTATOR).get("round", 0)
        return Step(state.asked, state.sealed, in_round, len(state.journal or []))

    @property
    def length(self) -> int:
        """How many actions have been played."""
        return len(self.moves)

    # Playing

    def decide(self, seat: int, action: int, by: By = "person") -> Change:
        """Carry out an answer of a seat, and then every answer that is the only one there is."""
        self.check_option(seat, action)
        return self.follow([self.play(action, by)])

    def check_option(self, seat: int, action: int) -> None:
        """Refuse what is none of the options of the asked seat."""
        self.check_asked(seat)
        if action not in self.state.legal():
            raise Refusal(Msg("web-refused-illegal"))

    def follow(self, events: list[Event]) -> Change:
        """Give every answer that is the only one there is."""
        first = self.length - len(events)
        while len(options := self.state.legal()) == 1:
            events.append(self.play(options[0], "forced"))
        fresh = {at: p for at, p in self.snapshots.items() if at > first}
        self.rev += len(events)
        return Change(events, fresh)

    def play(self, action: int, by: By) -> Played:
        """Carry out a legal action and write it down."""
        state = self.state
        seat, text = state.asked, self.game.to_text(state, action)
        state.apply(action)
        played = Played(seat, text, checksum(state), by)
        self.moves.append(played)
        self.trail.append(self.step())
        if self.length % EVERY == 0:
            self.snapshots[self.length] = freeze(state, self.trail)
        return played

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

    # Taking back

    def marks_of(self, seat: int) -> list[int]:
        """List the decisions a seat may take back, by how many actions lay before each.

        They are those that the asked person gave since another seat was asked, as far as nothing
        hidden has been shown since.
        """
        marks: list[int] = []
        if seat != self.state.asked or self.state.is_over:
            return marks
        for at in range(self.length - 1, -1, -1):
            if self.trail[at].asked != seat or self.trail[at].sealed != self.state.sealed:
                break
            if self.moves[at].by == "person":
                marks.append(at)
        return marks[::-1]

    def take_back(self, seat: int, *, whole_turn: bool) -> Change:
        """Go back to the last decision of a seat, or to its first that can still be reached."""
        marks = self.marks_of(seat)
        if not marks:
            raise Refusal(Msg("web-refused-undo"))
        to = marks[0 if whole_turn else -1]
        self.state = self.state_at(to)
        del self.moves[to:]
        del self.trail[to + 1 :]
        self.snapshots = {at: p for at, p in self.snapshots.items() if at <= to}
        self.log.cut(self.trail[to].notes)
        self.rev += 1
        return Change([TakenBack(to)], {}, cut=to)

    # Looking back

    def state_at(self, at: int) -> State:
        """Reach the position after so many actions, from the nearest snapshot before it."""
        near = max((length for length in self.snapshots if length <= at), default=0)
        state = thaw(self.game, self.snapshots[near])[0] if near else self.first_state()
        for move in self.moves[near:at]:
            state.apply(self.game.from_text(state, move.text))
        return state

    def score_rounds(self) -> list[list[int]]:
        """Count the scores at the end of each round of a game that is over, once.

        A round in which nobody was asked ends with the scores of the next.
        """
        if self.scored:
            return self.scored
        state = self.first_state()
        rounds: list[list[int]] = []
        for at, move in enumerate(self.moves, 1):
            state.apply(self.game.from_text(state, move.text))
            ended = self.trail[at].round - max(1, self.trail[at - 1].round)
            rounds.extend([self.game.scores(state)] * ended)
        self.scored = [*rounds, self.game.scores(state)]
        return self.scored

    # Keeping

    def record(self) -> Record:
        """Write the game as a record."""
        kept = self.kept
        record = Record(self.game, len(kept.chairs), kept.seed, kept.options)
        record.moves = [Move(move.seat, move.text, move.checksum) for move in self.moves]
        record.scores = self.game.scores(self.state) if self.state.is_over else None
        return record

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


def standing_moves(events: list[Event]) -> list[Played]:
    """Read from the log which actions stand: those that were not taken back."""
    moves: list[Played] = []
    for happened in events:
        if isinstance(happened, TakenBack):
            del moves[happened.to :]
        else:
            moves.append(happened)
    return moves
