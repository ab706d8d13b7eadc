"""Aevum for learners: PettingZoo, Gymnasium and batches; OpenSpiel is in aevum.rl.open_spiel."""

# First of all: whoever lacks a package is told which extra brings it.
import aevum.rl.needs  # noqa: F401

# isort: split
from typing import Final

from aevum.games.common.layout import Layout
from aevum.games.common.sections import Tensor
from aevum.kernel.game import Settings
from aevum.rl.aec import SeatsEnv
from aevum.rl.batch import Batch, Shape, Sights
from aevum.rl.frozen import StaleId, frozen_ids, game_called
from aevum.rl.language import Encoding, Language, declared
from aevum.rl.processes import BrokenBatch, ProcessBatch
from aevum.rl.registering import register_ids
from aevum.rl.seat import SeatEnv
from aevum.rl.wishes import seats_of, seed_of, settings_of, whole, yes_or_no

__all__ = [
    "Batch",
    "BrokenBatch",
    "ProcessBatch",
    "SeatEnv",
    "SeatsEnv",
    "Sights",
    "StaleId",
    "aec",
    "batch",
    "frozen_ids",
    "layout",
    "tensor",
]

MOST_GAMES: Final = 1 << 14
"""More games in one process are slower than few, and soon fill all the memory there is."""
MOST_PROCESSES: Final = 1 << 10

register_ids(frozen_ids())


def tensor(game: str) -> Tensor:
    """Give what writes the tensor of a game: its LENGTH, and its SECTIONS by name."""
    return declared(game_called(game))[0]


def layout(game: str) -> Layout:
    """Give the row of all actions of a game: its size, and where each action stands."""
    return declared(game_called(game))[1]


def aec(  # noqa: PLR0913
    game: str,
    seats: int | None = None,
    options: Settings | None = None,
    encoding: Encoding = "flat",
    *,
    reward: str = "win",
    skips_forced: bool = False,
) -> SeatsEnv:
    """Make the PettingZoo environment of a game; for four, where no number of seats is said."""
    rules = game_called(game)
    language = Language(rules, encoding, reward)
    return SeatsEnv(language, seats, options, skips_forced)


def batch(  # noqa: PLR0913
    game: str,
    seats: int | None = None,
    games: int = 32,
    processes: int = 1,
    *,
    options: Settings | None = None,
    encoding: Encoding = "slots",
    reward: str = "win",
    skips_forced: bool = False,
    seed: int = 0,
) -> Batch | ProcessBatch:
    """Make a batch of so many games in each of so many processes; one process is this one."""
    rules = game_called(game)
    language = Language(rules, encoding, reward)
    shape = Shape(
        rules.name,
        seats_of(rules, seats),
        tuple(settings_of(rules, options).items()),
        encoding,
        reward,
        yes_or_no("skips_forced", skips_forced),
        seed_of(seed),
        whole("the number of games", games, 1, MOST_GAMES),
        whole("the number of processes", processes, 1, MOST_PROCESSES),
    )
    return Batch(language, shape) if processes == 1 else ProcessBatch(language, shape)
