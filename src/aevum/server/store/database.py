"""What the database is made of: tables of games, what happened and was said there, snapshots."""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    text,
)
from sqlalchemy import Table as DatabaseTable
from sqlalchemy.dialects import postgresql, sqlite

metadata: Final = MetaData()

insert_of: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""How each database inserts a row that may be there already."""

TABLE: Final = DatabaseTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("host_key", String(64), nullable=False),
    Column("seat_keys", Text, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("bot_asked", Boolean, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("winners", Text, nullable=False),
    Column("changed", String(32), nullable=False),
    Column("chance", String(16), nullable=False),
    Column("open_seed", Boolean, nullable=False),
    Column("went_on", String(32), nullable=False),
    Column("stand_ins", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("open_talk", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("clock_ends", BigInteger, nullable=False),
    Column("tidings", Text, nullable=False),
    Column("votes", Text, nullable=False),
    Column("orders", Text, nullable=False),
    Column("beginning", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("lock", String(200), nullable=False),
    Column("delay", Text, nullable=False),
    Column("arranged", Integer, nullable=False),
    Index("tables_bot_asked", "bot_asked"),
    Index("tables_clock_ends", "clock_ends"),
    Index("tables_public", "is_public", "changed"),
    Index(
        "tables_over",
        "changed",
        sqlite_where=text("is_over = 1"),
        postgresql_where=text("is_over"),
    ),
)
"""One row for each table; what stands after `rev` is how the game stands, for lists of tables."""

EVENT: Final = DatabaseTable(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("payload", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", String(32), nullable=False),
)
"""What happened, in its order, never changed: the truth about a table."""

SNAPSHOT: Final = DatabaseTable(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, primary_key=True, autoincrement=False),
    Column("payload", LargeBinary, nullable=False),
)
"""The position after so many actions: it saves playing them again, and nothing else."""

TALK: Final = DatabaseTable(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("at", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
)
"""What people said at a table, beside the game."""

HEART: Final = DatabaseTable(
    "heart",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""When a server looked at its clocks last: while none does no time runs."""

REVIEW: Final = DatabaseTable(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("engine", String(64), nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("payload", LargeBinary, nullable=False),
)
"""What the coach has found in a game that is over, as far as it has come."""
