"""The clock of a table stands in its row, and what happens beside the game with it."""

import json
from time import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("chairs", sa.Text),
    sa.column("seat_keys", sa.Text),
    sa.column("asked", sa.Integer),
    sa.column("bot_asked", sa.Boolean),
    sa.column("is_over", sa.Boolean),
    sa.column("patience", sa.Integer),
    sa.column("pace", sa.Text),
    sa.column("clock", sa.Text),
    sa.column("clock_ends", sa.BigInteger),
)


TEXTS = (("pace", "{}"), ("clock", "{}"), ("tidings", "[]"), ("votes", "[]"), ("orders", "[]"))


def upgrade() -> None:
    """Make a time for every answer, where one was agreed, a period; it begins now."""
    for name, default in TEXTS:
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=default))
    ends = sa.Column("clock_ends", sa.BigInteger, nullable=False, server_default="0")
    talk = sa.Column("open_talk", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", ends)
    op.add_column("tables", talk)
    op.create_table(
        "heart",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    now = int(time() * 1000)
    for row in op.get_bind().execute(sa.select(TABLES)).all():
        changed = {**keys_of(row), **(clock_of(row, now) if row.patience else {})}
        if changed:
            here = TABLES.c.id == row.id
            op.get_bind().execute(sa.update(TABLES).where(here).values(**changed))
    op.drop_index("tables_patience", "tables")
    op.drop_column("tables", "patience")
    op.create_index("tables_clock_ends", "tables", ["clock_ends"])


def keys_of(row: Any) -> dict[str, Any]:
    """Say of every seat that it is not about to be handed over; what is damaged stays so."""
    try:
        seats = [{**seat, "hands_over": False} for seat in json.loads(row.seat_keys)]
    except (ValueError, TypeError):
        return {}
    return {"seat_keys": json.dumps(seats, separators=(",", ":"))}


def clock_of(row: Any, now: int) -> dict[str, Any]:
    """Set the clock of a table at which every answer had so many minutes."""
    try:
        seats = [{"bank": 0, "periods": 1} for _ in json.loads(row.chairs)]
    except (ValueError, TypeError):
        return {}
    runs = -1 if row.is_over or row.bot_asked else row.asked
    ends = 0 if runs < 0 else now + row.patience * 60_000
    clock = {"seats": seats, "runs": runs, "since": now, "ends": ends}
    pace = {"period": row.patience * 60}
    return {"pace": json.dumps(pace), "clock": json.dumps(clock), "clock_ends": ends}
