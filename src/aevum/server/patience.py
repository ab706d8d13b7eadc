"""How long the server waits for the other end of a line, which may be slow but not for ever."""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 15.0
"""A request says within so many seconds what it wants; so does a line on which nothing came yet."""

LONGEST_HEAD: Final = 64 * 1024
"""What a request says before its body is no longer than this."""

TOO_LONG: Final = b"\r\n".join(
    (
        b"HTTP/1.1 431 Request Header Fields Too Large",
        b"connection: close",
        b"content-length: 0",
        b"\r\n",
    )
)

MOST_AHEAD: Final = 32
"""So many requests may come on one line before the first of them is answered; no browser does so.

Each that waits takes memory, and for every answer a whole heap of others may be read.
"""

BODY_SECONDS: Final = 60.0
"""So long all the rest of it may take."""

READING_SECONDS: Final = 60.0
"""So long an answer waits for the other end to read on."""

PING_SECONDS: Final = 20.0
"""So often a browser at a table is asked whether it is there, and so long it has to answer."""


class PatientProtocol(HttpToolsProtocol):
    """Speaks HTTP, and hangs up on whoever takes too long, however steadily a little comes."""

    waiting_for: float | None = None
    """The time that the other end has for what it is doing; None while it is not its turn."""
    hanging_up: asyncio.TimerHandle | None = None
    unread: int = 0
    """So many bytes have come since a head or a part of a body was complete."""
    head: int = 0
    """So long is what the request has said of itself so far."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(cast(asyncio.Transport, transport))
        self.wait(self.time_given())

    def data_received(self, data: bytes) -> None:
        """Read on; the time runs from the beginning of the request."""
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LONGEST_HEAD:
            self.refuse_head()
        if not self.flow.write_paused:
            self.wait(self.time_given())

    def on_message_begin(self) -> None:
        """Read a further request from its beginning."""
        self.head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Read what is asked for."""
        self.head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read one thing that a request says of itself."""
        self.head += len(name) + len(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Go on with what was asked for, unless too much else was asked for before it."""
        self.unread = 0
        if self.head > LONGEST_HEAD:
            self.refuse_head()
        if len(self.pipeline) >= MOST_AHEAD:
            self.hang_up()
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body."""
        self.unread = 0
        super().on_body(body)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more, and answer nothing that waits."""
        self.wait(None)
        self.pipeline.clear()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until the other end has read some of the answer."""
        super().pause_writing()
        self.wait(READING_SECONDS)

    def resume_writing(self) -> None:
        """Go on with the answer."""
        super().resume_writing()
        self.wait(None)

    def time_given(self) -> float | None:
        """Say how long what is under way may take; nothing is, at a line to a table."""
        cycle: Any = self.cycle
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return None
        if cycle is None or cycle.response_complete:
            return HEAD_SECONDS
        return BODY_SECONDS if cycle.more_body else None

    def wait(self, seconds: float | None) -> None:
        """Hang up after some seconds, unless that was to happen already."""
        if seconds == self.waiting_for:
            return
        if self.hanging_up is not None:
            self.hanging_up.cancel()
        self.waiting_for = seconds
        self.hanging_up = None if seconds is None else self.loop.call_later(seconds, self.hang_up)

    def refuse_head(self) -> None:
        """Say that nobody needs to say so much of a request, and read no further."""
        if not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def hang_up(self) -> None:
        """Close the line, whatever is under way."""
        self.transport.abort()
