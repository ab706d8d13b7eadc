"""The state: the stack, the journal, what is sealed."""

from dataclasses import dataclass
from typing import Any

import pytest

from aevum.kernel.state import EVERYBODY, HIDDEN, NOBODY, Frame, State
from tests.toy import TOY, Bury, Round


@dataclass(init=False)
class Circle(Frame):
    """A procedure that never asks anybody and never ends."""

    def step(self, g: Any) -> None:
        """Do nothing."""


def test_a_new_state_asks_nobody_and_offers_nothing() -> None:
    g = State()

    assert g.asked == NOBODY
    assert g.legal() == []
    assert not g.is_over


def test_a_procedure_that_is_pushed_comes_first_and_gives_way_when_popped() -> None:
    g = State()

    g.push(Round())
    g.push(Bury(0, 2))
    g.pop()

    assert g.stack == [Round()]


def test_a_procedure_can_go_over_into_another() -> None:
    g = State()
    g.push(Round())

    g.goto(Bury(0, 2))

    assert g.stack == [Bury(0, 2)]


def test_asking_names_the_seat() -> None:
    g = State()

    g.ask(2)

    assert g.asked == 2


def test_the_end_of_the_game_clears_the_stack() -> None:
    g = State()
    g.push(Round())

    g.end()

    assert g.is_over
    assert g.stack == []
    assert not g.is_midway()


def test_frames_that_run_in_a_circle_are_stopped_by_name() -> None:
    g = State()
    g.push(Circle())

    with pytest.raises(AssertionError, match=r"Circle\(\), asking -1"):
        g.run()


def test_a_state_explains_its_stack_from_the_outermost_procedure() -> None:
    g = TOY.new(2, 1)

    assert g.explain() == "Round(is_dealt=True) > Bury(first=1, seats=2, done=0), asking 1"


def test_draws_and_what_is_shown_seal_what_came_before() -> None:
    g = State()

    g.below(6)
    g.seal()

    assert g.sealed == 2


def test_without_a_journal_nothing_is_written_down() -> None:
    g = State()

    g.note(1, 0, 7)
    g.whisper(2, 0, 7)

    assert g.journal is None
    assert g.notes_for(0) == []


def test_everybody_reads_a_note_and_only_its_seat_reads_a_whisper() -> None:
    g = State()
    g.journal = []

    g.note(1, 0, 7)
    g.whisper(2, 0, 8, 9)

    assert g.notes_for(0) == [(1, 0, 7, 0, 0, EVERYBODY), (2, 0, 8, 9, 0, 0)]
    assert g.notes_for(1) == [(1, 0, 7, 0, 0, EVERYBODY), (2, 0, HIDDEN, HIDDEN, HIDDEN, 0)]


def test_a_copy_has_the_same_stack_but_not_the_same_frames() -> None:
    g = TOY.new(3, 1)

    twin = g.copy()

    assert twin == g
    assert all(mine is not yours for mine, yours in zip(g.stack, twin.stack, strict=True))


def test_procedures_are_not_midway_unless_they_say_so() -> None:
    assert not TOY.new(2, 1).is_midway()


@pytest.mark.parametrize("call", ["copy", "step", "options", "answer"])
def test_a_bare_frame_leaves_its_procedure_to_the_game(call: str) -> None:
    g, arguments = State(), {"copy": 0, "step": 1, "options": 2, "answer": 2}

    with pytest.raises(NotImplementedError):
        getattr(Frame(), call)(*(g, [] if call == "options" else 0)[: arguments[call]])


def test_a_bare_state_cannot_be_copied() -> None:
    with pytest.raises(NotImplementedError):
        State().copy()
