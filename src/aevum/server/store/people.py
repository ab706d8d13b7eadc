"""What the database knows about people: accounts, where they are logged in, and how to tell them.

Nothing of this is written or read unless whoever starts the server wants accounts.
"""

from typing import Any, Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy import Table as DatabaseTable

from aevum.server.store.database import metadata


def of_account(**more: Any) -> Column[str]:
    """Say whose a row is; it goes with the account."""
    return Column(
        "account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, **more
    )


ACCOUNT: Final = DatabaseTable(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(96), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("role", String(16), nullable=False),
    Column("is_banned", Boolean, nullable=False),
    Column("email", String(254), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("made", String(32), nullable=False),
)
"""One row for each account; `folded` is the name as it is compared, `password` a hash of argon2."""

SESSION: Final = DatabaseTable(
    "sessions",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    of_account(),
    Column("device", String(80), nullable=False),
    Column("made", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Index("sessions_account", "account_id"),
)
"""A browser that is logged in, by the fingerprint of what its cookie holds."""

OWN_SEAT: Final = DatabaseTable(
    "own_seats",
    metadata,
    of_account(primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("since", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("round", Integer, nullable=False),
    Column("given_up", Boolean, nullable=False),
    Index("own_seats_table", "table_id"),
)
"""The key that an account holds for a table: it never leaves the server again.

With it stand the one seat that it opened, in which round it moved in, and whether it was given up.
A key that was given up opens nothing to its account, which counts for its seat all the same.
"""

PASSKEY: Final = DatabaseTable(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    of_account(),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("device", String(80), nullable=False),
    Column("made", String(32), nullable=False),
    Index("passkeys_account", "account_id"),
)
"""A passkey: by what it proves itself, and how often its device says it was used."""

TICKET: Final = DatabaseTable(
    "tickets",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    Column("kind", String(16), nullable=False),
    Column("value", Text, nullable=False),
    Column("until", String(32), nullable=False),
    Index("tickets_until", "until"),
)
"""What can be shown once, and for some time only: invitations, links in letters, challenges."""

RECEIVER: Final = DatabaseTable(
    "receivers",
    metadata,
    Column("id", String(32), primary_key=True),
    of_account(),
    Column("kind", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("is_on", Boolean, nullable=False),
    Column("trouble", String(40), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("stop", String(32), nullable=False, unique=True),
    Column("told", String(32), nullable=False),
    Column("made", String(32), nullable=False),
    Index("receivers_account", "account_id"),
)
"""Where somebody wants to be told, and after how many minutes; `stop` ends it by one click."""

NOTICE: Final = DatabaseTable(
    "notices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("receiver_id", ForeignKey("receivers.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("rev", Integer, nullable=False),
    Column("due", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Index("notices_due", "is_done", "due"),
    Index("notices_table", "table_id"),
)
"""The outbox: who is to be told of which table as it was at which revision."""

LETTER: Final = DatabaseTable(
    "letters",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("payload", Text, nullable=False),
    Column("due", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
)
"""Letters to addresses that have to be confirmed, or by which an account is found again."""

SECRET: Final = DatabaseTable(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What this server has made up for itself, such as the key that it signs pushes with."""
