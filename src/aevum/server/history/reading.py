"""What somebody may read of games that are over.

Names: a player is named to whoever played the same game, and to everybody if they let everybody see
their games. A profile that is not open shows the games alone that the reader has played, too.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.json import decode
from sqlalchemy import (
    Connection,
    FromClause,
    Row,
    Select,
    Subquery,
    and_,
    case,
    exists,
    func,
    or_,
    select,
    true,
)

from aevum.server.accounts.book import Person
from aevum.server.accounts.names import folded
from aevum.server.history.asking import Choice
from aevum.server.history.skill import ENOUGH, ENOUGH_OPPONENTS, Skill
from aevum.server.messages.history import (
    CurvePoint,
    PastGame,
    PastGames,
    Player,
    Profile,
    Rating,
    Rival,
    Tally,
    Who,
)
from aevum.server.messages.words import Value
from aevum.server.store.database import TABLE
from aevum.server.store.past import GAME, GAME_SEAT, PROFILE
from aevum.server.store.people import ACCOUNT
from aevum.server.store.store import Store

PAGE: Final = 20
"""So many games stand on a page."""

MOST_RIVALS: Final = 200
MOST_POINTS: Final = 500
"""So many opponents are listed, and so many games a curve goes back."""

MINE, OTHER, CHOSEN, READER = (
    GAME_SEAT.alias(name) for name in ("mine", "other", "chosen", "reader")
)


class Reader(NamedTuple):
    """Who looks at whose games; who is not logged in has no account."""

    account: str
    owner: Person
    is_open: bool

    @property
    def is_own(self) -> bool:
        """Say whether somebody looks at their own."""
        return self.account == self.owner.id

    @property
    def sees_all(self) -> bool:
        """Say whether all games are shown, or only those that both have played."""
        return self.is_own or self.is_open


def wanted(reader: Reader, choice: Choice) -> Any:
    """Say which games of somebody are wanted, and may be seen."""
    conditions = [MINE.c.player == reader.owner.id]
    if choice.game:
        conditions.append(GAME.c.game == choice.game)
    if choice.seats:
        conditions.append(GAME.c.seats == choice.seats)
    if choice.result:
        conditions.append(MINE.c.is_winner if choice.result == "won" else ~MINE.c.is_winner)
    if choice.opponent:
        conditions.append(has_opponent(reader, choice.opponent))
    if not reader.sees_all:
        conditions.append(has_played(reader.account))
    return and_(*conditions)


def has_played(account: str) -> Any:
    """Say of a game that somebody has played it."""
    return exists().where(READER.c.game_id == GAME.c.id, READER.c.player == account)


def is_known(reader: Reader, other: FromClause) -> Any:
    """Say of another player of a game that the reader may know who it is."""
    is_open = exists().where(PROFILE.c.account_id == other.c.player)
    if reader.is_own:
        return true()
    return or_(other.c.player == reader.account, is_open, has_played(reader.account))


def has_opponent(reader: Reader, name: str) -> Any:
    """Say of a game that somebody sat there whom the reader may know by a name."""
    found = select(ACCOUNT.c.id).where(ACCOUNT.c.folded == folded(name)).scalar_subquery()
    is_other = and_(CHOSEN.c.game_id == GAME.c.id, CHOSEN.c.seat != MINE.c.seat)
    return exists().where(is_other, CHOSEN.c.player == found, is_known(reader, CHOSEN))


def own_games(*columns: Any) -> Select[Any]:
    """Read of games together with the seat of somebody."""
    return select(*columns).select_from(GAME).join(MINE, MINE.c.game_id == GAME.c.id)


# Lists


def past_games(store: Store, reader: Reader, choice: Choice, page: int) -> PastGames:
    """List the games of somebody, the latest first."""
    which = wanted(reader, choice)
    with store.engine.connect() as connection:
        total = connection.execute(own_games(func.count()).where(which)).scalar_one()
        rows = connection.execute(
            own_games(GAME, MINE.c.seat, MINE.c.mu, MINE.c.sigma)
            .where(which)
            .order_by(GAME.c.ended.desc(), GAME.c.id.desc())
            .limit(PAGE)
            .offset((page - 1) * PAGE)
        ).all()
        seats = seats_of(connection, [row.id for row in rows])
        there = tables_of(connection, [row.table_id for row in rows])
    games = [past_game(reader, row, seats[row.id], there) for row in rows]
    return PastGames(games, total, page, pages(total))


def pages(total: int) -> int:
    """Count the pages of a list; there is always one."""
    return max(1, -(-total // PAGE))


def seats_of(connection: Connection, games: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """Read who sat at some games, with the names of those who have an account still."""
    is_open = PROFILE.c.account_id.is_not(None).label("is_open")
    rows = connection.execute(
        select(GAME_SEAT, ACCOUNT.c.name.label("account"), is_open)
        .outerjoin(ACCOUNT, ACCOUNT.c.id == GAME_SEAT.c.player)
        .outerjoin(PROFILE, PROFILE.c.account_id == GAME_SEAT.c.player)
        .where(GAME_SEAT.c.game_id.in_(games))
        .order_by(GAME_SEAT.c.seat)
    ).all()
    found: dict[str, list[Row[Any]]] = {game: [] for game in games}
    for row in rows:
        found[row.game_id].append(row)
    return found


def tables_of(connection: Connection, tables: Sequence[str]) -> set[str]:
    """Say which tables are there still."""
    return set(connection.execute(select(TABLE.c.id).where(TABLE.c.id.in_(tables))).scalars())


def past_game(
    reader: Reader, row: Row[Any], seats: Sequence[Row[Any]], there: set[str]
) -> PastGame:
    """Tell of a game as far as the reader may know it."""
    mine = [one for one in seats if one.player and one.player == reader.account]
    has_rating = row.mu is not None and reader.sees_all
    return PastGame(
        id=row.id,
        game=row.game,
        options=options_of(row),
        round=row.round,
        moves=row.moves,
        began=row.began,
        ended=row.ended,
        unrated=row.unrated,
        players=[player_of(one, is_told=is_told(reader, one, mine)) for one in seats],
        seat=row.seat,
        rating=Skill(row.mu, row.sigma).points if has_rating else None,
        table=row.table_id if mine and row.table_id in there else "",
        is_shared=bool(row.shared),
        consent=mine[0].consent if mine else "",
        asks=bool(mine) and not row.is_barred and reader.is_own,
    )


def options_of(row: Row[Any]) -> dict[str, Value]:
    """Read the rule options of a game."""
    return decode(row.options, type=dict[str, Value])


def is_told(reader: Reader, one: Row[Any], mine: Sequence[Row[Any]]) -> bool:
    """Say whether the reader may know who sat at a seat."""
    return bool(mine) or one.is_open or (one.player == reader.owner.id and one.player != "")


def player_of(one: Row[Any], *, is_told: bool) -> Player:
    """Tell who sat at a seat, by name if that may be told."""
    kind: Who = "former" if one.kind == "account" and one.account is None else one.kind
    name = (one.account if one.kind == "account" else one.name) or ""
    return Player(
        kind,
        name if is_told else "",
        one.bot,
        one.place,
        one.score,
        one.is_winner,
        one.bot_answers,
    )


# Sums


def sees_anything(store: Store, reader: Reader) -> bool:
    """Say whether there is any game of somebody that the reader may see."""
    with store.engine.connect() as connection:
        return bool(tallies_of(connection, reader))


def profile(store: Store, reader: Reader, choice: Choice) -> Profile:
    """Tell of somebody what the reader may know."""
    with store.engine.connect() as connection:
        tallies = tallies_of(connection, reader)
        return Profile(
            name=reader.owner.name,
            is_own=reader.is_own,
            is_open=reader.is_open,
            is_common=not reader.sees_all,
            tallies=tallies,
            ratings=ratings_of(connection, reader.owner.id) if reader.sees_all else [],
            rivals=rivals_of(connection, reader, choice),
        )


def tallies_of(connection: Connection, reader: Reader) -> list[Tally]:
    """Count the games of somebody by their kind and the number of seats."""
    won = func.sum(case((MINE.c.is_winner, 1), else_=0)).label("won")
    rated = func.sum(case((GAME.c.unrated == "", 1), else_=0)).label("rated")
    kinds = (GAME.c.game, GAME.c.seats)
    rows = connection.execute(
        own_games(*kinds, func.count().label("games"), won, rated)
        .where(wanted(reader, Choice()))
        .group_by(*kinds)
        .order_by(*kinds)
    )
    return [Tally(row.game, row.seats, row.games, row.won, row.rated) for row in rows]


def rated_steps(connection: Connection, account: str, choice: Choice) -> Sequence[Row[Any]]:
    """Read the ratings of somebody after each game, in the order of the games."""
    own = Reader(account, Person(account, "", "", "player", False, "", "", ""), is_open=False)
    columns = (MINE.c.mu, MINE.c.sigma, MINE.c.mu_here, MINE.c.sigma_here)
    return connection.execute(
        own_games(GAME.c.game, GAME.c.seats, GAME.c.ended, *columns)
        .where(wanted(own, choice), MINE.c.mu.is_not(None))
        .order_by(GAME.c.ended, GAME.c.id)
    ).all()


def ratings_of(connection: Connection, account: str) -> list[Rating]:
    """List how well somebody plays each game, and with how many at the table."""
    newest: dict[tuple[str, int], Skill] = {}
    games: dict[tuple[str, int], int] = {}
    met = opponents_of(connection, account)
    for row in rated_steps(connection, account, Choice()):
        for key, skill in (
            ((row.game, 0), Skill(row.mu, row.sigma)),
            ((row.game, row.seats), Skill(row.mu_here, row.sigma_here)),
        ):
            newest[key] = skill
            games[key] = games.get(key, 0) + 1
    return [
        Rating(
            *key,
            skill.points,
            skill.deviation,
            games[key],
            games[key] < ENOUGH or len(met[key]) < ENOUGH_OPPONENTS,
        )
        for key, skill in sorted(newest.items())
    ]


def opponents_of(connection: Connection, account: str) -> dict[tuple[str, int], set[str]]:
    """Tell against whom somebody has played rated games, by their kind and the number of seats."""
    met = defaultdict[tuple[str, int], set[str]](set)
    is_other = and_(OTHER.c.game_id == GAME.c.id, OTHER.c.seat != MINE.c.seat)
    wanted = own_games(GAME.c.game, GAME.c.seats, OTHER.c.player).join(OTHER, is_other)
    is_rated = (MINE.c.player == account, MINE.c.mu.is_not(None))
    for row in connection.execute(wanted.where(*is_rated).distinct()):
        met[row.game, 0].add(row.player)
        met[row.game, row.seats].add(row.player)
    return met


def curve(store: Store, reader: Reader, choice: Choice) -> list[CurvePoint]:
    """Tell how a rating went, game by game, as far as the reader may know it."""
    if not reader.sees_all or not choice.game:
        return []
    kind = Choice(choice.game, choice.seats)
    with store.engine.connect() as connection:
        steps = rated_steps(connection, reader.owner.id, kind)[-MOST_POINTS:]
    skills = [
        (row.ended, Skill(row.mu_here, row.sigma_here) if kind.seats else Skill(row.mu, row.sigma))
        for row in steps
    ]
    return [CurvePoint(ended, skill.points, skill.deviation) for ended, skill in skills]


# Head to head


def rivals_of(connection: Connection, reader: Reader, choice: Choice) -> list[Rival]:
    """List against whom somebody has played, and how that went, the most frequent first."""
    met = meetings(reader, choice)
    rows = connection.execute(
        select(met.c.player, met.c.bot, ACCOUNT.c.name)
        .add_columns(func.count().label("games"))
        .add_columns(*(func.sum(met.c[name]).label(name) for name in ("ahead", "level", "behind")))
        .outerjoin(ACCOUNT, ACCOUNT.c.id == met.c.player)
        .group_by(met.c.player, met.c.bot, ACCOUNT.c.name)
        .order_by(func.count().desc(), ACCOUNT.c.name, met.c.bot)
        .limit(MOST_RIVALS)
    ).all()
    known = [rival_of(row) for row in rows if row.bot or row.name is not None]
    gone = [rival_of(row) for row in rows if not row.bot and row.name is None]
    return known + ([together(gone)] if gone else [])


def meetings(reader: Reader, choice: Choice) -> Subquery:
    """List every meeting with an account or a bot of whom the reader may know."""
    is_other = and_(OTHER.c.game_id == GAME.c.id, OTHER.c.seat != MINE.c.seat)
    sides = {
        "ahead": MINE.c.place < OTHER.c.place,
        "level": MINE.c.place == OTHER.c.place,
        "behind": MINE.c.place > OTHER.c.place,
    }
    counted = [case((holds, 1), else_=0).label(name) for name, holds in sides.items()]
    return (
        own_games(OTHER.c.player, OTHER.c.bot, *counted)
        .join(OTHER, is_other)
        .where(wanted(reader, choice), OTHER.c.kind != "guest")
        .where(or_(OTHER.c.kind == "bot", is_known(reader, OTHER)))
        .subquery()
    )


def rival_of(row: Row[Any]) -> Rival:
    """Tell how it went against somebody."""
    kind: Who = "bot" if row.bot else "former" if row.name is None else "account"
    return Rival(kind, row.name or "", row.bot, row.games, row.ahead, row.level, row.behind)


def together(rivals: Sequence[Rival]) -> Rival:
    """Put those together who have no account any more: nobody is to tell them apart."""
    sums = [
        sum(getattr(one, name) for one in rivals) for name in ("games", "ahead", "level", "behind")
    ]
    return Rival("former", "", "", *sums)
