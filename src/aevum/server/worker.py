"""A process beside the server that does one thing at a time; one that hangs or dies is replaced."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from time import sleep
from typing import Final, ParamSpec, TypeVar

from aevum.server.beside import Hanging

DEADLINE: Final = 30.0
"""A process that has not answered by then hangs; starting it is part of that time."""

NICENESS: Final = 10

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Worker:
    """A process of its own; it starts with the first task."""

    def __init__(self) -> None:
        self.deadline = DEADLINE
        self.executor: ProcessPoolExecutor | None = None
        self.number: Future[int] | None = None
        """Under which number the system knows the process, once it has told."""

    def started(self) -> ProcessPoolExecutor:
        """Find the process, or start it."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=init_worker, initargs=(os.getpid(),)
            )
            self.number = self.executor.submit(os.getpid)
        return self.executor

    async def run(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Have something done; a process that hangs over it is killed."""
        try:
            doing = self.started().submit(task, *args, **kwargs)
            async with asyncio.timeout(self.deadline):
                return await asyncio.wrap_future(doing)
        except (TimeoutError, BrokenProcessPool) as error:
            self.end()
            raise Hanging from error

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.executor is None:
            return
        if self.number is not None and self.number.done():
            with suppress(ProcessLookupError, BrokenProcessPool):
                os.kill(self.number.result(), signal.SIGKILL)
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self.number = None


def init_worker(server: int) -> None:
    """Get ready in a new process: others go first, and the keyboard's stop is not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=end_with_server, args=(server,), daemon=True).start()


def end_with_server(server: int) -> None:
    """End this process once the server is gone, even if it was killed."""
    while os.getppid() == server:
        sleep(1)
    os._exit(0)
