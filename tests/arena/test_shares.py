"""Shares of victory, and how sure they are."""

from math import sqrt
from random import Random

import pytest

from aevum.arena.shares import NORMAL, challenger_share, interval, student, wilson, worth_in_games
from tests.arena.kit import won_by


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984)],
)
def test_the_quantiles_of_student_are_those_of_the_printed_tables(
    freedom: int, quantile: float
) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.005)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_of_independent_games_is_wilsons(
    won: int, games: int, low: float, high: float
) -> None:
    assert wilson(won / games, games, NORMAL) == pytest.approx((low, high), abs=1e-4)


def test_the_challenger_gets_its_part_of_each_victory_from_whichever_seat() -> None:
    games = [won_by(3, 0), won_by(4, 0, 1), won_by(5, 0)]  # it sat at seats 0, 1 and 2

    assert challenger_share(games) == pytest.approx((1 + 0.5 + 0) / 3)


def test_a_game_that_nobody_won_is_no_victory() -> None:
    assert challenger_share([won_by(0), won_by(1)]) == 0


def test_seeds_are_worth_as_many_games_as_their_spread_says() -> None:
    shares = [1.0, 0.5, 0.5, 0.0, 1.0, 1.0, 0.5, 0.5]
    # The mean is 5/8, the squares of the distances add up to 7/8, the variance is 1/8.

    worth = worth_in_games(shares, 2)

    assert worth == pytest.approx((5 / 8) * (3 / 8) / (1 / 8 / 8))


def test_seeds_won_or_lost_as_a_whole_are_worth_hardly_more_than_one_game_each() -> None:
    shares = [1.0, 0.0] * 50

    assert worth_in_games(shares, 4) == pytest.approx(99)


def test_an_interval_by_hand() -> None:
    shares = [1.0, 0.5, 0.5, 0.0, 1.0, 1.0, 0.5, 0.5]
    count, share, t = 15.0, 0.625, 2.365
    middle = (share + t * t / (2 * count)) / (1 + t * t / count)
    half = t * sqrt(share * (1 - share) / count + t * t / (4 * count**2)) / (1 + t * t / count)

    low, high = interval(shares, 2)

    assert (low, high) == pytest.approx((middle - half, middle + half), abs=1e-3)


def test_where_everything_was_won_each_seed_is_one_game() -> None:
    assert interval([1.0] * 10, 4) == pytest.approx((1 - 0.2775, 1.0), abs=1e-4)


def test_one_seed_tells_nothing() -> None:
    assert interval([1.0], 4) == (0.0, 1.0)
    assert interval([], 4) == (0.0, 1.0)


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
def test_the_true_share_lies_in_95_of_100_intervals_however_alike_the_games_of_a_seed(
    share: float,
) -> None:
    chance = Random(1)
    covered = 0
    for _ in range(500):
        shares = []
        for _ in range(50):
            luck = chance.betavariate(2 * share, 2 * (1 - share))  # of the seed
            shares.append(sum(chance.random() < luck for _ in range(4)) / 4)
        low, high = interval(shares, 4)
        covered += low <= share <= high

    assert 0.92 <= covered / 500 <= 0.98


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_share_lies_in_its_interval_where_everything_was_lost_or_won(share: float) -> None:
    for seeds in range(2, 200):
        low, high = interval([share] * seeds, 3)

        assert 0.0 <= low <= share <= high <= 1.0
