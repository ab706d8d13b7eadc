"""The book of tournaments: every call is one transaction of the store."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.json import decode, encode
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from aevum.server.keys import new_name
from aevum.server.messages.tournaments import Plan, State
from aevum.server.store.club import ENTRANT, PAIRING, TOURNAMENT
from aevum.server.store.database import TABLE
from aevum.server.store.kept import Change, KeptTable
from aevum.server.store.own_seats import row_of
from aevum.server.store.people import ACCOUNT, OWN_SEAT
from aevum.server.store.rows import now
from aevum.server.store.store import Store, write_new
from aevum.server.tournaments.pairing import Round
from aevum.server.tournaments.standing import Played

MOST_LISTED: Final = 50
MOST_LED: Final = 3
"""So many tournaments that are not over somebody has made."""

UNDER_WAY: Final = ("open", "running")


class Entrant(NamedTuple):
    """Who takes part, by a number; without an account who has gone."""

    number: int
    account: str
    name: str
    is_in: bool


class Pairing(NamedTuple):
    """A table of a round; of a single entrant, who rests."""

    round: int
    board: int
    entrants: list[int]
    table: str
    places: list[int]


class Kept(NamedTuple):
    """A tournament as the store knows it."""

    id: str
    title: str
    by: str
    """The account that made it; empty if it is gone."""
    by_name: str
    plan: Plan
    state: State
    round: int
    made: str
    entrants: list[Entrant]
    pairings: list[Pairing]

    def in_it(self) -> list[int]:
        """List the numbers of those who still take part."""
        return [one.number for one in self.entrants if one.is_in]

    def of(self, account: str) -> Entrant | None:
        """Find somebody among the entrants."""
        return next((one for one in self.entrants if account and one.account == account), None)

    def is_round_over(self) -> bool:
        """Say whether the places of all tables of this round are known."""
        return all(one.places for one in self.pairings if one.round == self.round)

    def rounds(self) -> list[Played]:
        """Put together what was drawn and played, round after round."""
        found = []
        for number in range(1, self.round + 1):
            boards = [one for one in self.pairings if one.round == number]
            tables = [one for one in boards if len(one.entrants) > 1]
            resting = [one.entrants[0] for one in boards if len(one.entrants) == 1]
            drawn = Round([one.entrants for one in tables], resting)
            found.append(Played(drawn, [one.places for one in tables]))
        return found


class AlreadyOpen(Exception):
    """Somebody else has opened this table of a round."""


class Book:
    """All tournaments of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Reading

    def listed(self) -> list[Kept]:
        """List the tournaments: the newest first, those before that are not over."""
        is_open = TOURNAMENT.c.state.in_(UNDER_WAY)
        order = (is_open.desc(), TOURNAMENT.c.made.desc())
        with self.store.engine.connect() as connection:
            rows = connection.execute(named().order_by(*order).limit(MOST_LISTED)).all()
            return [kept_of(connection, row, with_pairings=False) for row in rows]

    def under_way(self) -> list[Kept]:
        """Read the tournaments that are not over."""
        wanted = named().where(TOURNAMENT.c.state.in_(UNDER_WAY)).order_by(TOURNAMENT.c.made)
        with self.store.engine.connect() as connection:
            return [kept_of(connection, row) for row in connection.execute(wanted).all()]

    def find(self, tournament: str) -> Kept | None:
        """Read one tournament."""
        with self.store.engine.connect() as connection:
            row = connection.execute(named().where(TOURNAMENT.c.id == tournament)).first()
            return None if row is None else kept_of(connection, row)

    def of(self, account: str) -> list[Kept]:
        """Read the tournaments in which somebody takes part, or that they have made."""
        own = select(ENTRANT.c.tournament_id).where(ENTRANT.c.account_id == account)
        wanted = named().where(TOURNAMENT.c.id.in_(own) | (TOURNAMENT.c.account_id == account))
        with self.store.engine.connect() as connection:
            return [kept_of(connection, row) for row in connection.execute(wanted).all()]

    # Gathering

    def make(self, account: str, title: str, plan: Plan) -> str | None:
        """Make a tournament; None if somebody leads too many already."""
        own = (TOURNAMENT.c.account_id == account, TOURNAMENT.c.state.in_(UNDER_WAY))
        row = {"id": new_name(), "account_id": account, "title": title}
        row |= {"plan": encode(plan).decode(), "state": "open", "made": now()}
        with self.store.writing() as connection:
            led = connection.execute(select(func.count()).select_from(TOURNAMENT).where(*own))
            if led.scalar_one() >= MOST_LED:
                return None
            connection.execute(insert(TOURNAMENT).values(**row, round=0))
        return row["id"]

    def join(self, tournament: str, account: str, most: int) -> bool:
        """Let somebody take part; False if it is full, or does not gather any more."""
        here = ENTRANT.c.tournament_id == tournament
        with self.store.writing() as connection:
            if not is_in_state(connection, tournament, "open"):
                return False
            rows = connection.execute(select(ENTRANT).where(here)).all()
            if any(row.account_id == account for row in rows):
                return True
            if len(rows) >= most:
                return False
            number = max((row.number for row in rows), default=0) + 1
            row = {"tournament_id": tournament, "number": number, "account_id": account}
            connection.execute(insert(ENTRANT).values(**row, is_in=True))
        return True

    def leave(self, tournament: str, account: str) -> None:
        """Let somebody leave; once it has begun they keep their number."""
        own = (ENTRANT.c.tournament_id == tournament, ENTRANT.c.account_id == account)
        with self.store.writing() as connection:
            if is_in_state(connection, tournament, "open"):
                connection.execute(delete(ENTRANT).where(*own))
            connection.execute(update(ENTRANT).where(*own).values(is_in=False))

    # Leading

    def move(self, tournament: str, before: State, after: State) -> bool:
        """Begin, end or cancel a tournament; False if it was not as expected."""
        here = (TOURNAMENT.c.id == tournament, TOURNAMENT.c.state == before)
        with self.store.writing() as connection:
            moved = connection.execute(update(TOURNAMENT).where(*here).values(state=after))
        return moved.rowcount == 1

    def begin_round(self, tournament: str, number: int, drawn: Round) -> bool:
        """Keep what was drawn for a round; False if it was drawn before."""
        here = (TOURNAMENT.c.id == tournament, TOURNAMENT.c.state == "running")
        tables = [*drawn.tables, *([one] for one in drawn.resting)]
        rows = [
            {
                "tournament_id": tournament,
                "round": number,
                "board": board,
                "entrants": encode(entrants).decode(),
                "table_id": "",
                "places": "[]" if len(entrants) > 1 else "[1]",
            }
            for board, entrants in enumerate(tables, 1)
        ]
        with self.store.writing() as connection:
            before = (*here, TOURNAMENT.c.round == number - 1)
            moved = connection.execute(update(TOURNAMENT).where(*before).values(round=number))
            if moved.rowcount == 1 and rows:
                connection.execute(insert(PAIRING), rows)
        return moved.rowcount == 1

    def open_table(
        self, tournament: str, one: Pairing, kept: KeptTable, change: Change, keys: dict[str, str]
    ) -> None:
        """Keep the table of a pairing, and its keys for the accounts: all, once, or nothing."""
        here = (*place_of(tournament, one), PAIRING.c.table_id == "")
        with self.store.writing() as connection:
            named = connection.execute(update(PAIRING).where(*here).values(table_id=kept.id))
            if named.rowcount != 1:
                raise AlreadyOpen
            write_new(connection, kept, change)
            there = select(ACCOUNT.c.id).where(ACCOUNT.c.id.in_(keys))
            rows = [row_of(row.id, kept, keys[row.id]) for row in connection.execute(there).all()]
            if rows:
                connection.execute(insert(OWN_SEAT), rows)

    def finish(self, tournament: str, one: Pairing, places: Sequence[int]) -> bool:
        """Keep who came in at which place; False if that is kept already."""
        here = (*place_of(tournament, one), PAIRING.c.places == "[]")
        told = encode(list(places)).decode()
        with self.store.writing() as connection:
            done = connection.execute(update(PAIRING).where(*here).values(places=told))
        return done.rowcount == 1

    def has_table(self, table: str) -> bool:
        """Say whether a table was opened for a tournament."""
        with self.store.engine.connect() as connection:
            here = select(PAIRING.c.round).where(PAIRING.c.table_id == table)
            return connection.execute(here).first() is not None

    def over(self, tables: Sequence[str]) -> dict[str, bool]:
        """Say which of some tables are over; those that are gone are left out."""
        wanted = select(TABLE.c.id, TABLE.c.is_over).where(TABLE.c.id.in_(tables))
        with self.store.engine.connect() as connection:
            return {row.id: row.is_over for row in connection.execute(wanted).all()}


