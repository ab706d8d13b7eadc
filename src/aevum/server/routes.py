"""What can be asked over HTTP: games, tables, records, texts and rules."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, TypeAlias

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, JSONBody
from msgspec import Meta
from msgspec.json import encode

from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.server.addresses import Place
from aevum.server.door import address_of
from aevum.server.hall import Hall
from aevum.server.health import health, ready
from aevum.server.lesson import find_lesson
from aevum.server.limits import LONGEST_RECORD, MOST_CLAIMS
from aevum.server.messages.accounts import Account
from aevum.server.messages.tables import (
    Addresses,
    Claim,
    Fork,
    GameCard,
    Invitation,
    Join,
    Lesson,
    NewTable,
    Opened,
    PublicTable,
    Rules,
    Summary,
    Take,
    Taken,
)
from aevum.server.own_keys import filled, own_keys
from aevum.server.pages import HttpRequest, Page
from aevum.server.refusal import Refusal
from aevum.server.rules import rules_page
from aevum.server.seating import find_game
from aevum.server.shelf import cards, catalogue, check_language, tables_of

LONGEST_BODY: Final = 64 * 1024

Here: TypeAlias = NamedDependency[Hall]
Named: TypeAlias = FromPath[str]
Bearer: TypeAlias = Annotated[
    str,
    HeaderParameter(name="Authorization", description="Bearer and the key of a seat or the host."),
]
Claims: TypeAlias = Annotated[list[Claim], Meta(max_length=MOST_CLAIMS)]


def key_of(authorization: str) -> str:
    """Read the key that comes with a request."""
    return authorization.removeprefix("Bearer ").strip()


@get("/games", summary="The games")
async def list_games() -> list[GameCard]:
    """List the finished games with their rule options and bots."""
    return cards()


@get("/games/{game:str}/tables", summary="The printed tables")
async def show_tables(request: HttpRequest, game: Named) -> Response[bytes]:
    """Send the tables that a game was loaded with; browsers keep them under their hash."""
    return tables_page(find_game(game)).response(request)


@cache
def tables_page(game: Game) -> Page:
    """Write the tables of a game, once."""
    tables = tables_of(game)
    return Page("tables.json", encode(tables), tables.hash)


@post("/tables", summary="Open a table")
async def open_table(data: JSONBody[NewTable], hall: Here, request: HttpRequest) -> Opened:
    """Open a table; the key that comes back is the host's and is shown this once."""
    return await hall.open(data, address_of(request.scope))


@post("/tables/mine", summary="My tables", status_code=200)
async def my_tables(request: HttpRequest, data: JSONBody[Claims], hall: Here) -> list[Summary]:
    """Sum up the tables that a browser knows; those that are gone are left out."""
    if len(data) > MOST_CLAIMS:
        raise Refusal(Msg("web-refused-claims", most=MOST_CLAIMS))
    return await hall.summaries(filled(data, own_keys(request.scope)))


@get("/tables/public", summary="Public tables")
async def public_tables(hall: Here) -> list[PublicTable]:
    """List the tables at which whoever reaches the server may take a free seat."""
    return await hall.public()


@post("/tables/{name:str}/join", summary="Join a public table", status_code=200)
async def join_table(name: Named, data: JSONBody[Join], hall: Here, request: HttpRequest) -> Taken:
    """Take a free seat of a public table, with a key that the browser made."""
    return await hall.join(name, data.key, address_of(request.scope), data.secret)


@post("/tables/{name:str}/begin", summary="Begin a game", status_code=204)
async def begin_game(name: Named, hall: Here, authorization: Bearer = "") -> None:
    """Begin with those who are there; bots take the seats that are free. Only the host may."""
    await hall.begin(name, key_of(authorization))


@post("/tables/{name:str}/leave", summary="Leave a table", status_code=204)
async def leave_table(name: Named, hall: Here, authorization: Bearer = "") -> None:
    """Leave a table before the game begins; the seat is free again."""
    await hall.leave(name, key_of(authorization))


@delete("/tables/{name:str}", summary="Delete a table")
async def delete_table(name: Named, hall: Here, authorization: Bearer = "") -> None:
    """Delete a table for good; only its host may."""
    await hall.delete(name, key_of(authorization))


