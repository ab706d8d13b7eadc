"""The wire between a browser and a table: every message is checked before anybody acts on it."""

import asyncio
import contextlib
from http import HTTPStatus
from time import monotonic
from typing import Any, Final, TypeAlias

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Raw
from msgspec.json import Encoder

from aevum.server.door import address_of
from aevum.server.hall import Hall
from aevum.server.keys import fingerprint
from aevum.server.limits import Limits
from aevum.server.messages.news import Gone, News, Refused
from aevum.server.messages.reading import read
from aevum.server.messages.requests import (
    Confirm,
    Hello,
    Hint,
    Play,
    Redo,
    Request,
    Review,
    Say,
    Undo,
)
from aevum.server.messages.talk import Talk
from aevum.server.own_keys import own_keys
from aevum.server.refusal import Refusal
from aevum.server.room import Room
from aevum.server.tallies import ACKNOWLEDGED
from aevum.server.visitor import Visitor
from aevum.server.wire import MORE

PER_SECOND: Final = 50
AT_ONCE: Final = 100
"""So many requests of one browser are answered at once, and so many more each second."""

NO_SUCH_TABLE: Final = 4404
COME_AGAIN: Final = 1013
"""How a line is closed that there is no reason to open again, and one that there is."""

FOR_NOW: Final = (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS)
"""What is refused like this may be granted soon."""

MOVES: Final = (Play, Confirm, Say, Undo, Redo)
THOUGHTS: Final = (Hint, Review)

encoder: Final = Encoder()


Socket: TypeAlias = WebSocket[Any, Any, Any]


class Pace:
    """How fast one browser may ask; who asks faster waits."""

    def __init__(self, limits: Limits, address: str) -> None:
        self.limits = limits
        self.address = address
        self.left = float(AT_ONCE)
        self.looked = monotonic()

    async def take(self) -> None:
        """Wait until one more request may be answered."""
        now = monotonic()
        self.left = min(AT_ONCE, self.left + (now - self.looked) * PER_SECOND)
        self.looked = now
        self.left -= 1
        if self.left < 0:
            await asyncio.sleep(-self.left / PER_SECOND)

    async def share(self, request: Request, key: str) -> None:
        """Wait until address and key may have one more move or question answered, or refuse it."""
        if self.address:
            who = (self.address, f"key {fingerprint(key)}") if key else (self.address,)
            if (seconds := self.limits.wait(limit_of(request), *who)) > 0:
                await asyncio.sleep(seconds)


def limit_of(request: Request) -> str:
    """Name the limit that a request counts for."""
    if isinstance(request, Talk):
        return "talk"
    if isinstance(request, THOUGHTS):
        return "thoughts"
    return "moves" if isinstance(request, MOVES) else "questions"


@websocket("/ws/{name:str}")
async def table_socket(socket: Socket, name: FromPath[str], hall: NamedDependency[Hall]) -> None:
    """Let a browser come to a table."""
    await socket.accept()
    try:
        address = address_of(socket.scope)
        with hall.limits.line(address):
            await receive(socket, await hall.room(name), Pace(hall.limits, address))
    except Refusal as refusal:
        await send_away(socket, refusal, COME_AGAIN if refusal.status in FOR_NOW else NO_SUCH_TABLE)


async def receive(socket: Socket, room: Room, pace: Pace) -> None:
    """Have somebody at a table until the line is closed; who finds no place is refused."""
    visitor = Visitor(room)
    telling = asyncio.create_task(tell(socket, visitor))
    telling.add_done_callback(lambda _task: visitor.hang_up())
    try:
        await listen(socket, visitor, pace)
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await socket.close(code=COME_AGAIN)
    finally:
        room.places.leave(visitor)
        visitor.leave()
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await telling


async def send_away(socket: Socket, refusal: Refusal, code: int) -> None:
    """Say why somebody cannot come to the table, and close the line."""
    await send(socket, Refused("", 0, refusal.reason))
    await socket.close(code=code)


async def listen(socket: Socket, visitor: Visitor, pace: Pace) -> None:
    """Answer what the browser asks, one after the other; first it says who it is, and soon."""
    async with visitor.room.places.moment(visitor):
        while not visitor.has_entered and not visitor.is_cut_off:
            await hear(socket, visitor, pace)
    while not visitor.is_cut_off:
        await hear(socket, visitor, pace)


async def hear(socket: Socket, visitor: Visitor, pace: Pace) -> None:
    """Answer the next request; who finds no place at the table has to go."""
    text = await socket.receive_data(mode="text")
    await pace.take()
    request: Request | None = None
    try:
        request = read(text)
        if visitor.has_entered:
            await pace.share(request, visitor.key)
    except Refusal as refusal:
        await visitor.tell(visitor.refused(refusal, getattr(request, "id", "")))
        return
    if isinstance(request, Hello):
        table = visitor.room.table.kept.id
        request.key = request.key or own_keys(socket.scope).get(table, "")
        visitor.room.places.admit(visitor, request.key, visitor.room.table.kept)
    if isinstance(request, MOVES):
        with ACKNOWLEDGED.timing():
            await visitor.ask(request)
    else:
        await visitor.ask(request)


async def tell(socket: Socket, visitor: Visitor) -> None:
    """Send what there is to tell, until the line is closed; the wire waits for slow readers."""
    while True:
        news = await visitor.news()
        if visitor.room.is_lost:
            await socket.close(code=COME_AGAIN)
            return
        if not news:
            continue
        try:
            *first, last = news
            for event in first:
                await send(socket, event, is_last=False)
            await send(socket, last)
            if isinstance(last, Gone):
                await socket.close(code=NO_SUCH_TABLE)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return


async def send(socket: Socket, event: News | Raw, *, is_last: bool = True) -> None:
    """Send one message; unless it is the last of some, it may wait for the others."""
    text = str(event, "utf-8") if isinstance(event, Raw) else encoder.encode(event).decode()
    message: Any = {"type": "websocket.send", "text": text, MORE: not is_last}
    await socket.send(message)
