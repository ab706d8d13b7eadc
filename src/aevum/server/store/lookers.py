"""Which process has which table open, and what each has to tell of it to the others.

A process is its connection that listens: that holds a lock by the number of the process, and what
it had open is open no longer once the lock is gone. Nothing of this is worth a disk.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Index,
    Integer,
    String,
    Text,
    delete,
    func,
    literal,
    select,
    text,
)
from sqlalchemy import Table as DatabaseTable
from sqlalchemy.dialects.postgresql import insert

from aevum.server.store.claim import OUR_LOCK
from aevum.server.store.database import TABLE, metadata
from aevum.server.store.store import Store

LOOKER: Final = DatabaseTable(
    "lookers",
    metadata,
    Column("process", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("note", Text, nullable=False),
    Index("lookers_table", "table_id"),
)
"""A table that is open at a process; who has it open for longest lets its bots think."""

SEATS: Final = "seats"
"""What is rung when somebody has come, gone, or something else to tell."""

JOINING: Final = 1
TENDING: Final = 2
FIRST_PROCESS: Final = 1000
"""What our locks with a number mean; from the last on they are those of processes, below duties."""

NOW: Final = func.cast(func.extract("epoch", func.clock_timestamp()) * 1_000_000, BigInteger)

ALIVE: Final = (
    "SELECT CAST(objid AS bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    f" AND classid = {OUR_LOCK} AND objsubid = 2 AND objid >= {FIRST_PROCESS}"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""The numbers of the processes that are there: each holds the lock that is called so."""

MOST_ADOPTED: Final = 25
"""So many tables one process takes over at a time, so that others get some as well."""


class Looker(NamedTuple):
    """A process that has a table open, and what it tells of it."""

    process: int
    note: str


class Tended(NamedTuple):
    """What came of looking after the dead: tables that they had open, and those taken over."""

    left: list[str]
    taken: list[str]


class Lookers:
    """All tables that are open somewhere; every call is one transaction, or two."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def enter(self, process: int, tables: Sequence[str]) -> None:
        """Have tables open from now on.

        Whoever was writing at one of them, and did not know, has finished when this comes back: so
        what is read now is read to the end, and all that comes later is told.
        """
        rows = [{"process": process, "table_id": one, "note": "{}"} for one in tables]
        if not rows:
            return
        with self.store.engine.begin() as connection:
            wanted = insert(LOOKER).values([{**row, "since": NOW} for row in rows])
            connection.execute(wanted.on_conflict_do_nothing())
        with self.store.engine.begin() as connection:
            here = select(TABLE.c.id).where(TABLE.c.id.in_(tables)).order_by(TABLE.c.id)
            connection.execute(here.with_for_update(read=True))

    def leave(self, process: int, tables: Sequence[str]) -> None:
        """Have tables open no longer, and let the others know."""
        with self.store.engine.begin() as connection:
            here = (LOOKER.c.process == process, LOOKER.c.table_id.in_(tables))
            connection.execute(delete(LOOKER).where(*here))
            self.ring(connection, tables)

    def write(self, process: int, notes: Mapping[str, str]) -> None:
        """Tell the others what there is to tell of tables that are open here."""
        rows = [{"process": process, "table_id": one, "note": notes[one]} for one in notes]
        with self.store.engine.begin() as connection:
            wanted = insert(LOOKER).values([{**row, "since": NOW} for row in rows])
            same = LOOKER.primary_key
            told = wanted.on_conflict_do_update(same, set_={"note": wanted.excluded.note})
            connection.execute(told)
            self.ring(connection, list(notes))

    def ring(self, connection: Connection, tables: Sequence[str]) -> None:
        """Let the others know that there is something new to be read here."""
        self.store.bell.ring(connection, dict.fromkeys(tables, SEATS))

    def say(self, table: str, what: str) -> None:
        """Say something to all others who have a table open."""
        with self.store.engine.begin() as connection:
            self.store.bell.ring(connection, {table: what})

    def call(self, kind: str, marks: Sequence[Any]) -> None:
        """Say something to all others."""
        with self.store.engine.begin() as connection:
            self.store.bell.call(connection, kind, marks)

    def at(self, table: str) -> list[Looker]:
        """List who has a table open, who has had it open for longest first."""
        wanted = select(LOOKER.c.process, LOOKER.c.note).where(LOOKER.c.table_id == table)
        with self.store.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(LOOKER.c.since, LOOKER.c.process)).all()
        return [Looker(*row) for row in rows]

    def notes(self, tables: Sequence[str]) -> list[tuple[str, str]]:
        """Read what is told of some tables, by whomever."""
        wanted = select(LOOKER.c.table_id, LOOKER.c.note).where(LOOKER.c.table_id.in_(tables))
        with self.store.engine.connect() as connection:
            return [(row.table_id, row.note) for row in connection.execute(wanted)]

    # Life and death

    def clear(self) -> None:
        """Forget everybody: nobody is there."""
        with self.store.engine.begin() as connection:
            connection.execute(delete(LOOKER))

    def tend(self, process: int) -> Tended:
        """Forget the dead, and take over some tables at which a bot is asked and nobody looks."""
        is_our_turn = func.pg_try_advisory_xact_lock(OUR_LOCK, TENDING)
        with self.store.engine.begin() as connection:
            if not connection.execute(select(is_our_turn)).scalar():
                return Tended([], [])
            return Tended(self.bury(connection), self.adopt(connection, process))

    def bury(self, connection: Connection) -> list[str]:
        """Forget what was open at processes that are gone, and tell who has it open as well.

        A process does not ring at itself: what it has open of that is returned to it.
        """
        open_at = set(connection.execute(select(LOOKER.c.process).distinct()).scalars())
        if not open_at:
            return []
        dead = open_at - set(connection.execute(text(ALIVE)).scalars())
        if not dead:
            return []
        gone = delete(LOOKER).where(LOOKER.c.process.in_(dead)).returning(LOOKER.c.table_id)
        left = sorted(set(connection.execute(gone).scalars()))
        self.ring(connection, left)
        return left

    def adopt(self, connection: Connection, process: int) -> list[str]:
        """Have some of the tables open at which a bot waits to be asked by anybody."""
        is_open = select(LOOKER.c.process).where(LOOKER.c.table_id == TABLE.c.id).exists()
        orphans = select(literal(process), TABLE.c.id, NOW, literal("{}"))
        orphans = orphans.where(TABLE.c.bot_asked, ~is_open).limit(MOST_ADOPTED)
        columns = ["process", "table_id", "since", "note"]
        taken = insert(LOOKER).from_select(columns, orphans).returning(LOOKER.c.table_id)
        return list(connection.execute(taken).scalars())
