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
    tries = [attempt(game, state, moves, seed) for seed in range(TRIES)]
    return Weight(tries[0].losses, any(one.is_last for one in tries))


def losses_of(game: Game, state: State, moves: Sequence[int]) -> list[Loss]:
    """Name only what the answers would lose: one try is enough for that."""
    return attempt(game, state, moves, 0).losses


def attempt(game: Game, state: State, moves: Sequence[int], seed: int) -> Weight:
    """Give the answers at a copy of the table, as far as chance lets them be given."""
    known = game.resample(state.copy(), state.asked, seed)
    seat, losses = known.asked, list[Loss]()
    for action in moves:
        if known.asked != seat or action not in known.legal():
            break
        losses += game.losses(known, seat, action)
        known.apply(action)
    return Weight(losses, known.asked != seat)
