"""Whose result a seat is: that of the account which had it in the opening of the game.

It stays theirs whether they play on, let the seat go, hand it over, or a bot stands in. So nobody
leaves a game that goes badly, and nobody comes to one that goes well.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from aevum.server.hands import OPENING
from aevum.server.store.kept import KeptTable


class Holder(NamedTuple):
    """An account that held a key of a table before its game was over."""

    account: str
    key: str
    since: str = ""
    seat: int | None = None
    """The one seat that the key opened when it moved in, if that is known."""
    round: int = 0
    """In this round it moved in."""
    given_up: bool = False


class Sitting(NamedTuple):
    """Whose a seat is, and what speaks against rating it."""

    player: str
    """The account; empty if it is a guest's, or nobody's."""
    is_late: bool
    """The account came after the opening."""
    is_shared: bool
    """Several accounts had the seat in the opening."""


def sitting(kept: KeptTable, seat: int, holders: Sequence[Holder]) -> Sitting:
    """Find whose a seat is; who plays several at one browser is a guest at each.

    Of several accounts that had it in the opening it is that of the first who still plays it, and
    if none had, that of the first who plays it now.
    """
    now = [one for one in holders if not one.given_up and opens(kept, one) == seat]
    opened = [one for one in holders if one.round <= OPENING and counts(kept, one) == seat]
    first = [one for one in now if one in opened] or opened or now
    return Sitting(
        first[0].account if first else "",
        is_late=bool(first) and not opened,
        is_shared=len({one.account for one in opened}) > 1,
    )


def opens(kept: KeptTable, holder: Holder) -> int | None:
    """Find the one seat that the key of an account opens now."""
    seats = kept.keyring.seats_of(holder.key, kept.chairs)
    return seats[0] if len(seats) == 1 else None


def counts(kept: KeptTable, holder: Holder) -> int | None:
    """Find the one seat for which an account counts.

    It is that to which it came, if its key opens it, or did as long as the seat was nobody else's.
    """
    seats, seat = kept.keyring.seats_of(holder.key, kept.chairs), holder.seat
    if seat is None or seat in seats:
        return seat if seat is not None else opens(kept, holder)
    since = kept.keyring.seats[seat].since
    return seat if since is UNSET or holder.since > since else None
