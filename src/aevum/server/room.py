"""A room: one live table, everybody who is there, and the order in which things happen."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from time import monotonic, time
from typing import Final, TypeVar

from aevum.games.common.orders import NO_ANSWER
from aevum.kernel.game import SPECTATOR
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY
from aevum.record.weighing import Care
from aevum.server import orders, stand_ins, votes
from aevum.server.balcony import Balcony
from aevum.server.beginning import begin_if_full
from aevum.server.conversation import Conversation
from aevum.server.doorbell import Doorbell
from aevum.server.keys import Keyring
from aevum.server.letters import Letters
from aevum.server.messages.arrangements import GiveOrder, Vote
from aevum.server.messages.news import Presence
from aevum.server.neighbours import NOWHERE, Alone, Elsewhere, Neighbours
from aevum.server.places import Places
from aevum.server.refusal import Beaten, Refusal, no_table
from aevum.server.resigning import resignation
from aevum.server.reviews import Reviews
from aevum.server.seating import is_by_link
from aevum.server.store.keeper import Keeper
from aevum.server.store.kept import Appending, Change, KeptTable, News, NotKept
from aevum.server.store.rows import arrangement_of, now, written
from aevum.server.table import Table
from aevum.server.tallies import MOVES, ROOMS_LOST
from aevum.server.thinking import Thinkers
from aevum.server.veil import BOT_SECONDS, Pace

log: Final = logging.getLogger("aevum.server")

Handed = TypeVar("Handed")

RETRY_SECONDS: Final = 5.0
"""After a bot has failed, so many seconds pass before it is asked again."""

REFUSED_SECONDS: Final = 0.1
"""So long a bot waits after a second refusal in a row, and twice as long after each further one."""


TRIES: Final = 5
"""So often a table is rearranged anew if something else has happened at it elsewhere."""


class Room:
    """The table stands here; one change at a time, and each is kept before it is told."""

    def __init__(
        self,
        table: Table,
        keeper: Keeper,
        bots: Thinkers,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.table = table
        self.keeper = keeper
        self.bots = bots
        self.neighbours = neighbours or Alone()
        self.elsewhere = NOWHERE
        """What the others tell of this table."""
        self.lock = asyncio.Lock()
        self.bell = Doorbell()
        self.letters = Letters()
        self.places = Places()
        self.conversation = Conversation(table.kept, keeper)
        self.sitting: dict[object, int] = {}
        """Everybody who is there, and from which seat each looks."""
        self.presence = Presence([0] * len(table.kept.chairs), 0)
        """How many browsers look from each seat, and how many watch."""
        self.cares: dict[int, tuple[float, Care]] = {}
        """When people here want to confirm an answer, and at what time they said so."""
        self.is_gone = False
        self.is_lost = False
        """What was kept of the table cannot be read: whoever comes back finds it in a new room."""
        self.is_closing = False
        self.thinking: asyncio.Task[None] | None = None
        self.pace = Pace()
        self.asked_since = monotonic()
        self.pausing: asyncio.Task[None] | None = None
        """Somebody has but one answer, and nobody else may notice."""
        self.paused_at = -1
        self.ordering: asyncio.Task[None] | None = None
        """Somebody has ordered the answer to the open question."""
        self.reviews = Reviews(self)
        self.balcony = Balcony(self)

    @property
    def is_quiet(self) -> bool:
        """Say whether nobody is here and nothing is under way."""
        is_idle = self.thinking is None and self.reviews.task is None
        return not self.sitting and is_idle and not self.lock.locked()

    def seat(self, visitor: object, seat: int) -> None:
        """Let somebody look from a seat."""
        self.sitting[visitor] = seat
        self.count()
        self.neighbours.show(self)

    def unseat(self, visitor: object) -> None:
        """Let somebody go."""
        del self.sitting[visitor]
        self.count()
        self.neighbours.show(self)

    def heed(self, seats: Sequence[int], care: Care) -> None:
        """Know when the people at some seats want to confirm an answer."""
        if any(self.table.cares.get(seat) != care for seat in seats):
            self.table.cares.update(dict.fromkeys(seats, care))
            self.cares.update(dict.fromkeys(seats, (time(), care)))
            self.neighbours.show(self)

    def count(self) -> None:
        """Count everybody anew; as long as nobody comes or goes it is the same presence."""
        browsers = Counter(self.sitting.values()) + Counter(self.elsewhere.looking)
        seats = [browsers[seat] for seat in range(len(self.table.kept.chairs))]
        presence = Presence(seats, browsers[SPECTATOR])
        if presence != self.presence:
            self.presence = presence

    # Changing

    async def change(self, wanted: Callable[[Table], Change], request: str = "") -> int:
        """Carry a change out, keep it, and let everybody know; return the new revision.

        A request that has been carried out before is not carried out again, here or elsewhere.
        """
        async with self.lock:
            self.check_there()
            if request and request in self.table.requests:
                return self.table.requests[request]
            is_free = self.table.only_answer() is None
            try:
                rev = await self.change_once(wanted, request)
            except Beaten:
                # What happened elsewhere has been read by now; perhaps it was this very request.
                self.check_there()
                if request and request in self.table.requests:
                    return self.table.requests[request]
                rev = await self.change_once(wanted, request)
        MOVES.add("person" if request else "server")
        self.note_answer(is_counted=bool(request) and is_free)
        self.bell.ring()
        self.wake()
        return rev

    async def change_once(self, wanted: Callable[[Table], Change], request: str) -> int:
        """Carry a change out and keep it; return the new revision."""
        rev, asked = self.table.rev, self.table.state.asked
        change = await self.carry_out(wanted)
        comes_to = stand_ins.word_comes_to(self.table, asked, change)
        stand_ins.count_time(self.table, stand_ins.this_moment(), comes_to)
        await self.keep(rev, change, request)
        return rev + len(change.events)

    def note_answer(self, *, is_counted: bool) -> None:
        """Note how long somebody took who had a choice, so that others take about as long."""
        if is_counted:
            self.pace.took(monotonic() - self.asked_since)
        self.asked_since = monotonic()

    def wake(self) -> None:
        """Let whoever is asked answer who does not do so by a click."""
        self.wake_bot()
        self.wake_pause()
        self.wake_order()

    async def carry_out(self, wanted: Callable[[Table], Change]) -> Change:
        """Make a change in memory; one that breaks off halfway leaves nothing behind."""
        try:
            return wanted(self.table)
        except Refusal:
            raise
        except Exception as error:
            log.exception("a change broke off")
            await self.reload()
            raise Refusal(Msg("web-refused-failed")) from error

    async def keep(self, rev: int, change: Change, request: str) -> None:
        """Write a change into the store; if that fails the table is set back to what is there."""
        table = self.table
        kept = table.kept
        arranged = kept.arranged
        one = Appending(kept.id, rev, change, table.standing(), request, kept.clock, arranged)
        await self.settle(self.keeper.append(one))
        table.kept.changed = now()
        if request:
            table.requests[request] = table.rev

    async def settle(self, keeping: Awaitable[bool]) -> None:
        """Wait until something is kept; if it is not, the table is set back to what is there."""
        try:
            is_kept = await asyncio.shield(keeping)
        except NotKept as error:
            log.error("a change could not be kept: %s", error)
            await self.reload()
            raise Refusal(Msg(error.reason)) from error
        except asyncio.CancelledError:
            await asyncio.shield(self.reload())
            raise
        if not is_kept:
            await self.reload()
            raise Beaten

    async def arrange(self, wanted: Callable[[KeptTable], Handed], at: int | None = None) -> Handed:
        """Change who sits where and who is waited for, keep it, and let everybody know."""
        async with self.lock:
            handed = await self.arrange_once(wanted, at, TRIES)
        self.bell.ring()
        self.wake()
        return handed

    async def arrange_once(
        self, wanted: Callable[[KeptTable], Handed], at: int | None, tries: int
    ) -> Handed:
        """Change the arrangement and keep it, anew if something happened elsewhere meanwhile."""
        self.check_there()
        before = self.table.kept
        after = copy(before)
        handed = wanted(after)
        begin_if_full(after)
        if after == before:
            return handed
        after.arranged += 1
        self.table.kept = after
        moment = stand_ins.this_moment() if at is None else at
        stand_ins.count_time(self.table, moment, returned(self.table, before))
        try:
            await self.settle(self.rearrange(before))
        except Beaten:
            if tries <= 1:
                raise
            return await self.arrange_once(wanted, at, tries - 1)
        self.conversation.is_held = is_by_link(after.chairs)
        return handed

    def rearrange(self, before: KeptTable) -> Awaitable[bool]:
        """Write how the table is arranged by now, unless another wrote at it meanwhile."""
        table = self.table
        seat_keys = written(before.keyring)
        was = {"rev": table.rev, "seat_keys": seat_keys, "arranged": before.arranged}
        after = {**arrangement_of(table.kept), "bot_asked": table.is_bot_asked()}
        return self.keeper.rearrange(before.id, was, after)

    async def hand_out(self, wanted: Callable[[Keyring], tuple[Keyring, Handed]]) -> Handed:
        """Change who may play the seats, keep it, and let everybody know."""

        def rekey(kept: KeptTable) -> Handed:
            kept.keyring, handed = wanted(kept.keyring)
            return handed

        return await self.arrange(rekey)

    async def reveal(self) -> None:
        """Tell everybody from now on that somebody may know the seed."""
        async with self.lock:
            self.check_there()
            kept = self.table.kept
            if not kept.open_seed:
                await self.settle(self.keeper.open_seed(kept.id))
                kept.open_seed = True
        self.bell.ring()

    async def allow_hints(self, hints: bool) -> None:
        """Allow hints at this table, or do not, and let everybody know."""
        async with self.lock:
            self.check_there()
            kept = self.table.kept
            if kept.hints != hints:
                await self.settle(self.keeper.allow_hints(kept.id, hints))
                kept.hints = hints
        self.bell.ring()

    async def lead_on(self, to: str) -> None:
        """Tell everybody at which table the game goes on."""
        async with self.lock:
            kept = self.table.kept
            await self.settle(self.keeper.go_on(kept.id, to))
            kept.went_on = to
        self.bell.ring()

    async def end_time(self, at: int) -> bool:
        """Do what was agreed for the end of time, if somebody's is over."""
        return await self.arrange(lambda kept: stand_ins.end_time(self.table, kept, at), at)

    async def come_back(self, seat: int) -> None:
        """Let a person answer again for a seat, and tell everybody."""
        await self.arrange(lambda kept: stand_ins.come_back(self.table, kept, seat))

    async def take_day(self, seat: int) -> None:
        """Let a person have a day off."""
        at = stand_ins.this_moment()
        await self.arrange(lambda kept: stand_ins.take_day(self.table, kept, seat, at), at)

    async def vote(self, vote: Vote) -> None:
        """Count what somebody wishes for a seat that is waited for too long."""
        at = stand_ins.this_moment()
        await self.arrange(lambda kept: votes.cast(self.table, kept, vote, at), at)

    def check_there(self) -> None:
        """Refuse what comes after the table was deleted, or while it cannot be read."""
        if self.is_gone:
            raise no_table()
        if self.is_lost:
            raise Refusal(Msg("web-refused-not-kept"))

    async def reload(self) -> None:
        """Read the table from the store again: memory never runs ahead of it.

        If it cannot be read either, or nobody waits for that any more, the room is lost, and
        everybody is sent away to come again.
        """
        try:
            past = await self.read(lambda: self.keeper.recall(self.table.kept.id))
        except NotKept as error:
            log.error("a table could not be read again: %s", error)
            ROOMS_LOST.add()
            self.is_lost = True
        except asyncio.CancelledError:
            self.is_lost = True
            raise
        else:
            if past is None:
                self.is_gone = True
            else:
                cares = self.table.cares
                self.table = Table.recall(past)
                self.table.cares = cares
        self.bell.ring()

    async def read(self, wanted: Callable[[], Awaitable[Handed]]) -> Handed:
        """Read something of the table; a store that is away for a moment is waited for."""
        try:
            return await wanted()
        except NotKept:
            if not await self.neighbours.is_back():
                raise
            return await wanted()

    async def look_again(self) -> None:
        """Read the table again: somebody else has written at it."""
        async with self.lock:
            if not self.is_gone:
                await self.reload()
        self.wake()

    async def catch_up(self) -> None:
        """Do what happened at the table elsewhere, and let everybody know."""
        async with self.lock:
            self.check_there()
            table = self.table
            try:
                news = await self.read(lambda: self.keeper.recall_since(table.kept.id, table.rev))
            except NotKept as error:
                log.error("what happened elsewhere could not be read: %s", error)
                self.is_lost = True
                news = None
            else:
                self.is_gone = news is None
            if news is not None and (news.events or news.kept != self.table.kept):
                await self.follow(news)
        self.bell.ring()
        self.wake()

    async def follow(self, news: News) -> None:
        """Do what has happened; where that does not fit, the table is read as a whole."""
        is_counted = bool(news.requests) and self.table.only_answer() is None
        try:
            self.table.follow(news)
        except Exception:
            log.exception("what happened elsewhere does not fit")
            await self.reload()
        self.conversation.is_held = is_by_link(self.table.kept.chairs)
        if news.events:
            self.note_answer(is_counted=is_counted)

    def hear(self, elsewhere: Elsewhere) -> None:
        """Know what the others tell of this table, and let everybody know."""
        self.elsewhere = elsewhere
        self.places.elsewhere = elsewhere.holding
        for seat, said in elsewhere.cares.items():
            if said > self.cares.get(seat, (0.0, "never")):
                self.table.cares[seat] = said[1]
        self.reviews.follow(elsewhere.reviewing)
        self.count()
        self.bell.ring()
        self.wake()

    # Bots

    def is_ours(self) -> bool:
        """Say whether this process answers where nobody clicks: of several one does."""
        is_open = not (self.is_gone or self.is_lost or self.is_closing)
        return is_open and self.elsewhere.is_first

    def wake_bot(self) -> None:
        """Let the bot think that is asked, unless it does so already."""
        if self.thinking is None and self.table.is_bot_asked() and self.is_ours():
            self.thinking = asyncio.create_task(self.play_bots())
            self.thinking.add_done_callback(self.bots_are_done)

    def bots_are_done(self, _task: object) -> None:
        """No bot thinks any more; perhaps another was asked in the meantime."""
        self.thinking = None
        self.wake_bot()

    async def play_bots(self) -> None:
        """Let bots answer until a person is asked or the game is over.

        A single refusal is as good as a changed table; those that follow it are waited out.
        """
        refusals = 0
        while self.table.is_bot_asked() and self.is_ours():
            try:
                await self.play_bot()
                refusals = 0
            except Refusal as refusal:
                log.warning("a bot's answer was refused: %s", refusal)
                refusals += 1
                await asyncio.sleep(pause_after(refusals))
            except Exception:
                log.exception("a bot failed")
                await asyncio.sleep(RETRY_SECONDS)

    async def play_bot(self) -> None:
        """Let the bot that is asked answer once; how soon must not tell that it had no choice."""
        rev, seat = self.table.rev, self.table.state.asked
        given = resignation(self.table)
        action = await self.thought() if given is None else given
        await self.change(lambda table: answer_of_bot(table, rev, seat, action))

    async def thought(self) -> int:
        """Let the bot think, and take no less time than it would with a choice."""
        least = asyncio.sleep(BOT_SECONDS if self.table.is_veiled() else 0.0)
        action, _ = await asyncio.gather(self.bots.choose(self.table), least)
        return action

    async def stop(self) -> None:
        """Let no bot think here any more."""
        self.is_closing = True
        await self.reviews.stop()
        await self.balcony.stop()
        tasks = (self.thinking, self.pausing, self.ordering)
        under_way = [task for task in tasks if task is not None]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    # Only answers

    def wake_pause(self) -> None:
        """Give an only answer that is a secret after a while, as if the person had chosen it.

        Somebody must be there who could have chosen; who is away is waited for.
        """
        if self.pausing is not None:
            if self.paused_at != self.table.rev and self.pausing is not asyncio.current_task():
                self.pausing.cancel()
            return
        if self.is_ours() and self.is_somebody_asked() and self.table.waits_for_show():
            self.paused_at = self.table.rev
            self.pausing = asyncio.create_task(self.give_only_answer())
            self.pausing.add_done_callback(self.pause_is_over)

    def pause_is_over(self, _task: object) -> None:
        """Nothing is waited out any more; perhaps there is another only answer by now."""
        self.pausing = None
        self.wake_pause()

    def is_somebody_asked(self) -> bool:
        """Say whether somebody looks from the seat that is asked."""
        asked = self.table.state.asked
        return asked in self.sitting.values() or self.elsewhere.looking.get(asked, 0) > 0

    async def give_only_answer(self) -> None:
        """Wait as long as people take, unless the person answers; then answer in their place."""
        rev = self.table.rev
        await asyncio.sleep(self.pace.draw())
        if not self.is_somebody_asked():
            return
        try:
            await self.change(lambda table: only_answer(table, rev))
        except Refusal as refusal:
            log.warning("an only answer was refused: %s", refusal)
            await asyncio.sleep(RETRY_SECONDS)

    # Orders

    async def order(self, wish: GiveOrder) -> None:
        """Keep what somebody orders for questions to come, or does not any more."""
        await self.arrange(lambda kept: orders.give(self.table, kept, wish))

    def wake_order(self) -> None:
        """Follow the order that answers the open question, if there is one."""
        is_due = self.ordering is None and self.is_ours()
        if is_due and orders.answer_of(self.table) != NO_ANSWER:
            self.ordering = asyncio.create_task(self.follow_order())
            self.ordering.add_done_callback(self.order_is_followed)

    def order_is_followed(self, _task: object) -> None:
        """Nothing is ordered any more; perhaps something else is by now."""
        self.ordering = None
        self.wake_order()

    async def follow_order(self) -> None:
        """Wait as long as people take, so that an order looks like a choice; then follow it."""
        rev = self.table.rev
        await asyncio.sleep(self.pace.draw())
        if rev != self.table.rev or orders.answer_of(self.table) == NO_ANSWER:
            return
        try:
            await self.change(orders.follow)
        except Refusal as refusal:
            log.warning("an order was refused: %s", refusal)
            await asyncio.sleep(RETRY_SECONDS)

    # Leaving

    async def delete(self) -> None:
        """Delete the table; everybody who is at it is told."""
        await self.reviews.stop()
        async with self.lock:
            await self.keeper.delete(self.table.kept.id)
            self.is_gone = True
        self.bell.ring()


def returned(table: Table, before: KeptTable) -> int:
    """Name the seat that is asked if a person is back at it, or has just come; else nobody."""
    asked = table.state.asked
    is_back = asked in before.stand_ins and asked not in table.kept.stand_ins
    return asked if is_back else NOBODY


def pause_after(refusals: int) -> float:
    """Say how many seconds a bot waits after so many refusals in a row."""
    if refusals <= 1:
        return 0.0
    return float(min(RETRY_SECONDS, REFUSED_SECONDS * 2 ** min(refusals - 2, 10)))


def answer_of_bot(table: Table, rev: int, seat: int, action: int) -> Change:
    """Carry out what a bot chose, unless the table has changed since or a person is back."""
    check_revision(table, rev)
    if table.is_person(seat):
        raise Refusal(Msg("web-refused-old"))
    return table.decide(seat, action, "bot")


def only_answer(table: Table, rev: int) -> Change:
    """Give an only answer, unless the table has changed since."""
    check_revision(table, rev)
    return table.give_only_answer()


def check_revision(table: Table, rev: int) -> None:
    """Refuse what was decided before the last change of the table."""
    if rev != table.rev:
        raise Refusal(Msg("web-refused-old"))
