"""What somebody who looks ahead needs from a game, with defaults for games that say nothing."""

from typing import Any

from aevum.kernel.marks import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """How well seats stand, more is better, in a unit of the game's own.

    States are untyped here, so that the judgement of a game can name the state class of that game.
    """

    __slots__ = ()

    def value(self, g: Any, seat: int) -> int:
        """Judge how well a seat stands."""
        raise NotImplementedError
