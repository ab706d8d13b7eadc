"""A game in sentences, played by whoever reads and writes."""

import copy
import pickle
import re
from collections.abc import Callable

import pytest

import aevum
from aevum.agents import TextGame


@pytest.mark.parametrize("name", aevum.game_names())
def test_a_game_is_played_to_its_end_by_numbers_read_in_its_text(name: str) -> None:
    game = TextGame(name, 3, seed=5)
    turn = 0

    while not game.is_over:
        numbers = re.findall(r"^(\d+)\. ", game.observe(), re.MULTILINE) if turn < 40 else ["1"]
        assert game.step(numbers[turn % len(numbers)]) == ""
        turn += 1

    assert (game.asked, game.loser) == (-1, -1)
    assert game.winners() == aevum.game(name).winners(game.state)


def test_a_wrong_answer_is_told_why_and_may_be_given_again() -> None:
    game = TextGame("tempus", 3, seed=5, lang="de")
    asked = game.asked

    assert "steht nicht zur Wahl" in game.step("gewinnen")
    assert (game.asked, game.is_over) == (asked, False)
    assert game.step("1") == ""


def test_whoever_gives_no_answer_in_all_attempts_has_lost() -> None:
    game = TextGame("tempus", 3, seed=5)
    loser = game.asked

    assert all(game.step("win") for _ in range(3))

    assert game.is_over
    assert game.winners() == [seat for seat in range(3) if seat != loser]
    with pytest.raises(ValueError, match="the game is over"):
        game.step("1")


def pickled(game: TextGame) -> TextGame:
    """Write a game down and read it again."""
    again: TextGame = pickle.loads(pickle.dumps(game))
    return again


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("name", aevum.game_names())
def test_a_copy_goes_its_own_way(name: str, again: Callable[[TextGame], TextGame]) -> None:
    game = TextGame(name, 3, seed=5, lang="de")
    for answer in ("1", "gewinnen"):
        game.step(answer)

    other = again(game)

    assert other.observe() == game.observe()
    before = game.state.copy()
    assert other.step("gewinnen") == game.step("gewinnen") != ""
    assert other.step("1") == ""
    assert game.state == before != other.state
    assert game.step("1") == ""
    assert (game.state, game.observe()) == (other.state, other.observe())


def test_a_game_that_is_lost_is_lost_in_a_copy() -> None:
    game = TextGame("tempus", 3, seed=5)
    for _ in range(3):
        game.step("win")

    other = pickled(game)

    assert (other.loser, other.is_over) == (game.loser, True)
    assert other.observe() == game.observe()
