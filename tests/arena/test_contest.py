"""A contest counts its seeds in their order, whoever played them."""

import pytest

from aevum.arena.contest import Contest
from aevum.arena.sequential import Hypotheses
from aevum.arena.unit import Unit
from tests.arena.kit import failed, paired, seed_won

PAIRING = paired()


def units_of(contest: Contest, seconds: float) -> list[tuple[int, int]]:
    """Hand out all units there are."""
    found = []
    while unit := contest.next_unit(seconds):
        found.append((unit.first, unit.seeds))
    return found


def test_every_seed_is_handed_out_once_and_the_games_are_enough() -> None:
    contest = Contest(PAIRING, 10)

    assert units_of(contest, 1.0) == [(0, 1), (1, 1), (2, 1), (3, 1)]


def test_units_grow_until_they_take_the_time_they_should() -> None:
    contest = Contest(PAIRING, 60)
    contest.take(seed_won(PAIRING, 0, 1, seconds=0.2))

    assert units_of(contest, 1.0) == [(1, 5), (6, 5), (11, 5), (16, 4)]


def test_only_the_gaps_are_handed_out() -> None:
    contest = Contest(PAIRING, 18)
    for seed in (1, 4):
        contest.take(seed_won(PAIRING, seed, 1, seconds=0.01))

    assert units_of(contest, 1.0) == [(0, 1), (2, 2), (5, 1)]


def test_seeds_count_as_far_as_there_is_no_gap() -> None:
    contest = Contest(PAIRING, 9)

    contest.take(seed_won(PAIRING, 1, 0))
    before = list(contest.shares)
    contest.take(seed_won(PAIRING, 0, 3))

    assert before == []
    assert contest.shares == [1.0, 0.0]
    assert not contest.is_done()


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [3, 0, 5, 1, 4, 2]])
def test_the_result_does_not_depend_on_the_order_in_which_seeds_come_in(order: list[int]) -> None:
    contest, other = (Contest(PAIRING, 18, Hypotheses(0.2, 0.9)) for _ in range(2))
    won = [1, 2, 3, 3, 3, 0]

    for seed in range(6):
        contest.take(seed_won(PAIRING, seed, won[seed]))
    for seed in order:
        other.take(seed_won(PAIRING, seed, won[seed]))

    assert other.shares == contest.shares
    assert other.digest() == contest.digest()
    assert other.interval() == contest.interval()
    assert other.mean_scores() == contest.mean_scores()
    assert (other.test and other.test.ratio) == (contest.test and contest.test.ratio)


def test_a_sequential_contest_ends_with_its_verdict_and_counts_nothing_after_it() -> None:
    contest = Contest(PAIRING, 3000, Hypotheses(0.33, 0.5))
    for seed in range(100):
        contest.take(seed_won(PAIRING, seed, 3))

    assert contest.is_done()
    assert contest.test is not None
    assert contest.test.verdict == "h1"
    assert len(contest.shares) < 20
    assert contest.next_unit(1.0) is None


def test_a_seed_of_which_a_game_failed_has_no_share() -> None:
    contest = Contest(PAIRING, 6)
    played = seed_won(PAIRING, 0, 3)
    (games,) = played.outcomes

    contest.take(played._replace(outcomes=[[games[0], failed(1), games[2]]]))
    contest.take(seed_won(PAIRING, 1, 0))

    assert contest.is_done()
    assert contest.shares == [0.0]
    assert [error.number for error in contest.errors] == [1]


@pytest.mark.parametrize(("seconds", "seeds"), [(5.9, 4), (6.1, 2)])
def test_quick_games_are_played_in_greater_number(seconds: float, seeds: int) -> None:
    contest = Contest(PAIRING, 6, quick=12)  # three games make a seed, two seconds a quick game
    for seed in range(4):
        contest.take(seed_won(PAIRING, seed, 1, seconds))

    assert contest.is_done()
    assert len(contest.shares) == seeds


def test_the_mean_scores_are_those_of_the_challenger_and_of_all_others() -> None:
    contest = Contest(PAIRING, 3)
    contest.take(seed_won(PAIRING, 0, 3))

    own, others = contest.mean_scores()

    assert own == 20
    assert others == (11 + 12 + 10 + 12 + 10 + 11) / 6


def test_a_contest_without_games_is_refused() -> None:
    with pytest.raises(ValueError, match="0 games cannot be played"):
        Contest(PAIRING, 0)


def test_a_unit_names_all_that_its_games_depend_on() -> None:
    unit = Contest(PAIRING, 3).next_unit(1.0)

    assert isinstance(unit, Unit)
    assert set(unit.pairing.about()) == {
        "bots",
        "engine",
        "game",
        "options",
        "seats",
        "seed",
        "tables",
    }
