"""The levels that people choose from: each thinks as the game at hand asks for."""

from typing import Final

from aevum.bots.beam import BeamBot
from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.greedy import GreedyBot
from aevum.bots.judging import NEWEST, judgement_of
from aevum.games.common.judgement import PLAN
from aevum.kernel.game import Game
from aevum.kernel.rng import seeded

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
STRONG: Final = 3

WIDTHS: Final = [1, 1, 4, 16]
"""How many ways through a turn a level follows side by side, where turns are planned."""
NODES: Final = [300, 300, 1500, 6000]
TURNS: Final = [1, 1, 2, 2]
"""How many own turns a level plans ahead, where others can be thought to wait in between."""
SAMPLES: Final = [1, 1, 2, 3]
"""How many deals a level looks at, where it looks no further than a decision."""
SEEN: Final = [4, 6, 9, 12]
"""How many out of twelve options a level sees, where it looks no further than a decision."""
TWELVE: Final = 12


class HastyBot(Bot):
    """Look at some of the options only, and take the best of them at first sight."""

    __slots__ = ("bot", "rng", "seen")

    def __init__(self, seed: int = 0, seen: int = SEEN[EASY], samples: int = 1) -> None:
        self.rng = seeded(seed)
        self.seen = seen
        self.bot = GreedyBot(seed, samples)

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Overlook some options, and think no further about the others."""
        options = glimpse.options[:]
        count = (len(options) * self.seen + TWELVE - 1) // TWELVE
        for i in range(count):
            at = i + self.rng.below(len(options) - i)
            options[i], options[at] = options[at], options[i]
        some = Glimpse(glimpse.game, glimpse.known(), glimpse.seat, options[:count])
        return self.bot.choose(some, clock)


class LevelBot(Bot):
    """Think at a level: plan whole turns, or look at options, as the game says."""

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
        return HastyBot(seed)
    if judgement_of(game, NEWEST).way() != PLAN:
        return HastyBot(seed, SEEN[level], part(SAMPLES[level], percent))
    if level == MEDIUM:
        return GreedyBot(seed, part(1, percent))
    planner = BeamBot(seed, part(WIDTHS[level], percent), part(NODES[level], percent))
    planner.turns = TURNS[level]
    return planner


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
