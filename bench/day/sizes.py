"""How many bytes the tables of kept games take in either database.

.venv/bin/python -m bench.day sizes
"""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import text

import aevum
from aevum.record import Record
from aevum.server.keys import Keyring, new_key, new_name
from aevum.server.messages.tables import Chair
from aevum.server.seating import rules_of
from aevum.server.store.kept import Appending, Change, History, KeptTable, Standing
from aevum.server.store.store import Store, write_appending
from aevum.server.table import Table
from tests.server.postgresql import serve_postgresql

RECORDS: Final = Path(__file__).parents[2] / "tests" / "records"
GAMES: Final = 3
"""So many kept games of each title are written, those of thoughtful bots at the most seats."""

PARTS: Final = ("tables", "events", "snapshots")


class Size(NamedTuple):
    """What the games of a title take, in bytes, on average."""

    game: str
    database: str
    decisions: float
    total: float
    parts: dict[str, float]


def kept_games(game: str) -> list[Record]:
    """Read the kept games of a title that were played with some thought."""
    files = sorted((RECORDS / game).glob("*-greedy.aevum"))
    records = [Record.read(file) for file in files]
    return sorted(records, key=lambda record: -record.seats)[:GAMES]


def changes_of(record: Record) -> tuple[KeptTable, list[Appending]]:
    """Play a record at a table, decision by decision, as people at three browsers would."""
    chairs = [Chair("here"), *(Chair("link") for _ in range(record.seats - 1))]
    kept = KeptTable(
        id=new_name(),
        game=record.game.name,
        rules=rules_of(record),
        seed=record.seed,
        options=record.options,
        chairs=chairs,
        keyring=Keyring.cut(new_key(), chairs),
        rev=0,
        standing=Standing(0, -1, bot_asked=False, is_over=False, winners=[]),
        changed="",
    )
    table = Table(Record(record.game, record.seats, record.seed, record.options), History(kept))
    found = list[Appending]()
    while table.length < len(record.moves):
        rev, seat = table.rev, table.state.asked
        action = record.game.from_text(table.state, record.moves[table.length].text)
        change = table.decide(seat, action)
        mark = f"{seat} {new_key()[:24]}"
        found.append(Appending(kept.id, rev, change, table.standing(), mark, kept.clock))
    return kept, found


def write(address: str, game: str) -> int:
    """Write the games of a title into a database; count the decisions."""
    decisions = 0
    with closing(Store(address)) as store:
        for record in kept_games(game):
            kept, changes = changes_of(record)
            store.create(kept, Change([], {}))
            with store.writing() as connection:
                for one in changes:
                    assert write_appending(connection, [one])
                    decisions += len(one.change.events)
    return decisions


def in_sqlite(game: str) -> Size:
    """Measure a file of SQLite; what each part takes is shared out by the length of its rows."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        with closing(Store(f"sqlite:///{file}")):
            empty = size_of(file)
        decisions = write(f"sqlite:///{file}", game)
        with closing(sqlite3.connect(file)) as read:
            lengths = {part: length_of(read, part) for part in PARTS}
        total = size_of(file) - empty
    whole = sum(lengths.values())
    parts = {part: total * length / whole for part, length in lengths.items()}
    return shared(game, "SQLite", decisions, total, parts)


def size_of(file: Path) -> int:
    """Measure a file with nothing beside it."""
    with closing(sqlite3.connect(file)) as read:
        read.execute("VACUUM")
        read.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (pages,) = read.execute("PRAGMA page_count").fetchone()
        (page,) = read.execute("PRAGMA page_size").fetchone()
    return int(pages * page)


def length_of(read: sqlite3.Connection, part: str) -> int:
    """Add up what the rows of a part have in them."""
    columns = [row[1] for row in read.execute(f"PRAGMA table_info({part})")]
    added = " + ".join(f"coalesce(length(cast({column} AS BLOB)), 0)" for column in columns)
    return int(read.execute(f"SELECT coalesce(sum({added}), 0) FROM {part}").fetchone()[0])


def in_postgresql(address: str, game: str) -> Size:
    """Measure what the parts of a PostgreSQL take with their indexes."""
    with closing(Store(address)) as store, store.writing() as connection:
        connection.execute(text("TRUNCATE tables CASCADE"))
    decisions = write(address, game)
    with closing(Store(address)) as store, store.engine.connect() as connection:
        # What a row was before is swept away in the background by a server that runs.
        connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("VACUUM FULL"))
        sizes = {
            part: float(
                connection.execute(text(f"SELECT pg_total_relation_size('{part}')")).scalar_one()
            )
            for part in PARTS
        }
    return shared(game, "PostgreSQL", decisions, sum(sizes.values()), sizes)


def shared(game: str, database: str, decisions: int, total: float, parts: dict[str, float]) -> Size:
    """Say what one game takes."""
    games = len(kept_games(game))
    each = {part: size / games for part, size in parts.items()}
    return Size(game, database, decisions / games, total / games, each)


def measure() -> list[Size]:
    """Measure all titles in both databases."""
    found = [in_sqlite(game) for game in aevum.game_names()]
    with serve_postgresql() as address:
        found += [in_postgresql(address, game) for game in aevum.game_names()]
    return found
