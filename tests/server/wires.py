"""A browser's end of a line, byte by byte: for browsers that do not behave."""

import json
import socket
from typing import Any

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
MASKED = 0x80
TEXT = 0x81


def shake_hands(line: socket.socket, path: str) -> None:
    """Ask a server for a line to a table, and wait until it agrees."""
    head = (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
    )
    line.sendall(head.encode())
    assert line.recv(12) == b"HTTP/1.1 101"


def request_of(message: dict[str, Any]) -> bytes:
    """Wrap a short request as a browser does, with a mask that leaves it as it is."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes((TEXT, MASKED | len(text))) + bytes(4) + text
