"""The bot that plays its options on in samples, and drops the worse half again and again."""

import gc
from typing import Final

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.judging import NEWEST, judgement_of
from aevum.bots.lookahead import halve, halvings, play_on
from aevum.games.common.judgement import Judgement
from aevum.kernel.rng import seeded

ROLLOUTS: Final = 240
TURNS: Final = 4
TRIES: Final = 3
"""In a rollout who is asked looks at so many options, drawn blindly, and takes the best."""


class RolloutBot(Bot):
    """Spend the rollouts in rounds: in each one every option left gets as many as the others.

    All options left are tried on the same samples, so that luck weighs for none of them; then the
    worse half is dropped.
    """

    __slots__ = ("judgement", "rng", "rollouts", "tries", "turns")

    def __init__(
        self,
        seed: int = 0,
        rollouts: int = ROLLOUTS,
        turns: int = TURNS,
        tries: int = TRIES,
        judgement: int = NEWEST,
    ) -> None:
        self.rng = seeded(seed)
        self.rollouts = rollouts
        self.turns = turns
        self.tries = tries
        self.judgement = judgement

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Take the option that is left in the end."""
        options = glimpse.options
        if len(options) == 1:
            return options[0]
        collects = gc.isenabled()
        gc.disable()
        best = self.best_of(judgement_of(glimpse.game, self.judgement), glimpse, clock)
        if collects:
            gc.enable()
        return best

    def best_of(self, judgement: Judgement, glimpse: Glimpse, clock: Clock) -> int:
        """Halve the options until one is left, or the time is up."""
        alive = glimpse.options[:]
        totals = [0] * len(alive)
        share = self.rollouts // halvings(len(alive))
        while len(alive) > 1:
            for sampled in range(max(1, share // len(alive))):
                if sampled > 0 and clock.is_up():
                    break
                sample = glimpse.sample(self.rng.bits())
                for i in range(len(alive)):
                    trial = sample.copy()
                    trial.apply(alive[i])
                    last = play_on(judgement, trial, self.turns, self.tries, self.rng)
                    totals[i] += judgement.value(last, glimpse.seat)
            halve(alive, totals)
        return alive[0]
