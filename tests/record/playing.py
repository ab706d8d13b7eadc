"""Games under way that people play."""

from aevum.record import Record
from aevum.record.underway import Underway


def begun(game: str = "tempus", seed: int = 7, seats: int = 3) -> Underway:
    """Begin a game."""
    return Underway(Record.begin(game, seats, seed))


def answer(underway: Underway, action: int) -> None:
    """Let the asked person give an answer, and then give every one that is forced."""
    underway.play(action, "person")
    underway.play_forced()
