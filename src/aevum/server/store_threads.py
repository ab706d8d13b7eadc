"""Threads in which the store is called, so that the event loop never waits for a disk."""

import asyncio
from asyncio import Future, sleep
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Final, ParamSpec, TypeVar

from sqlalchemy.exc import IntegrityError

from aevum.server import tallies
from aevum.server.messages.talk import Said
from aevum.server.store.kept import (
    Appending,
    Change,
    Event,
    History,
    KeptReview,
    KeptTable,
    News,
    NotKept,
    Talk,
)
from aevum.server.store.rows import Written
from aevum.server.store.store import NOT_KEPT, Store

Given = ParamSpec("Given")
Result = TypeVar("Result")

MOST_TOGETHER: Final = 200
"""What happened at so many tables is kept in one transaction."""

FEW: Final = 16
BREATH: Final = 0.01
"""Where several tables are played, as few as these are written no sooner than so many seconds
after those before them: what happens meanwhile is written with them."""

TRIES: Final = 5
"""So often a call is begun that another process is ahead of."""


def with_what_is_new(task: Callable[[], Result]) -> Result:
    """Carry out a call; begin it again if another process wrote what it read was not there."""
    for _ in range(TRIES - 1):
        with suppress(IntegrityError):
            return task()
    return task()


class StoreThreads:
    """One thread for SQLite, where one writer is all there can be; PostgreSQL gets five.

    What happens at tables while others are written is written together next, so that many
    share one wait for the disk; each is told when its own is kept, and not before. A table that
    is played alone waits for no other.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        threads = 1 if store.engine.dialect.name == "sqlite" else 5
        self.threads = ThreadPoolExecutor(threads, "store")
        self.waiting: list[tuple[Appending, Future[bool]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.written: set[str] = set()
        self.written_at = -BREATH
        """Which tables were written last, and when that was begun."""

    async def run(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Carry out one call of the store, which is one transaction."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self.threads, lambda: with_what_is_new(lambda: task(*args, **kwargs))
            )
        except NOT_KEPT as error:
            tallies.NOT_KEPT.add()
            raise NotKept(str(error)) from error

    # Writing

    def append(self, one: Appending) -> Future[bool]:
        """Keep what happened at a table; False if something else happened there meanwhile."""
        kept: Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((one, kept))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write())
        return kept

    async def write(self) -> None:
        """Write what waits, all of it together, until nothing does."""
        while self.waiting:
            await self.take_breath()
            batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            outcomes = await self.outcomes_of([one for one, _ in batch])
            for (_, kept), outcome in zip(batch, outcomes, strict=True):
                if kept.done():
                    continue
                if isinstance(outcome, NOT_KEPT):
                    tallies.NOT_KEPT.add()
                    kept.set_exception(NotKept(str(outcome)))
                elif isinstance(outcome, Exception):
                    kept.set_exception(outcome)
                else:
                    kept.set_result(outcome)
        self.writing = None

    async def take_breath(self) -> None:
        """Let a few that wait be joined by others, if others were written a moment ago."""
        tables = {one.table for one, _ in self.waiting}
        left = self.written_at + BREATH - monotonic()
        if left > 0 and len(self.waiting) < FEW and self.written != tables:
            await sleep(left)
        self.written = {one.table for one, _ in self.waiting[:MOST_TOGETHER]}
        self.written_at = monotonic()

    async def outcomes_of(self, batch: list[Appending]) -> list[bool | Exception]:
        """Write together, and tell each how it went."""
        tallies.TOGETHER.add(len(batch))
        try:
            with tallies.APPENDED.timing():
                return await self.run(self.store.append_all, batch)
        except Exception as error:
            return [error] * len(batch)

    async def create(self, kept: KeptTable, change: Change) -> None:
        """Keep a new table and what has happened at it already."""
        await self.run(self.store.create, kept, change)

    async def rearrange(self, table: str, before: Written, after: Written) -> bool:
        """Keep who sits where and is waited for; False if that was changed otherwise meanwhile."""
        return await self.run(self.store.rearrange, table, before, after)

    async def open_seed(self, table: str) -> bool:
        """Keep that somebody may know the seed of a table."""
        return await self.run(self.store.open_seed, table)

    async def go_on(self, table: str, to: str) -> bool:
        """Keep at which table another one goes on; False if it does so already."""
        return await self.run(self.store.go_on, table, to)

    async def allow_hints(self, table: str, hints: bool) -> bool:
        """Keep whether hints are given at a table."""
        return await self.run(self.store.allow_hints, table, hints)

    async def keep_review(self, table: str, review: KeptReview) -> None:
        """Keep what was found in a game, in place of what was kept of it before."""
        await self.run(self.store.keep_review, table, review)

    async def keep_said(self, table: str, said: Said, request: str) -> bool:
        """Keep what somebody said at a table; False if something else was said under its number."""
        return await self.run(self.store.keep_said, table, said, request)

    async def delete(self, table: str) -> None:
        """Forget a table and all that happened at it."""
        await self.run(self.store.delete, table)

    # Reading

    async def find(self, tables: Sequence[str]) -> list[KeptTable]:
        """Read some tables without what happened at them; those that cannot be are left out."""
        return await self.run(self.store.find, tables)

    async def recall(self, table: str) -> History | None:
        """Read all that happened at a table; None if there is no such table."""
        return await self.run(self.store.recall, table)

    async def happened(self, table: str, since: int) -> list[tuple[Event, str]]:
        """Read what happened at a table from a revision on, and when."""
        return await self.run(self.store.happened, table, since)

    async def recall_since(self, table: str, rev: int) -> News | None:
        """Read how a table stands and what happened since a revision; None if there is none."""
        return await self.run(self.store.recall_since, table, rev)

    async def host_of(self, table: str) -> str | None:
        """Read the fingerprint of the host's key, whatever else cannot be read of a table."""
        return await self.run(self.store.host_of, table)

    async def count(self) -> int:
        """Count the tables."""
        return await self.run(self.store.count)

    async def untouched(self, since: str, over_since: str) -> list[str]:
        """Name the tables at which nothing has happened since a time, or another if it is over."""
        return await self.run(self.store.untouched, since, over_since)

    async def waiting_for_bots(self) -> list[str]:
        """Name every table at which a bot is asked."""
        return await self.run(self.store.waiting_for_bots)

    async def review(self, table: str) -> KeptReview | None:
        """Read what was found in a game; None if nothing was."""
        return await self.run(self.store.review, table)

    async def recall_talk(self, table: str) -> Talk:
        """Read what people said at a table."""
        return await self.run(self.store.recall_talk, table)

    async def public(self, most: int) -> list[KeptTable]:
        """Read the tables under way that are open to everybody, those first that changed last."""
        return await self.run(self.store.public, most)

    async def overdue(self, at: int) -> list[str]:
        """Name the tables at which somebody's time is over by a moment."""
        return await self.run(self.store.overdue, at)

    async def beat(self, at: int) -> None:
        """Keep that the clocks were looked at, if any runs."""
        await self.run(self.store.beat, at)

    async def resume(self, at: int) -> int:
        """Let all clocks run on from a moment; how many do."""
        return await self.run(self.store.resume, at)

    def close(self) -> None:
        """Finish what was begun, and close the store."""
        self.threads.shutdown(wait=True)
        self.store.close()
