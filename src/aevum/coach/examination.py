"""Going through a game decision by decision: at first sight through all, closely through some."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from aevum.coach.course import course_of
from aevum.coach.slips import Slip, judge

MOST_CLOSELY: Final = 40
"""So many answers that seem to have cost most are looked at closely."""
BATCH: Final = 12
CLOSE_BATCH: Final = 4


class Batch(NamedTuple):
    """Some decisions that are looked at together, by how many actions came before each."""

    decisions: list[int]
    closely: bool


class Found(NamedTuple):
    """What has been found of a game so far; it can be put away and taken up again."""

    decisions: list[int]
    looked: int
    """How many of them were looked at; then those that seem to have cost most, closely."""
    slips: list[Slip]
    close_slips: list[Slip]

    def candidates(self) -> list[int]:
        """List what is looked at closely."""
        worst = sorted(self.slips, key=lambda slip: (-slip.lost, slip.at))
        return [slip.at for slip in worst[:MOST_CLOSELY]]

    def next_batch(self) -> Batch | None:
        """Say what to look at next; None if nothing is left."""
        if self.looked < len(self.decisions):
            return Batch(self.decisions[self.looked : self.looked + BATCH], closely=False)
        done = self.looked - len(self.decisions)
        rest = self.candidates()[done : done + CLOSE_BATCH]
        return Batch(rest, closely=True) if rest else None

    def with_slips(self, batch: Batch, slips: Sequence[Slip]) -> "Found":
        """Take in what a batch has brought."""
        looked = self.looked + len(batch.decisions)
        if batch.closely:
            return self._replace(looked=looked, close_slips=[*self.close_slips, *slips])
        return self._replace(looked=looked, slips=[*self.slips, *slips])

    def length(self) -> int:
        """Count all that there is to look at, as far as it is known."""
        return len(self.decisions) + min(MOST_CLOSELY, max(8, len(self.slips)))

    def is_done(self) -> bool:
        """Say whether nothing is left to look at."""
        return self.next_batch() is None


def begin(text: str) -> Found:
    """Begin to go through a recorded game."""
    return Found(course_of(text).decisions(), 0, [], [])


def look(text: str, batch: Batch) -> list[Slip]:
    """Look at some decisions of a recorded game."""
    course = course_of(text)
    found = [judge(course, at, closely=batch.closely) for at in batch.decisions]
    return [slip for slip in found if slip is not None]
