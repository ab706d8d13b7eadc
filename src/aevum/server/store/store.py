"""The door to the database: SQLite beside the program, or PostgreSQL at an address.

Every call is one transaction. SQLite keeps a write-ahead log with `synchronous` at FULL: what was
committed outlives the death of the process and a failure of the power alike.
"""

import contextlib
import logging
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    SQLAlchemyError,
)

from aevum.server import clocks
from aevum.server.messages.talk import Said
from aevum.server.store.bell import Bell, SharedBell
from aevum.server.store.claim import (
    CannotOpen,
    CannotShare,
    claim_file,
    claim_session,
    file_of,
    make_file,
)
from aevum.server.store.database import EVENT, HEART, REVIEW, SNAPSHOT, TABLE, TALK
from aevum.server.store.kept import (
    Appending,
    Change,
    Event,
    History,
    KeptReview,
    KeptTable,
    News,
    Talk,
    event_decoder,
)
from aevum.server.store.migrate import migrate
from aevum.server.store.rows import (
    Written,
    columns_of,
    columns_of_clock,
    event_rows,
    history_of,
    kept_of,
    now,
    row_of,
    snapshot_rows,
    sound_events,
)
from aevum.server.store.talk import read_talk, write_said

log: Final = logging.getLogger("aevum.server")

BUSY_SECONDS: Final = 10

NOT_KEPT: Final = (SQLAlchemyError, CannotOpen)
"""What stands in the way of a database that is away, full, or claimed by another server."""


