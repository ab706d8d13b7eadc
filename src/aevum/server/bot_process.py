"""One process in which bots think, one thought at a time."""

from typing import Any, Final

from aevum import games
from aevum.bots import Clock, Glimpse, make_bot
from aevum.record.codec import Dump, load
from aevum.server.worker import Worker

SECONDS: Final = 2.0
"""A bot takes no longer than this for an answer."""


class BotProcess(Worker):
    """A process of its own for bots."""

    async def think(self, *task: Any) -> int:
        """Let a bot choose; a process that hangs is killed."""
        return await self.run(think, *task)


def think(game_name: str, bot: str, seat: int, position: Dump, seed: int) -> int:
    """Choose an answer in a process of its own."""
    game = games.game(game_name)
    state = load(game, position)
    glimpse = Glimpse(game, state, seat, state.legal())
    return make_bot(bot, seed).choose(glimpse, Clock(SECONDS))
