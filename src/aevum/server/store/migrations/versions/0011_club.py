"""Tournaments, friends, the lobby, reports; and what a table agrees on beginning and watching."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def text(name: str, length: int, **more: Any) -> sa.Column[str]:
    """Name a column of short texts that are never missing."""
    return sa.Column(name, sa.String(length), **{"nullable": False, **more})


def long_text(name: str) -> sa.Column[str]:
    """Name a column of long texts that are never missing."""
    return sa.Column(name, sa.Text, nullable=False)


def whole(name: str, **more: Any) -> sa.Column[int]:
    """Name a column of numbers that are never missing."""
    return sa.Column(name, sa.Integer, nullable=False, **more)


def of(table: str, name: str, gone: str = "CASCADE", **more: Any) -> sa.Column[str]:
    """Name a column that leads to a row, and say what becomes of this one without it."""
    key = sa.ForeignKey(f"{table}.id", ondelete=gone)
    return sa.Column(name, sa.String(32), key, **{"nullable": False, **more})


def number(name: str) -> sa.Column[int]:
    """Name a column of numbers by which a row is known."""
    return whole(name, primary_key=True, autoincrement=False)


def upgrade() -> None:
    """All tables have begun, and who watches sees the present; nobody has met anybody yet."""
    for name in ("beginning", "delay"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", text("lang", 8, server_default=""))
    op.add_column("tables", text("lock", 200, server_default=""))
    make_tournaments()
    make_friends()
    make_talk()


def make_tournaments() -> None:
    """Make what is known of tournaments."""
    op.create_table(
        "tournaments",
        text("id", 32, primary_key=True),
        of("accounts", "account_id", "SET NULL", nullable=True),
        text("title", 60),
        long_text("plan"),
        text("state", 16),
        whole("round"),
        text("made", 32),
    )
    op.create_index("tournaments_state", "tournaments", ["state", "made"])
    op.create_table(
        "entrants",
        of("tournaments", "tournament_id", primary_key=True),
        number("number"),
        of("accounts", "account_id", "SET NULL", nullable=True),
        sa.Column("is_in", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_account", "entrants", ["account_id"])
    op.create_table(
        "pairings",
        of("tournaments", "tournament_id", primary_key=True),
        number("round"),
        number("board"),
        long_text("entrants"),
        text("table_id", 32),
        long_text("places"),
    )


def make_friends() -> None:
    """Make what is known of friends."""
    op.create_table(
        "friends",
        of("accounts", "account_id", primary_key=True),
        of("accounts", "other_id", primary_key=True),
        text("state", 8),
        text("made", 32),
    )
    op.create_index("friends_other", "friends", ["other_id"])
    op.create_table(
        "bidden",
        of("accounts", "account_id", primary_key=True),
        of("tables", "table_id", primary_key=True),
        of("accounts", "from_id"),
        text("invitation", 64),
        text("made", 32),
    )
    op.create_index("bidden_table", "bidden", ["table_id"])
    op.create_index("bidden_from", "bidden", ["from_id"])


def make_talk() -> None:
    """Make what is known of the lobby and of reports."""
    op.create_table(
        "lobby",
        number("number"),
        of("accounts", "account_id"),
        text("at", 32),
        long_text("text"),
    )
    op.create_index("lobby_account", "lobby", ["account_id"])
    op.create_table(
        "reports",
        text("id", 64, primary_key=True),
        of("accounts", "account_id", nullable=True),
        of("accounts", "about_id", nullable=True),
        text("place", 32),
        whole("seat"),
        long_text("text"),
        text("said", 32),
        text("made", 32),
    )
    op.create_index("reports_made", "reports", ["made"])
    op.create_index("reports_account", "reports", ["account_id"])
    op.create_index("reports_about", "reports", ["about_id"])
