"""The process that measures one game in one mode: `python -m aevum.cli.measuring.worker`.

The environment says whether it runs compiled. Random games are played exactly as `aevum simulate`
plays them. The single costs are taken from recorded games that are played once more without the
bots. All times are of the processor, not of the clock on the wall.
"""

import gc
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple

from aevum.bots.beam import WIDTH, BeamBot
from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.match import Match
from aevum.bots.rollouts import RolloutBot
from aevum.bots.series import Series
from aevum.compiled import IS_COMPILED
from aevum.games import game as game_named
from aevum.kernel.game import Game
from aevum.kernel.state import State

USUAL_SEATS: Final = 4
SEED: Final = 1
WARM_UP: Final = 0.2
"""This part of the time is spent on the same work before the clock starts."""

RECORDED_GAMES: Final = 8
QUARTERS: Final = 4
MIDDLE: Final = 0.5
LATE: Final = 0.9
COPIES_AT_ONCE: Final = 32
NODES: Final = 600
ROLLOUTS: Final = 24
"""A search is kept shorter than usual, so that a measurement sees many positions."""


class Recorded(NamedTuple):
    """A random game: how it begins, and its actions in four parts of equal length."""

    start: State
    quarters: list[list[int]]


class Spent(NamedTuple):
    """How much was done, and how long it took."""

    amount: int
    seconds: float


def usual_seats(game: Game) -> int:
    """Four seats, or the nearest number that the game is for."""
    return min(max(USUAL_SEATS, game.min_seats), game.max_seats)


def repeat(work: Callable[[int], int], seconds: float) -> Spent:
    """Do numbered pieces of work for about this time; each says how much it was."""
    done = amount = 0
    start = process_time()
    spent = 0.0
    while spent < seconds or not done:
        amount += work(done)
        done += 1
        spent = process_time() - start
    return Spent(amount, spent)


def settled(work: Callable[[int], int], seconds: float) -> Spent:
    """Warm up, sweep, and repeat the work for about this time."""
    repeat(work, WARM_UP * seconds)
    gc.collect()
    return repeat(work, seconds)


def play_one(series: Series, number: int) -> int:
    """Play a random game and say how many decisions it took; a failed game ends the bench."""
    outcome = series.play(number)
    if outcome.error:
        raise RuntimeError(f"the game with seed {series.game_seed(number)} failed: {outcome.error}")
    return outcome.decisions


def record_one(series: Series, number: int) -> Recorded:
    """Play a random game and keep its actions."""
    start = series.game.new(series.seats, series.game_seed(number), series.options)
    actions: list[int] = []
    Match(series.game, start.copy(), series.bots_of(number), actions).play()
    ends = [len(actions) * part // QUARTERS for part in range(QUARTERS + 1)]
    return Recorded(start, [actions[ends[i] : ends[i + 1]] for i in range(QUARTERS)])


def replay(recorded: Recorded, ask: bool) -> list[float]:
    """Play a recorded game once more; say how long each quarter took, with legal() or without."""
    g = recorded.start.copy()
    times: list[float] = []
    for actions in recorded.quarters:
        start = process_time()
        if ask:
            for action in actions:
                g.legal()
                g.apply(action)
        else:
            for action in actions:
                g.apply(action)
        times.append(process_time() - start)
    return times


def position(recorded: Recorded, part: float) -> State:
    """Play a recorded game up to a part of its length."""
    actions = [action for quarter in recorded.quarters for action in quarter]
    g = recorded.start.copy()
    for action in actions[: int(part * len(actions))]:
        g.apply(action)
    return g


def copies_per_second(positions: list[State], seconds: float) -> float:
    """Copy positions in turn and throw the copies away."""

    def copy_some(number: int) -> int:
        g = positions[number % len(positions)]
        for _ in range(COPIES_AT_ONCE):
            g.copy()
        return COPIES_AT_ONCE

    spent = settled(copy_some, seconds)
    return spent.amount / spent.seconds


def think(game: Game, g: State, bot: Bot) -> None:
    """Let a bot think about a position as the seat that is asked."""
    if not g.is_over:
        bot.choose(Glimpse(game, g, g.asked, g.legal()), Clock())


def beam_nodes_per_second(game: Game, positions: list[State], seconds: float) -> float:
    """Plan turns, and say how many positions were looked at."""

    def plan(number: int) -> int:
        bot = BeamBot(number, WIDTH, NODES)
        think(game, positions[number % len(positions)], bot)
        return bot.looked

    spent = settled(plan, seconds)
    return spent.amount / spent.seconds


def rollout_nodes_per_second(game: Game, positions: list[State], seconds: float) -> float:
    """Play options on, and say how many positions were looked at: each takes one draw."""

    def play_on(number: int) -> int:
        bot = RolloutBot(number, ROLLOUTS)
        before = bot.rng.n
        think(game, positions[number % len(positions)], bot)
        return bot.rng.n - before

    spent = settled(play_on, seconds)
    return spent.amount / spent.seconds


class Replays:
    """The sums over recorded games that are played once more."""

    def __init__(self, games: list[Recorded]) -> None:
        self.games = games
        self.apply_alone = 0.0
        self.both = [0.0] * QUARTERS
        self.decisions = [0] * QUARTERS

    def replay_twice(self, number: int) -> int:
        """Replay one game without legal() and with it, close together in time."""
        recorded = self.games[number % len(self.games)]
        self.apply_alone += sum(replay(recorded, ask=False))
        for i, seconds in enumerate(replay(recorded, ask=True)):
            self.both[i] += seconds
            self.decisions[i] += len(recorded.quarters[i])
        return 1


def single_costs(games: list[Recorded], seconds: float) -> dict[str, object]:
    """Say in microseconds what legal() and apply() cost, and both together in each quarter."""
    repeat(Replays(games).replay_twice, WARM_UP * seconds)
    gc.collect()
    sums = Replays(games)
    repeat(sums.replay_twice, seconds)
    decisions = sum(sums.decisions)
    return {
        "legal_microseconds": 1e6 * (sum(sums.both) - sums.apply_alone) / decisions,
        "apply_microseconds": 1e6 * sums.apply_alone / decisions,
        "quarter_microseconds": [
            1e6 * spent / max(1, count)
            for spent, count in zip(sums.both, sums.decisions, strict=True)
        ],
    }


def measure(game: Game, seconds: float) -> dict[str, object]:
    """Measure a game; each of the six measurements takes about so many seconds."""
    series = Series(game, usual_seats(game), ["random"], SEED, {})
    games = 0

    def play_next(number: int) -> int:
        nonlocal games
        games = number + 1
        return play_one(series, number)

    played = settled(play_next, seconds)
    recorded = [record_one(series, number) for number in range(RECORDED_GAMES)]
    middle = [position(one, MIDDLE) for one in recorded]
    late = [position(one, LATE) for one in recorded]
    return {
        "seats": series.seats,
        "compiled": IS_COMPILED,
        "decisions_per_second": played.amount / played.seconds,
        "games_per_second": games / played.seconds,
        "decisions_per_game": played.amount / games,
        **single_costs(recorded, seconds),
        "middle_copies_per_second": copies_per_second(middle, seconds),
        "late_copies_per_second": copies_per_second(late, seconds),
        "beam_nodes_per_second": beam_nodes_per_second(game, middle, seconds),
        "rollout_nodes_per_second": rollout_nodes_per_second(game, middle, seconds),
    }


def main(arguments: list[str]) -> None:
    """Measure the game of this name for so many seconds and print the figures as JSON."""
    name, seconds = arguments
    json.dump(measure(game_named(name), float(seconds)), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
