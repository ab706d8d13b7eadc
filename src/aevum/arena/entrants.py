"""Whoever enters a contest: a bot by its name, one of one's own out of a file, or a program.

Files and programs of one's own are run, by the wish of whoever names them on the command line; the
server never comes here, and a test of the layers holds it to that.
"""

import shlex
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from aevum.agents.apart import Own, OwnBot, try_out
from aevum.agents.guest import ProgramBot, take
from aevum.agents.own import OWN, place_of
from aevum.agents.protocol import USUAL_SECONDS
from aevum.bots import make_bot
from aevum.bots.bot import Bot, Forfeit

PROGRAM: Final = "exec:"
"""What is named as exec:COMMAND is a program that speaks the protocol of agents."""


class Entrant(NamedTuple):
    """A bot as it was named, and the source of its file if it is one of one's own.

    A program has as its source the imprints of the files that its command names. Whoever comes
    from outside has a time for each answer, and has lost where it fails.
    """

    name: str
    source: str = ""
    seconds: float = USUAL_SECONDS

    def key(self) -> str:
        """Tell this bot from all others: a file that was changed since is another bot."""
        imprint = sha256(self.source.encode()).hexdigest()[:12]
        key = f"{self.name}#{imprint}" if self.source else self.name
        return key if self.seconds == USUAL_SECONDS else f"{key}@{self.seconds:g}s"

    def make(self, seed: int) -> Bot:
        """Make the bot. All bots of the arena are made here."""
        if self.name.startswith(PROGRAM):
            return ProgramBot(self.command(), self.seconds)
        if self.source:
            return OwnBot(Own(*self), seed)
        return make_bot(self.name, seed)

    def command(self) -> str:
        """Give the command of a program, whose files must be those that entered."""
        command = self.name.removeprefix(PROGRAM)
        if imprints(command) != self.source:
            raise ValueError(f"the files of '{command}' are not those that entered")
        return command


def entrant_of(name: str, seconds: float = USUAL_SECONDS) -> Entrant:
    """Read the name of a bot, and its file if it has one; refuse what cannot be made."""
    if not 0 < seconds < float("inf"):
        raise ValueError(f"an agent has some seconds for each answer, not {seconds:g}")
    if name.startswith(PROGRAM):
        return program_of(name, seconds)
    file, _ = place_of(name)
    if file.endswith(OWN):
        return own_of(name, file, seconds)
    make_bot(name, 0)
    return Entrant(name)


def own_of(name: str, file: str, seconds: float) -> Entrant:
    """Read the file of a bot of one's own, and try whether it can be made."""
    entrant = Entrant(name, Path(file).read_text("utf-8"), seconds)
    if not entrant.source:
        raise ValueError(f"the file '{file}' is empty")
    try_out(Own(*entrant))
    return entrant


def program_of(name: str, seconds: float) -> Entrant:
    """Read the command of a program, and greet it: one that does not get ready is refused."""
    command = name.removeprefix(PROGRAM)
    entrant = Entrant(name, imprints(command), seconds)
    try:
        take(command, seconds).bye()
    except Forfeit as fault:
        raise ValueError(str(fault)) from fault
    return entrant


@cache
def imprints(command: str) -> str:
    """Sum up the files that a command names: with other files it is another program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"'{command}' is no command: {error}") from error
    if not words:
        raise ValueError(f"'{PROGRAM}' needs a command, as in '{PROGRAM}node agent.mjs'")
    files = [Path(word) for word in words if Path(word).is_file()]
    return " ".join(sha256(file.read_bytes()).hexdigest()[:12] for file in files)
