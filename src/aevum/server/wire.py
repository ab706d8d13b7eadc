"""The line to a browser at a table: a message is one frame, and who does not read is cut off."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

UNREAD_SECONDS: Final = 30.0
"""A browser that takes so many seconds to read what there is to tell is gone."""

TEXT: Final = 0x81
"""How a text begins that is whole."""

SHORT: Final = 126
"""What is shorter tells its length in one byte."""
MIDDLING: Final = 1 << 16


def frame_of(text: bytes) -> bytes:
    """Wrap a text as it travels from a server to a browser."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < MIDDLING:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    """Speaks with one browser; most that is said are texts, and they take the short way out."""

    hanging_up: asyncio.TimerHandle | None = None

    async def send(self, message: Any) -> None:
        """Send a text that is not packed at once; anything else goes the usual way."""
        text = message.get("text")
        if text is None or not self.is_plain():
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.is_plain():
            self.transport.write(frame_of(text.encode()))
        else:
            await super().send(message)

    def is_plain(self) -> bool:
        """Say whether the line stands and nothing is packed on it."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_open and self.conn.state is State.OPEN and not self.conn.extensions

    # Patience

    def pause_writing(self) -> None:
        """Wait until the browser has read some of what was sent, but not for ever."""
        super().pause_writing()
        self.hanging_up = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the browser reads."""
        self.stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self.stop_waiting()
        super().connection_lost(exc)

    def stop_waiting(self) -> None:
        """Do not hang up."""
        if self.hanging_up is not None:
            self.hanging_up.cancel()
            self.hanging_up = None
