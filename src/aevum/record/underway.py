"""A game under way: answers are given, taken back and given again, and no position is out of reach.

Every face plays by this: the table in the browser and that in the terminal. It is a record that is
being written, and it knows of each answer who gave it and how things stood afterwards.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from aevum.kernel.action import DONE
from aevum.kernel.errors import BadRecord, IllegalAction
from aevum.kernel.game import Game, Loss
from aevum.kernel.state import Frame, State
from aevum.record.ahead import Ahead, Answer, By
from aevum.record.record import Record
from aevum.record.sets import SetQuestion, set_question
from aevum.record.snapshots import EVERY, Snapshots, Step
from aevum.record.weighing import Care, Weight, losses_of, weigh

QUICK: Final = 16
"""Which set is asked for is found at once where no more answers than this are offered."""


class Rest(NamedTuple):
    """What is left of a set to be picked, and the procedure that asks for it."""

    question: SetQuestion
    frame: Frame
    moves: list[int]


class Underway:
    """A record at its last position, with all that may be taken back."""

    def __init__(
        self,
        record: Record,
        given_by: Sequence[By] = (),
        snapshots: Snapshots | None = None,
        *,
        verify: bool = False,
    ) -> None:
        self.record = record
        self.given_by = list(given_by) or ["past"] * len(record.moves)
        """Who gave each answer."""
        self.snapshots = Snapshots() if snapshots is None else snapshots
        self.trail: list[Step] = []
        """How things stood at the beginning and after each answer."""
        self.scored: list[list[int]] = []
        self.known_answers: list[int] | None = None
        """What may be answered at this position, once it was looked for."""
        self.known_set: list[SetQuestion | None] | None = None
        """The set that is asked for at this position, once it was looked for."""
        self.rest: Rest | None = None
        self.ahead = Ahead()
        self.catch_up(verify=verify)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def state(self) -> State:
        """The position as it stands."""
        return self.record.state

    @property
    def length(self) -> int:
        """How many actions have been played."""
        return len(self.record.moves)

    # Playing

    def catch_up(self, *, verify: bool) -> None:
        """Play what the record holds, from its last snapshot on; other rules are verified."""
        record, last = self.record, self.snapshots.last()
        if last is None:
            state = record.first_state()
            self.note_step(state)
        else:
            state, self.trail = last
        verify = verify or record.is_from_elsewhere()
        for number in range(len(self.trail) - 1, len(record.moves)):
            try:
                record.repeat(state, number, verify=verify)
            except BadRecord as departure:
                record.state = state
                self.strand(number, departure)
                return
            self.note_step(state)
        record.state = state

    def strand(self, _length: int, departure: BadRecord) -> None:
        """Only the first actions lead where they led: whoever can do nothing with them is told."""
        raise departure

    def note_step(self, state: State) -> None:
        """Note how things stand after an action."""
        in_round, notes = self.game.round_of(state), len(state.journal or [])
        self.trail.append(Step(state.asked, state.sealed, in_round, notes))
        at = len(self.trail) - 1
        if at and at % EVERY == 0:
            self.snapshots.take(state, self.trail)

    def play(self, action: int, by: By) -> None:
        """Carry out a legal action and write it down."""
        self.record.play(action)
        self.given_by.append(by)
        self.ahead.pass_by(self.record.moves[-1])
        self.note_step(self.state)
        self.known_answers = self.known_set = None

    def answers(self) -> list[int]:
        """List what may be answered now; whoever gets it leaves it as it is."""
        if self.known_answers is None:
            self.known_answers = self.state.legal()
        return self.known_answers

    def set_asked(self) -> SetQuestion | None:
        """Take the open question as one for a set, if it is one."""
        if self.known_set is None:
            self.known_set = [set_question(self.game, self.state)]
        return self.known_set[0]

    def play_set(self, members: Sequence[int], by: By, then: int = DONE) -> None:
        """Carry out a set, however its members are ordered, and what ends it, as one decision.

        Where the same seat is asked something else in between, the rest is picked after that.
        """
        question = self.set_asked()
        if question is None:
            raise IllegalAction("no set is asked for")
        first, *others = question.moves(members, then)
        self.rest = Rest(question, self.state.stack[-1], others)
        self.play(first, by)
        while (action := self.next_of_set()) is not None:
            self.play(action, "set")

    def next_of_set(self) -> int | None:
        """Take the next pick of the set that was confirmed, if it is asked for now."""
        rest, state = self.rest, self.state
        if rest is None:
            return None
        if not rest.moves or state.is_over or not rest.question.goes_on(state, rest.frame):
            self.rest = None
            return None
        is_due = len(state.stack) == rest.question.depth and rest.moves[0] in self.answers()
        return rest.moves.pop(0) if is_due else None

    def is_set_known(self) -> bool:
        """Say whether it takes next to no time to tell which set is asked for, if one is."""
        state = self.state
        if self.known_set is not None or state.is_over:
            return True
        return state.stack[-1].set_asked(state) == 0 or len(self.answers()) <= QUICK

    def only_answer(self) -> int | None:
        """Find the answer that is the only one there is; None where there is a choice, or none."""
        answers = self.answers()
        return answers[0] if len(answers) == 1 else None

    def play_forced(self) -> None:
        """Give every answer that is of a set that was confirmed, or the only one there is.

        An only answer may have to wait for the person to give it.
        """
        while True:
            if (action := self.next_of_set()) is not None:
                self.play(action, "set")
            elif (action := self.only_answer()) is None or self.must_wait(action):
                return
            else:
                self.play(action, "forced")

    # Asking back

    def is_person(self, seat: int) -> bool:
        """Say whether a person sits at a seat; whoever seats them knows."""
        return False

    def care_of(self, seat: int) -> Care:
        """Say when the person at a seat wants to confirm an answer; whoever seats them knows."""
        return "losses"

    def weigh(self, moves: Sequence[int]) -> Weight:
        """Say what hangs on answers of the asked seat, as far as it can know."""
        return weigh(self.game, self.state, moves)

    def losses_of(self, moves: Sequence[int]) -> list[Loss]:
        """Name what answers of the asked seat would lose for good, as far as it can know."""
        return losses_of(self.game, self.state, moves)

    def doubt(self, moves: Sequence[int]) -> Weight | None:
        """Say what hangs on answers that a person wants to confirm first; None if on nothing.

        An only answer has been waiting to be confirmed, unless it loses something.
        """
        care = self.care_of(self.state.asked)
        if care == "never" or (care == "losses" and not self.losses_of(moves)):
            return None
        weight = self.weigh(moves)
        is_asked = care == "always" and weight.is_last and self.only_answer() is None
        return weight if weight.losses or is_asked else None

    def must_wait(self, action: int) -> bool:
        """Say whether the only answer of a person waits to be given by that person.

        It does if it loses something. If it is the last one before others are asked, it waits too
        if the person wishes so, and where something hidden was shown that has yet to be seen.
        """
        seat = self.state.asked
        if not self.is_person(seat):
            return False
        if self.losses_of([action]):
            return True
        is_held = self.care_of(seat) == "always" or self.has_just_seen(seat)
        return is_held and self.weigh([action]).is_last

    def has_just_seen(self, seat: int) -> bool:
        """Say whether something hidden was shown since the last decision of the asked seat."""
        decisions = self.decisions_of(seat)
        return bool(decisions) and self.trail[decisions[-1]].sealed != self.state.sealed

    # Taking back

    def decisions_of(self, seat: int) -> list[int]:
        """List the decisions that the asked person gave since another seat was asked.

        Each is named by how many actions lay before it.
        """
        decisions: list[int] = []
        if seat != self.state.asked or self.state.is_over:
            return decisions
        for at in range(self.length - 1, -1, -1):
            if self.trail[at].asked != seat:
                break
            if self.given_by[at] == "person":
                decisions.append(at)
        return decisions[::-1]

    def marks_of(self, seat: int) -> list[int]:
        """List those of the decisions that may be taken back: nothing hidden was shown since."""
        sealed = self.state.sealed
        return [at for at in self.decisions_of(seat) if self.trail[at].sealed == sealed]

    def take_back(self, seat: int, *, whole_turn: bool = False) -> int:
        """Go back to the last decision of a seat, or to its first that can still be reached.

        It returns how many actions are left.
        """
        marks = self.marks_of(seat)
        if not marks:
            raise IllegalAction(f"seat {seat} has nothing to take back")
        to = marks[0 if whole_turn else -1]
        taken = map(Answer, self.record.moves[to:], self.given_by[to:])
        self.ahead.put(taken, self.rest.moves if self.rest else ())
        self.cut(to)
        return to

    def decisions_ahead(self, seat: int) -> int:
        """Count the decisions that the asked person took back and may play again."""
        return self.ahead.decisions() if seat == self.state.asked else 0

    def play_again(self, seat: int) -> None:
        """Carry out the next decision that a seat took back, a set as a whole."""
        if not self.decisions_ahead(seat):
            raise IllegalAction(f"seat {seat} has nothing to play again")
        left, frame = self.ahead.left, self.state.stack[-1]
        question = self.set_asked() if left else None
        for move, by in self.ahead.next_decision():
            self.play(self.game.from_text(self.state, move.text), by)
        if question and not self.ahead.answers:
            self.rest = Rest(question, frame, left[:])

    def cut(self, length: int) -> None:
        """Strike out all but the first actions."""
        state = self.state_at(length)
        self.record.cut(length)
        self.record.state = state
        del self.given_by[length:]
        del self.trail[length + 1 :]
        self.snapshots.cut(length)
        self.known_answers = self.known_set = self.rest = None

    # Looking back

    def state_at(self, at: int) -> State:
        """Reach the position after so many actions, from the nearest snapshot before it."""
        near, state = self.snapshots.nearest(at) or (0, self.record.first_state())
        state.journal = (self.state.journal or [])[: self.trail[near].notes]
        for number in range(near, at):
            self.record.repeat(state, number)
        return state

    def score_rounds(self) -> list[list[int]]:
        """Count the scores at the end of each round of a game that is over, once.

        A round in which nobody was asked ends with the scores of the next.
        """
        if self.scored:
            return self.scored
        state = self.record.first_state()
        rounds: list[list[int]] = []
        for number in range(self.length):
            self.record.repeat(state, number)
            ended = self.trail[number + 1].round - max(1, self.trail[number].round)
            rounds.extend([self.game.scores(state)] * ended)
        self.scored = [*rounds, self.game.scores(state)]
        return self.scored
