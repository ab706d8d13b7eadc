"""Accounts, where they are logged in, the seats they hold, and what they are to be told."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def text(name: str, length: int, **more: Any) -> sa.Column[str]:
    """Name a column of short texts that are never missing."""
    return sa.Column(name, sa.String(length), nullable=False, **more)


def whole(name: str) -> sa.Column[int]:
    """Name a column of numbers that are never missing."""
    return sa.Column(name, sa.Integer, nullable=False)


def yes_or_no(name: str) -> sa.Column[bool]:
    """Name a column that says yes or no."""
    return sa.Column(name, sa.Boolean, nullable=False)


def of(table: str, name: str, **more: Any) -> sa.Column[str]:
    """Name a column that leads to a row with which this one goes."""
    key = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), key, **{"nullable": False, **more})


def upgrade() -> None:
    """Nobody has an account yet."""
    make_accounts()
    make_notices()


def make_accounts() -> None:
    """Make what is known about people."""
    op.create_table(
        "accounts",
        text("id", 32, primary_key=True),
        text("name", 24),
        text("folded", 96, unique=True),
        text("password", 200),
        text("role", 16),
        yes_or_no("is_banned"),
        text("email", 254),
        text("lang", 8),
        text("made", 32),
    )
    op.create_table(
        "sessions",
        text("fingerprint", 64, primary_key=True),
        of("accounts", "account_id"),
        text("device", 80),
        text("made", 32),
        text("seen", 32),
    )
    op.create_index("sessions_account", "sessions", ["account_id"])
    op.create_table(
        "own_seats",
        of("accounts", "account_id", primary_key=True),
        of("tables", "table_id", primary_key=True),
        text("key", 64),
        text("since", 32),
    )
    op.create_index("own_seats_table", "own_seats", ["table_id"])
    op.create_table(
        "passkeys",
        text("id", 1400, primary_key=True),
        of("accounts", "account_id"),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        whole("uses"),
        text("device", 80),
        text("made", 32),
    )
    op.create_index("passkeys_account", "passkeys", ["account_id"])
    op.create_table(
        "tickets",
        text("fingerprint", 64, primary_key=True),
        of("accounts", "account_id", nullable=True),
        text("kind", 16),
        sa.Column("value", sa.Text, nullable=False),
        text("until", 32),
    )
    op.create_index("tickets_until", "tickets", ["until"])


def make_notices() -> None:
    """Make what people are told by, and what they are to be told."""
    op.create_table(
        "receivers",
        text("id", 32, primary_key=True),
        of("accounts", "account_id"),
        text("kind", 16),
        sa.Column("target", sa.Text, nullable=False),
        whole("minutes"),
        yes_or_no("is_on"),
        text("trouble", 40),
        whole("failures"),
        text("stop", 32, unique=True),
        text("told", 32),
        text("made", 32),
    )
    op.create_index("receivers_account", "receivers", ["account_id"])
    op.create_table(
        "notices",
        text("id", 64, primary_key=True),
        of("receivers", "receiver_id"),
        of("tables", "table_id"),
        whole("rev"),
        text("due", 32),
        whole("tries"),
        yes_or_no("is_done"),
    )
    op.create_index("notices_due", "notices", ["is_done", "due"])
    op.create_index("notices_table", "notices", ["table_id"])
    op.create_table(
        "letters",
        text("id", 32, primary_key=True),
        sa.Column("payload", sa.Text, nullable=False),
        text("due", 32),
        whole("tries"),
    )
    op.create_table(
        "secrets",
        text("name", 16, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
