"""Ratings out of results, always in the order in which the games ended, those at once by name.

So it does not matter when a game is written down: what comes out is what a recomputation of all
games gives.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, Select, and_, bindparam, or_, select, update

from aevum.server.history.skill import BEGINNER, Skill, after
from aevum.server.store.past import GAME, GAME_SEAT

TOGETHER: Final = 500
"""So many games are read at once."""

ALL: Final = 0
"""Stands for games with any number of seats."""

COLUMNS: Final = (GAME_SEAT.c.mu, GAME_SEAT.c.sigma)
COLUMNS_HERE: Final = (GAME_SEAT.c.mu_here, GAME_SEAT.c.sigma_here)

RATE: Final = (
    update(GAME_SEAT)
    .where(GAME_SEAT.c.game_id == bindparam("of_game"), GAME_SEAT.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in ("mu", "sigma", "mu_here", "sigma_here")})
)


class Place(NamedTuple):
    """Where a game stands among all of its kind: when it ended, and its name."""

    ended: str
    id: str


BEGINNING: Final = Place("", "")


def is_before(place: Place) -> Any:
    """Say of a game that it ended before a place in the order."""
    is_same = and_(GAME.c.ended == place.ended, GAME.c.id < place.id)
    return or_(GAME.c.ended < place.ended, is_same)


def rate_from(connection: Connection, kind: str, first: Place = BEGINNING) -> int:
    """Rate the games of a kind from a place in their order on; count them."""
    skills = Skills(connection, kind, first)
    count, last = 0, first
    while games := rated_games(connection, kind, last, is_first=count == 0):
        for game in games:
            rate(connection, skills, game)
        count += len(games)
        last = Place(games[-1].ended, games[-1].id)
    return count


def rated_games(
    connection: Connection, kind: str, last: Place, *, is_first: bool
) -> Sequence[Row[Any]]:
    """Read the next games that count, in their order."""
    own: Select[Any] = select(GAME.c.id, GAME.c.ended, GAME.c.seats).where(GAME.c.game == kind)
    is_here = and_(GAME.c.ended == last.ended, GAME.c.id == last.id)
    follows = ~is_before(last) if is_first else and_(~is_before(last), ~is_here)
    wanted = own.where(GAME.c.unrated == "", follows).order_by(GAME.c.ended, GAME.c.id)
    return connection.execute(wanted.limit(TOGETHER)).all()


def rate(connection: Connection, skills: "Skills", game: Row[Any]) -> None:
    """Rate one game, among all of its kind and among those with as many seats."""
    own = select(GAME_SEAT.c.seat, GAME_SEAT.c.player, GAME_SEAT.c.place)
    seats = connection.execute(
        own.where(GAME_SEAT.c.game_id == game.id).order_by(GAME_SEAT.c.seat)
    ).all()
    players, places = [one.player for one in seats], [one.place for one in seats]
    among_all = skills.rate(players, places, ALL)
    among_like = skills.rate(players, places, game.seats)
    rows = [
        {
            "of_game": game.id,
            "at_seat": one.seat,
            "mu": whole.mu,
            "sigma": whole.sigma,
            "mu_here": like.mu,
            "sigma_here": like.sigma,
        }
        for one, whole, like in zip(seats, among_all, among_like, strict=True)
    ]
    connection.execute(RATE, rows)


class Skills:
    """What is known of everybody who plays games of a kind, before a place in their order."""

    def __init__(self, connection: Connection, kind: str, first: Place) -> None:
        self.connection = connection
        self.kind = kind
        self.first = first
        self.known: dict[tuple[str, int], Skill] = {}

    def of(self, player: str, seats: int) -> Skill:
        """Find what is known of somebody; of whom nothing is, they are a beginner."""
        if (player, seats) not in self.known:
            self.known[player, seats] = self.read(player, seats)
        return self.known[player, seats]

    def read(self, player: str, seats: int) -> Skill:
        """Read what the last game before said of somebody."""
        columns = COLUMNS if seats == ALL else COLUMNS_HERE
        wanted = select(*columns).join(GAME, GAME.c.id == GAME_SEAT.c.game_id)
        wanted = wanted.where(GAME_SEAT.c.player == player, GAME.c.game == self.kind)
        wanted = wanted.where(GAME.c.unrated == "", is_before(self.first))
        if seats != ALL:
            wanted = wanted.where(GAME.c.seats == seats)
        newest = wanted.order_by(GAME.c.ended.desc(), GAME.c.id.desc()).limit(1)
        row = self.connection.execute(newest).first()
        return Skill(*row) if row else BEGINNER

    def rate(self, players: list[str], places: list[int], seats: int) -> list[Skill]:
        """Learn from a game."""
        skills = after([self.of(player, seats) for player in players], places)
        for player, skill in zip(players, skills, strict=True):
            self.known[player, seats] = skill
        return skills
