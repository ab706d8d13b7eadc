"""Good records of the toy game."""

from random import Random

from aevum.kernel.game import Game
from aevum.record import Record
from tests.toy import TOY


def find(_name: str) -> Game:
    """Find the toy game, whatever it is called."""
    return TOY


def finished(seed: int = 5) -> Record:
    """Play a whole random game."""
    record, random = Record.begin(TOY, 3, seed, {"rounds": 2}), Random(seed)
    while not record.state.is_over:
        record.play(random.choice(record.state.legal()))
    return record
