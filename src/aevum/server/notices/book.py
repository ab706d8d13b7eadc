"""The outbox as the store keeps it: receivers, notices, letters; every call is one transaction."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec.json import decode
from sqlalchemy import Row, and_, delete, insert, select, update

from aevum.server.accounts.book import Letter
from aevum.server.keys import new_key, new_name
from aevum.server.store.club import BIDDEN
from aevum.server.store.database import TABLE, insert_of
from aevum.server.store.people import ACCOUNT, LETTER, NOTICE, OWN_SEAT, RECEIVER, SECRET
from aevum.server.store.rows import moment, now
from aevum.server.store.store import Store

MOST_RECEIVERS: Final = 20
MOST_AT_ONCE: Final = 200
FIRST_PAUSE: Final = 30.0
LONGEST_PAUSE: Final = 6 * 3600.0
"""After a failure so many seconds pass, and four times as many after each further one."""

MOST_FAILURES: Final = 6
"""After so many failures in a row a receiver is dead."""

KEPT_DAYS: Final = 30
"""So long is remembered that somebody was told, unless the table goes first."""


INVITED: Final = -1
"""Stands for the revision in a notice that tells of an invitation."""


class Due(NamedTuple):
    """A notice that is to be delivered: by whom it is wanted, and how the table stands."""

    notice: Row[Any]
    receiver: Row[Any]
    name: str
    lang: str
    email: str
    game: str
    round: int
    is_current: bool
    """Nobody has answered since."""


def mark_of(receiver: str, table: str, rev: int) -> str:
    """Name a notice, so that it is the same however often it is thought of."""
    return sha256(f"{receiver} {table} {rev}".encode()).hexdigest()


def pause_after(tries: int) -> str:
    """Say when to try again after so many failures."""
    seconds = min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** min(tries, 10))
    return moment(datetime.now(UTC) + timedelta(seconds=seconds))


def is_current(row: Row[Any]) -> bool:
    """Say whether a notice is true still: nobody has answered since, or the invitation stands."""
    is_so = row.bidden is not None if row.rev == INVITED else row.table_rev == row.rev
    return is_so and not row.is_over


class Outbox:
    """All that is to be told."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Receivers

    def receivers(self, account: str) -> list[Row[Any]]:
        """List where somebody is told."""
        own = select(RECEIVER).where(RECEIVER.c.account_id == account)
        with self.store.engine.connect() as connection:
            return list(connection.execute(own.order_by(RECEIVER.c.made)).all())

    def add(self, account: str, kind: str, target: str, minutes: int) -> bool:
        """Tell somebody at another place, or at the same place anew; False if it is too many."""
        row = {"id": new_name(), "account_id": account, "kind": kind, "target": target}
        state = {"minutes": minutes, "is_on": True, "trouble": "", "failures": 0}
        same = (RECEIVER.c.account_id == account, RECEIVER.c.kind == kind)
        with self.store.writing() as connection:
            connection.execute(delete(RECEIVER).where(*same, RECEIVER.c.target == target))
            own = select(RECEIVER.c.id).where(RECEIVER.c.account_id == account)
            if len(connection.execute(own).all()) >= MOST_RECEIVERS:
                return False
            new = {**row, **state, "stop": new_key(), "told": "", "made": now()}
            connection.execute(insert(RECEIVER).values(**new))
        return True

    def change(self, account: str, receiver: str, minutes: int, *, is_on: bool) -> None:
        """Tell somebody sooner or later, or not at all; who is told again is tried afresh."""
        own = (RECEIVER.c.account_id == account, RECEIVER.c.id == receiver)
        state = {"minutes": minutes, "is_on": is_on, "failures": 0, "trouble": ""}
        with self.store.writing() as connection:
            connection.execute(update(RECEIVER).where(*own).values(**state))

    def drop(self, account: str, receiver: str) -> None:
        """Tell somebody no longer at a place."""
        own = (RECEIVER.c.account_id == account, RECEIVER.c.id == receiver)
        with self.store.writing() as connection:
            connection.execute(delete(RECEIVER).where(*own))

    def stop(self, token: str) -> bool:
        """Switch a receiver off by what stands in its letters."""
        mark = RECEIVER.c.stop == token
        with self.store.writing() as connection:
            done = connection.execute(update(RECEIVER).where(mark).values(is_on=False))
        return done.rowcount == 1

    # Feeding

    def waiting(self) -> Sequence[Any]:
        """List the tables of accounts at which a person is asked and somebody was not yet told."""
        own = and_(NOTICE.c.receiver_id == RECEIVER.c.id, NOTICE.c.table_id == TABLE.c.id)
        told = and_(own, NOTICE.c.rev == TABLE.c.rev)
        columns = (TABLE.c.id, TABLE.c.rev, TABLE.c.changed, OWN_SEAT.c.key, RECEIVER.c.minutes)
        wanted = (
            select(*columns, RECEIVER.c.id.label("receiver"))
            .select_from(TABLE)
            .join(OWN_SEAT, OWN_SEAT.c.table_id == TABLE.c.id)
            .join(RECEIVER, RECEIVER.c.account_id == OWN_SEAT.c.account_id)
            .outerjoin(NOTICE, told)
            .where(~TABLE.c.is_over, ~TABLE.c.bot_asked, TABLE.c.asked >= 0)
            .where(~OWN_SEAT.c.given_up, RECEIVER.c.is_on, NOTICE.c.id.is_(None))
        )
        with self.store.engine.connect() as connection:
            return connection.execute(wanted).all()

    def put(self, rows: list[tuple[str, str, int]]) -> None:
        """Put notices into the outbox: to which receiver, of which table and revision; once."""
        with self.store.writing() as connection:
            for receiver, table, rev in rows:
                mark = mark_of(receiver, table, rev)
                if connection.execute(select(NOTICE.c.id).where(NOTICE.c.id == mark)).first():
                    continue
                row = {"id": mark, "receiver_id": receiver, "table_id": table, "rev": rev}
                connection.execute(insert(NOTICE).values(**row, due=now(), tries=0, is_done=False))

    def invite(self, account: str, table: str) -> None:
        """Put into the outbox that somebody is invited to a table, for all places; once."""
        own = (RECEIVER.c.account_id == account, RECEIVER.c.is_on)
        with self.store.engine.connect() as connection:
            found = connection.execute(select(RECEIVER.c.id).where(*own)).scalars().all()
        self.put([(receiver, table, INVITED) for receiver in found])

    # Delivering

    def due(self) -> list[Due]:
        """List what is to be delivered now."""
        wanted = (
            select(NOTICE, ACCOUNT.c.name, ACCOUNT.c.lang, ACCOUNT.c.email)
            .add_columns(TABLE.c.game, TABLE.c.round, TABLE.c.rev.label("table_rev"))
            .add_columns(TABLE.c.is_over, BIDDEN.c.table_id.label("bidden"))
            .join(RECEIVER, RECEIVER.c.id == NOTICE.c.receiver_id)
            .join(ACCOUNT, ACCOUNT.c.id == RECEIVER.c.account_id)
            .join(TABLE, TABLE.c.id == NOTICE.c.table_id)
            .outerjoin(
                BIDDEN, and_(BIDDEN.c.account_id == ACCOUNT.c.id, BIDDEN.c.table_id == TABLE.c.id)
            )
            .where(~NOTICE.c.is_done, NOTICE.c.due <= now(), RECEIVER.c.is_on)
            .limit(MOST_AT_ONCE)
        )
        with self.store.engine.connect() as connection:
            rows = connection.execute(wanted).all()
            ids = {row.receiver_id for row in rows}
            found = connection.execute(select(RECEIVER).where(RECEIVER.c.id.in_(ids))).all()
        by_id = {row.id: row for row in found}
        return [
            Due(
                row,
                by_id[row.receiver_id],
                row.name,
                row.lang,
                row.email,
                row.game,
                row.round,
                is_current=is_current(row),
            )
            for row in rows
            if row.receiver_id in by_id
        ]

    def done(self, receiver: str, notices: list[str]) -> None:
        """Note that somebody was told."""
        with self.store.writing() as connection:
            connection.execute(update(NOTICE).where(NOTICE.c.id.in_(notices)).values(is_done=True))
            told = {"failures": 0, "told": now()}
            connection.execute(update(RECEIVER).where(RECEIVER.c.id == receiver).values(**told))

    def skip(self, notices: list[str]) -> None:
        """Leave out what is true no longer."""
        with self.store.writing() as connection:
            connection.execute(update(NOTICE).where(NOTICE.c.id.in_(notices)).values(is_done=True))

    def failed(self, receiver: Row[Any], notices: list[Row[Any]], *, is_gone: bool) -> bool:
        """Try again later; a receiver that is dead is switched off. Say whether it was."""
        failures = receiver.failures + 1
        is_dead = is_gone or failures >= MOST_FAILURES
        state = {"failures": failures, "is_on": not is_dead}
        trouble = "web-notice-dead" if is_dead else ""
        with self.store.writing() as connection:
            here = RECEIVER.c.id == receiver.id
            connection.execute(update(RECEIVER).where(here).values(**state, trouble=trouble))
            for one in notices:
                later = {"tries": one.tries + 1, "due": pause_after(one.tries), "is_done": is_dead}
                connection.execute(update(NOTICE).where(NOTICE.c.id == one.id).values(**later))
        return is_dead

    def forget_old(self) -> None:
        """Forget what was told long ago."""
        limit = moment(datetime.now(UTC) - timedelta(days=KEPT_DAYS))
        with self.store.writing() as connection:
            connection.execute(delete(NOTICE).where(NOTICE.c.is_done, NOTICE.c.due < limit))

    # Letters

    def letters(self) -> list[tuple[str, int, Letter]]:
        """List the letters that are to be sent now."""
        wanted = select(LETTER).where(LETTER.c.due <= now()).limit(MOST_AT_ONCE)
        with self.store.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return [(row.id, row.tries, decode(row.payload, type=Letter)) for row in rows]

    def letter_sent(self, letter: str) -> None:
        """Forget a letter that is on its way, or that nobody takes."""
        with self.store.writing() as connection:
            connection.execute(delete(LETTER).where(LETTER.c.id == letter))

    def letter_failed(self, letter: str, tries: int) -> None:
        """Send a letter again later; after many failures never."""
        if tries + 1 >= MOST_FAILURES:
            self.letter_sent(letter)
            return
        later = {"tries": tries + 1, "due": pause_after(tries)}
        with self.store.writing() as connection:
            connection.execute(update(LETTER).where(LETTER.c.id == letter).values(**later))

    # Secrets

    def secret(self, name: str, made: str) -> str:
        """Find what this server has made up for itself, or keep what was made up just now.

        Of two that begin at the same moment the second takes what the first has kept.
        """
        own = select(SECRET.c.value).where(SECRET.c.name == name)
        with self.store.writing() as connection:
            kept = insert_of[connection.dialect.name](SECRET).values(name=name, value=made)
            connection.execute(kept.on_conflict_do_nothing())
            return str(connection.execute(own).scalar_one())
