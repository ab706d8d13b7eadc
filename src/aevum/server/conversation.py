"""The conversation at a table: kept beside the game, and never part of its log or its record."""

import asyncio
import logging
from typing import Final

from aevum.kernel.message import Msg
from aevum.server.messages.talk import Said
from aevum.server.refusal import Refusal
from aevum.server.seating import is_by_link
from aevum.server.signs import readable
from aevum.server.store.keeper import Keeper
from aevum.server.store.kept import MOST_SAID, KeptTable, NotKept
from aevum.server.store.rows import now

log: Final = logging.getLogger("aevum.server")


class Conversation:
    """What people at one table say to each other; they talk where some come by link.

    Who only watches reads it where the table is open about it.
    """

    def __init__(self, kept: KeptTable, keeper: Keeper) -> None:
        self.table = kept.id
        self.keeper = keeper
        self.lock = asyncio.Lock()
        self.is_held = is_by_link(kept.chairs)
        self.is_read = False
        self.said: list[Said] = []
        self.marks: list[str] = []
        """The last requests that were carried out."""

    @property
    def length(self) -> int:
        """Say how much has been said, what is forgotten included."""
        return self.said[-1].number + 1 if self.said else 0

    def since(self, number: int) -> list[Said]:
        """List what was said from a number on, as far as it is kept."""
        return [one for one in self.said if one.number >= number]

    async def read(self) -> None:
        """Read what was said before this room was set up; the game does not depend on it."""
        async with self.lock:
            if not self.is_held or self.is_read:
                return
            try:
                await self.recall()
            except NotKept as error:
                log.error("what was said at a table could not be read: %s", error)

    async def catch_up(self) -> None:
        """Read what was said elsewhere, if anybody has read anything here."""
        async with self.lock:
            if self.is_read:
                await self.recall()

    async def recall(self) -> None:
        """Read what was said from the store."""
        self.said, self.marks = await self.keeper.recall_talk(self.table)
        self.is_read = True

    async def say(self, seat: int, text: str, mark: str) -> None:
        """Keep what somebody says; what has been said under the same mark is not said again."""
        if not self.is_held:
            raise Refusal(Msg("web-refused-talk"))
        said = readable(text)
        if not said:
            raise Refusal(Msg("web-refused-blank"))
        async with self.lock:
            try:
                await self.keep(seat, said, mark)
            except NotKept as error:
                log.error("what was said at a table could not be kept: %s", error)
                raise Refusal(Msg("web-refused-not-kept")) from error

    async def keep(self, seat: int, said: str, mark: str) -> None:
        """Write what somebody says after all that was said before, unless it was.

        What is said elsewhere at the same moment may come first.
        """
        is_kept = False
        while not is_kept:
            if not self.is_read:
                await self.recall()
            if mark and mark in self.marks:
                return
            last = Said(self.length, seat, now(), said)
            is_kept = self.is_read = await self.keeper.keep_said(self.table, last, mark)
        self.said = [*self.said[1 - MOST_SAID :], last]
        self.marks = [*self.marks[1 - MOST_SAID :], mark]
