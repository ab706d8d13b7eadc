"""A position in sentences, as far as one seat may know it: what `render` prints."""

from functools import cache

from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.text import Words


@cache
def words_of(game: str) -> Words:
    """Load the sentences of a game in English, once in each process."""
    return Words("en", game)


def told(game: Game, position: State, seat: int) -> str:
    """Write what a seat, or whoever watches, sees of a position."""
    words = words_of(game.name)
    return "\n".join(words.say(line) for line in game.lines(position, seat))
