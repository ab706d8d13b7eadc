"""Shares of victory, and how sure they are.

Games of one seed resemble each other, so a seed is one observation: its games from all seats
together. The interval is Wilson's, with as many games as the spread between the seeds is worth.
"""

from math import pi, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

from aevum.bots.series import Outcome

CONFIDENCE: Final = 0.95
NORMAL: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


class Interval(NamedTuple):
    """Between these two the true share lies, as far as can be known."""

    low: float
    high: float


def challenger_share(outcomes: list[Outcome]) -> float:
    """Give the challenger its part of the victories of one seed; it sat at each seat once.

    A shared victory is divided evenly.
    """
    won = 0.0
    for outcome in outcomes:
        seat = outcome.number % len(outcomes)
        won += (seat in outcome.winners) / max(1, len(outcome.winners))
    return won / len(outcomes)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """Give the quantile of Student's distribution that leaves equal parts outside on both sides.

    Exact for one and two degrees of freedom, else by Fisher's expansion.
    """
    p = 0.5 + confidence / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))


def wilson(share: float, count: float, quantile: float) -> Interval:
    """Give Wilson's interval of a share that was found in so many games."""
    spread = quantile**2 / count
    middle = (share + spread / 2) / (1 + spread)
    half = quantile * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    # By rounding alone an end may lie beyond a share of 0 or 1.
    return Interval(max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def worth_in_games(shares: list[float], per_seed: int) -> float:
    """Say how many games without a common seed would tell as much as these seeds do."""
    share, spread = fmean(shares), variance(shares)
    if spread == 0:
        return len(shares) * per_seed
    return share * (1 - share) * len(shares) / spread


def interval(shares: list[float], per_seed: int) -> Interval:
    """Give the interval of the mean share over seeds that were each played so many times.

    Where everything was won, or lost, no spread is seen, and each seed is taken for one game.
    """
    if len(shares) < 2:
        return Interval(0.0, 1.0)
    share = fmean(shares)
    if share in (0.0, 1.0):
        return wilson(share, len(shares), NORMAL)
    return wilson(share, worth_in_games(shares, per_seed), student(len(shares) - 1))
