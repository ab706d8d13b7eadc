"""How fast a table is played: as fast as the server answers, or as people do."""

import asyncio
import random
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeAlias

Move: TypeAlias = Callable[[], None]

RUN_UP: Final = 0.2
"""Over so many seconds the first moves are spread where nobody pauses."""


class Pace:
    """When the next move of a table is made, and how long each took to be acknowledged."""

    def __init__(self, pause: float, number: int) -> None:
        self.pause = pause
        self.chance = random.Random(number)
        self.loop = asyncio.get_running_loop()
        self.taken: list[float] = []
        self.refused = 0
        self.sent_at = 0.0
        self.is_over = False

    def begin(self, move: Move) -> None:
        """Make the first move; those of many tables are spread."""
        self.loop.call_later(self.chance.uniform(0, max(RUN_UP, 2 * self.pause)), move)

    def go_on(self, move: Move) -> None:
        """Make the next move, at once or after a while."""
        if self.is_over:
            return
        if self.pause:
            self.loop.call_later(self.chance.uniform(0, 2 * self.pause), move)
        else:
            move()

    def send(self) -> None:
        """Begin to wait for an acknowledgement."""
        self.sent_at = perf_counter()

    def hear(self) -> None:
        """Note how long that took; what comes after the end does not count."""
        if not self.is_over:
            self.taken.append(perf_counter() - self.sent_at)
