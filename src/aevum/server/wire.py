"""The line to a browser at a table: a message is one frame, and who does not read is cut off."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

UNREAD_SECONDS: Final = 30.0
"""A browser that takes so many seconds to read what there is to tell is gone."""

MORE: Final = "more"
"""A message with this mark is followed by another at once."""

WORTH_PACKING: Final = 1024
"""Where texts are packed, those that are shorter are not: it takes longer than it saves."""

TEXT: Final = 0x81
"""How a text begins that is whole."""

SHORT: Final = 126
"""What is shorter tells its length in one byte."""
MIDDLING: Final = 1 << 16


NO_TEXT: Final = 1007
"""The code with which a line is closed on which letters came that are none."""


def is_text(letters: bytes) -> bool:
    """Say whether letters are written as they must be."""
    try:
        letters.decode()
    except UnicodeDecodeError:
        return False
    return True


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

    unsent = b""
    """What waits for the rest of what is told at the same moment."""

    async def send(self, message: Any) -> None:
        """Send a text at once, or together with what is told besides; all else the usual way."""
        await self.writable.wait()
        text = message.get("text")
        if text is None or not self.is_plain(len(text)):
            self.flush()
            await super().send(message)
            return
        self.unsent += frame_of(text.encode())
        if not message.get(MORE):
            self.flush()

    def flush(self) -> None:
        """Send what waits."""
        if self.unsent and not self.transport.is_closing():
            self.transport.write(self.unsent)
        self.unsent = b""

    def is_plain(self, length: int) -> bool:
        """Say whether the line stands, and a text so long is not packed on it."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        is_packed = bool(self.conn.extensions) and length >= WORTH_PACKING
        return is_open and not is_packed and self.conn.state is State.OPEN

    def send_receive_event_to_app(self) -> None:
        """Hand on what the browser said; who says a text that is none is hung up on."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

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
