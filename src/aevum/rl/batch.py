"""Many games at once, as arrays: each row is a game, and its columns are for whoever is asked.

The arrays are written to by every step; whoever keeps one copies it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self, TypeAlias

import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
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


class Seeds:
    """Which games the rows play: `aevum.game(...).new(seed=...)` begins each of them once more."""

    def __init__(self, shape: Shape) -> None:
        self.first = shape.seed << 32
        self.rows = shape.games * shape.processes
        self.begun = [0] * self.rows
        self.ended: list[int | None] = [None] * self.rows

    def begin(self) -> None:
        """Count the next game of every row."""
        self.begun = [count + 1 for count in self.begun]

    def go_on(self, dones: NDArray[np.bool_]) -> None:
        """Count the next game of every row whose game has ended."""
        for row in np.flatnonzero(dones).tolist():
            self.ended[row] = self.seed(row)
            self.begun[row] += 1

    def seed(self, row: int) -> int:
        """Give the seed of the game that a row plays."""
        return self.first | row + self.rows * (self.begun[row] - 1)

    def playing(self) -> list[int]:
        """Give the seeds of all games that are played."""
        return [self.seed(row) for row in range(self.rows)]

    def copy(self, other: "Seeds") -> None:
        """Count on from where another has come."""
        self.begun, self.ended = other.begun[:], other.ended[:]


class Rows:
    """What batches of one and of several processes have in common: when what may be asked."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.games = Seeds(shape)
        self.is_closed = False
        self.has_begun = False

    @property
    def seeds(self) -> list[int]:
        """The seed of the game that each row plays now. It tells all that is hidden in it."""
        self.check_begun()
        return self.games.playing()

    @property
    def ended_seeds(self) -> list[int | None]:
        """The seed of the game that ended last in each row; None where none has."""
        return self.games.ended[:]

    def check_open(self) -> None:
        """Refuse what is asked of a batch that is closed."""
        if self.is_closed:
            raise ClosedEnvironmentError("this batch is closed")

    def check_begun(self) -> None:
        """Refuse what is asked before there are games."""
        self.check_open()
        if not self.has_begun:
            raise ResetNeeded("no game has begun; call reset() first")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """End what was started for the work."""
        self.is_closed = True


class Batch(Rows):
    """The rows of one process, and its arrays."""

    def __init__(self, language: Language, shape: Shape, process: int = 0) -> None:
        super().__init__(shape)
        self.rows = shape.games
        self.language = language
        self.nursery = SeededGames(language, shape, process)
        sheet = Sheet(language.tensor, language.layout, self.rows)
        self.lot = Lot(sheet, self.nursery)
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
        self.check_open()
        self.lot.start()
        self.games.begin()
        self.has_begun = True
        return self.sights

    def step(self, numbers: Numbers) -> Sights:
        """Answer in every row; an answer that is not offered is refused before anything happens."""
        self.check_begun()
        self.lot.step(as_array(numbers, self.rows).tolist())
        self.games.go_on(self.sights.dones)
        return self.sights

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as the positions, and what was written of them last."""
        last = (self.sights.rewards.copy(), self.sights.dones.copy())
        rows = (self.lot.games, self.nursery.numbers)
        return continued, (self.language, self.shape, rows, last, self.games, self.has_begun)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Batch":
        make, (language, shape, (games, numbers), *rest) = self.__reduce__()
        batch: Batch = make(language, shape, ([g.copy() for g in games], numbers), *rest)
        return batch


def continued(  # noqa: PLR0913, PLR0917 (what a batch is taken apart into)
    language: Language,
    shape: Shape,
    rows: tuple[list[State], list[int]],
    last: tuple[NDArray[np.float64], NDArray[np.bool_]],
    games: Seeds,
    has_begun: bool,
) -> Batch:
    """Go on with a batch where another one stood."""
    batch = Batch(language, shape)
    batch.lot.games, batch.nursery.numbers = rows[0], rows[1][:]
    rewards, dones = last
    for at, amount in enumerate(rewards.flat):
        batch.lot.rewards[at] = float(amount)
    for row, is_done in enumerate(dones):
        batch.lot.dones[row] = int(is_done)
    batch.games.copy(games)
    batch.has_begun = has_begun
    for row in range(len(rows[0])):
        batch.lot.show(row)
    return batch


def as_array(numbers: Numbers, rows: int) -> NDArray[np.integer[Any]]:
    """Read one answer to each row; nothing is rounded."""
    try:
        array = np.asarray(numbers)
    except ValueError:
        array = np.asarray(None)
    if array.ndim == 1 and len(array) != rows:
        raise ValueError(f"{len(array)} answers cannot be given to {rows} rows")
    if array.ndim != 1 or array.dtype.kind not in "iu":
        raise ValueError(
            f"answers are whole numbers, one to each of {rows} rows, not {numbers!r:.60}"
        )
    return array
