"""Bots at the table: they think beside it, and see what their seat may know.

Whoever thinks gets a position in which all that the seat cannot know has been dealt anew, never
the true one.
"""

import secrets
from collections.abc import Callable
from typing import Final, ParamSpec, Protocol, TypeVar

from aevum.bots.judging import NEWEST, judgement_of
from aevum.bots.levels import REMEMBERED
from aevum.record.codec import dump
from aevum.server.lesson import guided_answer
from aevum.server.seating import GUIDE, UNGUIDED
from aevum.server.table import Table
from aevum.server.thought import Thought

SEEDS: Final = 1 << 32

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Thinkers(Protocol):
    """Whoever lets bots think, and does short things besides."""

    async def choose(self, table: Table) -> int:
        """Let the bot that is asked answer."""

    async def lend(
        self,
        table: Table | None,
        task: Callable[Given, Result],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> Result:
        """Have something else thought about that a table waits for, or nobody in a hurry."""

    async def run_beside(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Do something short beside the tables."""


def prescribed(table: Table) -> int | None:
    """Find the answer of a bot that follows a lesson; None if it has to think."""
    is_guide = table.kept.chairs[table.state.asked].bot == GUIDE
    return guided_answer(table) if is_guide else None


def thought_of(table: Table) -> Thought:
    """Put the open question to the bot that is asked."""
    seat = table.state.asked
    bot = table.kept.chairs[seat].bot or table.kept.pace.bot
    known = table.game.resample(table.state.copy(), seat, secrets.randbelow(SEEDS))
    named = UNGUIDED if bot == GUIDE else bot
    traces = judgement_of(table.game, NEWEST).traces(table.state.journal or [], seat)
    seed = secrets.randbelow(SEEDS)
    return Thought(table.game.name, named, seat, dump(known), seed, traces[-REMEMBERED:])
