"""A visitor: one browser at a table, what it may do, and what it is told.

What a visitor asks is answered in order. Changes of the table are told when the doorbell rings,
always with the newest position: a slow browser skips what lay in between and holds nobody up.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from aevum.kernel.action import DONE
from aevum.kernel.game import SPECTATOR
from aevum.kernel.message import Msg
from aevum.kernel.state import State
from aevum.server import gathering, lesson, orders, positions, protocol, stand_ins, votes
from aevum.server.beginning import people_there
from aevum.server.beside import in_thread
from aevum.server.hall import may_export
from aevum.server.hints import Hints, check_hints
from aevum.server.letters import Letters
from aevum.server.log import Reader
from aevum.server.messages.arrangements import CastVote, GiveOrder, Vacation, Vote
from aevum.server.messages.coaching import Reviewing
from aevum.server.messages.news import (
    Because,
    Counted,
    Described,
    Done,
    Doubt,
    Gathered,
    Gone,
    News,
    Presence,
    Refused,
    Shown,
    Welcome,
)
from aevum.server.messages.positions import Now
from aevum.server.messages.requests import (
    Again,
    Allow,
    Back,
    Census,
    Confirm,
    Describe,
    Gather,
    Heed,
    Hello,
    Hint,
    Look,
    Play,
    Preview,
    Redo,
    Request,
    Review,
    Say,
    Sit,
    StopReview,
    Undo,
    Why,
)
from aevum.server.messages.talk import Talk, Talked
from aevum.server.previews import Previews
from aevum.server.refusal import Refusal, Unsure, lost, not_yours, sentence
from aevum.server.reviews import NOT_BEGUN
from aevum.server.room import Room, check_revision
from aevum.server.store.kept import Change
from aevum.server.table import Table
from aevum.server.terms import Terms

log: Final = logging.getLogger("aevum.server")

MOST_WAITING: Final = 32
"""So many answers wait for a browser that does not read; then its requests wait."""


class Visitor:
    """One browser at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.key = ""
        self.mine: list[int] = []
        self.seat = SPECTATOR
        self.has_entered = False
        self.replies: list[News] = []
        self.has_space = asyncio.Event()
        self.is_cut_off = False
        """The line is broken: nothing that is put down will be fetched."""
        self.bell = asyncio.Event()
        self.reader: Reader | None = None
        self.told: tuple[Table, tuple[int, ...], int] | None = None
        self.shown: tuple[Table, Now] | None = None
        """The position that this browser has; what is told next is what differs from it."""
        self.told_presence: Presence | None = None
        self.heard = 0
        """How much of what was said at the table this browser has got."""
        self.told_terms: Terms | None = None
        self.told_review: Reviewing | None = None
        self.previews = Previews(room, self.tell)
        self.hints = Hints(room, self.tell)

    # Coming and going

    @property
    def table(self) -> Table:
        """The table as this visitor may see it: who only watches may be behind."""
        return self.room.table if self.mine else self.room.balcony.shown()

    @property
    def is_behind(self) -> bool:
        """Say whether this visitor sees what was, and not the present."""
        return not self.mine and self.room.balcony.is_behind

    @property
    def letters(self) -> Letters:
        """What is written to all who see the table as this visitor does."""
        return self.room.balcony.letters if self.is_behind else self.room.letters

    def enter(self, key: str) -> Welcome:
        """Come in with a key; who plays exactly one seat sits down at once."""
        self.key = key
        self.has_entered = True
        self.know_seats()
        welcome = self.welcome()
        self.told_terms = self.letters.terms(self.table)
        self.sit(self.mine[0] if len(self.mine) == 1 else SPECTATOR)
        return welcome

    def welcome(self) -> Welcome:
        """Say what the table is to this visitor."""
        table, key = self.table, self.key
        kept = table.kept
        keyring, chairs = kept.keyring, kept.chairs
        is_host = keyring.is_host(key)
        mine = keyring.seats_of(key, chairs)
        return Welcome(
            table=kept.id,
            game=kept.game,
            chairs=chairs,
            options=kept.options,
            mine=mine,
            is_host=is_host,
            may_export=may_export(kept, key, is_over=table.has_ended()),
            links=keyring.links(key) if is_host else {},
            free=[seat for seat in range(len(chairs)) if keyring.is_free(seat, chairs)],
            held=keyring.held(chairs),
            is_invitation=keyring.is_invitation(key),
            open_seed=kept.open_seed,
            went_on=kept.went_on,
            pace=kept.pace,
            time=stand_ins.this_moment(),
            stand_ins=kept.stand_ins,
            tidings=kept.tidings,
            votes=kept.votes,
            votable=votes.votable(table, stand_ins.this_moment()),
            removable=removable(self.room.table) if is_host else [],
            orders=[one for one in orders.standing(table) if one.seat in mine],
            orders_known=orders.known(table) if mine else {},
            open_talk=kept.open_talk,
            delay=kept.delay,
            is_behind=self.is_behind,
            waits_for=0 if kept.beginning.has_begun else kept.beginning.least,
            present=people_there(kept),
            hints=kept.hints,
            may_hint=not kept.has_strangers(),
            protocol=protocol.mark(),
        )

    def heed_keys(self) -> None:
        """Get up from a seat that this key does not open any more."""
        if self.told_terms == self.letters.terms(self.table):
            return
        kept = self.room.table.kept
        self.know_seats()
        self.room.places.know(self, self.key, kept)
        if self.seat not in (*self.mine, SPECTATOR):
            self.sit(SPECTATOR)

    def know_seats(self) -> None:
        """Know which seats this key opens by now."""
        kept = self.room.table.kept
        self.mine = kept.keyring.seats_of(self.key, kept.chairs)

    def sit(self, seat: int) -> None:
        """Look from a seat from now on."""
        self.seat = seat
        self.told = None
        self.room.seat(self, seat)
        self.room.bell.listen(self.bell, is_playing=seat != SPECTATOR)
        self.room.bell.ring_for_players()
        self.bell.set()
        self.room.wake_pause()

    def leave(self) -> None:
        """Go away."""
        self.previews.stop()
        self.hints.drop("web-refused-old")
        self.room.bell.leave(self.bell)
        if self in self.room.sitting:
            self.room.unseat(self)
            self.room.bell.ring_for_players()

    # Asking

    async def ask(self, request: Request) -> None:
        """Answer one request; what is refused is refused in one sentence."""
        try:
            answer = await self.answer(request)
        except Refusal as refusal:
            answer = self.refused(refusal, getattr(request, "id", ""))
        except Exception:
            log.exception("a request failed")
            failed = Refusal(Msg("web-refused-failed"))
            answer = self.refused(failed, getattr(request, "id", ""))
        if answer is not None:
            await self.tell(answer)

    async def tell(self, answer: News) -> None:
        """Put an answer where it will be fetched; if too many lie there, wait."""
        while len(self.replies) >= MOST_WAITING and not self.is_cut_off:
            self.has_space.clear()
            await self.has_space.wait()
        if not self.is_cut_off:
            self.replies.append(answer)
            self.bell.set()

    def hang_up(self) -> None:
        """Wait for nobody to fetch an answer any more: the line is broken."""
        self.is_cut_off = True
        self.replies.clear()
        self.has_space.set()

    def refused(self, refusal: Refusal, request: str = "") -> Refused | Doubt:
        """Put a refusal into the form in which it travels."""
        rev = self.table.rev
        if isinstance(refusal, Unsure):
            losses, is_last = refusal.weight
            return Doubt(request, rev, refusal.action, lost(losses), is_last)
        return Refused(request, rev, refusal.reason, refusal.clause)

    async def answer(self, request: Request) -> News | None:
        """Do what a request asks for."""
        if isinstance(request, Hello):
            await self.room.conversation.read()
            self.key = request.key
            self.know_seats()
            if self.is_behind:
                await self.room.balcony.ready()
            return self.enter(request.key)
        if not self.has_entered:
            raise Refusal(Msg("web-refused-hello"))
        self.heed_keys()
        match request:
            case Sit():
                if request.seat not in (*self.mine, SPECTATOR):
                    raise Refusal(Msg("web-refused-seat"))
                self.sit(request.seat)
                return None
            case Again():
                self.forget()
                return None
            case Heed():
                self.room.heed(self.mine, request.care)
                return None
            case Look():
                return await self.look(request)
            case Describe():
                return await self.describe(request)
            case Census():
                return await self.count(request)
            case Why():
                self.check_seat(request.seat)
                return Because(request.id, *self.room.table.why(request.seat, request.text))
            case Preview():
                self.check_seat(request.seat)
                return self.previews.show(request)
            case Hint():
                self.check_seat(request.seat)
                return self.hints.show(request)
            case Allow() | Review() | StopReview():
                await self.coach(request)
                return Done(request.id, self.table.rev)
            case Gather():
                self.check_seat(request.seat)
                return await self.gather(request)
            case Back() | CastVote() | Vacation() | GiveOrder():
                self.check_seat(request.seat)
                await self.arrange(request)
                return Done(request.id, self.room.table.rev)
            case Talk():
                self.check_seat(request.seat)
                await self.room.conversation.say(request.seat, request.text, mark_of(request))
                self.room.bell.ring()
                return Done(request.id, self.room.table.rev)
            case Say() if (some := await self.some_members(request)) is not None:
                return some
            case Play() | Confirm() | Say() | Undo() | Redo():
                self.check_seat(request.seat)
                if request.rev > self.room.table.rev:
                    # Whoever asks has seen elsewhere what has not been heard of here yet.
                    await self.room.neighbours.catch_up(self.room)
                if not isinstance(request, Undo | Redo):
                    self.room.heed([request.seat], request.care)
                mark = mark_of(request)
                rev = await self.room.change(lambda table: carry_out(table, request), mark)
                return Done(request.id, rev)

    async def arrange(self, request: Back | CastVote | Vacation | GiveOrder) -> None:
        """Do what a person asks for beside the game, for the seat at which they sit."""
        room = self.room
        match request:
            case Back():
                await room.come_back(request.seat)
            case CastVote():
                at = room.table.length
                await room.vote(Vote(request.seat, request.about, request.wish, at))
            case Vacation():
                await room.take_day(request.seat)
            case GiveOrder():
                await room.order(request)

    async def coach(self, request: Allow | Review | StopReview) -> None:
        """Allow hints, have the game reviewed, or leave off; who only watches may not."""
        kept = self.room.table.kept
        match request:
            case Allow():
                if not kept.keyring.is_host(self.key):
                    raise not_yours()
                check_hints(is_allowed=True, has_strangers=kept.has_strangers())
                await self.room.allow_hints(request.hints)
            case Review() | StopReview() if not (self.mine or kept.keyring.is_host(self.key)):
                raise Refusal(Msg("web-refused-seat"))
            case Review():
                await self.room.reviews.begin()
            case StopReview():
                await self.room.reviews.leave_off()

    async def gather(self, request: Gather) -> Gathered:
        """See which members of a set fit to those that were chosen."""
        async with self.room.lock:
            table = self.room.table
            check_revision(table, request.rev)
            seen = await in_thread(gathering.gather, table, request.seat, request.chosen)
        return Gathered(request.id, seen)

    async def some_members(self, request: Say) -> Gathered | None:
        """Find the members of a set that a text names, unless it answers the question."""
        self.check_seat(request.seat)
        async with self.room.lock:
            table = self.room.table
            if mark_of(request) in table.requests or request.rev != table.rev:
                return None
            asked = (table, request.seat, request.text, request.chosen)
            named = await in_thread(gathering.named, *asked)
            if named is None or named.is_done:
                return None
            return Gathered(request.id, gathering.gather(table, request.seat, named.members))

    def check_seat(self, seat: int) -> None:
        """Refuse to act for a seat at which this visitor does not sit."""
        if seat == SPECTATOR or seat != self.seat or seat not in self.mine:
            raise Refusal(Msg("web-refused-seat"))

    async def look(self, request: Look) -> Shown:
        """Show an earlier position."""
        async with self.room.lock:
            table = self.table
            state = await self.state_for(request)
        position = positions.position(table.game, state, request.at, request.seat)
        return Shown(request.id, position, table.trail[request.at].notes)

    async def describe(self, request: Describe) -> Described:
        """Tell the present position, or an earlier one, in sentences."""
        async with self.room.lock:
            table = self.table
            state = await self.state_for(request)
        told = table.game.lines(state, request.seat)
        return Described(request.id, [sentence(line) for line in told])

    async def count(self, request: Census) -> Counted:
        """Count the cards of the present position, or of an earlier one."""
        async with self.room.lock:
            table = self.table
            state = await self.state_for(request)
        return positions.counted(table.game, state, request)

    async def state_for(self, request: Look | Describe | Census) -> State:
        """Reach the position that is asked for; from other seats only once the game is over."""
        self.heed_keys()
        table = self.table
        if request.seat not in (self.seat, SPECTATOR) and not table.state.is_over:
            raise Refusal(Msg("web-refused-seat"))
        if request.seat >= len(table.kept.chairs):
            raise Refusal(Msg("web-refused-seat"))
        if request.at > table.length:
            raise Refusal(Msg("web-refused-at", most=table.length))
        return await in_thread(table.state_at, request.at)

    # Being told

    async def news(self) -> list[News | Raw]:
        """Wait until there may be something to tell, and gather it: answers first."""
        await self.bell.wait()
        self.bell.clear()
        answers: list[News | Raw] = list(self.replies)
        self.replies.clear()
        self.has_space.set()
        if not self.has_entered:
            return answers
        if self.is_behind:
            await self.room.balcony.ready()
        if self.has_to_look_up() or self.room.lock.locked():
            async with self.room.lock:
                await self.look_up()
                return answers + self.changes()
        return answers + self.changes()

    def has_to_look_up(self) -> bool:
        """Say whether something has yet to be worked out of what this visitor is told."""
        table = self.table
        if table.state.is_over:
            return not table.scored
        return self.seat == table.state.asked and not table.is_set_known()

    async def look_up(self) -> None:
        """Work out what takes some time where it holds nobody up."""
        table = self.table
        if self.has_to_look_up():
            await in_thread(table.score_rounds if table.state.is_over else table.set_asked)

    def changes(self) -> list[News | Raw]:
        """Gather what has changed at the table since this visitor was told last."""
        if self.room.is_lost:
            return []
        if self.room.is_gone:
            return [Gone()]
        self.heed_keys()
        news: list[News | Raw] = []
        table = self.table
        if self.told != (table, table.stage, self.seat):
            unread = positions.unread_of(table, self.seat, self.reader)
            news.append(self.letters.write(table, self.seat, unread, self.known_of(table)))
            self.shown = (table, self.letters.show(table, self.seat))
            self.reader = positions.reader_of(table, self.seat)
            self.told = (table, table.stage, self.seat)
        terms = self.letters.terms(table)
        if self.told_terms != terms:
            news.append(self.welcome())
            self.told_terms = terms
        if (dropped := self.hints.drop_old()) is not None:
            news.append(dropped)
        review = self.room.reviews.told
        if review is not self.told_review and (self.told_review or review is not NOT_BEGUN):
            news.append(review)
            self.told_review = review
        presence = self.room.presence
        if self.is_behind:
            presence = self.room.balcony.presence_of(presence)
        if presence is not self.told_presence:
            news.append(presence)
            self.told_presence = presence
        conversation = self.room.conversation
        if self.may_listen() and conversation.length > self.heard:
            news.append(Talked(conversation.since(self.heard)))
            self.heard = conversation.length
        return news

    def may_listen(self) -> bool:
        """Say whether this visitor reads what people say: who plays does, others if agreed."""
        return bool(self.mine) or (self.room.table.kept.open_talk and not self.is_behind)

    def known_of(self, table: Table) -> Now | None:
        """Find the position of a table that this browser has got last."""
        return self.shown[1] if self.shown and self.shown[0] is table else None

    def forget(self) -> None:
        """Tell everything anew, as if nothing had been told."""
        self.told = self.shown = self.reader = None
        self.bell.set()


