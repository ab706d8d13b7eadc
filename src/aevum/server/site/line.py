"""The line between a page and a table in the same browser: what a socket is to a server."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Final, TypeAlias

from msgspec import Raw
from msgspec.json import Encoder

from aevum.server.hall import Hall
from aevum.server.messages.news import Gone, News, Refused
from aevum.server.messages.reading import read
from aevum.server.refusal import Refusal
from aevum.server.visitor import Visitor

OPEN: Final = 0
NO_SUCH_TABLE: Final = 4404
COME_AGAIN: Final = 1013
"""How a line is closed that there is no reason to open again, and one that there is."""

encoder: Final = Encoder()

Post: TypeAlias = Callable[[int, str, int], None]
"""Sends a text over a line, by its number, or closes it with a code."""


class Line:
    """One page at one table."""

    def __init__(self, number: int, post: Post) -> None:
        self.number = number
        self.post = post
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.serving: asyncio.Task[None] | None = None

    def open(self, hall: Hall, table: str) -> None:
        """Come to a table."""
        self.serving = asyncio.create_task(self.serve(hall, table))

    def close(self) -> None:
        """Leave the table."""
        if self.serving is not None:
            self.serving.cancel()

    async def serve(self, hall: Hall, table: str) -> None:
        """Answer what the page asks, one after the other, and tell what there is to tell."""
        try:
            visitor = Visitor(await hall.room(table))
        except Refusal as refusal:
            self.send_away(refusal)
            return
        telling = asyncio.create_task(self.tell(visitor))
        try:
            while True:
                await self.hear(visitor, await self.heard.get())
        finally:
            visitor.leave()
            telling.cancel()

    async def hear(self, visitor: Visitor, text: str) -> None:
        """Answer one request."""
        try:
            request = read(text)
        except Refusal as refusal:
            await visitor.tell(visitor.refused(refusal))
        else:
            await visitor.ask(request)

    async def tell(self, visitor: Visitor) -> None:
        """Send what there is to tell."""
        while True:
            news = await visitor.news()
            if visitor.room.is_lost:
                self.post(self.number, "", COME_AGAIN)
                return
            for one in news:
                self.send(one)
                if isinstance(one, Gone):
                    self.post(self.number, "", NO_SUCH_TABLE)

    def send(self, one: News | Raw) -> None:
        """Send one message."""
        text = str(one, "utf-8") if isinstance(one, Raw) else encoder.encode(one).decode()
        self.post(self.number, text, OPEN)

    def send_away(self, refusal: Refusal) -> None:
        """Say why somebody cannot come to the table, and close the line."""
        self.send(Refused("", 0, refusal.reason))
        is_for_now = refusal.status == HTTPStatus.SERVICE_UNAVAILABLE
        self.post(self.number, "", COME_AGAIN if is_for_now else NO_SUCH_TABLE)
