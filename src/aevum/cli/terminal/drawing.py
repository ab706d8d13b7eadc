"""How a game looks in letters. A game with a module of its own here looks its own way."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from aevum.kernel.game import View
from aevum.text import Words


class Drawing:
    """The plain way to show any game: everything that its view says, line by line."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def places(self, _words: Iterable[str]) -> frozenset[str]:
        """Pick out the words of notations that name a place on the board."""
        return frozenset()

    def board(self, view: View, _lit: frozenset[str]) -> RenderableType:
        """Draw what lies on the table; places that can be chosen now are lit."""
        return Text("\n".join(self.board_lines(view)))

    def places_only(self, view: View, lit: frozenset[str]) -> RenderableType:
        """Draw only where the places are, when nothing but the lit ones has changed."""
        return self.board(view, lit)

    def legend(self) -> RenderableType:
        """Say what the signs of the board mean."""
        return Text()

    def board_lines(self, view: View) -> list[str]:
        """Tell what lies on the table in lines that can be read aloud."""
        return listing(view)

    def players(self, view: View) -> RenderableType:
        """Draw what everybody may know of each player."""
        return Text("\n".join(self.player_lines(view)))

    def player_lines(self, view: View) -> list[str]:
        """Tell what everybody may know of each player."""
        return listing({"players": view.get("players", [])})

    def own_lines(self, view: View) -> list[str]:
        """Tell what only the player at the keyboard may know."""
        return listing({"hand": view.get("hand", [])})


def listing(view: Mapping[str, Any], indent: str = "") -> list[str]:
    """Write a view as lines of name and value, what is inside something further to the right."""
    lines: list[str] = []
    for name, value in view.items():
        if isinstance(value, Mapping):
            lines += [f"{indent}{name}:", *listing(value, indent + "  ")]
        elif isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
            numbered = {f"{name} {number}": item for number, item in enumerate(value, 1)}
            lines += listing(numbered, indent)
        elif isinstance(value, list):
            lines.append(f"{indent}{name}: {' '.join(str(item) for item in value)}")
        else:
            lines.append(f"{indent}{name}: {value}")
    return lines


def drawing_of(game: str, words: Words, names: Sequence[str]) -> Drawing:
    """Find the drawing that was made for a game, or take the plain one."""
    module = f"aevum.cli.terminal.{game}"
    kind: type[Drawing] = Drawing
    if find_spec(module) is not None:
        kind = import_module(module).DRAWING
    return kind(words, names)
