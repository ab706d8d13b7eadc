"""Elo-like ratings over many bots, from the places of all seats in all games.

The model is that of Plackett and Luce, updated game by game after Weng and Lin as the library
openskill does it. Bots do not learn, so their skill is taken to be the same all along. A bot at
several seats of a game learns the mean of what these seats learn.
"""

from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from aevum.arena.contest import Contest
from aevum.bots.series import Outcome

MIDDLE: Final = 1000.0
"""The rating that everybody begins with."""

CONFIDENT: Final = 1.96
"""So many standard deviations to either side hold 95 %."""


class Rated(NamedTuple):
    """A bot, its rating, and how far the true one may be away in 95 of 100 cases."""

    name: str
    rating: float
    deviation: float


class Ratings:
    """The ratings of all bots, by name."""

    def __init__(self) -> None:
        self.model = PlackettLuce(tau=0.0)
        self.bots: dict[str, PlackettLuceRating] = {}

    def of(self, name: str) -> PlackettLuceRating:
        """Give the rating of a bot; of one that has not played yet, that of everybody."""
        return self.bots.setdefault(name, self.model.rating(name=name))

    def add(self, names: list[str], outcome: Outcome) -> None:
        """Take in one game; the names are those of the bots by seat."""
        before = [[self.model.rating(self.of(name).mu, self.of(name).sigma)] for name in names]
        after = self.model.rate(before, ranks=places(outcome))
        for name in dict.fromkeys(names):
            seats = [seat for seat, sitter in enumerate(names) if sitter == name]
            self.of(name).mu = sum(after[seat][0].mu for seat in seats) / len(seats)
            self.of(name).sigma = sum(after[seat][0].sigma for seat in seats) / len(seats)

    def rated(self) -> list[Rated]:
        """List all bots, the best first, on the scale on which 400 points are odds of ten to one.

        With known skills the odds between two are exp(difference / (beta * sqrt(2))).
        """
        unit = 400 / (log(10) * sqrt(2) * self.model.beta)
        found = [
            Rated(
                name,
                MIDDLE + (bot.mu - self.model.mu) * unit,
                CONFIDENT * bot.sigma * unit,
            )
            for name, bot in self.bots.items()
        ]
        return sorted(found, key=lambda one: -one.rating)


def places(outcome: Outcome) -> list[float]:
    """Give every seat its place: the winners first, the others by their scores."""
    ahead = [
        (True, -score) if seat not in outcome.winners else (False, 0)
        for seat, score in enumerate(outcome.scores)
    ]
    return [float(sorted(ahead).index(one)) for one in ahead]


def ratings_of(contests: list[Contest]) -> list[Rated]:
    """Rate all bots of some contests, seed by seed through all contests in turn."""
    ratings = Ratings()
    longest = max((len(contest.counted) for contest in contests), default=0)
    for number in range(longest):
        for contest in contests:
            if number < len(contest.counted):
                add_seed(ratings, contest, contest.counted[number])
    return ratings.rated()


def add_seed(ratings: Ratings, contest: Contest, outcomes: list[Outcome]) -> None:
    """Take in the games of one seed, but for those that failed."""
    lineup, seats = contest.pairing.lineup, contest.pairing.seats
    for outcome in outcomes:
        if not outcome.error:
            names = [lineup[(seat - outcome.number) % seats].name for seat in range(seats)]
            ratings.add(names, outcome)
