"""Games that are over: their results, their ratings, and those that everybody may read."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def text(name: str, length: int, **more: Any) -> sa.Column[str]:
    """Name a column of short texts that are never missing."""
    return sa.Column(name, sa.String(length), nullable=False, **more)


def whole(name: str, **more: Any) -> sa.Column[int]:
    """Name a column of numbers."""
    return sa.Column(name, sa.Integer, **{"nullable": False, **more})


def yes_or_no(name: str) -> sa.Column[bool]:
    """Name a column that says yes or no."""
    return sa.Column(name, sa.Boolean, nullable=False)


def of(table: str, name: str) -> sa.Column[str]:
    """Name a column that leads to a row with which this one goes."""
    key = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), key, primary_key=True)


def upgrade() -> None:
    """What is over already is found by the first server that has accounts."""
    op.create_table(
        "games",
        text("id", 32, primary_key=True),
        text("table_id", 32, unique=True),
        whole("rev"),
        text("game", 40),
        text("rules", 40),
        sa.Column("options", sa.Text, nullable=False),
        whole("seats"),
        whole("round"),
        whole("moves"),
        text("began", 32),
        text("ended", 32),
        text("unrated", 16),
        text("shared", 32),
        yes_or_no("is_barred"),
    )
    op.create_index("games_order", "games", ["game", "ended", "id"])
    op.create_index("games_shared", "games", ["shared"])
    op.create_table(
        "game_seats",
        of("games", "game_id"),
        whole("seat", primary_key=True, autoincrement=False),
        text("kind", 8),
        text("player", 32),
        text("name", 24),
        text("bot", 24),
        whole("score", nullable=True),
        whole("place"),
        yes_or_no("is_winner"),
        whole("bot_answers"),
        text("consent", 8),
        *(sa.Column(name, sa.Double) for name in ("mu", "sigma", "mu_here", "sigma_here")),
    )
    op.create_index("game_seats_player", "game_seats", ["player"])
    op.create_table(
        "archive",
        of("games", "game_id"),
        sa.Column("payload", sa.LargeBinary, nullable=False),
    )
    op.create_table("profiles", of("accounts", "account_id"))
    op.create_index(
        "tables_over",
        "tables",
        ["changed"],
        sqlite_where=sa.text("is_over = 1"),
        postgresql_where=sa.text("is_over"),
    )
