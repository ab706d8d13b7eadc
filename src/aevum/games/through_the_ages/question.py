"""A question that is put once to one player."""

from dataclasses import dataclass

from aevum.games.through_the_ages.state import Ages
from aevum.kernel.state import Frame


@dataclass(init=False, slots=True)
class Question(Frame):
    """Ask a player once; the answer ends the question before it is carried out."""

    seat: int

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def step(self, g: Ages) -> None:
        """Ask."""
        g.ask(self.seat)
