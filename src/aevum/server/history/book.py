"""The book of games that are over: every call is one transaction of the store."""

import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.json import encode
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from aevum.server.history.finished import Finished
from aevum.server.history.rating import Place, rate_from
from aevum.server.history.sitting import Holder
from aevum.server.keys import new_name
from aevum.server.messages.history import Consent
from aevum.server.store.database import EVENT, TABLE
from aevum.server.store.past import ARCHIVED, GAME, GAME_SEAT, PROFILE
from aevum.server.store.people import OWN_SEAT
from aevum.server.store.rows import now
from aevum.server.store.store import Store

OUR_TURN: Final = 0x61657677
"""The number of our lock in PostgreSQL: ratings are worked out by one process at a time."""

MOST_DUE: Final = 200
"""So many games are written down in one go."""

AGREED: Final = ("yes", "named")


class Shared(NamedTuple):
    """How it stands with a game and the archive: who was asked, who agrees, what lies there."""

    id: str
    table: str
    rev: int
    is_barred: bool
    is_shared: bool
    said: dict[int, Consent]
    """By the seats of people."""
    players: dict[int, str]

    def needs_record(self, seats: Sequence[int], consent: Consent) -> bool:
        """Say whether the game goes into the archive if some seats say so."""
        said = {**self.said, **dict.fromkeys(seats, consent)}
        return all(one in AGREED for one in said.values()) and not self.is_shared


class Annals:
    """All games of a store that are over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Results

    def due(self, since: str) -> list[str]:
        """Name tables with accounts whose game is over and not written down as it ended."""
        is_held = exists().where(OWN_SEAT.c.table_id == TABLE.c.id)
        wanted = (
            select(TABLE.c.id)
            .outerjoin(GAME, GAME.c.table_id == TABLE.c.id)
            .where(TABLE.c.is_over, TABLE.c.changed >= since, is_held)
            .where(or_(GAME.c.id.is_(None), GAME.c.rev != TABLE.c.rev))
            .order_by(TABLE.c.changed, TABLE.c.id)
        )
        with self.store.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted.limit(MOST_DUE))]

    def holders(self, table: str) -> list[Holder]:
        """List the accounts that came to a table before its game was over, the first first."""
        at_the_end = select(TABLE.c.changed).where(TABLE.c.id == table).scalar_subquery()
        wanted = (
            select(OWN_SEAT.c.account_id, *(OWN_SEAT.c[name] for name in Holder._fields[1:]))
            .where(OWN_SEAT.c.table_id == table, OWN_SEAT.c.since <= at_the_end)
            .order_by(OWN_SEAT.c.since, OWN_SEAT.c.account_id)
        )
        with self.store.engine.connect() as connection:
            return [Holder(*row) for row in connection.execute(wanted)]

    def write(self, game: Finished) -> bool:
        """Write a game down and rate it; what stands there already is not written again.

        If it was taken back and ended otherwise, that takes the place of what was written.
        """
        with self.store.writing() as connection:
            take_turn(connection)
            old = connection.execute(select(GAME).where(GAME.c.table_id == game.table)).first()
            if old is not None and old.rev == game.rev:
                return False
            if old is not None:
                connection.execute(delete(GAME).where(GAME.c.id == old.id))
            name = new_name()
            began = connection.execute(
                select(EVENT.c.at).where(EVENT.c.table_id == game.table, EVENT.c.seq == 0)
            ).scalar()
            connection.execute(insert(GAME).values(row_of(game, name, began or game.ended)))
            connection.execute(insert(GAME_SEAT), seat_rows(game, name))
            if not game.unrated:
                rate_from(connection, game.game, Place(game.ended, name))
            if old is not None and not old.unrated:
                rate_from(connection, game.game, Place(old.ended, ""))
        return True

    def rate_anew(self) -> dict[str, int]:
        """Work all ratings out once more; count the rated games of each kind."""
        with self.store.writing() as connection:
            take_turn(connection)
            gone = dict.fromkeys(("mu", "sigma", "mu_here", "sigma_here"))
            connection.execute(update(GAME_SEAT).values(gone))
            kinds = connection.execute(select(GAME.c.game).distinct().order_by(GAME.c.game))
            return {kind: rate_from(connection, kind) for kind in kinds.scalars().all()}

    # Agreeing

    def sharing(self, *where: Any) -> Shared | None:
        """Read how it stands with a game and the archive."""
        with self.store.engine.connect() as connection:
            return read_sharing(connection, *where)

    def agree(
        self, game: str, seats: Sequence[int], consent: Consent, record: str | None
    ) -> Shared | None:
        """Keep what the people at some seats say; None if the record is needed for it.

        The game is in the archive as long as all agree, and not a moment longer.
        """
        here = (GAME_SEAT.c.game_id == game, GAME_SEAT.c.seat.in_(seats))
        with self.store.writing() as connection:
            take_turn(connection)
            before = read_sharing(connection, GAME.c.id == game)
            if before is None or before.is_barred:
                return before
            needs_record = before.needs_record(seats, consent)
            if needs_record and record is None:
                return None
            connection.execute(update(GAME_SEAT).where(*here).values(consent=consent))
            if needs_record and record is not None:
                put(connection, game, record)
            elif before.is_shared and consent not in AGREED:
                take_out(connection, game)
            return read_sharing(connection, GAME.c.id == game)

    def bar(self, game: str) -> bool:
        """Take a game out of the archive for good; False if it is not there."""
        with self.store.writing() as connection:
            here = (GAME.c.id == game, GAME.c.shared != "")
            barred = connection.execute(update(GAME).where(*here).values(is_barred=True))
            take_out(connection, game)
        return barred.rowcount == 1

    # Profiles

    def is_open(self, account: str) -> bool:
        """Say whether everybody may see somebody's games."""
        with self.store.engine.connect() as connection:
            own = select(PROFILE.c.account_id).where(PROFILE.c.account_id == account)
            return connection.execute(own).first() is not None

    def open_to_all(self, account: str, *, is_open: bool) -> None:
        """Let everybody see somebody's games, or no longer."""
        with self.store.writing() as connection:
            connection.execute(delete(PROFILE).where(PROFILE.c.account_id == account))
            if is_open:
                connection.execute(insert(PROFILE).values(account_id=account))


