"""One seat of a game as Gymnasium knows it, with our bots around it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import aevum.rl
from tests.rl.games import each_game, each_table


def play_by_chance(env: Any, seed: int) -> tuple[float, int]:
    """Answer by chance until the game is over; give the reward and the number of answers."""
    draw = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    answers, is_over, reward = 0, False, 0.0
    while not is_over:
        chosen = draw.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, is_over, _, _ = env.step(chosen)
        answers += 1
    return reward, answers


@each_table
@pytest.mark.parametrize("encoding", ["flat", "slots"])
def test_every_game_passes_the_check_of_gymnasium(name: str, seats: int, encoding: str) -> None:
    env = gymnasium.make(f"aevum/{name}-v0", seats=seats, encoding=encoding)

    check_env(env.unwrapped)


@each_game
def test_the_mask_is_in_the_observation_and_in_the_info(name: str) -> None:
    env = gymnasium.make(f"aevum/{name}-v0", seats=3)

    seen, info = env.reset(seed=2)

    assert seen["action_mask"].sum() > 0
    assert (seen["action_mask"] == info["action_mask"]).all()


@each_game
def test_games_run_side_by_side(name: str) -> None:
    envs = gymnasium.make_vec(f"aevum/{name}-v0", num_envs=3, vectorization_mode="sync", seats=3)

    seen, _ = envs.reset(seed=4)
    for _ in range(5):
        chosen = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, _, ended, _, _ = envs.step(chosen)

    assert not ended.any()
    assert seen["observation"].shape == (3, aevum.rl.tensor(name).LENGTH)


def test_the_learner_is_asked_at_its_own_seat_only() -> None:
    env = aevum.rl.SeatEnv("tempus", seats=4, seat=2)
    env.reset(seed=1)

    for _ in range(20):
        assert env.position.asked == 2
        env.step(int(np.flatnonzero(env.shown()["action_mask"])[0]))


def test_the_seat_is_drawn_where_none_is_wished() -> None:
    env = aevum.rl.SeatEnv("tempus", seats=4, seat=None)

    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_an_answer_that_is_not_offered_ends_the_game_as_lost() -> None:
    env = aevum.rl.SeatEnv("tempus", encoding="slots")
    env.reset(seed=1)

    _, reward, ended, cut_short, info = env.step(127)

    assert (reward, ended, cut_short, info["illegal"]) == (-1.0, True, False, True)


@each_game
@pytest.mark.parametrize("encoding", ["flat", "slots"])
def test_nothing_is_offered_after_an_answer_that_ended_the_game(name: str, encoding: str) -> None:
    env = gymnasium.make(f"aevum/{name}-v0", seats=3, encoding=encoding)
    seen, _ = env.reset(seed=3)

    seen, _, ended, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert ended
    assert not seen["action_mask"].any()
    assert not info["action_mask"].any()
    assert encoding == "flat" or not seen["options"].any()


def test_the_bots_answer_what_they_answer_elsewhere() -> None:
    env = aevum.rl.SeatEnv("tempus", seats=3, bots="greedy,random", skips_forced=True)
    again = aevum.rl.SeatEnv("tempus", seats=3, bots="greedy,random", skips_forced=True)

    rewards = [play_by_chance(one, 8) for one in (env, again)]

    assert rewards[0] == rewards[1]
    assert env.position == again.position
    assert env.position.is_over


def test_each_other_seat_has_its_own_bot_in_turn() -> None:
    env = aevum.rl.SeatEnv("tempus", seats=4, seat=1, bots="greedy,random")
    env.reset(seed=1)

    kinds = [type(bot).__name__ for bot in env.others]

    assert [kinds[2], kinds[3], kinds[0]] == ["GreedyBot", "RandomBot", "GreedyBot"]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there is no bot 'grandmaster'"):
        gymnasium.make("aevum/tempus-v0", bots="grandmaster")


def test_a_seat_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 3 among 3"):
        aevum.rl.SeatEnv("tempus", seats=3, seat=3)
