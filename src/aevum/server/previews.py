"""Previews for one browser: only the newest choice is tried, one at a time, not too often."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeAlias

from aevum.kernel.message import Msg
from aevum.server.foresight import foresee
from aevum.server.messages.news import News, Refused
from aevum.server.messages.requests import Preview
from aevum.server.refusal import Refusal
from aevum.server.room import Room, check_revision

log: Final = logging.getLogger("aevum.server")

PAUSE: Final = 0.03
"""So many seconds pass between two tries, and at least as many as the last one took."""

Teller: TypeAlias = Callable[[News], Awaitable[None]]


class Previews:
    """The choice that one browser points at, and the try that is under way for it."""

    def __init__(self, room: Room, tell: Teller) -> None:
        self.room = room
        self.tell = tell
        self.wanted: Preview | None = None
        self.trying: asyncio.Task[None] | None = None

    def show(self, request: Preview) -> Refused | None:
        """Try a choice soon; the one before it, if it is not tried yet, is refused."""
        older, self.wanted = self.wanted, request
        if self.trying is None:
            self.trying = asyncio.create_task(self.try_newest())
            self.trying.add_done_callback(self.forget_task)
        return self.refused(older, Refusal(Msg("web-refused-newer"))) if older else None

    def forget_task(self, _task: object) -> None:
        """Nothing is tried any more."""
        self.trying = None

    async def try_newest(self) -> None:
        """Try what is wanted until nothing is."""
        while (request := self.wanted) is not None:
            self.wanted = None
            began = monotonic()
            await self.tell(await self.answer(request))
            await asyncio.sleep(max(PAUSE, monotonic() - began))

    async def answer(self, request: Preview) -> News:
        """Try one choice; what the table does not offer is refused."""
        table = self.room.table
        try:
            check_revision(table, request.rev)
            table.check_choice(request.seat, request.action)
        except Refusal as refusal:
            return self.refused(request, refusal)
        known = table.game.resample(table.state.copy(), request.seat, 0)
        asked = (table.game, known, request.seat, request.action, request.id)
        try:
            return await self.room.bots.run_beside(foresee, *asked)
        except Exception:
            log.exception("a try failed")
            return self.refused(request, Refusal(Msg("web-refused-failed")))

    def refused(self, request: Preview, refusal: Refusal) -> Refused:
        """Put a refusal into the form in which it travels."""
        return Refused(request.id, self.room.table.rev, refusal.reason, refusal.clause)

    def stop(self) -> None:
        """Try nothing any more."""
        if self.trying is not None:
            self.trying.cancel()
