"""How a game stood on its way, and copies of some earlier positions, so that all are near."""

from typing import Final, NamedTuple

from aevum.kernel.state import State

EVERY: Final = 100
"""So many actions lie between two snapshots: playing them again takes some milliseconds."""


class Step(NamedTuple):
    """How things stood after an action: who was asked, what was sealed, the round, the notes."""

    asked: int
    sealed: int
    round: int
    notes: int


class Snapshots:
    """Positions by how many actions lay before them; these are kept as copies in memory."""

    def __init__(self) -> None:
        self.copies: dict[int, State] = {}

    def take(self, state: State, trail: list[Step]) -> None:
        """Take a snapshot of a position at the end of its trail."""
        self.copies[len(trail) - 1] = state.copy()

    def nearest(self, at: int) -> tuple[int, State] | None:
        """Find the last snapshot up to a position, as one that may be changed."""
        length = max((length for length in self.copies if length <= at), default=None)
        return None if length is None else (length, self.copies[length].copy())

    def last(self) -> tuple[State, list[Step]] | None:
        """Find where a game that was kept can go on; memory keeps none."""
        return None

    def cut(self, length: int) -> None:
        """Throw away what was taken after so many actions."""
        self.copies = {at: state for at, state in self.copies.items() if at <= length}
