"""What rings in other processes when something is kept here: as part of the same transaction."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.json import encode
from sqlalchemy import Connection, text

EVERYBODY: Final = "aevum"
"""The channel that every process listens to; besides, each has one of its own."""

MOST_AT_ONCE: Final = 40
"""So many marks are told together: PostgreSQL carries no more than 8,000 letters at a time."""

RING: Final = text(
    "SELECT pg_notify('aevum_' || looker.process, rung.id || ' ' || rung.what)"
    " FROM unnest(CAST(:tables AS varchar[]), CAST(:whats AS varchar[])) AS rung(id, what)"
    " JOIN lookers looker ON looker.table_id = rung.id AND looker.process <> :own"
)
"""Ring wherever else a table is open, and nowhere if it is not: a NOTIFY holds all others up."""

CALL: Final = text("SELECT pg_notify(:channel, :said)")


class Bell:
    """The bell of a server that has its database for itself: nobody else hears it."""

    def ring(self, connection: Connection, rung: Mapping[str, str]) -> None:
        """Say what happened at tables, to whoever has them open elsewhere."""

    def call(self, connection: Connection, kind: str, marks: Sequence[Any]) -> None:
        """Say something to all others."""


class SharedBell(Bell):
    """The bell of one process among several."""

    def __init__(self) -> None:
        self.own = 0
        """The number of this process; 0 while it hears nothing itself."""

    def ring(self, connection: Connection, rung: Mapping[str, str]) -> None:
        """Say what happened at tables, to whoever has them open elsewhere."""
        if rung:
            named = {"tables": list(rung), "whats": list(rung.values())}
            connection.execute(RING, {**named, "own": self.own})

    def call(self, connection: Connection, kind: str, marks: Sequence[Any]) -> None:
        """Say something to all others, in pieces that are short enough."""
        for first in range(0, len(marks), MOST_AT_ONCE):
            said = encode([self.own, kind, marks[first : first + MOST_AT_ONCE]]).decode()
            connection.execute(CALL, {"channel": EVERYBODY, "said": said})