def connect(address: str) -> Engine:
    """Prepare the way to a database; nothing is opened yet."""
    try:
        url = make_url(address)
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise CannotOpen(f"'{url.drivername}' is neither sqlite nor postgresql")
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        # What is complained of in the log must not tell seeds.
        engine = create_engine(url, hide_parameters=True)
    except CannotOpen:
        raise
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        # What could not be read may be a part of the password, so it is not told.
        raise CannotOpen(
            "the address of a database looks like sqlite:///games.db or"
            " postgresql://name:password@host/games; %40 stands for @ in a password, %3A for :"
        ) from error
    except ImportError as error:
        raise CannotOpen("for PostgreSQL install aevum with the extra 'postgresql'") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Let readers and the writer work beside each other, and lose nothing that was committed."""
    # A damaged text is read as one that makes no sense, and is damage of its own table alone.
    connection.text_factory = lambda data: data.decode(errors="replace")
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Store:
    """All tables; a server claims them for itself, so that nobody else writes beside it."""

    def __init__(self, address: str, *, is_alone: bool = False, is_shared: bool = False) -> None:
        self.engine = connect(address)
        self.is_alone = is_alone
        self.is_shared = is_shared
        self.bell: Bell = SharedBell() if is_shared else Bell()
        self.pen = threading.Lock()
        self.writer: Connection | None = None
        """The connection that writes; in PostgreSQL it holds the claim and loses it with itself."""
        self.held = contextlib.ExitStack()
        try:
            self.prepare()
        except BaseException:
            self.close()
            raise

    def prepare(self) -> None:
        """Make the file, claim the database, and bring it to the form that is needed."""
        if self.is_shared and self.engine.dialect.name == "sqlite":
            raise CannotShare
        file = file_of(self.engine)
        if file is not None:
            make_file(file)
            if self.is_alone:
                self.held.enter_context(claim_file(self.engine, file))
        shown = self.engine.url.render_as_string()
        try:
            with self.writing():
                pass
            migrate(self.engine)
        except DBAPIError as error:
            raise CannotOpen(f"the database '{shown}' cannot be used: {error.orig}") from error
        except CommandError as error:
            raise CannotOpen(
                f"the database '{shown}' belongs to a newer version of this program"
            ) from error

    def close(self) -> None:
        """Let go of the database."""
        self.put_down()
        self.held.close()
        self.engine.dispose()

    # Writing

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """Begin a transaction of the connection that writes, one at a time.

        After an error of the database it is opened anew, and the claim with it; that a row stands
        there already is none.
        """
        with self.pen:
            try:
                with self.pick_up().begin() as transaction:
                    yield transaction.connection
            except IntegrityError:
                raise
            except DBAPIError:
                self.put_down()
                raise

    def pick_up(self) -> Connection:
        """Find the connection that writes, or open it and claim the database."""
        if self.writer is None:
            writer = self.engine.connect()
            try:
                is_claimed = self.is_alone or self.is_shared
                if is_claimed and self.engine.dialect.name == "postgresql":
                    claim_session(writer, is_shared=self.is_shared)
            except BaseException:
                writer.invalidate()
                writer.close()
                raise
            self.writer = writer
        return self.writer

    def put_down(self) -> None:
        """Close the connection that writes for good, its claim included."""
        if self.writer is not None:
            writer, self.writer = self.writer, None
            with contextlib.suppress(SQLAlchemyError):
                writer.invalidate()
            writer.close()

    def create(self, kept: KeptTable, change: Change) -> None:
        """Keep a new table and what has happened at it already."""
        with self.writing() as connection:
            write_new(connection, kept, change)

    def append(self, one: Appending) -> bool:
        """Keep what happened after a revision; False if something else happened meanwhile."""
        with self.writing() as connection:
            return self.write_appending(connection, [one])

    def append_all(self, waiting: Sequence[Appending]) -> list[bool | Exception]:
        """Keep what happened at several tables in one transaction.

        If one of them cannot be kept, each is kept by itself.
        """
        if len(waiting) > 1:
            with contextlib.suppress(*NOT_KEPT), self.writing() as connection:
                if self.write_appending(connection, waiting):
                    return [True] * len(waiting)
        return [self.append_alone(one) for one in waiting]

    def write_appending(self, connection: Connection, waiting: Sequence[Appending]) -> bool:
        """Write what happened at tables, and tell whoever has them open elsewhere."""
        if not write_appending(connection, waiting):
            return False
        revisions = {one.table: str(one.rev + len(one.change.events)) for one in waiting}
        self.bell.ring(connection, revisions)
        return True

    def append_alone(self, one: Appending) -> bool | Exception:
        """Keep what happened at one table, or say what stood in the way."""
        try:
            return self.append(one)
        except NOT_KEPT as error:
            return error

    def rearrange(self, table: str, before: Written, after: Written) -> bool:
        """Keep who sits where and is waited for; False if that was changed otherwise meanwhile."""
        return self.change(table, after, **before)

    def open_seed(self, table: str) -> bool:
        """Keep that somebody may know the seed of a table."""
        return self.change(table, {"open_seed": True})

    def go_on(self, table: str, to: str) -> bool:
        """Keep at which table another one goes on; False if it does so already."""
        return self.change(table, {"went_on": to}, went_on="")

    def allow_hints(self, table: str, hints: bool) -> bool:
        """Keep whether hints are given at a table."""
        return self.change(table, {"hints": hints})

    def keep_review(self, table: str, review: KeptReview) -> None:
        """Keep what was found in a game, in place of what was kept of it before."""
        with self.writing() as connection:
            connection.execute(delete(REVIEW).where(REVIEW.c.table_id == table))
            is_there = select(TABLE.c.id).where(TABLE.c.id == table)
            if connection.execute(is_there).first() is not None:
                connection.execute(insert(REVIEW).values(table_id=table, **review._asdict()))
                self.bell.ring(connection, {table: "review"})

    def change(self, table: str, values: Mapping[str, Any], **before: Any) -> bool:
        """Change what is known of a table, provided that it was as said before."""
        was = [TABLE.c[name] == value for name, value in before.items()]
        with self.writing() as connection:
            changed = connection.execute(
                update(TABLE).where(TABLE.c.id == table, *was).values(**values)
            )
            self.bell.ring(connection, {table: "row"})
        return changed.rowcount == 1

    def delete(self, table: str) -> None:
        """Forget a table and all that happened at it."""
        with self.writing() as connection:
            self.bell.ring(connection, {table: "row"})
            for beside in (SNAPSHOT, EVENT, TALK, REVIEW):
                connection.execute(delete(beside).where(beside.c.table_id == table))
            connection.execute(delete(TABLE).where(TABLE.c.id == table))

    def keep_said(self, table: str, said: Said, request: str) -> bool:
        """Keep what somebody said at a table; False if something else was said under its number."""
        with self.writing() as connection:
            is_kept = write_said(connection, table, said, request)
            self.bell.ring(connection, {table: "talk"} if is_kept else {})
        return is_kept

    # Reading

    def find(self, tables: Sequence[str]) -> list[KeptTable]:
        """Read some tables without what happened at them; those that cannot be are left out."""
        names = [name for name in tables if is_text(name)]
        with self.engine.connect() as connection:
            rows = connection.execute(select(TABLE).where(TABLE.c.id.in_(names))).all()
        return readable(rows)

    def recall(self, table: str) -> History | None:
        """Read all that happened at a table; None if there is no such table."""
        if not is_text(table):
            return None
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
        history = history_of(
            kept_of(row._asdict()),
            [(one.seq, one.payload, one.request) for one in happened],
            [(one.length, one.payload) for one in snapshots],
        )
        # Something may have been written between the readings; the log tells how far it is.
        if row.rev != history.kept.rev and not history.is_damaged:
            history.is_damaged = not self.mend_revision(table)
        return history

    def happened(self, table: str, since: int) -> list[tuple[Event, str]]:
        """Read what happened at a table from a revision on, and when."""
        later = (EVENT.c.table_id == table, EVENT.c.seq >= since)
        wanted = select(EVENT.c.seq, EVENT.c.payload, EVENT.c.request, EVENT.c.at).where(*later)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(EVENT.c.seq)).all()
        sound = sound_events([(row.seq, row.payload, row.request) for row in rows], since)
        return [(found, row.at) for found, row in zip(sound, rows, strict=False)]

    def recall_since(self, table: str, rev: int) -> News | None:
        """Read how a table stands and what happened since a revision; None if there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLE).where(TABLE.c.id == table)).first()
            if row is None:
                return None
            kept = kept_of(row._asdict())
            if row.rev <= rev:
                return News(kept, [], {})
            # What came after the row was read will be told by itself.
            later = (EVENT.c.table_id == table, EVENT.c.seq >= rev, EVENT.c.seq < row.rev)
            wanted = select(EVENT.c.seq, EVENT.c.payload, EVENT.c.request)
            rows = connection.execute(wanted.where(*later).order_by(EVENT.c.seq)).all()
        return News(
            kept,
            [event_decoder.decode(one.payload) for one in rows],
            {one.request: one.seq + 1 for one in rows if one.request},
        )

    def recall_talk(self, table: str) -> Talk:
        """Read what people said at a table."""
        with self.engine.connect() as connection:
            return read_talk(connection, table)

    def review(self, table: str) -> KeptReview | None:
        """Read what was found in a game; None if nothing was."""
        wanted = select(REVIEW.c.engine, REVIEW.c.is_done, REVIEW.c.payload)
        with self.engine.connect() as connection:
            row = connection.execute(wanted.where(REVIEW.c.table_id == table)).first()
        return KeptReview(row.engine, row.is_done, bytes(row.payload)) if row else None

    def mend_revision(self, table: str) -> bool:
        """Let the row of a table say how long its log is; False if the log lacks its end.

        A row that is behind is brought up; one that is ahead tells of events that are gone.
        """
        events = select(func.count()).where(EVENT.c.table_id == table)
        with self.writing() as connection:
            rev = connection.execute(select(TABLE.c.rev).where(TABLE.c.id == table)).scalar()
            length = connection.execute(events).scalar_one()
            if rev is None or rev == length:
                return True
            outcome = "the end of its log is gone" if rev > length else "it is led by its log"
            log.error("table %s is at %s, with %s events: %s", table, rev, length, outcome)
            here = (TABLE.c.id == table, TABLE.c.rev == rev)
            if rev < length:
                connection.execute(update(TABLE).where(*here).values(rev=length))
            return bool(rev < length)

    def host_of(self, table: str) -> str | None:
        """Read the fingerprint of the host's key, whatever else cannot be read of a table."""
        with self.engine.connect() as connection:
            host = select(TABLE.c.host_key).where(TABLE.c.id == table)
            return connection.execute(host).scalar()

    def count(self) -> int:
        """Count the tables."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(TABLE)).scalar_one()

    def untouched(self, since: str, over_since: str) -> list[str]:
        """Name the tables at which nothing has happened since a time, or another if it is over."""
        limit = case((TABLE.c.is_over, over_since), else_=since)
        with self.engine.connect() as connection:
            rows = connection.execute(select(TABLE.c.id).where(TABLE.c.changed < limit))
            return [row.id for row in rows]

    def waiting_for_bots(self) -> list[str]:
        """Name every table at which a bot is asked: after a start they have to be woken."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(TABLE.c.id).where(TABLE.c.bot_asked))
            return [row.id for row in rows]

    def public(self, most: int) -> list[KeptTable]:
        """Read the tables under way that are open to everybody, those first that changed last."""
        here = select(TABLE).where(TABLE.c.is_public, ~TABLE.c.is_over)
        with self.engine.connect() as connection:
            rows = connection.execute(here.order_by(TABLE.c.changed.desc()).limit(most)).all()
        return readable(rows)

    def overdue(self, at: int) -> list[str]:
        """Name the tables at which somebody's time is over by a moment."""
        here = (TABLE.c.clock_ends > 0, TABLE.c.clock_ends <= at)
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(select(TABLE.c.id).where(*here))]

    # Time

    def beat(self, at: int) -> None:
        """Keep that the clocks were looked at, if any runs."""
        running = select(TABLE.c.id).where(TABLE.c.clock_ends > 0).limit(1)
        with self.engine.connect() as connection:
            if connection.execute(running).first() is None:
                return
        with self.writing() as connection:
            connection.execute(delete(HEART))
            connection.execute(insert(HEART).values(id=1, at=at))

    def resume(self, at: int) -> int:
        """Let all clocks run on from a moment; what passed without a server is not counted.

        It is one transaction: done twice it is done once.
        """
        with self.writing() as connection:
            beat = connection.execute(select(HEART.c.at)).scalar()
            rows = connection.execute(select(TABLE).where(TABLE.c.clock_ends > 0)).all()
            running = readable(rows) if beat is not None and beat < at else []
            for kept in running:
                clock = clocks.count(kept.pace, kept.clock, beat or at)
                later = clocks.run(kept.pace, clock, clock.runs, max(at, clock.since))
                here = TABLE.c.id == kept.id
                connection.execute(update(TABLE).where(here).values(columns_of_clock(later)))
            connection.execute(delete(HEART))
            connection.execute(insert(HEART).values(id=1, at=at))
        return len(running)


