"""Our games in OpenSpiel, and what Shimmy makes of them."""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import aevum
import aevum.rl.open_spiel
from aevum.rl.node import OUTCOMES, SEED_DRAWS
from tests.rl.games import each_game, each_smallest_table, each_table
from tests.rl.pettingzoo_tests import api_test


def load(name: str, seats: int = 3) -> Any:
    """Load a game as anybody would."""
    return pyspiel.load_game(f"aevum_{name}", {"seats": seats})


def walk(state: Any, decisions: int, seed: int) -> Any:
    """Let chance and everybody draw so many times, or until the end."""
    draw = random.Random(seed)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
    return state


@each_smallest_table
def test_every_game_passes_the_simulation_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@each_table
def test_a_state_comes_back_from_its_serialisation(name: str, seats: int) -> None:
    game = load(name, seats)
    state = walk(game.new_initial_state(), 60, 1)

    other_game, other = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )

    assert str(other_game) == str(game)
    assert str(other) == str(state)
    assert str(walk(other, 60, 2)) == str(walk(state, 60, 2))


@each_game
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = walk(load(name).new_initial_state(), 40, 3)
    before = str(state)

    walk(state.clone(), 40, 4)

    assert str(state) == before


@each_game
def test_a_game_ends_with_the_shares_of_the_win(name: str) -> None:
    state = walk(load(name).new_initial_state(), 1_000_000, 5)

    winners = aevum.game(name).winners(state.node.position)

    assert state.returns() == pytest.approx(
        [(1 / len(winners) if seat in winners else 0) - 1 / 3 for seat in range(3)]
    )


def test_nothing_is_drawn_but_at_chance_nodes() -> None:
    state = load("tempus").new_initial_state()
    draw, draws = random.Random(6), 0
    while not state.is_terminal():
        position = state.node.position
        words = None if position is None else (position.rng.a, position.rng.n)
        is_chance = state.is_chance_node()
        state.apply_action(draw.choice(state.legal_actions()))
        position = state.node.position
        draws += is_chance
        if not is_chance:
            assert words == (position.rng.a, position.rng.n)

    assert draws > SEED_DRAWS


def test_another_draw_leads_elsewhere() -> None:
    state = load("tempus").new_initial_state()
    draw = random.Random(7)
    while state.node.position is None or not state.is_chance_node():
        state.apply_action(draw.choice(state.legal_actions()))

    after = {str(state.child(outcome)) for outcome in range(OUTCOMES)}

    assert len(after) > OUTCOMES // 2


def test_the_observation_has_its_sections_by_name() -> None:
    game = load("tempus", 4)
    state = walk(game.new_initial_state(), 80, 8)
    observation = make_observation(game)

    observation.set_from(state, 2)

    assert observation.dict["table"].tolist()[0][:2] == [3, 4]
    assert observation.tensor.tolist() == state.observation_tensor(2)
    assert observation.string_from(state, 2) == state.observation_string(2)


def test_an_information_state_remembers_the_own_answers() -> None:
    game = load("tempus")
    state = walk(game.new_initial_state(), 12, 9)
    while state.is_chance_node():
        walk(state, 1, 9)
    seat = state.current_player()
    chosen = state.legal_actions()[0]
    before = [state.information_state_string(player) for player in range(3)]

    state.apply_action(chosen)

    kind = aevum.rl.layout("tempus").action(chosen) >> 24
    length = aevum.rl.tensor("tempus").LENGTH
    assert state.information_state_tensor(seat)[length] == kind
    after = [state.information_state_string(player).split("recall")[1] for player in range(3)]
    changed = [b.split("recall")[1] != a for b, a in zip(before, after, strict=True)]
    assert changed == [player == seat for player in range(3)]


def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know() -> None:
    state = walk(load("tempus").new_initial_state(), 200, 10)
    seen = [state.information_state_string(seat) for seat in range(3)]
    position = state.node.position
    for seat in range(3):
        state.node.position = aevum.game("tempus").resample(position, seat, 99)
        assert state.information_state_string(seat) == seen[seat]


@each_game
def test_a_state_dealt_anew_is_the_same_for_the_seat_and_tells_nothing_else(name: str) -> None:
    state = walk(load(name).new_initial_state(), 60, 12)
    while state.is_chance_node():
        walk(state, 1, 12)
    seat, draw = state.current_player(), random.Random(13)

    dealt = [state.resample_from_infostate(seat, draw.random) for _ in range(8)]

    untold = [(seat + away) % 3 for away in (1, 2)]
    for one in dealt:
        assert one.legal_actions() == state.legal_actions()
        assert one.information_state_string() == state.information_state_string()
        assert one.information_state_tensor() == state.information_state_tensor()
        assert one.history() == []
        assert not any(one.node.recalls[other].recent for other in untold)
    assert len({str(one) for one in dealt}) == len(dealt)


def test_nothing_is_dealt_anew_while_chance_draws() -> None:
    with pytest.raises(ValueError, match="chance draws now"):
        load("tempus").new_initial_state().resample_from_infostate(0, random.random)


def test_a_search_of_openspiel_deals_anew_what_its_seat_cannot_know() -> None:
    game, chance = load("tempus"), np.random.RandomState(14)
    state = walk(game.new_initial_state(), 12, 14)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        walk(state, 1, 14)
    judge = SimpleNamespace(
        evaluate=lambda _state: np.zeros(3),
        prior=lambda now: [(a, 1 / len(now.legal_actions())) for a in now.legal_actions()],
    )
    before = str(state)

    chosen = ISMCTSBot(game, judge, 1.4, 8, random_state=chance).step(state)

    assert chosen in state.legal_actions()
    assert str(state) == before


def test_options_of_a_game_are_parameters() -> None:
    game = pyspiel.load_game("aevum_tempus", {"seats": 3, "map": "fixed"})

    assert game.settings["map"] == "fixed"
    assert "map=fixed" in str(game)


@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent", "ignore:Action mask numpy array is all zeros",
    "ignore:Agent's (min|max)imum observation space value is",
)  # fmt: skip
@each_smallest_table
def test_every_game_passes_through_shimmy(name: str, seats: int) -> None:
    env = OpenSpielCompatibilityV0(load(name, seats), config={"seats": seats})

    api_test(env, num_cycles=200)


@each_game
def test_everything_that_is_seen_is_a_number(name: str) -> None:
    state = walk(load(name).new_initial_state(), 50, 11)

    assert np.isfinite(state.information_state_tensor(0)).all()
