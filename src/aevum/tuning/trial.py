"""One trial: bots that differ in their weights alone play the same seed with the same luck."""

from functools import cache
from typing import NamedTuple

from aevum.bots import make_bot
from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.match import Match
from aevum.games import game as game_named
from aevum.games.common.judgement import Weighed
from aevum.kernel.game import Game


class Lineup(NamedTuple):
    """Who plays: the bot that is tried with both weights, and who has the seats beside it."""

    game: str
    seats: int
    bot: str
    rival: str
    """Nobody: then both sides share all seats, and change them for the second game."""


class Trial(NamedTuple):
    """A lineup, the weights of both sides, and a seed; small, because it travels."""

    lineup: Lineup
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    seed: int


class WeighedBot(Bot):
    """A bot that looks ahead with other weights than the game's."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Let the bot choose as if the game had these weights."""
        seen = Glimpse(self.game, glimpse.known(), glimpse.seat, glimpse.options)
        return self.bot.choose(seen, clock)


def judgement_to_tune(game: Game) -> Weighed:
    """Find the newest judgement of a game, if its weights can be set."""
    newest = game.judgements[max(game.judgements)] if game.judgements else None
    if not isinstance(newest, Weighed):
        raise ValueError(f"the judgement of {game.name} has no weights that can be tuned")
    return newest


@cache
def game_weighed(name: str, weights: tuple[int, ...]) -> Game:
    """Give a game whose newest judgement has other weights."""
    # Not a copy: environments take games by their names, so that would be the game itself.
    game = type(game_named(name))()
    judgement = judgement_to_tune(game).weighed(list(weights))
    game.judgements = {**game.judgements, max(game.judgements): judgement}
    return game


def sides_at(lineup: Lineup, seed: int, first: int) -> list[int]:
    """Say who sits where: side 0 or 1, or -1 for a rival; from seed to seed one seat further."""
    others = [-1 if lineup.rival else (first + i) % 2 for i in range(1, lineup.seats)]
    sides = [first, *others]
    return [sides[(seat - seed) % lineup.seats] for seat in range(lineup.seats)]


def play_trial(trial: Trial) -> int:
    """Play both games of a seed and say by how many points the first side did better."""
    return sum(lead_of(trial, first) for first in (0, 1))


def lead_of(trial: Trial, first: int) -> int:
    """Play one game and say what it tells for the first side and against the second."""
    lineup = trial.lineup
    game = game_named(lineup.game)
    sides = sides_at(lineup, trial.seed, first)
    state = game.new(lineup.seats, trial.seed)
    bots = [bot_of(trial, side, seat) for seat, side in enumerate(sides)]
    Match(game, state, bots).play()
    scores = game.scores(state)
    parted = [[scores[at] for at, side in enumerate(sides) if side == one] for one in (0, 1, -1)]
    if lineup.rival:
        margin = sum(parted[first]) - max(parted[-1])
        return margin if first == 0 else -margin
    # A mean is compared with a mean, so each sum counts as often as the other side has seats.
    return sum(parted[0]) * len(parted[1]) - sum(parted[1]) * len(parted[0])


def bot_of(trial: Trial, side: int, seat: int) -> Bot:
    """Make the bot of a seat; both sides have the same luck at the same seat."""
    seed = trial.seed ^ ((seat + 1) << 88)
    if side < 0:
        return make_bot(trial.lineup.rival, seed)
    weighed = game_weighed(trial.lineup.game, trial.sides[side])
    return WeighedBot(make_bot(trial.lineup.bot, seed), weighed)
