"""A database for one server alone: whoever claims it keeps others away as long as it lives."""

import fcntl
import os
from pathlib import Path
from typing import IO, Final, Literal, TypeAlias

from sqlalchemy import Connection, Engine, func, select

OUR_LOCK: Final = 0x61657675
"""The number of our lock among those of a PostgreSQL database."""

FOR_US_ALONE: Final = 0o600
MAGIC: Final = b"SQLite format 3\x00"
"""With this every database of SQLite begins."""


class CannotOpen(ValueError):
    """The database cannot be used, and why, in one sentence."""


class CannotShare(CannotOpen):
    """The database is for one process."""

    def __init__(self) -> None:
        super().__init__(
            "SQLite serves one process; several share a PostgreSQL: name it with --database"
        )


class Taken(CannotOpen):
    """Another server is using the database."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(f"another server is using the database '{engine.url.database}'")


Claim: TypeAlias = Literal["none", "alone", "shared"]
"""How a database is used: by a tool beside a server, by one server, or by several processes."""


def file_of(engine: Engine) -> Path | None:
    """Find the file in which SQLite keeps its tables; None for a database that has none."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or name in (None, "", ":memory:"):
        return None
    return Path(str(name))


def make_file(file: Path) -> None:
    """Make the file of a database, to be read by its owner alone; what lies beside it follows.

    A file that is something else is left as it is.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, FOR_US_ALONE), "rb") as opened:
            if opened.read(len(MAGIC)) in (b"", MAGIC):
                os.fchmod(opened.fileno(), FOR_US_ALONE)
    except OSError as error:
        raise CannotOpen(f"games cannot be kept in '{file.parent}': {error.strerror}") from error


def claim_file(engine: Engine, file: Path) -> IO[str]:
    """Hold a lock beside the file of a database; it ends with this process at the latest."""
    beside = file.with_name(f"{file.name}.lock")
    try:
        held = os.fdopen(os.open(beside, os.O_RDWR | os.O_CREAT, FOR_US_ALONE), "w")
    except OSError as error:
        raise CannotOpen(f"games cannot be kept in '{file.parent}': {error.strerror}") from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise Taken(engine) from error
    return held


def claim_session(connection: Connection, *, is_shared: bool = False) -> None:
    """Hold a lock in PostgreSQL by the connection that writes: without the lock nothing is.

    Servers that share a database keep away whoever wants it alone, and are kept away by it.
    """
    take = func.pg_try_advisory_lock_shared if is_shared else func.pg_try_advisory_lock
    is_ours = connection.execute(select(take(OUR_LOCK))).scalar()
    connection.commit()
    if not is_ours:
        raise Taken(connection.engine)
