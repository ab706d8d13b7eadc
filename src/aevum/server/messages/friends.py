"""What is asked and told about friends, the lobby, and what somebody said there."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from aevum.server.messages.tables import Chair
from aevum.server.messages.talk import Speech
from aevum.server.messages.words import Count, Key, Name, Seat

Tie: TypeAlias = Literal["friend", "asked", "asks", "blocked"]
"""What somebody is: a friend, whom one asked, who asks, or whom one does not want to hear of."""


class Friend(Struct):
    """Somebody whom an account knows; only of friends is told whether they are there."""

    name: str
    tie: Tie
    is_there: bool = False


class Bidding(Struct):
    """A seat to which a friend invites: at which table, and the invitation to it."""

    table: str
    game: str
    by: str
    chairs: list[Chair]
    invitation: str


class Friends(Struct):
    """All whom an account knows, and to which tables they invite."""

    friends: list[Friend]
    bidden: list[Bidding]


class Whom(Struct):
    """The name of somebody."""

    name: Name


class Invite(Struct):
    """A wish that a friend comes to a table at which there is a free seat."""

    name: Name
    table: Key


class Spoken(Struct):
    """What is said in the lobby."""

    text: Speech


class Heard(Struct):
    """What somebody said in the lobby."""

    number: int
    name: str
    at: str
    text: str
    is_mine: bool


class Lobby(Struct):
    """What was said in the lobby, the last of it."""

    said: list[Heard]


class Report(Struct):
    """What somebody found wrong: what was said at a table, or in the lobby if none is named."""

    number: Count
    table: Annotated[str, Meta(max_length=64)] = ""


class Reported(Struct):
    """A report, as operators read it: who said what, where, and who reports it."""

    id: str
    place: str
    """The table; empty for the lobby."""
    seat: Seat
    """-1 in the lobby."""
    name: str
    """The account that said it, where that is known."""
    text: str
    said: str
    by: str
    made: str
