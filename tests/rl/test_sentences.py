"""Whoever asks for what there is not is told so in a sentence, and nothing changes."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded

import aevum
import aevum.rl
import aevum.rl.open_spiel
from aevum.cli.measuring import worker
from aevum.rl.language import learnable_games
from aevum.rl.wishes import usual_seats
from tests.rl.games import each_game

NO_ANSWERS = [[0.0, 0.0], [0, 0.7], 0, None, ["0", "0"], [[0], [0]], [0, [0]]]
NO_NUMBERS = [0.0, np.float32(3), "0", None, True, np.True_, [0], float("nan")]


def seat(**wishes: Any) -> Any:
    """Make a Gymnasium environment as anybody would."""
    return gymnasium.make("aevum/tempus-v0", **wishes)


@pytest.mark.parametrize("answer", NO_NUMBERS, ids=repr)
def test_an_answer_is_a_whole_number(answer: Any) -> None:
    seats, one = aevum.rl.aec("tempus", encoding="slots"), seat(encoding="slots").unwrapped
    for env in (seats, one):
        env.reset(seed=1)
        before = env.position.copy()

        with pytest.raises(ValueError, match="an answer is a whole number, not "):
            env.step(answer)

        assert env.position == before


@pytest.mark.parametrize("number", [np.int64(0), np.array(0), np.uint8(0)], ids=repr)
def test_numbers_of_numpy_are_whole_numbers(number: Any) -> None:
    env = aevum.rl.aec("tempus", encoding="slots")
    env.reset(seed=1)

    env.step(number)


@pytest.mark.parametrize("answers", NO_ANSWERS, ids=repr)
def test_answers_of_a_batch_are_whole_numbers(answers: Any) -> None:
    batch = aevum.rl.batch("tempus", games=2)
    before = [part.copy() for part in batch.reset()]

    with pytest.raises(ValueError, match="answers are whole numbers, one to each of 2 rows"):
        batch.step(answers)

    assert all((now == then).all() for now, then in zip(batch.sights, before, strict=True))


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: aevum.rl.aec(None), "a game is called by its name, not None"),  # type: ignore[arg-type]
        (lambda: aevum.rl.aec("chess"), "there is no game 'chess'"),
        (lambda: aevum.rl.aec("tempus", seats="3"), "the number of seats is a whole number"),  # type: ignore[arg-type]
        (lambda: aevum.rl.aec("tempus", seats=0), "tempus is for 3 to 5 seats, not 0"),
        (lambda: aevum.rl.aec("tempus", options=["map"]), "options are a dict of switches"),  # type: ignore[arg-type]
        (lambda: aevum.rl.batch("tempus", games=0), "the number of games is at least 1, not 0"),
        (lambda: aevum.rl.batch("tempus", games=2.0), "the number of games is a whole number"),  # type: ignore[arg-type]
        (lambda: aevum.rl.batch("tempus", processes=0), "the number of processes is at least 1"),
        (lambda: aevum.rl.batch("tempus", games=10**9), "the number of games is at most 16384"),
        (lambda: aevum.rl.batch("tempus", processes=9999), "the number of processes is at most 1"),
        (lambda: aevum.rl.batch("tempus", seed=-1), "a seed is at least 0, not -1"),
        (lambda: seat(bots=["greedy"]), "bots are named in a text, as in 'greedy,random'"),
        (lambda: seat(seats=3, bots="easy,easy,easy"), "3 bots cannot sit at 2 other seats"),
        (lambda: seat(seat=4), "there is no seat 4 among 4; the first is 0"),
        (lambda: aevum.rl.aec("tempus", skips_forced="no"), "skips_forced is True or False"),  # type: ignore[arg-type]
        (lambda: aevum.rl.batch("tempus", skips_forced=1), "skips_forced is True or False"),  # type: ignore[arg-type]
        (lambda: seat(skips_forced="no"), "skips_forced is True or False, not 'no'"),
        (lambda: seat(seat=1.5), "a seat is a whole number, not 1.5"),
        (lambda: seat(illegal="maybe"), "no way with illegal answers 'maybe'; choose from: lose"),
        (lambda: aevum.rl.SeatEnv("tempus", render_mode="human"), "choose from: ansi"),
        (lambda: seat().reset(seed=-1), "a seed is at least 0, not -1"),
        (lambda: seat().reset(options={"map": "fixed"}), "chosen where the environment is made"),
    ],
)
def test_what_cannot_be_made_is_refused(ask: Callable[[], Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        ask()


@pytest.mark.parametrize("ask", ["observe", "observation_space", "action_space"])
def test_an_agent_that_there_is_not_is_named(ask: str) -> None:
    env = aevum.rl.aec("tempus", seats=3)
    env.reset(seed=1)

    with pytest.raises(ValueError, match="there is no agent 'player_3'; the agents are: player_0"):
        getattr(env, ask)("player_3")


@pytest.mark.parametrize(
    "ask",
    [
        lambda: aevum.rl.aec("tempus").step(0),
        lambda: aevum.rl.aec("tempus").last(),
        lambda: aevum.rl.aec("tempus").observe("player_0"),
        lambda: aevum.rl.aec("tempus").render(),
        lambda: seat().unwrapped.step(0),
        lambda: aevum.rl.batch("tempus", games=1).step([0]),
        lambda: aevum.rl.batch("tempus", games=1).seeds,
    ],
)
def test_before_a_game_has_begun_a_reset_is_needed(ask: Callable[[], Any]) -> None:
    with pytest.raises(ResetNeeded, match=r"no game has begun; call reset\(\) first"):
        ask()


def test_after_the_end_every_agent_is_told_once_and_then_a_reset_is_needed() -> None:
    env = aevum.rl.aec("tempus", seats=3, encoding="slots")
    env.reset(seed=1)
    while not env.position.is_over:
        env.step(0)

    with pytest.raises(aevum.IllegalAction, match="player_0 can only answer None"):
        env.step(0)
    for _ in range(3):
        env.step(None)
    for ask in (lambda: env.step(None), env.last):
        with pytest.raises(ResetNeeded, match="every agent has been told"):
            ask()


def test_a_game_that_is_over_for_one_seat_needs_a_reset() -> None:
    env = seat(encoding="slots").unwrapped
    env.reset(seed=1)
    env.step(127)
    before = env.position.copy()

    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(0)

    assert env.position == before
    env.reset(seed=1)
    env.step(0)


def test_a_batch_of_several_processes_refuses_what_one_of_one_does() -> None:
    batch: Any = aevum.rl.batch("tempus", 3, games=1, processes=2)
    before = [part.copy() for part in batch.reset()]

    with pytest.raises(ValueError, match="read-only"):
        batch.sights.masks[:] = 1
    for wrong in (127, 128, -1, 1 << 40):
        with pytest.raises(aevum.IllegalAction, match=f"answer {wrong} is not offered in row 1"):
            batch.step([0, wrong])
    for answers in NO_ANSWERS:
        with pytest.raises(ValueError, match="answers are whole numbers, one to each of 2 rows"):
            batch.step(answers)
    for again in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="of several processes cannot be copied"):
            again(batch)

    assert all((now == then).all() for now, then in zip(batch.sights, before, strict=True))
    batch.step([0, 0])
    check_closed(batch, [0, 0])


def test_a_batch_that_is_closed_says_so() -> None:
    batch = aevum.rl.batch("tempus", games=1)
    batch.reset()

    check_closed(batch, [0])


def check_closed(batch: Any, answers: list[int]) -> None:
    """Close a batch twice: it refuses everything by a sentence."""
    batch.close()
    batch.close()
    for ask in (batch.reset, lambda: batch.step(answers), lambda: batch.seeds):
        with pytest.raises(ClosedEnvironmentError, match="this batch is closed"):
            ask()


def test_an_answer_that_is_not_offered_costs_more_than_any_loss_by_points() -> None:
    env = seat(encoding="slots", reward="score").unwrapped
    env.reset(seed=1)

    assert env.step(127)[1] == -1000


def test_an_answer_that_is_not_offered_is_refused_where_that_is_wished() -> None:
    env = seat(encoding="slots", illegal="raise").unwrapped
    env.reset(seed=1)
    before = env.position.copy()

    with pytest.raises(aevum.IllegalAction, match="answer 127 is not offered; see the action_mask"):
        env.step(127)

    assert env.position == before
    env.step(0)


def test_where_nobody_says_four_play_as_in_the_arena() -> None:
    for game in learnable_games():
        assert usual_seats(game) == worker.usual_seats(game) == 4


@each_game
def test_every_environment_has_the_usual_seats(name: str) -> None:
    made = [aevum.rl.aec(name).seats, gymnasium.make(f"aevum/{name}-v0").unwrapped.seats]  # type: ignore[attr-defined]
    made += [aevum.rl.batch(name, games=1).sights.rewards.shape[1]]
    made += [pyspiel.load_game(f"aevum_{name}").num_players()]

    assert made == [4] * 4


@each_game
def test_what_is_rendered_are_sentences_that_tell_no_secret(name: str) -> None:
    env = aevum.rl.SeatEnv(name, seats=3, render_mode="ansi")
    env.reset(seed=3)
    shown = env.render()
    assert shown
    assert len(shown.splitlines()) > 3

    env.position = env.game.resample(env.position, env.seat, 99)

    assert env.render() == shown
