"""Bots at the table: they think beside it, and see what their seat may know.

Whoever thinks gets a position in which all that the seat cannot know has been dealt anew, never
the true one.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple, ParamSpec, Protocol, TypeVar

from aevum import games
from aevum.bots import Clock, Glimpse, make_bot
from aevum.record.codec import Dump, dump, load
from aevum.server.lesson import guided_answer
from aevum.server.seating import GUIDE, UNGUIDED
from aevum.server.table import Table

SEEDS: Final = 1 << 32
SECONDS: Final = 2.0
"""A bot takes no longer than this for an answer."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Thought(NamedTuple):
    """What a bot is asked: which bot, at which seat, and the position as it may be."""

    game: str
    bot: str
    seat: int
    position: Dump
    seed: int


class Thinkers(Protocol):
    """Whoever lets bots think, and does short things besides."""

    async def choose(self, table: Table) -> int:
        """Let the bot that is asked answer."""

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
    bot = table.kept.chairs[seat].bot
    known = table.game.resample(table.state.copy(), seat, secrets.randbelow(SEEDS))
    named = UNGUIDED if bot == GUIDE else bot
    return Thought(table.game.name, named, seat, dump(known), secrets.randbelow(SEEDS))


def think(game_name: str, bot: str, seat: int, position: Dump, seed: int) -> int:
    """Choose an answer, somewhere else than at the table."""
    game = games.game(game_name)
    state = load(game, position)
    glimpse = Glimpse(game, state, seat, state.legal())
    return make_bot(bot, seed).choose(glimpse, Clock(SECONDS))
