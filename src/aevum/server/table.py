"""A live table: a game under way that is kept, and what every seat may see of it.

It knows nothing of sockets, keys or databases. Whoever changes it gets what happened as events,
and keeps them before anybody is told.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from aevum import games
from aevum.kernel.action import DONE
from aevum.kernel.errors import BadNotation, BadOption, BadRecord, IllegalAction
from aevum.kernel.game import Game, Value
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY
from aevum.record import Record
from aevum.record.ahead import Ahead, Answer, By
from aevum.record.record import Move
from aevum.record.underway import Underway
from aevum.record.weighing import Care
from aevum.server.log import Log
from aevum.server.messages.words import Sentence
from aevum.server.refusal import Refusal, Unsure, sentence
from aevum.server.seating import rules_in, sitters_of
from aevum.server.snapshot import FrozenSnapshots
from aevum.server.store.kept import Change, Event, History, News, Played, Standing, TakenBack
from aevum.server.veil import could_be_forced, could_think

log: Final = logging.getLogger("aevum.server")


class Table(Underway):
    """A game under way at which people and bots sit."""

    snapshots: FrozenSnapshots

    def __init__(self, record: Record, history: History) -> None:
        """Set a table up with a record and all that has happened here; at a new table nothing."""
        self.kept = history.kept
        record.sitters = sitters_of(history.kept.chairs)
        self.log = Log()
        self.rev = len(history.events)
        self.requests = history.requests
        self.cares: dict[int, Care] = {}
        """When the people at their seats want to confirm an answer, as they said last."""
        self.veil: tuple[list[Move], bool] = ([], False)
        """Whether there could be a choice for all that others know, and after which answer."""
        self.stranded: list[Move] = []
        """All actions of a table of which only the first ones lead where they led."""
        played, ahead = course_of(history.events)
        snapshots = FrozenSnapshots(record, history.snapshots)
        given_by = [answer.by for answer in played]
        super().__init__(record, given_by, snapshots, verify=bool(history.events))
        if not record.is_from_elsewhere():
            self.ahead = ahead
        self.is_damaged = history.is_damaged
        """What happened later at this table cannot be read any more."""

    @classmethod
    def recall(cls, history: History) -> "Table":
        """Set a table up again from what was kept, beginning at its last snapshot.

        With other rules or tables than it was opened with it goes on if its actions lead to the
        same positions; otherwise it can be watched up to the last that does.
        """
        return cls(record_of(history), history)

    def strand(self, length: int, departure: BadRecord) -> None:
        """Stop at the last position that is as it was; from here on nothing is answered."""
        log.warning("table %s can only be watched: %s", self.kept.id, departure)
        self.stranded = self.record.moves[:]
        self.cut(length)
        self.log.cut(self.trail[length].notes)

    def why_stranded(self) -> Msg | None:
        """Say why a table can only be watched; None if it goes on."""
        if self.is_damaged:
            return Msg("web-refused-damaged", n=self.length)
        if not self.stranded:
            return None
        tables = self.record.has_other_tables()
        key = "web-refused-tables-changed" if tables else "web-refused-rules-changed"
        return Msg(key, n=self.length, most=len(self.stranded))

    def has_ended(self) -> bool:
        """Say whether the game is over, or was before the end of it could not be read any more."""
        return self.state.is_over or (
            self.why_stranded() is not None and self.kept.standing.is_over
        )

    def whole_record(self) -> Record:
        """Write down all that happened, also what leads elsewhere by now."""
        if not self.stranded:
            return self.record
        record = self.record.upto(0)
        record.moves = self.stranded[:]
        return record

    # Playing

    def care_of(self, seat: int) -> Care:
        """Say when the person at a seat wants to confirm an answer."""
        return self.cares.get(seat, "losses")

    def decide(self, seat: int, action: int, by: By = "person") -> Change:
        """Carry out an answer of a seat, and then every answer that is the only one there is."""
        self.check_choice(seat, action)
        first = self.length
        self.play(action, by)
        return self.go_on(first)

    def confirm(self, seat: int, chosen: Sequence[int], then: int = DONE) -> Change:
        """Carry out a set of a seat, its members in any order, and what ends it, as one answer."""
        self.moves_of_set(seat, chosen, then)
        first = self.length
        self.play_set(chosen, "person", then)
        return self.go_on(first)

    def moves_of_set(self, seat: int, chosen: Sequence[int], then: int = DONE) -> list[int]:
        """List the answers that a set of a seat consists of, or refuse it."""
        self.check_asked(seat)
        question = self.set_asked()
        try:
            if question is None:
                raise IllegalAction("no set is asked for")
            return question.moves(chosen, then)
        except IllegalAction as error:
            raise Refusal(Msg("web-refused-set")) from error

    def go_on(self, first: int) -> Change:
        """Give every answer that is the only one there is; tell what has happened from one on."""
        self.play_forced()
        return self.change_since(first)

    def must_wait(self, action: int) -> bool:
        """Let an only answer wait, too, if that there is no other is a secret."""
        return super().must_wait(action) or self.is_secretly_forced()

    def is_secretly_forced(self) -> bool:
        """Say whether others, elsewhere, cannot know that the asked seat has but one answer."""
        if not self.is_played_elsewhere() or self.only_answer() is None:
            return False
        last = self.record.moves[-1:]
        if not last or self.veil[0] != last:
            self.veil = (last, could_think(self.game, self.state))
        return self.veil[1]

    def is_played_elsewhere(self) -> bool:
        """Say whether people play at several browsers."""
        kinds = [chair.kind for chair in self.kept.chairs]
        return kinds.count("link") + ("here" in kinds) > 1

    def is_veiled(self) -> bool:
        """Say whether people elsewhere cannot know if the asked seat has a choice."""
        return self.is_played_elsewhere() and could_be_forced(self.game, self.state)

    def waits_for_show(self) -> bool:
        """Say whether an only answer of a person waits for nothing but to look like a choice."""
        action = self.only_answer()
        if action is None or self.why_stranded() or not self.is_person(self.state.asked):
            return False
        if not self.kept.beginning.has_begun:
            return False
        return self.is_secretly_forced() and not super().must_wait(action)

    def give_only_answer(self) -> Change:
        """Give the answer that is the only one there is, in place of the person."""
        first, action = self.length, self.only_answer()
        if action is not None:
            self.play(action, "forced")
        return self.go_on(first)

    def change_since(self, first: int) -> Change:
        """Tell what has happened from one answer on."""
        events: list[Event] = [
            Played(*move, by)
            for move, by in zip(self.record.moves[first:], self.given_by[first:], strict=True)
        ]
        self.rev += len(events)
        return Change(events, self.snapshots.since(first))

    def check_choice(self, seat: int, action: int) -> None:
        """Refuse what is none of the choices of the asked seat."""
        self.check_asked(seat)
        if action not in self.answers():
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

    def check_sure(self, moves: Sequence[int]) -> None:
        """Refuse, before it is confirmed, what loses something or is the last answer of a turn."""
        weight = self.doubt(moves)
        if weight is not None:
            raise Unsure(weight, moves[-1])

    def check_asked(self, seat: int) -> None:
        """Refuse an answer of a seat that is not asked, or at a table that is only watched."""
        self.check_sound()
        if self.state.is_over:
            raise Refusal(Msg("web-refused-over"))
        if not self.kept.beginning.has_begun:
            raise Refusal(Msg("web-refused-not-begun"))
        if seat != self.state.asked:
            raise Refusal(Msg("web-refused-not-asked"))

    def check_sound(self) -> None:
        """Refuse to change a table that can only be watched."""
        if why := self.why_stranded():
            raise Refusal(why)

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
        self.check_sound()
        if not self.marks_of(seat):
            raise Refusal(Msg("web-refused-undo"))
        to = self.take_back(seat, whole_turn=whole_turn)
        self.log.cut(self.trail[to].notes)
        self.rev += 1
        return Change([TakenBack(to)], {}, cut=to)

    def redo(self, seat: int) -> Change:
        """Play the next decision again that a seat took back."""
        self.check_sound()
        if not self.decisions_ahead(seat):
            raise Refusal(Msg("web-refused-redo"))
        first = self.length
        self.play_again(seat)
        return self.change_since(first)

    def follow(self, news: News) -> None:
        """Do what has happened at this table elsewhere; complain if it leads elsewhere by now."""
        for happened in news.events:
            if isinstance(happened, TakenBack):
                self.cut_back(happened.to)
            else:
                self.play(self.game.from_text(self.state, happened.text), happened.by)
                if self.record.moves[-1].checksum != happened.checksum:
                    raise BadRecord(f"action {self.length} leads elsewhere")
            self.rev += 1
        self.requests.update(news.requests)
        news.kept.options = self.kept.options
        self.kept = news.kept

    def cut_back(self, to: int) -> None:
        """Strike out all but the first actions, as somebody elsewhere has taken them back."""
        taken = map(Answer, self.record.moves[to:], self.given_by[to:])
        self.ahead.put(taken, self.rest.moves if self.rest else ())
        self.cut(to)
        self.log.cut(self.trail[to].notes)

    # Keeping

    @property
    def stage(self) -> tuple[int, ...]:
        """Say on what it depends how the present looks: the revision, the clock, the stand-ins."""
        clock, has_begun = self.kept.clock, self.kept.beginning.has_begun
        return self.rev, clock.since, clock.runs, has_begun, *self.kept.stand_ins

    def is_person(self, seat: int) -> bool:
        """Say whether a person answers for a seat, here or by a link, and no bot stands in."""
        return self.kept.chairs[seat].kind != "bot" and seat not in self.kept.stand_ins

    def has_answered(self, seat: int) -> bool:
        """Say whether a person has answered for a seat."""
        given = zip(self.record.moves, self.given_by, strict=True)
        return any(move.seat == seat and by == "person" for move, by in given)

    def is_bot_asked(self) -> bool:
        """Say whether the word is with a bot."""
        asked = self.state.asked
        can_answer = asked != NOBODY and self.why_stranded() is None
        can_answer = can_answer and self.kept.beginning.has_begun
        return can_answer and not self.is_person(asked)

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


def course_of(events: list[Event]) -> tuple[list[Answer], Ahead]:
    """Read from the log which answers stand, and which were taken back and can be played again."""
    standing: list[Answer] = []
    ahead = Ahead()
    for happened in events:
        if isinstance(happened, TakenBack):
            ahead.put(standing[happened.to :])
            del standing[happened.to :]
        else:
            move = Move(happened.seat, happened.text, happened.checksum)
            ahead.pass_by(move)
            standing.append(Answer(move, happened.by))
    return standing, ahead


def record_of(history: History) -> Record:
    """Write down what stands of all that happened at a table."""
    kept = history.kept
    game = games.game(kept.game)
    kept.options = options_left(game, kept.options)
    record = Record(game, len(kept.chairs), kept.seed, kept.options, kept.chance)
    record.rules, record.tables = rules_in(kept.rules)
    record.moves = [answer.move for answer in course_of(history.events)[0]]
    return record


def options_left(game: Game, kept: Mapping[str, Value]) -> dict[str, Value]:
    """Complete the options of a table; what the game does not have any more is left out."""
    left = dict(kept)
    for name, value in kept.items():
        try:
            game.settings({name: value})
        except BadOption:
            del left[name]
    return game.settings_of(left)
