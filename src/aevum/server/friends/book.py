"""Friends as the store keeps them: every call is one transaction, and nobody else reads of it."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, tuple_, update

from aevum.server.messages.friends import Tie
from aevum.server.store.club import BIDDEN, FRIEND
from aevum.server.store.database import TABLE
from aevum.server.store.people import ACCOUNT
from aevum.server.store.rows import now
from aevum.server.store.store import Store

MOST_KNOWN: Final = 200
"""So many friends, asked and blocked people an account has in all."""

MOST_BIDDEN: Final = 20
"""To so many tables somebody is invited at a time; the oldest invitation goes first."""


class Known(NamedTuple):
    """Somebody whom an account knows."""

    account: str
    name: str
    tie: Tie


class Book:
    """All friends of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def known(self, account: str) -> list[Known]:
        """List all whom an account knows, and who ask; whom it blocked does not ask."""
        columns = (ACCOUNT.c.id, ACCOUNT.c.name, FRIEND.c.state)
        own = select(*columns).join(ACCOUNT, ACCOUNT.c.id == FRIEND.c.other_id)
        asking = select(*columns).join(ACCOUNT, ACCOUNT.c.id == FRIEND.c.account_id)
        to_me = (FRIEND.c.other_id == account, FRIEND.c.state == "asked")
        with self.store.engine.connect() as connection:
            mine = connection.execute(own.where(FRIEND.c.account_id == account)).all()
            others = connection.execute(asking.where(*to_me)).all()
        found = {row.id: Known(row.id, row.name, "asks") for row in others}
        found |= {row.id: Known(row.id, row.name, row.state) for row in mine}
        return sorted(found.values(), key=lambda one: one.name.casefold())

    def ask(self, account: str, other: str) -> bool:
        """Ask somebody to be a friend, or accept who asked; False if it is too many.

        Whoever was blocked learns nothing of it.
        """
        with self.store.writing() as connection:
            mine = tie(connection, account, other)
            theirs = tie(connection, other, account)
            if mine == "friend":
                return True
            if mine is None and count(connection, account) >= MOST_KNOWN:
                return False
            if theirs == "asked":
                for pair in ((account, other), (other, account)):
                    put(connection, *pair, "friend")
            else:
                put(connection, account, other, "asked")
        return True

    def part(self, account: str, other: str) -> None:
        """Be friends no more, ask no more, decline, or block no more."""
        with self.store.writing() as connection:
            mine = tie(connection, account, other)
            connection.execute(delete(FRIEND).where(*between(account, other)))
            if mine != "blocked" and tie(connection, other, account) != "blocked":
                connection.execute(delete(FRIEND).where(*between(other, account)))
            forget_bidding(connection, account, other)

    def block(self, account: str, other: str) -> bool:
        """Hear nothing of somebody any more; False if it is too many."""
        with self.store.writing() as connection:
            if tie(connection, account, other) is None and count(connection, account) >= MOST_KNOWN:
                return False
            put(connection, account, other, "blocked")
            if tie(connection, other, account) == "friend":
                connection.execute(delete(FRIEND).where(*between(other, account)))
            forget_bidding(connection, account, other)
        return True

    def is_friend(self, account: str, other: str) -> bool:
        """Say whether two are friends."""
        with self.store.engine.connect() as connection:
            return tie(connection, account, other) == "friend"

    def blocked(self, account: str) -> set[str]:
        """Name the accounts of which somebody does not want to hear."""
        own = (FRIEND.c.account_id == account, FRIEND.c.state == "blocked")
        with self.store.engine.connect() as connection:
            return set(connection.execute(select(FRIEND.c.other_id).where(*own)).scalars())

    # Inviting

    def bid(self, account: str, table: str, by: str, invitation: str) -> None:
        """Keep that a friend invites somebody to a table, in place of what was kept of it."""
        own = BIDDEN.c.account_id == account
        with self.store.writing() as connection:
            connection.execute(delete(BIDDEN).where(own, BIDDEN.c.table_id == table))
            older = select(BIDDEN.c.table_id).where(own).order_by(BIDDEN.c.made.desc())
            gone = connection.execute(older.offset(MOST_BIDDEN - 1)).scalars().all()
            connection.execute(delete(BIDDEN).where(own, BIDDEN.c.table_id.in_(gone)))
            row = {"account_id": account, "table_id": table, "from_id": by}
            connection.execute(insert(BIDDEN).values(**row, invitation=invitation, made=now()))

    def bidden(self, account: str) -> list[Any]:
        """List to which tables friends invite somebody, the latest first."""
        columns = (BIDDEN.c.table_id, BIDDEN.c.invitation, ACCOUNT.c.name, TABLE.c.game)
        wanted = (
            select(*columns)
            .join(ACCOUNT, ACCOUNT.c.id == BIDDEN.c.from_id)
            .join(TABLE, TABLE.c.id == BIDDEN.c.table_id)
            .where(BIDDEN.c.account_id == account)
            .order_by(BIDDEN.c.made.desc())
        )
        with self.store.engine.connect() as connection:
            return list(connection.execute(wanted).all())

    def invitations_at(self, table: str) -> set[str]:
        """List the invitations to a table that somebody has."""
        wanted = select(BIDDEN.c.invitation).where(BIDDEN.c.table_id == table)
        with self.store.engine.connect() as connection:
            return set(connection.execute(wanted).scalars())

    def decline(self, account: str, table: str) -> None:
        """Forget an invitation."""
        own = (BIDDEN.c.account_id == account, BIDDEN.c.table_id == table)
        with self.store.writing() as connection:
            connection.execute(delete(BIDDEN).where(*own))


def between(account: str, other: str) -> tuple[Any, ...]:
    """Find what somebody is to another."""
    return (FRIEND.c.account_id == account, FRIEND.c.other_id == other)


def tie(connection: Connection, account: str, other: str) -> str | None:
    """Say what somebody is to another; None if nothing."""
    return connection.execute(select(FRIEND.c.state).where(*between(account, other))).scalar()


def count(connection: Connection, account: str) -> int:
    """Count whom an account knows."""
    own = select(FRIEND.c.other_id).where(FRIEND.c.account_id == account).limit(MOST_KNOWN)
    return len(connection.execute(own).all())


def put(connection: Connection, account: str, other: str, state: str) -> None:
    """Keep what somebody is to another."""
    if tie(connection, account, other) is None:
        row = {"account_id": account, "other_id": other, "state": state, "made": now()}
        connection.execute(insert(FRIEND).values(**row))
    else:
        connection.execute(update(FRIEND).where(*between(account, other)).values(state=state))


def forget_bidding(connection: Connection, account: str, other: str) -> None:
    """Forget to which tables two invite each other."""
    pairs = [(account, other), (other, account)]
    here = tuple_(BIDDEN.c.account_id, BIDDEN.c.from_id).in_(pairs)
    connection.execute(delete(BIDDEN).where(here))
