"""One process in which bots think, one thought at a time; one that hangs or dies is replaced."""

import asyncio
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from time import sleep
from typing import Any, Final

from aevum import games
from aevum.bots import Clock, Glimpse, make_bot
from aevum.record.codec import Dump, load

SECONDS: Final = 5.0
"""A bot takes no longer than this for an answer."""

DEADLINE: Final = 30.0
"""A process that has not answered by then hangs; starting it is part of that time."""

NICENESS: Final = 10


class Hanging(Exception):
    """A process did not answer, or is gone; the next thought has a new one."""


class BotProcess:
    """A process of its own for bots; it starts with the first thought."""

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

    async def think(self, *task: Any) -> int:
        """Let a bot choose; a process that hangs is killed."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.deadline):
                return await loop.run_in_executor(self.started(), think, *task)
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


def think(game_name: str, bot: str, seat: int, position: Dump, seed: int) -> int:
    """Choose an answer in a process of its own."""
    game = games.game(game_name)
    state = load(game, position)
    glimpse = Glimpse(game, state, seat, state.legal())
    return make_bot(bot, seed).choose(glimpse, Clock(SECONDS))
