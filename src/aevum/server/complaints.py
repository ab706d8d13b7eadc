"""What goes wrong again and again is written into the log some times, and then how often."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

MOST: Final = 20
SECONDS: Final = 10.0
"""So often a kind of complaint is made in so many seconds."""


class Sparing(logging.Filter):
    """Lets some complaints of a kind through, and later says how many were left out."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.made: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a complaint is written."""
        now, kind = self.clock(), str(record.msg)
        since, made = self.made.get(kind, (now, 0))
        if now - since >= SECONDS:
            if made > MOST:
                record.msg = f"{record.msg} ({made - MOST} more like this were not written)"
            since, made = now, 0
        self.made[kind] = (since, made + 1)
        return made < MOST
