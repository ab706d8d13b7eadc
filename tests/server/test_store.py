"""The store: nothing that was kept is lost, and nothing is kept twice."""

import contextlib
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import column, delete, insert, update
from sqlalchemy import table as sql_table
from sqlalchemy.exc import IntegrityError, OperationalError

from aevum.server.accounts.book import Book, Ticket, later
from aevum.server.accounts.own_data import own_data
from aevum.server.keys import Keyring, fingerprint
from aevum.server.messages.requests import Undo
from aevum.server.messages.tables import Chair
from aevum.server.messages.talk import Said
from aevum.server.notices.book import Outbox
from aevum.server.serving import open_store
from aevum.server.store.claim import CannotOpen, Taken
from aevum.server.store.database import EVENT, TABLE, metadata
from aevum.server.store.kept import (
    MOST_SAID,
    Appending,
    Change,
    KeptTable,
    Played,
    Standing,
    TakenBack,
)
from aevum.server.store.migrate import migrate
from aevum.server.store.rows import written
from aevum.server.store.store import Store, connect
from aevum.server.table import Table
from aevum.server.visitor import mark_of
from tests.server.kit import PATIENCE, kept, table_of
from tests.server.postgresql import serve_postgresql

OLD_TABLE = sql_table(
    "tables",
    *(column(name) for name in ("id", "game", "rules", "seed", "options", "chairs", "host_key")),
    *(column(name) for name in ("seat_keys", "rev", "round", "asked", "bot_asked", "is_over")),
    *(column(name) for name in ("winners", "changed")),
)
OLD = {
    "id": "old",
    "game": "tempus",
    "rules": "1 tables",
    "seed": "7",
    "options": "{}",
    "chairs": '[{"kind":"here"},{"kind":"link"},{"kind":"bot","bot":"random"}]',
    "host_key": fingerprint("host"),
    "seat_keys": f'["", "{fingerprint("the old key")}", ""]',
    "rev": 0,
    "round": 0,
    "asked": 0,
    "bot_asked": False,
    "is_over": False,
    "winners": "[]",
    "changed": "",
}
"""A table as it was kept before chance and keys were what they are."""

NOBODY_ASKED = Standing(1, 0, bot_asked=False, is_over=False, winners=[])

RACER = """
import sys
from aevum.server.store.kept import Appending, Change, Played, Standing
from aevum.server.store.store import Store
address, table, name = sys.argv[1:]
store = Store(address)
standing = Standing(1, 0, bot_asked=False, is_over=False, winners=[])
done = lost = 0
while done < 30:
    rev = store.find([table])[0].rev
    change = Change([Played(0, f"{name} {done}", "0000", "person")], {})
    if store.append(Appending(table, rev, change, standing, f"{name} {done}")):
        done += 1
    else:
        lost += 1
print(lost)
"""


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """Start a PostgreSQL of our own; return the address of its first database."""
    with serve_postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Open an empty store."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        address = request.getfixturevalue("postgresql")
        clear(address)
    opened = Store(address)
    yield opened
    opened.close()


def clear(address: str) -> None:
    """Drop everything that is in a database."""
    engine = connect(address)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    engine.dispose()


def test_what_was_kept_is_read_again(store: Store) -> None:
    found = table_of(kept(seats=3))
    store.create(found.kept, Change([], {}))
    chance = random.Random(1)
    for number in range(230):
        rev = found.rev
        asked = found.state.asked
        if number % 7 == 6 and found.marks_of(asked):
            change = found.undo(asked, whole_turn=False)
        elif number % 7 == 0 and found.decisions_ahead(asked):
            change = found.redo(asked)
        else:
            change = found.decide(asked, chance.choice(found.state.legal()))
        assert store.append(
            Appending(found.kept.id, rev, change, found.standing(), f"request {number}")
        )

    past = store.recall(found.kept.id)

    assert past is not None
    assert past.kept.rev == len(past.events) == found.rev
    assert past.snapshots == found.snapshots.payloads
    assert past.requests["request 229"] == found.rev
    assert any(isinstance(event, TakenBack) for event in past.events)
    again = Table.recall(past)
    assert (again.state, again.record.moves) == (found.state, found.record.moves)
    (line,) = store.find([found.kept.id, "nowhere"])
    assert line.standing == found.standing()


