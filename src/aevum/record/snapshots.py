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

    def lengths(self) -> list[int]:
        """List after how many actions a snapshot was taken."""
        return list(self.copies)

    def take(self, state: State, trail: list[Step]) -> None:
        """Take a snapshot of a position at the end of its trail."""
        self.copies[len(trail) - 1] = state.copy()

    def state_at(self, length: int) -> State:
        """Give back a position of which there is a snapshot, as one that may be changed."""
        return self.copies[length].copy()

    def last(self) -> tuple[State, list[Step]] | None:
        """Find where a game that was kept can go on; memory keeps none."""
        return None

    def cut(self, length: int) -> None:
        """Throw away what was taken after so many actions."""
        self.copies = {at: state for at, state in self.copies.items() if at <= length}
