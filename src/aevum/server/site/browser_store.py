"""Tables kept in the store of a browser: the same rows as in a database, fenced in the same way."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.json import decode, encode

from aevum.server.messages.talk import Said
from aevum.server.store.kept import (
    Appending,
    Change,
    Event,
    History,
    KeptReview,
    KeptTable,
    News,
    NotKept,
    Talk,
)
from aevum.server.store.rows import (
    LATER,
    Written,
    columns_of,
    columns_of_clock,
    event_rows,
    history_of,
    kept_of,
    now,
    row_of,
    snapshot_rows,
)

QUOTA = "QuotaExceededError"
"""What a browser says when it has no more room."""


class Shelf(Protocol):
    """What the page does with the store of the browser; texts are JSON, each call a transaction."""

    async def write(self, entry: str) -> str:
        """Write an entry if the row of its table is as expected; tell the outcome."""

    async def read(self, table: str) -> str:
        """Read all of a table."""

    async def rows(self, tables: str) -> str:
        """Read the rows of some tables, or of all."""


class Entry(Struct):
    """What is written about one table, all of it or nothing."""

    table: str
    expected: dict[str, Any] | None
    """How these columns of the row must be; None if there must be no such table."""
    row: dict[str, Any] | None
    """The columns that change; None to forget the table."""
    events: list[Written] = []
    snapshots: list[Written] = []
    cut: int | None = None
    """Snapshots of longer games are thrown away."""


class Outcome(Struct):
    """Whether something was written; if the store failed, what it said."""

    is_written: bool = False
    problem: str = ""


class HappenedRow(Struct):
    """An event as it lies in the store."""

    seq: int
    payload: str
    request: str


class SnapshotRow(Struct):
    """A snapshot as it lies in the store."""

    length: int
    payload: bytes


class Found(Struct):
    """All that lies in the store of a table."""

    row: dict[str, Any] | None = None
    events: list[HappenedRow] = []
    snapshots: list[SnapshotRow] = []
    problem: str = ""


class FoundRows(Struct):
    """The rows of some tables."""

    rows: list[dict[str, Any]] = []
    problem: str = ""


class StorageFull(NotKept):
    """The browser has no more room for what happens at tables."""

    reason = "web-refused-storage"


def check(problem: str) -> None:
    """Complain if the store of the browser has."""
    if problem:
        raise StorageFull(problem) if problem.startswith(QUOTA) else NotKept(problem)


class BrowserStore:
    """All tables of a browser; several pages of it write beside each other."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    # Writing

    async def write(self, entry: Entry) -> bool:
        """Write an entry; False if the table was not as expected."""
        outcome = decode(await self.shelf.write(encode(entry).decode()), type=Outcome)
        check(outcome.problem)
        return outcome.is_written

    async def create(self, kept: KeptTable, change: Change) -> None:
        """Keep a new table and what has happened at it already."""
        row = row_of(kept)
        events = event_rows(kept.id, 0, change.events, "")
        snapshots = snapshot_rows(kept.id, change.snapshots)
        if not await self.write(Entry(kept.id, None, row, events, snapshots)):
            raise NotKept(f"there is a table {kept.id} already")

    async def append(self, one: Appending) -> bool:
        """Keep what happened after a revision; False if something else happened meanwhile."""
        change = one.change
        rev = one.rev + len(change.events)
        return await self.write(
            Entry(
                one.table,
                {"rev": one.rev},
                {
                    "rev": rev,
                    "changed": now(),
                    **columns_of(one.standing),
                    **columns_of_clock(one.clock),
                },
                event_rows(one.table, one.rev, change.events, one.request),
                snapshot_rows(one.table, change.snapshots),
                change.cut,
            )
        )

    async def rearrange(self, table: str, before: Written, after: Written) -> bool:
        """Keep who sits where and is waited for; False if that was changed otherwise meanwhile."""
        # Rows of earlier pages do not say how often they were rearranged.
        known = {name: value for name, value in before.items() if name not in LATER}
        return await self.write(Entry(table, known, after))

    async def open_seed(self, table: str) -> bool:
        """Keep that somebody may know the seed of a table."""
        return await self.write(Entry(table, {}, {"open_seed": True}))

    async def go_on(self, table: str, to: str) -> bool:
        """Keep at which table another one goes on; False if it does so already."""
        return await self.write(Entry(table, {"went_on": ""}, {"went_on": to}))

    async def allow_hints(self, table: str, hints: bool) -> bool:
        """Keep whether hints are given at a table."""
        return await self.write(Entry(table, {}, {"hints": hints}))

    async def keep_review(self, table: str, review: KeptReview) -> None:
        """Keep what was found in a game, with the row of its table."""
        await self.write(Entry(table, {}, {"review": encode(review).decode()}))

    async def keep_said(self, table: str, said: Said, request: str) -> bool:
        """Refuse to keep what was said: nobody comes to these tables by link."""
        raise NotKept("nobody talks at the tables of a browser")

    async def delete(self, table: str) -> None:
        """Forget a table and all that happened at it."""
        await self.write(Entry(table, {}, None))

    # Reading

    async def recall(self, table: str) -> History | None:
        """Read all that happened at a table; None if there is no such table."""
        found = decode(await self.shelf.read(table), type=Found)
        check(found.problem)
        if found.row is None:
            return None
        return history_of(
            kept_of(LATER | found.row),
            [(one.seq, one.payload, one.request) for one in found.events],
            [(one.length, one.payload) for one in found.snapshots],
        )

    async def happened(self, table: str, since: int) -> list[tuple[Event, str]]:
        """Read nothing: nobody watches these tables from elsewhere."""
        return []

    async def recall_since(self, table: str, rev: int) -> News | None:
        """Read how a table stands, with what happened since a revision."""
        history = await self.recall(table)
        if history is None:
            return None
        later = {mark: at for mark, at in history.requests.items() if at > rev}
        return News(history.kept, history.events[rev:], later)

    async def find_rows(self, tables: Sequence[str] | None) -> list[Mapping[str, Any]]:
        """Read the rows of some tables, or of all."""
        found = decode(await self.shelf.rows(encode(tables).decode()), type=FoundRows)
        check(found.problem)
        return list(found.rows)

    async def find(self, tables: Sequence[str]) -> list[KeptTable]:
        """Read some tables without what happened at them."""
        return [kept_of({**LATER, **row}) for row in await self.find_rows(tables)]

    async def host_of(self, table: str) -> str | None:
        """Read the fingerprint of the host's key, whatever else cannot be read of a table."""
        rows = await self.find_rows([table])
        return str(rows[0]["host_key"]) if rows else None

    async def count(self) -> int:
        """Count the tables."""
        return len(await self.find_rows(None))

    async def untouched(self, since: str, over_since: str) -> list[str]:
        """Name no table: a browser keeps them until its person deletes them."""
        return []

    async def waiting_for_bots(self) -> list[str]:
        """Name every table at which a bot is asked."""
        return [str(row["id"]) for row in await self.find_rows(None) if row["bot_asked"]]

    async def review(self, table: str) -> KeptReview | None:
        """Read what was found in a game; None if nothing was."""
        rows = await self.find_rows([table])
        found = rows[0].get("review") if rows else None
        return decode(found, type=KeptReview) if found else None

    async def recall_talk(self, table: str) -> Talk:
        """Read nothing: nobody comes to these tables by link."""
        return Talk([], [])

    async def public(self, most: int) -> list[KeptTable]:
        """Read none: nobody else reaches these tables."""
        return []

    async def overdue(self, at: int) -> list[str]:
        """Name none: who plays here is waited for."""
        return []

    async def beat(self, at: int) -> None:
        """Keep nothing: no clock runs here."""

    async def resume(self, at: int) -> int:
        """Let nothing run on: no clock runs here."""
        return 0
