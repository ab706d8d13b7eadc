"""The bot that knows only what is legal."""

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.kernel.rng import seeded


class RandomBot(Bot):
    """Take any option, each as likely as the others."""

    __slots__ = ("rng",)

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)

    def looks(self) -> bool:
        """It knows only what is legal."""
        return False

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Draw one of the options."""
        options = glimpse.options
        return options[self.rng.below(len(options))]
