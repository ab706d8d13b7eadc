"""What hangs on an answer: what it loses for good, and whether the word passes on by it.

It is tried on copies that hold no more than the asked seat may know.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from aevum.kernel.game import Game, Loss
from aevum.kernel.state import State

Care: TypeAlias = Literal["never", "losses", "always"]
"""When a person wants to confirm an answer: never, if something is lost by it, or also if it is
the last before others are asked."""

CARES: Final[tuple[Care, ...]] = get_args(Care)

TRIES: Final = 3
"""Who is asked next may depend on what is hidden: so often it is tried."""


class Weight(NamedTuple):
    """What an answer loses, and whether it is the last before others are asked."""

    losses: list[Loss]
    is_last: bool


def weigh(game: Game, state: State, moves: Sequence[int]) -> Weight:
    """Weigh what the asked seat would answer, one after the other."""
    tries = [attempt(game, game.resample(state, state.asked, seed), moves) for seed in range(TRIES)]
    return Weight(tries[0].losses, any(one.is_last for one in tries))


def attempt(game: Game, known: State, moves: Sequence[int]) -> Weight:
    """Give the answers at a copy of the table, as far as chance lets them be given."""
    seat, losses = known.asked, list[Loss]()
    known.journal = None
    for action in moves:
        if known.asked != seat or action not in known.legal():
            break
        losses += game.losses(known, seat, action)
        known.apply(action)
    return Weight(losses, known.asked != seat)
