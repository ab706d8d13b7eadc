"""Bots of a browser: they think in a worker of their own, so that thinking never blocks a click."""

import asyncio
from collections.abc import Awaitable, Callable
from json import dumps
from typing import Final, ParamSpec, TypeAlias, TypeVar

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal
from aevum.server.table import Table
from aevum.server.thinking import prescribed, thought_of

STALE: Final = -1
"""What is answered in place of a choice if another page has written at the table meanwhile."""

Given = ParamSpec("Given")
Result = TypeVar("Result")

Ask: TypeAlias = Callable[[str, int, str], Awaitable[int]]
"""Asks the bots' worker: for which table, at which revision, and the thought as JSON."""
LookAgain: TypeAlias = Callable[[str], Awaitable[None]]


class BotWorker:
    """The worker in which bots think; of several pages at a table one asks at a time."""

    def __init__(self, ask: Ask, look_again: LookAgain) -> None:
        self.ask = ask
        self.look_again = look_again

    async def choose(self, table: Table) -> int:
        """Let the bot that is asked answer, unless another page has let it do so."""
        if (answer := prescribed(table)) is not None:
            return answer
        action = await self.ask(table.kept.id, table.rev, dumps(thought_of(table)))
        if action == STALE:
            await self.look_again(table.kept.id)
            raise Refusal(Msg("web-refused-old"))
        return action

    async def lend(
        self,
        table: Table | None,
        task: Callable[Given, Result],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> Result:
        """Think about something else here, after whatever waits."""
        await asyncio.sleep(0)
        return task(*args, **kwargs)

    async def run_beside(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Do something short, at once: nobody else is at this table's worker."""
        return task(*args, **kwargs)
