"""The circle of friends of every account, who of them is there, and inviting them to a table."""

from collections import OrderedDict
from http import HTTPStatus
from time import monotonic
from typing import Final

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Book as Accounts
from aevum.server.accounts.book import Person
from aevum.server.friends.book import MOST_KNOWN, Book
from aevum.server.friends.lobby import Talks
from aevum.server.hall import Hall
from aevum.server.messages.friends import Bidding, Friend, Friends
from aevum.server.notices.book import Outbox
from aevum.server.refusal import Refusal, not_yours
from aevum.server.store_threads import StoreThreads

THERE_SECONDS: Final = 90.0
"""Who has asked this server anything within so many seconds is there."""

MOST_SEEN: Final = 20_000
"""So many accounts are remembered as seen; it is written down nowhere."""


class Circle:
    """All friends of this server."""

    def __init__(self, hall: Hall, threads: StoreThreads) -> None:
        self.hall = hall
        self.threads = threads
        self.book = Book(threads.store)
        self.talks = Talks(threads.store)
        self.box = Outbox(threads.store)
        self.accounts = Accounts(threads.store)
        self.seen: OrderedDict[str, float] = OrderedDict()

    # Who is there

    def see(self, account: str) -> None:
        """Note that somebody is there."""
        self.seen[account] = monotonic()
        self.seen.move_to_end(account)
        if len(self.seen) > MOST_SEEN:
            self.seen.popitem(last=False)

    def is_there(self, account: str) -> bool:
        """Say whether somebody has been there a moment ago."""
        return monotonic() - self.seen.get(account, -THERE_SECONDS) < THERE_SECONDS

    async def friends(self, person: Person) -> Friends:
        """Tell somebody whom they know, who of them is there, and where they are invited."""
        found = await self.threads.run(self.book.known, person.id)
        friends = [
            Friend(one.name, one.tie, one.tie == "friend" and self.is_there(one.account))
            for one in found
        ]
        return Friends(friends, await self.bidden(person))

    async def bidden(self, person: Person) -> list[Bidding]:
        """List the invitations to seats that are still free."""
        rows = await self.threads.run(self.book.bidden, person.id)
        kept = {one.id: one for one in await self.hall.keeper.find([row.table_id for row in rows])}
        return [
            Bidding(row.table_id, row.game, row.name, kept[row.table_id].chairs, row.invitation)
            for row in rows
            if row.table_id in kept and kept[row.table_id].keyring.is_open(row.invitation)
        ]

    # Asking

    async def other(self, person: Person, name: str) -> Person:
        """Find somebody else by their name, or refuse; nobody tries many names."""
        self.hall.limits.take("friends", f"account {person.id}")
        found = await self.threads.run(self.accounts.find, name)
        if found is None or found.id == person.id:
            raise Refusal(Msg("web-refused-nobody"), status=HTTPStatus.NOT_FOUND)
        return found

    async def ask(self, person: Person, name: str) -> None:
        """Ask somebody to be a friend, or accept who has asked."""
        other = await self.other(person, name)
        if not await self.threads.run(self.book.ask, person.id, other.id):
            raise Refusal(Msg("web-refused-many-friends", most=MOST_KNOWN))

    async def part(self, person: Person, name: str) -> None:
        """Be friends no more."""
        other = await self.other(person, name)
        await self.threads.run(self.book.part, person.id, other.id)

    async def block(self, person: Person, name: str) -> None:
        """Hear nothing of somebody any more."""
        other = await self.other(person, name)
        if not await self.threads.run(self.book.block, person.id, other.id):
            raise Refusal(Msg("web-refused-many-friends", most=MOST_KNOWN))

    # Inviting

    async def key_of(self, person: Person, table: str) -> str:
        """Find the key that somebody holds for a table."""
        held = await self.threads.run(self.accounts.keys, person.id, table)
        return held.get(table, "")

    async def invite(self, person: Person, name: str, table: str, key: str) -> None:
        """Invite a friend to a free seat of one's own table; who is away is told of it."""
        other = await self.other(person, name)
        if not await self.threads.run(self.book.is_friend, person.id, other.id):
            raise Refusal(Msg("web-refused-no-friend"), status=HTTPStatus.FORBIDDEN)
        kept = (await self.hall.room(table)).table.kept
        if not kept.keyring.is_host(key):
            raise not_yours()
        seats = range(len(kept.chairs))
        free = [seat for seat in seats if kept.keyring.is_free(seat, kept.chairs)]
        if not free:
            raise Refusal(Msg("web-refused-no-seat"))
        taken = await self.threads.run(self.book.invitations_at, table)
        links = kept.keyring.links(key)
        seat = next((one for one in free if links.get(one) not in taken), free[0])
        invitation = links.get(seat) or (await self.hall.invite(table, seat, key)).invitation
        await self.threads.run(self.book.bid, other.id, table, person.id, invitation)
        if not self.is_there(other.id):
            await self.threads.run(self.box.invite, other.id, table)

    # Reports

    async def report_table(self, by: Person | None, table: str, number: int, key: str) -> bool:
        """Report what was said at a table, if whoever reports it reads it there."""
        room = await self.hall.room(table)
        kept = room.table.kept
        is_open = kept.open_talk and not room.balcony.is_behind
        if not is_open and not kept.keyring.seats_of(key, kept.chairs):
            raise not_yours()
        account = by.id if by else None
        return await self.threads.run(self.talks.report_table, account, table, number)
