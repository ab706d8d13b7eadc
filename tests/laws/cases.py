"""Which games the laws are tried on: every game, every number of seats, every choice."""

from itertools import cycle
from random import Random
from typing import NamedTuple

import aevum
from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game, Value
from aevum.kernel.state import State
from tests.toy import TOY


class Case(NamedTuple):
    """One random game to walk through."""

    game: Game
    seats: int
    seed: int
    options: dict[str, Value]

    def __str__(self) -> str:
        """Name the case as a test."""
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{chosen or 'default'}"


def all_games() -> list[Game]:
    """List the toy game and every game that is installed."""
    return [TOY, *(aevum.game(name) for name in aevum.game_names())]


def cases(game: Game) -> list[Case]:
    """Take every number of seats by default, and then every other choice of every option."""
    seats = range(game.min_seats, game.max_seats + 1)
    plain = [Case(game, n, n, {}) for n in seats]
    choices = [
        {name: choice}
        for name, option in game.options.items()
        for choice in option.choices
        if choice != option.default
    ]
    turn = cycle(seats)
    return plain + [
        Case(game, next(n for n in turn if is_taken(game, n, options)), 100 + i, options)
        for i, options in enumerate(choices)
    ]


def is_taken(game: Game, seats: int, options: dict[str, Value]) -> bool:
    """Say whether a game takes a choice for a number of seats."""
    try:
        game.new(seats, 0, options)
    except BadOption:
        return False
    return True


def after(game: Game, share: float) -> State:
    """Play a share of a random game."""
    states, random = [game.new(game.min_seats, 2)], Random(2)
    while not states[-1].is_over:
        states.append(states[-1].copy())
        states[-1].apply(random.choice(states[-1].legal()))
    return states[int(len(states) * share)]
