"""What can be asked about being told, over HTTP."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs, urlsplit

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import Row

from aevum.kernel.message import Msg
from aevum.server.accounts.routes import Named, known
from aevum.server.messages.notices import ChangedReceiver, NewReceiver, Receiver, Receivers
from aevum.server.notices.book import MOST_RECEIVERS
from aevum.server.notices.office import Office
from aevum.server.notices.push import host_of, subscription_of
from aevum.server.notices.targets import checked_target
from aevum.server.pages import HttpRequest
from aevum.server.refusal import Refusal

Here: TypeAlias = NamedDependency[Office]
SEND: Final = "/send/m.room.message"


def shown(row: Row[Any]) -> Receiver:
    """Show where somebody is told; whoever sees the screen learns no address of a hook."""
    host = host_of(row.kind, row.target)
    return Receiver(row.id, row.kind, host, row.minutes, row.is_on, row.trouble)


def check_receiver(office: Office, wish: NewReceiver, email: str) -> str:
    """Refuse a place at which nobody can be told; return what is kept of it."""
    if wish.kind == "mail":
        if office.post is None or not email:
            raise Refusal(Msg("web-refused-no-address"))
        return ""
    if wish.kind == "push":
        checked_target(subscription_of(wish.target).endpoint, near=office.near)
        return wish.target
    checked_target(wish.target, near=office.near)
    parts = urlsplit(wish.target)
    is_room = parts.path.rstrip("/").endswith(SEND) and "access_token" in parse_qs(parts.query)
    if wish.kind == "matrix" and not is_room:
        raise Refusal(Msg("web-refused-matrix"))
    return wish.target


@get("/notices", summary="Where I am told")
async def list_receivers(request: HttpRequest, office: Here) -> Receivers:
    """List where somebody is told that it is their turn."""
    rows = await office.threads.run(office.box.receivers, known(request).person.id)
    return Receivers([shown(row) for row in rows], office.signer.public)


@post("/notices", summary="Be told", status_code=204)
async def add_receiver(request: HttpRequest, data: JSONBody[NewReceiver], office: Here) -> None:
    """Be told at one more place."""
    person = known(request).person
    target = check_receiver(office, data, person.email)
    add = office.box.add
    if not await office.threads.run(add, person.id, data.kind, target, data.minutes):
        raise Refusal(Msg("web-refused-receivers", most=MOST_RECEIVERS))


@post("/notices/{receiver:str}", summary="Be told sooner or later", status_code=204)
async def change_receiver(
    request: HttpRequest, receiver: Named, data: JSONBody[ChangedReceiver], office: Here
) -> None:
    """Be told sooner or later, or not for now."""
    person = known(request).person
    change = office.box.change
    await office.threads.run(change, person.id, receiver, data.minutes, is_on=data.is_on)


@delete("/notices/{receiver:str}", summary="Be told no longer")
async def drop_receiver(request: HttpRequest, receiver: Named, office: Here) -> None:
    """Be told no longer at a place."""
    await office.threads.run(office.box.drop, known(request).person.id, receiver)


@post("/notices/stop/{token:str}", summary="Stop letters by one click", status_code=204)
async def stop(token: Named, office: Here) -> None:
    """Write no further letters to whoever has the link of one; nobody has to log in for that."""
    if not await office.threads.run(office.box.stop, token):
        raise Refusal(Msg("web-refused-letter"), status=HTTPStatus.FORBIDDEN)


HANDLERS: Final[Sequence[Any]] = (
    list_receivers,
    add_receiver,
    change_receiver,
    drop_receiver,
    stop,
)
