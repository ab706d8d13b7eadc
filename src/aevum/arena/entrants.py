"""Whoever enters a contest: a bot by its name, or a bot of one's own out of a file.

A file of one's own is run, by the wish of whoever names it on the command line; the server never
comes here, and a test of the layers holds it to that.
"""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from aevum.bots import make_bot
from aevum.bots.bot import Bot

OWN: Final = ".py"
"""What is named as FILE.py:CLASS is a bot of one's own."""


class Entrant(NamedTuple):
    """A bot as it was named, and the source of its file if it is one of one's own."""

    name: str
    source: str = ""

    def key(self) -> str:
        """Tell this bot from all others: a file that was changed since is another bot."""
        imprint = sha256(self.source.encode()).hexdigest()[:12]
        return f"{self.name}#{imprint}" if self.source else self.name

    def make(self, seed: int) -> Bot:
        """Make the bot. All bots of the arena are made here."""
        if not self.source:
            return make_bot(self.name, seed)
        bot = own_class(self)(seed)
        if not isinstance(bot, Bot):
            raise ValueError(f"'{self.name}' is no bot; its class must be a kind of aevum.Bot")
        return bot


def entrant_of(name: str) -> Entrant:
    """Read the name of a bot, and its file if it has one; refuse what cannot be made."""
    file, colon, _ = name.rpartition(":")
    is_own = bool(colon) and file.endswith(OWN)
    entrant = Entrant(name, Path(file).read_text("utf-8") if is_own else "")
    if is_own and not entrant.source:
        raise ValueError(f"the file '{file}' is empty")
    entrant.make(0)
    return entrant


@cache
def own_class(entrant: Entrant) -> type:
    """Run the file of a bot, once in each process, and give its class.

    The source travels with the units, so that every machine plays the same bot: it is one file.
    """
    file, _, name = entrant.name.rpartition(":")
    module = ModuleType(f"aevum_own_{sha256(entrant.source.encode()).hexdigest()[:12]}")
    module.__file__ = file
    sys.modules[module.__name__] = module
    try:
        exec(compile(entrant.source, file, "exec"), vars(module))
    except Exception as error:
        raise ValueError(f"'{file}' cannot be run: {type(error).__name__}: {error}") from error
    found = vars(module).get(name)
    if not isinstance(found, type):
        raise ValueError(f"there is no class '{name}' in '{file}'")
    return found
