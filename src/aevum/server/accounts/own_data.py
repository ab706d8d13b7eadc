"""All that the server knows about an account, for its owner."""

from collections.abc import Container

from sqlalchemy import and_, false, or_, select

from aevum.server.accounts.book import Book, Person
from aevum.server.accounts.own_club import own_club
from aevum.server.history.book import Annals
from aevum.server.history.own_games import own_games
from aevum.server.messages.accounts import Device, OwnData, OwnTable, Remark
from aevum.server.notices.push import host_of
from aevum.server.stand_ins import sits_since
from aevum.server.store.database import TALK
from aevum.server.store.kept import KeptTable
from aevum.server.store.people import RECEIVER


def devices_of(book: Book, person: Person, here: str = "") -> list[Device]:
    """List the browsers that are logged in to an account."""
    return [
        Device(row.fingerprint, row.device, row.made, row.seen, is_here=row.fingerprint == here)
        for row in book.devices(person.id)
    ]


def passkeys_of(book: Book, person: Person) -> list[Device]:
    """List the passkeys of an account."""
    return [Device(row.id, row.device, row.made, "") for row in book.passkeys(person.id)]


def own_data(book: Book, person: Person, here: str = "") -> OwnData:
    """Gather all that is kept about an account, without what would let somebody in."""
    given_up = book.given_up(person.id)
    keys = {**book.keys(person.id), **given_up}
    kept = book.store.find(list(keys))
    return OwnData(
        name=person.name,
        role=person.role,
        email=person.email,
        lang=person.lang,
        made=person.made,
        devices=devices_of(book, person, here),
        passkeys=passkeys_of(book, person),
        tables=[own_table(one, keys[one.id], given_up) for one in kept],
        said=[remark for one in kept for remark in remarks(book, one, keys[one.id])],
        receivers=receivers_of(book, person),
        games=own_games(book.store, person.id),
        is_open=Annals(book.store).is_open(person.id),
        club=own_club(book.store, person.id),
    )


def own_table(kept: KeptTable, key: str, given_up: Container[str]) -> OwnTable:
    """Tell of a table at which somebody holds seats, or has let them go."""
    return OwnTable(
        table=kept.id,
        game=kept.game,
        seats=kept.keyring.seats_of(key, kept.chairs),
        is_host=kept.keyring.is_host(key),
        is_over=kept.standing.is_over,
        winners=kept.standing.winners,
        changed=kept.changed,
        has_let_go=kept.id in given_up,
    )


def remarks(book: Book, kept: KeptTable, key: str) -> list[Remark]:
    """Tell what somebody said at a table, and nothing that those before them said."""
    seats = kept.keyring.seats_of(key, kept.chairs)
    own = or_(
        *(and_(TALK.c.seat == seat, TALK.c.at > sits_since(kept, seat)) for seat in seats), false()
    )
    wanted = select(TALK.c.at, TALK.c.text).where(TALK.c.table_id == kept.id, own)
    with book.store.engine.connect() as connection:
        rows = connection.execute(wanted.order_by(TALK.c.number)).all()
    return [Remark(kept.id, row.at, row.text) for row in rows]


def receivers_of(book: Book, person: Person) -> list[dict[str, str | int | bool]]:
    """Tell where somebody is told things; of hooks the host, since their address lets one write."""
    columns = (RECEIVER.c.kind, RECEIVER.c.target, RECEIVER.c.minutes, RECEIVER.c.is_on)
    wanted = select(*columns, RECEIVER.c.made).where(RECEIVER.c.account_id == person.id)
    with book.store.engine.connect() as connection:
        rows = connection.execute(wanted).all()
    return [{**row._asdict(), "target": host_of(row.kind, row.target)} for row in rows]
