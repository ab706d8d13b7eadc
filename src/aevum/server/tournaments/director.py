"""The director: opens the tables of a round, looks how they came out, and goes on to the next.

Each step is one transaction that another cannot repeat; so whoever is killed in between, or looks
at the same time, leaves a tournament that goes on where it stood.
"""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Final

from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.record.chance import new_seed
from aevum.server.beside import in_thread
from aevum.server.hall import Agreed, Hall, Held
from aevum.server.keys import Keyring, SeatKeys, fingerprint, new_key
from aevum.server.messages.tables import Chair
from aevum.server.refusal import Refusal, no_table
from aevum.server.resigning import resigned
from aevum.server.room import Room
from aevum.server.seating import checked_options, find_game, named
from aevum.server.stand_ins import tell
from aevum.server.store.kept import Change, KeptTable, NotKept
from aevum.server.store.rows import moment
from aevum.server.store_threads import StoreThreads
from aevum.server.table import Table
from aevum.server.tournaments.book import AlreadyOpen, Book, Entrant, Kept, Pairing
from aevum.server.tournaments.pairing import Field, Round, Shape, draw, has_everybody_met
from aevum.server.tournaments.standing import places_of, standings

log: Final = logging.getLogger("aevum.server")

LOOK_SECONDS: Final = 5.0
"""So often is looked how the tables stand."""

GATHERING_DAYS: Final = 30
"""A tournament that has not begun for so long is cancelled."""

MOST_ROUNDS: Final = 24
"""A round robin ends after so many rounds, even if two have not met."""


