"""What whoever runs a server does with accounts at the machine itself."""

from contextlib import closing

from aevum.server.accounts.book import Book, Person, later
from aevum.server.accounts.life import INVITATION_DAYS, LETTER_HOURS
from aevum.server.history.book import Annals
from aevum.server.store.store import Store

CHANGES: dict[str, dict[str, str | bool]] = {
    "operator": {"role": "operator"},
    "player": {"role": "player"},
    "ban": {"is_banned": True},
    "unban": {"is_banned": False},
}


def carry_out(address: str, deed: str, name: str) -> list[str]:
    """Do something with the accounts of a database, and say what came of it."""
    with closing(Store(address)) as store:
        book = Book(store)
        if deed == "list":
            return [line_of(person) for person in book.everybody(1_000_000)]
        if deed == "invite":
            return [book.issue("invitation", "", later(days=INVITATION_DAYS))]
        if deed == "ratings":
            counted = Annals(store).rate_anew()
            return [f"{game}: rated games: {games}" for game, games in counted.items()]
        person = book.find(name)
        if person is None:
            raise ValueError(f"there is no account '{name}'")
        if deed == "recover":
            until = later(hours=LETTER_HOURS)
            return [f"/account#recover={book.issue('recover', '', until, person.id)}"]
        book.change(person.id, **CHANGES[deed])
        if deed == "ban":
            book.log_out(person.id)
        return [f"{person.name}: {deed}"]


def line_of(person: Person) -> str:
    """Tell of an account in one line."""
    banned = ", banned" if person.is_banned else ""
    return f"{person.name}: {person.role}{banned}, since {person.made[:10]}"
