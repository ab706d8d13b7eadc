"""Many games at once, as arrays: each row is a game, and its columns are for whoever is asked.

The arrays are written to by every step; whoever keeps one copies it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from aevum.games.common.layout import SLOTS
from aevum.kernel.game import Settings
from aevum.kernel.state import State
from aevum.lot.lot import Lot, Nursery
from aevum.lot.sheet import Sheet
from aevum.rl.language import Language
from aevum.rl.spaces import answers

Numbers: TypeAlias = NDArray[np.integer[Any]] | Sequence[int]


class Sights(NamedTuple):
    """What every row shows: one game to a row, from the seat that is asked in it.

    `options` tells kind, x and y of the answers that `masks` marks; in the flat encoding it is
    empty. Where `dones` is true the game before is over, `rewards` says what it was worth to
    each of its seats, and all the rest is of the game that follows.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    options: NDArray[np.int16]
    asked: NDArray[np.int16]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]


class Shape(NamedTuple):
    """What a batch is made of, as it travels to another process."""

    game: str
    seats: int
    settings: tuple[tuple[str, bool | int | str], ...]
    encoding: str
    reward: str
    skips_forced: bool
    seed: int
    games: int
    processes: int


def array_shapes(shape: Shape, language: Language, rows: int) -> list[tuple[tuple[int, ...], Any]]:
    """Name shape and type of each of the arrays that so many rows need."""
    listed = SLOTS if language.layout is None else 0
    return [
        ((rows, language.tensor.LENGTH), np.int16),
        ((rows, answers(language)), np.int8),
        ((rows, listed, 3), np.int16),
        ((rows,), np.int16),
        ((rows, shape.seats), np.float64),
        ((rows,), np.bool_),
    ]


class SeededGames(Nursery):
    """Begins the games of each row, one after the other.

    Each game has a number of its own, so that it is the same one in however many processes.
    """

    def __init__(self, language: Language, shape: Shape, process: int) -> None:
        super().__init__(shape.games, shape.seats, shape.skips_forced)
        self.language = language
        self.seed = shape.seed << 32
        self.settings: Settings = dict(shape.settings)
        self.all_rows = shape.games * shape.processes
        self.numbers = [process * shape.games + row for row in range(shape.games)]

    def begin(self, row: int) -> State:
        """Begin the next game of a row."""
        number = self.numbers[row]
        self.numbers[row] += self.all_rows
        return self.language.game.new(self.seats, self.seed | number, self.settings)

    def reward(self, g: State) -> list[float]:
        """Say what a finished game is worth to each seat."""
        return self.language.reward(g)


class Batch:
    """The rows of one process, and its arrays."""

    def __init__(self, language: Language, shape: Shape, process: int = 0) -> None:
        self.rows = shape.games
        sheet = Sheet(language.tensor, language.layout, self.rows)
        self.lot = Lot(sheet, SeededGames(language, shape, process))
        memory: list[Any] = [*sheet.memory(), *self.lot.memory()]
        kinds = array_shapes(shape, language, self.rows)
        self.sights = Sights(
            *(
                np.frombuffer(piece, kind).reshape(form) if piece else np.zeros(form, kind)
                for piece, (form, kind) in zip(memory, kinds, strict=True)
            )
        )

    def reset(self) -> Sights:
        """Begin a game in every row."""
        self.lot.start()
        return self.sights

    def step(self, numbers: Numbers) -> Sights:
        """Answer in every row; an answer that is not offered is refused before anything happens."""
        self.lot.step(as_list(numbers, self.rows))
        return self.sights

    def close(self) -> None:
        """End what was started for the work."""

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def as_list(numbers: Numbers, rows: int) -> list[int]:
    """Make a list of one answer to each row."""
    listed = numbers.tolist() if isinstance(numbers, np.ndarray) else list(numbers)
    if len(listed) != rows:
        raise ValueError(f"{len(listed)} answers cannot be given to {rows} rows")
    return listed
