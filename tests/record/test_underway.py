"""A game under way, whoever shows it: playing, taking back, looking back."""

import random
import subprocess
import sys

import pytest

import aevum
from aevum.kernel.errors import BadRecord, IllegalAction
from aevum.record import Record
from aevum.record.record import Move
from aevum.record.snapshots import EVERY
from aevum.record.underway import Underway
from tests.record.playing import answer, begun
from tests.toy import TOY

GAMES = aevum.game_names()
each_game = pytest.mark.parametrize("game", GAMES)

NOT_IN_A_BROWSER = {
    "asyncio",
    "concurrent.futures",
    "litestar",
    "msgspec",
    "multiprocessing",
    "socket",
    "sqlalchemy",
    "subprocess",
}


def play_on(underway: Underway, seed: int, most: int = 100_000) -> Underway:
    """Let people give answers at random, and now and then take some back."""
    chance = random.Random(seed)
    for _ in range(most):
        if underway.state.is_over:
            break
        asked = underway.state.asked
        if underway.marks_of(asked) and chance.random() < 0.15:
            underway.take_back(asked, whole_turn=chance.random() < 0.3)
        else:
            answer(underway, chance.choice(underway.state.legal()))
    return underway


# Playing


@pytest.mark.costly
@each_game
def test_a_whole_game_is_a_record_that_replays(game: str) -> None:
    ended = play_on(begun(game), 3)

    record = Record.parse(ended.record.format())

    assert record.replay(verify=True) == ended.state
    assert record.scores == ended.game.scores(ended.state)


def test_what_is_not_offered_changes_nothing() -> None:
    found = begun()
    before = found.state.copy()

    with pytest.raises(IllegalAction):
        found.play(12345678, "person")

    assert found.state.copy() == before
    assert (found.length, found.given_by, len(found.trail)) == (0, [], 1)


def test_an_answer_that_is_the_only_one_is_given_and_no_other() -> None:
    ended = play_on(begun(), 6)

    state, forced = ended.record.first_state(), 0
    for move, by in zip(ended.record.moves, ended.given_by, strict=True):
        assert (len(state.legal()) == 1) == (by == "forced")
        forced += by == "forced"
        state.apply(ended.game.from_text(state, move.text))

    assert forced > 0
    assert ended.only_answer() is None


@each_game
def test_a_record_that_is_taken_up_again_stands_where_it_ended(game: str) -> None:
    found = play_on(begun(game), 4, 130)

    again = Underway(Record.parse(found.record.format()))

    assert again.state == found.state
    assert again.trail == found.trail
    assert set(again.given_by) == {"past"}


def test_a_record_that_departs_is_refused_with_the_action() -> None:
    record = Record.begin(TOY, 2, 7)
    record.moves.append(Move(record.state.asked, "bury 4", "0000"))
    record.moves.append(Move(9, "pass", "0000"))

    with pytest.raises(BadRecord, match="action 2, 'pass', is by seat 9"):
        Underway(record)


# Taking back


def test_a_decision_can_be_taken_back_while_the_same_seat_is_asked() -> None:
    found = begun("tempus")
    asked, before, notes = found.state.asked, found.state.copy(), found.trail[0].notes
    answer(found, found.state.legal()[0])
    assert found.state.asked == asked

    assert found.take_back(asked) == 0

    assert found.state.copy() == before
    assert len(found.state.journal or []) == notes
    assert (found.length, found.given_by, len(found.trail)) == (0, [], 1)
    assert found.marks_of(asked) == []


def test_nobody_takes_back_what_another_did() -> None:
    found = begun("tempus")
    asked = found.state.asked
    while found.state.asked == asked:
        answer(found, found.state.legal()[0])

    for seat in (asked, found.state.asked):
        with pytest.raises(IllegalAction, match="nothing to take back"):
            found.take_back(seat, whole_turn=True)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    ended = play_on(begun("tempus"), 8)

    assert [ended.marks_of(seat) for seat in range(-1, 3)] == [[]] * 4


@each_game
def test_nothing_before_a_draw_can_be_taken_back(game: str) -> None:
    chance = random.Random(11)
    found = begun(game)
    seen = 0
    while not found.state.is_over and found.length < 250:
        asked = found.state.asked
        for mark in found.marks_of(asked):
            assert found.trail[mark].sealed == found.state.sealed
            assert found.trail[mark].asked == asked
            seen += 1
        answer(found, chance.choice(found.state.legal()))
    assert seen > 10


