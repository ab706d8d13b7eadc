"""Questions that are put to one player once, or so many times."""

from dataclasses import dataclass

from aevum.games.through_the_ages.state import Ages
from aevum.kernel.message import Msg, kebab, seat_name
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


@dataclass(init=False, slots=True)
class Toll(Frame):
    """So many things are to be given or moved, each by an answer of its own."""

    seat: int
    left: int

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def step(self, g: Ages) -> None:
        """Ask while something is left to be given."""
        if self.left == 0:
            g.pop()
        else:
            g.ask(self.seat)

    def is_midway(self) -> bool:
        """More is to be given."""
        return True

    def set_asked(self, g: Ages) -> int:
        """What is given may be named in any order."""
        return 1

    def prompt(self, g: Ages) -> Msg:
        """Say how much is left to be given."""
        key = f"prompt-{kebab(type(self).__name__)}"
        return Msg(key, seat=seat_name(self.seat), n=self.left)
