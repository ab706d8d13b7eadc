"""What search needs from a game: honest values, the boundary of a turn, keys, default replies."""

from random import Random

import pytest

import aevum
from aevum.bots.judging import NEWEST, Usual, judgement_of
from aevum.bots.lookahead import reply, settle
from aevum.games.common.judgement import NO_KEY, Judgement, mix, mix_all
from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.kernel.action import DONE
from aevum.kernel.game import Game
from aevum.kernel.rng import seeded
from aevum.kernel.state import State
from tests.toy import TOY

GAMES = aevum.game_names()


def positions(game: Game, seed: int, seats: int = 0) -> list[State]:
    """Play a game at random and give the positions with a choice."""
    kept: list[State] = []
    chance, g = Random(seed), game.new(seats or game.min_seats, seed)
    while not g.is_over:
        options = g.legal()
        if len(options) > 1:
            kept.append(g.copy())
        g.apply(chance.choice(options))
    return kept


def judged(name: str, seed: int = 1) -> tuple[Judgement, list[State]]:
    """Find the newest judgement of a game, and positions to judge."""
    game = aevum.game(name)
    return judgement_of(game, NEWEST), positions(game, seed)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "inner_sea"])
def test_ending_a_turn_is_neither_good_nor_bad_in_itself(name: str) -> None:
    judgement, states = judged(name)
    ends = [g for g in states if any(judgement.ends_turn(g, action) for action in g.legal())]

    for g in ends:
        seat, before = g.asked, g.copy()
        assert judgement.rest(g, seat) <= judgement.value(g, seat)
        assert judgement.rest(g, seat) == judgement.rest(before, seat)
        assert g.copy() == before
    assert len(ends) > 20


def test_passing_in_the_inner_sea_is_neither_good_nor_bad_in_itself() -> None:
    game = aevum.game("inner_sea")
    judgement = judgement_of(game, NEWEST)
    compared = 0

    for g in positions(game, seed=1, seats=4):
        if isinstance(g.stack[-1], CardPhase):
            seat, after = g.asked, g.copy()
            after.apply(DONE)
            if isinstance(after.stack[-1], CardPhase):
                assert judgement.value(after, seat) == judgement.value(g, seat)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_that_ends_the_turn_does_so(name: str) -> None:
    judgement, states = judged(name)

    for g in states:
        turn, seat = judgement.turn(g), g.asked
        for action in g.legal():
            if judgement.ends_turn(g, action):
                after = g.copy()
                after.apply(action)
                while not after.is_over and judgement.turn(after) == turn and after.asked == seat:
                    first = after.legal()[0]
                    assert not judgement.is_settled(after) or judgement.ends_turn(after, first)
                    after.apply(first)


@pytest.mark.parametrize("name", GAMES)
def test_equal_keys_mean_equal_options(name: str) -> None:
    judgement, states = judged(name)
    known: dict[tuple[int, int, int], list[int]] = {}

    for g in states:
        key = judgement.key(g, g.asked)
        if key != NO_KEY:
            at = (judgement.turn(g), g.asked, key)
            assert known.setdefault(at, g.legal()) == g.legal()


@pytest.mark.parametrize("name", GAMES)
def test_bargains_are_settled_by_the_answers_of_the_others(name: str) -> None:
    judgement, states = judged(name)
    rng = seeded(1)

    for g in states[::7]:
        seat, turn = g.asked, judgement.turn(g)
        trial = g.copy()
        trial.apply(g.legal()[-1])
        settle(judgement, trial, seat, turn, rng)
        is_last = trial.is_over or judgement.turn(trial) != turn
        assert is_last or trial.asked == seat or judgement.is_settled(trial)


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_of_thumb_answers_with_an_option_and_changes_nothing(name: str) -> None:
    judgement, states = judged(name)

    for g in states:
        before = g.copy()
        known = judgement.reply(g, g.legal())
        assert known == -1 or known in g.legal()
        assert g.copy() == before


def test_a_game_without_a_judgement_is_judged_by_its_value() -> None:
    g = TOY.new(seats=3, seed=1)
    judgement = judgement_of(TOY, NEWEST)

    assert isinstance(judgement, Usual)
    assert judgement.value(g, 1) == TOY.value(g, 1)
    assert judgement.rest(g, 1) == TOY.value(g, 1)
    assert judgement.key(g, 1) == NO_KEY


def test_a_rival_replies_with_what_leaves_it_best_off_at_once() -> None:
    g = TOY.new(seats=3, seed=1)
    options = g.legal()
    after = []
    for option in options:
        trial = g.copy()
        trial.apply(option)
        after.append(TOY.value(trial, g.asked))

    chosen = reply(judgement_of(TOY, NEWEST), g, options, seeded(1))

    assert after[options.index(chosen)] == max(after)


def test_keys_of_lists_differ_by_order_and_by_where_a_list_ends() -> None:
    keys = {
        mix_all(mix_all(1, one), other)
        for one, other in [([1, 2], [3]), ([2, 1], [3]), ([1], [2, 3]), ([1, 2, 3], []), ([], [])]
    }

    assert len(keys) == 5
    assert mix(0, -1) != mix(1, -1)
