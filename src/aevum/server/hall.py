"""The hall: every room in which a table is set up, and how tables are opened, found and closed."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Final, NamedTuple, TypeAlias

from aevum.kernel.errors import BadOption
from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.record.chance import new_seed
from aevum.server.balcony import as_told
from aevum.server.beginning import begin, checked_beginning, leave
from aevum.server.beside import in_thread
from aevum.server.clocks import new_clock
from aevum.server.hands import count_anew, count_anew_in_opening
from aevum.server.keeping import Keeping
from aevum.server.keys import Keyring, fingerprint, new_key, new_name
from aevum.server.limits import Limits
from aevum.server.locks import locked, opens
from aevum.server.messages.beginning import BEGUN, Beginning, Language
from aevum.server.messages.pace import NO_PACE, Pace
from aevum.server.messages.tables import (
    Chair,
    Claim,
    Fork,
    Invitation,
    NewTable,
    Opened,
    PublicTable,
    Summary,
    Take,
    Taken,
)
from aevum.server.messages.watching import NO_DELAY, Delay
from aevum.server.neighbours import Alone, Neighbours
from aevum.server.records import RecordReader
from aevum.server.refusal import Beaten, Refusal, Unreadable, no_table, not_yours, store_is_away
from aevum.server.rematch import moved_up, seated_again, sit_again
from aevum.server.resigning import check_resigning
from aevum.server.room import RETRY_SECONDS, Room
from aevum.server.seating import (
    chairs_of,
    checked_chairs,
    checked_delay,
    checked_options,
    checked_pace,
    find_game,
    is_by_link,
    named,
    rules_of,
    with_link,
)
from aevum.server.stand_ins import count_time, tell, this_moment
from aevum.server.store.keeper import Keeper
from aevum.server.store.kept import Change, History, KeptTable, NotKept, Standing
from aevum.server.store.rows import now
from aevum.server.strangers import Strangers
from aevum.server.table import Table
from aevum.server.thinking import Thinkers

log: Final = logging.getLogger("aevum.server")

MOST_QUIET: Final = 100
"""So many rooms stay set up though nobody is in them."""

MOST_PUBLIC: Final = 100
"""So many tables that are open to everybody are listed at most."""

Keep: TypeAlias = Callable[[KeptTable, Change], Awaitable[None]]
"""How a new table is kept together with something else, or not at all."""

NOTHING_YET: Final = Standing(0, -1, bot_asked=False, is_over=False, winners=[])


class Agreed(NamedTuple):
    """What everybody at a new table is told: whether the seed may be known, and at which pace."""

    open_seed: bool = False
    pace: Pace = NO_PACE
    is_public: bool = False
    open_talk: bool = False
    beginning: Beginning = BEGUN
    lang: Language = ""
    lock: str = ""
    delay: Delay = NO_DELAY
    stand_ins: tuple[int, ...] = ()


NOTHING_AGREED: Final = Agreed()


class Held(NamedTuple):
    """The key of a table's host, and all that are held for it already."""

    key: str
    keyring: Keyring


