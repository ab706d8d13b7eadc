"""What people at a table say to each other, as it travels."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from aevum.server.messages.words import Mark, Seat

Speech: TypeAlias = Annotated[str, Meta(max_length=300)]
"""What somebody says at once."""


class Talk(Struct, tag="talk"):
    """Say something to everybody who plays; `id` makes sending it twice harmless."""

    id: Mark
    seat: Seat
    text: Speech


class Said(Struct, frozen=True):
    """What was said: from which seat, when, and in which place of all that was said."""

    number: int
    seat: int
    at: str
    """In ISO 8601."""
    text: str


class Talked(Struct, tag="talked"):
    """What was said and this browser has not got yet, in its order."""

    said: list[Said]
