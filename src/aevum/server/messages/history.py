"""What is asked and told about games that are over."""

from typing import Literal, TypeAlias

from msgspec import Struct

from aevum.server.messages.words import Value

Consent: TypeAlias = Literal["", "no", "yes", "named"]
"""Whether somebody agrees that everybody may read a game: not said, no, yes, yes with a name."""

Result: TypeAlias = Literal["", "won", "lost"]
"""Which games are wanted: all, those won, alone or with others, or those not won."""

Who: TypeAlias = Literal["account", "guest", "former", "bot"]
"""Somebody with an account, without one, with one that was deleted, or a bot."""


class Wish(Struct):
    """Whether whoever asks agrees that everybody may read a game."""

    consent: Consent


class Openness(Struct):
    """Whether everybody may see somebody's games and ratings."""

    is_open: bool


class Player(Struct):
    """Who sat at a seat, as far as the reader may know, and what came of it."""

    kind: Who
    name: str
    """Empty if it is not known, or not told."""
    bot: str
    place: int
    score: int | None
    is_winner: bool
    bot_answers: int
    """How often a bot answered in place of the person."""


class PastGame(Struct):
    """A game that is over, as somebody who may look at a profile sees it."""

    id: str
    game: str
    options: dict[str, Value]
    round: int
    moves: int
    began: str
    ended: str
    """In ISO 8601."""
    unrated: str
    """Why it counts for no rating; empty if it counts."""
    players: list[Player]
    seat: int
    """Where the owner of the profile sat."""
    rating: int | None
    """Theirs after it, among all games of its kind; none if it is not rated or not told."""
    table: str
    """Where it was played, told to whoever played there; empty if not, or if it is gone."""
    is_shared: bool
    """Whether it is in the archive."""
    consent: Consent
    """What the reader has said about that."""
    asks: bool
    """Whether the reader is asked about that."""


class PastGames(Struct):
    """Some of the games that were asked for, and how many there are in all."""

    games: list[PastGame]
    total: int
    page: int
    pages: int


class Tally(Struct):
    """How the games of one kind ended for somebody."""

    game: str
    seats: int
    games: int
    won: int
    """Alone or with others."""
    rated: int


class Rating(Struct):
    """How well somebody plays a game."""

    game: str
    seats: int
    """With so many at the table; 0 counts all games."""
    points: int
    deviation: int
    """In 95 of 100 cases the true one is no farther away."""
    games: int
    is_provisional: bool


class Rival(Struct):
    """Somebody against whom the owner of a profile has played, and how that went."""

    kind: Who
    name: str
    bot: str
    games: int
    ahead: int
    """In so many games the owner was before them."""
    level: int
    behind: int


class Profile(Struct):
    """Somebody with an account, as the reader may see them."""

    name: str
    is_own: bool
    is_open: bool
    is_common: bool
    """Whether only games are told that the reader has played, too."""
    tallies: list[Tally]
    ratings: list[Rating]
    rivals: list[Rival]


class CurvePoint(Struct):
    """A rating after a game."""

    ended: str
    points: int
    deviation: int


class ArchivedGame(Struct):
    """A game that everybody may read."""

    id: str
    game: str
    options: dict[str, Value]
    round: int
    moves: int
    ended: str
    shared: str
    """Since when it is in the archive, in ISO 8601."""
    players: list[Player]


class ArchivedGames(Struct):
    """Some of the games of the archive, and how many there are in all."""

    games: list[ArchivedGame]
    total: int
    page: int
    pages: int


class OwnGame(Struct):
    """A game that is over, for the files of somebody who played it."""

    game: str
    table: str
    seats: int
    seat: int
    began: str
    ended: str
    place: int
    score: int | None
    bot_answers: int
    unrated: str
    consent: Consent
    rating: list[float | None]
    """After it, as it is reckoned with: mean and deviation, among all games, and among those with
    as many seats."""


class Sharing(Struct):
    """Whether a game that is over goes into the archive, as somebody who played it sees it."""

    asks: bool
    """Whether the reader is asked at all."""
    consent: Consent
    wanted: int
    """So many seats have to agree."""
    agreed: int
    """So many do; which is not told."""
    shared: str
    """Under which name it is in the archive; empty if it is not."""
