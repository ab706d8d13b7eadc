"""Whoever enters a contest: a bot by its name, one of one's own out of a file, or a program.

Files and programs of one's own are run, by the wish of whoever names them on the command line; the
server never comes here, and a test of the layers holds it to that.
"""

import shlex
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from aevum.agents.guest import LiableBot, ProgramBot, take
from aevum.agents.learners import LEARNERS
from aevum.agents.protocol import USUAL_SECONDS
from aevum.bots import make_bot
from aevum.bots.bot import Bot, Forfeit

OWN: Final = ".py"
"""What is named as FILE.py:CLASS is a bot of one's own."""

LEARNED: Final = tuple(f"{name}:" for name in LEARNERS)
"""What is named as policy:FILE.py:FUNCTION or openspiel:FILE.py:FUNCTION has learned."""

PROGRAM: Final = "exec:"
"""What is named as exec:COMMAND is a program that speaks the protocol of agents."""


class Entrant(NamedTuple):
    """A bot as it was named, and the source of its file if it is one of one's own.

    A program has as its source the imprints of the files that its command names, and a time for
    each answer. A bot that is liable has lost where it fails; any other makes the game fail.
    """

    name: str
    source: str = ""
    seconds: float = USUAL_SECONDS
    is_liable: bool = False

    def key(self) -> str:
        """Tell this bot from all others: a file that was changed since is another bot."""
        imprint = sha256(self.source.encode()).hexdigest()[:12]
        key = f"{self.name}#{imprint}" if self.source else self.name
        return key if self.seconds == USUAL_SECONDS else f"{key}@{self.seconds:g}s"

    def make(self, seed: int) -> Bot:
        """Make the bot. All bots of the arena are made here."""
        if self.name.startswith(PROGRAM):
            return ProgramBot(self.command(), self.seconds)
        bot = own_bot(self, seed) if self.source else make_bot(self.name, seed)
        return LiableBot(self.name, bot) if self.is_liable else bot

    def command(self) -> str:
        """Give the command of a program, whose files must be those that entered."""
        command = self.name.removeprefix(PROGRAM)
        if imprints(command) != self.source:
            raise ValueError(f"the files of '{command}' are not those that entered")
        return command


def entrant_of(name: str, seconds: float = USUAL_SECONDS) -> Entrant:
    """Read the name of a bot, and its file if it has one; refuse what cannot be made."""
    if name.startswith(PROGRAM):
        return program_of(name, seconds)
    file, _ = place_of(name)
    is_own = file.endswith(OWN)
    entrant = Entrant(name, Path(file).read_text("utf-8") if is_own else "")
    if is_own and not entrant.source:
        raise ValueError(f"the file '{file}' is empty")
    entrant.make(0)
    return entrant


def program_of(name: str, seconds: float) -> Entrant:
    """Read the command of a program, and greet it: one that does not get ready is refused."""
    if not 0 < seconds < float("inf"):
        raise ValueError(f"an agent has some seconds for each answer, not {seconds:g}")
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


def place_of(name: str) -> tuple[str, str]:
    """Give the file that a name names, and what in it."""
    kind = next(filter(name.startswith, LEARNED), "")
    file, _, thing = name.removeprefix(kind).rpartition(":")
    return file, thing


def own_bot(entrant: Entrant, seed: int) -> Bot:
    """Make a bot of one's own, or one for somebody who has learned."""
    found = own_thing(entrant)
    if entrant.name.startswith(LEARNED):
        try:
            return LEARNERS[entrant.name.partition(":")[0]](found, seed)
        except ImportError as missing:
            raise ValueError(str(missing)) from missing
    if not isinstance(found, type):
        raise ValueError(f"there is no class '{place_of(entrant.name)[1]}' in its file")
    bot = found(seed)
    if not isinstance(bot, Bot):
        raise ValueError(f"'{entrant.name}' is no bot; its class must be a kind of aevum.Bot")
    return bot


@cache
def own_thing(entrant: Entrant) -> Any:
    """Run the file of a bot, once in each process, and give its class or what makes it.

    The source travels with the units, so that every machine plays the same bot: it is one file.
    """
    file, name = place_of(entrant.name)
    module = ModuleType(f"aevum_own_{sha256(entrant.source.encode()).hexdigest()[:12]}")
    module.__file__ = file
    sys.modules[module.__name__] = module
    try:
        exec(compile(entrant.source, file, "exec"), vars(module))
    except Exception as error:
        raise ValueError(f"'{file}' cannot be run: {type(error).__name__}: {error}") from error
    found = vars(module).get(name)
    if not callable(found):
        raise ValueError(f"there is no class '{name}' in '{file}'")
    return found
