"""What messages are made of: names, numbers and sentences, and how long each may be.

Sentences travel as keys with arguments, so that one log serves German and English readers alike.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

Value: TypeAlias = bool | int | str

Name: TypeAlias = Annotated[str, Meta(max_length=24)]
"""What somebody at the table is called."""

Key: TypeAlias = Annotated[str, Meta(max_length=64)]
"""The name of a table, or the key of a seat."""

Mark: TypeAlias = Annotated[str, Meta(max_length=60)]
"""What a browser calls a request; it is kept together with the seat that asks."""

Line: TypeAlias = Annotated[str, Meta(max_length=200)]
"""What is typed in notation."""

Count: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
Seat: TypeAlias = Annotated[int, Meta(ge=-1, lt=100)]
"""Counted from 0; -1 is a spectator."""

Action: TypeAlias = Annotated[int, Meta(ge=-(1 << 62), lt=1 << 62)]
Chosen: TypeAlias = Annotated[list[Action], Meta(max_length=128)]
"""Members of a set, in any order."""
Seed: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 32)]


class Sentence(Struct, frozen=True, gc=False):
    """What the catalogues put into words: a key and what fills its gaps.

    Several things in one gap travel as a sentence under the key `list`; they are told one after
    the other, with commas between.
    """

    key: str
    args: "dict[str, int | str | Sentence]" = field(default_factory=dict)
