"""Backups: a file of SQLite with all that a database holds, whichever database it is.

It is made while a server plays on, as the database was at one moment, and put back into either
kind. So it is also the way from one to the other.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, delete, func, insert, inspect, select, text
from sqlalchemy import Table as DatabaseTable
from sqlalchemy.exc import DBAPIError

from aevum.server.store.claim import FOR_US_ALONE, CannotOpen, claim_file, file_of, make_file
from aevum.server.store.migrate import migrate
from aevum.server.store.store import Store, connect

VERSION: Final = "alembic_version"
"""The table that says in which form a database is."""

AT_ONCE: Final = 500
"""So many rows are carried over together."""


def back_up(address: str, file: Path) -> int:
    """Write all that a database holds into a new file, as it is at one moment; count the tables."""
    engine = connect(address)
    try:
        source = file_of(engine)
        if engine.dialect.name == "sqlite" and (source is None or not source.exists()):
            raise CannotOpen(f"there is no database at '{engine.url.database}'")
        with new_file(file) as part:
            if source is not None:
                copy_file(source, part)
            else:
                with opening(f"sqlite:///{part}") as copy, unusable(engine):
                    read_from_server(engine, copy)
            return count_tables(part)
    finally:
        engine.dispose()


def restore(file: Path, address: str) -> int:
    """Put all that a backup holds into a database in which nothing is; count the tables."""
    check_backup(file)
    engine = connect(address)
    try:
        target = file_of(engine)
        if target is None:
            return restore_to_server(file, address)
        with claimed(engine, target), new_file(target) as part:
            copy_file(file, part)
            bring_up(part, file)
            return count_tables(part)
    finally:
        engine.dispose()


# Files


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Write a file beside its place, for its owner alone; it is there once it is whole."""
    if file.exists():
        raise CannotOpen(f"there is a file '{file}' already; move it away, or name another")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """Copy a database of SQLite as it is at one moment, whoever writes into it meanwhile."""
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(target)) as written,
        ):
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")
            (found,) = written.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise CannotOpen(f"'{source}' cannot be copied: {error}") from error
    if found != "ok":
        raise CannotOpen(f"'{source}' is damaged: {found}")


def check_backup(file: Path) -> None:
    """Refuse what is no backup."""
    if not file.is_file():
        raise CannotOpen(f"there is no file '{file}'")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as read:
            read.execute(f"SELECT version_num FROM {VERSION}").fetchone()
    except sqlite3.DatabaseError as error:
        raise CannotOpen(f"'{file}' is no backup of tables") from error


def bring_up(part: Path, file: Path) -> None:
    """Bring a copy to the form that is needed."""
    with opening(f"sqlite:///{part}") as copy:
        try:
            migrate(copy)
        except CommandError as error:
            raise CannotOpen(f"'{file}' belongs to a newer version of this program") from error


def count_tables(part: Path) -> int:
    """Count the tables in a copy."""
    with closing(sqlite3.connect(part)) as read:
        return int(read.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextmanager
def opening(address: str) -> Iterator[Engine]:
    """Open a copy of our own: nobody else reads it, and it is one file in the end."""
    engine = connect(address)
    try:
        yield engine
    finally:
        with engine.connect() as connection:
            connection.execute(text("PRAGMA journal_mode=DELETE"))
        engine.dispose()


@contextmanager
def claimed(engine: Engine, file: Path) -> Iterator[None]:
    """Keep servers away from a file while it is written."""
    file.parent.mkdir(mode=FOR_US_ALONE | 0o100, parents=True, exist_ok=True)
    with claim_file(engine, file):
        yield


# PostgreSQL


@contextmanager
def unusable(engine: Engine) -> Iterator[None]:
    """Say in one sentence why a database cannot be used."""
    shown = engine.url.render_as_string()
    try:
        yield
    except DBAPIError as error:
        raise CannotOpen(f"the database '{shown}' cannot be used: {error.orig}") from error
    except CommandError as error:
        raise CannotOpen(
            f"the database '{shown}' belongs to a newer version of this program"
        ) from error


def read_from_server(engine: Engine, copy: Engine) -> None:
    """Read all rows of a PostgreSQL as they are at one moment."""
    with engine.connect() as connection:
        read = connection.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True, stream_results=True
        )
        if not inspect(read).has_table(VERSION):
            raise CannotOpen(f"there are no tables in '{engine.url.render_as_string()}'")
        form = read.execute(text(f"SELECT version_num FROM {VERSION}")).scalar_one()
        migrate(copy, form)
        with copy.begin() as written:
            carry_over(read, written)


def restore_to_server(file: Path, address: str) -> int:
    """Put a backup into a PostgreSQL that no server uses and that holds nothing, or nothing at all.

    The copy is brought to the form that is needed before.
    """
    with closing(Store(address, is_alone=True)) as store:
        part = file.with_name(f"{file.name}.part")
        try:
            copy_file(file, part)
            bring_up(part, file)
            with (
                opening(f"sqlite:///{part}") as copy,
                copy.connect() as read,
                store.writing() as written,
            ):
                check_empty(written)
                carry_over(read, written)
            return count_tables(part)
        finally:
            part.unlink(missing_ok=True)


def check_empty(written: Connection) -> None:
    """Refuse a database that holds tables or accounts already."""
    for name, table in tables_in(written).items():
        if name in ("tables", "accounts"):
            rows = written.execute(select(func.count()).select_from(table)).scalar_one()
            if rows:
                shown = written.engine.url.render_as_string()
                raise CannotOpen(f"the database '{shown}' is in use; restore into an empty one")


def tables_in(connection: Connection) -> dict[str, DatabaseTable]:
    """Find what a database is made of, those first that others lean on."""
    known = MetaData()
    known.reflect(connection)
    return {table.name: table for table in known.sorted_tables if table.name != VERSION}


def carry_over(read: Connection, written: Connection) -> None:
    """Carry all rows from one database to another of the same form; what else is there stays."""
    sources = tables_in(read)
    targets = {name: table for name, table in tables_in(written).items() if name in sources}
    for name, table in targets.items():
        written.execute(delete(table))
        columns = [sources[name].c[column.name] for column in table.c]
        for rows in read.execute(select(*columns)).mappings().partitions(AT_ONCE):
            written.execute(insert(table), [dict(row) for row in rows])
