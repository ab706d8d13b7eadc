"""The review of the game at one table: begun by a wish, kept with the table, stopped at will."""

import asyncio
import logging
import zlib
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from aevum import compiled
from aevum.coach.chances import measured
from aevum.coach.examination import Found
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.server import coaching
from aevum.server.beside import Hanging
from aevum.server.findings import begin_finding, encoder, find, found_decoder, slips_decoder
from aevum.server.messages.coaching import GameReview, Reviewing
from aevum.server.refusal import Refusal
from aevum.server.store.kept import KeptReview, NotKept

if TYPE_CHECKING:
    from aevum.server.room import Room

log: Final = logging.getLogger("aevum.server")

Given = ParamSpec("Given")
Result = TypeVar("Result")

KEPT_EVERY: Final = 8
"""After so many batches what was found so far is kept."""

NOT_BEGUN: Final = Reviewing(0, 0, is_under_way=False)
UNREADABLE: Final = (zlib.error, DecodeError, ValidationError)


review_decoder: Final = Decoder(GameReview)


class Reviews:
    """The coach at one table once the game is over."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.told = NOT_BEGUN
        """What everybody is told; a change of it is another one."""
        self.task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Begin, go on, or show what is kept."""
        table = self.room.table
        if not table.state.is_over or table.why_stranded() is not None:
            raise Refusal(Msg("web-refused-not-over"))
        if not measured(table.game):
            raise Refusal(Msg("web-refused-unmeasured"))
        is_under_way = self.task is not None or self.room.elsewhere.reviewing is not None
        if not is_under_way and self.told.review is None:
            self.tell(Reviewing(self.told.done, self.told.of, is_under_way=True))
            self.task = asyncio.create_task(self.go_through())
            self.task.add_done_callback(self.is_over)

    @property
    def progress(self) -> tuple[int, int] | None:
        """Say how far the review has come that is made here; None if none is."""
        return None if self.task is None else (self.told.done, self.told.of)

    def follow(self, progress: tuple[int, int] | None) -> None:
        """See how far a review has come that is made elsewhere."""
        if self.task is not None:
            return
        if progress is not None and self.told != (told := Reviewing(*progress, is_under_way=True)):
            self.tell(told)
        elif progress is None and self.told.is_under_way:
            self.tell(Reviewing(self.told.done, self.told.of, is_under_way=False))

    async def catch_up(self) -> None:
        """Show a review that was finished elsewhere."""
        if self.task is None and self.told.review is None:
            kept = await self.recall()
            if isinstance(kept, GameReview):
                self.tell(Reviewing(1, 1, is_under_way=False, review=kept))

    async def leave_off(self) -> None:
        """Leave off, wherever the review is made."""
        if self.task is None and self.room.elsewhere.reviewing is not None:
            self.room.neighbours.stop_review(self.room)
        await self.stop()

    async def stop(self) -> None:
        """Leave off; what has been found so far is kept."""
        if self.task is not None:
            task = self.task
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def is_over(self, task: "asyncio.Task[None]") -> None:
        """Nothing is under way any more."""
        self.task = None
        if not task.cancelled() and task.exception() is not None:
            log.error("a review broke off", exc_info=task.exception())
        if self.told.is_under_way:
            self.tell(Reviewing(self.told.done, self.told.of, is_under_way=False))

    def tell(self, told: Reviewing) -> None:
        """Let everybody know."""
        self.told = told
        self.room.bell.ring()
        self.room.neighbours.show(self.room)

    async def go_through(self) -> None:
        """Look at every decision, put together what was found, and keep it."""
        kept = await self.recall()
        if isinstance(kept, GameReview):
            self.tell(Reviewing(1, 1, is_under_way=False, review=kept))
            return
        table = self.room.table
        text = table.record.format()
        found = kept or found_decoder.decode(await self.have_done(begin_finding, text))
        found = await self.look_at_all(text, found)
        review = await self.have_done(coaching.review, text, encoder.encode(found))
        await self.keep(review, is_done=True)
        length = found.length()
        self.tell(Reviewing(length, length, is_under_way=False, review=review))

    async def look_at_all(self, text: str, found: Found) -> Found:
        """Look at batch after batch; whoever stops this keeps what was found."""
        batches = 0
        try:
            while (batch := found.next_batch()) is not None:
                self.tell(Reviewing(found.looked, found.length(), is_under_way=True))
                slips = slips_decoder.decode(await self.have_done(find, text, batch))
                found = found.with_slips(batch, slips)
                batches += 1
                if batches % KEPT_EVERY == 0:
                    await self.keep(found, is_done=False)
        except asyncio.CancelledError:
            await asyncio.shield(self.keep(found, is_done=False))
            raise
        return found

    async def have_done(
        self, task: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Have something thought about when no table waits; once more if the process hangs."""
        pool = self.room.bots
        try:
            return await pool.lend(None, task, *args, **kwargs)
        except Hanging:
            return await pool.lend(None, task, *args, **kwargs)

    async def keep(self, found: Found | GameReview, *, is_done: bool) -> None:
        """Keep what was found; without it the next review begins anew."""
        payload = zlib.compress(encoder.encode(found))
        table = self.room.table
        kept = KeptReview(engine_of(table.game), is_done, payload)
        try:
            await self.room.keeper.keep_review(table.kept.id, kept)
        except NotKept as error:
            log.error("a review could not be kept: %s", error)

    async def recall(self) -> Found | GameReview | None:
        """Read what was kept; what another engine had begun is begun anew."""
        table = self.room.table
        try:
            kept = await self.room.keeper.review(table.kept.id)
            if kept is None:
                return None
            payload = zlib.decompress(kept.payload)
            if kept.is_done:
                return review_decoder.decode(payload)
            return found_decoder.decode(payload) if kept.engine == engine_of(table.game) else None
        except (*UNREADABLE, NotKept) as error:
            log.error("what was kept of a review cannot be read: %s", error)
            return None


@cache
def engine_of(game: Game) -> str:
    """Identify the engine, and what was measured of a game, by which it is reviewed."""
    figures = sha256(encoder.encode(measured(game))).hexdigest()[:16]
    return f"{compiled.fingerprint()} {figures}"
