"""All seats of a game as PettingZoo asks them."""

import random

import numpy as np
import pytest

import aevum
import aevum.rl
from tests.rl.games import each_game, each_smallest_table, each_table
from tests.rl.pettingzoo_tests import api_test, seed_test

CYCLES = 1000

expects_plain_boxes = pytest.mark.filterwarnings(
    # A mask has its place in the observation, as in all of PettingZoo's own board games.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)


@expects_plain_boxes
@each_table
def test_every_game_passes_the_test_of_pettingzoo(name: str, seats: int) -> None:
    api_test(aevum.rl.aec(name, seats=seats), num_cycles=CYCLES)


@expects_plain_boxes
@each_smallest_table
def test_slots_pass_the_test_of_pettingzoo(name: str, seats: int) -> None:
    api_test(aevum.rl.aec(name, seats=seats, encoding="slots"), num_cycles=CYCLES)


@each_smallest_table
def test_the_same_seed_begins_the_same_game(name: str, seats: int) -> None:
    seed_test(lambda: aevum.rl.aec(name, seats=seats), num_cycles=100)


@each_smallest_table
def test_a_seed_begins_the_game_that_it_begins_everywhere(name: str, seats: int) -> None:
    env = aevum.rl.aec(name, seats=seats, encoding="slots")
    env.reset(seed=7)

    state = aevum.game(name).new(seats, 7)

    assert env.legal == state.legal()
    assert env.agent_selection == f"player_{state.asked}"


@each_game
def test_the_rewards_are_shares_of_the_win_less_a_fair_share(name: str) -> None:
    env = aevum.rl.aec(name, seats=3)
    env.reset(seed=5)
    given = {}
    draw = random.Random(5)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        if is_over:
            given[agent] = reward
        env.step(None if is_over else draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    winners = aevum.game(name).winners(env.position)

    assert given == {
        f"player_{seat}": pytest.approx((1 / len(winners) if seat in winners else 0) - 1 / 3)
        for seat in range(3)
    }


def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = aevum.rl.aec("tempus", seats=3, encoding="slots")
    env.reset(seed=1)
    before = env.position.copy()

    with pytest.raises(aevum.IllegalAction, match="answer 127 is not offered to player_"):
        env.step(127)

    assert env.position == before


def test_who_is_not_asked_has_nothing_to_answer() -> None:
    env = aevum.rl.aec("tempus", seats=3)
    env.reset(seed=1)
    (other, *_) = [agent for agent in env.agents if agent != env.agent_selection]

    assert env.observe(other)["action_mask"].sum() == 0
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(env.legal)


def test_forced_answers_are_skipped_where_that_is_wished() -> None:
    env = aevum.rl.aec("tempus", seats=3, skips_forced=True)
    env.reset(seed=1)
    draw, fewest = random.Random(1), 2
    for _ in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        offered = np.flatnonzero(seen["action_mask"]).tolist()
        fewest = fewest if is_over else min(fewest, len(offered))
        env.step(None if is_over else draw.choice(offered))

    assert fewest == 2


def test_the_encoding_must_be_known() -> None:
    with pytest.raises(ValueError, match="no encoding 'round'; choose from: flat, slots"):
        aevum.rl.aec("tempus", encoding="round")  # type: ignore[arg-type]


def test_both_encodings_tell_the_same_answers() -> None:
    flat, slots = (aevum.rl.aec("tempus", seats=3, encoding=kind) for kind in ("flat", "slots"))
    layout = aevum.rl.layout("tempus")
    for env in (flat, slots):
        env.reset(seed=3)
    play = random.Random(3)
    while not slots.position.is_over:
        marked = np.flatnonzero(flat.observe(flat.agent_selection)["action_mask"]).tolist()
        shown = slots.observe(slots.agent_selection)
        kinds = shown["options"][: shown["action_mask"].sum()].tolist()
        assert sorted(layout.action(place) for place in marked) == sorted(
            kind << 24 | y << 12 | x for kind, x, y in kinds
        )
        chosen = play.randrange(len(kinds))
        flat.step(layout.flat(slots.legal[chosen]))
        slots.step(chosen)

    assert flat.position == slots.position
