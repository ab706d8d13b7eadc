"""The fixed language for learners that a game declares: its actions in a row, and its tensor.

A game binds `action_layout` and `tensor`, functions that make them: only learners need either. One
that says nothing can still be played by the slots. What writes tensors is imported when it is made,
because compiled it needs a package that only learners have.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from aevum.games.common.layout import Layout
from aevum.kernel.game import Game

if TYPE_CHECKING:
    from aevum.games.common.sections import Tensor


@lru_cache
def layout_of(game: Game) -> Layout | None:
    """Lay out the actions of a game, if it declares them."""
    make = getattr(game, "action_layout", None)
    return None if make is None else make()


@lru_cache
def tensor_of(game: Game) -> "Tensor | None":
    """Make what writes the tensor of a game, if it declares one."""
    make = getattr(game, "tensor", None)
    return None if make is None else make()
