"""What is asked and told about tournaments."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from aevum.server.messages.pace import Pace
from aevum.server.messages.watching import NO_DELAY, Delay
from aevum.server.messages.words import Name, Value
from aevum.server.tournaments.pairing import System

State: TypeAlias = Literal["open", "running", "over", "cancelled"]

Title: TypeAlias = Annotated[str, Meta(max_length=60)]
Many: TypeAlias = Annotated[int, Meta(ge=2, le=64)]


class Plan(Struct, frozen=True):
    """What is played: the game, how tables are drawn, how many sit there, and at which pace."""

    game: Name
    system: System
    seats: Annotated[int, Meta(ge=2, le=6)]
    """How many sit at a table if it comes out even."""
    least: Annotated[int, Meta(ge=2, le=6)]
    """How many at least, if it does not."""
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    """Of a Swiss tournament; in a round robin everybody meets everybody."""
    most: Many = 16
    """With so many entrants it begins by itself."""
    options: dict[str, Value] = field(default_factory=dict)
    pace: Pace = field(default_factory=lambda: Pace(period=86_400))
    delay: Delay = NO_DELAY


class NewTournament(Struct):
    """A wish for a tournament."""

    title: Title
    plan: Plan


class Announced(Struct):
    """One line of the list of tournaments."""

    id: str
    title: str
    by: str
    """Who made it; empty if that account is gone."""
    state: State
    plan: Plan
    entrants: int
    round: int


class Standing(Struct):
    """How somebody stands."""

    number: int
    name: str
    """Empty if that account is gone."""
    is_in: bool
    place: int
    points: int
    wins: int
    opposition: int
    played: int


class Board(Struct):
    """A table of a round: who sits there, where it is, and who came in at which place."""

    table: str
    """Empty as long as it is not open yet, and for whoever rests."""
    entrants: list[int]
    places: list[int]


class Tournament(Struct):
    """All that everybody may know of a tournament."""

    about: Announced
    standings: list[Standing]
    rounds: list[list[Board]]
    mine: int = 0
    """The number of whoever asks; 0 if they do not take part."""
    may_lead: bool = False
    """Whether whoever asks may begin or cancel it."""


class Made(Struct):
    """A tournament that was made."""

    id: str
