"""How well people play, from the places of all seats, game by game.

The model is that of Plackett and Luce, updated after Weng and Lin as the library openskill does it;
the arena rates bots by the same. People learn, so the longer ago a game was, the less it says.
"""

from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()

MIDDLE: Final = 1000.0
"""What everybody begins with."""

UNIT: Final = 400 / (log(10) * sqrt(2) * MODEL.beta)
"""So many points a unit of the model has: 400 points are odds of ten to one."""

CONFIDENT: Final = 1.96
"""So many standard deviations to either side hold 95 %."""

ENOUGH: Final = 10
"""A rating is provisional before so many games are played."""

ENOUGH_OPPONENTS: Final = 3
"""And before they were played against so many different people."""


class Skill(NamedTuple):
    """What is known of how well somebody plays: the mean, and how far it may be off."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """Say it in points."""
        return round(MIDDLE + (self.mu - MODEL.mu) * UNIT)

    @property
    def deviation(self) -> int:
        """Say how far the true one may be away in 95 of 100 cases."""
        return round(CONFIDENT * self.sigma * UNIT)


BEGINNER: Final = Skill(MODEL.mu, MODEL.sigma)
"""Somebody of whom nothing is known."""


def after(before: list[Skill], places: list[int]) -> list[Skill]:
    """Say what a game tells of those who played it, from their places."""
    teams = [[MODEL.rating(*skill)] for skill in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(one.mu, one.sigma) for (one,) in rated]


def places(scores: list[int], winners: list[int]) -> list[int]:
    """Give every seat its place: the winners share the first, the others follow by their scores."""
    seats = range(len(scores))
    ranks = [(seat not in winners, 0 if seat in winners else -scores[seat]) for seat in seats]
    return [1 + sum(other < own for other in ranks) for own in ranks]
