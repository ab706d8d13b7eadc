"""The door: what is looked at before a request is read, whoever sends it."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Receive, Scope, Send

from aevum.kernel.message import Msg
from aevum.server.limits import Limits, who_is
from aevum.server.policy import Policy
from aevum.server.refusal import Refusal

SAFE: Final = ("GET", "HEAD", "OPTIONS")
RECORDS: Final = "/api/records"
STOP: Final = "/api/notices/stop/"
"""Where the post office of somebody ends letters by one click, with a form."""

ACCOUNT_LIMITS: Final = {
    "/api/account/sign-up": "sign-ups",
    "/api/account/log-in": "log-ins",
    "/api/account/passkey/log-in": "log-ins",
    "/api/account/recover": "letters",
    "/api/account/recovery": "log-ins",
    "/api/account/email": "letters",
    "/api/tournaments": "tables",
}

FROM_TABLE: Final = ("/fork", "/rematch")
"""What opens a table from another."""

PAST: Final = ("/api/archive", "/api/players/")
SHARING: Final = "/sharing"
"""What is asked about games that are over has to be looked up in many rows, or a record be read."""


class Door:
    """Lets in what was meant for this server, comes from its own pages, and not too often."""

    def __init__(self, app: ASGIApp, policy: Policy) -> None:
        self.app = app
        self.policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at a request before anybody reads it."""
        if scope["type"] == ScopeType.WEBSOCKET:
            headers = Headers.from_scope(scope)
            if not (self.is_meant(headers) and is_from_here(headers)):
                raise PermissionDeniedException("this page may not come to the table")
        else:
            self.check(scope, Headers.from_scope(scope))
        await self.app(scope, receive, send)

    def check(self, scope: Any, headers: Headers) -> None:
        """Refuse what is not meant for this server, what others' pages send, and too much."""
        method, path = scope["method"], scope["path"]
        if not self.is_meant(headers):
            raise Refusal(Msg("web-refused-host"), status=HTTPStatus.MISDIRECTED_REQUEST)
        if method not in SAFE and not is_from_here(headers):
            raise Refusal(Msg("web-refused-origin"), status=HTTPStatus.FORBIDDEN)
        if path.startswith("/api/"):
            limits: Limits = scope["litestar_app"].state.hall.limits
            limits.take(sort_of(method, path), address_of(scope))
            check_kind(path, headers)

    def is_meant(self, headers: Headers) -> bool:
        """Say whether a request names this server, and no other beside it."""
        named = headers.getall("host", [""])
        return len(named) == 1 and self.policy.knows(named[0])


def is_from_here(headers: Mapping[str, str]) -> bool:
    """Say whether a page of this server asks, or no browser at all: pages of others may not."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def address_of(scope: Any) -> str:
    """Find out from whom a request comes, as far as limits are concerned."""
    client = scope.get("client")
    return who_is(client[0]) if client else ""


def sort_of(method: str, path: str) -> str:
    """Say under which limit a request falls."""
    if path.startswith(PAST) or path.endswith(SHARING):
        return "past"
    if method != "POST":
        return "requests"
    if path == RECORDS:
        return "records"
    if path in ACCOUNT_LIMITS:
        return ACCOUNT_LIMITS[path]
    opens = path == "/api/tables" or path.startswith("/api/lessons/")
    return "tables" if opens or path.endswith(FROM_TABLE) else "requests"


def check_kind(path: str, headers: Headers) -> None:
    """Refuse a body that does not say that it is what is expected there."""
    if path.startswith(STOP):
        return
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if not has_body:
        return
    given = headers.get("content-type", "").partition(";")[0].strip().lower()
    wanted = "text/plain" if path == RECORDS else "application/json"
    if given != wanted:
        raise Refusal(
            Msg("web-refused-kind", kind=wanted), status=HTTPStatus.UNSUPPORTED_MEDIA_TYPE
        )
