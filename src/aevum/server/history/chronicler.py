"""The chronicler: writes down every game that is over, and keeps the archive.

It asks the store alone what is over. So a game is written down once, whoever played it where, and
also if the server died between the last answer and this.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import select

from aevum.kernel.message import Msg
from aevum.server.beside import in_thread
from aevum.server.hall import Hall
from aevum.server.history import archive
from aevum.server.history.book import AGREED, MOST_DUE, Annals, Shared
from aevum.server.history.finished import finished
from aevum.server.history.sitting import Holder
from aevum.server.messages.history import Consent, Sharing
from aevum.server.refusal import Refusal
from aevum.server.store.kept import History, KeptTable, NotKept
from aevum.server.store.past import GAME, GAME_SEAT
from aevum.server.store.rows import moment
from aevum.server.store.store import Store, is_text
from aevum.server.store_threads import StoreThreads
from aevum.server.table import Table

log: Final = logging.getLogger("aevum.server")

Given = ParamSpec("Given")
Result = TypeVar("Result")

LOOK_SECONDS: Final = 5.0
"""So often is looked for games that are over."""

OVERLAP: Final = timedelta(minutes=2)
"""So far back is looked each time: what another process wrote may be seen a little later."""

NOT_ASKED: Final = Sharing(asks=False, consent="", wanted=0, agreed=0, shared="")


class Chronicler:
    """Looks after all that is known of games that are over."""

    def __init__(self, hall: Hall, threads: StoreThreads) -> None:
        self.hall = hall
        self.threads = threads
        self.annals = Annals(threads.store)
        self.since = ""
        """What was over before has been looked at; after a start nothing has."""
        self.passed_over = set[str]()
        """Tables of which nothing can be written down, as long as they are found."""

    # Writing down

    async def keep_writing(self) -> None:
        """Look for games that are over, again and again."""
        while True:
            try:
                await self.hall.neighbours.duty("history")
                await self.look(datetime.now(UTC))
            except NotKept as error:
                log.error("games that are over could not be looked for: %s", error)
            except Exception:
                log.exception("games that are over could not be written down")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self, at: datetime) -> list[str]:
        """Write down what is over by now; name the tables."""
        due = await self.threads.run(self.annals.due, self.since)
        self.passed_over &= set(due)
        written = [name for name in due if name not in self.passed_over and await self.write(name)]
        if len(due) < MOST_DUE:
            self.since = moment(at - OVERLAP)
        return written

    async def write(self, name: str) -> bool:
        """Write one game down, unless nobody with an account has a seat of their own there."""
        try:
            table = await self.table(name)
        except Refusal as refusal:
            log.warning("a game is not written down: %s", refusal)
            self.passed_over.add(name)
            return False
        holders = await self.threads.run(self.annals.holders, name)
        game = finished(table, holders) if table and table.has_ended() else None
        if game is None or all(one.kind != "account" for one in game.seats):
            self.passed_over.add(name)
            return False
        return await self.threads.run(self.annals.write, game)

    async def table(self, name: str) -> Table | None:
        """Read a table as the store has it."""
        past = await self.hall.recall(name)
        return None if past is None else await in_thread(Table.recall, past)

    async def read(
        self,
        what: Callable[Concatenate[Store, Given], Result],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> Result:
        """Read of games that are over."""
        return await self.threads.run(what, self.threads.store, *args, **kwargs)

    # Agreeing

    async def sharing(self, name: str, key: str) -> Sharing:
        """Tell who holds a key of a table how it stands with the archive."""
        seats, shared = await self.seats_asked(name, key)
        return NOT_ASKED if shared is None else told(shared, seats)

    async def agree(self, name: str, key: str, consent: Consent) -> Sharing:
        """Take what who holds a key of a table says."""
        seats, shared = await self.seats_asked(name, key)
        if shared is None:
            raise Refusal(Msg("web-refused-sharing"))
        return told(await self.take(shared, seats, consent), seats)

    async def agree_as(self, account: str, game: str, consent: Consent) -> Sharing:
        """Take what somebody with an account says, also when the table is gone."""
        shared = await self.threads.run(self.annals.sharing, GAME.c.id == game)
        own = [] if shared is None else seats_of(shared, account)
        if shared is None or not own or shared.is_barred:
            raise Refusal(Msg("web-refused-no-game"), status=HTTPStatus.NOT_FOUND)
        return told(await self.take(shared, own, consent), own)

    async def seats_asked(self, name: str, key: str) -> tuple[list[int], Shared | None]:
        """Find the seats of a key at a table whose game is over, and what is written of it."""
        found = await self.hall.keeper.find([name])
        kept = next((one for one in found if one.standing.is_over), None)
        seats = people_of(kept, key) if kept else []
        if kept is None or not seats:
            return [], None
        shared = await self.threads.run(self.annals.sharing, GAME.c.table_id == name)
        if shared is None or shared.rev != kept.rev:
            await self.write(name)
            shared = await self.threads.run(self.annals.sharing, GAME.c.table_id == name)
        if shared is None or shared.is_barred:
            return seats, None
        holders = await self.threads.run(self.annals.holders, name)
        own = [one for one in seats if not has_left(kept, one, shared.players[one], holders)]
        return own, shared if own else None

    async def take(self, shared: Shared, seats: Sequence[int], consent: Consent) -> Shared:
        """Keep what is said; with the last who agrees the game goes into the archive."""
        record = None
        while True:
            if shared.needs_record(seats, consent):
                record = await self.record_of(shared)
            agree = self.annals.agree
            after = await self.threads.run(agree, shared.id, seats, consent, record)
            if after is not None:
                break
            again = await self.threads.run(self.annals.sharing, GAME.c.id == shared.id)
            if again is None:
                raise Refusal(Msg("web-refused-no-game"), status=HTTPStatus.NOT_FOUND)
            shared = again
        await self.close(shared.id)
        return after

    async def record_of(self, shared: Shared) -> str:
        """Write the record of a game without names, or refuse if its table is gone."""
        table = await self.table(shared.table)
        if table is None or not table.state.is_over or table.rev != shared.rev:
            raise Refusal(Msg("web-refused-record-gone"))
        return archive.nameless(table.record)

    # The archive

    async def recall(self, name: str) -> History | None:
        """Read a game of the archive as a table; None if it is not there."""
        return await self.read(archive.recall, name) if is_text(name) else None

    async def bar(self, game: str) -> None:
        """Take a game out of the archive for good."""
        if not await self.threads.run(self.annals.bar, game):
            raise Refusal(Msg("web-refused-no-game"), status=HTTPStatus.NOT_FOUND)
        await self.close(game)

    async def forget_names(self, account: str) -> None:
        """Let no table of the archive name somebody any more who is gone."""
        for game in await self.threads.run(self.shared_by, account):
            await self.close(game)

    def shared_by(self, account: str) -> list[str]:
        """Name the games of the archive that somebody has played."""
        own = select(GAME.c.id).join(GAME_SEAT, GAME_SEAT.c.game_id == GAME.c.id)
        with self.threads.store.engine.connect() as connection:
            wanted = own.where(GAME_SEAT.c.player == account, GAME.c.shared != "")
            return list(connection.execute(wanted).scalars())

    async def close(self, game: str) -> None:
        """Close the room of a game of the archive: it is not there any more, or named otherwise."""
        room = self.hall.rooms.pop(game, None)
        if room is not None:
            await room.stop()
            room.is_gone = True
            room.bell.ring()


def people_of(kept: KeptTable, key: str) -> list[int]:
    """List the seats of people that a key plays."""
    seats = kept.keyring.seats_of(key, kept.chairs)
    return [seat for seat in seats if kept.chairs[seat].kind != "bot"]


def has_left(kept: KeptTable, seat: int, player: str, holders: Sequence[Holder]) -> bool:
    """Say whether the account whose result a seat is has no key of it any more, but is there.

    It speaks for the seat by itself: nobody who plays on for it gives its name away.
    """
    keys = [one.key for one in holders if one.account == player]
    return bool(keys) and seat not in kept.keyring.seats_of(keys[0], kept.chairs)


def seats_of(shared: Shared, account: str) -> list[int]:
    """List the seats of an account."""
    return [seat for seat, player in shared.players.items() if player == account]


def told(shared: Shared, seats: Sequence[int]) -> Sharing:
    """Tell somebody at some seats how it stands; who else agrees is told to nobody."""
    own = [shared.said[seat] for seat in seats if seat in shared.said]
    return Sharing(
        asks=not shared.is_barred,
        consent=own[0] if own else "",
        wanted=len(shared.said),
        agreed=sum(one in AGREED for one in shared.said.values()),
        shared=shared.id if shared.is_shared else "",
    )
