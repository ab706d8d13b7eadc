"""The doorbell: it tells everybody at a table that something has changed, and nothing more.

Who hears it looks at the table. So a slow listener misses no change, only the ones in between.
"""

import asyncio


class Doorbell:
    """One bell for each table, heard by all who listen."""

    def __init__(self) -> None:
        self.listeners: set[asyncio.Event] = set()

    def ring(self) -> None:
        """Let everybody know that something has changed."""
        for listener in self.listeners:
            listener.set()
