"""What every game counts its cards by: kinds, where a seat sees them, and what it cannot see.

What is unseen may lie in a pile, in a hidden hand or face down on the table: a seat knows only how
many of each kind it has not before its eyes. Who remembers more than what lies on the table, such
as a card discarded face down or shuffled in again, may count better than this.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from aevum.kernel.game import Counted
from aevum.kernel.message import Msg, seat_name

Spot: TypeAlias = tuple[Msg, Sequence[int]]
"""A place and the cards that a seat sees there."""


class Kind(NamedTuple):
    """What equal cards are called: their group, their name in the notation, and the words."""

    group: Msg
    name: str
    title: Msg
    text: Msg


def count(
    pack: Sequence[int],
    hidden: Sequence[int],
    spots: Sequence[Spot],
    rest: Msg,
    kind_of: Callable[[int], Kind],
) -> list[Counted]:
    """Count each kind of a pack; what is neither hidden nor at one of the spots is at the rest."""
    unseen = Counter(hidden)
    places: dict[int, list[Msg]] = {}
    for where, cards in spots:
        for card in cards:
            places.setdefault(card, []).append(where)
    found: list[Counted] = []
    for card, number in sorted(Counter(pack).items()):
        seen = places.get(card, [])
        left = number - unseen[card] - len(seen)
        found.append(Counted(*kind_of(card), number, [*seen, *[rest] * left]))
    return found


def hand_of(seat: int) -> Msg:
    """The hand of a seat."""
    return Msg("place-hand", seat=seat_name(seat))


def before(seat: int) -> Msg:
    """What lies before a seat."""
    return Msg("place-before", seat=seat_name(seat))


def discard_pile() -> Msg:
    """The face-up discard pile."""
    return Msg("place-discard")


def on_table() -> Msg:
    """The middle of the table, face up."""
    return Msg("place-table")


def out_of_game() -> Msg:
    """The box: what will not come any more."""
    return Msg("place-out")
