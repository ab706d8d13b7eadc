"""What the coach says: hints during a game, and the review of one that is over."""

from msgspec import Struct

from aevum.server.messages.positions import Difference
from aevum.server.messages.words import Sentence


class ThoughtStep(Struct):
    """An answer on a way that is thought of: whose, its words, and how the view differs after."""

    seat: int
    label: Sentence
    asked: int
    """Who would be asked after it."""
    scores: list[int]
    differences: list[Difference]


class Counsel(Struct):
    """One way to answer, and what it leads to on positions dealt anew for the seat."""

    action: int
    members: list[int]
    """Where a set is asked for: all of its members that this way chooses."""
    label: Sentence
    chance: int
    """The winning chance afterwards, in thousandths; -1 if it is not known."""
    points: int
    """By how many points the seat would be ahead of where it is."""
    gains: list[Sentence]
    losses: list[Sentence]
    """What there would be more and less of that the seat is judged by, the weightiest first."""
    steps: list[ThoughtStep]
    """How it goes on one of these positions, to the end of the turn or until all is settled."""


class Hinted(Struct, tag="hinted"):
    """The answer to hint: what somebody strong would answer, and then alternatives."""

    id: str
    rev: int
    chance: int
    """The winning chance as things stand, in thousandths; -1 if it is not known."""
    counsels: list[Counsel]


class ChancePoint(Struct):
    """The winning chance of every seat after so many actions, in thousandths."""

    at: int
    round: int
    chances: list[int]


class TurningPoint(Struct):
    """Where a game turned: by a slip of a seat, or without one."""

    at: int
    round: int
    seat: int
    change: int
    """By how much the chance of the seat changed, or fell short, in thousandths."""
    played: Sentence | None
    """What was answered, if that was a slip."""
    better: list[Sentence]
    reasons: list[Sentence]


class ComparedPoints(Struct):
    """Points for something: those of every seat, what is usual, and what winners usually have."""

    title: Sentence
    points: list[int]
    usual: float | None
    of_winners: float | None


class GameReview(Struct):
    """All that is to say of a game that is over."""

    points: list[ChancePoint]
    turnings: list[TurningPoint]
    rows: list[ComparedPoints]
    unusual: list[list[Sentence]]
    """What every seat had clearly more or less of than is usual."""


class Reviewing(Struct, tag="reviewing"):
    """How far the review of the game has come; told to everybody at the table."""

    done: int
    of: int
    is_under_way: bool
    review: GameReview | None = None
