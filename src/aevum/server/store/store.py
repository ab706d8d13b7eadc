"""The door to the database: SQLite beside the program, or PostgreSQL at an address.

Every call is one transaction. SQLite keeps a write-ahead log with `synchronous` at FULL: what was
committed outlives the death of the process and a failure of the power alike.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from msgspec.json import decode
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from aevum.server.keys import Keyring
from aevum.server.messages import Chair, Value
from aevum.server.store.database import EVENT, SNAPSHOT, TABLE
from aevum.server.store.kept import (
    Change,
    Event,
    History,
    KeptTable,
    Standing,
    encoder,
    event_decoder,
)
from aevum.server.store.migrate import migrate

BUSY_SECONDS: Final = 10


class CannotOpen(ValueError):
    """The database cannot be used, and why, in one sentence."""


def now() -> str:
    """Tell the time, in ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def connect(address: str) -> Engine:
    """Prepare the way to a database; nothing is opened yet."""
    try:
        url = make_url(address)
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise CannotOpen(f"'{url.drivername}' is neither sqlite nor postgresql")
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        engine = create_engine(url)
    except (ArgumentError, NoSuchModuleError) as error:
        raise CannotOpen("the address of a database looks like sqlite:///games.db") from error
    except ImportError as error:
        raise CannotOpen("for PostgreSQL install aevum with the extra 'postgresql'") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Let readers and the writer work beside each other, and lose nothing that was committed."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Store:
    """All tables."""

    def __init__(self, address: str) -> None:
        self.engine = connect(address)
        try:
            migrate(self.engine)
        except DBAPIError as error:
            self.engine.dispose()
            raise CannotOpen(
                f"the database '{self.engine.url.render_as_string()}' cannot be used: {error.orig}"
            ) from error

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    # Writing

    def create(self, kept: KeptTable, change: Change) -> None:
        """Keep a new table and what has happened at it already."""
        with self.engine.begin() as connection:
            connection.execute(insert(TABLE).values(**row_of(kept)))
            write_events(connection, kept.id, 0, change.events, "")
            write_snapshots(connection, kept.id, change.snapshots)

    def append(
        self, table: str, rev: int, change: Change, standing: Standing, request: str = ""
    ) -> bool:
        """Keep what happened after a revision; False if something else happened meanwhile.

        After an undo the snapshots of what was cut off are thrown away.
        """
        with self.engine.begin() as connection:
            moved = connection.execute(
                update(TABLE)
                .where(TABLE.c.id == table, TABLE.c.rev == rev)
                .values(rev=rev + len(change.events), changed=now(), **columns_of(standing))
            )
            if moved.rowcount != 1:
                return False
            write_events(connection, table, rev, change.events, request)
            if change.cut is not None:
                connection.execute(
                    delete(SNAPSHOT).where(
                        SNAPSHOT.c.table_id == table, SNAPSHOT.c.length > change.cut
                    )
                )
            write_snapshots(connection, table, change.snapshots)
        return True

    def delete(self, table: str) -> None:
        """Forget a table and all that happened at it."""
        with self.engine.begin() as connection:
            connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table))
            connection.execute(delete(EVENT).where(EVENT.c.table_id == table))
            connection.execute(delete(TABLE).where(TABLE.c.id == table))

    # Reading

    def find(self, tables: Sequence[str]) -> list[KeptTable]:
        """Read some tables without what happened at them; those that are not there are left out."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(TABLE).where(TABLE.c.id.in_(tables)))
            return [kept_of(row) for row in rows]

    def recall(self, table: str) -> History | None:
        """Read all that happened at a table; None if there is no such table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLE).where(TABLE.c.id == table)).first()
            if row is None:
                return None
            happened = connection.execute(
                select(EVENT.c.seq, EVENT.c.payload, EVENT.c.request)
                .where(EVENT.c.table_id == table)
                .order_by(EVENT.c.seq)
            ).all()
            snapshots = connection.execute(
                select(SNAPSHOT.c.length, SNAPSHOT.c.payload).where(SNAPSHOT.c.table_id == table)
            ).all()
        kept = kept_of(row)
        # Another server may have written between the readings; the log alone tells how far it is.
        kept.rev = len(happened)
        return History(
            kept,
            [event_decoder.decode(payload) for _, payload, _ in happened],
            {request: seq + 1 for seq, _, request in happened if request},
            {length: bytes(payload) for length, payload in snapshots},
        )

    def waiting_for_bots(self) -> list[str]:
        """Name every table at which a bot is asked: after a start they have to be woken."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(TABLE.c.id).where(TABLE.c.bot_asked))
            return [row.id for row in rows]


def write_events(
    connection: Connection, table: str, rev: int, events: Sequence[Event], request: str
) -> None:
    """Write events at the end of the log; the request that led to them stands at the last."""
    if not events:
        return
    moment = now()
    rows = [
        {
            "table_id": table,
            "seq": rev + number,
            "payload": encoder.encode(happened).decode(),
            "request": request if number == len(events) - 1 else "",
            "at": moment,
        }
        for number, happened in enumerate(events)
    ]
    connection.execute(insert(EVENT), rows)


def write_snapshots(connection: Connection, table: str, snapshots: Mapping[int, bytes]) -> None:
    """Write snapshots beside the log."""
    rows = [{"table_id": table, "length": at, "payload": p} for at, p in snapshots.items()]
    if rows:
        connection.execute(insert(SNAPSHOT), rows)


def columns_of(standing: Standing) -> dict[str, Any]:
    """Spread how a game stands over its columns."""
    return {
        "round": standing.round,
        "asked": standing.asked,
        "bot_asked": standing.bot_asked,
        "is_over": standing.is_over,
        "winners": encoder.encode(standing.winners).decode(),
    }


def row_of(kept: KeptTable) -> dict[str, Any]:
    """Write a table as a row."""
    return {
        "id": kept.id,
        "game": kept.game,
        "rules": kept.rules,
        "seed": str(kept.seed),
        "options": encoder.encode(kept.options).decode(),
        "chairs": encoder.encode(kept.chairs).decode(),
        "host_key": kept.keyring.host,
        "seat_keys": encoder.encode(kept.keyring.seats).decode(),
        "rev": kept.rev,
        "changed": kept.changed,
        **columns_of(kept.standing),
    }


def kept_of(row: Row[Any]) -> KeptTable:
    """Read a table from its row."""
    return KeptTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seed=int(row.seed),
        options=decode(row.options, type=dict[str, Value]),
        chairs=decode(row.chairs, type=list[Chair]),
        keyring=Keyring(row.host_key, decode(row.seat_keys, type=list[str])),
        rev=row.rev,
        standing=Standing(
            row.round, row.asked, row.bot_asked, row.is_over, decode(row.winners, type=list[int])
        ),
        changed=row.changed,
    )
