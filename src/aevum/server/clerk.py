"""The clerk: carries what the event loop wants written or read to the store, in a thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aevum.server.store import Store

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Clerk:
    """One thread writes for SQLite, where one writer is all there can be; PostgreSQL gets five."""

    def __init__(self, store: Store) -> None:
        self.store = store
        threads = 1 if store.engine.dialect.name == "sqlite" else 5
        self.threads = ThreadPoolExecutor(threads, "clerk")

    async def do(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Carry out one call of the store."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, lambda: task(*args, **kwargs))

    def go_home(self) -> None:
        """Finish what was begun, and close the store."""
        self.threads.shutdown(wait=True)
        self.store.close()
