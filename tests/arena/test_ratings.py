"""Ratings over many bots."""

from random import Random

import pytest
from openskill.models import PlackettLuce

from aevum.arena.contest import Contest
from aevum.arena.entrants import Entrant
from aevum.arena.ratings import Ratings, places, ratings_of
from aevum.bots.series import Outcome
from tests.arena.kit import failed, paired, seed_won, won_by


def test_one_game_changes_ratings_as_the_library_does() -> None:
    model = PlackettLuce(tau=0.0)
    (first,), (second,) = model.rate([[model.rating()], [model.rating()]])
    ratings = Ratings()

    ratings.add(["a", "b"], won_by(0, 0, seats=2))

    assert (ratings.of("a").mu, ratings.of("b").mu) == (first.mu, second.mu)
    assert (ratings.of("a").sigma, ratings.of("b").sigma) == (first.sigma, second.sigma)


def test_a_bot_at_several_seats_learns_the_mean_of_them() -> None:
    model = PlackettLuce(tau=0.0)
    after = model.rate([[model.rating()] for _ in range(3)], ranks=[0, 2, 1])
    ratings = Ratings()

    ratings.add(["a", "b", "b"], won_by(0, 0))  # seat 2 has a point more than seat 1

    assert ratings.of("a").mu == after[0][0].mu
    assert ratings.of("b").mu == pytest.approx((after[1][0].mu + after[2][0].mu) / 2)


def test_winners_come_first_and_the_others_by_their_scores() -> None:
    outcome = Outcome(0, [30, 12, 25, 12], [2], 10, 25, 5, 99, "")

    assert places(outcome) == [1, 2, 0, 2]
    assert places(outcome._replace(winners=[0, 2])) == [0, 2, 0, 2]


@pytest.mark.parametrize("difference", [100, 200, 300])
def test_ratings_find_the_difference_that_games_were_drawn_with(difference: int) -> None:
    chance = Random(3)
    ratings = Ratings()
    for number in range(4000):
        is_won = chance.random() < 1 / (1 + 10 ** (-difference / 400))
        ratings.add(["a", "b"], won_by(number, 0 if is_won else 1, seats=2))

    strong, weak = ratings.rated()

    assert (strong.name, weak.name) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(difference, abs=35)


def test_seeds_are_rated_in_turn_whatever_the_order_they_came_in() -> None:
    bots = [Entrant("greedy"), Entrant("random")]
    one, other = (Contest(paired(*bots), 9) for _ in range(2))
    played = [seed_won(one.pairing, seed, won) for seed, won in enumerate([3, 1, 2])]

    for some in played:
        one.take(some)
    for some in reversed(played):
        other.take(some)

    assert ratings_of([one]) == ratings_of([other])
    assert [rated.name for rated in ratings_of([one])] == ["greedy", "random"]


def test_a_game_that_failed_is_not_rated() -> None:
    contest = Contest(paired(Entrant("greedy"), Entrant("random")), 3)
    played = seed_won(contest.pairing, 0, 3)
    contest.take(played._replace(outcomes=[[failed(0), failed(1), failed(2)]]))

    assert ratings_of([contest]) == []