def is_text(name: str) -> bool:
    """Say whether every database can read a name: PostgreSQL knows no text with a zero in it."""
    return "\0" not in name


MOVE_ON: Final = (
    update(TABLE)
    .where(
        TABLE.c.id == bindparam("at_table"),
        TABLE.c.rev == bindparam("from_rev"),
        TABLE.c.arranged == bindparam("as_arranged"),
    )
    .values(
        {
            name: bindparam(name)
            for name in (
                *("rev", "changed", "round", "asked", "bot_asked", "is_over", "winners"),
                *("clock", "clock_ends"),
            )
        }
    )
)
"""Lead tables to their next revision, each from where it is expected; always in the same order,
so that processes that write at the same tables do not wait for each other."""

CUT_OFF: Final = delete(SNAPSHOT).where(
    SNAPSHOT.c.table_id == bindparam("at_table"), SNAPSHOT.c.length > bindparam("most")
)
"""After an undo the snapshots of what was cut off are thrown away."""


def write_appending(connection: Connection, waiting: Sequence[Appending]) -> bool:
    """Write what happened at tables; False, and nothing, if another wrote at one meanwhile."""
    moment = now()
    moved = connection.execute(
        MOVE_ON,
        [
            {
                "at_table": one.table,
                "from_rev": one.rev,
                "as_arranged": one.arranged,
                "rev": one.rev + len(one.change.events),
                "changed": moment,
                **columns_of(one.standing),
                **columns_of_clock(one.clock),
            }
            for one in sorted(waiting, key=lambda one: one.table)
        ],
    )
    if moved.rowcount != len(waiting):
        connection.rollback()
        return False
    events, snapshots = list[Written](), list[Written]()
    cuts = [
        {"at_table": one.table, "most": one.change.cut}
        for one in waiting
        if one.change.cut is not None
    ]
    for one in waiting:
        events += event_rows(one.table, one.rev, one.change.events, one.request)
        snapshots += snapshot_rows(one.table, one.change.snapshots)
    if cuts:
        connection.execute(CUT_OFF, cuts)
    write_events(connection, events)
    write_snapshots(connection, snapshots)
    return True


def write_new(connection: Connection, kept: KeptTable, change: Change) -> None:
    """Write a new table and what has happened at it already."""
    connection.execute(insert(TABLE).values(**row_of(kept)))
    write_events(connection, event_rows(kept.id, 0, change.events, ""))
    write_snapshots(connection, snapshot_rows(kept.id, change.snapshots))


def write_events(connection: Connection, rows: list[Written]) -> None:
    """Write at the end of logs."""
    if rows:
        connection.execute(insert(EVENT), rows)


def write_snapshots(connection: Connection, rows: list[Written]) -> None:
    """Write snapshots beside the logs."""
    if rows:
        connection.execute(insert(SNAPSHOT), rows)


def readable(rows: Sequence[Row[Any]]) -> list[KeptTable]:
    """Read tables from their rows; those that cannot be read are left out."""
    found = []
    for row in rows:
        try:
            found.append(kept_of(row._asdict()))
        except ValueError as error:
            log.error("what was kept of a table cannot be read: %s: %s", row.id, error)
    return found
