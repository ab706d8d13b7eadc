"""The houses that are measured: one process on SQLite, or some on a PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import psycopg

from aevum.server.store.claim import OUR_LOCK
from bench.load.aevum_tables import AevumTable, serve
from bench.load.processes import Cost, Server, cost_of, family
from tests.server.postgresql import Postgresql, running_postgresql

LISTENER: Final = 1_000_000
"""The number of a process that has everything open and does nothing but listen."""


class Way(NamedTuple):
    """How many processes serve, and at which of them the browsers of a table are."""

    processes: int = 1
    is_shared: bool = False
    is_scattered: bool = True
    """Each browser of a table is at the next process, or all are at the same."""
    is_heard: bool = False
    """Somebody listens to every table, so that every move is notified."""


WAYS: Final = {
    "aevum": Way(),
    "postgresql": Way(),
    "shared-1": Way(is_shared=True),
    "shared-1-heard": Way(is_shared=True, is_heard=True),
    "shared-2": Way(2, is_shared=True),
    "shared-2-by-table": Way(2, is_shared=True, is_scattered=False),
    "shared-4": Way(4, is_shared=True),
    "shared-4-by-table": Way(4, is_shared=True, is_scattered=False),
}


class House:
    """Some servers on one database."""

    def __init__(self, address: str, database: Postgresql | None, way: Way) -> None:
        more = ["--shared"] if way.is_shared else []
        started = [serve(address, *more) for _ in range(way.processes)]
        self.address = address
        self.database = database
        self.way = way
        self.servers: list[Server] = [server for server, _ in started]
        self.hosts = [host for _, host in started]

    def hosts_of(self, number: int) -> list[str]:
        """List the hosts to which the browsers of a table come, one after the other."""
        first = number % len(self.hosts)
        turned = [*self.hosts[first:], *self.hosts[:first]]
        return turned if self.way.is_scattered else turned[:1]

    def cost(self) -> Cost:
        """Sum up what the servers have cost, without the database."""
        costs = [server.cost() for server in self.servers]
        return Cost(sum(one.seconds for one in costs), sum(one.memory for one in costs))

    def database_seconds(self) -> float:
        """Say how much processor time a PostgreSQL has taken."""
        if self.database is None or self.database.process is None:
            return 0.0
        seconds = 0.0
        for process in family(self.database.process.pid):
            with suppress(OSError):
                seconds += cost_of(process).seconds
        return seconds

    def stop(self) -> None:
        """Stop the servers."""
        for server in self.servers:
            server.stop()


@contextmanager
def house_of(name: str, folder: str) -> Iterator[House]:
    """Start a house with an empty database; the database stays a little longer than its servers."""
    way = WAYS[name]
    if name == "aevum":
        yield House(f"sqlite:///{Path(folder, 'tables.db')}", None, way)
        return
    with running_postgresql() as database:
        yield House(database.address, database, way)


@asynccontextmanager
async def heard(house: House, tables: Sequence[AevumTable]) -> AsyncIterator[None]:
    """Let somebody listen to every table, if that is wished."""
    if not house.way.is_heard:
        yield
        return
    address = house.address.replace("+psycopg", "")
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as line:
        await line.execute("SELECT pg_advisory_lock(%s, %s)", (OUR_LOCK, LISTENER))
        await line.execute(f"LISTEN aevum_{LISTENER}".encode())
        rows = [(LISTENER, table.table, 1 << 62, "{}") for table in tables]
        async with line.cursor() as cursor:
            await cursor.executemany("INSERT INTO lookers VALUES (%s, %s, %s, %s)", rows)
        listening = asyncio.create_task(listen(line))
        yield
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening


async def listen(line: "psycopg.AsyncConnection[tuple[object, ...]]") -> None:
    """Hear everything, and do nothing."""
    async for _ in line.notifies():
        pass
