"""How long tables are kept at which nobody plays any more, and how many there may be."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, NamedTuple

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal
from aevum.server.store.kept import KeptTable, NotKept
from aevum.server.store.rows import moment

if TYPE_CHECKING:
    from aevum.server.hall import Hall

log: Final = logging.getLogger("aevum.server")

SWEEP_SECONDS: Final = 24 * 3600.0
"""So often the tables are looked through; at a start too."""

OVER: Final = 3
"""A game that is over is kept so many times as long as one under way."""


class Keeping(NamedTuple):
    """What whoever starts a server decides about its tables."""

    days: int = 0
    """So long a table is kept that nobody touches; with 0 for ever."""
    most: int = 100_000
    """No more tables than these are opened."""

    def until(self, kept: KeptTable) -> str:
        """Say when a table will be deleted if nobody touches it; nothing if never."""
        if not self.days or not kept.changed:
            return ""
        days = self.days * (OVER if kept.standing.is_over else 1)
        return moment(datetime.fromisoformat(kept.changed) + timedelta(days=days))

    def check_room(self, tables: int) -> None:
        """Refuse to open more tables than may be."""
        if tables >= self.most:
            raise Refusal(Msg("web-refused-quota"), status=HTTPStatus.SERVICE_UNAVAILABLE)


async def sweep(hall: "Hall", today: datetime) -> list[str]:
    """Delete the tables that nobody has touched for too long, and at which nobody is now."""
    if not hall.keeping.days:
        return []
    days = timedelta(days=hall.keeping.days)
    gone = list[str]()
    bounds = moment(today - days), moment(today - OVER * days)
    untouched = await hall.keeper.untouched(*bounds)
    looked_at = await hall.neighbours.looked_at(untouched)
    for name in untouched:
        room = hall.rooms.get(name)
        if looked_at.get(name) or (room is not None and not room.is_quiet):
            continue
        if room is not None:
            await room.delete()
            hall.forget([name])
        else:
            await hall.keeper.delete(name)
        gone.append(name)
    return gone


async def keep_sweeping(hall: "Hall") -> None:
    """Look through the tables now, and once a day."""
    while True:
        await hall.neighbours.duty("sweeping")
        try:
            gone = await sweep(hall, datetime.now(UTC))
            if gone:
                log.warning("tables that nobody has touched for long were deleted: %s", len(gone))
        except NotKept as error:
            log.error("the tables could not be looked through: %s", error)
        await asyncio.sleep(SWEEP_SECONDS)
