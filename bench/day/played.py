"""A day, a hundredth as large and some hundred times as fast, at a real server."""

import asyncio
import gc
import random
import sqlite3
import tempfile
from collections import deque
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track

from bench.day.model import HOURS
from bench.load import aevum_tables
from bench.load.aevum_tables import AevumTable
from bench.load.pace import Move, Pace
from bench.load.processes import Server

TICK: Final = 0.005
"""So often is looked whether the next moves are due."""

SEATS: Final = 3


class Waiting(Pace):
    """A table at which the next move is made when the day wants one."""

    def __init__(self, number: int, free: "deque[AevumTable]") -> None:
        super().__init__(0, number)
        self.free = free
        self.table: AevumTable | None = None

    def go_on(self, move: Move) -> None:
        """Wait until the day wants a move of this table."""
        del move
        if self.table is not None and not self.is_over:
            self.free.append(self.table)


class Hour(NamedTuple):
    """What was measured in an hour of the day."""

    hour: int
    wanted: float
    """Moves that the model wants in this hour, played as fast."""
    made: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    late: int
    """Moves for which no table was free, because each still waited for an answer."""


class Played(NamedTuple):
    """A whole day."""

    hours: list[Hour]
    made: int
    lost: int
    refused: int
    rows: int
    size: int
    tables: int
    memory: int


class Evening(NamedTuple):
    """A server, everybody who plays at it, and the tables at which a move can be made."""

    server: Server
    tables: list[AevumTable]
    free: "deque[AevumTable]"

    async def play(self, moves: float, seconds: float) -> list[Hour]:
        """Make the moves of a day, hour by hour."""
        random.Random(1).shuffle(self.free)
        for table in self.tables:
            pace = Waiting(0, self.free)
            pace.table = table
            table.pace = pace
        shown = track(range(24), "hours", console=Console(stderr=True), transient=True)
        return [await self.play_hour(hour, moves * HOURS[hour], seconds / 24) for hour in shown]

    async def play_hour(self, hour: int, wanted: float, seconds: float) -> Hour:
        """Make the moves of one hour, evenly; those that nobody can make are counted."""
        for table in self.tables:
            table.pace.taken.clear()
        before, began, sent, late = self.server.cost(), perf_counter(), 0, 0
        while (passed := perf_counter() - began) < seconds:
            due = int(wanted * passed / seconds)
            late += sum(not self.move_once() for _ in range(due - sent))
            sent = due
            await asyncio.sleep(TICK)
        took = perf_counter() - began
        taken = [1000 * one for table in self.tables for one in table.pace.taken]
        cuts = quantiles(taken, n=100) if len(taken) > 1 else [0.0] * 99
        cost = self.server.cost().seconds - before.seconds
        return Hour(hour, wanted, len(taken), took, cost, cuts[49], cuts[98], late)

    def move_once(self) -> bool:
        """Make a move at the table that has waited for longest, if any waits."""
        if not self.free:
            return False
        self.free.popleft().move()
        return True


async def day(moves: float, seconds: float, tables: int, game: str, folder: str) -> Played:
    """Open the tables of a day, play it, and look what it left behind."""
    chairs = aevum_tables.chairs_of(SEATS, is_shared=True)
    scripts = aevum_tables.scripts(game, chairs)
    database = f"sqlite:///{Path(folder, 'tables.db')}"
    server, host = aevum_tables.serve(database)
    try:
        opened = [
            AevumTable(scripts[at % len(scripts)], chairs, Pace(0, at)) for at in range(tables)
        ]
        async with aevum_tables.http_to() as http:
            await http.get(f"http://{host}/api/games")
            empty = server.cost()
            for table in opened:
                await table.come([host], http, game)
        await asyncio.sleep(1)
        gc.collect()
        gc.freeze()
        hours = await Evening(server, opened, deque(opened)).play(moves, seconds)
        memory = server.cost().memory - empty.memory
        for table in opened:
            table.pace.is_over = True
        await asyncio.sleep(1)
    finally:
        server.stop()
    lost = aevum_tables.count_lost(database, opened)
    rows, size = kept_in(Path(folder, "tables.db"))
    refused = sum(table.pace.refused for table in opened)
    made = sum(hour.made for hour in hours)
    return Played(hours, made, lost, refused, rows, size, tables, memory)


def kept_in(file: Path) -> tuple[int, int]:
    """Count the rows of the log, and the bytes of the file."""
    with closing(sqlite3.connect(file)) as read:
        (rows,) = read.execute("SELECT count(*) FROM events").fetchone()
        read.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return int(rows), file.stat().st_size


def played(moves: float, seconds: float, tables: int, game: str) -> Played:
    """Play a day."""
    import uvloop  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        return uvloop.run(day(moves, seconds, tables, game, folder))
