"""Games that bots of all levels play, to learn from them what chances and averages are."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, NamedTuple

from aevum.bots.match import Match
from aevum.bots.naming import make_bot
from aevum.coach.chances import Standing, judgement_for, standing
from aevum.coach.counts import mean_counts
from aevum.compiled import same_mode
from aevum.games import game as game_named
from aevum.kernel.game import Game
from aevum.kernel.rng import seeded
from aevum.kernel.state import State

LEVELS: Final = ("medium", "hard", "strong")
MOST_STANDINGS: Final = 40
"""No more standings of one game are taken down than this."""


class Wish(NamedTuple):
    """Which games are measured."""

    game: str
    seats: int
    seed: int


class Played(NamedTuple):
    """What is taken down of one game."""

    standings: list[Standing]
    winners: list[int]
    rounds: int
    parts: dict[str, list[int]]
    """The points of every seat at the end, by what they are for."""
    counts: list[list[float]]
    """What each seat had of everything that has a name, on average over the game."""


def play(wish: Wish, number: int) -> Played:
    """Let bots of any level play one game, and take it down from turn to turn."""
    game = game_named(wish.game)
    seed = (wish.seed << 32) | number
    draw = seeded(seed ^ (1 << 90))
    bots = [
        make_bot(LEVELS[draw.below(len(LEVELS))], seed ^ ((seat + 1) << 88))
        for seat in range(wish.seats)
    ]
    actions: list[int] = []
    state = game.new(wish.seats, seed)
    Match(game, state, bots, actions).play()
    return take_down(game, game.new(wish.seats, seed, keep_journal=True), actions)


def take_down(game: Game, g: State, actions: Sequence[int]) -> Played:
    """Play a game again and note how all stood whenever a turn had ended."""
    judgement = judgement_for(game)
    standings: list[Standing] = []
    counts: list[list[list[int]]] = []
    turn = judgement.turn(g)
    for action in actions:
        g.apply(action)
        if not g.is_over and judgement.turn(g) != turn and judgement.is_settled(g):
            turn = judgement.turn(g)
            standings.append(standing(game, judgement, g))
            counts.append([judgement.counts(g, seat) for seat in range(g.seats)])
    means = mean_counts(judgement, counts, g.seats)
    parts = {part.title.key: part.points for part in game.breakdown(g)}
    step = max(1, -(-len(standings) // MOST_STANDINGS))
    return Played(standings[::step], game.winners(g), game.round_of(g), parts, means)


def play_all(wish: Wish, games: int, jobs: int, tell: Callable[[int], None]) -> list[Played]:
    """Play games, in one process or several; the result does not depend on how many."""
    found: list[Played] = []
    if jobs == 1:
        for number in range(games):
            found.append(play(wish, number))
            tell(len(found))
        return found
    with same_mode(), ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for one in pool.map(play, [wish] * games, range(games), chunksize=4):
            found.append(one)
            tell(len(found))
    return found
