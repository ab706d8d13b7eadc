"""Every message, and the view of every game, as OpenAPI documents, and a mark of them all."""

from functools import cache
from hashlib import sha256
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.json import encode, format, schema_components

from aevum import games
from aevum.kernel.game import Game
from aevum.server.messages import accounts, friends, history, notices, tables, tournaments
from aevum.server.messages.news import News
from aevum.server.messages.requests import Request

PLACE: Final = "#/components/schemas/{name}"
MARK_LENGTH: Final = 12

ROOTS: Final[tuple[type, ...]] = (
    tables.GameCard,
    tables.PrintedTables,
    tables.NewTable,
    tables.Opened,
    tables.Fork,
    tables.Take,
    tables.Join,
    tables.PublicTable,
    tables.Taken,
    tables.Invitation,
    tables.Addresses,
    tables.Claim,
    tables.Summary,
    tables.Problem,
    tables.Rules,
    tables.Lesson,
    accounts.Account,
    accounts.SignUp,
    accounts.LogIn,
    accounts.NewPassword,
    accounts.Recovery,
    accounts.Device,
    accounts.OwnKey,
    accounts.Moved,
    accounts.Member,
    accounts.Code,
    accounts.Challenge,
    accounts.Signed,
    notices.NewReceiver,
    notices.Receivers,
    notices.ChangedReceiver,
    history.Wish,
    history.Openness,
    history.Profile,
    history.PastGames,
    history.CurvePoint,
    history.ArchivedGames,
    history.Sharing,
    friends.Friends,
    friends.Invite,
    friends.Lobby,
    friends.Report,
    friends.Reported,
    tournaments.NewTournament,
    tournaments.Announced,
    tournaments.Tournament,
    tournaments.Made,
)


def union(kinds: tuple[type[Struct], ...]) -> dict[str, Any]:
    """Describe a message that is one of several."""
    places = {kind.__name__: PLACE.format(name=kind.__name__) for kind in kinds}
    tags = {str(kind.__struct_config__.tag): places[kind.__name__] for kind in kinds}
    return {
        "anyOf": [{"$ref": place} for place in places.values()],
        "discriminator": {"propertyName": "type", "mapping": tags},
    }


def document(title: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """Describe some types as the program expects it that makes those of the client."""
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def protocol() -> dict[str, Any]:
    """Describe all messages."""
    requests, news = get_args(Request), get_args(News)
    _, schemas = schema_components((*ROOTS, *requests, *news), ref_template=PLACE)
    unions = {"Request": union(requests), "News": union(news)}
    return document("The messages of the table", {**schemas, **unions})


def view_of(game: Game) -> dict[str, Any]:
    """Describe what a seat sees of a game."""
    _, schemas = schema_components((game.view_type,), ref_template=PLACE)
    return document(f"The view of {game.name}", schemas)


def documents() -> dict[str, dict[str, Any]]:
    """Describe all that the client is made from, by the file in its folder that tells it."""
    named = [games.game(name) for name in games.game_names()]
    typed = [game for game in named if game.view_type is not dict]
    views = {f"src/games/{game.name}/view.json": view_of(game) for game in typed}
    return {"protocol.json": protocol(), **views}


def written(described: dict[str, Any]) -> bytes:
    """Write a document as it lies in the folder of the client."""
    return format(encode(described), indent=2) + b"\n"


told: str = ""
"""The mark, where somebody else has worked it out."""


def believe(known: str) -> None:
    """Believe whoever built the pages what the mark is: working it out loads every game."""
    global told  # noqa: PLW0603
    told = known


def mark() -> str:
    """Sum up all messages and views, as the client does when it is built."""
    return told or worked_out()


@cache
def worked_out() -> str:
    """Work the mark out."""
    digest = sha256()
    for _path, described in sorted(documents().items()):
        digest.update(written(described))
    return digest.hexdigest()[:MARK_LENGTH]
