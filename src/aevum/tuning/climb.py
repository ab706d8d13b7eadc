"""Climbing blindly (SPSA): all weights are moved at once, there and back, and play decides."""

from math import sqrt
from typing import Final

from aevum.kernel.rng import seeded

TRIED: Final = 0.3
"""By so much of its size a weight is moved to try it; by half of that in the end."""
STEP: Final = 10
"""By so many percent of its size a weight follows a usual lead; by half of that in the end."""
MOST: Final = 2.0
"""No lead counts for more than so many usual ones."""
LEAST_SIZE: Final = 4
"""A small weight is moved as if it were of this size."""
UNIT: Final = 0
"""The first weight is the unit in which the others are, and never changes."""


class Climb:
    """The way of the weights from where they begin, round by round.

    It depends on nothing but the first weights, the seed and the leads. Only the four kinds of
    arithmetic and the square root are used, which are the same on every machine.
    """

    def __init__(self, start: list[int], rounds: int, seed: int, step: int = STEP) -> None:
        self.rounds = rounds
        self.learned = step / 100
        self.rng = seeded(seed)
        self.sizes = [max(abs(weight), LEAST_SIZE) for weight in start]
        self.at = [float(weight) for weight in start]
        self.round = 0
        self.squares = 0.0
        self.sums = [0.0] * len(start)
        self.signs = self.draw()

    def draw(self) -> list[int]:
        """Draw for each weight whether it is tried upwards or downwards."""
        signs = [1 - 2 * self.rng.below(2) for _ in self.at]
        signs[UNIT] = 0
        return signs

    def fading(self) -> float:
        """Say what part of the first steps is still taken: all at first, half in the end."""
        return 1 - 0.5 * self.round / self.rounds

    def tried(self, side: int) -> list[int]:
        """Give the weights that are tried on one side: 1 as drawn, -1 the other way."""
        part = side * TRIED * self.fading()
        moves = zip(self.at, self.signs, self.sizes, strict=True)
        return [round(at + part * sign * size) for at, sign, size in moves]

    def learn(self, lead: int) -> None:
        """Follow the side that led, the more the clearer it did."""
        self.squares += lead * lead
        usual = sqrt(self.squares / (self.round + 1))
        clearly = max(-MOST, min(MOST, lead / usual)) if usual > 0 else 0.0
        part = self.learned * self.fading() * clearly
        self.round += 1
        for i, sign in enumerate(self.signs):
            self.at[i] += part * sign * self.sizes[i]
            if 2 * self.round > self.rounds:
                self.sums[i] += self.at[i]
        self.signs = self.draw()

    def weights(self) -> list[int]:
        """Give the mean of the way's second half: single steps are mostly luck."""
        count = self.rounds - self.rounds // 2
        return [round(total / count) for total in self.sums]
