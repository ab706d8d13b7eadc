"""The law of bots: nobody chooses by what the seat cannot know."""

from typing import Final

from aevum.bots import Clock, Glimpse, bot_names, make_bot
from aevum.bots.naming import hasty
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.laws.broken import BrokenLaw

RARELY: Final = 8
"""A choice takes long against the other laws: it is looked at in one position out of so many."""


def bots_are_fair(game: Game, g: State, seed: int) -> None:
    """Demand that a bot chooses the same once all that its seat cannot know is dealt anew.

    In the course of a walk every bot's turn comes.
    """
    if g.is_over or seed % RARELY:
        return
    names = bot_names()
    name = hasty(names[seed // RARELY % len(names)])
    chosen = choice(name, game, g, seed)
    other = choice(name, game, game.resample(g, g.asked, seed + 1), seed)
    if chosen != other:
        raise BrokenLaw("bots are fair", f"{name} chose {chosen}, then {other} on the same sight")


def choice(name: str, game: Game, g: State, seed: int) -> int:
    """Ask a bot for its choice in a position."""
    glimpse = Glimpse(game, g, g.asked, g.legal(), seed)
    return make_bot(name, seed).choose(glimpse, Clock())
