"""Passkeys: a device proves whose it is, without a password and to this server's own pages only."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import webauthn
from litestar import Response, delete, get, post
from litestar.params import JSONBody
from msgspec import DecodeError, Struct
from msgspec.json import decode
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Person, later
from aevum.server.accounts.devices import device_of
from aevum.server.accounts.own_data import passkeys_of
from aevum.server.accounts.reception import Reception, allowed
from aevum.server.accounts.routes import Desk, Named, known, let_in
from aevum.server.messages.accounts import Account, Challenge, Device, Signed
from aevum.server.pages import HttpRequest
from aevum.server.refusal import Refusal
from aevum.server.store.store import is_text

MINUTES: Final = 5
"""So long a device has to sign a challenge."""

MOST_PASSKEYS: Final = 20
"""So many passkeys open one account."""

ON_THE_DEVICE: Final = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED)
"""The device knows by itself whose it is: nobody has to type a name."""


NO_PASSKEY: Final = (
    WebAuthnException,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    RecursionError,
)
"""What is raised by whoever reads a passkey that makes no sense, whichever part of it does not."""


class Site(NamedTuple):
    """The pages for which a passkey is made: no other page can use it."""

    host: str
    origin: str


class Presented(Struct):
    """What names the passkey that signed."""

    id: str


def site_of(request: HttpRequest) -> Site:
    """Find the pages that a browser came by; the door has looked at their name."""
    host = request.headers.get("host", "")
    return Site(urlsplit(f"//{host}").hostname or "", f"{request.scope['scheme']}://{host}")


def not_recognised() -> Refusal:
    """Refuse a passkey, whatever is wrong with it."""
    return Refusal(Msg("web-refused-passkey"))


async def challenged(
    reception: Reception, kind: str, challenge: bytes, account: str | None = None
) -> str:
    """Keep a challenge until it is signed, for one account or for whoever signs it."""
    value, until = bytes_to_base64url(challenge), later(minutes=MINUTES)
    return await reception.threads.run(reception.book.issue, kind, value, until, account)


async def challenge_of(reception: Reception, kind: str, token: str, account: str = "") -> bytes:
    """Find the challenge that was to be signed; each is signed once, and for whom it was made."""
    ticket = await reception.threads.run(reception.book.redeem, kind, token)
    if ticket is None or ticket.account != account:
        raise not_recognised()
    return base64url_to_bytes(ticket.value)


async def with_room_for_another(reception: Reception, person: Person) -> list[Device]:
    """List the passkeys of somebody who may have one more."""
    own = await reception.threads.run(passkeys_of, reception.book, person)
    if len(own) >= MOST_PASSKEYS:
        raise Refusal(Msg("web-refused-passkeys", most=MOST_PASSKEYS))
    return own


@post("/account/passkey/new", summary="Begin to make a passkey", status_code=200)
async def begin_passkey(request: HttpRequest, reception: Desk) -> Challenge:
    """Say what a new passkey has to sign; a device that has one already makes no second."""
    person = known(request).person
    own = await with_room_for_another(reception, person)
    options = webauthn.generate_registration_options(
        rp_id=site_of(request).host,
        rp_name="Aevum",
        user_name=person.name,
        user_id=person.id.encode(),
        authenticator_selection=ON_THE_DEVICE,
        exclude_credentials=[
            PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in own
        ],
    )
    token = await challenged(reception, "passkey-new", options.challenge, person.id)
    return Challenge(token, webauthn.options_to_json(options))


@post("/account/passkey", summary="Make a passkey", status_code=204)
async def add_passkey(request: HttpRequest, data: JSONBody[Signed], reception: Desk) -> None:
    """Keep the passkey that a device has made."""
    person, site = known(request).person, site_of(request)
    await with_room_for_another(reception, person)
    challenge = await challenge_of(reception, "passkey-new", data.token, person.id)
    try:
        found = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except NO_PASSKEY as error:
        raise not_recognised() from error
    key = bytes_to_base64url(found.credential_id)
    device = device_of(request.headers.get("user-agent", ""))
    kept = (person.id, key, found.credential_public_key, found.sign_count, device)
    if not await reception.threads.run(reception.book.add_passkey, *kept):
        raise not_recognised()


@post("/account/passkey/challenge", summary="Begin to log in by a passkey", status_code=200)
async def begin_log_in(request: HttpRequest, reception: Desk) -> Challenge:
    """Say what a passkey has to sign; the answer is the same for everybody."""
    options = webauthn.generate_authentication_options(rp_id=site_of(request).host)
    token = await challenged(reception, "passkey-in", options.challenge)
    return Challenge(token, webauthn.options_to_json(options))


@post("/account/passkey/log-in", summary="Log in by a passkey", status_code=200)
async def log_in(
    request: HttpRequest, data: JSONBody[Signed], reception: Desk
) -> Response[Account]:
    """Log in whose passkey has signed."""
    challenge = await challenge_of(reception, "passkey-in", data.token)
    try:
        key = decode(data.credential, type=Presented).id
    except DecodeError as error:
        raise not_recognised() from error
    row = await reception.threads.run(reception.book.passkey, key) if is_text(key) else None
    if row is None:
        raise not_recognised()
    site = site_of(request)
    try:
        found = webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=bytes(row.public_key),
            credential_current_sign_count=row.uses,
        )
    except NO_PASSKEY as error:
        raise not_recognised() from error
    await reception.threads.run(reception.book.use_passkey, key, found.new_sign_count)
    person = await reception.threads.run(reception.book.find_by_id, row.account_id)
    if person is None:
        raise not_recognised()
    return await let_in(request, reception, allowed(person))


@get("/account/passkeys", summary="My passkeys")
async def list_passkeys(request: HttpRequest, reception: Desk) -> list[Device]:
    """List the passkeys of this account."""
    return await reception.threads.run(passkeys_of, reception.book, known(request).person)


@delete("/account/passkeys/{key:str}", summary="Forget a passkey")
async def drop_passkey(request: HttpRequest, key: Named, reception: Desk) -> None:
    """Let a passkey open this account no longer."""
    person = known(request).person
    await reception.threads.run(reception.book.drop_passkey, person.id, key)


HANDLERS: Final[Sequence[Any]] = (
    begin_passkey,
    add_passkey,
    begin_log_in,
    log_in,
    list_passkeys,
    drop_passkey,
)
