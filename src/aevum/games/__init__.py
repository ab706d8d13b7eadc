"""The games, each in a folder of its own, found by looking which folders are there."""

from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules

from aevum.compiled import UNFINISHED
from aevum.kernel.game import Game


def is_finished(name: str) -> bool:
    """Say whether a game is finished: a page in its folder would say what is left."""
    return not (files(__name__) / name / UNFINISHED).is_file()


def game_names() -> list[str]:
    """Name every finished game that is installed, in alphabetical order."""
    folders = [m.name for m in iter_modules(__path__) if m.ispkg and m.name != "common"]
    return sorted(filter(is_finished, folders))


def game(name: str) -> Game:
    """Load a finished game by its name."""
    if name not in game_names():
        raise ValueError(f"there is no game '{name}'; the games are: {', '.join(game_names())}")
    return load(name)


def load(name: str) -> Game:
    """Load the game in a folder, finished or not."""
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
