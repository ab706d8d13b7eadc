"""The porter: knows by its cookie to whose account a browser is logged in."""

import asyncio
from collections import defaultdict
from http import HTTPStatus
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Session
from aevum.server.door import is_from_here
from aevum.server.own_keys import OWN_KEYS
from aevum.server.refusal import Refusal
from aevum.server.store.store import is_text

COOKIE: Final = "aevum-session"
SESSION: Final = "session"
TABLES: Final = "/api/tables/"
LINES: Final = "/ws/"
LISTS: Final = ("mine", "public")
COME_AGAIN: Final = 1013
OWN_PAGES: Final = ("same-origin", "none")


class Lines:
    """The lines to tables that browsers hold by an account: they end when it is logged out."""

    def __init__(self) -> None:
        self.ends: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def cut(self, marks: list[str]) -> None:
        """End the lines of some browsers."""
        for mark in marks:
            for end in self.ends.get(mark, ()):
                end.set()

    def hold(self, mark: str) -> asyncio.Event:
        """Begin a line; what comes back tells when it has to end."""
        end = asyncio.Event()
        self.ends[mark].add(end)
        return end

    def let_go(self, mark: str, end: asyncio.Event) -> None:
        """End a line."""
        self.ends[mark].discard(end)
        if not self.ends[mark]:
            del self.ends[mark]


class Porter:
    """Finds who is logged in before a request is read, and which keys are theirs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in by their cookie, if they have one and no page from elsewhere sent it."""
        if not is_text(scope["path"]):
            raise Refusal(Msg("web-refused-no-page"), status=HTTPStatus.NOT_FOUND)
        token = token_of(scope)
        if not token:
            await self.app(scope, receive, send)
            return
        reception = scope["litestar_app"].state.reception
        session: Session | None = await reception.session(token)
        if session is None:
            await self.app(scope, receive, send)
            return
        scope["state"][SESSION] = session
        scope["litestar_app"].state.circle.see(session.person.id)
        scope["state"][OWN_KEYS] = await reception.own_keys(session, tables_of(scope["path"]))
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.lead(scope, receive, send, session.fingerprint)
        else:
            hand_key(scope)
            await self.app(scope, receive, send)

    async def lead(self, scope: Any, receive: Receive, send: Send, mark: str) -> None:
        """Hold a line for as long as the browser is logged in."""
        lines: Lines = scope["litestar_app"].state.reception.lines
        end = lines.hold(mark)

        async def receive_until_the_end() -> Any:
            """Wait for the next message; after the log-out the line is closed."""
            message, over = asyncio.ensure_future(receive()), asyncio.ensure_future(end.wait())
            try:
                await asyncio.wait((message, over), return_when=asyncio.FIRST_COMPLETED)
                if message.done():
                    return message.result()
            finally:
                over.cancel()
                message.cancel()
            await send({"type": "websocket.close", "code": COME_AGAIN, "reason": ""})
            return {"type": "websocket.disconnect", "code": COME_AGAIN, "reason": ""}

        try:
            await self.app(scope, receive_until_the_end, send)
        finally:
            lines.let_go(mark, end)


def token_of(scope: Any) -> str:
    """Read the cookie of a request, if a page of this server sends it, or nobody's page."""
    if not scope["path"].startswith(("/api/", LINES)):
        return ""
    headers = Headers.from_scope(scope)
    is_ours = headers.get("sec-fetch-site", "none") in OWN_PAGES
    if "cookie" not in headers or not is_ours or not is_from_here(headers):
        return ""
    try:
        found = SimpleCookie(headers["cookie"]).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def tables_of(path: str) -> list[str] | None:
    """Name the tables that a request is about; None for all of them."""
    if path == f"{TABLES}mine":
        return None
    for start in (TABLES, LINES):
        if path.startswith(start):
            name = path.removeprefix(start).partition("/")[0]
            return [] if name in LISTS else [name]
    return []


def hand_key(scope: Any) -> None:
    """Let a request without a key come with that of the account."""
    keys = scope["state"][OWN_KEYS]
    names = tables_of(scope["path"])
    has_key = any(name == b"authorization" for name, _ in scope["headers"])
    if names and not has_key and names[0] in keys:
        bearer = (b"authorization", f"Bearer {keys[names[0]]}".encode())
        scope["headers"] = [*scope["headers"], bearer]
        # The door has read the headers, and what was read is remembered.
        ScopeState.from_scope(scope).headers = Headers(scope["headers"])
