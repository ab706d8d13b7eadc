"""What goes wrong again and again is written into the log now and then, with how often."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

SECONDS: Final = 10.0
"""So long a complaint that was made is not made again."""


class Sparing(logging.Filter):
    """Lets the same complaint through once in a while, and says how many were left out."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.made: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a complaint is written."""
        now, key = self.clock(), str(record.msg)
        when, left_out = self.made.get(key, (-SECONDS, 0))
        if now - when < SECONDS:
            self.made[key] = (when, left_out + 1)
            return False
        self.made[key] = (now, 0)
        if left_out:
            record.msg = f"{record.msg} ({left_out} more like this were not written)"
        return True
