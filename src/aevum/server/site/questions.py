"""What a page asks beside its lines: the same questions as over HTTP, at the same addresses."""

import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from msgspec import DecodeError, ValidationError
from msgspec.json import decode

from aevum.kernel.message import Msg
from aevum.server.hall import Hall
from aevum.server.lesson import find_lesson
from aevum.server.limits import LONGEST_RECORD, MOST_CLAIMS
from aevum.server.messages.tables import Chair, Claim, Fork, NewTable, Opened, Summary
from aevum.server.refusal import Refusal
from aevum.server.seating import find_game
from aevum.server.site import parcel

Body = TypeVar("Body")


class Asked(NamedTuple):
    """A question: with which key, with what, and what its address names."""

    key: str
    body: str
    named: tuple[str, ...]


Answer: TypeAlias = Callable[[Hall, Asked], Awaitable[Any]]


def body_of(asked: Asked, kind: type[Body]) -> Body:
    """Read what comes with a question, or refuse it."""
    try:
        return decode(asked.body, type=kind)
    except ValidationError as error:
        raise Refusal(Msg("web-refused-message", detail=str(error))) from error
    except DecodeError as error:
        raise Refusal(Msg("web-refused-json")) from error


def check_here(chairs: list[Chair]) -> None:
    """Refuse seats to which others would come from elsewhere."""
    if any(chair.kind == "link" for chair in chairs):
        raise needs_server()


def needs_server() -> Refusal:
    """Refuse what takes a server."""
    return Refusal(Msg("web-refused-needs-server"), status=HTTPStatus.NOT_IMPLEMENTED)


async def open_table(hall: Hall, asked: Asked) -> Opened:
    """Open a table."""
    wish = body_of(asked, NewTable)
    check_here(wish.chairs)
    return await hall.open(wish)


async def my_tables(hall: Hall, asked: Asked) -> list[Summary]:
    """Sum up the tables that this browser knows."""
    claims = body_of(asked, list[Claim])
    if len(claims) > MOST_CLAIMS:
        raise Refusal(Msg("web-refused-claims", most=MOST_CLAIMS))
    return await hall.summaries(claims)


async def delete_table(hall: Hall, asked: Asked) -> None:
    """Delete a table for good."""
    await hall.delete(asked.named[0], asked.key)


async def export_record(hall: Hall, asked: Asked) -> str:
    """Write a game as a record."""
    return await hall.export(asked.named[0], asked.key)


async def fork_table(hall: Hall, asked: Asked) -> Opened:
    """Open a table that goes on from an earlier position of this one."""
    wish = body_of(asked, Fork)
    check_here(wish.chairs)
    return await hall.fork(asked.named[0], asked.key, wish)


async def open_record(hall: Hall, asked: Asked) -> Opened:
    """Open a table with a record."""
    if len(asked.body.encode()) > LONGEST_RECORD:
        raise Refusal(Msg("web-refused-too-large"))
    return await hall.open_record(asked.body)


async def open_lesson(hall: Hall, asked: Asked) -> Opened:
    """Open a table for the guided first game of a game."""
    game, chapter, at = asked.named
    lesson = find_lesson(find_game(game).name)
    return await hall.open_from(lesson.beginning(int(chapter), int(at)), lesson.chairs())


async def pack(hall: Hall, asked: Asked) -> str:
    """Write all tables of this browser into one file."""
    return await parcel.pack(hall, body_of(asked, list[Claim]))


async def unpack(hall: Hall, asked: Asked) -> list[Opened]:
    """Keep the tables of a file."""
    return await parcel.unpack(hall, asked.body)


ANSWERS: Final[tuple[tuple[str, str, Answer], ...]] = (
    ("POST", r"/api/tables", open_table),
    ("POST", r"/api/tables/mine", my_tables),
    ("DELETE", r"/api/tables/([^/]+)", delete_table),
    ("GET", r"/api/tables/([^/]+)/record", export_record),
    ("POST", r"/api/tables/([^/]+)/fork", fork_table),
    ("POST", r"/api/records", open_record),
    ("POST", r"/api/lessons/([^/]+)/(\d{1,6})/(\d{1,6})", open_lesson),
    ("POST", r"/api/parcel/tables", pack),
    ("POST", r"/api/parcel", unpack),
)


async def answer(hall: Hall, method: str, path: str, key: str, body: str) -> Any:
    """Answer a question; what there is no answer to here takes a server."""
    for wanted, pattern, found in ANSWERS:
        named = re.fullmatch(pattern, path)
        if method == wanted and named:
            return await found(hall, Asked(key, body, named.groups()))
    raise needs_server()
