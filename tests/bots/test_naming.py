"""Bots by name, with their parameters."""

import pytest

import aevum
from aevum.bots import bot_names, is_bot, make_bot, offered_bots, split_specs
from aevum.bots.greedy import GreedyBot
from aevum.bots.match import fold
from aevum.bots.naming import read_spec
from aevum.bots.series import Series


def test_a_name_alone_means_the_usual_parameters() -> None:
    assert read_spec("greedy") == ("greedy", {"samples": 2, "bound": 48})


def test_parameters_stand_behind_the_name() -> None:
    bot = make_bot("greedy:samples=4,bound=20", 1)

    assert isinstance(bot, GreedyBot)
    assert (bot.samples, bot.bound) == (4, 20)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("clever", "there is no bot 'clever'"),
        ("greedy:depth=2", "no parameter 'depth'; its parameters are: samples, bound"),
        ("random:samples=2", "its parameters are: none"),
        ("greedy:samples=many", "'samples' is a number up to 1000000, not 'many'"),
        ("greedy:samples=-1", "not '-1'"),
        ("greedy:samples=9999999", "not '9999999'"),
        ("greedy:samples", "not ''"),
    ],
)
def test_what_names_no_bot_is_refused_with_what_there_is(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make_bot(spec, 1)

    assert not is_bot(spec)


def test_in_a_list_a_parameter_belongs_to_the_bot_before_it() -> None:
    bots = split_specs("greedy:samples=4,bound=20, random,greedy_1:samples=1")

    assert bots == ["greedy:samples=4,bound=20", "random", "greedy_1:samples=1"]


def test_people_are_offered_the_levels_first_and_only_bots_that_there_are() -> None:
    assert offered_bots()[:4] == ["easy", "medium", "hard", "strong"]
    assert set(offered_bots()) < set(bot_names())


FIRST_GAMES = {
    "hyperborea": 706559741787005,
    "inner_sea": 482109038763025,
    "tempus": 625040141700291,
    "through_the_ages": 232747249579755,
}
"""What came of the first game of seed 1 when `greedy_1` was still the only greedy bot."""


@pytest.mark.costly
@pytest.mark.parametrize("name", aevum.game_names())
def test_greedy_1_plays_as_it_always_did(name: str) -> None:
    game = aevum.game(name)

    outcome = Series(game, game.min_seats, ["greedy_1"], 1, {}).play(0)

    assert outcome.error == ""
    assert fold(outcome.fingerprint, outcome.decisions) == FIRST_GAMES[name]
