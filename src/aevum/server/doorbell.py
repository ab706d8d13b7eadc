"""The doorbell: it tells everybody at a table that something has changed, and nothing more.

Who hears it looks at the table. So a slow listener misses no change, only the ones in between.
"""

import asyncio


class Doorbell:
    """One bell for each table, heard by all who listen; by those who play before those who watch.

    So an answer is told as soon to whoever gave it, however many watch.
    """

    def __init__(self) -> None:
        self.players: set[asyncio.Event] = set()
        self.watchers: set[asyncio.Event] = set()

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
        for listeners in (self.players, self.watchers):
            for listener in listeners:
                listener.set()