def test_what_was_decided_on_an_old_revision_is_not_kept(store: Store) -> None:
    table = kept()
    store.create(table, Change([], {}))
    change = Change([Played(0, "one", "0000", "person")], {})

    assert store.append(Appending(table.id, 0, change, NOBODY_ASKED))
    assert not store.append(Appending(table.id, 0, change, NOBODY_ASKED))

    past = store.recall(table.id)
    assert past is not None
    assert past.events == change.events


def test_two_processes_that_write_at_once_leave_no_gap_and_no_double(store: Store) -> None:
    table = kept()
    store.create(table, Change([], {}))
    address = store.engine.url.render_as_string(hide_password=False)
    command = [sys.executable, "-c", RACER, address, table.id]

    racers = [
        subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True) for name in "ab"
    ]
    conflicts = [int(racer.communicate(timeout=PATIENCE)[0]) for racer in racers]

    past = store.recall(table.id)
    assert past is not None
    texts = [event.text for event in past.events if isinstance(event, Played)]
    assert sorted(texts) == sorted(f"{name} {number}" for name in "ab" for number in range(30))
    for name in "ab":
        own = [text for text in texts if text.startswith(name)]
        assert own == [f"{name} {number}" for number in range(30)]
    assert sorted(past.requests.values()) == list(range(1, 61))
    assert all(lost >= 0 for lost in conflicts)


def test_an_undo_throws_away_the_snapshots_of_what_it_cut_off(store: Store) -> None:
    table = kept()
    store.create(table, Change([], {10: b"ten", 20: b"twenty"}))

    store.append(Appending(table.id, 0, Change([TakenBack(15)], {}, cut=15), NOBODY_ASKED))

    past = store.recall(table.id)
    assert past is not None
    assert past.snapshots == {10: b"ten"}


