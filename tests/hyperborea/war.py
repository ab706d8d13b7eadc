"""Players with faction tiles, for tests of R15."""

from aevum.kernel.game import Value
from tests.hyperborea.board import Board
from tests.kit import Table


def war(tile: str, seats: int = 2, **options: Value) -> Board:
    """Let seat 0 have a faction tile, the others none, three figures each."""
    board = Board(seats, 1, mode="faction_war", **options).all_desert()
    for seat in range(seats):
        board.without_tile(seat).figures(seat, board.capital(seat), 3)
    return board.faction(0, tile)


def chosen(tile: str) -> tuple[Table, int]:
    """Let the start player choose a faction and its tile at the set-up."""
    table = Table("hyperborea", 2, {"mode": "faction_war"})
    first = table.asked
    table.play(f"faction {tile[:-2]}")
    table.play(table.options()[0])
    table.play(f"tile {tile}")
    return table, first