def removable(table: Table) -> list[int]:
    """List the seats of guests who have not answered anything yet."""
    kept = table.kept
    guests = [seat for seat, chair in enumerate(kept.chairs) if chair.kind == "link"]
    taken = [seat for seat in guests if not kept.keyring.is_free(seat, kept.chairs)]
    return [seat for seat in taken if not table.has_answered(seat)]


def mark_of(request: Play | Confirm | Say | Undo | Redo | Talk) -> str:
    """Mark a request of a seat: what others call theirs does not matter to it.

    PostgreSQL keeps no text with a zero in it.
    """
    return f"{request.seat} {request.id}".replace("\0", "\ufffd") if request.id else ""


def carry_out(table: Table, request: Play | Confirm | Say | Undo | Redo) -> Change:
    """Change the table as a person at it asks."""
    check_revision(table, request.rev)
    if request.seat in table.kept.stand_ins:
        raise Refusal(Msg("web-refused-stood-in"))
    match request:
        case Play():
            return decide(table, request, request.action)
        case Confirm():
            return confirm(table, request, request.chosen, request.then)
        case Say():
            named = gathering.named(table, request.seat, request.text, request.chosen)
            if named is not None:
                return confirm(table, request, named.members)
            return decide(table, request, table.read(request.seat, request.text))
        case Undo():
            return table.undo(request.seat, whole_turn=request.to == "turn")
        case Redo():
            return table.redo(request.seat)


def decide(table: Table, request: Play | Say, action: int) -> Change:
    """Carry out an answer, unless it has to be confirmed; what a lesson says does not."""
    if not request.is_sure and lesson.guided_answer(table) != action:
        table.check_choice(request.seat, action)
        table.check_sure([action])
    return table.decide(request.seat, action)


def confirm(
    table: Table, request: Confirm | Say, chosen: Sequence[int], then: int = DONE
) -> Change:
    """Carry out a set, unless what it loses has to be confirmed."""
    if not request.is_sure:
        table.check_sure(table.moves_of_set(request.seat, chosen, then))
    return table.confirm(request.seat, chosen, then)
