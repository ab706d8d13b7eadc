"""Hexes with a point at the top: axial coordinates, and the offset rows of a printed grid.

`r` is the row from the top; every odd row is shifted half a hex to the right.
"""

from typing import Final

DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""East, north-east, north-west, west, south-west, south-east."""


def column_of(q: int, r: int) -> int:
    """Find the column of an axial place in its row."""
    return q + (r - r % 2) // 2


def q_of(column: int, row: int) -> int:
    """Find the axial q of a column in a row."""
    return column - (row - row % 2) // 2


def distance(q: int, r: int) -> int:
    """Count the steps from the origin to an axial offset."""
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(q: int, r: int, steps: int) -> tuple[int, int]:
    """Turn an axial offset counter-clockwise by so many times sixty degrees."""
    for _ in range(steps):
        q, r = q + r, -q
    return q, r
