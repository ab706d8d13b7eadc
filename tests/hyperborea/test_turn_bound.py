"""Turns end, and every question can be read: no turn is endless, no list of answers is long."""

import random

import pytest

from aevum import games
from aevum.games.hyperborea.ids import COLOURS, DRAW_CUBE, LEAVE
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.turn import LONGEST_TURN, Turn
from aevum.kernel.action import DONE, kind_of
from aevum.kernel.game import Reason, Value
from tests.hyperborea.board import Board
from tests.kit import clause

ENGINES = (
    "T3-04",
    "T3-08",
    "T3-11",
    "T3-13",
    "T3-15",
    "T3-16",
    "T4-01",
    "T4-02",
    "T4-03",
    "T4-04",
    "T4-08",
    "T4-09",
    "T4-12",
    "T4-13",
    "T4-14",
)
"""Every technology that draws, retrieves, removes or replaces cubes, takes cards or spies."""
CHOICES: tuple[dict[str, Value], ...] = (
    {},
    {"mode": "faction_war"},
    {"open_board": True, "game_length": "long"},
    {"reset_incomplete": "rulebook", "permanent_duration": "once_activated"},
)


def answers_of_turn(g: Hyperborea) -> int:
    """Count the answers of the turn that is being played."""
    return max((frame.answers for frame in g.stack if isinstance(frame, Turn)), default=0)


def last_of_many(board: Board) -> Board:
    """Let the turn have one answer left."""
    turn = board.g.stack[-1]
    assert isinstance(turn, Turn)
    turn.answers = LONGEST_TURN - 1
    return board


@clause("T16")
def test_a_turn_that_has_lasted_499_answers_can_only_be_ended() -> None:
    board = Board().figures(0, "f5", 3).available(0, "red").turn_of(0, "MOVE:2")
    assert LONGEST_TURN == 500

    last_of_many(board)

    assert board.options() == ["done"]
    assert board.why("walk f5 f4") == Reason("T16", "why-turn-too-long")


@clause("T16")
def test_the_next_turn_counts_anew() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3).available(1, "red").turn_of(0)
    last_of_many(board)

    board.play("done")

    assert board.asked == 1
    assert "leave red" in board.options()


@clause("T16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_turns_stay_far_below_the_bound_and_lists_of_answers_short(seats: int) -> None:
    game = games.game("hyperborea")
    longest, widest = 0, 0

    for seed, options in enumerate(CHOICES):
        chance = random.Random(seed)
        g = game.new(seats, seed, {**options, "round_cap": 50})
        assert isinstance(g, Hyperborea)
        while not g.is_over:
            legal = g.legal()
            widest = max(widest, len(legal))
            longest = max(longest, answers_of_turn(g))
            g.apply(chance.choice(legal))

    assert longest <= 60
    assert widest < 100


@clause("R16.3", "T16")
@pytest.mark.parametrize("seed", range(12))
def test_even_who_draws_and_retrieves_all_the_time_comes_to_an_end(seed: int) -> None:
    chance = random.Random(seed)
    own = chance.sample(ENGINES, 9)
    board = Board(seed=seed).owns(0, *own).owns(1, *(name for name in ENGINES if name not in own))
    board.figures(0, board.capital(0), 5).figures(1, board.capital(1), 3).gems(0, 11)
    for colour in range(len(COLOURS)):
        for _ in range(6):
            board.g.put_into_bag(0, colour)
    board.turn_of(0, "DRAW:9")

    while (going_on := endless(board.g)) and answers_of_turn(board.g) < LONGEST_TURN:
        board.g.apply(chance.choice(going_on))

    assert answers_of_turn(board.g) < 200


def endless(g: Hyperborea) -> list[int]:
    """List the answers that keep a turn going: draw first, neither stop nor put cubes aside."""
    legal = g.legal()
    draws = [action for action in legal if kind_of(action) == DRAW_CUBE]
    busy = [action for action in legal if action != DONE and kind_of(action) != LEAVE]
    return draws or busy or ([] if isinstance(g.stack[-1], Turn) else legal)
