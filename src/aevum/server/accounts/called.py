"""What people with accounts are called at tables: a seat without a name has that of its account."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

from aevum.server.hall import Hall
from aevum.server.refusal import Refusal
from aevum.server.seating import named
from aevum.server.store.kept import KeptTable


async def call(hall: Hall, name: str, keys: Mapping[str, str]) -> None:
    """Give the seats of somebody their name, by the keys of the tables."""
    await arrange(hall, keys, partial(take_name, name))


async def unname(hall: Hall, name: str, keys: Mapping[str, str]) -> None:
    """Take a name from the seats that somebody has by these keys."""
    await arrange(hall, keys, partial(drop_name, name))


async def arrange(
    hall: Hall, keys: Mapping[str, str], wanted: Callable[[str, KeptTable], None]
) -> None:
    """Change who is called how at tables; one that cannot be read stays as it is."""
    for table, key in keys.items():
        with suppress(Refusal):
            room = await hall.room(table)
            await room.arrange(partial(wanted, key))


def nameless(key: str, kept: KeptTable) -> list[int]:
    """Find the one seat of a key, unless it has a name; who plays several is nobody alone."""
    seats = kept.keyring.seats_of(key, kept.chairs)
    return seats if len(seats) == 1 and not kept.chairs[seats[0]].name else []


def take_name(name: str, key: str, kept: KeptTable) -> None:
    """Name the one seat of a key, unless it has a name."""
    for seat in nameless(key, kept):
        kept.chairs = named(kept.chairs, seat, name)


def drop_name(name: str, key: str, kept: KeptTable) -> None:
    """Take a name from the seats of a key."""
    for seat in kept.keyring.seats_of(key, kept.chairs):
        if kept.chairs[seat].name == name:
            kept.chairs = named(kept.chairs, seat, "")
