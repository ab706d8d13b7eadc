"""The book of accounts: every call is one transaction of the store."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import Connection, Row, delete, insert, select, update

from aevum.server.accounts.names import folded
from aevum.server.keys import fingerprint, new_key, new_name
from aevum.server.messages.accounts import Role
from aevum.server.store.own_seats import hold
from aevum.server.store.people import ACCOUNT, LETTER, OWN_SEAT, PASSKEY, SESSION, TICKET
from aevum.server.store.rows import moment, now
from aevum.server.store.store import Store

MOST_DEVICES: Final = 50
"""So many browsers are logged in to one account; the one not seen for longest is logged out."""

MOST_SEATS: Final = 200
"""At so many tables an account holds seats; whoever comes to more leaves the oldest to its link."""


class Person(NamedTuple):
    """An account."""

    id: str
    name: str
    password: str
    role: Role
    is_banned: bool
    email: str
    lang: str
    made: str


class Session(NamedTuple):
    """A browser that is logged in."""

    fingerprint: str
    person: Person
    device: str
    made: str
    seen: str


class Ticket(NamedTuple):
    """What was shown in time, by whom, and what it is good for."""

    account: str
    value: str


class Letter(Struct, frozen=True):
    """A letter with a link: to which address, about what, for whom, and what the link shows."""

    to: str
    kind: str
    name: str
    lang: str
    token: str


COLUMNS: Final = tuple(ACCOUNT.c[name] for name in Person._fields)


def person_of(row: Sequence[Any]) -> Person:
    """Read an account from its row, where it stands first."""
    return Person(*row[: len(COLUMNS)])


def later(**span: float) -> str:
    """Say when some time will be over."""
    return moment(datetime.now(UTC) + timedelta(**span))


class Book:
    """All accounts of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Accounts

    def add(self, name: str, password: str, lang: str) -> Person | None:
        """Make an account; None if the name is taken."""
        person = Person(new_name(), name, password, "player", False, "", lang, now())
        with self.store.writing() as connection:
            if find(connection, ACCOUNT.c.folded == folded(name)) is not None:
                return None
            row = {**person._asdict(), "folded": folded(name)}
            connection.execute(insert(ACCOUNT).values(**row))
        return person

    def find(self, name: str) -> Person | None:
        """Find an account by its name."""
        with self.store.engine.connect() as connection:
            return find(connection, ACCOUNT.c.folded == folded(name))

    def find_by_id(self, account: str) -> Person | None:
        """Find an account by what it is known by inside."""
        with self.store.engine.connect() as connection:
            return find(connection, ACCOUNT.c.id == account)

    def everybody(self, most: int) -> list[Person]:
        """List the accounts, the newest first."""
        with self.store.engine.connect() as connection:
            rows = connection.execute(select(*COLUMNS).order_by(ACCOUNT.c.made.desc()).limit(most))
            return [person_of(row) for row in rows]

    def change(self, account: str, **values: Any) -> None:
        """Change what is known about somebody."""
        with self.store.writing() as connection:
            connection.execute(update(ACCOUNT).where(ACCOUNT.c.id == account).values(**values))

    def take_password(self, account: str, password: str) -> None:
        """Change a password; whatever was handed out to somebody before is worth nothing now."""
        with self.store.writing() as connection:
            here = ACCOUNT.c.id == account
            connection.execute(update(ACCOUNT).where(here).values(password=password))
            connection.execute(delete(TICKET).where(TICKET.c.account_id == account))

    def forget(self, account: str) -> None:
        """Delete an account and all that belongs to it; the games stay."""
        with self.store.writing() as connection:
            connection.execute(delete(ACCOUNT).where(ACCOUNT.c.id == account))

    # Devices

    def log_in(self, account: str, device: str) -> str:
        """Let a browser in; return what its cookie is to hold."""
        token, at = new_key() + new_key(), now()
        with self.store.writing() as connection:
            own = select(SESSION.c.fingerprint).where(SESSION.c.account_id == account)
            old = connection.execute(own.order_by(SESSION.c.seen.desc()).offset(MOST_DEVICES - 1))
            for row in old.all():
                end = delete(SESSION).where(SESSION.c.fingerprint == row.fingerprint)
                connection.execute(end)
            row_of = {"fingerprint": fingerprint(token), "account_id": account, "device": device}
            connection.execute(insert(SESSION).values(**row_of, made=at, seen=at))
        return token

    def session(self, token: str, not_before: str) -> Session | None:
        """Find who is logged in with what a cookie holds, unless nobody was seen for too long."""
        mark = SESSION.c.fingerprint == fingerprint(token)
        wanted = select(*COLUMNS, SESSION.c.fingerprint, SESSION.c.device, SESSION.c.made)
        wanted = wanted.add_columns(SESSION.c.seen).join_from(SESSION, ACCOUNT)
        with self.store.engine.connect() as connection:
            row = connection.execute(wanted.where(mark, SESSION.c.seen >= not_before)).first()
        if row is None:
            return None
        mark_of, device, made, seen = row[len(COLUMNS) :]
        return Session(mark_of, person_of(row), device, made, seen)

    def see(self, mark: str) -> None:
        """Note that a browser was there."""
        with self.store.writing() as connection:
            here = SESSION.c.fingerprint == mark
            connection.execute(update(SESSION).where(here).values(seen=now()))

    def devices(self, account: str) -> list[Row[Any]]:
        """List the browsers that are logged in, the latest first."""
        own = select(SESSION).where(SESSION.c.account_id == account)
        with self.store.engine.connect() as connection:
            return list(connection.execute(own.order_by(SESSION.c.seen.desc())).all())

    def log_out(self, account: str, *marks: str, but: str = "") -> list[str]:
        """Log browsers out, all but one if none is named; return which they were."""
        own = [SESSION.c.account_id == account, SESSION.c.fingerprint != but]
        if marks:
            own.append(SESSION.c.fingerprint.in_(marks))
        with self.store.writing() as connection:
            rows = connection.execute(select(SESSION.c.fingerprint).where(*own)).all()
            connection.execute(delete(SESSION).where(*own))
            self.store.bell.call(connection, "ended", [row.fingerprint for row in rows])
        return [row.fingerprint for row in rows]

    def known(self, marks: Sequence[str]) -> set[str]:
        """Say which of some browsers are logged in."""
        here = select(SESSION.c.fingerprint).where(SESSION.c.fingerprint.in_(marks))
        with self.store.engine.connect() as connection:
            return set(connection.execute(here).scalars())

    # Seats

    def hold(self, account: str, keys: dict[str, str]) -> None:
        """Keep the keys of tables for an account, in place of those it held there before."""
        with self.store.writing() as connection:
            for table, key in keys.items():
                hold(connection, account, table, key)

    def let_go(self, account: str, table: str) -> None:
        """Let an account use its key for a table no more; it counts for its seat all the same."""
        here = (OWN_SEAT.c.account_id == account, OWN_SEAT.c.table_id == table)
        with self.store.writing() as connection:
            connection.execute(update(OWN_SEAT).where(*here).values(given_up=True))

    def keys(self, account: str, *tables: str, most: int | None = MOST_SEATS) -> dict[str, str]:
        """Read the keys that an account holds for some tables or all, the latest first."""
        own = [OWN_SEAT.c.account_id == account, ~OWN_SEAT.c.given_up]
        if tables:
            own.append(OWN_SEAT.c.table_id.in_(tables))
        return self.read_keys(*own, most=most)

    def given_up(self, account: str) -> dict[str, str]:
        """Read the keys that an account has given up; they are nothing that opens a seat to it."""
        return self.read_keys(OWN_SEAT.c.account_id == account, OWN_SEAT.c.given_up)

    def read_keys(self, *own: Any, most: int | None = None) -> dict[str, str]:
        """Read keys by their tables, the latest first."""
        wanted = select(OWN_SEAT.c.table_id, OWN_SEAT.c.key).where(*own)
        newest = wanted.order_by(OWN_SEAT.c.since.desc()).limit(most)
        with self.store.engine.connect() as connection:
            return {row.table_id: row.key for row in connection.execute(newest)}

    # Passkeys

    def add_passkey(self, account: str, key: str, public: bytes, uses: int, device: str) -> bool:
        """Keep a passkey; False if it is somebody else's."""
        row = {"id": key, "account_id": account, "public_key": public, "uses": uses}
        with self.store.writing() as connection:
            own = (PASSKEY.c.id == key, PASSKEY.c.account_id == account)
            connection.execute(delete(PASSKEY).where(*own))
            if connection.execute(select(PASSKEY.c.id).where(own[0])).first() is not None:
                return False
            connection.execute(insert(PASSKEY).values(**row, device=device, made=now()))
        return True

    def passkey(self, key: str) -> Row[Any] | None:
        """Find a passkey."""
        with self.store.engine.connect() as connection:
            return connection.execute(select(PASSKEY).where(PASSKEY.c.id == key)).first()

    def passkeys(self, account: str) -> list[Row[Any]]:
        """List the passkeys of an account."""
        own = select(PASSKEY).where(PASSKEY.c.account_id == account)
        with self.store.engine.connect() as connection:
            return list(connection.execute(own.order_by(PASSKEY.c.made)).all())

    def use_passkey(self, key: str, uses: int) -> None:
        """Note how often a passkey was used by now."""
        with self.store.writing() as connection:
            connection.execute(update(PASSKEY).where(PASSKEY.c.id == key).values(uses=uses))

    def drop_passkey(self, account: str, key: str) -> None:
        """Forget a passkey."""
        own = (PASSKEY.c.account_id == account, PASSKEY.c.id == key)
        with self.store.writing() as connection:
            connection.execute(delete(PASSKEY).where(*own))

    # Letters

    def write_letter(self, to: str, kind: str, name: str, lang: str, token: str) -> None:
        """Put a letter with a link into the outbox."""
        letter = Letter(to, kind, name, lang, token)
        row = {"id": new_name(), "payload": encode(letter).decode(), "due": now(), "tries": 0}
        with self.store.writing() as connection:
            connection.execute(insert(LETTER).values(**row))

    # Tickets

    def issue(self, kind: str, value: str, until: str, account: str | None = None) -> str:
        """Make something that can be shown once, and in time; forget what nobody showed."""
        token = new_key()
        row = {"fingerprint": fingerprint(token), "account_id": account, "kind": kind}
        with self.store.writing() as connection:
            connection.execute(delete(TICKET).where(TICKET.c.until < now()))
            connection.execute(insert(TICKET).values(**row, value=value, until=until))
        return token

    def ticket(self, kind: str, token: str) -> Ticket | None:
        """Look at what somebody shows, and leave it as it is."""
        mark = (TICKET.c.fingerprint == fingerprint(token), TICKET.c.kind == kind)
        with self.store.engine.connect() as connection:
            row = connection.execute(select(TICKET).where(*mark, TICKET.c.until >= now())).first()
        return None if row is None else Ticket(row.account_id or "", row.value)

    def redeem(self, kind: str, token: str) -> Ticket | None:
        """Take what somebody shows; None if it is none, was shown before, or comes too late."""
        mark = (TICKET.c.fingerprint == fingerprint(token), TICKET.c.kind == kind)
        with self.store.writing() as connection:
            row = connection.execute(select(TICKET).where(*mark, TICKET.c.until >= now())).first()
            connection.execute(delete(TICKET).where(*mark))
        return None if row is None else Ticket(row.account_id or "", row.value)


def find(connection: Connection, condition: Any) -> Person | None:
    """Find one account."""
    row = connection.execute(select(*COLUMNS).where(condition)).first()
    return None if row is None else person_of(row)