@each_game
def test_what_was_decided_before_a_draw_still_belongs_to_the_turn(game: str) -> None:
    chance = random.Random(11)
    found = begun(game)
    beyond = 0
    while not found.state.is_over and found.length < 250:
        asked = found.state.asked
        decisions, marks = found.decisions_of(asked), found.marks_of(asked)
        assert decisions[len(decisions) - len(marks) :] == marks
        assert all(found.record.moves[at].seat == asked for at in decisions)
        beyond += len(decisions) > len(marks)
        answer(found, chance.choice(found.state.legal()))
    assert beyond > 0


@each_game
def test_going_back_to_the_start_of_the_turn_is_taking_back_step_by_step(game: str) -> None:
    chance = random.Random(12)
    found = begun(game)
    while not found.state.is_over and len(found.marks_of(found.state.asked)) < 2:
        answer(found, chance.choice(found.state.legal()))
    asked, first = found.state.asked, found.marks_of(found.state.asked)[0]
    again = Underway(found.record.upto(found.length), found.given_by)

    found.take_back(asked, whole_turn=True)
    while again.marks_of(asked):
        again.take_back(asked)

    assert found.length == again.length == first
    assert found.state == again.state
    assert found.trail == again.trail


def test_bots_and_the_past_of_another_record_cannot_be_taken_back() -> None:
    found = begun("tempus")
    asked = found.state.asked

    found.play(found.state.legal()[0], "past")
    assert found.state.asked == asked
    found.play(found.state.legal()[0], "bot")

    assert found.marks_of(found.state.asked) == []


def test_a_game_whose_last_decision_was_taken_back_goes_on_as_if_it_had_not_been_made() -> None:
    found, other = begun("tempus"), begun("tempus")
    first, second = found.state.legal()[:2]

    answer(found, first)
    found.take_back(found.state.asked)
    answer(found, second)
    answer(other, second)

    assert found.record.format() == other.record.format()
    assert found.state == other.state


# Looking back


@each_game
def test_every_earlier_position_can_be_reached(game: str) -> None:
    found = begun(game)
    states, journals = [found.state.copy()], [list(found.state.journal or [])]
    chance = random.Random(5)
    while found.length < 2 * EVERY + 20:
        found.play(chance.choice(found.state.legal()), "person")
        states.append(found.state.copy())
        journals.append(list(found.state.journal or []))

    assert sorted(found.snapshots.copies) == [EVERY, 2 * EVERY]
    for at in (0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 7, found.length):
        reached = found.state_at(at)
        assert reached.copy() == states[at]
        assert reached.journal == journals[at]


def test_an_earlier_position_can_be_played_on_and_stays_what_it_was() -> None:
    found = begun("tempus")
    chance = random.Random(5)
    while found.length < EVERY + 1:
        found.play(chance.choice(found.state.legal()), "person")
    before = found.state_at(EVERY).copy()

    tried = found.state_at(EVERY)
    tried.apply(tried.legal()[0])

    assert found.state_at(EVERY).copy() == before


def test_a_snapshot_of_what_was_taken_back_is_thrown_away() -> None:
    found = begun("tempus")
    chance = random.Random(5)
    while found.length < EVERY or not found.marks_of(found.state.asked):
        found.play(chance.choice(found.state.legal()), "person")
        if found.length == EVERY and not found.marks_of(found.state.asked):
            pytest.fail("this seed has a draw at the snapshot")

    assert found.take_back(found.state.asked) == EVERY - 1

    assert found.snapshots.copies == {}


@pytest.mark.costly
@each_game
def test_scores_are_counted_at_the_end_of_every_round(game: str) -> None:
    ended = play_on(begun(game), 3)

    rounds = ended.score_rounds()

    assert rounds[-1] == ended.game.scores(ended.state)
    assert len(rounds) == max(1, ended.trail[-1].round)
    assert ended.score_rounds() is rounds


# The browser


def test_a_game_under_way_needs_nothing_that_a_browser_lacks() -> None:
    code = f"""
import sys
sys.modules.update(dict.fromkeys({sorted(NOT_IN_A_BROWSER)}))
from aevum.record import Record
from aevum.record.underway import Underway
underway = Underway(Record.begin("tempus", 3, 1))
underway.play(underway.state.legal()[0], "person")
print(underway.record.moves[0].checksum)
"""
    underway = Underway(Record.begin("tempus", 3, 1))
    underway.play(underway.state.legal()[0], "person")

    played = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8"
    )

    assert played.stdout.split() == [underway.record.moves[0].checksum]
