"""How much of the public tables one address may take: seats, and places in the list.

It is remembered as long as the server runs and written down nowhere. The machine itself has no
limits.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection
from http import HTTPStatus
from typing import Final, Literal, TypeAlias, TypeVar

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal

Noted = TypeVar("Noted")

Kind: TypeAlias = Literal["opened", "joined", "sent away"]
Learned: TypeAlias = tuple[str, str, str, int]
"""What was learned: of which kind, about whom, at which table and seat."""

MOST_TOLD: Final = 1000
"""So much of each kind is told to a process that comes later."""

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
        self.tell: Callable[[list[Learned]], object] = len
        """Tells other processes what was learned here, if there are any."""

    def learn(self, kind: Kind, who: str, table: str, seat: int = 0) -> None:
        """Remember something, and let it be known elsewhere."""
        self.remember(kind, who, table, seat)
        self.tell([(kind, who, table, seat)])

    def remember(self, kind: Kind, who: str, table: str, seat: int) -> None:
        """Remember something once, however often it is heard."""
        match kind:
            case "opened":
                note(self.opened, who, table)
            case "joined":
                note(self.joined, who, (table, seat))
            case "sent away":
                note(self.sent_away, who, table)

    def everything(self) -> list[Learned]:
        """List what was learned last, for somebody who knows nothing."""
        opened = [("opened", who, name, 0) for who, names in self.opened.items() for name in names]
        joined = [("joined", who, *seat) for who, seats in self.joined.items() for seat in seats]
        away = [("sent away", who, one, 0) for who, on in self.sent_away.items() for one in on]
        return [*opened[-MOST_TOLD:], *joined[-MOST_TOLD:], *away[-MOST_TOLD:]]

    def check_list(self, who: str, listed: Collection[str]) -> None:
        """Refuse to list one more table of an address."""
        own = [name for name in self.opened.get(who, []) if name in listed]
        if len(own) >= MOST_LISTED:
            raise too_much(Msg("web-refused-many-public", most=MOST_LISTED))

    def note_list(self, who: str, table: str) -> None:
        """Remember who opened a public table."""
        if who:
            self.learn("opened", who, table)

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
            self.learn("sent away", mark, table)

    def leave(self, table: str, seat: int) -> None:
        """Forget who had joined at a seat that is free again."""
        for who, seats in list(self.joined.items()):
            self.joined[who] = [one for one in seats if one != (table, seat)]

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
            self.learn("joined", who, table, seat)


def note(known: OrderedDict[str, list[Noted]], who: str, what: Noted) -> None:
    """Remember something of an address, and forget the one that was heard of first."""
    known[who] = [*(one for one in known.get(who, []) if one != what), what]
    known.move_to_end(who)
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)


def too_much(reason: Msg) -> Refusal:
    """Refuse what one address has too much of already."""
    return Refusal(reason, status=HTTPStatus.TOO_MANY_REQUESTS)
