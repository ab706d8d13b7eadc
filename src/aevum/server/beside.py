"""Things done beside the tables: in a thread or a process where there are any, else at once."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Hanging(Exception):
    """Whoever was to do something did not answer, or is gone; the next task has another."""


class Doer(Protocol):
    """Does one thing at a time beside the tables."""

    async def run(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Have something done."""

    def end(self) -> None:
        """Do nothing any more."""


class AtOnce:
    """Does everything at once, where there is nobody else to do it."""

    async def run(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Do something."""
        return task(*args, **kwargs)

    def end(self) -> None:
        """Leave it at that."""


async def in_thread(
    task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
) -> Result:
    """Do what takes some time where it holds nobody up; a browser has no threads."""
    if sys.platform == "emscripten":
        return task(*args, **kwargs)
    return await asyncio.to_thread(task, *args, **kwargs)
