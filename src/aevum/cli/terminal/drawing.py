"""How a game looks in letters. A game with a module of its own here looks its own way."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from rich.console import RenderableType
from rich.text import Text

from aevum.kernel.game import SPECTATOR, View
from aevum.kernel.message import Msg
from aevum.text import Words

Tell: TypeAlias = Callable[[int], list[Msg]]
"""How the position as it stands is told to a seat."""


class Drawing:
    """The plain way to show any game: the sentences that tell its position."""

    def __init__(self, words: Words, names: Sequence[str], tell: Tell) -> None:
        self.words = words
        self.names = names
        self.tell = tell

    def told(self, lines: Iterable[Msg]) -> list[str]:
        """Put sentences into words."""
        return [self.words.say(line, self.names) for line in lines]

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
        return self.told(self.tell(view["seat"]))

    def players(self, view: View) -> RenderableType:
        """Draw what everybody may know of each player."""
        return Text("\n".join(self.player_lines(view)))

    def player_lines(self, _view: View) -> list[str]:
        """Tell what everybody may know of each player."""
        return self.told(self.tell(SPECTATOR))

    def own_lines(self, view: View) -> list[str]:
        """Tell what the player at the keyboard may know."""
        return self.board_lines(view)


def drawing_of(game: str, words: Words, names: Sequence[str], tell: Tell) -> Drawing:
    """Find the drawing that was made for a game, or take the plain one."""
    module = f"aevum.cli.terminal.{game}"
    kind: type[Drawing] = Drawing
    if find_spec(module) is not None:
        kind = import_module(module).DRAWING
    return kind(words, names, tell)
