"""Records from outside: read and replayed beside the server, in bounded time and memory."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, ParamSpec, TypeVar

from aevum import games
from aevum.kernel.errors import BadRecord
from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.server.beside import Doer, Hanging, in_thread
from aevum.server.refusal import Refusal, too_many
from aevum.server.store.kept import Change, History, KeptTable, Standing
from aevum.server.table import Table

MOST_WAITING: Final = 8
"""So many records wait to be read; further ones are refused."""

WAIT_SECONDS: Final = 5
"""After so many seconds it is worth while to come again with a record."""

SHORT: Final = 200
"""So many actions are played again without delaying anybody."""

MEMORY: Final = 1 << 30
"""So many bytes reading a record may take."""

PLACE: Final = re.compile(r"line (\d+): (?:action (\d+), )?")
"""How what is wrong with a record begins: its line, and the action that cannot be played."""

CHECK: Final = "aevum replay --verify"

Given = ParamSpec("Given")
Result = TypeVar("Result")
Packed = dict[str, Any]
"""A record without its game, which every process has."""


class RecordReader:
    """Where records are read, beside the tables and one at a time, and who waits for it."""

    def __init__(self, worker: Doer) -> None:
        self.worker = worker
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def read(self, text: str) -> Record:
        """Read a record, and see that it leads where it says."""
        try:
            return unpacked(await self.run(read, text))
        except BadRecord as error:
            raise Refusal(complaint(str(error))) from error

    async def begin(self, kept: KeptTable, record: Record) -> tuple[Table, Change]:
        """Set up a new table at which the actions of a record have been played."""
        if len(record.moves) <= SHORT:
            return await in_thread(begin_table, kept, record)
        kept.rev, kept.standing, change = await self.run(begin, kept, packed(record))
        history = History(kept, change.events, {}, change.snapshots)
        return await in_thread(Table.recall, history), change

    async def run(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Have one thing done beside the server when it is its turn; too much is refused."""
        if self.waiting >= MOST_WAITING:
            raise too_many(WAIT_SECONDS)
        self.waiting += 1
        try:
            async with self.turn:
                return await self.worker.run(task, *args, **kwargs)
        except (Hanging, MemoryError, RecursionError) as error:
            raise Refusal(
                Msg("web-refused-record-slow"), status=HTTPStatus.UNPROCESSABLE_ENTITY
            ) from error
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End the process."""
        self.worker.end()


def complaint(wrong: str) -> Msg:
    """Say where a record is wrong, in words of the catalogues; the command line says what."""
    place = PLACE.match(wrong)
    if place is None or place[1] == "1":
        return Msg("web-refused-no-record")
    line, action = int(place[1]), place[2]
    if action is None:
        return Msg("web-refused-record", line=line, command=CHECK)
    return Msg("web-refused-record-departs", n=int(action), line=line, command=CHECK)


def read(text: str) -> Packed:
    """Read and replay a record, in a process of its own."""
    bound_memory()
    record = Record.parse(text)
    record.replay(verify=True)
    return packed(record)


def begin(kept: KeptTable, record: Packed) -> tuple[int, Standing, Change]:
    """Play the actions of a record at a new table, in a process of its own."""
    _, change = begin_table(kept, unpacked(record))
    return kept.rev, kept.standing, change


def begin_table(kept: KeptTable, record: Record) -> tuple[Table, Change]:
    """Set up a new table at which the actions of a record have been played."""
    table = Table(record, History(kept))
    change = table.go_on(0)
    kept.rev, kept.standing = table.rev, table.standing()
    return table, change


def packed(record: Record) -> Packed:
    """Pack a record for another process."""
    return {**vars(record), "game": record.game.name, "_state": None}


def unpacked(record: Packed) -> Record:
    """Unpack a record from another process."""
    found = Record.__new__(Record)
    vars(found).update(record, game=games.game(record["game"]))
    return found


def bound_memory() -> None:
    """Let this process take no more memory than a record needs, where the system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415, there is none on Windows

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
