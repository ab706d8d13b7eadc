"""What can be asked about tournaments over HTTP."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec.structs import replace

from aevum.kernel.errors import BadOption
from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.server.accounts.book import Session
from aevum.server.accounts.porter import SESSION
from aevum.server.accounts.routes import Named, known
from aevum.server.beside import in_thread
from aevum.server.clocks import is_timed
from aevum.server.messages.tables import Chair
from aevum.server.messages.tournaments import (
    Announced,
    Board,
    Made,
    NewTournament,
    Plan,
    Standing,
    Tournament,
)
from aevum.server.pages import HttpRequest
from aevum.server.refusal import Refusal
from aevum.server.resigning import check_resigning
from aevum.server.seating import checked_delay, checked_options, checked_pace, find_game
from aevum.server.signs import readable
from aevum.server.store.store import is_text
from aevum.server.tournaments.book import MOST_LED, Kept
from aevum.server.tournaments.director import Director
from aevum.server.tournaments.standing import standings

Here: TypeAlias = NamedDependency[Director]

MOST_IN_CIRCLE: Final = 24
"""So many meet in a round robin at most."""


def checked_plan(plan: Plan) -> Plan:
    """Put the plan of a tournament in order, or refuse it."""
    game = find_game(plan.game)
    options = checked_options(game, plan.options)
    if not max(2, game.min_seats) <= plan.least <= plan.seats <= game.max_seats:
        least = max(2, game.min_seats)
        raise Refusal(Msg("web-refused-seats", least=least, most=game.max_seats))
    if plan.most < plan.least or (plan.system == "round-robin" and plan.most > MOST_IN_CIRCLE):
        raise Refusal(Msg("web-refused-entrants", most=MOST_IN_CIRCLE))
    pace = checked_pace(plan.pace, [Chair("link")] * plan.seats, is_public=True)
    if not is_timed(pace) or pace.at_end == "vote":
        raise Refusal(Msg("web-refused-tournament-pace"))
    check_resigning(pace, game, options)
    checked_delay(plan.delay)
    for seats in range(plan.least, plan.seats + 1):
        try:
            Record(game, seats, 0, options).replay()
        except BadOption as error:
            raise Refusal(Msg("web-refused-combination")) from error
    return replace(plan, options=options, pace=pace)


async def found(director: Director, name: str) -> Kept:
    """Find a tournament, or refuse."""
    kept = await director.threads.run(director.book.find, name) if is_text(name) else None
    if kept is None:
        raise Refusal(Msg("web-refused-no-tournament"), status=HTTPStatus.NOT_FOUND)
    return kept


async def led(director: Director, name: str, request: HttpRequest, *, by_operators: bool) -> Kept:
    """Find a tournament that somebody may lead, or refuse."""
    person = known(request).person
    kept = await found(director, name)
    if kept.by != person.id and not (by_operators and person.role == "operator"):
        raise Refusal(Msg("web-refused-not-leading"), status=HTTPStatus.FORBIDDEN)
    return kept


def announced(kept: Kept) -> Announced:
    """Announce a tournament."""
    about = (kept.id, kept.title, kept.by_name, kept.state, kept.plan)
    return Announced(*about, len(kept.entrants), kept.round)


def shown(kept: Kept, request: HttpRequest) -> Tournament:
    """Tell all that everybody may know of a tournament."""
    session: Session | None = request.scope["state"].get(SESSION)
    account = session.person.id if session else ""
    is_operator = session is not None and session.person.role == "operator"
    who = {one.number: one for one in kept.entrants}
    lines = [
        Standing(
            line.entrant,
            who[line.entrant].name,
            who[line.entrant].is_in,
            line.place,
            line.points,
            line.wins,
            line.opposition,
            line.played,
        )
        for line in standings(list(who), kept.rounds())
    ]
    mine = kept.of(account)
    return Tournament(
        about=announced(kept),
        standings=lines,
        rounds=boards(kept),
        mine=mine.number if mine and mine.is_in else 0,
        may_lead=bool(account) and (kept.by == account or is_operator),
    )


def boards(kept: Kept) -> list[list[Board]]:
    """List the tables of every round."""
    numbers = range(1, kept.round + 1)
    return [
        [Board(one.table, one.entrants, one.places) for one in kept.pairings if one.round == number]
        for number in numbers
    ]


@get("/tournaments", summary="The tournaments")
async def list_tournaments(director: Here) -> list[Announced]:
    """List the tournaments, those before that are not over."""
    return [announced(one) for one in await director.threads.run(director.book.listed)]


@post("/tournaments", summary="Make a tournament")
async def make_tournament(
    request: HttpRequest, data: JSONBody[NewTournament], director: Here
) -> Made:
    """Make a tournament; whoever has an account may join until it begins."""
    person = known(request).person
    title = readable(data.title)
    if not title:
        raise Refusal(Msg("web-refused-blank"))
    director.hall.limits.take("tournaments", f"account {person.id}")
    plan = await in_thread(checked_plan, data.plan)
    made = await director.threads.run(director.book.make, person.id, title, plan)
    if made is None:
        raise Refusal(
            Msg("web-refused-many-tournaments", most=MOST_LED), status=HTTPStatus.TOO_MANY_REQUESTS
        )
    return Made(made)


@get("/tournaments/{name:str}", summary="A tournament")
async def show_tournament(request: HttpRequest, name: Named, director: Here) -> Tournament:
    """Tell how a tournament stands; everybody may read it."""
    return shown(await found(director, name), request)


@post("/tournaments/{name:str}/join", summary="Take part", status_code=200)
async def join_tournament(request: HttpRequest, name: Named, director: Here) -> Tournament:
    """Take part in a tournament that has not begun."""
    person = known(request).person
    kept = await found(director, name)
    if not await director.threads.run(director.book.join, name, person.id, kept.plan.most):
        raise Refusal(Msg("web-refused-no-joining"))
    return shown(await found(director, name), request)


@post("/tournaments/{name:str}/withdraw", summary="Withdraw", status_code=200)
async def withdraw(request: HttpRequest, name: Named, director: Here) -> Tournament:
    """Take part no longer; at a table that is not over a bot plays on."""
    person = known(request).person
    kept = await found(director, name)
    entrant = kept.of(person.id)
    if entrant is not None and entrant.is_in:
        await director.withdraw(kept, entrant)
    return shown(await found(director, name), request)


@post("/tournaments/{name:str}/begin", summary="Begin a tournament", status_code=200)
async def begin_tournament(request: HttpRequest, name: Named, director: Here) -> Tournament:
    """Begin with those who have joined; only who made it may."""
    kept = await led(director, name, request, by_operators=False)
    if kept.state == "open":
        await director.begin(kept)
        kept = await found(director, name)
        async with director.turn:
            await director.lead(kept, director.now())
    return shown(await found(director, name), request)


@post("/tournaments/{name:str}/cancel", summary="Cancel a tournament", status_code=200)
async def cancel_tournament(request: HttpRequest, name: Named, director: Here) -> Tournament:
    """Draw no further round; tables that are open stay with those who sit there.

    Whoever takes part can make nothing void that has begun.
    """
    kept = await led(director, name, request, by_operators=True)
    entrant = kept.of(kept.by)
    is_theirs = known(request).person.id == kept.by and entrant is not None and entrant.is_in
    if kept.state == "running" and is_theirs:
        raise Refusal(Msg("web-refused-takes-part"), status=HTTPStatus.FORBIDDEN)
    if kept.state in ("open", "running"):
        await director.threads.run(director.book.move, name, kept.state, "cancelled")
    return shown(await found(director, name), request)


HANDLERS: Final[Sequence[Any]] = (
    list_tournaments,
    make_tournament,
    show_tournament,
    join_tournament,
    withdraw,
    begin_tournament,
    cancel_tournament,
)
