"""One process in which bots think, one thought at a time."""

from typing import Any

from aevum.server.thought import think
from aevum.server.worker import Worker


class BotProcess(Worker):
    """A process of its own for bots."""

    async def think(self, *task: Any) -> int:
        """Let a bot choose; a process that hangs is killed."""
        return await self.run(think, *task)
