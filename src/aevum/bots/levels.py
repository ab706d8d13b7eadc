"""The levels that people choose from: each thinks as the game at hand asks for."""

from typing import Final

from aevum.bots.beam import BeamBot
from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.greedy import GreedyBot
from aevum.bots.judging import NEWEST, judgement_of
from aevum.bots.rollouts import TRIES, RolloutBot
from aevum.games.common.judgement import PLAN, PLAY_ON
from aevum.kernel.game import Game
from aevum.kernel.rng import seeded

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
STRONG: Final = 3

WIDTHS: Final = [1, 1, 4, 16]
"""How many ways through a turn a level follows side by side, where turns are planned."""
NODES: Final = [300, 300, 1500, 6000]
ROLLOUTS: Final = [0, 0, 60, 240]
"""How many times a level plays its options on, where they are played on."""
TURNS: Final = 4
SAMPLES: Final = [1, 1, 2, 3]
"""How many deals a level looks at, where it looks no further than a decision."""
OVERLOOKED: Final = 3
"""The easy level overlooks two out of so many options."""


class EasyBot(Bot):
    """Look at some of the options only, and take the best of them at first sight."""

    __slots__ = ("bot", "rng")

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)
        self.bot = GreedyBot(seed, 1)

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Overlook most options, and think no further about the others."""
        options = glimpse.options[:]
        count = (len(options) + OVERLOOKED - 1) // OVERLOOKED
        for i in range(count):
            at = i + self.rng.below(len(options) - i)
            options[i], options[at] = options[at], options[i]
        some = Glimpse(glimpse.game, glimpse.known(), glimpse.seat, options[:count])
        return self.bot.choose(some, clock)


class LevelBot(Bot):
    """Think at a level: plan whole turns, or play options on, as the game says."""

    __slots__ = ("bot", "game", "level", "milliseconds", "percent", "seed")

    def __init__(self, seed: int, level: int, percent: int = 100, milliseconds: int = 0) -> None:
        self.seed = seed
        self.level = level
        self.percent = percent
        self.milliseconds = milliseconds
        self.game: Game | None = None
        self.bot: Bot = self

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Let the bot choose that fits the game, within the own time."""
        if self.game is not glimpse.game:
            self.game = glimpse.game
            self.bot = thinker(glimpse.game, self.seed, self.level, self.percent)
        return self.bot.choose(glimpse, shorter(clock, self.milliseconds))


def thinker(game: Game, seed: int, level: int, percent: int) -> Bot:
    """Make the bot that thinks at a level in a game, with a part or more of the usual effort."""
    if level == EASY:
        return EasyBot(seed)
    if level == MEDIUM:
        return GreedyBot(seed, part(1, percent))
    way = judgement_of(game, NEWEST).way()
    if way == PLAN:
        return BeamBot(seed, part(WIDTHS[level], percent), part(NODES[level], percent))
    if way == PLAY_ON:
        turns = part(TURNS, min(percent, 100))
        return RolloutBot(seed, part(ROLLOUTS[level], percent), turns, TRIES)
    return GreedyBot(seed, part(SAMPLES[level], percent))


def part(usual: int, percent: int) -> int:
    """Take so many percent of what is usual, at least one."""
    return max(1, usual * percent // 100)


def shorter(clock: Clock, milliseconds: int) -> Clock:
    """Give the time that is left, and no more than the own; none is no limit of one's own."""
    if milliseconds == 0:
        return clock
    own = milliseconds / 1000
    left = clock.remaining()
    return Clock(own if left is None else min(own, left))
