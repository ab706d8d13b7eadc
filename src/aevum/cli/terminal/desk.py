"""What lies before the player at the keyboard: the news, the board, the question, the file."""

from pathlib import Path
from typing import Final

from rich.text import Text

from aevum.cli.names import names_of
from aevum.cli.terminal.answers import Choice, choices_of, groups_of
from aevum.cli.terminal.commands import all_names
from aevum.cli.terminal.drawing import Drawing, drawing_of
from aevum.cli.terminal.screen import FEW, Screen
from aevum.cli.terminal.table import Table
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import NOBODY
from aevum.text import Words

MOST_NEWS: Final = 25
"""So many of the latest entries are told by themselves; the others are in the log."""

LATEST: Final = 8
"""Who comes back to a game is told so many of its latest entries."""


class Desk:
    """One keyboard and one screen, shared by all people at the table."""

    def __init__(self, table: Table, screen: Screen, lang: str, folder: Path) -> None:
        self.table = table
        self.screen = screen
        self.folder = folder
        self.file: Path | None = None
        self.commands = all_names()
        self.seat = NOBODY
        entries = len(table.state.journal or [])
        self.read = [max(0, entries - LATEST)] * table.state.seats
        self.forced: list[list[str]] = [[] for _ in range(table.state.seats)]
        self.seen_board: list[str] = []
        self.seen_lit: frozenset[str] = frozenset()
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Go on in this language."""
        self.words = Words(lang, self.table.game.name)
        self.names = names_of(self.table.record, self.words)
        self.drawing: Drawing = drawing_of(
            self.table.game.name, self.words, self.names, self.table.lines
        )
        self.seen_board = []

    def text(self, msg: Msg) -> str:
        """Put a message into words."""
        return self.words.say(msg, self.names)

    def say(self, msg: Msg, style: str = "") -> None:
        """Write a message on a line of its own."""
        self.screen.line(self.text(msg), style)

    # People

    def hand_over(self, seat: int) -> None:
        """Let a person come to the keyboard; what is secret is shown only after a pause."""
        if seat == self.seat:
            return
        if len(self.table.seating.people) > 1:
            self.screen.clear()
            self.say(Msg("play-pass-keyboard", seat=seat_name(seat)), "bold")
            self.screen.ask(self.text(Msg("play-press-enter")))
            self.screen.clear()
            self.seen_board = []
        self.seat = seat

    def give_only_answer(self, seat: int, action: int) -> None:
        """Give the only answer there is, and tell so as soon as this person looks."""
        label = self.table.game.label(self.table.state, action)
        self.forced[seat].append(self.text(Msg("play-forced", label=label)))
        if seat == self.seat:
            self.tell_news()
        self.table.play(action, "forced")

    # Showing

    def tell_news(self) -> None:
        """Tell what has happened since this person last looked."""
        notes = self.table.state.notes_for(self.seat)
        news = [self.text(self.table.tell(note)) for note in notes[self.read[self.seat] :]]
        self.read[self.seat] = len(notes)
        if len(news) > MOST_NEWS:
            self.say(Msg("play-earlier", count=len(news) - MOST_NEWS), "dim")
        for sentence in [*news[-MOST_NEWS:], *self.forced[self.seat]]:
            self.screen.line(sentence if self.screen.plain else f"  · {sentence}")
        self.forced[self.seat].clear()

    def show_board(self, choices: list[Choice]) -> None:
        """Show the board, with every place lit that can be chosen now; the first time explained."""
        view = self.table.view(self.seat)
        seen, self.seen_board = self.seen_board, self.drawing.board_lines(view)
        self.seen_lit = self.lit_by(choices)
        if self.screen.plain:
            for line in self.seen_board:
                self.screen.line(line)
            return
        self.screen.line()
        if seen == self.seen_board:
            self.screen.draw(self.drawing.places_only(view, self.seen_lit))
            return
        self.screen.draw(self.drawing.board(view, self.seen_lit))
        if not seen:
            self.screen.draw(self.drawing.legend())

    def is_board_due(self, choices: list[Choice]) -> bool:
        """Say whether the board has changed, or other places on it are to choose from.

        Read aloud it is long, and the news tell every change: there it comes once a turn.
        """
        lines = self.drawing.board_lines(self.table.view(self.seat))
        if self.screen.plain:
            return lines != self.seen_board and not self.table.decisions_of(self.seat)
        lit = self.lit_by(choices)
        return lines != self.seen_board or (bool(lit) and lit != self.seen_lit)

    def lit_by(self, choices: list[Choice]) -> frozenset[str]:
        """Collect the places that the answers name."""
        return self.drawing.places(word for choice in choices for word in choice.notation.split())

    def choices(self) -> list[Choice]:
        """List the answers to the open question with their numbers."""
        return choices_of(self.table.game, self.table.state, self.words, self.names)

    def put_question(self, choices: list[Choice]) -> None:
        """Write the open question and its answers, kind by kind."""
        self.screen.line()
        self.say(self.table.game.prompt(self.table.state), "bold")
        width = len(str(max(choice.number for choice in choices)))
        for group in groups_of(choices):
            self.screen.items([self.item(choice, width, len(group)) for choice in group])

    def item(self, choice: Choice, width: int, many: int) -> Text:
        """Write one numbered answer; its notation stands beside it where there is room."""
        if self.screen.plain:
            return Text(f"{choice.number}: {choice.label} ({choice.notation})")
        item = Text().append(f"{choice.number:>{width}}", "bold cyan").append(f"  {choice.label}")
        if many <= FEW:
            item.append(f"  {choice.notation}", "dim")
        return item
