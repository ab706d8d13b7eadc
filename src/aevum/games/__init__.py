"""The games, each in a folder of its own, found by looking which folders are there."""

from importlib import import_module
from pkgutil import iter_modules

from aevum.kernel.game import Game


def game_names() -> list[str]:
    """Name every game that is installed, in alphabetical order."""
    return sorted(m.name for m in iter_modules(__path__) if m.ispkg and m.name != "common")


def game(name: str) -> Game:
    """Load a game by its name."""
    if name not in game_names():
        raise ValueError(f"there is no game '{name}'; the games are: {', '.join(game_names())}")
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
