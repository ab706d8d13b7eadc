"""What the database knows of people together: tournaments, friends, the lobby, and reports."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Text
from sqlalchemy import Table as DatabaseTable

from aevum.server.store.database import metadata
from aevum.server.store.people import of_account


def forgotten(name: str) -> Column[str]:
    """Say whose a row was; it outlives the account, which it then does not name any more."""
    return Column(name, ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True)


def of_tournament() -> Column[str]:
    """Say to which tournament a row belongs."""
    place = ForeignKey("tournaments.id", ondelete="CASCADE")
    return Column("tournament_id", place, primary_key=True)


TOURNAMENT: Final = DatabaseTable(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    forgotten("account_id"),
    Column("title", String(60), nullable=False),
    Column("plan", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("made", String(32), nullable=False),
    Index("tournaments_state", "state", "made"),
)
"""One row for each tournament; whoever leads it to its next round does so by this row."""

ENTRANT: Final = DatabaseTable(
    "entrants",
    metadata,
    of_tournament(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    forgotten("account_id"),
    Column("is_in", Boolean, nullable=False),
    Index("entrants_account", "account_id"),
)
"""Who takes part, by a number; whoever withdraws keeps it."""

PAIRING: Final = DatabaseTable(
    "pairings",
    metadata,
    of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("entrants", Text, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("places", Text, nullable=False),
)
"""Who sits together in a round; the table is named with the transaction that opens it."""

FRIEND: Final = DatabaseTable(
    "friends",
    metadata,
    of_account(primary_key=True),
    Column("other_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("made", String(32), nullable=False),
    Index("friends_other", "other_id"),
)
"""What somebody is to another: `asked`, `friend` (then both are), or `blocked`."""

BIDDEN: Final = DatabaseTable(
    "bidden",
    metadata,
    of_account(primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("from_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("made", String(32), nullable=False),
    Index("bidden_table", "table_id"),
    Index("bidden_from", "from_id"),
)
"""To which table a friend invites somebody, and the invitation, until it is taken or declined."""

LOBBY: Final = DatabaseTable(
    "lobby",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    of_account(),
    Column("at", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Index("lobby_account", "account_id"),
)
"""What people with accounts say to everybody; the last of it only."""

REPORT: Final = DatabaseTable(
    "reports",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    Column("about_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    Column("place", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("said", String(32), nullable=False),
    Column("made", String(32), nullable=False),
    Index("reports_made", "made"),
    Index("reports_account", "account_id"),
    Index("reports_about", "about_id"),
)
"""What somebody found wrong of what was said, for operators: where, from whom, and its words."""
