"""Bots at the table: they think in processes of their own, and see what their seat may know.

A process gets a position in which all that the seat cannot know has been dealt anew, never the
true one. It runs at low priority, so that thinking delays no table.
"""

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import sleep
from typing import Final, ParamSpec, TypeVar

from aevum import games
from aevum.bots import Clock, Glimpse, make_bot
from aevum.record.codec import Dump, dump, load
from aevum.server.lesson import guided_answer
from aevum.server.seating import GUIDE, UNGUIDED
from aevum.server.table import Table

SECONDS: Final = 5.0
"""A bot takes no longer than this for an answer."""

NICENESS: Final = 10
SEEDS: Final = 1 << 32

Given = ParamSpec("Given")
Result = TypeVar("Result")


class BotPool:
    """The processes in which bots think; they start with the first thought.

    What people want tried is short: one thread does it for everybody, so that it never crowds
    the tables out.
    """

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, min(4, (os.cpu_count() or 1) - 1))
        self.pool: ProcessPoolExecutor | None = None
        self.thread = ThreadPoolExecutor(1, "previews")

    def started(self) -> ProcessPoolExecutor:
        """Find the processes, or start them."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes,
                get_context("spawn"),
                initializer=init_worker,
                initargs=(os.getpid(),),
            )
        return self.pool

    async def choose(self, table: Table) -> int:
        """Let the bot that is asked answer; a process that died is replaced once."""
        seat = table.state.asked
        bot = table.kept.chairs[seat].bot
        if bot == GUIDE:
            if (answer := guided_answer(table)) is not None:
                return answer
            bot = UNGUIDED
        known = table.game.resample(table.state, seat, secrets.randbelow(SEEDS))
        known.journal = None
        task = (table.game.name, bot, seat, dump(known))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.started(), think, *task)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.started(), think, *task)

    async def run_in_thread(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Do something short beside the tables."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, lambda: task(*args, **kwargs))

    def close(self) -> None:
        """End the processes and the thread."""
        self.thread.shutdown(wait=True, cancel_futures=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


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


def think(game_name: str, bot: str, seat: int, position: Dump) -> int:
    """Choose an answer in a process of its own."""
    game = games.game(game_name)
    state = load(game, position)
    glimpse = Glimpse(game, state, seat, state.legal())
    return make_bot(bot, secrets.randbelow(SEEDS)).choose(glimpse, Clock(SECONDS))
