"""The round, its action rounds and its turns (R4, R5.1, R5.6, T12)."""

from collections.abc import Iterable
from itertools import groupby

import pytest

from aevum.games.tempus.era_ids import ERAS
from aevum.games.tempus.ids import ACTED, NOTES, PROGRESS_POINTS, ROUND_BEGAN, SETTLED
from aevum.games.tempus.rounds import END, Round
from aevum.games.tempus.state import Tempus
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.rows import ROWS


def quiet(start: int = 0) -> Board:
    """Three players far apart, none of whom can fight."""
    board = Board().tokens(0, "f6", 2).tokens(1, "f3", 2).tokens(2, "j9", 2)
    board.g.start_seat = start
    return board


def ideas(board: Board) -> int:
    """Let whoever is asked draw ideas and end the turn, and say who it was."""
    seat = board.asked
    board.play("ideas", "done")
    return seat


def is_over(g: Tempus) -> bool:
    """Say whether the game is over."""
    return g.is_over


def is_in_progress(g: Tempus) -> bool:
    """Say whether phase 3 has been reached."""
    return any(note[0] == PROGRESS_POINTS for note in g.journal or [])


def told_in_order(board: Board, codes: Iterable[int]) -> list[str]:
    """Read which of these facts came in which order, repetitions left out."""
    codes = set(codes)
    told = [NOTES[note[0]] for note in board.g.journal or [] if note[0] in codes]
    return [name for name, _ in groupby(told)]


def reached_before(board: Board, seed: int, number: int) -> int:
    """Play at random until a round begins, or to the end, and find the foremost era marker."""
    board.plays_on(seed, lambda g: g.round == number or g.is_over)
    return max(p.era for p in board.g.players)


# The round


@clause("R4.1")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_finishes_a_phase_before_the_next_begins(seed: int) -> None:
    board = Board(seed=seed).plays_on(seed, is_over)

    phases = told_in_order(board, (SETTLED, ROUND_BEGAN, ACTED, PROGRESS_POINTS))

    assert phases == ["settled", *["round-began", "acted", "progress-points"] * 10]


@clause("R4.1", "R4.2")
def test_all_take_their_action_tokens_before_the_first_of_them_is_used() -> None:
    board = Board().plays_on(1, lambda g: g.round == 1)

    assert [p.action_tokens for p in board.g.players] == [3, 3, 3]
    assert board.asked == 0


@clause("R4.2")
@pytest.mark.parametrize(("ahead", "behind"), list(zip(ERAS[1:10], ERAS[:9], strict=True)))
def test_every_player_takes_as_many_action_tokens_as_the_own_row_shows(
    ahead: str, behind: str
) -> None:
    board = quiet().era(behind).era(ahead, 1)
    board.g.stack = [Round(END)]

    board.starts(0)

    taken = [p.action_tokens for p in board.g.players]
    assert taken == [ROWS[behind].actions, ROWS[ahead].actions, ROWS[behind].actions]


@clause("R4.3")
@pytest.mark.parametrize(("start", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_start_player_marker_passes_to_the_left(start: int, left: int) -> None:
    board = quiet(start).turn_of(start, *(int(seat == start) for seat in range(3)))

    board.plays_on(1, lambda g: g.round == 2)

    assert board.g.start_seat == left
    assert board.asked == left


@clause("R4.4", "R5.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_lasts_exactly_ten_rounds(seats: int) -> None:
    board = Board(seats, seed=seats).plays_on(seats, is_over)

    rounds = [msg.args["n"] for msg in board.was_told("note-round-began")]

    assert rounds == list(range(1, 11))


@clause("R4.4")
@pytest.mark.parametrize("seed", range(3))
def test_in_every_round_somebody_gains_one_row_and_nobody_gets_further(seed: int) -> None:
    board = Board(seed=seed)

    foremost = [reached_before(board, seed, number) for number in range(1, 12)]

    assert foremost == list(range(11))


# Action rounds


@clause("R5.1")
@pytest.mark.parametrize(
    ("start", "tokens", "order"),
    [
        (0, (1, 1, 1), [0, 1, 2]),
        (1, (1, 1, 1), [1, 2, 0]),
        (2, (2, 2, 2), [2, 0, 1, 2, 0, 1]),
        (0, (3, 1, 2), [0, 1, 2, 0, 2, 0]),
        (1, (3, 1, 0), [1, 0, 0, 0]),
    ],
)
def test_those_with_an_action_token_take_one_turn_each_clockwise_until_none_is_left(
    start: int, tokens: tuple[int, ...], order: list[int]
) -> None:
    board = quiet(start).turn_of(start, *tokens)

    seats = [ideas(board) for _ in order]

    assert seats == order
    assert [p.action_tokens for p in board.g.players] == [0, 0, 0]
    board.plays_on(1, is_in_progress)
    assert told_in_order(board, (ROUND_BEGAN, ACTED, PROGRESS_POINTS))[:2] == [
        "acted",
        "progress-points",
    ]


@clause("R5.6")
def test_action_tokens_do_not_carry_over_to_the_next_round() -> None:
    board = quiet()
    board.player(0).action_tokens = 2
    board.g.stack = [Round(END)]

    board.starts(2)

    assert [p.action_tokens for p in board.g.players] == [3, 3, 3]


# Deferral


@clause("T12")
def test_a_deferred_action_token_is_kept_for_a_later_action_round() -> None:
    board = quiet().holds(0, "government hills").turn_of(0, 2, 1, 1)

    board.play("defer government hills")

    assert board.player(0).action_tokens == 2
    assert [ideas(board) for _ in range(4)] == [1, 2, 0, 0]


@clause("T12")
def test_phase_two_goes_on_until_deferred_action_tokens_are_spent() -> None:
    board = quiet().holds(2, "government hills", "government forest").turn_of(2, 0, 0, 1)

    board.play("defer government forest", "done", "defer government hills")

    assert board.asked == 2
    assert not is_in_progress(board.g)
    assert ideas(board) == 2
    board.plays_on(1, is_in_progress)
