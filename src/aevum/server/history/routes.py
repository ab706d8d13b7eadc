"""What can be asked about games that are over, over HTTP."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, TypeAlias

from litestar import Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Session
from aevum.server.accounts.operating import check_operator
from aevum.server.accounts.porter import SESSION
from aevum.server.accounts.reception import Reception
from aevum.server.accounts.routes import NEVER_KEPT, Named, known
from aevum.server.history.archive import look_up
from aevum.server.history.asking import Choice, Page, Search
from aevum.server.history.chronicler import Chronicler
from aevum.server.history.reading import Reader, curve, past_games, profile, sees_anything
from aevum.server.messages.history import (
    ArchivedGames,
    CurvePoint,
    Openness,
    PastGames,
    Profile,
    Sharing,
    Wish,
)
from aevum.server.pages import HttpRequest
from aevum.server.refusal import Refusal
from aevum.server.routes import Bearer, key_of

Desk: TypeAlias = NamedDependency[Reception]
Here: TypeAlias = NamedDependency[Chronicler]
Chosen: TypeAlias = NamedDependency[Choice]
Sought: TypeAlias = NamedDependency[Search]
Who: TypeAlias = NamedDependency[Reader]


def nobody() -> Refusal:
    """Refuse to tell of somebody who is not there, or whose games are their own matter."""
    return Refusal(Msg("web-refused-no-profile"), status=HTTPStatus.NOT_FOUND)


async def reader_of(request: HttpRequest, name: Named, reception: Desk, chronicler: Here) -> Reader:
    """Find who asks, and whose games are meant."""
    session: Session | None = request.scope["state"].get(SESSION)
    owner = await reception.run_find(name)
    if owner is None:
        raise nobody()
    is_open = await reception.threads.run(chronicler.annals.is_open, owner.id)
    account = session.person.id if session else ""
    reader = Reader(account, owner, is_open)
    is_known = bool(account) and await chronicler.read(sees_anything, reader)
    if not (reader.sees_all or is_known):
        raise nobody()
    return reader


READING: Final = {
    "reader": Provide(reader_of),
    "choice": Provide(Choice, sync_to_thread=False),
}
SEARCHING: Final = {"search": Provide(Search, sync_to_thread=False)}

# Profiles


@get("/players/{name:str}", summary="The profile of a player", dependencies=READING)
async def show_profile(reader: Who, choice: Chosen, chronicler: Here) -> Response[Profile]:
    """Tell of somebody what whoever asks may know; head to head in the chosen games alone."""
    found = await chronicler.read(profile, reader, choice)
    return Response(found, headers=NEVER_KEPT)


@get("/players/{name:str}/games", summary="The games of a player", dependencies=READING)
async def list_games_of(
    reader: Who, choice: Chosen, chronicler: Here, page: Page = 1
) -> Response[PastGames]:
    """List the games of somebody that whoever asks may see, the latest first."""
    found = await chronicler.read(past_games, reader, choice, page)
    return Response(found, headers=NEVER_KEPT)


@get("/players/{name:str}/ratings", summary="How a rating went", dependencies=READING)
async def show_curve(reader: Who, choice: Chosen, chronicler: Here) -> Response[list[CurvePoint]]:
    """Tell the rating of somebody in a game after each one, as far back as is shown."""
    found = await chronicler.read(curve, reader, choice)
    return Response(found, headers=NEVER_KEPT)


@post("/account/openness", summary="Let everybody see my games", status_code=204)
async def change_openness(request: HttpRequest, data: JSONBody[Openness], chronicler: Here) -> None:
    """Let everybody see the games and ratings of this account, or no longer."""
    person = known(request).person
    open_to_all = chronicler.annals.open_to_all
    await chronicler.threads.run(open_to_all, person.id, is_open=data.is_open)


# Sharing


@get("/tables/{name:str}/sharing", summary="Whether a game goes into the archive")
async def show_sharing(name: Named, chronicler: Here, authorization: Bearer = "") -> Sharing:
    """Tell who played a game that is over how it stands with the archive."""
    return await chronicler.sharing(name, key_of(authorization))


@post("/tables/{name:str}/sharing", summary="Agree to share a game", status_code=200)
async def change_sharing(
    name: Named, data: JSONBody[Wish], chronicler: Here, authorization: Bearer = ""
) -> Sharing:
    """Agree that everybody may read a game that is over, or do so no longer."""
    return await chronicler.agree(name, key_of(authorization), data.consent)


@post("/account/games/{game:str}/sharing", summary="Agree by an account", status_code=200)
async def share_own_game(
    request: HttpRequest, game: Named, data: JSONBody[Wish], chronicler: Here
) -> Sharing:
    """Agree for the own seat, or do so no longer, also when the table is gone."""
    return await chronicler.agree_as(known(request).person.id, game, data.consent)


# The archive


@get("/archive", summary="The archive", dependencies=SEARCHING)
async def search_archive(search: Sought, chronicler: Here, page: Page = 1) -> ArchivedGames:
    """Search the games that all who played them share."""
    return await chronicler.read(look_up, search, page)


@delete("/operator/archive/{game:str}", summary="Take a game out of the archive")
async def bar_game(request: HttpRequest, game: Named, chronicler: Here) -> None:
    """Take a game out of the archive for good."""
    check_operator(request)
    await chronicler.bar(game)


HANDLERS: Final[Sequence[Any]] = (
    show_profile,
    list_games_of,
    show_curve,
    change_openness,
    show_sharing,
    change_sharing,
    share_own_game,
    search_archive,
    bar_game,
)
