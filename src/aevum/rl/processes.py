"""A batch whose rows are shared out among processes; its arrays lie in memory that they share."""

import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aevum.compiled import same_mode
from aevum.games import game
from aevum.rl.batch import Batch, Numbers, Shape, Sights, array_shapes, as_list
from aevum.rl.language import Language

STEP, RESET, END = b"s", b"r", b"e"
DONE: Final = b"d"
ALIGNED: Final = 64
"""Each array begins at such a multiple, so that no two processes write to one line of the cache."""


class BrokenBatch(RuntimeError):
    """A process of a batch has ended or failed."""


def language_of(shape: Shape) -> Language:
    """Find the language of a batch in this process."""
    # A shape travels between processes as plain texts; both were checked where it was made.
    return Language(game(shape.game), shape.encoding, shape.reward)  # type: ignore[arg-type]


class Shared:
    """The arrays of all rows in one piece of shared memory, with the answers behind them."""

    def __init__(self, shape: Shape, language: Language, name: str | None) -> None:
        rows = shape.games * shape.processes
        forms = [*array_shapes(shape, language, rows), ((rows,), np.int64)]
        places, size = [], 0
        for form, kind in forms:
            places.append(size)
            size += -(-int(np.prod(form)) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
        self.memory = SharedMemory(name, create=name is None, size=size)
        self.is_own = name is None
        arrays = [
            np.ndarray(form, kind, self.memory.buf, place)
            for (form, kind), place in zip(forms, places, strict=True)
        ]
        self.sights = Sights(*arrays[:-1])
        self.numbers = arrays[-1]

    def close(self) -> None:
        """Let the memory go; who made it gives it back to the system."""
        del self.sights, self.numbers
        with suppress(BufferError):  # somebody still looks at an array
            self.memory.close()
        if self.is_own:
            self.memory.unlink()


class ProcessBatch:
    """A batch of several processes, each with rows of its own."""

    def __init__(self, language: Language, shape: Shape) -> None:
        self.rows = shape.games * shape.processes
        self.shared = Shared(shape, language, None)
        self.sights = self.shared.sights
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        context = get_context("spawn")
        with same_mode():
            for number in range(shape.processes):
                ours, theirs = context.Pipe()
                given = (theirs, shape, number, self.shared.memory.name)
                process = context.Process(target=serve, args=given, daemon=True)
                process.start()
                theirs.close()
                self.lines.append(ours)
                self.processes.append(process)

    def reset(self) -> Sights:
        """Begin a game in every row."""
        self.send(RESET)
        return self.receive()

    def step(self, numbers: Numbers) -> Sights:
        """Answer in every row, and wait until all processes have written what comes of it."""
        self.shared.numbers[:] = as_list(numbers, self.rows)
        self.send(STEP)
        return self.receive()

    def send(self, order: bytes) -> None:
        """Tell all processes what to do."""
        for line in self.lines:
            try:
                line.send_bytes(order)
            except OSError:
                raise BrokenBatch("a process of this batch has ended") from None

    def receive(self) -> Sights:
        """Wait for all processes; what one of them was refused is refused here."""
        told = []
        for line in self.lines:
            try:
                told.append(line.recv_bytes())
            except (EOFError, OSError):
                raise BrokenBatch("a process of this batch has ended") from None
        problems = [answer.decode() for answer in told if answer != DONE]
        if problems:
            raise BrokenBatch(problems[0])
        return self.sights

    def close(self) -> None:
        """End the processes and give the memory back."""
        if not self.lines:
            return
        with suppress(BrokenBatch):
            self.send(END)
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join()
        self.lines = []
        del self.sights
        self.shared.close()

    def __enter__(self) -> "ProcessBatch":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def serve(line: Connection, shape: Shape, number: int, name: str) -> None:
    """Play the rows of one process until the other side says or hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    language = language_of(shape)
    batch = Batch(language, shape, number)
    shared = Shared(shape, language, name)
    rows = slice(number * shape.games, (number + 1) * shape.games)
    with suppress(EOFError, OSError):
        while (order := line.recv_bytes()) != END:
            line.send_bytes(carry_out(batch, shared, rows, order))
    shared.close()


def carry_out(batch: Batch, shared: Shared, rows: slice, order: bytes) -> bytes:
    """Do what was told, and copy the arrays to where everybody sees them."""
    try:
        seen = batch.reset() if order == RESET else batch.step(shared.numbers[rows])
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}".encode()
    everybodys: list[NDArray[Any]] = [*shared.sights]
    for own, shown in zip(seen, everybodys, strict=True):
        shown[rows] = own
    return DONE
