"""The reception: makes accounts, lets people in and out, and keeps their seats for them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from http import HTTPStatus

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Book, Person, Session, later
from aevum.server.accounts.called import call, nameless, unname
from aevum.server.accounts.life import (
    INVITATION_DAYS,
    LETTER_HOURS,
    SEEN_SECONDS,
    SESSION_DAYS,
)
from aevum.server.accounts.names import checked_email, checked_name, checked_password, folded
from aevum.server.accounts.passwords import Passwords
from aevum.server.accounts.porter import Lines
from aevum.server.hall import Hall
from aevum.server.messages.accounts import (
    LogIn,
    Me,
    NewPassword,
    OwnKey,
    Recovery,
    SignUp,
)
from aevum.server.places import seats_of
from aevum.server.policy import Online
from aevum.server.refusal import Refusal
from aevum.server.store.kept import KeptTable
from aevum.server.store.rows import moment
from aevum.server.store_threads import StoreThreads
from aevum.text import languages


class Reception:
    """Whoever comes to an account comes here first."""

    def __init__(self, hall: Hall, threads: StoreThreads, online: Online) -> None:
        self.hall = hall
        self.threads = threads
        self.online = online
        self.book = Book(threads.store)
        self.passwords = Passwords()
        self.lines = Lines()
        self.writing: set[asyncio.Task[None]] = set()
        """Letters that are being written."""
        self.partings: list[Callable[[str], Awaitable[None]]] = []
        """What is to be done, besides, before an account is deleted."""
        self.farewells: list[Callable[[str], Awaitable[None]]] = []
        """And what when it is gone."""

    # Coming and going

    async def sign_up(self, wish: SignUp) -> Person:
        """Make an account."""
        name = checked_name(wish.name)
        password = await self.passwords.hash(checked_password(wish.password, name))
        if await self.run_find(name) is not None:
            raise Refusal(Msg("web-refused-name-taken"))
        if self.online.accounts == "invite":
            await self.take_invitation(wish.invitation)
        person = await self.threads.run(self.book.add, name, password, known_language(wish.lang))
        if person is None:
            raise Refusal(Msg("web-refused-name-taken"))
        return person

    async def take_invitation(self, invitation: str) -> None:
        """Take an invitation, or refuse."""
        if await self.threads.run(self.book.redeem, "invitation", invitation) is None:
            raise Refusal(Msg("web-refused-code"), status=HTTPStatus.FORBIDDEN)

    async def log_in(self, wish: LogIn) -> Person:
        """Find whose name and password these are; it takes as long if the name is nobody's."""
        self.hall.limits.take("names", f"name {folded(wish.name)}")
        person = await self.run_find(wish.name)
        if not await self.passwords.fits(wish.password, person.password if person else ""):
            raise Refusal(Msg("web-refused-log-in"), status=HTTPStatus.FORBIDDEN)
        assert person is not None
        return allowed(person)

    async def run_find(self, name: str) -> Person | None:
        """Find an account by its name."""
        return await self.threads.run(self.book.find, name)

    async def let_in(self, person: Person, device: str) -> str:
        """Log a browser in; return what its cookie is to hold."""
        return await self.threads.run(self.book.log_in, person.id, device)

    async def session(self, token: str) -> Session | None:
        """Find who is logged in, and note now and then that they were there."""
        today = datetime.now(UTC)
        oldest = moment(today - timedelta(days=SESSION_DAYS))
        session = await self.threads.run(self.book.session, token, oldest)
        if session is None or session.person.is_banned:
            return None
        if session.seen < moment(today - timedelta(seconds=SEEN_SECONDS)):
            await self.threads.run(self.book.see, session.fingerprint)
        return session

    async def log_out(self, person: Person, *marks: str, but: str = "") -> None:
        """Log browsers out, and end their lines to tables."""
        self.lines.cut(await asyncio.shield(self.end_sessions(person, marks, but)))

    async def end_sessions(self, person: Person, marks: Sequence[str], but: str) -> list[str]:
        """Forget that browsers are logged in."""
        return await self.threads.run(self.book.log_out, person.id, *marks, but=but)

    async def look_again(self) -> None:
        """End the lines of browsers that were logged out while nothing was heard of it."""
        marks = list(self.lines.ends)
        known = await self.threads.run(self.book.known, marks)
        self.lines.cut([mark for mark in marks if mark not in known])

    # Changing

    async def check(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password."""
        self.hall.limits.take("names", f"name {folded(person.name)}")
        if not await self.passwords.fits(password, person.password):
            raise Refusal(Msg("web-refused-old-password"), status=HTTPStatus.FORBIDDEN)

    async def change_password(self, session: Session, wish: NewPassword) -> None:
        """Take another password; all other browsers are logged out."""
        await self.check(session.person, wish.old)
        await self.set_password(session.person, wish.password)
        await self.log_out(session.person, but=session.fingerprint)

    async def set_password(self, person: Person, password: str) -> None:
        """Keep another password."""
        hashed = await self.passwords.hash(checked_password(password, person.name))
        await self.threads.run(self.book.take_password, person.id, hashed)

    async def speak(self, person: Person, lang: str) -> None:
        """Keep in which language somebody is told things."""
        await self.threads.run(self.book.change, person.id, lang=known_language(lang))

    async def delete(self, person: Person, password: str) -> None:
        """Delete an account; the games stay, and its seats belong to nobody's name."""
        await self.check(person, password)
        await self.log_out(person)
        keys = await self.threads.run(self.all_keys, person)
        await unname(self.hall, person.name, keys)
        for part in self.partings:
            await part(person.id)
        await self.threads.run(self.book.forget, person.id)
        for bid_farewell in self.farewells:
            await bid_farewell(person.id)

    # Letters

    async def change_email(self, person: Person, email: str) -> None:
        """Forget the address of somebody, or write to the new one, which is kept once confirmed."""
        if not email.strip():
            await self.threads.run(self.book.change, person.id, email="")
            return
        self.check_mail()
        address = checked_email(email)
        token = await self.ticket("confirm", address, person.id)
        await self.write(person, address, "confirm", token)

    async def confirm_email(self, token: str) -> None:
        """Keep an address whose owner has read the letter."""
        ticket = await self.threads.run(self.book.redeem, "confirm", token)
        if ticket is None:
            raise too_late()
        await self.threads.run(self.book.change, ticket.account, email=ticket.value)

    async def recover(self, name: str) -> None:
        """Write to somebody who forgot the password.

        That is done afterwards, so that nobody learns whether there is such a one.
        """
        self.check_mail()
        self.hall.limits.take("letters", f"name {folded(name)}")
        task = asyncio.create_task(self.write_recovery(name))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def write_recovery(self, name: str) -> None:
        """Write the letter by which an account is found again, if its owner has an address."""
        person = await self.run_find(name)
        if person and person.email:
            token = await self.ticket("recover", "", person.id)
            await self.write(person, person.email, "recover", token)

    async def recovered(self, wish: Recovery) -> Person:
        """Take a new password from whoever read the letter, and log all browsers out.

        If the password is refused the letter is good for another.
        """
        ticket = await self.threads.run(self.book.ticket, "recover", wish.token)
        account = ticket.account if ticket else ""
        person = await self.threads.run(self.book.find_by_id, account)
        if person is None:
            raise too_late()
        checked_password(wish.password, person.name)
        if await self.threads.run(self.book.redeem, "recover", wish.token) is None:
            raise too_late()
        await self.set_password(person, wish.password)
        await self.log_out(person)
        return allowed(person)

    async def ticket(self, kind: str, value: str, account: str | None) -> str:
        """Make what stands in the link of a letter."""
        until = later(hours=LETTER_HOURS)
        return await self.threads.run(self.book.issue, kind, value, until, account)

    async def write(self, person: Person, to: str, kind: str, token: str) -> None:
        """Put a letter with a link into the outbox."""
        await self.threads.run(self.book.write_letter, to, kind, person.name, person.lang, token)

    def check_mail(self) -> None:
        """Refuse what takes letters where none are written."""
        if not self.online.mail:
            raise Refusal(Msg("web-refused-no-mail"))

    # Seats

    async def move_in(self, person: Person, held: Sequence[OwnKey]) -> list[str]:
        """Let an account hold the keys of a browser that open something; name those tables.

        Of each table it holds one key, in place of another only if it opens what that opens.
        """
        kept = {one.id: one for one in await self.hall.keeper.find([key.table for key in held])}
        own = await self.threads.run(self.all_keys, person) if kept else {}
        good = {
            key.table: key.key
            for key in held
            if key.table in kept and adds_to(kept[key.table], own.get(key.table, ""), key.key)
        }
        await self.threads.run(self.book.hold, person.id, good)
        new = {
            name: key
            for name, key in good.items()
            if not kept[name].standing.is_over and nameless(key, kept[name])
        }
        await call(self.hall, person.name, new)
        return list(good)

    async def let_go(self, person: Person, table: str) -> None:
        """Let an account play a seat no more; whose result it will be does not change by it."""
        await self.threads.run(self.book.let_go, person.id, table)

    def all_keys(self, person: Person) -> dict[str, str]:
        """Read all keys of an account, those that it has given up included."""
        return {**self.book.keys(person.id, most=None), **self.book.given_up(person.id)}

    async def own_keys(self, session: Session, tables: Sequence[str] | None) -> dict[str, str]:
        """Find the keys of an account for some tables, or for all of them."""
        if tables is not None and not tables:
            return {}
        return await self.threads.run(self.book.keys, session.person.id, *(tables or ()))

    async def about(self, person: Person) -> Me:
        """Tell somebody what their account is."""
        tables = await self.threads.run(self.book.keys, person.id)
        return Me(person.name, person.role, person.email, list(tables))

    # Operating

    async def invite(self) -> str:
        """Make an invitation to an account."""
        until = later(days=INVITATION_DAYS)
        return await self.threads.run(self.book.issue, "invitation", "", until)

    async def ban(self, name: str, *, is_banned: bool) -> None:
        """Let nobody use an account any more, or let them again; operators cannot be banned."""
        person = await self.run_find(name)
        if person is None or person.role == "operator":
            raise Refusal(Msg("web-refused-no-account"), status=HTTPStatus.NOT_FOUND)
        await self.threads.run(self.book.change, person.id, is_banned=is_banned)
        await self.log_out(person)

    async def close_table(self, table: str) -> None:
        """Delete a table for good, whoever opened it; nothing of its hands is shown."""
        room = await self.hall.room(table)
        await room.delete()
        self.hall.forget([table])


def allowed(person: Person) -> Person:
    """Refuse somebody who was banned; whoever is told so knows the password."""
    if person.is_banned:
        raise Refusal(Msg("web-refused-banned"), status=HTTPStatus.FORBIDDEN)
    return person


def known_language(lang: str) -> str:
    """Choose the language that somebody reads, or English."""
    return lang if lang in languages() else "en"


def too_late() -> Refusal:
    """Refuse a link of a letter that is too old, or was used."""
    return Refusal(Msg("web-refused-letter"), status=HTTPStatus.FORBIDDEN)


def adds_to(kept: KeptTable, own: str, new: str) -> bool:
    """Say whether a new key opens something at a table, and all that the own one does."""
    seats = seats_of(new, kept)
    return bool(seats) and set(seats) >= set(seats_of(own, kept))
