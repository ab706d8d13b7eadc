"""The terminal itself: lines out and in; with colours and columns, or plain to be read aloud."""

from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

FEW: Final = 8
"""Up to so many choices stand one below the other; more stand in columns."""

CLEAR_HISTORY: Final = "\x1b[3J"
"""Rich clears what is visible; what was scrolled away shows hands too."""


class EndOfInput(Exception):
    """Nobody will answer any more: the input has ended or was broken off."""


class Screen:
    """Where a game is shown and where its answers come from."""

    def __init__(self, console: Console, plain: bool) -> None:
        self.console = console
        self.plain = plain

    def line(self, text: str = "", style: str = "") -> None:
        """Write one sentence on a line of its own."""
        # A pipe has no width: there a sentence stays on one line.
        soft_wrap = not self.console.is_terminal
        self.console.print(Text(text, "" if self.plain else style), soft_wrap=soft_wrap)

    def draw(self, drawing: RenderableType) -> None:
        """Show something that has a shape of its own."""
        self.console.print(drawing)

    def items(self, items: Sequence[Text]) -> None:
        """Write items one per line, or in columns when they are many."""
        if self.plain:
            for item in items:
                self.line(item.plain)
        elif len(items) <= FEW:
            for item in items:
                self.console.print(Padding(item, (0, 0, 0, 2)))
        else:
            table = Columns(items, column_first=True, padding=(0, 3), equal=True)
            self.console.print(Padding(table, (0, 0, 0, 2)))

    def ask(self, mark: str) -> str:
        """Wait for one line of input; the mark is given to what edits the line."""
        try:
            return input(mark).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise EndOfInput from None

    def clear(self) -> None:
        """Wipe everything away, so that nobody reads another hand."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_HISTORY)


def open_screen(plain: bool | None) -> Screen:
    """Open the terminal; what is no terminal gets plain text unless told otherwise."""
    console = Console(highlight=False)
    if isinstance(console.file, TextIOWrapper):
        # An old terminal shows a question mark for a sign it lacks, and the game goes on.
        console.file.reconfigure(errors="replace")
    if console.is_terminal:
        edit_lines()
    return Screen(console, not console.is_terminal if plain is None else plain)


def edit_lines() -> None:
    """Let arrow keys edit the line and bring back earlier ones, where the system can."""
    try:
        import_module("readline")
    except ImportError:
        return