def place_of(tournament: str, one: Pairing) -> tuple[Any, ...]:
    """Find the row of a pairing."""
    here = (PAIRING.c.tournament_id == tournament, PAIRING.c.round == one.round)
    return (*here, PAIRING.c.board == one.board)


def is_in_state(connection: Connection, tournament: str, state: State) -> bool:
    """Say whether a tournament gathers, runs, or is over."""
    here = select(TOURNAMENT.c.state).where(TOURNAMENT.c.id == tournament)
    return connection.execute(here).scalar() == state


def named() -> Any:
    """Ask for tournaments, and who made them."""
    made_by = TOURNAMENT.outerjoin(ACCOUNT, ACCOUNT.c.id == TOURNAMENT.c.account_id)
    return select(TOURNAMENT, ACCOUNT.c.name.label("by_name")).select_from(made_by)


def kept_of(connection: Connection, row: Any, *, with_pairings: bool = True) -> Kept:
    """Read a tournament, who takes part, and what was drawn."""
    there = and_(ACCOUNT.c.id == ENTRANT.c.account_id, ~ACCOUNT.c.is_banned)
    columns = (ENTRANT.c.number, ENTRANT.c.is_in, ACCOUNT.c.id, ACCOUNT.c.name)
    who = select(*columns).select_from(ENTRANT.outerjoin(ACCOUNT, there))
    who = who.where(ENTRANT.c.tournament_id == row.id).order_by(ENTRANT.c.number)
    entrants = [
        Entrant(one.number, one.id or "", one.name or "", bool(one.is_in and one.id))
        for one in connection.execute(who).all()
    ]
    pairings = pairings_of(connection, row.id) if with_pairings else []
    about = (row.id, row.title, row.account_id or "", row.by_name or "")
    plan = decode(row.plan, type=Plan)
    return Kept(*about, plan, row.state, row.round, row.made, entrants, pairings)


def pairings_of(connection: Connection, tournament: str) -> list[Pairing]:
    """Read what was drawn, round after round."""
    wanted = select(PAIRING).where(PAIRING.c.tournament_id == tournament)
    rows = connection.execute(wanted.order_by(PAIRING.c.round, PAIRING.c.board)).all()
    return [
        Pairing(
            row.round,
            row.board,
            decode(row.entrants, type=list[int]),
            row.table_id,
            decode(row.places, type=list[int]),
        )
        for row in rows
    ]
