"""Who sat where in a recorded game: people and bots, some of them with names.

    seat 0 person Ada
    seat 1 bot greedy
    seat 2 bot random Hal

These lines are there for every seat or for none: whoever replays a game does not need them.
"""

import re
from typing import Final, NamedTuple

LONGEST_NAME: Final = 24
LINE: Final = re.compile(rf"([0-9]{{1,3}}) (?:person|bot (\S{{1,{LONGEST_NAME}}}))(?: (\S.*))?")


class Sitter(NamedTuple):
    """Who sat at a seat: a bot by its kind, or a person, whose kind is empty."""

    bot: str = ""
    name: str = ""

    def line(self, seat: int) -> str:
        """Write who sat at a seat."""
        who = f"bot {self.bot}" if self.bot else "person"
        return f"seat {seat} {who} {tidy(self.name)}".rstrip()


def tidy(name: str) -> str:
    """Bring a name into one line of printable letters that is not too long."""
    printable = "".join(letter for letter in name if letter.isprintable() or letter.isspace())
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


def read_sitter(text: str, seat: int) -> Sitter | None:
    """Read who sat at a seat; None if the text does not say it, or not of this seat."""
    match = LINE.fullmatch(text)
    if match is None or int(match[1]) != seat:
        return None
    name = match[3] or ""
    return Sitter(match[2] or "", name) if tidy(name) == name else None
