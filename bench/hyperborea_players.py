"""The players that measure how balanced Hyperborea is: greedy, even and tempered."""

from collections.abc import Callable
from math import exp
from typing import Final

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.greedy import FIRST, GreedyBot
from aevum.bots.judging import judgement_of
from aevum.games.hyperborea.ids import (
    CLONE_AT,
    ENTER,
    FLY_TO,
    RECRUIT,
    REPLACE,
    STRIKE,
    TAKE,
    WALK,
)
from aevum.kernel.action import kind_of
from aevum.kernel.rng import MASK, seeded

TEMPER: Final = 50.0
"""An option judged so many hundredths of a point lower is chosen e times as seldom."""
DRAWN_KINDS: Final = (TAKE, RECRUIT, CLONE_AT, WALK, FLY_TO, STRIKE, ENTER)
"""What the tempered player draws."""


class EvenBot(Bot):
    """Greedy, but a technology is drawn from those on offer."""

    def __init__(self, seed: int) -> None:
        self.greedy = GreedyBot(seed, judgement=FIRST)
        self.rng = seeded(seed ^ MASK)

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Choose as greedy does; if that is a technology, choose any."""
        choice = self.greedy.choose(glimpse, clock)
        cards = [option for option in glimpse.options if kind_of(option) == TAKE]
        if cards and kind_of(choice) in (TAKE, REPLACE):
            return cards[self.rng.below(len(cards))]
        return choice


class TemperedBot(Bot):
    """Greedy, but which card, place or site it is it draws, by how well it judges each."""

    def __init__(self, seed: int) -> None:
        self.greedy = GreedyBot(seed, judgement=FIRST)
        self.rng = seeded(seed ^ MASK)

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Choose among the options of the same kind as the one that greedy judges best."""
        totals = self.judge(glimpse)
        best = glimpse.options[self.greedy.best_of(totals)]
        if kind_of(best) not in DRAWN_KINDS:
            return best
        alike = [
            (option, total)
            for option, total in zip(glimpse.options, totals, strict=True)
            if kind_of(option) == kind_of(best)
        ]
        return self.draw(alike)

    def judge(self, glimpse: Glimpse) -> list[int]:
        """Judge every option over the samples of greedy."""
        totals = [0] * len(glimpse.options)
        judgement = judgement_of(glimpse.game, FIRST)
        for _ in range(self.greedy.samples):
            sample = glimpse.sample(self.greedy.rng.bits())
            for i, option in enumerate(glimpse.options):
                trial = sample.copy()
                trial.apply(option)
                totals[i] += self.greedy.worth(judgement, trial, glimpse.seat, self.greedy.bound)
        return totals

    def draw(self, judged: list[tuple[int, int]]) -> int:
        """Draw an option; what is judged lower by the temper is e times less likely."""
        highest = max(total for _, total in judged)
        steps = TEMPER * self.greedy.samples
        weights = [exp((total - highest) / steps) for _, total in judged]
        left = self.rng.bits() / (MASK + 1) * sum(weights)
        for (option, _), weight in zip(judged, weights, strict=True):
            left -= weight
            if left < 0:
                return option
        return judged[-1][0]


def greedy(seed: int) -> Bot:
    """Seat the bot that all measures of balance were taken with."""
    return GreedyBot(seed, judgement=FIRST)


PLAYERS: Final[dict[str, Callable[[int], Bot]]] = {
    "greedy": greedy,
    "even": EvenBot,
    "tempered": TemperedBot,
}
