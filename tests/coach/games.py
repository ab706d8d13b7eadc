"""Short games for the tests of the coach."""

from random import Random

import aevum
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.record import Record


def finished(name: str, seats: int, seed: int) -> Record:
    """Play a game to its end by chance."""
    record = Record.begin(name, seats, seed)
    chance = Random(seed)
    while not record.state.is_over:
        record.play(chance.choice(record.state.legal()))
    return record


def position(name: str, seats: int, seed: int, after: int) -> tuple[Game, State]:
    """Play a game by chance up to a decision with a choice, after so many actions."""
    game = aevum.game(name)
    chance, g = Random(seed), game.new(seats, seed)
    for _ in range(after):
        g.apply(chance.choice(g.legal()))
    while len(g.legal()) < 3:
        g.apply(chance.choice(g.legal()))
    return game, g