def take_turn(connection: Connection) -> None:
    """Let no other process work ratings out at the same time; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(OUR_TURN)))


def row_of(game: Finished, name: str, began: str) -> dict[str, Any]:
    """Write a game as a row."""
    return {
        "id": name,
        "table_id": game.table,
        "rev": game.rev,
        "game": game.game,
        "rules": game.rules,
        "options": encode(game.options).decode(),
        "seats": len(game.seats),
        "round": game.round,
        "moves": game.moves,
        "began": began,
        "ended": game.ended,
        "unrated": game.unrated,
        "shared": "",
        "is_barred": False,
    }


def seat_rows(game: Finished, name: str) -> list[dict[str, Any]]:
    """Write the seats of a game as rows."""
    return [{"game_id": name, "consent": "", **one._asdict()} for one in game.seats]


def read_sharing(connection: Connection, *where: Any) -> Shared | None:
    """Read how it stands with a game and the archive."""
    row = connection.execute(select(GAME).where(*where)).first()
    if row is None:
        return None
    people = select(GAME_SEAT).where(GAME_SEAT.c.game_id == row.id, GAME_SEAT.c.kind != "bot")
    seats = connection.execute(people.order_by(GAME_SEAT.c.seat)).all()
    return Shared(
        row.id,
        row.table_id,
        row.rev,
        row.is_barred,
        bool(row.shared),
        {one.seat: one.consent for one in seats},
        {one.seat: one.player for one in seats},
    )


def put(connection: Connection, game: str, record: str) -> None:
    """Put a game into the archive."""
    payload = zlib.compress(record.encode(), 9)
    connection.execute(insert(ARCHIVED).values(game_id=game, payload=payload))
    connection.execute(update(GAME).where(GAME.c.id == game).values(shared=now()))


def take_out(connection: Connection, game: str) -> None:
    """Take a game out of the archive, its record included."""
    connection.execute(delete(ARCHIVED).where(ARCHIVED.c.game_id == game))
    connection.execute(update(GAME).where(GAME.c.id == game).values(shared=""))
