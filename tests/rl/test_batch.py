"""Many games at once, as arrays."""

import os
import signal
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

import aevum
import aevum.rl
from aevum.games.common.layout import SLOTS
from aevum.games.common.reward import share_of_win
from aevum.lot.sheet import Sheet
from aevum.rl.batch import Sights
from aevum.rl.processes import ProcessBatch
from tests.rl.games import each_game


def first_to_last(sights: Sights, draw: np.random.Generator) -> list[int]:
    """Draw an answer in every row."""
    return [int(draw.choice(np.flatnonzero(mask))) for mask in sights.masks]


@each_game
@pytest.mark.parametrize("encoding", ["flat", "slots"])
def test_every_row_is_the_game_that_it_would_be_alone(name: str, encoding: str) -> None:
    batch = aevum.rl.batch(name, 3, games=3, encoding=encoding, seed=2)  # type: ignore[arg-type]
    envs = [aevum.rl.aec(name, 3, encoding=encoding) for _ in range(3)]  # type: ignore[arg-type]
    for row, env in enumerate(envs):
        env.reset(seed=(2 << 32) | row)
    sights, draw = batch.reset(), np.random.default_rng(1)

    for _ in range(200):
        for row, env in enumerate(envs):
            seen = env.observe(env.agent_selection)
            assert (sights.observations[row] == seen["observation"]).all()
            assert (sights.masks[row] == seen["action_mask"]).all()
            assert encoding == "flat" or (sights.options[row] == seen["options"]).all()
            assert sights.asked[row] == env.seat_of[env.agent_selection]
        answers = first_to_last(sights, draw)
        for env, answer in zip(envs, answers, strict=True):
            env.step(answer)
        sights = batch.step(answers)
        assert not sights.dones.any()


@each_game
def test_a_game_that_is_over_makes_room_for_the_next(name: str) -> None:
    batch = aevum.rl.batch(name, 3, games=2)
    sights, draw, ended = batch.reset(), np.random.default_rng(3), 0
    while ended < 4:
        assert not sights.rewards[~sights.dones].any()
        sights = batch.step(first_to_last(sights, draw))
        for row in np.flatnonzero(sights.dones):
            ended += 1
            worth = sights.rewards[row]
            assert worth.sum() == pytest.approx(0 if worth.max() > 0 else -1)
            assert sights.masks[row].any()


def test_any_number_of_processes_plays_the_same_games() -> None:
    alone = aevum.rl.batch("tempus", 3, games=4, seed=5)
    shared = aevum.rl.batch("tempus", 3, games=2, processes=2, seed=5)
    seen = [alone.reset(), shared.reset()]
    draw = np.random.default_rng(4)
    try:
        for _ in range(100):
            for ours, theirs in zip(*seen, strict=True):
                assert (ours == theirs).all()
            answers = first_to_last(seen[0], draw)
            seen = [alone.step(answers), shared.step(answers)]
    finally:
        shared.close()


def test_a_wrong_answer_is_refused_before_any_row_has_moved() -> None:
    batch = aevum.rl.batch("tempus", 3, games=2)
    before = [part.copy() for part in batch.reset()]

    with pytest.raises(aevum.IllegalAction, match="answer 127 is not offered in row 1"):
        batch.step([0, 127])

    assert all((now == then).all() for now, then in zip(batch.sights, before, strict=True))


def test_the_seeds_of_a_batch_begin_its_games_once_more() -> None:
    game = aevum.game("tempus")
    with aevum.rl.batch("tempus", 3, games=1, processes=2, seed=5) as batch:
        sights, draw = batch.reset(), np.random.default_rng(8)
        first, kept = batch.seeds, list[int]()
        assert batch.ended_seeds == [None, None]
        while not sights.dones[1]:
            answers = first_to_last(sights, draw)
            kept.append(answers[1])
            sights = batch.step(answers)
        worth = sights.rewards[1].tolist()

        ended, running = batch.ended_seeds[1], batch.seeds[1]
        assert ended == first[1]
        again = game.new(seats=3, seed=ended)
        for slot in kept:
            again.apply(again.legal()[slot])

        assert again.is_over
        assert worth == share_of_win(game, again)
        following = game.new(seats=3, seed=running)
        assert following.asked == sights.asked[1]
        assert len(following.legal()) == sights.masks[1].sum()


def test_whoever_begins_anew_finds_the_seeds_too() -> None:
    batch = aevum.rl.batch("tempus", 3, games=2, seed=5)
    for _ in range(2):
        batch.reset()

    assert batch.seeds == [5 << 32 | 2, 5 << 32 | 3]
    assert batch.sights.asked.tolist() == [
        aevum.game("tempus").new(3, seed).asked for seed in batch.seeds
    ]


def test_more_answers_than_slots_reach_no_other_row() -> None:
    sheet = Sheet(aevum.rl.tensor("tempus"), None, 2)
    masks = np.frombuffer(sheet.memory()[1], np.uint8)  # type: ignore[call-overload]

    with pytest.raises(AssertionError, match="129 answers are more than 128 slots"):
        sheet.offer(0, [1] * (SLOTS + 1))

    assert not masks.any()


def test_each_row_gets_one_answer() -> None:
    batch = aevum.rl.batch("tempus", 3, games=2)
    batch.reset()

    with pytest.raises(ValueError, match="3 answers cannot be given to 2 rows"):
        batch.step([0, 0, 0])


def test_a_process_that_has_ended_is_told_of() -> None:
    batch = aevum.rl.batch("tempus", 3, games=1, processes=2)
    assert isinstance(batch, ProcessBatch)
    batch.reset()
    os.kill(batch.processes[1].pid, signal.SIGKILL)
    batch.processes[1].join()

    with pytest.raises(aevum.rl.BrokenBatch, match="a process of this batch has ended"):
        batch.step([0, 0])

    batch.close()


def test_a_batch_that_nobody_closes_ends_with_whoever_made_it() -> None:
    batch = aevum.rl.batch("tempus", 3, games=1, processes=2)
    assert isinstance(batch, ProcessBatch)
    name, processes, end = batch.shared.memory.name, batch.processes, batch.end
    sights = batch.reset()
    seen, ends_with_python = sights.observations.copy(), end.atexit

    del batch

    assert ends_with_python
    assert (sights.observations == seen).all()
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)


def test_forced_answers_are_skipped_where_that_is_wished() -> None:
    batch = aevum.rl.batch("tempus", 3, games=2, skips_forced=True)
    sights, draw = batch.reset(), np.random.default_rng(6)
    for _ in range(300):
        assert sights.masks.sum(axis=1).min() > 1
        sights = batch.step(first_to_last(sights, draw))


def test_points_are_a_reward_where_that_is_wished() -> None:
    batch = aevum.rl.batch("tempus", 3, games=1, reward="score")
    sights, draw = batch.reset(), np.random.default_rng(7)
    while not sights.dones[0]:
        sights = batch.step(first_to_last(sights, draw))

    assert sights.rewards.sum() == pytest.approx(0)
    assert np.abs(sights.rewards).max() > 1
