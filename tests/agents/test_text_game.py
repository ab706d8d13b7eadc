"""A game in sentences, played by whoever reads and writes."""

import re

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
