"""Several processes on one PostgreSQL: how a hall hears of what the others keep.

One connection listens. What is kept rings inside its own transaction, and only where a table is
open elsewhere as well; whoever hears it reads what is new since the revision that it has. A process
whose connection is gone is deaf: it lets no bot think, leaves its duties to others, and after a
while sends everybody away to come again.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeAlias, get_args

import psycopg
from msgspec import DecodeError
from msgspec.json import Decoder, encode
from psycopg.sql import SQL, Identifier

from aevum.server.limits import LIMITS
from aevum.server.neighbours import Again, Duty, Elsewhere, Hearer, Note, together
from aevum.server.refusal import Refusal, Unreadable, store_is_away
from aevum.server.stand_ins import this_moment
from aevum.server.store.bell import EVERYBODY, SharedBell
from aevum.server.store.claim import OUR_LOCK
from aevum.server.store.kept import NotKept
from aevum.server.store.lookers import ALIVE, FIRST_PROCESS, JOINING, SEATS, Lookers
from aevum.server.store_threads import StoreThreads

if TYPE_CHECKING:
    from aevum.server.hall import Hall
    from aevum.server.room import Room

log: Final = logging.getLogger("aevum.server")

LOOK_SECONDS: Final = 1.0
"""So often is looked who is gone, and which duties are free."""

AGAIN_SECONDS: Final = 0.2
DEAF_SECONDS: Final = 5.0
"""So soon a connection that is lost is tried again, and so long everybody stays meanwhile."""

TELL_SECONDS: Final = 0.02
"""What there is to tell waits so long for more."""

QUIET_SECONDS: Final = 15.0
"""A room at which nobody is and that nobody has asked for so long is left when it rings there."""

STOP: Final = "stop"
EVERYTHING: Final = ("row", SEATS, "talk", "review")
"""What has to be looked at where something may have been missed."""

DUTIES: Final[tuple[Duty, ...]] = get_args(Duty)
FIRST_DUTY: Final = JOINING + 10

AWAY: Final = (psycopg.Error, OSError, TimeoutError, NotKept)

STEADY: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 3,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 9000,
    "options": "-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
    " -c tcp_user_timeout=9000",
}
"""A machine that is gone without a word is missed after some ten seconds, on both sides."""

Line: TypeAlias = psycopg.AsyncConnection[Any]

HELLO: Final = "hello"
LEARNED: Final = "learned"
ASKED: Final = "asked"
"""What is called out besides: somebody is new, what is known of addresses, what was granted."""

MOST_TOLD: Final = 400
"""Of so many addresses and keys is told each time what was granted."""

note_decoder: Final = Decoder(Note)
call_decoder: Final = Decoder(tuple[int, str, list[Any]])


def note_of(room: "Room") -> Note:
    """Tell of a table what the others cannot read anywhere."""
    looking = dict(Counter(room.sitting.values()))
    return Note(looking, room.places.holding(), room.cares, room.reviews.progress)


class Shared:
    """The other processes on the same database."""

    def __init__(self, threads: StoreThreads) -> None:
        assert isinstance(threads.store.bell, SharedBell)
        self.threads = threads
        self.bell = threads.store.bell
        self.lookers = Lookers(threads.store)
        self.hall: Hall
        self.is_known = asyncio.Event()
        self.deaf_since = monotonic()
        self.duties = {duty: asyncio.Event() for duty in DUTIES}
        self.hearers: dict[str, Hearer] = {}
        """Who hears what is called out to everybody."""
        self.when_back: list[Again] = []
        """What else has to be looked at after nothing was heard for a while."""
        self.pen = asyncio.Lock()
        self.told: dict[str, str] = {}
        """What the others were told of tables that are open here."""
        self.untold: dict[str, Room] = {}
        self.left: set[str] = set()
        self.telling: asyncio.Task[None] | None = None
        self.fresh: set[str] = set()
        """Tables of which nothing has been heard from the others yet."""
        self.used: dict[str, float] = {}
        self.behind: dict[str, set[str]] = {}
        """What rang at tables that are being looked at."""
        self.doing: set[asyncio.Task[None]] = set()

    @property
    def own(self) -> int:
        """The number of this process; 0 while it is deaf."""
        return self.bell.own

    def begin(self, what: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done beside."""
        task = asyncio.create_task(what)
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)
        return task

    # Coming and going

    async def meet(self, hall: "Hall") -> None:
        """Begin to listen; nobody is let in before that has come about."""
        self.hall = hall
        hall.strangers.tell = lambda learned: self.call(LEARNED, learned)
        self.hear_of(LEARNED, self.learn)
        self.hear_of(ASKED, self.count)
        self.hear_of(HELLO, lambda _: self.call(LEARNED, hall.strangers.everything()))
        self.begin(self.listen_for_ever())
        self.begin(self.tend_for_ever())
        await self.is_known.wait()

    async def keep_company(self) -> None:
        """Everything goes on by itself."""

    async def resume(self, hall: "Hall") -> None:
        """Whoever came when nobody was there has let the clocks run on."""

    async def close(self) -> None:
        """Let the others do everything from now on."""
        own, under_way = self.own, list(self.doing)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        with suppress(NotKept):
            await self.threads.run(self.lookers.leave, own, list(self.hall.rooms))

    # Listening

    async def listen_for_ever(self) -> None:
        """Listen, and begin anew whenever the connection is lost."""
        while True:
            try:
                async with await self.connect() as line:
                    await self.join(line)
                    await self.listen(line)
            except AWAY as error:
                if self.own:
                    log.error("nothing is heard of the other processes: %s", error)
            finally:
                self.go_deaf()
            await asyncio.sleep(AGAIN_SECONDS)

    async def connect(self) -> Line:
        """Open the connection that listens."""
        engine = self.threads.store.engine
        named: dict[str, Any] = {**engine.dialect.create_connect_args(engine.url)[1], **STEADY}
        return await psycopg.AsyncConnection.connect(**named, autocommit=True)

    async def join(self, line: Line) -> None:
        """Take a number; who finds nobody there lets the clocks run on, before anybody plays.

        So time is counted up to the last moment at which any process was there.
        """
        await line.execute("SELECT pg_advisory_lock(%s, %s)", (OUR_LOCK, JOINING))
        found = await line.execute(ALIVE)
        if not await found.fetchall():
            await self.threads.run(self.lookers.clear)
            await self.hall.keeper.resume(this_moment())
        own = random.SystemRandom().randrange(FIRST_PROCESS, 1 << 31)
        await line.execute("SELECT pg_advisory_lock(%s, %s)", (OUR_LOCK, own))
        for channel in (EVERYBODY, f"{EVERYBODY}_{own}"):
            await line.execute(SQL("LISTEN {}").format(Identifier(channel)))
        await line.execute("SELECT pg_advisory_unlock(%s, %s)", (OUR_LOCK, JOINING))
        self.bell.own = own
        await self.come_back()

    async def come_back(self) -> None:
        """Hear again of all tables that are open, and see what happened at them meanwhile."""
        async with self.pen:
            self.told.clear()
            self.left.clear()
            await self.threads.run(self.lookers.enter, self.own, list(self.hall.rooms))
        for name, room in self.hall.rooms.items():
            self.show(room)
            self.ring(name, EVERYTHING)
        self.begin(self.hall.wake([name for name, room in self.hall.rooms.items() if room.is_lost]))
        for look in self.when_back:
            self.begin(look())
        self.call(HELLO, [self.own])
        self.is_known.set()

    async def listen(self, line: Line) -> None:
        """Hear what rings, until the connection is lost."""
        while True:
            async with asyncio.timeout(2 * DEAF_SECONDS):
                await self.take_duties(line)
            async for rung in line.notifies(timeout=LOOK_SECONDS):
                self.hear(rung.channel, rung.payload)

    async def take_duties(self, line: Line) -> None:
        """Take the duties that nobody has; they are held as long as the connection lasts."""
        for number, duty in enumerate(DUTIES):
            if not self.duties[duty].is_set():
                wanted = "SELECT pg_try_advisory_lock(%s, %s)"
                found = await line.execute(wanted, (OUR_LOCK, FIRST_DUTY + number))
                if (await found.fetchone() or (False,))[0]:
                    self.duties[duty].set()

    def go_deaf(self) -> None:
        """Do nothing of what others now do; after a while send everybody away."""
        if self.own:
            self.deaf_since = monotonic()
        self.bell.own = 0
        self.is_known.clear()
        for duty in self.duties.values():
            duty.clear()
        for room in self.hall.rooms.values():
            room.elsewhere = room.elsewhere._replace(is_first=False)
            if monotonic() > self.deaf_since + DEAF_SECONDS:
                room.is_lost = True
                room.bell.ring()

    async def is_back(self) -> bool:
        """Wait until the others are heard again, as long as everybody stays; False if not."""
        if not self.is_known.is_set():
            with suppress(TimeoutError):
                left = self.deaf_since + DEAF_SECONDS - monotonic()
                await asyncio.wait_for(self.is_known.wait(), left)
        return self.is_known.is_set()

    # Hearing

    def hear(self, channel: str, said: str) -> None:
        """Hear what rings at a table, or is called out to everybody."""
        if channel != EVERYBODY:
            table, _, what = said.partition(" ")
            self.ring(table, (what,))
            return
        with suppress(DecodeError):
            caller, kind, marks = call_decoder.decode(said)
            if caller != self.own and kind in self.hearers:
                self.hearers[kind](marks)

    def ring(self, table: str, whats: Iterable[str]) -> None:
        """Look at a table soon, unless that is being done; then once more."""
        if table not in self.behind:
            self.behind[table] = set()
            self.begin(self.look_at(table))
        self.behind[table].update(whats)

    async def look_at(self, table: str) -> None:
        """Look at a table until nothing has rung meanwhile."""
        try:
            while whats := self.behind[table]:
                self.behind[table] = set()
                room = self.hall.rooms.get(table)
                # One that is just being set up is looked at when that is done.
                if room is not None and not (room.is_gone or room.is_lost):
                    await self.look(table, room, whats)
        except (NotKept, Refusal) as error:
            log.error("a table could not be looked at: %s", error)
        finally:
            del self.behind[table]

    async def look(self, table: str, room: "Room", whats: set[str]) -> None:
        """See what is new at a table; where nobody is any more it is left to the others."""
        if self.is_left(table, room):
            self.hall.forget([table])
            return
        if "row" in whats or any(what.isdigit() and int(what) > room.table.rev for what in whats):
            await room.catch_up()
        if SEATS in whats:
            room.hear(await self.elsewhere(table))
        if "talk" in whats:
            await room.conversation.catch_up()
            room.bell.ring()
        if "review" in whats:
            await room.reviews.catch_up()
        if STOP in whats:
            await room.reviews.stop()
        if room.is_gone:
            self.hall.forget([table])

    def is_left(self, table: str, room: "Room") -> bool:
        """Say whether nobody has been at a table here for a while."""
        is_old = monotonic() > self.used.get(table, 0.0) + QUIET_SECONDS
        return is_old and room.is_quiet and not room.places.coming

    async def elsewhere(self, table: str) -> Elsewhere:
        """Read what all others tell of a table."""
        lookers = await self.threads.run(self.lookers.at, table)
        others = [note_decoder.decode(one.note) for one in lookers if one.process != self.own]
        is_first = bool(lookers) and lookers[0].process == self.own
        return together(others, is_first=is_first)

    # Telling

    async def enter(self, table: str) -> Elsewhere:
        """Hear from now on of everything that happens at a table; return what it is elsewhere."""
        await self.is_back()
        async with self.pen:
            if not self.own:
                raise store_is_away()
            self.left.discard(table)
            self.told.pop(table, None)
            try:
                await self.threads.run(self.lookers.enter, self.own, [table])
                elsewhere = await self.elsewhere(table)
            except NotKept as error:
                raise store_is_away() from error
        self.fresh.add(table)
        self.used[table] = monotonic()
        return elsewhere

    def leave(self, tables: Sequence[str]) -> None:
        """Hear of tables no longer."""
        self.left.update(tables)
        for table in tables:
            self.used.pop(table, None)
            self.fresh.discard(table)
        self.tell_soon()

    async def catch_up(self, room: "Room") -> None:
        """Bring a room up to what has happened by now: whoever comes has perhaps seen it."""
        if not await self.is_back():
            raise store_is_away()
        table = room.table.kept.id
        self.used[table] = monotonic()
        await room.catch_up()
        if table in self.fresh:
            self.fresh.discard(table)
            room.hear(await self.elsewhere(table))

    def show(self, room: "Room") -> None:
        """Tell the others soon who is at a table, and what they want."""
        self.untold[room.table.kept.id] = room
        self.tell_soon()

    def tell_soon(self) -> None:
        """Tell the others what they have not been told."""
        if self.telling is None and (self.untold or self.left):
            self.telling = self.begin(self.tell())

    async def tell(self) -> None:
        """Tell what there is to tell, all of it together, until nothing is."""
        try:
            while self.untold or self.left:
                await asyncio.sleep(TELL_SECONDS)
                async with self.pen:
                    await self.tell_once()
        except NotKept as error:
            log.error("the other processes could not be told: %s", error)
        finally:
            self.telling = None

    async def tell_once(self) -> None:
        """Leave tables, and write what has changed at others."""
        left, self.left = self.left, set()
        untold, self.untold = self.untold, {}
        for table in left:
            self.told.pop(table, None)
        if left:
            await self.threads.run(self.lookers.leave, self.own, sorted(left))
        notes = {
            table: encode(note_of(room)).decode()
            for table, room in untold.items()
            if self.hall.rooms.get(table) is room
        }
        new = {table: note for table, note in notes.items() if self.told.get(table, "{}") != note}
        if new and self.own:
            await self.threads.run(self.lookers.write, self.own, new)
            self.told.update(new)

    def stop_review(self, room: "Room") -> None:
        """Ask whoever reviews a game to leave off."""
        self.begin(self.threads.run(self.lookers.say, room.table.kept.id, STOP))

    def call(self, kind: str, marks: Sequence[Any]) -> None:
        """Call something out to all others."""
        if marks and self.own:
            self.begin(self.threads.run(self.lookers.call, kind, marks))

    def hear_of(self, kind: str, hearer: Hearer, look_again: Again | None = None) -> None:
        """Hear what is called out, and look again where something may have been missed."""
        self.hearers[kind] = hearer
        if look_again is not None:
            self.when_back.append(look_again)

    # Strangers

    def learn(self, learned: list[Any]) -> None:
        """Know what others have learned about addresses."""
        for one in learned:
            self.hall.strangers.remember(*one)

    def count(self, asked: list[Any]) -> None:
        """Count what was granted elsewhere: with what is granted here it makes up the limits."""
        for what, who, many in asked:
            if what in LIMITS:
                self.hall.limits.count(what, who, many)

    def tell_limits(self) -> None:
        """Tell what was granted here since the last time, to those first who asked for most."""
        granted, self.hall.limits.grants = self.hall.limits.grants, Counter()
        most = (granted or Counter()).most_common(MOST_TOLD)
        self.call(ASKED, [[what, who, many] for (what, who), many in most])

    # By turns

    async def looked_at(self, tables: Sequence[str]) -> Mapping[str, set[int]]:
        """Say from which seats somebody looks at tables, wherever."""
        notes = await self.threads.run(self.lookers.notes, tables)
        return {table: set(note_decoder.decode(note).looking) for table, note in notes}

    async def duty(self, duty: Duty) -> None:
        """Wait until something is for this process to do."""
        await self.duties[duty].wait()

    async def tend_for_ever(self) -> None:
        """See again and again who is gone, and take over tables that wait for a bot."""
        while True:
            await self.is_known.wait()
            await asyncio.sleep(LOOK_SECONDS * random.uniform(0.5, 1.0))
            if self.own:
                self.tell_limits()
                await self.tend()

    async def tend(self) -> None:
        """Forget the dead and take over some of their tables; one that is damaged stays so."""
        try:
            left, taken = await self.threads.run(self.lookers.tend, self.own)
            for table in left:
                self.ring(table, (SEATS,))
            for table in taken:
                try:
                    await self.hall.room(table)
                except Unreadable:
                    continue
                except Refusal:
                    self.leave([table])
        except NotKept as error:
            log.error("nothing can be taken over: %s", error)
