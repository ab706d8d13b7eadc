"""What can be asked about accounts over HTTP."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, TypeAlias

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Person, Session
from aevum.server.accounts.devices import device_of
from aevum.server.accounts.life import SESSION_DAYS
from aevum.server.accounts.own_data import devices_of, own_data
from aevum.server.accounts.porter import COOKIE, SESSION
from aevum.server.accounts.reception import Reception
from aevum.server.messages.accounts import (
    Account,
    Claimed,
    Confirmation,
    Device,
    Forgotten,
    LogIn,
    Moved,
    NewEmail,
    NewPassword,
    OwnData,
    Recovery,
    SignUp,
    Spoken,
    Surely,
)
from aevum.server.pages import HttpRequest
from aevum.server.refusal import Refusal

Desk: TypeAlias = NamedDependency[Reception]
Named: TypeAlias = FromPath[str]

NEVER_KEPT: Final = {"Cache-Control": "no-store"}


def known(request: HttpRequest) -> Session:
    """Find who is logged in, or refuse."""
    session: Session | None = request.scope["state"].get(SESSION)
    if session is None:
        raise Refusal(Msg("web-refused-unknown"), status=HTTPStatus.UNAUTHORIZED)
    return session


def cookie(request: HttpRequest, token: str) -> Cookie:
    """Make what a browser is known by: no script reads it, and no other page sends it along."""
    return Cookie(
        COOKIE,
        value=token,
        max_age=SESSION_DAYS * 24 * 3600 if token else 0,
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="strict",
    )


async def let_in(request: HttpRequest, reception: Reception, person: Person) -> Response[Account]:
    """Log a browser in, and tell it whose account this is."""
    token = await reception.let_in(person, device_of(request.headers.get("user-agent", "")))
    told = await account_of(reception, person)
    return Response(told, cookies=[cookie(request, token)], headers=NEVER_KEPT)


async def account_of(reception: Reception, person: Person | None) -> Account:
    """Tell of an account, if somebody is logged in."""
    me = await reception.about(person) if person else None
    return Account(reception.online.accounts, me, bool(reception.online.mail))


@get("/account", summary="My account")
async def show_account(request: HttpRequest, reception: Desk) -> Response[Account]:
    """Say whether there are accounts here, and whose this browser is logged in to."""
    session: Session | None = request.scope["state"].get(SESSION)
    told = await account_of(reception, session.person if session else None)
    return Response(told, headers=NEVER_KEPT)


@post("/account/sign-up", summary="Make an account")
async def sign_up(
    request: HttpRequest, data: JSONBody[SignUp], reception: Desk
) -> Response[Account]:
    """Make an account and log in."""
    return await let_in(request, reception, await reception.sign_up(data))


@post("/account/log-in", summary="Log in", status_code=200)
async def log_in(request: HttpRequest, data: JSONBody[LogIn], reception: Desk) -> Response[Account]:
    """Log in with name and password."""
    return await let_in(request, reception, await reception.log_in(data))


@post("/account/log-out", summary="Log out", status_code=200)
async def log_out(request: HttpRequest, reception: Desk) -> Response[Account]:
    """Log this browser out."""
    session = known(request)
    await reception.log_out(session.person, session.fingerprint)
    return Response(await account_of(reception, None), cookies=[cookie(request, "")])


@get("/account/devices", summary="Where I am logged in")
async def list_devices(request: HttpRequest, reception: Desk) -> list[Device]:
    """List the browsers that are logged in to this account."""
    session = known(request)
    person, here = session.person, session.fingerprint
    return await reception.threads.run(devices_of, reception.book, person, here)


@delete("/account/devices/{device:str}", summary="Log one browser out")
async def drop_device(request: HttpRequest, device: Named, reception: Desk) -> None:
    """Log another browser out."""
    await reception.log_out(known(request).person, device)


@delete("/account/devices", summary="Log out everywhere else")
async def drop_devices(request: HttpRequest, reception: Desk) -> None:
    """Log all other browsers out."""
    session = known(request)
    await reception.log_out(session.person, but=session.fingerprint)


@post("/account/password", summary="Change the password", status_code=204)
async def change_password(
    request: HttpRequest, data: JSONBody[NewPassword], reception: Desk
) -> None:
    """Take another password; all other browsers are logged out."""
    await reception.change_password(known(request), data)


@post("/account/language", summary="Change the language", status_code=204)
async def change_language(request: HttpRequest, data: JSONBody[Spoken], reception: Desk) -> None:
    """Be told things in another language."""
    await reception.speak(known(request).person, data.lang)


@post("/account/email", summary="Change the address for letters", status_code=204)
async def change_email(request: HttpRequest, data: JSONBody[NewEmail], reception: Desk) -> None:
    """Write to an address, which is kept when the letter was read; or forget the one there is."""
    await reception.change_email(known(request).person, data.email)


@post("/account/email/confirmed", summary="Confirm an address", status_code=204)
async def confirm_email(data: JSONBody[Confirmation], reception: Desk) -> None:
    """Keep an address whose owner has read the letter."""
    await reception.confirm_email(data.token)


@post("/account/recover", summary="Forget the password", status_code=202)
async def recover(data: JSONBody[Forgotten], reception: Desk) -> None:
    """Have a letter written; the answer is the same whether there is such an account or not."""
    await reception.recover(data.name)


@post("/account/recovery", summary="Come back by a letter", status_code=200)
async def recovery(
    request: HttpRequest, data: JSONBody[Recovery], reception: Desk
) -> Response[Account]:
    """Take a new password from whoever read the letter, and log in."""
    return await let_in(request, reception, await reception.recovered(data))


@post("/account/seats", summary="Move seats into the account", status_code=200)
async def move_seats(request: HttpRequest, data: JSONBody[Claimed], reception: Desk) -> Moved:
    """Let the account hold the keys of this browser; the browser needs them no longer."""
    return Moved(await reception.move_in(known(request).person, data))


@delete("/account/seats/{table:str}", summary="Forget a table")
async def drop_seat(request: HttpRequest, table: Named, reception: Desk) -> None:
    """Let the account hold no key for a table any more."""
    await reception.let_go(known(request).person, table)


@get("/account/data", summary="All that is known about me")
async def export_data(request: HttpRequest, reception: Desk) -> Response[OwnData]:
    """Send all that the server knows about this account."""
    session = known(request)
    person, here = session.person, session.fingerprint
    told = await reception.threads.run(own_data, reception.book, person, here)
    headers = {**NEVER_KEPT, "Content-Disposition": 'attachment; filename="aevum-account.json"'}
    return Response(told, headers=headers)


@post("/account/deletion", summary="Delete the account", status_code=200)
async def delete_account(
    request: HttpRequest, data: JSONBody[Surely], reception: Desk
) -> Response[Account]:
    """Delete this account for good; the games stay."""
    await reception.delete(known(request).person, data.password)
    return Response(await account_of(reception, None), cookies=[cookie(request, "")])


HANDLERS: Final[Sequence[Any]] = (
    show_account,
    sign_up,
    log_in,
    log_out,
    list_devices,
    drop_device,
    drop_devices,
    change_password,
    change_language,
    change_email,
    confirm_email,
    recover,
    recovery,
    move_seats,
    drop_seat,
    export_data,
    delete_account,
)
