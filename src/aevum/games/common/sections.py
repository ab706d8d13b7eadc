"""What a seat may know as a row of numbers: named sections, one after the other."""

from typing import Any, Final

from aevum.kernel.marks import mypyc_attr

MOST_SEATS: Final = 8
"""More than any game has."""
MOST_NARROW: Final = 255
MOST_WIDE: Final = (1 << 15) - 1

NOTHING: Final[list[list[int]]] = [[0] * n for n in range(513)]
"""So many noughts, to fill up what a position has less of than it could, and to count upon."""


class Section:
    """A named part of a tensor: `rows` times the same columns.

    The numbers of a narrow section lie between 0 and 255, those of a wide one fit into 16 bits.
    """

    __slots__ = ("columns", "is_wide", "length", "name", "offset", "rows")

    def __init__(self, name: str, columns: list[str], rows: int = 1, is_wide: bool = False) -> None:
        self.name = name
        self.columns = columns
        self.rows = rows
        self.is_wide = is_wide
        self.length = rows * len(columns)
        self.offset = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """Writes what a seat may know as numbers, the observer first, then clockwise.

    States are untyped here, so that the tensor of a game can name the state class of that game.
    The first NARROW numbers fit into bytes, which is the fastest way out of a list; the wide
    sections stand at the end.
    """

    def __init__(self, sections: list[Section]) -> None:
        self.SECTIONS = sections
        self.LENGTH = 0
        self.NARROW = 0
        for section in sections:
            section.offset = self.LENGTH
            self.LENGTH += section.length
            if not section.is_wide:
                assert section.offset == self.NARROW, "wide sections stand at the end"
                self.NARROW = self.LENGTH

    def write(self, g: Any, seat: int, out: list[int]) -> None:
        """Append LENGTH numbers: all that the view shows to a seat."""
        raise NotImplementedError


def around(seat: int, seats: int) -> list[int]:
    """Number the seats as an observer does; what is no seat keeps a number of its own."""
    there = [1 + (other - seat) % seats for other in range(seats)]
    return [*there, *range(seats + 1, MOST_SEATS + 1), 0]


AROUND: Final = [[around(seat, seats) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]


def seen_from(seat: int, seats: int) -> list[int]:
    """Number the seats as an observer does: nobody, at index -1, is 0 and the observer 1."""
    return AROUND[seats][seat]


def write_counts(things: list[int], places: list[int], length: int, out: list[int]) -> None:
    """Append how many there are of each of so many things, which have their places."""
    at = len(out)
    out.extend(NOTHING[length])
    for thing in things:
        out[at + places[thing]] += 1
