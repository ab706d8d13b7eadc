"""How late who only watches sees what happens, as it was agreed when the table was opened."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

Kind: TypeAlias = Literal["none", "minutes", "rounds", "end"]


class Delay(Struct, frozen=True):
    """What who only watches sees: the present, what was some minutes or rounds ago, or nothing.

    Once the game is over everything is open.
    """

    kind: Kind = "none"
    n: Annotated[int, Meta(ge=0, le=1440)] = 0
    """How many minutes or rounds."""


NO_DELAY: Final = Delay()
