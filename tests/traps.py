"""Positions in which the order of picks was a trap: the higher first, and the lower were lost."""

import random
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Final, NamedTuple

import aevum
from aevum.games.inner_sea import card_ids
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.growth.phase import RESETTLEMENT, RETIREMENT, Growth
from aevum.games.tempus.fight import DEFENDER, Fight
from aevum.kernel.game import Value
from aevum.kernel.state import Frame
from aevum.laws.sets import random_set
from aevum.record import Record
from aevum.record.sets import set_question


class Trap(NamedTuple):
    """A question of a game, and a seed of a random game in which seat 0 is asked it."""

    game: str
    name: str
    asks: Callable[[Frame], bool]
    seed: int
    options: dict[str, Value] = {}
    seats: int = 3


def is_called(name: str) -> Callable[[Frame], bool]:
    """Tell a procedure by its name."""
    return lambda frame: type(frame).__name__ == name


def plays(card: int) -> Callable[[Frame], bool]:
    """Tell a card that is being played."""
    return lambda frame: isinstance(frame, PlayCard) and frame.card == card


def grows(at: int) -> Callable[[Frame], bool]:
    """Tell a step of growth."""
    return lambda frame: isinstance(frame, Growth) and frame.at == at


COMBINED: Final[dict[str, Value]] = {"combination_play": True}

TRAPS: Final = [
    Trap("tempus", "offspring", is_called("Offspring"), 3),
    Trap("tempus", "defence", lambda f: isinstance(f, Fight) and f.at == DEFENDER, 0),
    Trap("tempus", "progress", is_called("Progress"), 0),
    Trap("hyperborea", "develop", is_called("AdvanceEach"), 0),
    Trap("hyperborea", "reset", is_called("Reset"), 11),
    Trap("inner_sea", "retire", grows(RETIREMENT), 0),
    Trap("inner_sea", "resettle", grows(RESETTLEMENT), 0),
    Trap("inner_sea", "discard", is_called("DiscardDown"), 1),
    Trap("inner_sea", "flood", plays(card_ids.FLOOD), 9),
    Trap("inner_sea", "prophet", plays(card_ids.PROPHET), 4),
    Trap("inner_sea", "earthquake", plays(card_ids.EARTHQUAKE), 9),
    Trap("inner_sea", "combination", is_called("Competition"), 0, COMBINED),
    Trap("inner_sea", "wonder", is_called("BuildWonder"), 0),
    Trap("through_the_ages", "discard", is_called("DiscardMilitary"), 0),
]
"""The traps that were found, of every game."""


class Sprung(NamedTuple):
    """A record up to the trap, and the members of a set in the order that used to lose some."""

    record: str
    members: list[str]


@cache
def sprung(game: str, name: str) -> Sprung:
    """Play a game at random up to a trap."""
    trap = next(trap for trap in TRAPS if (trap.game, trap.name) == (game, name))
    for seed in count(trap.seed):
        found = walk_into(trap, seed)
        if found is not None:
            return found
    raise AssertionError("there is always one more seed")


def walk_into(trap: Trap, seed: int) -> Sprung | None:
    """Play one game at random until seat 0 is asked for a set of two members or more."""
    game, chance = aevum.game(trap.game), random.Random(seed)
    g = game.new(trap.seats, seed, trap.options)
    actions: list[int] = []
    while not g.is_over:
        if g.asked == 0 and trap.asks(g.stack[-1]):
            question = set_question(game, g)
            members = random_set(question, g.copy(), chance) if question else []
            if question and len(set(members)) > 1:
                record = Record.begin(game, trap.seats, seed, trap.options)
                for action in actions:
                    record.play(action)
                falling = sorted(question.moves(members)[: len(members)], reverse=True)
                return Sprung(record.format(), [game.to_text(g, one) for one in falling])
        actions.append(chance.choice(g.legal()))
        g.apply(actions[-1])
    return None
