"""The levels that people choose from: each thinks as the game at hand asks for."""

from typing import Final

from aevum.bots.beam import BeamBot
from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.greedy import BOUND, GreedyBot
from aevum.bots.judging import NEWEST, judgement_of
from aevum.games.common.effort import ALL
from aevum.games.common.judgement import NO_TRACE, Judgement
from aevum.kernel.action import DONE
from aevum.kernel.game import Game
from aevum.kernel.rng import seeded
from aevum.kernel.state import State

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
STRONG: Final = 3

REMEMBERED: Final = 8
"""So many of the own answers that can be undone are remembered."""


class HastyBot(Bot):
    """Look at some of the options only, and take the best of them at first sight."""

    __slots__ = ("bot", "rng", "seen")

    def __init__(self, seed: int, seen: int, samples: int = 1, temper: int = NEWEST) -> None:
        self.rng = seeded(seed)
        self.seen = seen
        self.bot: Bot = GreedyBot(seed, samples, BOUND, temper)

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Overlook some options, but never that one may leave off, and judge the others."""
        options = glimpse.options[:]
        count = (len(options) * self.seen + ALL - 1) // ALL
        first = 1 if options[0] == DONE and count > 1 else 0
        for i in range(first, count):
            at = i + self.rng.below(len(options) - i)
            options[i], options[at] = options[at], options[i]
        some = Glimpse(glimpse.game, glimpse.known(), glimpse.seat, options[:count])
        return self.bot.choose(some, clock)


class LevelBot(Bot):
    """Think at a level and in a temper: plan whole turns, or look at options, as the game says."""

    __slots__ = ("bot", "game", "level", "milliseconds", "percent", "seed", "temper", "traces")

    def __init__(
        self,
        seed: int,
        level: int,
        percent: int = 100,
        milliseconds: int = 0,
        temper: int = NEWEST,
    ) -> None:
        self.seed = seed
        self.level = level
        self.percent = percent
        self.milliseconds = milliseconds
        self.temper = temper
        self.game: Game | None = None
        self.bot: Bot = self
        self.traces: list[int] = []

    def remember(self, traces: list[int]) -> None:
        """Remember the last of what the own answers have left."""
        self.traces = traces[-REMEMBERED:]

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Let the bot choose that fits the game, within the own time.

        Nobody takes back what it did lately, as long as it can do anything else.
        """
        if self.game is not glimpse.game:
            self.traces = self.traces if self.game is None else []
            self.game = glimpse.game
            self.bot = thinker(glimpse.game, self.seed, self.level, self.percent, self.temper)
        judgement = judgement_of(glimpse.game, NEWEST)
        if isinstance(self.bot, BeamBot):
            self.bot.traces = self.traces
        is_glancing = isinstance(self.bot, HastyBot)
        onward = going_on(judgement, glimpse, self.traces) if is_glancing else glimpse
        action = self.bot.choose(onward, shorter(clock, self.milliseconds))
        trace = judgement.trace(glimpse.known(), action)
        if trace != NO_TRACE:
            self.traces.append(trace)
            del self.traces[:-REMEMBERED]
        return action


def going_on(judgement: Judgement, glimpse: Glimpse, traces: list[int]) -> Glimpse:
    """Leave out the options that take back what was done lately, unless all of them do."""
    if not traces:
        return glimpse
    g = glimpse.known()
    kept: list[int] = []
    for option in glimpse.options:
        if not takes_back(judgement, g, option, traces):
            kept.append(option)
    if not kept or len(kept) == len(glimpse.options):
        return glimpse
    return Glimpse(glimpse.game, g, glimpse.seat, kept)


def takes_back(judgement: Judgement, g: State, option: int, traces: list[int]) -> bool:
    """Say whether an option undoes anything that was done lately."""
    for trace in traces:
        if judgement.undoes(g, option, trace):
            return True
    return False


def thinker(game: Game, seed: int, level: int, percent: int, temper: int = NEWEST) -> Bot:
    """Make the bot that thinks at a level in a game, with a part or more of the usual effort."""
    effort = judgement_of(game, NEWEST).efforts()[level]
    if effort.width == 0:
        return HastyBot(seed, effort.seen, part(effort.samples, percent), temper)
    planner = BeamBot(seed, part(effort.width, percent), part(effort.nodes, percent))
    planner.turns = effort.turns
    planner.deals = effort.samples
    planner.judgement = temper
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
