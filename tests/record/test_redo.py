"""What was taken back is played again, until another answer is given."""

import random

import pytest

import aevum
from aevum.kernel.errors import IllegalAction
from aevum.record import Record
from aevum.record.underway import Underway
from tests.record.playing import answer, begun

each_game = pytest.mark.parametrize("game", aevum.game_names())


def decided(game: str, least: int = 2) -> Underway:
    """Play until the asked seat has some decisions that it may take back."""
    chance = random.Random(12)
    underway = begun(game)
    while len(underway.marks_of(underway.state.asked)) < least:
        answer(underway, chance.choice(underway.state.legal()))
    return underway


def taken_back() -> tuple[Underway, int]:
    """Let somebody take a decision back; it is told who."""
    underway = begun()
    seat = underway.state.asked
    answer(underway, underway.state.legal()[0])
    underway.take_back(seat)
    return underway, seat


@each_game
def test_a_turn_that_was_taken_back_is_played_again_decision_by_decision(game: str) -> None:
    underway = decided(game)
    seat, marks = underway.state.asked, underway.marks_of(underway.state.asked)
    position, record = underway.state.copy(), underway.record.format()
    given_by, trail = underway.given_by[:], underway.trail[:]

    underway.take_back(seat, whole_turn=True)
    for left in range(len(marks), 0, -1):
        assert underway.decisions_ahead(seat) == left
        underway.play_again(seat)

    assert underway.decisions_ahead(seat) == 0
    assert underway.state.copy() == position
    assert underway.record.format() == record
    assert (underway.given_by, underway.trail) == (given_by, trail)
    assert underway.marks_of(seat) == marks


@each_game
def test_what_is_played_again_can_be_taken_back_again(game: str) -> None:
    underway = decided(game)
    seat = underway.state.asked
    positions = []
    while underway.marks_of(seat):
        positions.append(underway.state.copy())
        underway.take_back(seat)

    for position in reversed(positions):
        underway.play_again(seat)
        assert underway.state.copy() == position
    underway.take_back(seat)

    assert underway.decisions_ahead(seat) == 1


def test_another_answer_ends_it() -> None:
    underway, seat = taken_back()

    answer(underway, underway.state.legal()[1])

    assert underway.decisions_ahead(underway.state.asked) == 0
    with pytest.raises(IllegalAction, match="nothing to play again"):
        underway.play_again(seat)


def test_the_same_answer_given_by_hand_leaves_what_came_after_it() -> None:
    underway = decided("tempus")
    seat, position = underway.state.asked, underway.state.copy()
    first = underway.record.moves[underway.marks_of(seat)[0]].text
    steps = len(underway.marks_of(seat))
    underway.take_back(seat, whole_turn=True)

    answer(underway, underway.game.from_text(underway.state, first))
    assert underway.decisions_ahead(seat) == steps - 1
    while underway.decisions_ahead(seat):
        underway.play_again(seat)

    assert underway.state.copy() == position


def test_only_who_took_back_plays_again() -> None:
    underway, seat = taken_back()
    length = underway.length

    for other in (-1, *(set(range(3)) - {seat})):
        assert underway.decisions_ahead(other) == 0
        with pytest.raises(IllegalAction, match="nothing to play again"):
            underway.play_again(other)

    assert underway.length == length


def test_nothing_can_be_played_again_that_was_not_taken_back() -> None:
    underway = begun()

    assert [underway.decisions_ahead(seat) for seat in range(-1, 3)] == [0] * 4
    answer(underway, underway.state.legal()[0])
    assert underway.decisions_ahead(underway.state.asked) == 0


@each_game
def test_nothing_hidden_is_shown_by_playing_again(game: str) -> None:
    chance = random.Random(5)
    underway = begun(game)
    again = 0
    while not underway.state.is_over and underway.length < 250:
        seat = underway.state.asked
        if underway.marks_of(seat) and chance.random() < 0.4:
            underway.take_back(seat, whole_turn=chance.random() < 0.5)
        elif underway.decisions_ahead(seat) and chance.random() < 0.7:
            sealed = underway.state.sealed
            underway.play_again(seat)
            assert (underway.state.asked, underway.state.sealed) == (seat, sealed)
            again += 1
        else:
            answer(underway, chance.choice(underway.state.legal()))

    assert again > 5
    assert Record.parse(underway.record.format()).replay(verify=True) == underway.state


def test_a_set_comes_back_as_one_decision() -> None:
    underway = Underway(Record.begin("inner_sea", 2, 1))
    question, seat = underway.set_asked(), underway.state.asked
    assert question is not None
    underway.play_set(question.members[:0:-1], "person")
    underway.play_forced()
    position, given_by = underway.state.copy(), underway.given_by[:]

    underway.take_back(seat)
    assert underway.decisions_ahead(seat) == 1
    underway.play_again(seat)

    assert given_by[:3] == ["person", "set", "set"]
    assert underway.state.copy() == position
    assert underway.given_by == given_by
    assert underway.marks_of(seat) == [0]
