"""What a seat may know as a row of numbers: named sections, one after the other."""

from typing import Any, Final

from aevum.games.common.marks import i16, vec
from aevum.kernel.marks import i64, mypyc_attr

MOST_SEATS: Final = 8
"""More than any game has."""


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
    The first NARROW numbers fit into bytes; the wide sections stand at the end.
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
        self.noughts = [0] * self.LENGTH

    def begin(self, name: str) -> int:
        """Say where a section begins."""
        for section in self.SECTIONS:
            if section.name == name:
                return section.offset
        raise ValueError(f"the tensor has no section '{name}'")

    def blank(self, rows: int) -> vec[i16]:
        """Make room for so many tensors, one after the other: all noughts."""
        return vec[i16]([0] * (rows * self.LENGTH))

    def fill(self, g: Any, seat: int, out: vec[i16], at: i64) -> None:
        """Write all that the view shows to a seat over LENGTH noughts, which begin at a place."""
        raise NotImplementedError

    def write(self, g: Any, seat: int, out: list[int]) -> None:
        """Append LENGTH numbers: all that the view shows to a seat."""
        row = self.blank(1)
        self.fill(g, seat, row, 0)
        # Noughts are most of a tensor, and a list of them is copied at once.
        at: i64 = len(out)
        out.extend(self.noughts)
        for number in row:
            if number != 0:
                out[at] = number
            at += 1


def around(seat: int, seats: int) -> vec[i16]:
    """Number the seats as an observer does; what is no seat keeps a number of its own."""
    there = [1 + (other - seat) % seats for other in range(seats)]
    return packed([*there, *range(seats + 1, MOST_SEATS + 1), 0])


def packed(numbers: list[int]) -> vec[i16]:
    """Pack numbers, so that looking one up needs no more than a place."""
    return vec[i16](numbers)


AROUND: Final = [[around(seat, seats) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]


def seen_from(seat: int, seats: int) -> vec[i16]:
    """Number the seats as an observer does: nobody, at index -1, is 0 and the observer 1."""
    return AROUND[seats][seat]


def put(numbers: vec[i16], out: vec[i16], at: i64) -> None:
    """Write numbers one after the other."""
    for number in numbers:
        out[at] = number
        at += 1


def put_list(numbers: list[int], out: vec[i16], at: i64) -> None:
    """Write the numbers of a list one after the other."""
    for number in numbers:
        out[at] = i16(number)
        at += 1


def count(things: list[int], places: vec[i16], out: vec[i16], at: i64) -> None:
    """Count how many there are of each of some things, which have their places."""
    for thing in things:
        out[at + i64(places[thing])] += 1
