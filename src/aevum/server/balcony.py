"""The balcony: those who only watch are there, and see the table as it was.

What they are told is made from a table of its own that has been played only so far; nothing newer
is in it that could be told. Once the game is over they see what everybody sees.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from aevum.kernel.game import SPECTATOR
from aevum.record.ahead import Answer
from aevum.server import stand_ins
from aevum.server.beside import in_thread
from aevum.server.clocks import SECOND
from aevum.server.letters import Letters
from aevum.server.messages.news import Presence
from aevum.server.messages.pace import NO_CLOCK
from aevum.server.messages.watching import Delay
from aevum.server.store.kept import Event, History, KeptTable, NotKept, Played
from aevum.server.table import Table, course_of

if TYPE_CHECKING:
    from aevum.server.room import Room

log: Final = logging.getLogger("aevum.server")

MINUTE: Final = 60 * SECOND
FEW: Final = 32
"""So many answers are played on at once; for more the table is set up anew, beside all else."""

LATER: Final = 5.0
"""If what happened cannot be read, it is tried again after so many seconds."""


class Happened(NamedTuple):
    """What happened at a table, and when, in milliseconds since 1970."""

    at: int
    event: Event


class Balcony:
    """What those see of one table who only watch."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.letters = Letters()
        self.table: Table | None = None
        self.timeline: list[Happened] = []
        """All that is known to have happened; the log only grows."""
        self.bell = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.presence = Presence([], 0)

    @property
    def is_behind(self) -> bool:
        """Say whether who watches does not see the present."""
        table = self.room.table
        return table.kept.delay.kind != "none" and not table.has_ended()

    def shown(self) -> Table:
        """Show the table as who only watches may see it: at first its beginning."""
        present = self.room.table
        if not self.is_behind:
            return present
        if self.table is None:
            self.table = as_it_was(present, [])
        self.table.kept = as_told(present.kept, self.table.length)
        return self.table

    def presence_of(self, present: Presence) -> Presence:
        """Tell how many watch; who sits there just now could tell whose turn it is."""
        if not self.is_behind:
            return present
        if self.presence.watchers != present.watchers or not self.presence.seats:
            self.presence = Presence([0] * len(present.seats), present.watchers)
        return self.presence

    # Keeping up

    async def ready(self) -> None:
        """Bring the table up to what may be seen by now, and keep it so as long as they watch."""
        if not self.is_behind:
            return
        if self.task is None:
            await self.refresh()
        if self.task is None:
            self.task = asyncio.create_task(self.keep_up())
            self.task.add_done_callback(self.is_done)

    def is_done(self, _task: object) -> None:
        """Nobody watches any more."""
        self.task = None
        self.room.bell.leave(self.bell)

    async def stop(self) -> None:
        """Keep up no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def keep_up(self) -> None:
        """Bring the table up whenever something has happened, or is old enough by now."""
        self.room.bell.listen(self.bell, is_playing=False)
        while self.is_behind:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds_to_wait()):
                    await self.bell.wait()
            self.bell.clear()
            if SPECTATOR not in self.room.sitting.values():
                return
            await self.refresh()
            self.ring()

    def ring(self) -> None:
        """Let everybody else on the balcony know that there may be something new to see."""
        for listener in self.room.bell.watchers:
            if listener is not self.bell:
                listener.set()

    async def refresh(self) -> None:
        """Play on to what may be seen by now."""
        async with self.room.lock:
            if not self.is_behind:
                return
            try:
                self.table = await self.led_to(await self.answers())
            except NotKept as error:
                log.error("what happened at a table could not be read: %s", error)

    async def answers(self) -> list[Answer]:
        """List the answers that may be seen by now."""
        table = self.room.table
        delay = table.kept.delay
        if delay.kind != "minutes":
            moves = table.record.moves[: length_shown(table, delay)]
            return [Answer(*one) for one in zip(moves, table.given_by, strict=False)]
        known = len(self.timeline)
        for payload, at in await self.room.keeper.happened(table.kept.id, known):
            when = int(datetime.fromisoformat(at).timestamp() * SECOND)
            self.timeline.append(Happened(when, payload))
        return course_of([one.event for one in self.timeline[: self.old_enough()]])[0]

    def old_enough(self) -> int:
        """Count how much of what happened is as old as was agreed."""
        limit = stand_ins.this_moment() - self.room.table.kept.delay.n * MINUTE
        return next(
            (number for number, one in enumerate(self.timeline) if one.at > limit),
            len(self.timeline),
        )

    def seconds_to_wait(self) -> float | None:
        """Say when the next that happened is old enough; None if only something new can change."""
        delay = self.room.table.kept.delay
        if delay.kind != "minutes":
            return None
        if len(self.timeline) < self.room.table.rev:
            return LATER
        number = self.old_enough()
        if number == len(self.timeline):
            return None
        ripe = self.timeline[number].at + delay.n * MINUTE
        return max(0.0, (ripe - stand_ins.this_moment()) / SECOND)

    async def led_to(self, answers: list[Answer]) -> Table:
        """Play a table on to some answers, or set it up anew where they are others."""
        table, moves = self.table, [answer.move for answer in answers]
        if table is not None and table.why_stranded() is None:
            played = len(table.record.moves)
            if table.record.moves == moves[:played] and len(moves) - played <= FEW:
                for answer in answers[played:]:
                    follow(table, answer)
                return table
        return await in_thread(as_it_was, self.room.table, answers)


def length_shown(table: Table, delay: Delay) -> int:
    """Say up to which action all rounds are shown after which as many are over as were agreed.

    Where the end is waited for, none is.
    """
    if delay.kind == "end":
        return 0
    last = table.trail[-1].round - 1 - delay.n
    first = next((at for at, step in enumerate(table.trail) if step.round > last), 0)
    return max(0, first - 1)


def follow(table: Table, answer: Answer) -> None:
    """Play an answer at the table on the balcony."""
    table.play(table.game.from_text(table.state, answer.move.text), answer.by)
    table.rev += 1


def as_it_was(present: Table, answers: Sequence[Answer]) -> Table:
    """Set a table up as it was when it had had these answers, and no others."""
    moves = [answer.move for answer in answers]
    alike = next(
        (
            at
            for at, pair in enumerate(zip(moves, present.record.moves, strict=False))
            if pair[0] != pair[1]
        ),
        min(len(moves), present.length),
    )
    events: list[Event] = [Played(*answer.move, answer.by) for answer in answers]
    payloads = present.snapshots.payloads
    snapshots = {at: payload for at, payload in payloads.items() if at <= alike}
    kept = as_told(present.kept, len(answers))
    kept.rev = len(events)
    return Table.recall(History(kept, events, snapshots=snapshots))


def as_told(present: KeptTable, length: int) -> KeptTable:
    """Tell of a table what does not tell how it stands: who sits there, and what was agreed."""
    kept = copy(present)
    kept.clock = NO_CLOCK
    kept.stand_ins, kept.votes, kept.orders = [], [], []
    kept.tidings = [one for one in present.tidings if one.at < length]
    kept.changed = day_of(present.changed)
    return kept


def day_of(moment: str) -> str:
    """Say of a moment on which day it was, and nothing more."""
    return f"{moment[:10]}T00:00:00.000+00:00" if moment else ""
