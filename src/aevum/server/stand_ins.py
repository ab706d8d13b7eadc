"""Who is waited for no longer than was agreed, and what happens when their time is over."""

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Final

from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import NOBODY
from aevum.server import clocks
from aevum.server.messages.arrangements import Tiding
from aevum.server.refusal import Refusal, sentence
from aevum.server.store.kept import Change, KeptTable, NotKept, Played
from aevum.server.store.rows import now

if TYPE_CHECKING:
    from aevum.server.hall import Hall
    from aevum.server.table import Table

log: Final = logging.getLogger("aevum.server")

LOOK_SECONDS: Final = 2.0
"""So often tables are looked for at which somebody's time is over."""

ENDS: Final = {"bot": "stood-in", "vote": "time-up", "resign": "resigns"}
"""What is told when somebody's time is over."""

BEATS: Final = 5
"""Each time that was done so often it is kept when: that much time a crash may give."""

MOST_TIDINGS: Final = 100
"""So much of what happened beside a game is kept."""


def this_moment() -> int:
    """Tell the time, in milliseconds since 1970."""
    return int(time() * 1000)


def tell(kept: KeptTable, at: int, key: str, seat: int) -> None:
    """Note what happened to a seat beside the game, for everybody; no record has it."""
    said = sentence(Msg(f"web-tiding-{key}", seat=seat_name(seat)))
    kept.tidings = [*kept.tidings[1 - MOST_TIDINGS :], Tiding(at, now(), said)]


def sits_since(kept: KeptTable, seat: int) -> str:
    """Say since when the present person has sat at a seat; empty if nobody sat there before."""
    changes = {f"web-tiding-{key}" for key in ("left", "removed", "freed", "handed-over")}
    here = sentence(seat_name(seat))
    found = [
        one.when
        for one in kept.tidings
        if one.said.key in changes and one.said.args["seat"] == here
    ]
    return max(found, default="")


def who_is_timed(table: "Table") -> int:
    """Name the seat for which time runs: a person, once somebody answers for every seat."""
    asked = table.state.asked
    is_waiting = asked != NOBODY and table.why_stranded() is None
    is_waiting = is_waiting and table.kept.beginning.has_begun
    if not is_waiting or not table.kept.is_manned() or not table.is_person(asked):
        return NOBODY
    return asked


def count_time(table: "Table", at: int, comes_to: int = NOBODY) -> None:
    """Count up to a moment, let the word come to a seat if it does, and let time run on."""
    kept = table.kept
    if not clocks.is_timed(kept.pace):
        return
    clock = clocks.count(kept.pace, kept.clock, at)
    if comes_to != NOBODY:
        clock = clocks.arrive(kept.pace, clock, comes_to, table.length)
    kept.clock = clocks.run(kept.pace, clock, who_is_timed(table), at)


def word_comes_to(table: "Table", asked_before: int, change: Change) -> int:
    """Name the seat to which the word came by a change: another was asked in between.

    Whoever plays on, or takes back, had the word already.
    """
    asked = table.state.asked
    answered = [one.seat for one in change.events if isinstance(one, Played)]
    is_new = bool(answered) and any(seat != asked for seat in (asked_before, *answered))
    return asked if is_new else NOBODY


def end_time(table: "Table", kept: KeptTable, at: int) -> bool:
    """Do what was agreed for the end of time, if somebody's is over; False if nobody's is."""
    if not clocks.is_over(kept.clock, at):
        return False
    seat = kept.clock.runs
    kept.votes = [vote for vote in kept.votes if vote.about != seat]
    if kept.pace.at_end != "vote":
        kept.stand_ins = [*kept.stand_ins, seat]
    tell(kept, table.length, ENDS[kept.pace.at_end], seat)
    return True


def come_back(table: "Table", kept: KeptTable, seat: int) -> None:
    """Let a person answer again for a seat."""
    if seat in kept.stand_ins:
        kept.stand_ins = [other for other in kept.stand_ins if other != seat]
        kept.votes = [vote for vote in kept.votes if vote.about != seat]
        tell(kept, table.length, "back", seat)


def take_day(table: "Table", kept: KeptTable, seat: int, at: int) -> None:
    """Let a person have a day off."""
    seats = kept.clock.seats
    if not seats or not seats[seat].vacation:
        raise Refusal(Msg("web-refused-vacation"))
    if seat == clocks.who_ran_out(kept.pace, clocks.count(kept.pace, kept.clock, at)):
        raise Refusal(Msg("web-refused-time-up"))
    kept.clock = clocks.take_day(clocks.count(kept.pace, kept.clock, at), seat, at)
    tell(kept, table.length, "vacation", seat)


async def look_through(hall: "Hall", at: int) -> list[str]:
    """Do what was agreed wherever somebody's time is over; name those tables."""
    late = list[str]()
    for name in await hall.keeper.overdue(at):
        try:
            room = await hall.room(name)
            if await room.end_time(at):
                late.append(name)
                log.info("somebody's time is over at table %s", name)
        except Refusal as refusal:
            log.warning("nobody stands in at a table: %s", refusal)
    return late


async def keep_looking(hall: "Hall") -> None:
    """Look for tables at which somebody's time is over, again and again."""
    looks, is_resumed = 0, False
    while True:
        await hall.neighbours.duty("clocks")
        try:
            if not is_resumed:
                await hall.neighbours.resume(hall)
                is_resumed = True
            await look_through(hall, this_moment())
            if looks % BEATS == 0:
                await hall.keeper.beat(this_moment())
            looks += 1
        except NotKept as error:
            log.error("the clocks of the tables could not be read: %s", error)
        await asyncio.sleep(LOOK_SECONDS)