class Hall:
    """All tables of this server."""

    def __init__(
        self,
        keeper: Keeper,
        bots: Thinkers,
        records: RecordReader,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.neighbours = neighbours or Alone()
        self.keeper = keeper
        self.bots = bots
        self.records = records
        self.limits = Limits()
        self.keeping = Keeping()
        self.strangers = Strangers()
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.entering: dict[str, asyncio.Task[Room]] = {}
        self.archive: Callable[[str], Awaitable[History | None]] | None = None
        """Where games are that everybody may read, if there is an archive."""
        self.is_entered: Callable[[str], Awaitable[bool]] | None = None
        """Whether the seats of a table are those of a tournament, if there are any."""

    # Finding

    async def room(self, name: str) -> Room:
        """Find the room of a table, or set it up; two who come at once meet in the same."""
        if name in self.rooms and not self.rooms[name].is_lost:
            self.rooms.move_to_end(name)
            room = self.rooms[name]
            await self.neighbours.catch_up(room)
            if not room.is_lost:
                return room
        if name not in self.entering:
            task = asyncio.create_task(self.set_up(name))
            self.entering[name] = task
            task.add_done_callback(lambda _task: self.entering.pop(name, None))
        return await asyncio.shield(self.entering[name])

    async def set_up(self, name: str) -> Room:
        """Set a table up from the store."""
        elsewhere = await self.neighbours.enter(name)
        past = await self.recall(name)
        if past is None:
            self.neighbours.leave([name])
            raise no_table()
        try:
            table = await in_thread(Table.recall, past)
        except Exception as error:
            log.exception("table %s cannot be set up", name)
            raise Unreadable from error
        room = Room(table, self.keeper, self.bots, self.neighbours)
        room.elsewhere = elsewhere
        self.rooms[name] = room
        self.close_quiet_rooms()
        await self.neighbours.catch_up(room)
        room.wake()
        return room

    async def recall(self, name: str) -> History | None:
        """Read what was kept of a table, or refuse while the store is away."""
        try:
            past = await self.keeper.recall(name)
            return await self.archive(name) if past is None and self.archive else past
        except NotKept as error:
            log.error("a table could not be read: %s", error)
            raise store_is_away() from error
        except ValueError as error:
            log.error("what was kept of table %s cannot be read: %s", name, error)
            raise Unreadable from error

    def close_quiet_rooms(self) -> None:
        """Clear away the rooms that have been quiet for longest."""
        quiet = [name for name, room in self.rooms.items() if room.is_quiet]
        self.forget(quiet[:-MOST_QUIET])

    def forget(self, names: Sequence[str]) -> None:
        """Clear rooms away."""
        for name in names:
            self.rooms.pop(name, None)
        self.neighbours.leave(names)

    async def keep_awake(self) -> None:
        """Set lost rooms up anew as soon as they can be read, so that bots think there."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            await self.wake([name for name, room in self.rooms.items() if room.is_lost])

    async def wake_bots(self) -> None:
        """Set up every table at which a bot is asked."""
        try:
            names = await self.keeper.waiting_for_bots()
        except NotKept as error:
            log.error("no bot could be woken: %s", error)
        else:
            await self.wake(names)

    async def wake(self, names: Sequence[str]) -> None:
        """Set tables up; one that cannot be stops no other."""
        for name in names:
            try:
                await self.room(name)
            except Refusal as refusal:
                log.warning("a table is not set up: %s", refusal)

    async def close(self) -> None:
        """Stop every bot that thinks; what they would have said is asked of them again."""
        thinking = [room.stop() for room in self.rooms.values()]
        await asyncio.gather(*thinking, return_exceptions=True)
        await self.neighbours.close()
        self.records.close()

    # Opening

    async def open(self, wish: NewTable, who: str = "") -> Opened:
        """Open a table for a new game, for somebody at an address."""
        game = find_game(wish.game)
        options = checked_options(game, wish.options)
        chairs = checked_chairs(game, wish.chairs)
        if wish.hints and is_by_link(chairs):
            raise Refusal(Msg("web-refused-strangers"))
        pace = checked_pace(wish.pace, chairs, is_public=wish.is_public)
        is_public = wish.is_public and is_by_link(chairs)
        beginning = checked_beginning(wish, chairs)
        lock = await in_thread(locked, wish.secret if is_public else "")
        who = who if is_public and self.limits.generosity else ""
        if who:
            listed = {kept.id for kept in await self.keeper.public(MOST_PUBLIC)}
            self.strangers.check_list(who, listed)
        check_resigning(pace, game, options)
        delay = checked_delay(wish.delay)
        told = (wish.seed is not None, pace, is_public, wish.open_talk, beginning)
        agreed = Agreed(*told, wish.lang if is_public else "", lock, delay)
        if wish.seed is None:
            record = Record(game, len(chairs), new_seed(), options, "blake2s")
        else:
            record = Record(game, len(chairs), wish.seed, options)
        opened = await self.open_from(record, chairs, agreed)
        self.strangers.note_list(who, opened.table)
        if wish.hints:
            await self.rooms[opened.table].allow_hints(hints=True)
        return opened

    async def open_record(self, text: str) -> Opened:
        """Open a table with a record: to be watched, or to go on if the game is not over."""
        record = await self.records.read(text)
        return await self.open_from(record, chairs_of(record), Agreed(open_seed=True))

    async def fork(self, name: str, key: str, wish: Fork) -> Opened:
        """Open a table that goes on from an earlier position of another; the past stays there.

        Whoever may fork a game under way may know all of it. So both tables say so from then on,
        and one for people by link that goes on from the beginning is a new game.
        """
        room = await self.room(name)
        table = room.table
        if may_go_on(table, key, wish):
            return await self.go_on(room, key)
        check_export(table, key)
        if wish.at > table.length:
            raise Refusal(Msg("web-refused-at", most=table.length))
        record = table.record.upto(wish.at)
        if len(wish.chairs) != record.seats:
            raise Refusal(Msg("web-refused-seats", least=record.seats, most=record.seats))
        chairs = checked_chairs(record.game, wish.chairs)
        is_known = table.kept.open_seed or table.has_ended()
        if wish.at == 0 and not is_known and is_by_link(chairs):
            return await self.open_from(new_game(record), chairs)
        if not is_known:
            await room.reveal()
        return await self.open_from(record, chairs, Agreed(open_seed=True))

    async def go_on(self, room: Room, key: str) -> Opened:
        """Open the table at which a stranded one goes on, once, with the keys of everybody."""
        kept = room.table.kept
        if not kept.went_on:
            record = room.table.record.upto(room.table.length)
            is_known = kept.open_seed or room.table.has_ended()
            agreed = Agreed(
                *(is_known, kept.pace, kept.is_public, kept.open_talk), delay=kept.delay
            )
            opened = await self.open_from(record, kept.chairs, agreed, Held(key, kept.keyring))
            await room.lead_on(opened.table)
        return Opened(kept.went_on, key)

    async def open_from(
        self,
        record: Record,
        chairs: list[Chair],
        agreed: Agreed = NOTHING_AGREED,
        held: Held | None = None,
        keep: Keep | None = None,
    ) -> Opened:
        """Open a table at which the actions of a record have been played."""
        self.keeping.check_room(await self.keeper.count())
        key, keyring = held or cut_keys(chairs)
        kept = KeptTable(
            id=new_name(),
            game=record.game.name,
            rules=rules_of(record),
            seed=record.seed,
            options=record.options,
            chairs=chairs,
            keyring=keyring,
            rev=0,
            standing=NOTHING_YET,
            changed=now(),
            chance=record.chance,
            open_seed=agreed.open_seed,
            pace=agreed.pace,
            clock=new_clock(agreed.pace, len(chairs)),
            is_public=agreed.is_public,
            open_talk=agreed.open_talk,
            beginning=agreed.beginning,
            lang=agreed.lang,
            lock=agreed.lock,
            delay=agreed.delay,
            stand_ins=list(agreed.stand_ins),
        )
        try:
            table, change = await self.records.begin(kept, record)
        except BadOption as error:
            raise Refusal(Msg("web-refused-combination")) from error
        count_time(table, this_moment())
        await self.neighbours.enter(kept.id)
        await (keep or self.keeper.create)(kept, change)
        self.rooms[kept.id] = Room(table, self.keeper, self.bots, self.neighbours)
        self.rooms[kept.id].wake_bot()
        self.close_quiet_rooms()
        return Opened(kept.id, key)

    async def rematch(self, name: str, key: str) -> Opened:
        """Open the table at which everybody plays once more, or come to it if it is there already.

        Whoever sat at the finished table comes to the new one with the key that they hold.
        """
        room = await self.room(name)
        before = room.table.kept
        seats = before.keyring.seats_of(key, before.chairs)
        if not (seats or before.keyring.is_host(key)):
            raise not_yours()
        if not room.table.state.is_over:
            raise Refusal(Msg("web-refused-not-finished"))
        if not before.went_on:
            await self.open_rematch(room, key, seats)
        to = room.table.kept.went_on
        places = [moved_up(seat, len(before.chairs)) for seat in seats]
        await (await self.room(to)).arrange(lambda kept: sit_again(kept, places, key))
        return Opened(to, key)

    async def open_rematch(self, room: Room, key: str, seats: Sequence[int]) -> None:
        """Open a table for the same people, of whom one holds its key; the first one counts."""
        before = room.table.kept
        game = find_game(before.game)
        chairs = seated_again(before.chairs, seats)
        record = Record(game, len(chairs), new_seed(), before.options, "blake2s")
        agreed = Agreed(pace=before.pace, open_talk=before.open_talk, delay=before.delay)
        held = Held(key, Keyring.cut(key, chairs))
        opened = await self.open_from(record, chairs, agreed, held)
        try:
            await room.lead_on(opened.table)
        except Beaten:
            await self.delete(opened.table, key)
            return
        if seats:
            await room.arrange(lambda kept: tell(kept, room.table.length, "rematch", seats[0]))

    # Inviting

    async def take(self, name: str, wish: Take) -> Taken:
        """Let a browser take the seat that it is invited to."""
        room = await self.room(name)

        def claim(kept: KeptTable) -> int:
            before = kept.keyring
            kept.keyring, seat = before.claim(wish.invitation, wish.key)
            if kept.keyring != before and before.seats[seat].hands_over:
                kept.chairs = with_link(kept.chairs, seat)
                count_anew_in_opening(kept, seat)
                tell(kept, room.table.length, "handed-over", seat)
            return seat

        return Taken(await room.arrange(claim))

    async def join(self, name: str, key: str, who: str = "", secret: str = "") -> Taken:
        """Let a browser at an address take a free seat of a table that is open to everybody."""
        room = await self.room(name)
        kept = room.table.kept
        if not kept.is_public:
            raise not_yours()
        await self.check_secret(kept, secret, who)
        who = who if self.limits.generosity else ""
        self.strangers.check_welcome(name, who, fingerprint(key))
        if who and not kept.keyring.seats_of(key, kept.chairs):
            found = await self.keeper.find(self.strangers.tables_of(who))
            under_way = {one.id for one in found if not one.standing.is_over}
            self.strangers.check_seat(who, name, under_way)
        seat = await room.hand_out(lambda ring: ring.join(key, kept.chairs))
        self.strangers.note_seat(who, name, seat)
        return Taken(seat)

    async def check_secret(self, kept: KeptTable, secret: str, who: str) -> None:
        """Refuse whoever does not know the password of a table; nobody tries for long."""
        if kept.lock:
            self.limits.take("secrets", who)
            self.limits.take("one secret", f"table {kept.id}")
            if not await in_thread(opens, secret, kept.lock):
                raise Refusal(Msg("web-refused-secret-word"), status=HTTPStatus.FORBIDDEN)

    async def begin(self, name: str, key: str) -> None:
        """Let the host begin with those who are there."""
        room = await self.room(name)
        await room.arrange(lambda kept: begin(room.table, kept, key))

    async def leave(self, name: str, key: str) -> None:
        """Let somebody go before the game begins."""
        room = await self.room(name)
        for seat in await room.arrange(lambda kept: leave(room.table, kept, key)):
            self.strangers.leave(name, seat)

    async def remove(self, name: str, seat: int, key: str) -> None:
        """Let the host send somebody away who has come to a seat and not answered anything yet."""
        room = await self.room(name)

        def send_away(kept: KeptTable) -> list[str]:
            before = kept.keyring
            kept.keyring, _ = before.remove(seat, key, kept.chairs)
            if room.table.has_answered(seat):
                raise Refusal(Msg("web-refused-has-played"))
            kept.chairs = named(kept.chairs, seat, "")
            count_anew(kept, seat)
            tell(kept, room.table.length, "removed", seat)
            return list(before.seats[seat].browsers)

        self.strangers.send_away(name, seat, await room.arrange(send_away))

    async def hand_over(self, name: str, seat: int, key: str) -> Invitation:
        """Make an invitation by which a seat goes to somebody else for good."""
        room = await self.room(name)
        await self.check_not_entered(name)
        chairs = room.table.kept.chairs
        handed = await room.hand_out(lambda ring: ring.hand_over(seat, key, chairs))
        return Invitation(seat, handed)

    async def public(self) -> list[PublicTable]:
        """List the tables at which everybody may take a seat.

        The order tells no more than what is told of the last move.
        """
        found = await self.keeper.public(MOST_PUBLIC)
        tables = [table for table in map(public_table, found) if table.free]
        return sorted(tables, key=lambda table: (table.changed, table.table), reverse=True)

    async def invite(self, name: str, seat: int, key: str) -> Invitation:
        """Make an invitation to a seat, in place of the one that waits there."""
        room = await self.room(name)
        await self.check_not_entered(name)
        chairs = room.table.kept.chairs
        return Invitation(seat, await room.hand_out(lambda ring: ring.invite(seat, key, chairs)))

    async def check_not_entered(self, name: str) -> None:
        """Let nobody else come to a seat of a tournament: whoever claims it could keep it alone."""
        if self.is_entered and await self.is_entered(name):
            raise Refusal(Msg("web-refused-entered"))

    async def revoke(self, name: str, seat: int, key: str) -> None:
        """Take back an invitation that nobody has claimed."""
        room = await self.room(name)
        chairs = room.table.kept.chairs
        await room.hand_out(lambda ring: ring.revoke(seat, key, chairs))

    async def sign_out(self, name: str, seat: int, key: str) -> None:
        """Let no browser but the one that asks hold a key for a seat."""
        room = await self.room(name)

        def throw_out(kept: KeptTable) -> None:
            before = kept.keyring
            kept.keyring, _ = before.sign_out(seat, key, kept.chairs)
            if kept.keyring != before:
                count_anew_in_opening(kept, seat)

        await room.arrange(throw_out)

    # Closing

    async def delete(self, name: str, key: str) -> None:
        """Delete a table; only who opened it may."""
        try:
            room = await self.room(name)
        except Unreadable:
            await self.delete_unread(name, key)
            return
        if not room.table.kept.keyring.is_host(key):
            raise not_yours()
        await room.delete()
        self.forget([name])

    async def delete_unread(self, name: str, key: str) -> None:
        """Delete a table of which nothing but its host can be read."""
        if await self.keeper.host_of(name) != fingerprint(key):
            raise not_yours()
        await self.keeper.delete(name)

    async def export(self, name: str, key: str) -> str:
        """Write a game as a record; of a game under way only who may know everything gets it.

        From then on everybody at the table is told that somebody may know what is to come.
        """
        room = await self.room(name)
        check_export(room.table, key)
        if not room.table.has_ended():
            await room.reveal()
        return room.table.whole_record().format()

    async def summaries(self, claims: Sequence[Claim]) -> list[Summary]:
        """Sum up tables for a browser that knows them; those that are gone are left out."""
        names = [claim.table for claim in claims]
        found = await self.keeper.find(names)
        by_name = {kept.id: kept for kept in found}
        return [
            summary(by_name[claim.table], claim.key, self.keeping)
            for claim in claims
            if claim.table in by_name
        ]


def cut_keys(chairs: Sequence[Chair]) -> Held:
    """Make the keys of a new table."""
    key = new_key()
    return Held(key, Keyring.cut(key, chairs))


def public_table(kept: KeptTable) -> PublicTable:
    """Sum up a table for everybody."""
    kept = seen_from_balcony(kept)
    seats = range(len(kept.chairs))
    return PublicTable(
        table=kept.id,
        game=kept.game,
        chairs=kept.chairs,
        free=[seat for seat in seats if kept.keyring.is_free(seat, kept.chairs)],
        round=kept.standing.round,
        changed=kept.changed,
        pace=kept.pace,
        lang=kept.lang,
        is_locked=bool(kept.lock),
        least=0 if kept.beginning.has_begun else kept.beginning.least,
    )


def seen_from_balcony(kept: KeptTable) -> KeptTable:
    """Leave out how a game stands where who only watches is not to know it yet."""
    if kept.delay.kind == "none" or kept.standing.is_over:
        return kept
    told = as_told(kept, 0)
    told.standing = NOTHING_YET
    return told


def new_game(record: Record) -> Record:
    """Begin the game of a record with other chance."""
    return Record(record.game, record.seats, new_seed(), record.options, "blake2s")


def may_export(kept: KeptTable, key: str, *, is_over: bool) -> bool:
    """Say whether a key may see the seed and all actions.

    Of a game under way only the host's may, and only if no person sits anywhere else.
    """
    is_alone = kept.keyring.is_alone() and all(chair.kind != "link" for chair in kept.chairs)
    return is_over or (is_alone and kept.keyring.is_host(key))


def may_go_on(table: Table, key: str, wish: Fork) -> bool:
    """Say whether a host takes a table that can only be watched on to a new one.

    Everybody sits there as before, with the keys they have: so nobody learns anything by it.
    """
    is_as_before = wish.at == table.length and wish.chairs == table.kept.chairs
    return table.why_stranded() is not None and is_as_before and table.kept.keyring.is_host(key)


def check_export(table: Table, key: str) -> None:
    """Refuse to tell secrets of a game under way."""
    if not may_export(table.kept, key, is_over=table.has_ended()):
        raise Refusal(Msg("web-refused-secret"), status=HTTPStatus.FORBIDDEN)


def summary(kept: KeptTable, key: str, keeping: Keeping) -> Summary:
    """Sum up one table."""
    if not kept.keyring.seats_of(key, kept.chairs):
        kept = seen_from_balcony(kept)
    standing = kept.standing
    return Summary(
        table=kept.id,
        game=kept.game,
        chairs=kept.chairs,
        round=standing.round,
        asked=standing.asked,
        is_over=standing.is_over,
        winners=standing.winners,
        is_host=kept.keyring.is_host(key),
        mine=kept.keyring.seats_of(key, kept.chairs),
        may_export=may_export(kept, key, is_over=standing.is_over),
        changed=kept.changed,
        kept_until=keeping.until(kept),
    )
