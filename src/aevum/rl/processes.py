"""A batch whose rows are shared out among processes; its arrays lie in memory that they share."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from aevum.compiled import same_mode
from aevum.kernel.errors import IllegalAction
from aevum.rl.batch import Batch, Numbers, Rows, Shape, Sights, array_shapes, as_array
from aevum.rl.language import Language, language_of

STEP, RESET, END = b"s", b"r", b"e"
DONE: Final = b"d"
UNGUARDED: Final = '; a script that wants several begins below: if __name__ == "__main__":'
ALIGNED: Final = 64
"""Each array begins at such a multiple, so that no two processes write to one line of the cache."""


class BrokenBatch(RuntimeError):
    """A process of a batch has ended or failed."""


class Held:
    """Shared memory as numpy reads it: it stays mapped as long as any array looks at it."""

    def __init__(self, memory: SharedMemory) -> None:
        self.memory = memory
        whole = np.ndarray(memory.size, np.uint8, memory.buf)
        self.__array_interface__ = whole.__array_interface__


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
        held = np.asarray(Held(self.memory))
        arrays = [
            np.ndarray(form, kind, held, place)
            for (form, kind), place in zip(forms, places, strict=True)
        ]
        *seen, self.numbers = arrays
        for array in seen:
            # Whoever made the memory reads what the processes write.
            array.flags.writeable = not self.is_own
        self.sights = Sights(*seen)

    def close(self) -> None:
        """Let the memory go; who made it takes its name from the system."""
        if self.is_own:
            self.memory.unlink()
        del self.sights, self.numbers, self.memory


class ProcessBatch(Rows):
    """A batch of several processes, each with rows of its own."""

    def __init__(self, language: Language, shape: Shape) -> None:
        super().__init__(shape)
        self.rows = shape.games * shape.processes
        self.every_row = np.arange(self.rows)
        self.problem = ""
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
        # Also where nobody calls close(): when the batch is forgotten, and when Python ends.
        self.end = finalize(self, end, os.getpid(), self.lines, self.processes, self.shared)

    def reset(self) -> Sights:
        """Begin a game in every row."""
        self.check_open()
        self.order(RESET)
        self.games.begin()
        self.has_begun = True
        return self.sights

    def step(self, numbers: Numbers) -> Sights:
        """Answer in every row; an answer that is not offered is refused before anything happens."""
        self.check_begun()
        answers = as_array(numbers, self.rows)
        self.check(answers)
        self.shared.numbers[:] = answers
        self.order(STEP)
        self.games.go_on(self.sights.dones)
        return self.sights

    def check(self, answers: NDArray[np.integer[Any]]) -> None:
        """Refuse answers that are not marked, before any process hears of them."""
        masks = self.sights.masks
        is_number = (answers >= 0) & (answers < masks.shape[1])
        is_offered = is_number & (masks[self.every_row, np.where(is_number, answers, 0)] != 0)
        if not is_offered.all():
            row = int(np.argmin(is_offered))
            raise IllegalAction(f"answer {answers[row]} is not offered in row {row}")

    def order(self, order: bytes) -> None:
        """Tell all processes what to do, and wait until each of them has done it."""
        if self.problem:
            raise BrokenBatch(self.problem)
        # Whoever is interrupted while the processes work knows no more what they have done.
        self.problem = "a step of this batch was interrupted; close it and make another"
        try:
            for line in self.lines:
                line.send_bytes(order)
            told = [line.recv_bytes() for line in self.lines]
        except (EOFError, OSError):
            self.problem = "a process of this batch has ended"
            if not self.has_begun:
                self.problem += f" before it began{UNGUARDED}"
            raise BrokenBatch(self.problem) from None
        self.problem = next((answer.decode() for answer in told if answer != DONE), "")
        if self.problem:
            raise BrokenBatch(self.problem)

    def close(self) -> None:
        """End the processes and give the memory back."""
        if self.is_closed:
            return
        super().close()
        del self.sights
        self.end()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a batch of several processes cannot be copied; one of one process can")


def end(maker: int, lines: list[Connection], processes: list[Any], shared: Shared) -> None:
    """End the processes and give the memory back; a copy of who made them, by fork, may not."""
    if os.getpid() != maker:
        return
    for line in lines:
        with suppress(OSError):
            line.send_bytes(END)
        line.close()
    for process in processes:
        process.join()
    shared.close()


def serve(line: Connection, shape: Shape, number: int, name: str) -> None:
    """Play the rows of one process until the other side says or hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    language = language_of(shape.game, shape.encoding, shape.reward)
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
