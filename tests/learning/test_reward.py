"""What a finished game is worth."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

import aevum
from aevum.games.common.reward import is_zero_sum, score_difference, share_of_win
from aevum.kernel.game import Game
from aevum.kernel.state import State
from tests.toy import TOY, Table, ToyGame

Reward: TypeAlias = Callable[[Game, State], list[float]]


class Shared(ToyGame):
    """A game in which somebody decides who has won, and with how many points."""

    won: tuple[int, ...] = (0,)

    def winners(self, _g: Table, /) -> list[int]:
        """Name who has won."""
        return list(self.won)

    def scores(self, g: Table, /) -> list[int]:
        """Ten points for the first seat, one more for each further one."""
        return list(range(10, 10 + g.seats))


def finished(game: Game, seats: int) -> State:
    """Play a random game to its end."""
    state, random = game.new(seats, 1), Random(1)
    while not state.is_over:
        state.apply(random.choice(state.legal()))
    return state


def judged(*won: int) -> Shared:
    """Make a game that these seats win."""
    game = Shared()
    game.won = won
    return game


def test_the_winner_gains_what_the_others_lose() -> None:
    rewards = share_of_win(judged(1), finished(TOY, 4))

    assert rewards == [-0.25, 0.75, -0.25, -0.25]


def test_winners_share_the_win() -> None:
    rewards = share_of_win(judged(0, 2), finished(TOY, 4))

    assert rewards == [0.25, -0.25, 0.25, -0.25]


def test_where_all_lose_everybody_loses_a_fair_share() -> None:
    assert share_of_win(judged(), finished(TOY, 2)) == [-0.5, -0.5]


def test_points_are_compared_with_the_mean_of_the_others() -> None:
    rewards = score_difference(judged(0), finished(TOY, 3))

    assert rewards == [-1.5, 0, 1.5]


@pytest.mark.parametrize("reward", [share_of_win, score_difference])
def test_nothing_is_gained_before_the_end(reward: Reward) -> None:
    assert reward(TOY, TOY.new(3, 1)) == [0, 0, 0]


@pytest.mark.parametrize("reward", [share_of_win, score_difference])
def test_rewards_add_up_to_nought(reward: Reward) -> None:
    game = aevum.game("tempus")

    assert sum(reward(game, finished(game, 5))) == pytest.approx(0)


def test_a_game_that_all_may_lose_is_general_sum() -> None:
    assert is_zero_sum(aevum.game("tempus"))
    assert not is_zero_sum(aevum.game("inner_sea"))
