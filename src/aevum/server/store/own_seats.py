"""Seats of accounts: which key opens them, since when, and which was given up."""

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from aevum.server.store.database import TABLE
from aevum.server.store.kept import KeptTable
from aevum.server.store.people import OWN_SEAT
from aevum.server.store.rows import kept_of, now


def row_of(account: str, kept: KeptTable, key: str) -> dict[str, Any]:
    """Write that an account comes to a table with a key; who has several seats has no own one."""
    seats = kept.keyring.seats_of(key, kept.chairs)
    return {
        "account_id": account,
        "table_id": kept.id,
        "key": key,
        "since": now(),
        "seat": seats[0] if len(seats) == 1 else None,
        "round": kept.standing.round,
        "given_up": False,
    }


def hold(connection: Connection, account: str, table: str, key: str) -> None:
    """Keep a key for an account; whoever comes back to a seat has had it since the first time."""
    found = connection.execute(select(TABLE).where(TABLE.c.id == table)).first()
    if found is None:
        return
    here = (OWN_SEAT.c.account_id == account, OWN_SEAT.c.table_id == table)
    before = connection.execute(select(OWN_SEAT).where(*here)).first()
    row = row_of(account, kept_of(found._asdict()), key)
    if before is not None and is_back(before, row):
        back = {"key": key, "given_up": False}
        connection.execute(update(OWN_SEAT).where(*here).values(back))
        return
    connection.execute(delete(OWN_SEAT).where(*here))
    connection.execute(insert(OWN_SEAT).values(row))


def is_back(before: Row[Any], row: dict[str, Any]) -> bool:
    """Say whether an account comes to the seat that it had before."""
    return before.seat is None or row["seat"] in (None, before.seat)
