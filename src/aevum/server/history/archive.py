"""The archive: searching it, and setting its games up again as tables that can only be watched."""

import zlib
from typing import Any

from msgspec.json import encode
from sqlalchemy import Row, and_, exists, func, or_, select

from aevum import games
from aevum.kernel.errors import BadRecord
from aevum.kernel.game import spell
from aevum.record import Record
from aevum.server.accounts.names import folded
from aevum.server.history.asking import Search
from aevum.server.history.reading import PAGE, options_of, pages, player_of, seats_of
from aevum.server.keys import Keyring, SeatKeys
from aevum.server.messages.history import ArchivedGame, ArchivedGames
from aevum.server.messages.tables import Chair
from aevum.server.messages.words import Value
from aevum.server.refusal import Unreadable
from aevum.server.store.kept import Event, History, KeptTable, Played, Standing
from aevum.server.store.past import ARCHIVED, GAME, GAME_SEAT
from aevum.server.store.people import ACCOUNT
from aevum.server.store.store import Store


def matching(search: Search) -> Any:
    """Say which games are looked for."""
    conditions = [GAME.c.shared != "", GAME.c.moves >= search.least, GAME.c.moves <= search.most]
    if search.game:
        conditions.append(GAME.c.game == search.game)
    if search.seats:
        conditions.append(GAME.c.seats == search.seats)
    if search.player:
        conditions.append(has_named(search.player))
    if search.option:
        conditions.append(has_option(search.game, search.option))
    return and_(*conditions)


def has_named(name: str) -> Any:
    """Say of a game that somebody of a name played it, and agreed to be named."""
    found = select(ACCOUNT.c.id).where(ACCOUNT.c.folded == folded(name)).scalar_subquery()
    is_guest = and_(GAME_SEAT.c.kind == "guest", func.lower(GAME_SEAT.c.name) == name.lower())
    here = (GAME_SEAT.c.game_id == GAME.c.id, GAME_SEAT.c.consent == "named")
    return exists().where(*here, or_(GAME_SEAT.c.player == found, is_guest))


def has_option(game: str, option: str) -> Any:
    """Say of a game that it was played with the value of an option."""
    name, _, wanted = option.partition("=")
    values = [value for value in values_of(game, name) if spell(value) == wanted.lower()]
    if not values:
        return GAME.c.id.is_(None)
    said = encode({name: values[0]}).decode()[1:-1]
    ends = (GAME.c.options.contains(said + end, autoescape=True) for end in (",", "}"))
    return or_(*ends)


def values_of(game: str, name: str) -> list[Value]:
    """List the values that an option of a game can have."""
    known = games.game(game).options if game in games.game_names() else {}
    return list(known[name].choices) if name in known else []


def look_up(store: Store, search: Search, page: int) -> ArchivedGames:
    """Search the archive; what was shared last comes first."""
    which = matching(search)
    with store.engine.connect() as connection:
        total = connection.execute(select(func.count()).select_from(GAME).where(which)).scalar_one()
        rows = connection.execute(
            select(GAME)
            .where(which)
            .order_by(GAME.c.shared.desc(), GAME.c.id)
            .limit(PAGE)
            .offset((page - 1) * PAGE)
        ).all()
        seats = seats_of(connection, [row.id for row in rows])
    found = [archived_game(row, seats[row.id]) for row in rows]
    return ArchivedGames(found, total, page, pages(total))


def archived_game(row: Row[Any], seats: list[Row[Any]]) -> ArchivedGame:
    """Tell of a game of the archive, with the names of those who agreed to be named."""
    return ArchivedGame(
        id=row.id,
        game=row.game,
        options=options_of(row),
        round=row.round,
        moves=row.moves,
        ended=row.ended,
        shared=row.shared,
        players=[player_of(one, is_told=one.consent == "named") for one in seats],
    )


# Setting up again


def nameless(record: Record) -> str:
    """Write a record that does not say who sat where."""
    copy = record.upto(len(record.moves))
    copy.sitters, copy.scores = [], record.scores
    return copy.format()


def recall(store: Store, game: str) -> History | None:
    """Read a game of the archive as a table; None if it is not there."""
    with store.engine.connect() as connection:
        packed = select(ARCHIVED.c.payload).where(ARCHIVED.c.game_id == game)
        payload = connection.execute(packed).scalar()
        row = connection.execute(select(GAME).where(GAME.c.id == game)).first()
        if payload is None or row is None:
            return None
        seats = seats_of(connection, [game])[game]
    return history_of(row, seats, zlib.decompress(bytes(payload)).decode())


def history_of(row: Row[Any], seats: list[Row[Any]], text: str) -> History:
    """Make of a game of the archive what a table is set up from; nobody has a key to it."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        raise Unreadable from error
    chairs = [chair_of(one) for one in seats]
    kept = KeptTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seed=record.seed,
        options=record.options,
        chairs=chairs,
        keyring=Keyring("", [SeatKeys() for _ in chairs]),
        rev=len(record.moves),
        standing=Standing(
            row.round,
            -1,
            bot_asked=False,
            is_over=True,
            winners=[one.seat for one in seats if one.is_winner],
        ),
        changed=row.ended,
        chance=record.chance,
    )
    events: list[Event] = [
        Played(*move, "bot" if chairs[move.seat].kind == "bot" else "person")
        for move in record.moves
    ]
    return History(kept, events)


def chair_of(one: Row[Any]) -> Chair:
    """Seat somebody at a table that can only be watched, by name if they agreed to that."""
    if one.kind == "bot":
        return Chair("bot", "", one.bot)
    player = player_of(one, is_told=one.consent == "named")
    return Chair("here", player.name)
