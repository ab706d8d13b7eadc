"""Threads in which the store is called, so that the event loop never waits for a disk."""

import asyncio
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from aevum.server.store import Appending, Store

Given = ParamSpec("Given")
Result = TypeVar("Result")

MOST_TOGETHER: Final = 200
"""What happened at so many tables is kept in one transaction."""


class StoreThreads:
    """One thread for SQLite, where one writer is all there can be; PostgreSQL gets five.

    What happens at tables while others are written is written together next, so that many
    share one wait for the disk; each is told when its own is kept, and not before.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        threads = 1 if store.engine.dialect.name == "sqlite" else 5
        self.threads = ThreadPoolExecutor(threads, "store")
        self.waiting: list[tuple[Appending, Future[bool]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def run(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Carry out one call of the store."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, lambda: task(*args, **kwargs))

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
            batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            outcomes = await self.outcomes_of([one for one, _ in batch])
            for (_, kept), outcome in zip(batch, outcomes, strict=True):
                if kept.done():
                    continue
                if isinstance(outcome, Exception):
                    kept.set_exception(outcome)
                else:
                    kept.set_result(outcome)
        self.writing = None

    async def outcomes_of(self, batch: list[Appending]) -> list[bool | Exception]:
        """Write together, and tell each how it went."""
        try:
            return await self.run(self.store.append_all, batch)
        except Exception as error:
            return [error] * len(batch)

    def close(self) -> None:
        """Finish what was begun, and close the store."""
        self.threads.shutdown(wait=True)
        self.store.close()
