"""Environments are copied and pickled: a copy stands where the first one stood and goes its way."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import aevum
import aevum.rl
import aevum.rl.open_spiel
from aevum.bots import Clock, Glimpse, bot_names, make_bot
from aevum.bots.naming import hasty
from tests.rl.games import each_game


def pickled(thing: Any) -> Any:
    """Write a thing down and read it again."""
    return pickle.loads(pickle.dumps(thing))


each_way = pytest.mark.parametrize("again", [copy.deepcopy, pickled], ids=["copied", "pickled"])


@each_way
@each_game
def test_all_seats_go_on_in_a_copy_as_they_would(name: str, again: Callable[[Any], Any]) -> None:
    env = aevum.rl.aec(name, seats=3, encoding="slots")
    env.reset(seed=4)
    for _ in range(60):
        env.step(len(env.legal) - 1)
    before = env.position.copy()

    other = again(env)
    for _ in range(60):
        other.step(0)

    assert env.position == before
    for _ in range(60):
        env.step(0)
    assert env.position == other.position
    seen = [one.last()[0] for one in (env, other)]
    assert all((seen[0][part] == seen[1][part]).all() for part in seen[0])


@each_way
@each_game
def test_one_seat_and_its_bots_go_on_in_a_copy(name: str, again: Callable[[Any], Any]) -> None:
    env = gymnasium.make(f"aevum/{name}-v0", seats=3, bots="easy,random", encoding="slots")
    env.reset(seed=4)
    env.step(0)

    other = again(env)
    played = [[one.step(0)[0]["observation"] for _ in range(3)] for one in (env, other)]

    assert (np.array(played[0]) == np.array(played[1])).all()
    assert env.unwrapped.position == other.unwrapped.position  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_comes_back_from_its_pickle_and_knows_what_it_knew(name: str) -> None:
    game = aevum.game("inner_sea")
    state = game.new(3, 5)
    bot, asked = make_bot(hasty(name), 3), 0
    while asked < 6:
        options = state.legal()
        glimpse = Glimpse(game, state, state.asked, options, asked)
        action = bot.choose(glimpse, Clock()) if state.asked == 0 else options[-1]
        asked += state.asked == 0
        state.apply(action)
    while state.asked != 0 or len(state.legal()) == 1:
        state.apply(state.legal()[-1])

    others = [bot, pickled(bot), copy.deepcopy(bot)]
    answers = {one.choose(Glimpse(game, state, 0, state.legal(), 7), Clock()) for one in others}

    assert len(answers) == 1


@each_way
@each_game
def test_a_batch_goes_on_in_a_copy(name: str, again: Callable[[Any], Any]) -> None:
    batch = aevum.rl.batch(name, 3, games=2, seed=6)
    sights, draw = batch.reset(), np.random.default_rng(6)
    while not sights.dones.any():
        sights = batch.step([int(draw.choice(np.flatnonzero(mask))) for mask in sights.masks])

    other = again(batch)

    for _ in range(20):
        for ours, theirs in zip(batch.sights, other.sights, strict=True):
            assert (ours == theirs).all()
        answers = batch.sights.masks.sum(axis=1) - 1
        batch.step(answers)
        other.step(answers)
    assert (batch.seeds, batch.ended_seeds) == (other.seeds, other.ended_seeds)


@each_way
@each_game
def test_games_and_states_of_openspiel_travel(name: str, again: Callable[[Any], Any]) -> None:
    game = pyspiel.load_game(f"aevum_{name}", {"seats": 3})
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])

    other = again(state)

    assert str(again(game)) == str(game)
    assert (str(other), other.history()) == (str(state), state.history())
    assert other.information_state_string(0) == state.information_state_string(0)
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)


def test_a_state_that_was_dealt_anew_stays_so_in_a_copy() -> None:
    state = pyspiel.load_game("aevum_tempus", {"seats": 3}).new_initial_state()
    state.node.position = aevum.game("tempus").new(3, 9)

    assert pickled(state).node.position == state.node.position
