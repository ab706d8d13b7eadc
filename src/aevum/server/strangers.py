"""How much of the public tables one address may take: seats, and places in the list.

It is remembered as long as the server runs and written down nowhere. The machine itself has no
limits.
"""

from collections import OrderedDict
from collections.abc import Collection
from http import HTTPStatus
from typing import Final, TypeVar

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal

Noted = TypeVar("Noted")

MOST_LISTED: Final = 5
"""So many tables that one address opened are listed for everybody at a time."""

MOST_HERE: Final = 2
"""So many seats of one public table go to the same address: two may share a home."""

MOST_SEATS: Final = 12
"""So many seats it may have joined at public tables that are under way."""

MOST_KNOWN: Final = 20_000
"""So many addresses are remembered; whoever was not heard of for longest is forgotten."""


class Strangers:
    """What every address has opened and joined."""

    def __init__(self) -> None:
        self.opened: OrderedDict[str, list[str]] = OrderedDict()
        self.joined: OrderedDict[str, list[tuple[str, int]]] = OrderedDict()
        self.sent_away: OrderedDict[str, list[str]] = OrderedDict()
        """From which tables an address, or the imprint of a key, was sent away."""

    def check_list(self, who: str, listed: Collection[str]) -> None:
        """Refuse to list one more table of an address."""
        own = [name for name in self.opened.get(who, []) if name in listed]
        if len(own) >= MOST_LISTED:
            raise too_much(Msg("web-refused-many-public", most=MOST_LISTED))

    def note_list(self, who: str, table: str) -> None:
        """Remember who opened a public table."""
        if who:
            note(self.opened, who, [*self.opened.get(who, []), table])

    def tables_of(self, who: str) -> list[str]:
        """Name the public tables at which an address has joined, once for each seat."""
        return [name for name, _ in self.joined.get(who, [])]

    def check_welcome(self, table: str, *marks: str) -> None:
        """Refuse to let somebody come again who was sent away."""
        if any(table in self.sent_away.get(mark, []) for mark in marks):
            raise Refusal(Msg("web-refused-sent-away"), status=HTTPStatus.FORBIDDEN)

    def send_away(self, table: str, seat: int, keys: Collection[str]) -> None:
        """Remember who was sent away from a seat, by their keys and their address."""
        known = [who for who, seats in self.joined.items() if (table, seat) in seats]
        for mark in (*known, *keys):
            note(self.sent_away, mark, [*self.sent_away.get(mark, []), table])

    def check_seat(self, who: str, table: str, under_way: Collection[str]) -> None:
        """Refuse one more seat to an address."""
        own = [name for name in self.tables_of(who) if name in under_way]
        if own.count(table) >= MOST_HERE:
            raise too_much(Msg("web-refused-many-here", most=MOST_HERE))
        if len(own) >= MOST_SEATS:
            raise too_much(Msg("web-refused-many-seats", most=MOST_SEATS))

    def note_seat(self, who: str, table: str, seat: int) -> None:
        """Remember who joined a seat; to come again to the same is to come once."""
        if who:
            seats = [one for one in self.joined.get(who, []) if one != (table, seat)]
            note(self.joined, who, [*seats, (table, seat)])


def note(known: OrderedDict[str, list[Noted]], who: str, what: list[Noted]) -> None:
    """Remember something of an address, and forget the one that was heard of first."""
    known[who] = what
    known.move_to_end(who)
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)


def too_much(reason: Msg) -> Refusal:
    """Refuse what one address has too much of already."""
    return Refusal(reason, status=HTTPStatus.TOO_MANY_REQUESTS)
