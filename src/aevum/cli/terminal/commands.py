"""What may be typed besides an answer, under its name in every language."""

from typing import Final, NamedTuple

from aevum.kernel.message import Msg
from aevum.text import Words, languages


class Command(NamedTuple):
    """One command: its name here, its names in the catalogues, and what it is good for."""

    name: str
    names: Msg
    help: Msg


COMMANDS: Final = (
    Command("help", Msg("command-help"), Msg("help-help")),
    Command("board", Msg("command-board"), Msg("help-board")),
    Command("me", Msg("command-me"), Msg("help-me")),
    Command("players", Msg("command-players"), Msg("help-players")),
    Command("cards", Msg("command-cards"), Msg("help-cards")),
    Command("log", Msg("command-log"), Msg("help-log")),
    Command("rules", Msg("command-rules"), Msg("help-rules")),
    Command("sources", Msg("command-sources"), Msg("help-sources")),
    Command("why", Msg("command-why"), Msg("help-why")),
    Command("undo", Msg("command-undo"), Msg("help-undo")),
    Command("redo", Msg("command-redo"), Msg("help-redo")),
    Command("confirm", Msg("command-confirm"), Msg("help-confirm")),
    Command("save", Msg("command-save"), Msg("help-save")),
    Command("lang", Msg("command-lang"), Msg("help-lang")),
    Command("plain", Msg("command-plain"), Msg("help-plain")),
    Command("quit", Msg("command-quit"), Msg("help-quit")),
)


class Order(NamedTuple):
    """A command as it was typed: its name and whatever stood behind it."""

    name: str
    rest: str


def names_of(command: Command, words: Words) -> list[str]:
    """List the names of a command in one language, the one to show first."""
    return words.say(command.names).split()


def all_names() -> dict[str, str]:
    """Find every command by every name it has in any language."""
    return {
        name: command.name
        for words in map(Words, languages())
        for command in COMMANDS
        for name in names_of(command, words)
    }


def read_order(line: str, known: dict[str, str]) -> Order | None:
    """Read a line as a command; None if it is none."""
    first, _, rest = line.strip().partition(" ")
    name = known.get(first.lower())
    return None if name is None else Order(name, rest.strip())
