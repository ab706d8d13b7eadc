"""The sequential test: play on until one of two hypotheses is so much likelier than the other.

The ratio of the likelihoods is that of the generalized test that chess engines are tested with: of
all distributions of a seed's share that have the mean of a hypothesis, the likeliest. Where a seed
is won or lost as a whole this is Wald's test.
"""

from collections import Counter
from math import log
from typing import Final, NamedTuple

NEARLY_NOTHING: Final = 1e-3
"""A seed won and a seed lost are always possible: they are counted as seen this often at least."""

HALVINGS: Final = 80


class Hypotheses(NamedTuple):
    """Two shares of the challenger, and how often the test may be wrong when either is true."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """Refuse what no test can decide between."""
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"the hypotheses must be two shares between 0 and 1, the lower one first,"
                f" not {self.low:g} and {self.high:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("--alpha and --beta must be between 0 and 0.5")

    def bounds(self) -> tuple[float, float]:
        """Give the ratios, as logarithms, at which the lower and the higher one are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class SequentialTest:
    """The shares of the seeds so far, and the verdict once there is one."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.seen: Counter[float] = Counter()
        self.ratio = 0.0
        self.verdict = ""

    def add(self, share: float) -> None:
        """Take in one seed more."""
        self.seen[share] += 1
        self.ratio = log_ratio(self.seen, self.hypotheses.low, self.hypotheses.high)
        lowest, highest = self.hypotheses.bounds()
        if self.ratio <= lowest:
            self.verdict = "h0"
        elif self.ratio >= highest:
            self.verdict = "h1"


def log_ratio(seen: Counter[float], low: float, high: float) -> float:
    """Give the logarithm of how much likelier the higher mean is than the lower."""
    counts = {share: float(count) for share, count in sorted(seen.items())}
    for certain in (0.0, 1.0):
        counts[certain] = max(counts.get(certain, 0), NEARLY_NOTHING)
    below, above = (tilt(counts, mean) for mean in (low, high))
    return sum(
        count * log((1 + below * (share - low)) / (1 + above * (share - high)))
        for share, count in counts.items()
    )


def tilt(counts: dict[float, float], mean: float) -> float:
    """Find x so that the counts, each divided by 1 + x (share - mean), have this mean.

    Divided so they are the likeliest distribution with that mean.
    """
    lowest, highest = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        x = (lowest + highest) / 2
        slope = sum(n * (share - mean) / (1 + x * (share - mean)) for share, n in counts.items())
        if slope > 0:
            lowest = x
        else:
            highest = x
    return (lowest + highest) / 2
