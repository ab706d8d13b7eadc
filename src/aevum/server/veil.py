"""The veil over only answers: whether somebody had a choice may be a secret.

It is judged by what everybody may know: on positions in which all that a spectator cannot know was
dealt anew. So the judgement itself tells nothing.
"""

from collections.abc import Iterator
from random import SystemRandom
from typing import Final

from aevum.kernel.game import SPECTATOR, Game
from aevum.kernel.state import State

MANY: Final = 256
"""So often hidden cards are dealt anew before an only answer passes for one that all expect.

A single card in a hand is one of about a hundred; the first deal that leaves a choice is enough.
"""

FEW: Final = 32
"""So often they are for a bot: how soon it answers tells less than that it was not asked."""

USUAL: Final = (1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 7.0)
"""What people take for an answer, in seconds, as long as none has been seen at the table."""

LONGEST: Final = 20.0
"""Who takes longer than this has gone for a coffee."""

REMEMBERED: Final = 20
BOT_SECONDS: Final = 0.5
"""So long a bot takes at least where it may be a secret that it has no choice."""

chance: Final = SystemRandom()


def deals(game: Game, state: State, many: int) -> Iterator[State]:
    """Deal anew, so many times, all that a spectator cannot know."""
    bare = state.copy()
    for seed in range(many):
        yield game.resample(bare, SPECTATOR, seed)


def could_think(game: Game, state: State) -> bool:
    """Say whether the asked seat could have to think, for all that everybody knows."""
    return any(has_to_think(game, deal) for deal in deals(game, state, MANY))


def has_to_think(game: Game, state: State) -> bool:
    """Say whether there is a choice, or an only answer that loses something."""
    answers = state.legal()
    return len(answers) > 1 or bool(game.losses(state, state.asked, answers[0]))


def could_be_forced(game: Game, state: State) -> bool:
    """Say whether the asked seat could have but one answer, for all that everybody knows.

    The members of a set are picked upwards: where they are hidden, one can be left at any pick,
    though hardly a deal shows it.
    """
    answers = [deal.legal() for deal in deals(game, state, FEW)]
    if state.stack[-1].set_asked(state) and any(found != answers[0] for found in answers):
        return True
    return any(len(found) == 1 for found in answers)


class Pace:
    """How long people at a table have taken for their answers of late."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def took(self, seconds: float) -> None:
        """Remember how long somebody took who had a choice."""
        if seconds <= LONGEST:
            self.taken = [*self.taken[1 - REMEMBERED :], seconds]

    def draw(self) -> float:
        """Draw how long an answer takes that only looks like a choice."""
        is_known = len(self.taken) >= len(USUAL)
        return chance.choice(self.taken if is_known else [*USUAL, *self.taken])
