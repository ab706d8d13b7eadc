"""Hints for one browser: only the newest question is thought about, until the table changes."""

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from aevum.kernel.message import Msg
from aevum.record.codec import dump
from aevum.server import coaching
from aevum.server.beside import Hanging
from aevum.server.messages.news import News, Refused
from aevum.server.messages.requests import Hint
from aevum.server.previews import Teller
from aevum.server.refusal import Refusal
from aevum.server.room import Room, check_revision

log: Final = logging.getLogger("aevum.server")


class Hints:
    """The question of one browser that is thought about."""

    def __init__(self, room: Room, tell: Teller) -> None:
        self.room = room
        self.tell = tell
        self.asked: Hint | None = None
        self.thinking: asyncio.Task[None] | None = None

    def show(self, request: Hint) -> Refused | None:
        """Think about a question; the one before it is refused."""
        table = self.room.table
        check_hints(table.kept.hints, has_strangers=table.kept.has_strangers())
        check_revision(table, request.rev)
        table.check_asked(request.seat)
        older = self.drop("web-refused-newer")
        self.asked = request
        self.thinking = asyncio.create_task(self.think(request))
        return older

    def drop(self, reason: str) -> Refused | None:
        """Think no further; who asked is told why."""
        if self.asked is None or self.thinking is None:
            return None
        self.thinking.cancel()
        refused = self.refused(self.asked, Refusal(Msg(reason)))
        self.asked = self.thinking = None
        return refused

    def drop_old(self) -> Refused | None:
        """Think no further about a position that is not there any more."""
        if self.asked is None or self.asked.rev == self.room.table.rev:
            return None
        return self.drop("web-refused-old")

    async def think(self, request: Hint) -> None:
        """Think about a question and tell what came of it."""
        answer = await self.answer(request)
        if self.asked is request:
            self.asked = self.thinking = None
            await self.tell(answer)

    async def answer(self, request: Hint) -> News:
        """Let the coach think where bots do, on a position dealt anew for the seat."""
        table, seat = self.room.table, request.seat
        known = dump(table.game.resample(table.state.copy(), seat, 0))
        asked = (table.game.name, seat, known, request.rev)
        try:
            hinted = await self.room.bots.lend(table, coaching.hint, *asked)
            return replace(hinted, id=request.id, rev=request.rev)
        except Hanging:
            return self.refused(request, Refusal(Msg("web-refused-failed")))
        except Exception:
            log.exception("a hint failed")
            return self.refused(request, Refusal(Msg("web-refused-failed")))

    def refused(self, request: Hint, refusal: Refusal) -> Refused:
        """Put a refusal into the form in which it travels."""
        return Refused(request.id, self.room.table.rev, refusal.reason, refusal.clause)


def check_hints(is_allowed: bool, *, has_strangers: bool) -> None:
    """Refuse hints where the host does not want them, and always among strangers."""
    if has_strangers:
        raise Refusal(Msg("web-refused-strangers"))
    if not is_allowed:
        raise Refusal(Msg("web-refused-hints"))
