"""The office: looks again and again whose turn waits, and works the outbox off, at least once."""

import asyncio
import logging
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from typing import Final
from urllib.parse import parse_qs, urlsplit

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Letter
from aevum.server.hall import Hall
from aevum.server.notices import mail
from aevum.server.notices.book import INVITED, Due, Outbox
from aevum.server.notices.push import Signer, new_pem, sealed, subscription_of
from aevum.server.notices.targets import Carrier, NotDelivered
from aevum.server.notices.wording import Turn, hook_of, push_of, text_of, words_in
from aevum.server.policy import Online
from aevum.server.refusal import Refusal
from aevum.server.store.kept import KeptTable, NotKept
from aevum.server.store.rows import moment
from aevum.server.store_threads import StoreThreads
from aevum.server.tallies import NOTICES

log: Final = logging.getLogger("aevum.server")

LOOK_SECONDS: Final = 10.0
"""So often is looked whose turn waits."""

DIGEST_MINUTES: Final = 30
"""Letters to one address come no more often; what else waits until then stands in the next."""

JSON: Final = {"Content-Type": "application/json"}


class Office:
    """Feeds the outbox and works it off."""

    def __init__(self, hall: Hall, threads: StoreThreads, online: Online, address: str) -> None:
        self.hall = hall
        self.threads = threads
        self.box = Outbox(threads.store)
        self.address = address.rstrip("/")
        self.post = mail.post_of(online.mail) if online.mail else None
        self.near = online.near_hooks
        self.carrier = Carrier(near=online.near_hooks)
        contact = f"mailto:{self.post.sender}" if self.post else self.address
        self.signer = Signer(self.box.secret("push", new_pem()), contact)

    async def keep_telling(self) -> None:
        """Look through the tables and the outbox again and again."""
        try:
            while True:
                await self.hall.neighbours.duty("notices")
                try:
                    await self.look(datetime.now(UTC))
                except NotKept as error:
                    log.error("the outbox cannot be used: %s", error)
                except Exception:
                    log.exception("the outbox could not be worked off")
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await self.carrier.close()

    async def look(self, at: datetime) -> None:
        """Put into the outbox what is to be told by now, and tell what is due."""
        await self.feed(at)
        await self.work_off(at)
        await self.send_letters()
        await self.threads.run(self.box.forget_old)

    # Feeding

    async def feed(self, at: datetime) -> None:
        """Put a notice into the outbox for every turn that has waited as long as was chosen."""
        waiting = await self.threads.run(self.box.waiting)
        late = [
            row for row in waiting if row.changed <= moment(at - timedelta(minutes=row.minutes))
        ]
        if not late:
            return
        found = await self.threads.run(self.threads.store.find, [row.id for row in late])
        kept = {one.id: one for one in found}
        looked_at = await self.hall.neighbours.looked_at(list(kept))
        fed = [
            (row.receiver, row.id, row.rev)
            for row in late
            if row.id in kept
            and self.is_awaited(kept[row.id], row.key)
            and kept[row.id].standing.asked not in looked_at.get(row.id, ())
        ]
        await self.threads.run(self.box.put, fed)

    def is_awaited(self, kept: KeptTable, key: str) -> bool:
        """Say whether people wait for who holds a key, and who does not sit there just now."""
        mine = kept.keyring.seats_of(key, kept.chairs)
        others = [chair for seat, chair in enumerate(kept.chairs) if seat not in mine]
        room = self.hall.rooms.get(kept.id)
        is_there = room is not None and kept.standing.asked in room.sitting.values()
        is_waiting = any(chair.kind != "bot" for chair in others)
        return kept.standing.asked in mine and is_waiting and not is_there

    # Working off

    async def work_off(self, at: datetime) -> None:
        """Tell everybody what is due; who cannot be told holds nobody else up."""
        due = await self.threads.run(self.box.due)
        stale = [one.notice.id for one in due if not one.is_current]
        if stale:
            await self.threads.run(self.box.skip, stale)
        by_receiver = defaultdict[str, list[Due]](list)
        for one in due:
            if one.is_current and not self.is_too_soon(one, at):
                by_receiver[one.receiver.id].append(one)
        await asyncio.gather(*(self.tell(dues) for dues in by_receiver.values()))

    def is_too_soon(self, one: Due, at: datetime) -> bool:
        """Say whether somebody had a letter but a moment ago."""
        limit = moment(at - timedelta(minutes=DIGEST_MINUTES))
        return bool(one.receiver.kind == "mail" and one.receiver.told > limit)

    async def tell(self, dues: list[Due]) -> None:
        """Tell one receiver all that is due, and note how that went."""
        receiver, notices = dues[0].receiver, [one.notice for one in dues]
        try:
            await self.deliver(dues)
        except Exception as error:
            if not isinstance(error, NotDelivered | Refusal):
                log.exception("a notice could not be written")
            is_gone = isinstance(error, Refusal) or getattr(error, "is_gone", False)
            is_off = await self.threads.run(self.box.failed, receiver, notices, is_gone=is_gone)
            NOTICES.add("off" if is_off else "failed", len(notices))
            outcome = "it is switched off" if is_off else "it is tried again"
            log.warning("a receiver (%s) was not reached: %s", receiver.kind, outcome)
        else:
            NOTICES.add("told", len(notices))
            await self.threads.run(self.box.done, receiver.id, [one.id for one in notices])

    async def deliver(self, dues: list[Due]) -> None:
        """Tell by the way that was chosen; letters tell of all tables at once."""
        kind = dues[0].receiver.kind
        if kind == "mail":
            await self.write(dues)
            return
        for one in dues:
            turn = self.turn_of(one)
            if kind == "push":
                await self.push(one.receiver.target, turn)
            else:
                await self.hook(kind, one.receiver.target, turn)

    def turn_of(self, one: Due) -> Turn:
        """Tell what a notice is about; the link opens the table to who is logged in."""
        place = "lobby" if one.notice.rev == INVITED else f"table/{one.notice.table_id}"
        link = f"{self.address}/{place}"
        about = (one.notice.id, one.notice.table_id, one.game, one.round)
        return Turn(*about, one.name, one.lang, link, is_invitation=one.notice.rev == INVITED)

    async def push(self, target: str, turn: Turn) -> None:
        """Tell a browser."""
        found = subscription_of(target)
        headers = self.signer.headers(found.endpoint, turn.table[:32])
        await self.carrier.carry(found.endpoint, sealed(push_of(turn), found.keys), headers)

    async def hook(self, kind: str, target: str, turn: Turn) -> None:
        """Tell a program elsewhere; to Matrix the id of the notice is that of the message."""
        body = hook_of(kind, turn)
        if kind != "matrix":
            headers = {**JSON, "Idempotency-Key": turn.id}
            await self.carrier.carry(target, body, headers)
            return
        parts = urlsplit(target)
        token = parse_qs(parts.query).get("access_token", [""])[0]
        room = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/{turn.id}"
        await self.carrier.carry(room, body, {**JSON, "Authorization": f"Bearer {token}"}, "PUT")

    # Letters

    async def write(self, dues: list[Due]) -> None:
        """Write one letter about all tables at which somebody is waited for."""
        first = dues[0]
        if self.post is None or not first.email:
            raise NotDelivered("there is no address for letters", is_gone=True)
        words = words_in(first.lang)
        turns = [self.turn_of(one) for one in dues]
        lines = [f"{text_of(turn)}\n{turn.link}" for turn in turns]
        stop = f"{self.address}/account#stop={first.receiver.stop}"
        end = words.say(Msg("notice-stop", link=stop))
        one_click = f"{self.address}/api/notices/stop/{first.receiver.stop}"
        subject = words.say(Msg("notice-subject", n=len(turns)))
        text = "\n\n".join([*lines, end])
        written = mail.Written(first.email, subject, text, turns[0].id, one_click)
        await mail.send(self.post, written)

    async def send_letters(self) -> None:
        """Send the letters that somebody asked for."""
        if self.post is None:
            return
        for mark, tries, letter in await self.threads.run(self.box.letters):
            try:
                await mail.send(self.post, self.written(mark, letter))
                NOTICES.add("told")
                await self.threads.run(self.box.letter_sent, mark)
            except Exception as error:
                if not isinstance(error, NotDelivered):
                    log.exception("a letter could not be written")
                NOTICES.add("failed")
                log.warning("a letter was not sent: %s", error)
                await self.threads.run(self.box.letter_failed, mark, tries)

    def written(self, mark: str, letter: Letter) -> mail.Written:
        """Write a letter with a link in it."""
        words = words_in(letter.lang)
        link = f"{self.address}/account#{letter.kind}={letter.token}"
        if letter.kind == "confirm":
            subject = Msg("letter-confirm-subject")
            text = Msg("letter-confirm", name=letter.name, link=link)
        else:
            subject = Msg("letter-recover-subject")
            text = Msg("letter-recover", name=letter.name, link=link)
        return mail.Written(letter.to, words.say(subject), words.say(text), mark)
