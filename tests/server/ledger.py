"""A ledger: what a table was asked for and what it acknowledged, held against what was kept."""

from collections import Counter
from typing import NamedTuple

from sqlalchemy import Engine, select

from aevum.server.store.database import EVENT, TABLE
from aevum.server.store.kept import Event, Played, event_decoder


class Sent(NamedTuple):
    """A request: what it asks for, at which revision, and the notation of an answer."""

    kind: str
    rev: int
    text: str = ""


class Row(NamedTuple):
    """An event as it was kept, the request that led to it and those just before, and when."""

    seq: int
    happened: Event
    request: str
    at: str


class Kept(NamedTuple):
    """What was kept of a table: the revision in its row, and its log from some event on."""

    rev: int
    rows: list[Row]


class Acknowledged(NamedTuple):
    """What a table has said so far."""

    revisions: dict[str, int]
    refused: set[str]
    told: int
    """The newest revision that anybody was shown."""


class Ledger:
    """What was sent to one table, and what came back."""

    def __init__(self, table: str, key: str) -> None:
        self.table = table
        self.key = key
        self.sent: dict[str, Sent] = {}
        self.revisions: dict[str, int] = {}
        self.refused: set[str] = set()
        self.told = 0
        self.known: list[Row] = []
        """The log as it was looked at last."""

    def said(self) -> Acknowledged:
        """Take down what the table has said by now."""
        return Acknowledged(dict(self.revisions), set(self.refused), self.told)

    def check(self, engine: Engine, *, since: int = 0) -> "Faults":
        """Hold what was said before against what is kept now; the log is read from an event on."""
        said = self.said()
        kept = read(engine, self.table, since)
        rows = [*self.known[:since], *kept.rows]
        sent = dict(self.sent)
        lost = [
            *missing(said, rows, sent),
            *(f"event {one.seq} was changed" for one in changed(self.known, rows)),
        ]
        if not kept.rev == len(rows) >= said.told:
            lost.append(f"revision {kept.rev}, {len(rows)} events, {said.told} were shown")
        self.known = rows
        doubled = [*twice(rows), *unasked(said, rows, sent)]
        return Faults(*([f"{self.table}: {one}" for one in found] for found in (lost, doubled)))


class Faults(NamedTuple):
    """What was acknowledged and is not there, and what is there once too often."""

    lost: list[str]
    doubled: list[str]

    def __add__(self, other: object) -> "Faults":
        """Add the faults of another table."""
        assert isinstance(other, Faults)
        return Faults(self.lost + other.lost, self.doubled + other.doubled)


def read(engine: Engine, table: str, since: int) -> Kept:
    """Read a table as it is kept; the log last, which never is behind the row."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        rev = connection.execute(select(TABLE.c.rev).where(TABLE.c.id == table)).scalar_one()
        rows = connection.execute(
            select(EVENT.c.seq, EVENT.c.payload, EVENT.c.request, EVENT.c.at)
            .where(EVENT.c.table_id == table, EVENT.c.seq >= since)
            .order_by(EVENT.c.seq)
        )
        decode = event_decoder.decode
        return Kept(rev, [Row(seq, decode(said), *more) for seq, said, *more in rows])


def missing(said: Acknowledged, rows: list[Row], sent: dict[str, Sent]) -> list[str]:
    """Look for everything that was acknowledged, at its place."""
    return [
        f"{mark} was acknowledged as revision {rev}"
        for mark, rev in said.revisions.items()
        if not 0 < rev <= len(rows)
        or rows[rev - 1].request != mark
        or not is_asked(rows[sent[mark].rev], sent[mark])
    ]


def is_asked(row: Row, sent: Sent) -> bool:
    """Say whether an event is what a request asked for."""
    if isinstance(row.happened, Played):
        return sent.kind == "redo" or (sent.kind, sent.text) == ("play", row.happened.text)
    return sent.kind == "undo"


def changed(before: list[Row], after: list[Row]) -> list[Row]:
    """List what stood in the log and does not stand there any more."""
    now = dict(enumerate(after))
    return [row for seq, row in enumerate(before) if now.get(seq) != row]


def twice(rows: list[Row]) -> list[str]:
    """List what is kept twice, and gaps in the log."""
    marks = Counter(row.request for row in rows if row.request)
    found = [f"{mark} was kept {many} times" for mark, many in marks.items() if many > 1]
    if [row.seq for row in rows] != list(range(len(rows))):
        found.append("the numbers of the events have gaps")
    return found


def unasked(said: Acknowledged, rows: list[Row], sent: dict[str, Sent]) -> list[str]:
    """List what people did in the log without having asked for it, and what had been refused."""
    asked = {sent[row.request].rev for row in rows if row.request in sent}
    found = [
        f"event {row.seq} was asked for by nobody"
        for row in rows
        if is_of_person(row) and row.seq not in asked
    ]
    marks = {row.request for row in rows if row.request}
    found += [f"{mark} was refused and is kept" for mark in marks & said.refused]
    return found + [f"{mark} was never sent" for mark in marks - sent.keys()]


def is_of_person(row: Row) -> bool:
    """Say whether an event is a decision of a person."""
    return not isinstance(row.happened, Played) or row.happened.by == "person"
