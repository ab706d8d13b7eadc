"""Environments that are copied and pickled: for searches, for other processes and for later.

Games travel by their names; positions as they are. Bots of some kinds are made anew and then told
what the others knew, because compiled classes cannot be made without what they are made from.
"""

import copyreg
from copy import deepcopy
from typing import Any, ClassVar

from aevum.bots import Bot
from aevum.bots.levels import HastyBot, LevelBot
from aevum.games import game as load_game
from aevum.kernel.game import Game
from aevum.rl.language import learnable_games

MADE_ANEW = (HastyBot, LevelBot)


class Copied:
    """A copy goes its own way; what never changes is shared with it."""

    shared: ClassVar[tuple[str, ...]] = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        # A position copies itself far faster than anybody who does not know it.
        position = vars(self).get("position")
        if position is not None:
            memo[id(position)] = position.copy()
        for name in self.shared:
            memo[id(vars(self)[name])] = vars(self)[name]
        copy = type(self).__new__(type(self))
        memo[id(self)] = copy
        vars(copy).update(deepcopy(vars(self), memo))
        return copy


def blank(kind: type[Any]) -> Any:
    """Make a bot that knows nothing yet."""
    return kind(0, 0)


def by_knowledge(bot: Bot) -> tuple[Any, ...]:
    """Take a bot apart into its kind and what it knows."""
    kind = type(bot)
    slots: tuple[str, ...] = getattr(kind, "__slots__", ())
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", slots)
    known = {name: getattr(bot, name) for name in names}
    # Compiled classes take a dict; interpreted ones with slots keep it beside that of others.
    return blank, (kind,), known if hasattr(kind, "__setstate__") else (None, known)


def by_name(game: Game) -> tuple[Any, ...]:
    """Take a game for its name."""
    return load_game, (game.name,)


for kind in MADE_ANEW:
    copyreg.pickle(kind, by_knowledge)
for game in learnable_games():
    copyreg.pickle(type(game), by_name)
