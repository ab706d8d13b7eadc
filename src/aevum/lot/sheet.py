"""What learners read, written into packed memory: numpy looks at it without a copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from aevum.games.common.layout import SLOTS, Layout
from aevum.games.common.sections import Tensor
from aevum.kernel.state import State

NO_ACTION: Final = -1


class Sheet:
    """One row of numbers to each game: what the seat that is asked sees, and what it may answer.

    With a layout the answers are marks in the fixed row of all actions; without one they are
    kind, x and y of each, in their order.
    """

    def __init__(self, tensor: Tensor, layout: Layout | None, rows: int) -> None:
        self.tensor = tensor
        self.layout = layout
        self.length: i64 = tensor.LENGTH
        self.size: i64 = SLOTS if layout is None else layout.size
        self.legal: list[list[int]] = [[] for _ in range(rows)]
        self.places: list[list[int]] = [[] for _ in range(rows)]
        self.observations = tensor.blank(rows)
        self.masks = vec[u8]([0] * (rows * self.size))
        self.options = vec[i16]([0] * (rows * SLOTS * 3 if layout is None else 0))

    def memory(self) -> list[object]:
        """Hand out what is written to: observations, masks and options."""
        return [self.observations, self.masks, self.options]

    def show(self, row: int, g: State) -> None:
        """Write the row of a game for the seat that is asked, and what it may answer."""
        self.observe(row, g, g.asked)
        self.offer(row, g.legal())

    def observe(self, row: int, g: State, seat: int) -> None:
        """Write what a seat sees, over what was seen in this row before."""
        observations = self.observations
        first: i64 = row * self.length
        at: i64
        for at in range(first, first + self.length):
            observations[at] = 0
        self.tensor.fill(g, seat, observations, first)

    def offer(self, row: int, legal: list[int]) -> None:
        """Write what may be answered; nothing if nobody is asked here."""
        assert len(legal) <= SLOTS, f"{len(legal)} answers are more than {SLOTS} slots"
        self.legal[row] = legal
        layout = self.layout
        if layout is None:
            self.list_options(row, legal)
        else:
            self.mark(row, layout.flats(legal))

    def mark(self, row: int, places: list[int]) -> None:
        """Mark the places of the legal answers, and unmark those of the question before."""
        masks = self.masks
        first: i64 = row * self.size
        for place in self.places[row]:
            masks[first + i64(place)] = u8(0)
        for place in places:
            masks[first + i64(place)] = u8(1)
        self.places[row] = places

    def list_options(self, row: int, legal: list[int]) -> None:
        """List kind, x and y of the legal answers, and wipe out what was listed beyond them."""
        options = self.options
        masks = self.masks
        first: i64 = row * self.size
        at: i64 = first * 3
        slot: i64 = first
        for action in legal:
            options[at] = i16(action >> 24)
            options[at + 1] = i16(action & 0xFFF)
            options[at + 2] = i16((action >> 12) & 0xFFF)
            masks[slot] = u8(1)
            at += 3
            slot += 1
        end: i64 = first + self.size
        while slot < end and masks[slot] != 0:
            masks[slot] = u8(0)
            options[at] = i16(0)
            options[at + 1] = i16(0)
            options[at + 2] = i16(0)
            at += 3
            slot += 1

    def action(self, row: int, number: int) -> int:
        """Read an answer: the legal action with this number, or NO_ACTION if there is none."""
        return chosen(self.layout, self.legal[row], number)


def chosen(layout: Layout | None, legal: list[int], number: int) -> int:
    """Find the legal action that a number stands for, or NO_ACTION if there is none."""
    if layout is None:
        return legal[number] if 0 <= number < len(legal) else NO_ACTION
    if not 0 <= number < layout.size:
        return NO_ACTION
    action = layout.action(number)
    for option in legal:
        if option == action:
            return action
    return NO_ACTION