def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    table = kept()
    store.create(table, Change([Played(0, "one", "0000", "past")], {1: b"one"}))

    store.delete(table.id)

    assert store.recall(table.id) is None
    with store.engine.connect() as connection:
        for name in ("tables", "events", "snapshots"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() == 0


def test_tables_that_wait_for_a_bot_are_found(store: Store) -> None:
    waiting, other = kept(), kept()
    waiting.standing = Standing(1, 1, bot_asked=True, is_over=False, winners=[])
    store.create(waiting, Change([], {}))
    store.create(other, Change([], {}))

    assert store.waiting_for_bots() == [waiting.id]


def test_the_migrations_make_exactly_the_tables_that_are_used(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []


def rekey(store: Store, table: KeptTable, keyring: Keyring) -> bool:
    """Keep another keyring of a table, if it has the one that is known."""
    before, after = written(table.keyring), written(keyring)
    return store.rearrange(table.id, {"seat_keys": before}, {"seat_keys": after})


def test_an_old_table_draws_as_before_and_its_keys_become_invitations(store: Store) -> None:
    """The key of a seat was the digest of the host's key; whoever holds it exchanges it once."""
    address = store.engine.url.render_as_string(hide_password=False)
    with store.engine.begin() as connection:
        metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE alembic_version")
    migrate(store.engine, "0001")
    with store.engine.begin() as connection:
        connection.execute(insert(OLD_TABLE).values(OLD))

    opened = Store(address)
    found = opened.find(["old"])[0]
    keyring, seat = found.keyring.claim("the old key", "a key of the browser's own")

    assert (found.chance, found.open_seed, found.went_on) == ("sfc32", True, "")
    assert found.keyring.seats_of("the old key", found.chairs) == []
    assert found.keyring.is_invitation("the old key")
    assert found.keyring.is_free(1, found.chairs)
    assert seat == 1
    assert rekey(opened, found, keyring)
    assert not rekey(opened, found, keyring)
    assert opened.find(["old"])[0].keyring == keyring
    opened.close()


def test_a_time_for_every_answer_that_was_agreed_before_is_a_period_now(store: Store) -> None:
    address = store.engine.url.render_as_string(hide_password=False)
    with store.engine.begin() as connection:
        metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE alembic_version")
    migrate(store.engine, "0001")
    with store.engine.begin() as connection:
        connection.execute(insert(OLD_TABLE).values(OLD))
    migrate(store.engine, "0007")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET patience = 60")

    opened = Store(address)
    found = opened.find(["old"])[0]

    assert (found.pace.period, found.clock.runs, len(found.clock.seats)) == (3600, 0, 3)
    assert opened.overdue(found.clock.ends - 1) == []
    assert opened.overdue(found.clock.ends) == ["old"]
    opened.close()


def test_only_one_of_two_claims_is_kept(store: Store) -> None:
    table = kept(chairs=[Chair("here"), Chair("link"), Chair("link")])
    store.create(table, Change([], {}))
    link = table.keyring.links("host")[1]
    one, _ = table.keyring.claim(link, "the key of one browser")
    other, _ = table.keyring.claim(link, "the key of another browser")

    assert rekey(store, table, one)
    assert not rekey(store, table, other)
    assert store.find([table.id])[0].keyring == one


def test_commits_outlive_the_power(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


@pytest.mark.parametrize("address", ["nonsense", "mysql://x/y", "oracle:///", "sqlite+what:///a"])
def test_an_address_that_is_none_is_refused_in_one_sentence(address: str) -> None:
    with pytest.raises(CannotOpen) as refused:
        Store(address)

    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Sir, " * 1000)

    with pytest.raises(CannotOpen, match="cannot be used: file is not a database"):
        Store(f"sqlite:///{tmp_path / 'letter.db'}")


# Several tables at once


def one_move(table: str, rev: int = 0) -> Appending:
    """Let somebody answer at a table."""
    change = Change([Played(0, "one", "0000", "person")], {})
    return Appending(table, rev, change, NOBODY_ASKED, f"request {rev}")


def test_what_happens_at_several_tables_is_kept_together(store: Store) -> None:
    names = [kept().id for _ in range(5)]
    for name in names:
        store.create(kept_as(name), Change([], {}))

    assert store.append_all([one_move(name) for name in names]) == [True] * 5

    for name in names:
        past = store.recall(name)
        assert past is not None
        assert (past.kept.rev, past.requests) == (1, {"request 0": 1})


def kept_as(name: str) -> KeptTable:
    """Describe a new table of this name."""
    found = kept()
    found.id = name
    return found


def test_a_table_at_which_something_else_happened_holds_no_other_up(store: Store) -> None:
    names = [kept().id for _ in range(3)]
    for name in names:
        store.create(kept_as(name), Change([], {}))
    assert store.append(one_move(names[1]))

    outcomes = store.append_all([one_move(name) for name in names])

    assert outcomes == [True, False, True]
    assert [len(past.events) for past in map(store.recall, names) if past] == [1, 1, 1]


def test_what_cannot_be_kept_at_one_table_is_kept_at_the_others(store: Store) -> None:
    names = [kept().id for _ in range(2)]
    for name in names:
        store.create(kept_as(name), Change([], {5: b"five"}))
    twice = one_move(names[0])._replace(change=Change([], {5: b"again"}))

    refused, good = store.append_all([twice, one_move(names[1])])

    assert isinstance(refused, IntegrityError)
    assert good is True
    past = store.recall(names[0])
    assert past is not None
    assert past.kept.rev == 0


# Damage


def test_a_log_that_cannot_be_read_to_its_end_is_read_up_to_there(store: Store) -> None:
    table = kept()
    moves = [Played(0, f"move {number}", "0000", "person") for number in range(5)]
    store.create(table, Change([*moves], {}))
    with store.engine.begin() as connection:
        connection.execute(update(EVENT).where(EVENT.c.seq == 3).values(payload="{broken"))

    past = store.recall(table.id)

    assert past is not None
    assert past.is_damaged
    assert past.events == moves[:3]


def test_a_log_with_a_gap_is_read_up_to_the_gap(store: Store) -> None:
    table = kept()
    moves = [Played(0, f"move {number}", "0000", "person") for number in range(5)]
    store.create(table, Change([*moves], {}))
    with store.engine.begin() as connection:
        connection.execute(delete(EVENT).where(EVENT.c.seq == 1))

    past = store.recall(table.id)

    assert past is not None
    assert (past.is_damaged, past.events) == (True, moves[:1])


def test_a_table_whose_row_cannot_be_read_is_left_out_of_lists(store: Store) -> None:
    good, bad = kept(), kept()
    store.create(good, Change([], {}))
    store.create(bad, Change([], {}))
    with store.engine.begin() as connection:
        connection.execute(update(TABLE).where(TABLE.c.id == bad.id).values(chairs="nobody"))

    assert [found.id for found in store.find([good.id, bad.id])] == [good.id]
    with pytest.raises(ValueError, match="malformed"):
        store.recall(bad.id)


def test_a_revision_that_is_behind_its_log_is_led_by_it(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    table = kept()
    store.create(table, Change([], {}))
    assert store.append(one_move(table.id))
    set_revision(store, table.id, 0)

    past = store.recall(table.id)

    assert past is not None
    assert (past.kept.rev, past.is_damaged) == (1, False)
    assert f"table {table.id} is at 0, with 1 events" in caplog.text
    assert store.append(one_move(table.id, 1))


def test_a_revision_that_is_ahead_of_its_log_tells_that_the_end_is_gone(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    table = kept()
    store.create(table, Change([], {}))
    assert store.append(one_move(table.id))
    set_revision(store, table.id, 7)

    past = store.recall(table.id)

    assert past is not None
    assert (past.kept.rev, past.is_damaged) == (1, True)
    assert "the end of its log is gone" in caplog.text


def set_revision(store: Store, table: str, rev: int) -> None:
    """Let the row of a table say another revision."""
    with store.engine.begin() as connection:
        connection.execute(update(TABLE).where(TABLE.c.id == table).values(rev=rev))


def test_names_and_marks_that_are_no_text_harm_nobody(store: Store) -> None:
    table = kept()
    store.create(table, Change([], {}))
    mark = mark_of(Undo("a\0b", 0, 1, "step"))

    assert store.recall("\0") is None
    assert [found.id for found in store.find(["\0", table.id])] == [table.id]
    assert store.append(one_move(table.id)._replace(request=mark))

    past = store.recall(table.id)
    assert past is not None
    assert past.requests == {mark: 1}


def test_a_complaint_about_the_database_tells_no_seed(store: Store) -> None:
    table = kept(seed=123456789)
    store.create(table, Change([], {}))

    with pytest.raises(IntegrityError) as twice:
        store.create(table, Change([], {}))

    assert "123456789" not in str(twice.value)


# One server alone


def no_wait() -> None:
    """Nobody needs to know that somebody waits."""


def test_only_one_server_uses_a_database(postgresql: str, tmp_path: Path) -> None:
    clear(postgresql)
    for address in (postgresql, f"sqlite:///{tmp_path / 'tables.db'}"):
        first = Store(address, is_alone=True)
        with pytest.raises(Taken, match="another server is using the database"):
            Store(address, is_alone=True)

        first.close()

        open_store(address, no_wait).close()


def test_a_server_that_is_about_to_end_is_waited_for(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Store(address, is_alone=True)
    told: list[str] = []

    def end_the_first() -> None:
        told.append("waiting")
        first.close()

    open_store(address, end_the_first).close()

    assert told == ["waiting"]


def test_a_server_whose_connection_breaks_claims_its_database_again(postgresql: str) -> None:
    clear(postgresql)
    table = kept()
    with contextlib.closing(Store(postgresql, is_alone=True)) as store:
        store.create(table, Change([], {}))
        break_connections(postgresql)

        with pytest.raises(OperationalError):
            store.append(one_move(table.id))
        assert store.append(one_move(table.id))

        with pytest.raises(Taken):
            Store(postgresql, is_alone=True)


def test_a_server_that_lost_its_claim_writes_nothing(postgresql: str) -> None:
    clear(postgresql)
    table = kept()
    with contextlib.closing(Store(postgresql, is_alone=True)) as store:
        store.create(table, Change([], {}))
        break_connections(postgresql)
        with contextlib.closing(open_store(postgresql, no_wait)) as other:
            for _ in range(3):
                (refused,) = store.append_all([one_move(table.id)])
                assert isinstance(refused, OperationalError | Taken)
            assert isinstance(refused, Taken)
            assert other.append(one_move(table.id))

        assert append_in_the_end(store, one_move(table.id, 1)) is True


def append_in_the_end(store: Store, one: Appending) -> bool | Exception:
    """Keep a move as soon as the claim of another server is gone: PostgreSQL takes a moment."""
    until = monotonic() + PATIENCE
    (kept_or_not,) = store.append_all([one])
    while isinstance(kept_or_not, Taken) and monotonic() < until:
        (kept_or_not,) = store.append_all([one])
    return kept_or_not


def break_connections(address: str) -> None:
    """Break every connection to a database but our own."""
    engine = connect(address)
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    engine.dispose()


def test_files_of_the_database_can_be_read_by_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o644)
    with contextlib.closing(Store(f"sqlite:///{file}", is_alone=True)) as store:
        store.create(kept(), Change([], {}))

        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}

    assert set(modes.values()) == {0o600}
    assert "tables.db-wal" in modes


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with contextlib.closing(Store(address)) as store, store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(CannotOpen, match="belongs to a newer version of this program"):
        Store(address)


def test_the_last_that_was_said_is_kept_and_goes_with_its_table(store: Store) -> None:
    table = kept()
    store.create(table, Change([], {}))
    for number in range(MOST_SAID + 3):
        store.keep_said(table.id, Said(number, 0, "2026-01-01", f"no. {number}"), f"0 {number}")

    said, marks = store.recall_talk(table.id)

    assert [one.number for one in said] == list(range(3, MOST_SAID + 3))
    assert marks[-1] == f"0 {MOST_SAID + 2}"
    store.delete(table.id)
    assert store.recall_talk(table.id) == ([], [])


def test_people_and_what_they_are_to_be_told_are_kept_alike_in_every_store(store: Store) -> None:
    book, box, found = Book(store), Outbox(store), kept()
    store.create(found, Change([], {}))
    ada = book.add("Ada", "hash", "de")
    assert ada is not None
    assert book.add("ADA", "hash", "de") is None

    book.hold(ada.id, {found.id: "host"})
    session = book.session(book.log_in(ada.id, "a browser"), "")
    assert box.add(ada.id, "json", "https://example.org/hook", 0)
    (waiting,) = box.waiting()
    box.put([(waiting.receiver, found.id, waiting.rev)] * 2)
    (due,) = box.due()
    is_dead = box.failed(due.receiver, [due.notice], is_gone=False)
    token = book.issue("recover", "", later(hours=1), ada.id)

    assert session is not None
    assert session.person == ada
    assert book.keys(ada.id) == {found.id: "host"}
    assert (due.name, due.is_current, is_dead) == ("Ada", True, False)
    assert (box.waiting(), box.due()) == ([], [])
    assert book.redeem("recover", token) == Ticket(ada.id, "")
    assert book.redeem("recover", token) is None
    assert own_data(book, ada).receivers[0]["target"] == "example.org"
    book.forget(ada.id)
    assert book.everybody(10) == box.receivers(ada.id) == []
    assert store.find([found.id])[0].id == found.id
