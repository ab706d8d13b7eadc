"""What of games that are over is asked for: each of these is read from an address."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from litestar.params import QueryParameter

from aevum.server.messages.history import Result

LONGEST: Final = 1_000_000
"""No game has so many actions."""

Seats: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100)]
Page: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100_000)]
Moves: TypeAlias = Annotated[int, QueryParameter(ge=0, le=LONGEST)]
Short: TypeAlias = Annotated[str, QueryParameter(max_length=80, pattern=r"^[^\x00]*$")]
"""PostgreSQL knows no text with a zero in it."""

Wanted: TypeAlias = Annotated[Result, QueryParameter()]


@dataclass(frozen=True)
class Choice:
    """Which games of somebody are wanted; what is empty or 0 does not matter."""

    game: Short = ""
    seats: Seats = 0
    """With so many at the table."""
    opponent: Short = ""
    result: Wanted = ""


@dataclass(frozen=True)
class Search:
    """What is looked for in the archive; what is empty or 0 does not matter."""

    game: Short = ""
    seats: Seats = 0
    least: Moves = 0
    most: Moves = LONGEST
    """So many actions at least and at most."""
    player: Short = ""
    option: Short = ""
    """A rule option and its value, as in `map=fixed`."""