class Director:
    """Leads all tournaments of a server."""

    def __init__(self, hall: Hall, threads: StoreThreads) -> None:
        self.hall = hall
        self.threads = threads
        self.book = Book(threads.store)
        self.turn = asyncio.Lock()

    async def keep_directing(self) -> None:
        """Look at all tournaments again and again."""
        while True:
            try:
                await self.hall.neighbours.duty("tournaments")
                await self.look(self.now())
            except NotKept as error:
                log.error("the tournaments cannot be read: %s", error)
            except Exception:
                log.exception("the tournaments could not be looked through")
            await asyncio.sleep(LOOK_SECONDS)

    def now(self) -> datetime:
        """Tell the time."""
        return datetime.now(UTC)

    async def look(self, at: datetime) -> None:
        """Take every tournament as far as it goes; what stands in the way of one stops no other."""
        async with self.turn:
            for kept in await self.threads.run(self.book.under_way):
                try:
                    await self.lead(kept, at)
                except Refusal as refusal:
                    log.warning("a tournament does not go on yet: %s", refusal)
                except NotKept:
                    raise
                except Exception:
                    log.exception("tournament %s could not be led", kept.id)

    async def lead(self, kept: Kept, at: datetime) -> None:
        """Take one tournament as far as it goes."""
        if kept.state == "open":
            await self.gather(kept, at)
            return
        await self.open_tables(kept)
        await self.see_results(kept)
        found = await self.threads.run(self.book.find, kept.id)
        if found is not None and found.is_round_over():
            await self.go_on(found)

    async def gather(self, kept: Kept, at: datetime) -> None:
        """Begin a tournament that is full, and cancel one that nobody will begin."""
        is_stale = kept.made < moment(at - timedelta(days=GATHERING_DAYS))
        if is_stale or not kept.by:
            await self.threads.run(self.book.move, kept.id, "open", "cancelled")
        elif len(kept.in_it()) >= kept.plan.most:
            await self.begin(kept)

    async def begin(self, kept: Kept) -> None:
        """Begin a tournament, if there are enough for a table."""
        if len(kept.in_it()) < max(2, kept.plan.least):
            raise Refusal(Msg("web-refused-few-entrants", least=kept.plan.least))
        if await self.threads.run(self.book.move, kept.id, "open", "running"):
            log.info("tournament %s begins", kept.id)

    # Rounds

    async def go_on(self, kept: Kept) -> None:
        """Draw the next round, or end the tournament."""
        drawn = None if is_complete(kept) else await in_thread(draw_next, kept)
        if drawn is None or not drawn.tables:
            await self.threads.run(self.book.move, kept.id, "running", "over")
            return
        await self.threads.run(self.book.begin_round, kept.id, kept.round + 1, drawn)
        found = await self.threads.run(self.book.find, kept.id)
        if found is not None:
            await self.open_tables(found)

    async def open_tables(self, kept: Kept) -> None:
        """Open every table of this round that is not open yet."""
        for one in kept.pairings:
            if len(one.entrants) > 1 and not one.table and not one.places:
                try:
                    await self.open_table(kept, one)
                except AlreadyOpen:
                    log.info("a table of tournament %s is open already", kept.id)

    async def open_table(self, kept: Kept, one: Pairing) -> None:
        """Open a table: everybody's seat is in their account, and whoever has left is stood in for.

        Nobody is its host.
        """
        by_number = {entrant.number: entrant for entrant in kept.entrants}
        seated = [by_number[number] for number in one.entrants]
        game, plan = find_game(kept.plan.game), kept.plan
        record = Record(
            game, len(seated), new_seed(), checked_options(game, plan.options), "blake2s"
        )
        chairs = [Chair("link", entrant.name) for entrant in seated]
        own = [new_key() for _ in seated]
        host = new_key()
        keyring = Keyring(fingerprint(host), [SeatKeys({fingerprint(key): ""}) for key in own])
        keys = {entrant.account: key for entrant, key in zip(seated, own, strict=True)}
        gone = tuple(seat for seat, entrant in enumerate(seated) if not entrant.is_in)
        agreed = Agreed(pace=plan.pace, delay=plan.delay, open_talk=True, stand_ins=gone)

        async def keep(table: KeptTable, change: Change) -> None:
            await self.threads.run(self.book.open_table, kept.id, one, table, change, keys)

        await self.hall.open_from(record, chairs, agreed, Held(host, keyring), keep)

    # Results

    async def see_results(self, kept: Kept) -> None:
        """Keep how the tables of this round came out that are over."""
        awaited = [one for one in kept.pairings if one.table and not one.places]
        over = await self.threads.run(self.book.over, [one.table for one in awaited])
        for one in awaited:
            if over.get(one.table, True):
                places = await self.places(one)
                await self.threads.run(self.book.finish, kept.id, one, places)

    async def places(self, one: Pairing) -> list[int]:
        """Find out who came in at which place; where that cannot be told, all share the first."""
        try:
            table = (await self.hall.room(one.table)).table
        except Refusal as refusal:
            if refusal.status != no_table().status:
                raise
            return [1] * len(one.entrants)
        return places_at(table)

    # Leaving

    async def has_table(self, table: str) -> bool:
        """Say whether a table belongs to a tournament: its seats are handed to nobody else."""
        return await self.threads.run(self.book.has_table, table)

    async def withdraw(self, kept: Kept, entrant: Entrant) -> None:
        """Let somebody leave: no table is drawn for them any more, and a bot plays on for them."""
        await self.threads.run(self.book.leave, kept.id, entrant.account)
        for one in kept.pairings:
            if one.table and not one.places and entrant.number in one.entrants:
                await self.stand_in(one.table, one.entrants.index(entrant.number))

    async def stand_in(self, table: str, seat: int) -> None:
        """Let a bot play on at a seat, if the table is there."""
        room = await self.found(table)

        def leave(kept: KeptTable) -> None:
            if seat not in kept.stand_ins:
                kept.stand_ins = [*kept.stand_ins, seat]
                tell(kept, room.table.length if room else 0, "withdrawn", seat)

        if room is not None:
            await room.arrange(leave)

    async def forget(self, account: str) -> None:
        """Let somebody go for good: a bot plays on, and their name stands at no table any more."""
        for kept in await self.threads.run(self.book.of, account):
            entrant = kept.of(account)
            if entrant is None:
                continue
            if kept.state == "running":
                await self.withdraw(kept, entrant)
            for one in kept.pairings:
                if one.table and entrant.number in one.entrants:
                    await self.unname(one.table, one.entrants.index(entrant.number))

    async def unname(self, table: str, seat: int) -> None:
        """Take a name from a chair."""
        room = await self.found(table)

        def leave(kept: KeptTable) -> None:
            kept.chairs = named(kept.chairs, seat, "")

        if room is not None:
            await room.arrange(leave)

    async def found(self, table: str) -> Room | None:
        """Go to a table, if it is there."""
        try:
            return await self.hall.room(table)
        except Refusal:
            return None


def is_complete(kept: Kept) -> bool:
    """Say whether all rounds have been played."""
    if kept.plan.system == "swiss":
        return kept.round >= kept.plan.rounds
    past = [played.drawn for played in kept.rounds()]
    return kept.round >= MOST_ROUNDS or has_everybody_met(kept.in_it(), past)


def draw_next(kept: Kept) -> Round:
    """Draw the next round of those who still take part."""
    rounds = kept.rounds()
    numbers = kept.in_it()
    lines = standings(numbers, rounds)
    field = Field([line.entrant for line in lines], {line.entrant: line.points for line in lines})
    past = [played.drawn for played in rounds]
    shape = Shape(kept.plan.least, kept.plan.seats)
    return draw(kept.plan.system, field, past, shape, f"{kept.id} {kept.round}")


def places_at(table: Table) -> list[int]:
    """Say who came in at which place; at a table that cannot end any more all share the first."""
    if not table.state.is_over:
        return [1] * len(table.kept.chairs)
    return places_of(
        table.game.scores(table.state), table.game.winners(table.state), resigned(table)
    )
