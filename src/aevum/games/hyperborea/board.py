"""The places of the board for each number of seats, and which lie side by side (R2.3, R2.4)."""

from typing import Final

from aevum.games.common.hexes import DIRECTIONS, distance
from aevum.games.common.table import Row
from aevum.games.hyperborea.ids import CAPITAL, CENTRAL, HOMELAND, NONE, PARTS, ROLES
from aevum.games.hyperborea.tables import LAYOUT_TABLE
from aevum.kernel.errors import BadTable

FEWEST: Final = 2
MOST: Final = 6
REACH: Final = 3
"""No place is further from the centre than this."""


class Board:
    """The places for one number of seats. It never changes, so every game of the size shares it."""

    __slots__ = ("capital", "home", "home_seat", "near", "part", "provenance", "q", "r", "role")

    def __init__(self) -> None:
        self.q: list[int] = []
        self.r: list[int] = []
        self.role: list[int] = []
        self.home_seat: list[int] = []
        """Whose homeland a place belongs to; NONE for the middle of the board."""
        self.part: list[int] = []
        self.provenance: list[str] = []
        self.near: list[list[int]] = []
        self.home: list[list[int]] = []
        """The three places of each seat's homeland: capital, left, right."""
        self.capital: list[int] = []

    def place_at(self, q: int, r: int) -> int:
        """Find the place at an axial spot; NONE if there is none."""
        for place in range(len(self.q)):
            if self.q[place] == q and self.r[place] == r:
                return place
        return NONE

    def link(self) -> None:
        """Find out which places lie side by side."""
        for place in range(len(self.q)):
            near: list[int] = []
            for dq, dr in DIRECTIONS:
                other = self.place_at(self.q[place] + dq, self.r[place] + dr)
                if other != NONE:
                    near.append(other)
            near.sort()
            self.near.append(near)


def check_ring(row: Row, q: int, r: int) -> None:
    """Demand that the ring of a place is its distance from the centre (S6.1)."""
    row.number("ring", distance(q, r), distance(q, r))


def read_board(seats: int) -> Board:
    """Read the board for a number of seats: the middle first, then the homelands by seat."""
    board = Board()
    board.home = [[NONE] * len(PARTS) for _ in range(seats)]
    for row in LAYOUT_TABLE.rows:
        if row.number("players", FEWEST, MOST) == seats:
            add_place(board, row, seats)
    check_board(board, seats)
    board.capital = [home[CAPITAL] for home in board.home]
    board.link()
    return board


def add_place(board: Board, row: Row, seats: int) -> None:
    """Read one place of the board."""
    q, r = row.number("q", -REACH, REACH), row.number("r", -REACH, REACH)
    role = row.one_of("role", ROLES)
    seat, part = NONE, NONE
    if role == HOMELAND:
        seat = row.number("seat", 1, seats) - 1
        part = row.one_of("part", PARTS)
        board.home[seat][part] = len(board.q)
    if distance(q, r) > REACH or board.place_at(q, r) != NONE:
        raise BadTable(f"{row.where}: this place is taken or too far from the centre")
    check_ring(row, q, r)
    board.q.append(q)
    board.r.append(r)
    board.role.append(role)
    board.home_seat.append(seat)
    board.part.append(part)
    board.provenance.append(row.text("provenance"))


def check_board(board: Board, seats: int) -> None:
    """Demand one central place and three places of a homeland for each seat."""
    whole = all(NONE not in home for home in board.home)
    if (
        board.role.count(CENTRAL) != 1
        or not whole
        or board.role.count(HOMELAND) != len(PARTS) * seats
    ):
        raise BadTable(f"layouts.csv: the places for {seats} players are not complete")


BOARDS: Final = [Board() if seats < FEWEST else read_board(seats) for seats in range(MOST + 1)]
