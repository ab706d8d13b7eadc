"""What a server counts of itself while it works: how often something happened, how long it took.

Counting is a sum in memory and costs next to nothing, so it is always done; whoever wants to see
it asks for it (`metrics.py`). Nothing here says who played what.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Final

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Bounds in seconds for what is felt while one waits."""

SLOW: Final = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Bounds in seconds for thinking."""

MANY: Final = (1, 2, 5, 10, 20, 50, 100, 200)
"""Bounds for what is done together."""


class Tally:
    """How often something happened, kind by kind."""

    def __init__(self, name: str, told: str, kind: str = "") -> None:
        self.name = name
        self.told = told
        self.kind = kind
        """What tells its kinds apart; nothing if there is but one."""
        self.counts = Counter[str]()

    def add(self, kind: str = "", number: int = 1) -> None:
        """Count what has just happened."""
        self.counts[kind] += number


class Spread:
    """How long something took, or how much of it there was, each time, kind by kind."""

    def __init__(self, name: str, told: str, bounds: Sequence[float], kind: str = "") -> None:
        self.name = name
        self.told = told
        self.bounds = bounds
        self.kind = kind
        self.counts: dict[str, list[int]] = {}
        """How often it was within each bound and above the one before, the last without bound."""
        self.sums: dict[str, float] = {}

    def add(self, value: float, kind: str = "") -> None:
        """Count one time."""
        if kind not in self.counts:
            self.counts[kind] = [0] * (len(self.bounds) + 1)
        self.counts[kind][bisect_left(self.bounds, value)] += 1
        self.sums[kind] = self.sums.get(kind, 0.0) + value

    @contextmanager
    def timing(self, kind: str = "") -> Iterator[None]:
        """Count how long something takes, however it ends."""
        began = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - began, kind)


MOVES: Final = Tally("moves", "Changes of tables that were kept.", "by")
ACKNOWLEDGED: Final = Spread(
    "acknowledge_seconds", "From reading a move of a person to its answer.", QUICK
)
APPENDED: Final = Spread("append_seconds", "Keeping what happened, each time.", QUICK)
TOGETHER: Final = Spread("append_tables", "How many tables were kept in one go.", MANY)
THOUGHT: Final = Spread("thinking_seconds", "A bot thinking about one answer.", SLOW, "bot")
QUEUED: Final = Spread("thinking_wait_seconds", "Waiting for a process to think in.", SLOW)
REFUSED: Final = Tally("refused", "What was refused by a limit.", "limit")
NOTICES: Final = Tally("notices", "Notices and letters, by how that went.", "outcome")
NOT_KEPT: Final = Tally("database_errors", "Calls of the database that failed.")
ROOMS_LOST: Final = Tally("rooms_lost", "Rooms whose table could not be read again.")

TALLIES: Final = (MOVES, REFUSED, NOTICES, NOT_KEPT, ROOMS_LOST)
SPREADS: Final = (ACKNOWLEDGED, APPENDED, TOGETHER, THOUGHT, QUEUED)
