"""A WebSocket that costs next to nothing, so that the one who measures is not measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, Final, TypeAlias

TEXT: Final = 0x81
PONG: Final = 0x8A
TEXT_CODE, CLOSE_CODE, PING_CODE = 1, 8, 9
SHORT: Final = 126
LONG: Final = 127
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Whoever sends to a server masks; with zeros the text stays as it is."""

Hearer: TypeAlias = Callable[[bytes], object]


class Wire(asyncio.Protocol):
    """One line to a server; every text that comes is handed on at once."""

    def __init__(self, host: str, path: str, hear: Hearer) -> None:
        self.hear = hear
        self.unread = bytearray()
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self.wish = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        )
        self.heard_bytes = 0

    def connection_made(self, transport: Any) -> None:
        """Ask for a line."""
        self.transport = transport
        transport.write(self.wish.encode())

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is whole."""
        self.unread += data
        self.heard_bytes += len(data)
        if not self.is_open and not self.read_head():
            return
        while self.read_frame():
            pass

    def read_head(self) -> bool:
        """Read the answer of the server; False if there is more to come."""
        head, found, rest = bytes(self.unread).partition(b"\r\n\r\n")
        if not found:
            return False
        assert b" 101 " in head, head
        self.unread = bytearray(rest)
        self.is_open = True
        self.opened.set_result(None)
        return True

    def read_frame(self) -> bool:
        """Read one message; False if there is none yet."""
        unread = self.unread
        if len(unread) < 2:
            return False
        begins, length = 2, unread[1]
        if length >= SHORT:
            begins = 4 if length == SHORT else 10
            length = int.from_bytes(unread[2:begins], "big")
        ends = begins + length
        if len(unread) < ends:
            return False
        code, text = unread[0] & 15, bytes(unread[begins:ends])
        del unread[:ends]
        if code == TEXT_CODE:
            self.hear(text)
        elif code == PING_CODE:
            self.write(PONG, text)
        return True

    def send(self, text: bytes) -> None:
        """Send a text."""
        self.write(TEXT, text)

    def write(self, kind: int, text: bytes) -> None:
        """Write one frame, unless the measurement is over and the line with it."""
        if self.transport.is_closing():
            return
        length = len(text)
        if length < SHORT:
            head = bytes((kind, MASKED | length))
        else:
            head = bytes((kind, MASKED | SHORT)) + length.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + text)

    def connection_lost(self, _error: Exception | None) -> None:
        """Tell who waits for the line that it is gone."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the line was cut"))

    def close(self) -> None:
        """Hang up."""
        self.transport.close()


async def dial(host: str, path: str, hear: Hearer) -> Wire:
    """Open a line to a server."""
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(host, path, hear), name, int(port))
    await wire.opened
    return wire
