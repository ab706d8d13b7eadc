"""S7: first tokens placed by the program."""

from aevum.games.tempus.ids import FARMLAND, GRASSLAND, TERRAINS
from aevum.games.tempus.quick_start import best_home, best_neighbour, home_worth
from tests.kit import Table, clause
from tests.tempus.board import Board


def start_hexes(table: Table, seat: int) -> list[tuple[str, int]]:
    """List where a seat has its first tokens, by terrain and number."""
    return [
        (hex_["terrain"], hex_["tokens"])
        for hex_ in table.game.view(table.state, seat)["hexes"]
        if hex_["owner"] == seat
    ]


@clause("S7", "T13")
def test_the_program_puts_two_tokens_on_grassland_and_one_beside_them() -> None:
    table = Table("tempus", 4, {"map": "fixed", "settling": "automatic"})

    for seat in range(4):
        assert sorted(count for _, count in start_hexes(table, seat)) == [1, 2]
        assert ("grassland", 2) in start_hexes(table, seat)


@clause("S7", "T13")
def test_after_an_automatic_start_the_first_round_has_begun() -> None:
    table = Table("tempus", 5, {"map": "random", "settling": "automatic"})

    assert table.options_of("ideas") == ["ideas"]
    assert len(table.was_told("note-settled")) == 15
    table.ready()


@clause("S7")
def test_a_home_is_worth_its_own_terrain_and_that_of_its_free_neighbours() -> None:
    board = Board()
    place = board.hex("f5")
    worth = {"grassland": 3, "farmland": 2, "forest": 1, "hills": 1, "mountain": 0}
    around = [place, *board.g.island.near[place]]

    assert home_worth(board.g, place) == sum(
        worth[TERRAINS[board.g.island.terrain[h]]] for h in around
    )


@clause("S7")
def test_each_neighbour_of_another_player_takes_four_and_its_terrain_away() -> None:
    board = Board()
    place = board.hex("f5")
    neighbour = board.name(board.g.island.near[place][0])
    board.terrain(neighbour, "grassland")
    before = home_worth(board.g, place)

    board.tokens(1, neighbour)

    assert home_worth(board.g, place) == before - 3 - 4


@clause("S7", "T13")
def test_the_best_home_is_free_grassland_worth_at_least_as_much_as_any_other() -> None:
    board = Board(seats=4)
    homes = [h for h, terrain in enumerate(board.g.island.terrain) if terrain == GRASSLAND]
    most = max(home_worth(board.g, h) for h in homes)

    assert best_home(board.g) == min(h for h in homes if home_worth(board.g, h) == most)


@clause("S7")
def test_without_free_farmland_the_third_token_goes_to_any_free_neighbour() -> None:
    board = Board()
    place = board.hex("f5")
    near = board.g.island.near[place]
    for h in near:
        if board.g.island.terrain[h] == FARMLAND:
            board.tokens(1, board.name(h))

    chosen = best_neighbour(board.g, place)

    assert chosen == min(h for h in near if board.g.owner[h] < 0)
