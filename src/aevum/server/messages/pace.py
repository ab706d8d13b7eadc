"""How fast a table plays, as everybody at it agreed, and the clock that stands in its row."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from aevum.server.messages.words import Name

AtEnd: TypeAlias = Literal["bot", "vote", "resign"]
"""What happens when somebody's time is over: a bot stands in, the others vote, or the seat resigns
as soon as the rules let it."""

Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=90 * 86_400)]
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=24)]
WeekDay: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
"""Counted from Monday."""


class Pace(Struct, frozen=True):
    """What was agreed on time: a bank for the whole game, and then periods, as in Go.

    Who is asked uses up the bank first. Then each time that the word comes to them they have one
    period; whoever needs longer loses it, and with the last one it is over. Without a period
    everybody is waited for as long as it takes.
    """

    bank: Seconds = 0
    increment: Seconds = 0
    """So many seconds come to the bank with the word, up to the first bank."""
    period: Seconds = 0
    periods: Annotated[int, Meta(ge=1, le=20)] = 1
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0
    """So many days every seat may take off."""
    opens: Hour = 0
    closes: Hour = 24
    """Between these hours of the day time runs; if it closes before it opens, over midnight."""
    days: Annotated[list[WeekDay], Meta(min_length=1, max_length=7)] = field(
        default_factory=lambda: list(range(7))
    )
    """On these days of the week it does."""
    offset: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)] = 0
    """Hours and days are those of a place so many minutes ahead of UTC, all year round."""
    zone: Annotated[str, Meta(max_length=40)] = ""
    """Or those of a time zone, as in Europe/Berlin, with its summer time; then this counts."""
    at_end: AtEnd = "bot"
    bot: Name = "medium"
    """Who stands in."""


class SeatTime(Struct, frozen=True):
    """What is left to one seat, in milliseconds."""

    bank: int
    periods: int
    spent: int = 0
    """So much of the first of these periods is used up."""
    vacation: int = 0
    """So many days off are left."""
    until: int = 0
    """Until then the seat has a day off, in milliseconds since 1970."""
    reach: int = 0
    """How many actions the game had when the word came here last."""


class Clock(Struct, frozen=True):
    """The clock of a table: what is left to every seat, and for whom time runs."""

    seats: list[SeatTime] = field(default_factory=list)
    runs: int = -1
    since: int = 0
    """Up to here all is counted, in milliseconds since 1970."""
    ends: int = 0
    """Then the time of that seat is over; 0 if no time runs or it is over already."""


NO_PACE: Final = Pace()
NO_CLOCK: Final = Clock()
