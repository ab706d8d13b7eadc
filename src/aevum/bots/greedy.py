"""The bot that looks one whole decision ahead and takes what leaves its seat best off."""

from typing import Final

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.judging import NEWEST, judgement_of
from aevum.bots.lookahead import reply
from aevum.games.common.judgement import Judgement
from aevum.kernel.rng import seeded
from aevum.kernel.state import State

SAMPLES: Final = 2
"""So many deals of what the seat cannot know are looked at for each choice."""

BOUND: Final = 48
"""At most so many positions are looked at to find the best way to carry one option out."""

FIRST: Final = 1
"""The number of the judgement that never changes."""


class GreedyBot(Bot):
    """Try every option on a few sampled states and judge the positions it leads to.

    An option that only announces something is judged when the answers that carry it out have
    been given: this seat gives its best ones, the others what is best for them at once; with the
    first judgement they give any. Where all others answer by rules, what will come of an option
    is foreseen.
    """

    __slots__ = ("bound", "judgement", "looked", "rng", "samples")

    def __init__(
        self, seed: int = 0, samples: int = SAMPLES, bound: int = BOUND, judgement: int = NEWEST
    ) -> None:
        self.rng = seeded(seed)
        self.samples = samples
        self.bound = bound
        self.judgement = judgement
        self.looked = 0

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Take the option with the best total over the samples; a draw decides between equals."""
        options = glimpse.options
        if len(options) == 1:
            return options[0]
        totals = [0] * len(options)
        judgement = judgement_of(glimpse.game, self.judgement)
        for sampled in range(self.samples):
            if sampled > 0 and clock.is_up():
                break
            sample = glimpse.sample(self.rng.bits())
            for i in range(len(options)):
                if judgement.ends_turn(sample, options[i]):
                    totals[i] += judgement.rest(sample, glimpse.seat)
                    continue
                trial = sample.copy()
                trial.apply(options[i])
                if judgement.foresees(sample):
                    judgement.foresee(trial, sample)
                    totals[i] += judgement.value(trial, glimpse.seat)
                else:
                    totals[i] += self.worth(judgement, trial, glimpse.seat, self.bound)
        return options[self.best_of(totals)]

    def worth(self, judgement: Judgement, g: State, seat: int, bound: int) -> int:
        """Judge a position once all that was announced in it has been carried out."""
        while not g.is_over and not judgement.is_settled(g):
            options = g.legal()
            if len(options) == 1:
                g.apply(options[0])
            elif g.asked != seat and self.judgement != FIRST:
                g.apply(reply(judgement, g, options, self.rng))
            elif g.asked != seat or len(options) > bound:
                g.apply(options[self.rng.below(len(options))])
            else:
                return self.best_worth(judgement, g, seat, options, bound)
        return judgement.value(g, seat)

    def best_worth(
        self, judgement: Judgement, g: State, seat: int, options: list[int], bound: int
    ) -> int:
        """Find the best continuation; what is left of the bound is shared by the options left."""
        stop = self.looked + bound
        best = 0
        for i in range(len(options)):
            self.looked += 1
            trial = g.copy() if i + 1 < len(options) else g
            trial.apply(options[i])
            share = (stop - self.looked) // (len(options) - i)
            worth = self.worth(judgement, trial, seat, share)
            if i == 0 or worth > best:
                best = worth
        return best

    def best_of(self, totals: list[int]) -> int:
        """Find the place of the highest total; among equals each is as likely as the others."""
        best = 0
        equals = 1
        for i in range(1, len(totals)):
            if totals[i] > totals[best]:
                best = i
                equals = 1
            elif totals[i] == totals[best]:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = i
        return best
