"""Positions that several tests begin with."""

from tests.tempus.board import Board


def border(attackers: int = 2, defenders: int = 2, era: str = "start") -> Board:
    """Seat 0 on h6 may attack seat 1 on i7, farmland; seat 1 controls four hexes."""
    board = Board().era(era).tokens(0, "h6", attackers).tokens(1, "i7", defenders)
    return board.spread(1, "j7", "i8", "j9")


def city_border(attackers: int, value: int) -> Board:
    """Seat 0 on h6 may attack a city of seat 1 on i7; seat 1 controls four hexes."""
    board = Board().era("seafaring").tokens(0, "h6", attackers).city(1, "i7", value)
    return board.spread(1, "j7", "i8", "j9")
