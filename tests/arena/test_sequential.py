"""The sequential test between two shares."""

from collections import Counter
from math import log
from random import Random

import pytest

from aevum.arena.sequential import Hypotheses, SequentialTest, log_ratio, tilt


def result_of(shares: list[float], low: float, high: float) -> SequentialTest:
    """Take in shares until there is a verdict."""
    test = SequentialTest(Hypotheses(low, high))
    for share in shares:
        test.add(share)
        if test.verdict:
            break
    return test


def test_where_seeds_are_won_or_lost_as_a_whole_it_is_walds_test() -> None:
    ratio = log_ratio(Counter({1.0: 13, 0.0: 7}), 0.5, 0.6)

    assert ratio == pytest.approx(13 * log(0.6 / 0.5) + 7 * log(0.4 / 0.5), abs=1e-9)


def test_what_lies_as_near_to_one_as_to_the_other_speaks_for_neither() -> None:
    ratio = log_ratio(Counter({0.0: 3, 0.5: 14, 1.0: 3}), 0.4, 0.6)

    assert ratio == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("mean", [0.2, 0.5, 0.7])
def test_the_likeliest_distribution_with_a_mean_has_that_mean(mean: float) -> None:
    counts = {0.0: 4.0, 0.5: 10.0, 0.75: 3.0, 1.0: 3.0}

    x = tilt(counts, mean)
    likeliest = {share: n / 20 / (1 + x * (share - mean)) for share, n in counts.items()}

    assert sum(likeliest.values()) == pytest.approx(1)
    assert sum(share * part for share, part in likeliest.items()) == pytest.approx(mean)


def test_no_other_distribution_with_that_mean_is_likelier() -> None:
    counts = {0.0: 4.0, 0.5: 10.0, 1.0: 6.0}
    x = tilt(counts, 0.4)
    best = sum(n * log(n / 20 / (1 + x * (share - 0.4))) for share, n in counts.items())
    # With three values and a mean there is one freedom left: the part of the middle one.
    others = [
        4 * log(1 - half - (0.4 - half / 2)) + 10 * log(half) + 6 * log(0.4 - half / 2)
        for half in (n / 1000 for n in range(1, 799))
    ]

    assert max(others) <= best + 1e-9
    assert max(others) == pytest.approx(best, abs=1e-3)


def test_the_bounds_are_walds() -> None:
    assert Hypotheses(0.5, 0.6, 0.05, 0.1).bounds() == pytest.approx((log(0.1 / 0.95), log(18)))


@pytest.mark.parametrize(("share", "accepted"), [(1.0, "h1"), (0.0, "h0")])
def test_one_sided_seeds_are_decided_soon(share: float, accepted: str) -> None:
    test = result_of([share] * 100, 0.5, 0.6)

    assert test.verdict == accepted
    assert test.seen.total() < 20


@pytest.mark.parametrize(("true", "wrong"), [(0.25, "h1"), (0.35, "h0")])
def test_it_is_wrong_about_as_rarely_as_it_may_be(true: float, wrong: str) -> None:
    chance = Random(2)
    mistakes = 0
    for _ in range(200):
        shares = [sum(chance.random() < true for _ in range(4)) / 4 for _ in range(1000)]
        mistakes += result_of(shares, 0.25, 0.35).verdict == wrong

    assert mistakes / 200 < 0.09


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_impossible_hypotheses_are_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="two shares between 0 and 1"):
        Hypotheses(low, high).check()


def test_a_test_that_may_be_wrong_half_the_time_is_refused() -> None:
    with pytest.raises(ValueError, match="--alpha and --beta"):
        Hypotheses(0.5, 0.6, alpha=0.5).check()
