"""Bots of one's own: a class in a file of Python, or a function in one that makes who has learned.

Only the arena names such files, by the wish of whoever types their names, and they are run in
processes of their own (booth.py).
"""

import sys
from functools import cache
from hashlib import sha256
from types import ModuleType
from typing import Any, Final

from aevum.agents.learners import LEARNERS
from aevum.bots.bot import Bot

OWN: Final = ".py"
"""What is named as FILE.py:CLASS is a bot of one's own."""

LEARNED: Final = tuple(f"{name}:" for name in LEARNERS)
"""What is named as policy:FILE.py:FUNCTION or openspiel:FILE.py:FUNCTION has learned."""


class NoBot(ValueError):
    """A file of one's own out of which no bot can be made, and why."""


def place_of(name: str) -> tuple[str, str]:
    """Give the file that a name names, and what in it."""
    kind = next(filter(name.startswith, LEARNED), "")
    file, _, thing = name.removeprefix(kind).rpartition(":")
    return file, thing


def own_bot(name: str, source: str, seed: int) -> Bot:
    """Make a bot of one's own, or one for somebody who has learned."""
    found = own_thing(name, source)
    if name.startswith(LEARNED):
        try:
            return LEARNERS[name.partition(":")[0]](found, seed)
        except ImportError as missing:
            raise NoBot(str(missing)) from missing
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise NoBot(f"'{name}' is no bot; its class must be a kind of aevum.Bot")
    make: Any = found
    try:
        bot: Bot = make(seed)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise NoBot(f"'{name}' cannot be made with a seed, as in MyBot(7): {reason}") from error
    return bot


@cache
def own_thing(name: str, source: str) -> Any:
    """Run the file of a bot, once in each process, and give its class or what makes it.

    The source travels with the units, so that every machine plays the same bot: it is one file.
    """
    file, thing = place_of(name)
    module = ModuleType(f"aevum_own_{sha256(source.encode()).hexdigest()[:12]}")
    module.__file__ = file
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, file, "exec"), vars(module))
    except (Exception, SystemExit) as error:
        raise NoBot(f"'{file}' cannot be run: {type(error).__name__}: {error}") from error
    found = vars(module).get(thing)
    if not callable(found):
        raise NoBot(f"there is no class '{thing}' in '{file}'")
    return found
