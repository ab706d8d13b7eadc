"""The log as lines of JSON, one for each thing that happened, for programs to read.

Every request and every line to a table has an id, which stands in all that is written while it is
answered, and in its answer as `X-Request-ID`. A request is written down by the pattern of its path,
never by what was filled in: there are keys in paths. Addresses, names of people and what they send
are written nowhere.
"""

import logging
import os
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final, Literal, TypeAlias

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

Kind: TypeAlias = Literal["text", "json"]

log: Final = logging.getLogger("aevum.requests")

REQUEST_ID: Final = b"x-request-id"
GIVEN: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
"""What a proxy may call a request; anything else is called otherwise."""

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")


class JsonLines(logging.Formatter):
    """Writes one record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write what was said, when, how grave it is, and while which request."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        line |= getattr(record, "more", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def write_json() -> None:
    """Write the log as lines of JSON from now on, unless somebody writes it otherwise already.

    AEVUM_LOG says from which level on.
    """
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    logging.basicConfig(handlers=[lines], level=level_of("info"))


def level_of(usual: str) -> int:
    """Read from which level on the log is written."""
    named = os.environ.get("AEVUM_LOG", usual)
    level = logging.getLevelNamesMapping().get(named.upper())
    if level is None:
        raise ValueError(f"AEVUM_LOG is debug, info, warning, error or critical, not '{named}'")
    return level


class Named:
    """Gives every request an id, and writes down how it was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or hold one line."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = name_of(scope)
        request_id.set(name)
        began, status = perf_counter(), 0

        async def note(message: Message) -> None:
            """Tell the id in the answer, and remember its status."""
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID, name.encode())]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            write_down(scope, status, perf_counter() - began)


def name_of(scope: Any) -> str:
    """Take the id that a proxy gave, if it is one, or make one up."""
    given = [value for header, value in scope["headers"] if header == REQUEST_ID]
    if len(given) == 1 and GIVEN.fullmatch(given[0]):
        return str(given[0], "ascii")
    return secrets.token_hex(8)


def write_down(scope: Any, status: int, seconds: float) -> None:
    """Write down one request: which kind it was, and how it was answered."""
    more = {
        "method": scope.get("method", "LINE"),
        "path": scope.get("path_template") or "?",
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    log.info(
        "a line has ended" if status == 0 or status >= 1000 else "answered", extra={"more": more}
    )