@get("/tables/{name:str}/record", summary="The record of a table", media_type=MediaType.TEXT)
async def export_record(name: Named, hall: Here, authorization: Bearer = "") -> Response[str]:
    """Write a game as a record; one under way only for whom nothing in it is secret."""
    text = await hall.export(name, key_of(authorization))
    headers = {"Content-Disposition": f'attachment; filename="{name}.aevum"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@post("/tables/{name:str}/fork", summary="Fork a table")
async def fork_table(
    name: Named, data: JSONBody[Fork], hall: Here, authorization: Bearer = ""
) -> Opened:
    """Open a table that goes on from an earlier position of this one."""
    return await hall.fork(name, key_of(authorization), data)


@post("/tables/{name:str}/rematch", summary="Play once more")
async def play_again(name: Named, hall: Here, authorization: Bearer = "") -> Opened:
    """Open the table at which the people of this one play once more, or come to it."""
    return await hall.rematch(name, key_of(authorization))


@post("/tables/{name:str}/claim", summary="Take a seat", status_code=200)
async def take_seat(name: Named, data: JSONBody[Take], hall: Here) -> Taken:
    """Take the seat that an invitation is for, with a key that the browser made; once."""
    return await hall.take(name, data)


@post("/tables/{name:str}/seats/{seat:int}/invitation", summary="Invite to a seat")
async def invite(
    name: Named, seat: FromPath[int], hall: Here, authorization: Bearer = ""
) -> Invitation:
    """Make an invitation to a seat: to a free one its host, to one's own who plays it."""
    return await hall.invite(name, seat, key_of(authorization))


@delete("/tables/{name:str}/seats/{seat:int}/invitation", summary="Revoke an invitation")
async def revoke(name: Named, seat: FromPath[int], hall: Here, authorization: Bearer = "") -> None:
    """Take back the invitation to a seat that nobody has claimed."""
    await hall.revoke(name, seat, key_of(authorization))


@delete("/tables/{name:str}/seats/{seat:int}/others", summary="Sign out the others")
async def sign_out(
    name: Named, seat: FromPath[int], hall: Here, authorization: Bearer = ""
) -> None:
    """Throw all other browsers out of a seat; only who plays it may."""
    await hall.sign_out(name, seat, key_of(authorization))


@post("/tables/{name:str}/seats/{seat:int}/hand-over", summary="Hand a seat over")
async def hand_over(
    name: Named, seat: FromPath[int], hall: Here, authorization: Bearer = ""
) -> Invitation:
    """Make an invitation to the own seat; whoever claims it has the seat alone."""
    return await hall.hand_over(name, seat, key_of(authorization))


@delete("/tables/{name:str}/seats/{seat:int}", summary="Remove a guest")
async def remove_guest(
    name: Named, seat: FromPath[int], hall: Here, authorization: Bearer = ""
) -> None:
    """Send away who has come to a seat and not answered anything yet; only the host may."""
    await hall.remove(name, seat, key_of(authorization))


@get("/addresses", summary="Where others reach this server")
async def show_addresses(place: NamedDependency[Place]) -> Addresses:
    """List the addresses that a link to a table can begin with."""
    return Addresses(place.addresses(), place.is_near)


@post("/records", summary="Open a record", request_max_body_size=LONGEST_RECORD)
async def open_record(request: Request[Any, Any, Any], hall: Here) -> Opened:
    """Open a table with a record, to be watched, or to go on if the game is not over."""
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal(Msg("web-refused-text")) from error
    return await hall.open_record(text)


@get("/lessons/{game:str}", summary="The lesson of a game")
async def show_lesson(game: Named) -> Lesson:
    """Send what is remarked in the guided first game of a game, and when."""
    return find_lesson(find_game(game).name).course()


LESSONS: Final = [
    "/lessons/{game:str}",
    "/lessons/{game:str}/{chapter:int}",
    "/lessons/{game:str}/{chapter:int}/{at:int}",
]


@post(LESSONS, summary="Open a lesson")
async def open_lesson(
    game: Named, hall: Here, chapter: FromPath[int] = 1, at: FromPath[int] = 0
) -> Opened:
    """Open a table for the guided first game of a game, at the beginning of one of its chapters.

    Who has departed from a lesson comes back to it: after so many of its actions.
    """
    lesson = find_lesson(find_game(game).name)
    return await hall.open_from(lesson.beginning(chapter, at), lesson.chairs())


@get(["/text/{lang:str}", "/text/{lang:str}/{game:str}"], summary="The sentences")
async def sentences(lang: Named, game: Named = "") -> Response[str]:
    """Send the catalogue of the faces, or that of a game, in Fluent."""
    check_language(lang)
    text = catalogue(lang, find_game(game).name if game else "")
    headers = {"Cache-Control": "no-cache"}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/rules/{game:str}/{lang:str}", summary="The rules")
async def show_rules(game: Named, lang: Named) -> Rules:
    """Send the rules of a game, clause by clause."""
    check_language(lang)
    return rules_page(find_game(game).name, lang)


HANDLERS: Final[Sequence[Any]] = (
    list_games,
    show_tables,
    open_table,
    my_tables,
    public_tables,
    join_table,
    begin_game,
    leave_table,
    delete_table,
    export_record,
    fork_table,
    play_again,
    take_seat,
    invite,
    revoke,
    sign_out,
    hand_over,
    remove_guest,
    show_addresses,
    open_record,
    show_lesson,
    open_lesson,
    sentences,
    show_rules,
    health,
    ready,
)


@get("/account", summary="My account")
async def no_account() -> Account:
    """Say that there are no accounts here."""
    return Account("off")


def api(accounts: Sequence[Any] = (no_account,)) -> Router:
    """Gather everything below `/api`."""
    handlers = [*HANDLERS, *accounts]
    return Router("/api", route_handlers=handlers, request_max_body_size=LONGEST_BODY)
