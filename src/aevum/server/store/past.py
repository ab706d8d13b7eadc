"""What the database knows of games that are over: results, ratings, and what everybody may read.

Nothing of this is written or read unless whoever starts the server wants accounts. A result
outlives its table: whoever clears a table away changes nobody's rating by it.
"""

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
)
from sqlalchemy import Table as DatabaseTable

from aevum.server.store.database import metadata


def of_game(**more: Any) -> Column[str]:
    """Say to which game a row belongs; it goes with the game."""
    return Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, **more)


GAME: Final = DatabaseTable(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("rev", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("began", String(32), nullable=False),
    Column("ended", String(32), nullable=False),
    Column("unrated", String(16), nullable=False),
    Column("shared", String(32), nullable=False),
    Column("is_barred", Boolean, nullable=False),
    Index("games_order", "game", "ended", "id"),
    Index("games_shared", "shared"),
)
"""One row for each game that is over. It has a name of its own: that of the table opens the table.

`unrated` says why the game counts for no rating, `shared` since when it is in the archive; what an
operator took out there is barred.
"""

GAME_SEAT: Final = DatabaseTable(
    "game_seats",
    metadata,
    of_game(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("bot", String(24), nullable=False),
    Column("score", Integer, nullable=True),
    Column("place", Integer, nullable=False),
    Column("is_winner", Boolean, nullable=False),
    Column("bot_answers", Integer, nullable=False),
    Column("consent", String(8), nullable=False),
    Column("mu", Double, nullable=True),
    Column("sigma", Double, nullable=True),
    Column("mu_here", Double, nullable=True),
    Column("sigma_here", Double, nullable=True),
    Index("game_seats_player", "player"),
)
"""Who sat where, and what came of it. `player` is the account: if that is gone it leads nowhere.

The rating after the game stands twice: among all games of its kind, and `_here`, among those with
as many seats. Both are worked out from the results alone.
"""

ARCHIVED: Final = DatabaseTable(
    "archive",
    metadata,
    of_game(primary_key=True),
    Column("payload", LargeBinary, nullable=False),
)
"""The record of a game that all who played it share, packed, without any name."""

PROFILE: Final = DatabaseTable(
    "profiles",
    metadata,
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)
"""Who lets everybody see their games; of whoever has no row others see common games alone."""
