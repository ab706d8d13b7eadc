"""Threads in which the store is called, so that the event loop never waits for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aevum.server.store import Store

Given = ParamSpec("Given")
Result = TypeVar("Result")


class StoreThreads:
    """One thread for SQLite, where one writer is all there can be; PostgreSQL gets five."""

    def __init__(self, store: Store) -> None:
        self.store = store
        threads = 1 if store.engine.dialect.name == "sqlite" else 5
        self.threads = ThreadPoolExecutor(threads, "store")

    async def run(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Carry out one call of the store."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, lambda: task(*args, **kwargs))

    def close(self) -> None:
        """Finish what was begun, and close the store."""
        self.threads.shutdown(wait=True)
        self.store.close()
