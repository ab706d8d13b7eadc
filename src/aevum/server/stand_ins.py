"""Who is waited for no longer than was agreed: a bot stands in for them until they come back."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from aevum.kernel.state import NOBODY
from aevum.server.refusal import Refusal
from aevum.server.store.kept import KeptTable, NotKept
from aevum.server.store.rows import moment

if TYPE_CHECKING:
    from aevum.server.hall import Hall
    from aevum.server.table import Table

log: Final = logging.getLogger("aevum.server")

STAND_IN: Final = "medium"
"""The bot that stands in for people."""

LOOK_SECONDS: Final = 10.0
"""So often the tables are looked through at which somebody is waited for."""


def end_of_patience(changed: str, minutes: int) -> datetime:
    """Say until when an answer is waited for since the last change of a table."""
    return datetime.fromisoformat(changed) + timedelta(minutes=minutes)


def deadline(table: "Table") -> str:
    """Say until when the person who is asked is waited for, in ISO 8601; empty if for ever."""
    kept = table.kept
    is_waiting = table.state.asked != NOBODY and table.why_stranded() is None
    if not kept.patience or not kept.changed or not is_waiting or table.is_bot_asked():
        return ""
    return moment(end_of_patience(kept.changed, kept.patience))


def is_overdue(table: "Table", at: datetime) -> bool:
    """Say whether somebody is asked who was waited for as long as was agreed."""
    until = deadline(table)
    return until != "" and datetime.fromisoformat(until) <= at


async def look_through(hall: "Hall", at: datetime) -> list[str]:
    """Let bots stand in wherever the agreed time is over; name those tables."""
    late = list[str]()
    for kept in await hall.keeper.waiting_for_people():
        if end_of_patience(kept.changed, kept.patience) > at:
            continue
        try:
            room = await hall.room(kept.id)
            if await room.let_stand_in(at):
                late.append(kept.id)
        except Refusal as refusal:
            log.warning("nobody stands in at a table: %s", refusal)
    return late


async def keep_looking(hall: "Hall") -> None:
    """Look through the tables again and again; the time itself stands in the store."""
    while True:
        try:
            await look_through(hall, datetime.now(UTC))
        except NotKept as error:
            log.error("the tables at which somebody is waited for could not be read: %s", error)
        await asyncio.sleep(LOOK_SECONDS)


def without(kept: KeptTable, seat: int) -> list[int]:
    """List for whom bots stand in when somebody is back."""
    return [other for other in kept.stand_ins if other != seat]
