"""The doorbell: it tells everybody at a table that something has changed, and nothing more.

Who hears it looks at the table. So a slow listener misses no change, only the ones in between.
"""

import asyncio
from typing import Final

A_WHILE: Final = 0.25
"""So many seconds who watches waits for who comes and goes: perhaps there is more to tell then."""


class Doorbell:
    """One bell for each table, heard by all who listen; by those who play before those who watch.

    So an answer is told as soon to whoever gave it, however many watch.
    """

    def __init__(self) -> None:
        self.players: set[asyncio.Event] = set()
        self.watchers: set[asyncio.Event] = set()
        self.later: asyncio.TimerHandle | None = None
        """When who watches hears of what those who play have heard of."""

    def listen(self, listener: asyncio.Event, *, is_playing: bool) -> None:
        """Hear the bell from now on, as one who plays or as one who watches."""
        self.leave(listener)
        (self.players if is_playing else self.watchers).add(listener)

    def leave(self, listener: asyncio.Event) -> None:
        """Hear the bell no more."""
        self.players.discard(listener)
        self.watchers.discard(listener)

    def ring(self) -> None:
        """Let everybody know that something has changed."""
        for listener in self.players:
            listener.set()
        self.ring_for_watchers()

    def ring_for_players(self) -> None:
        """Let who plays know at once that somebody has come or gone, and who watches in a while."""
        for listener in self.players:
            listener.set()
        if self.later is not None or not self.watchers:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            # Where no time passes nobody can wait.
            self.ring_for_watchers()
        else:
            self.later = loop.call_later(A_WHILE, self.ring_for_watchers)

    def ring_for_watchers(self) -> None:
        """Let who watches know."""
        if self.later is not None:
            self.later.cancel()
            self.later = None
        for listener in self.watchers:
            listener.set()
