"""Backups: all that is kept, made while a server plays on, and put back into either database."""

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select

from aevum.server.accounts.book import Book
from aevum.server.notices.book import Outbox
from aevum.server.store.backup import back_up, restore, tables_in
from aevum.server.store.claim import CannotOpen, Taken
from aevum.server.store.store import Store, connect
from tests.cli.run import aevum
from tests.server.kit import HERE, LINK, RANDOM, Served, kept, table_of
from tests.server.postgresql import plain, serve_postgresql

HOLDING = {"tables", "events", "snapshots", "accounts", "heart", "secrets"}


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """Serve a PostgreSQL."""
    with serve_postgresql() as address:
        yield address


def rows_in(address: str) -> dict[str, list[tuple[object, ...]]]:
    """Read everything that a database holds."""
    engine = connect(address)
    with engine.connect() as connection:
        found = {
            name: sorted(map(tuple, connection.execute(select(table))))
            for name, table in tables_in(connection).items()
        }
    engine.dispose()
    return found


def fill(address: str) -> None:
    """Keep something of every kind: a table with moves, an account, a key of the server."""
    with closing(Store(address)) as store:
        table = table_of(kept())
        change = table.decide(table.state.asked, table.state.legal()[0])
        store.create(table.kept, change._replace(snapshots={1: b"a position"}))
        store.resume(1000)
        Outbox(store).secret("push", "a secret of this server")
        Book(store).add("Ada", "hashed", "en")


def test_a_backup_made_under_play_goes_on_with_every_key(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with Served(tmp_path / "first") as first:
        name, key = first.open(HERE, LINK, HERE)
        with first.guest(name, key) as host:
            seat = first.claim_all(name, host)["1"]

            tables = back_up(f"sqlite:///{first.file}", file)

    restore(file, f"sqlite:///{tmp_path / 'second' / 'tables.db'}")
    with Served(tmp_path / "second") as second, second.guest(name, key) as host:
        welcome = host.until("welcome")
        with second.guest(name, seat) as other:
            mine = other.until("welcome")["mine"]
            asked = host.until("now")["position"]["asked"]
            player = other if asked == 1 else host
            player.sit(asked)
            answer = player.play()
    assert tables == 1
    assert (welcome["is_host"], welcome["mine"], mine) == (True, [0, 2], [1])
    assert answer["type"] == "done"


def test_a_backup_made_while_bots_play_breaks_off_at_one_moment(tmp_path: Path) -> None:
    with Served(tmp_path / "first") as first:
        name, key = first.open(RANDOM, RANDOM, RANDOM)
        with first.guest(name, key) as guest:
            for number in range(5):
                guest.until_revision(guest.now.get("rev", 0) + 1)
                back_up(f"sqlite:///{first.file}", tmp_path / f"{number}.db")

    lengths = []
    for number in range(5):
        with closing(Store(f"sqlite:///{tmp_path / f'{number}.db'}")) as store:
            history = store.recall(name)
            assert history is not None
            lengths.append(len(history.events))
            assert (history.kept.rev, history.is_damaged) == (lengths[-1], False)
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def test_a_backup_is_for_its_owner_alone_and_overwrites_nothing(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path / 'tables.db'}")
    file = tmp_path / "backup.db"

    back_up(f"sqlite:///{tmp_path / 'tables.db'}", file)

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.db"]
    with pytest.raises(CannotOpen, match="already"):
        back_up(f"sqlite:///{tmp_path / 'tables.db'}", file)
    with pytest.raises(CannotOpen, match="already"):
        restore(file, f"sqlite:///{tmp_path / 'tables.db'}")


def test_all_that_is_kept_comes_from_sqlite_to_postgresql_and_back(
    tmp_path: Path, postgresql: str
) -> None:
    first, second = (f"sqlite:///{tmp_path / name}" for name in ("first.db", "second.db"))
    fill(first)
    before = rows_in(first)

    back_up(first, tmp_path / "from-sqlite.db")
    restore(tmp_path / "from-sqlite.db", postgresql)
    back_up(postgresql, tmp_path / "from-postgresql.db")
    restore(tmp_path / "from-postgresql.db", second)

    assert {name for name, rows in before.items() if rows} == HOLDING
    assert rows_in(postgresql) == before
    assert rows_in(second) == before
    with pytest.raises(CannotOpen, match="in use"):
        restore(tmp_path / "from-sqlite.db", postgresql)


def test_what_others_keep_in_the_same_postgresql_stays(tmp_path: Path, postgresql: str) -> None:
    with closing(psycopg.connect(plain(postgresql), autocommit=True)) as line:
        line.execute("CREATE DATABASE theirs")
    theirs = postgresql.replace("/postgres", "/theirs")
    fill(f"sqlite:///{tmp_path / 'tables.db'}")
    back_up(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backup.db")
    with psycopg.connect(plain(theirs)) as line:
        line.execute("CREATE TABLE invoices AS SELECT 7 AS number")

    tables = restore(tmp_path / "backup.db", theirs)
    again = back_up(theirs, tmp_path / "again.db")

    with psycopg.connect(plain(theirs)) as line:
        assert line.execute("SELECT number FROM invoices").fetchall() == [(7,)]
    assert tables == again == 1


def test_nothing_is_restored_below_a_server(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path / 'tables.db'}")
    back_up(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backup.db")
    address = f"sqlite:///{tmp_path / 'other.db'}"
    with closing(Store(address, is_alone=True)), pytest.raises(Taken):
        restore(tmp_path / "backup.db", address)


def test_a_damaged_database_is_not_taken_for_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    fill(f"sqlite:///{file}")
    back_up(f"sqlite:///{file}", tmp_path / "backup.db")
    whole = bytearray((tmp_path / "backup.db").read_bytes())
    whole[4096:] = bytes(len(whole) - 4096)
    (tmp_path / "damaged.db").write_bytes(whole)
    (tmp_path / "note.txt").write_text("nothing of ours")

    for name in ("damaged.db", "note.txt", "nowhere.db"):
        with pytest.raises(CannotOpen):
            restore(tmp_path / name, f"sqlite:///{tmp_path / 'back.db'}")
    assert not list(tmp_path.glob("back.db*.part"))
    assert not (tmp_path / "back.db").exists()


def test_the_commands_say_what_they_did_or_why_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ("--database", tmp_path / "tables.db")
    file = tmp_path / "backup.db"

    missing = aevum(capsys, "backup", file, *database)
    fill(f"sqlite:///{tmp_path / 'tables.db'}")
    written = aevum(capsys, "backup", file, *database)
    restored = aevum(capsys, "restore", file, "--database", tmp_path / "new" / "tables.db")

    assert "there is no database" in missing.sentence()
    assert (written.code, restored.code) == (0, 0)
    assert str(file) in written.out
    with closing(sqlite3.connect(tmp_path / "new" / "tables.db")) as read:
        assert read.execute("SELECT count(*) FROM accounts").fetchone() == (1,)
