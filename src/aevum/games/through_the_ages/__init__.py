"""Through the Ages: A New Story of Civilization (2015), for two to four players."""

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """Make the game when it is asked for, so that its lists of ids can be generated before."""
    if name != "GAME":
        raise AttributeError(name)
    return import_module(f"{__name__}.game").GAME
