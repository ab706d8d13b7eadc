"""What a hall wants of whatever keeps its tables: a database, or the store of a browser."""

from collections.abc import Awaitable, Sequence
from typing import Protocol

from aevum.server.messages.talk import Said
from aevum.server.store.kept import (
    Appending,
    Change,
    Event,
    History,
    KeptReview,
    KeptTable,
    News,
    Talk,
)
from aevum.server.store.rows import Written


class Keeper(Protocol):
    """Keeps tables. What is kept outlives everything; what cannot be raises NotKept."""

    async def create(self, kept: KeptTable, change: Change) -> None:
        """Keep a new table and what has happened at it already."""

    def append(self, one: Appending) -> Awaitable[bool]:
        """Keep what happened after a revision; False if something else happened meanwhile."""

    async def rearrange(self, table: str, before: Written, after: Written) -> bool:
        """Keep who sits where and is waited for; False if that was changed otherwise meanwhile."""

    async def open_seed(self, table: str) -> bool:
        """Keep that somebody may know the seed of a table."""

    async def go_on(self, table: str, to: str) -> bool:
        """Keep at which table another one goes on; False if it does so already."""

    async def allow_hints(self, table: str, hints: bool) -> bool:
        """Keep whether hints are given at a table."""

    async def keep_review(self, table: str, review: KeptReview) -> None:
        """Keep what was found in a game, in place of what was kept of it before."""

    async def keep_said(self, table: str, said: Said, request: str) -> bool:
        """Keep what somebody said at a table; False if something else was said under its number."""

    async def delete(self, table: str) -> None:
        """Forget a table and all that happened at it."""

    async def find(self, tables: Sequence[str]) -> list[KeptTable]:
        """Read some tables without what happened at them; those that cannot be are left out."""

    async def recall(self, table: str) -> History | None:
        """Read all that happened at a table; None if there is no such table."""

    async def happened(self, table: str, since: int) -> list[tuple[Event, str]]:
        """Read what happened at a table from a revision on, and when."""

    async def recall_since(self, table: str, rev: int) -> News | None:
        """Read how a table stands and what happened since a revision; None if there is none."""

    async def host_of(self, table: str) -> str | None:
        """Read the fingerprint of the host's key, whatever else cannot be read of a table."""

    async def count(self) -> int:
        """Count the tables."""

    async def untouched(self, since: str, over_since: str) -> list[str]:
        """Name the tables at which nothing has happened since a time, or another if it is over."""

    async def waiting_for_bots(self) -> list[str]:
        """Name every table at which a bot is asked: after a start they have to be woken."""

    async def review(self, table: str) -> KeptReview | None:
        """Read what was found in a game; None if nothing was."""

    async def recall_talk(self, table: str) -> Talk:
        """Read what people said at a table."""

    async def public(self, most: int) -> list[KeptTable]:
        """Read the tables under way that are open to everybody, those first that changed last."""

    async def overdue(self, at: int) -> list[str]:
        """Name the tables at which somebody's time is over by a moment."""

    async def beat(self, at: int) -> None:
        """Keep that the clocks were looked at, if any runs."""

    async def resume(self, at: int) -> int:
        """Let all clocks run on from a moment; how many do."""
