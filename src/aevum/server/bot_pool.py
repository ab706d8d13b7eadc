"""Bots think in processes of their own, at low priority, so that thinking delays no table."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from itertools import count
from typing import Any, ParamSpec, TypeVar

from aevum.server.beside import Hanging
from aevum.server.bot_process import BotProcess
from aevum.server.table import Table
from aevum.server.tallies import QUEUED, THOUGHT
from aevum.server.thinking import prescribed, thought_of

Given = ParamSpec("Given")
Result = TypeVar("Result")


class BotPool:
    """The processes in which bots think; where people wait they think first.

    What people want tried is short: one thread does it for everybody, so that it never crowds
    the tables out.
    """

    def __init__(self, processes: int | None = None, beside: int = 1) -> None:
        many = processes or max(1, min(4, (os.cpu_count() or 1) - 1) // beside)
        self.processes = [BotProcess() for _ in range(many)]
        self.free = self.processes[:]
        self.waiting: list[tuple[bool, int, asyncio.Future[BotProcess]]] = []
        """Who waits for a process: tables at which a person plays first, then who came first."""
        self.numbers = count()
        self.thread = ThreadPoolExecutor(1, "previews")

    async def choose(self, table: Table) -> int:
        """Let the bot that is asked answer; if its process hangs or dies, once more in another."""
        if (answer := prescribed(table)) is not None:
            return answer
        task = thought_of(table)
        with QUEUED.timing():
            process = await self.process_for(table)
        try:
            with THOUGHT.timing(task.bot.partition(":")[0]):
                try:
                    return await process.think(*task)
                except Hanging:
                    return await process.think(*task)
        finally:
            self.hand_on(process)

    async def lend(
        self,
        table: Table | None,
        task: Callable[Given, Result],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> Result:
        """Have something else thought about that a table waits for, or nobody in a hurry.

        Who does not want it any more lets go at once; the process is handed on when it is done.
        """
        process = await self.process_for(table)
        doing = asyncio.ensure_future(process.run(task, *args, **kwargs))
        doing.add_done_callback(lambda done: self.take_back(process, done))
        return await asyncio.shield(doing)

    def take_back(self, process: BotProcess, done: "asyncio.Future[Any]") -> None:
        """Hand a process on that was lent; who let go does not hear how it went."""
        if not done.cancelled():
            done.exception()
        self.hand_on(process)

    async def process_for(self, table: Table | None) -> BotProcess:
        """Take a process that does not think, or wait for one; it has to be handed on."""
        return self.free.pop() if self.free else await self.wait(table)

    async def wait(self, table: Table | None) -> BotProcess:
        """Wait until it is the turn of a table; who is in no hurry comes last."""
        is_late = table is None or not any(map(table.is_person, range(len(table.kept.chairs))))
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (is_late, next(self.numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.hand_on(turn.result())
            raise

    def hand_on(self, process: BotProcess) -> None:
        """Give a process to who waits for one."""
        while self.waiting:
            turn = heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(process)
                return
        self.free.append(process)

    async def run_beside(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Do something short beside the tables."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, lambda: task(*args, **kwargs))

    def close(self) -> None:
        """End the processes and the thread."""
        self.thread.shutdown(wait=True, cancel_futures=True)
        for process in self.processes:
            process.end()
