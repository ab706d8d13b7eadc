"""What happens at a table beside the game: seats change hands, people are away, others vote."""

from typing import Literal, TypeAlias

from msgspec import Struct

from aevum.server.messages.words import Count, Mark, Name, Seat, Sentence

Wish: TypeAlias = Literal["bot", "free", "wait"]
"""A bot plays until the person is back, the seat is offered to somebody else, or all wait on."""


class Tiding(Struct, frozen=True):
    """Something that happened beside the game: after how many actions, when, and what."""

    at: int
    when: str
    """In ISO 8601."""
    said: Sentence


class Vote(Struct, frozen=True):
    """What one seat wishes for another that is waited for too long."""

    by: int
    about: int
    wish: Wish
    at: int
    """How many actions the game had."""


class Order(Struct, frozen=True):
    """What a seat has ordered for questions to come, told to nobody else."""

    seat: int
    name: str
    limit: int
    at: int
    """How many actions the game had."""


class GiveOrder(Struct, tag="order"):
    """Leave an answer behind for questions to come, up to a limit if it has one; or revoke it."""

    id: Mark
    seat: Seat
    name: Name
    limit: Count = 0
    is_given: bool = True


class CastVote(Struct, tag="vote"):
    """Say what is to become of a seat that is waited for too long; the last word counts."""

    id: Mark
    seat: Seat
    about: Seat
    wish: Wish


class Vacation(Struct, tag="vacation"):
    """Take a day off, during which no time runs for the own seat."""

    id: Mark
    seat: Seat
