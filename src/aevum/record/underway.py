"""A game under way: answers are given and taken back, and every earlier position can be reached.

Every face plays by this: the table in the browser and that in the terminal. It is a record that is
being written, and it knows of each answer who gave it and how things stood afterwards.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import SPECTATOR, Game
from aevum.kernel.state import State
from aevum.record.record import Record
from aevum.record.snapshots import EVERY, Snapshots, Step

By: TypeAlias = Literal["person", "bot", "forced", "past"]
"""Who answered: a person, a bot, nobody because there was but one answer, or another record."""


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
        """Play what the record holds, from its last snapshot on; other tables are verified."""
        record, last = self.record, self.snapshots.last()
        if last is None:
            state = record.first_state()
            self.note_step(state)
        else:
            state, self.trail = last
        for number in range(len(self.trail) - 1, len(record.moves)):
            record.repeat(state, number, verify=verify or record.has_other_tables())
            self.note_step(state)
        record.state = state

    def note_step(self, state: State) -> None:
        """Note how things stand after an action."""
        in_round = self.game.view(state, SPECTATOR).get("round", 0)
        self.trail.append(Step(state.asked, state.sealed, in_round, len(state.journal or [])))
        at = len(self.trail) - 1
        if at and at % EVERY == 0:
            self.snapshots.take(state, self.trail)

    def play(self, action: int, by: By) -> None:
        """Carry out a legal action and write it down."""
        self.record.play(action)
        self.given_by.append(by)
        self.note_step(self.state)

    def only_answer(self) -> int | None:
        """Find the answer that is the only one there is; None where there is a choice, or none."""
        answers = self.state.legal()
        return answers[0] if len(answers) == 1 else None

    def play_forced(self) -> None:
        """Give every answer that is the only one there is."""
        while (action := self.only_answer()) is not None:
            self.play(action, "forced")

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
        state = self.state_at(to)
        self.record.cut(to)
        self.record.state = state
        del self.given_by[to:]
        del self.trail[to + 1 :]
        self.snapshots.cut(to)
        return to

    # Looking back

    def state_at(self, at: int) -> State:
        """Reach the position after so many actions, from the nearest snapshot before it."""
        near = max((length for length in self.snapshots.lengths() if length <= at), default=0)
        state = self.snapshots.state_at(near) if near else self.record.first_state()
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
