"""Whom a table waits for before the game begins, and who may come to it."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from aevum.server.messages.words import Name

Language: TypeAlias = Literal["", "de", "en"]
"""In which language people talk at a table; empty if any will do."""

Secret: TypeAlias = Annotated[str, Meta(max_length=64)]
"""The password of a table; empty if it has none."""


class Beginning(Struct, frozen=True):
    """When a game begins: as soon as all seats are taken, or with fewer people, if its host wishes.

    Then bots play at the seats that are free.
    """

    least: Annotated[int, Meta(ge=0, le=6)] = 0
    """With so many people, those at the host's browser among them, it may begin."""
    bot: Name = "medium"
    """Who plays at the seats that stay free."""
    has_begun: bool = True


BEGUN: Final = Beginning()
