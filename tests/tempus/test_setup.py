"""Set-up: the laying of the island (R3.1 to R3.5, S3, T8, T9)."""

from collections import Counter

import pytest

from aevum.games.tempus.names import cell_name
from aevum.games.tempus.notation import read_cell
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import TILES, TILES_FOR_SEATS, tiles_of
from aevum.kernel.message import seat_name
from tests.kit import clause
from tests.tempus.atlas import Spot, beside, is_printed, land_of, spot_of
from tests.tempus.board import Board

FULL_GRID = ["b9", "d7", "e10", "h9", "h6", "c4", "k9", "i3", "k4", "f3"]
"""Ten tiles, found by random trial, after which no further tile has a place on the grid."""


def tile_on(centre: Spot) -> set[Spot]:
    """List the seven hexes a tile covers."""
    return {centre, *beside(centre)}


def is_laid(g: Tempus) -> bool:
    """Say whether all tiles lie."""
    return len(g.owner) > 0


def is_settled(g: Tempus) -> bool:
    """Say whether the first round has begun."""
    return g.round > 0


def places(board: Board) -> set[Spot]:
    """List where the next tile may be centred."""
    return {spot_of(text.split()[1]) for text in board.options_of("place")}


@clause("R3.1", "S3.2")
@pytest.mark.parametrize("how", ["players", "random", "fixed"])
@pytest.mark.parametrize(("seats", "tiles"), [(3, 8), (4, 10), (5, 12)])
def test_the_island_has_so_many_tiles(seats: int, tiles: int, how: str) -> None:
    board = Board(seats, map=how).plays_on(1, is_laid)

    assert len(set(board.g.island.tiles)) == tiles
    assert len(board.g.island.cells) == 7 * tiles


@clause("R3.2", "S3.1", "T8")
@pytest.mark.parametrize("how", ["players", "random", "fixed"])
def test_the_start_player_is_drawn_at_random(how: str) -> None:
    games = [Board(4, seed=seed, map=how) for seed in range(80)]

    drawn = Counter(board.asked for board in games)

    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) >= 8


@clause("R3.3", "S3.3")
@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize(
    ("seats", "shares"), [(3, [3, 3, 2]), (4, [3, 3, 2, 2]), (5, [3, 3, 2, 2, 2])]
)
def test_beginning_with_the_start_player_each_player_lays_a_tile_in_turn(
    seats: int, shares: list[int], start: int
) -> None:
    board = Board(seats, map="players").starts(start)
    asked: list[int] = []
    while not is_laid(board.g):
        asked.append(board.asked)
        board.play(board.options()[0], "turn 0")

    order = [(start + i) % seats for i in range(sum(shares))]
    told = [msg.args["seat"] for msg in board.was_told("note-tile-laid")]
    assert asked == order
    assert told == [seat_name(seat) for seat in order]
    assert [order.count((start + i) % seats) for i in range(seats)] == shares


@clause("R3.3", "S3.2")
def test_the_tiles_are_shuffled() -> None:
    first_tiles = {
        Board(seed=seed, map="players").lays("e5").g.island.tiles[0] for seed in range(100)
    }

    assert first_tiles == set(tiles_of(1))


@clause("S3.2")
def test_the_tiles_that_are_not_needed_stay_unseen() -> None:
    board = Board(3, map="players").plays_on(3, is_laid)

    shown = board.game.view(board.g, 0)

    assert len(shown["tiles"]) == 8
    assert shown["doing"] == [{"kind": "settle", "hexes": []}]


@clause("R3.3", "R12.1")
def test_the_player_sees_the_tile_and_lays_it_in_any_of_its_six_rotations() -> None:
    board = Board(map="players")
    drawn = board.game.view(board.g, board.asked)["doing"][0]["tile"]

    board.play("place e5")

    assert board.options() == [f"turn {rotation}" for rotation in range(6)]
    board.play("turn 4")
    assert board.game.view(board.g, 0)["tiles"] == [{"tile": drawn, "centre": "e5", "rotation": 4}]


@clause("S3.4", "S2.5")
def test_the_first_tile_may_lie_anywhere_on_the_grid() -> None:
    board = Board(map="players")

    on_grid = {
        (q, r) for r in range(12) for q in range(-6, 13) if all(map(is_printed, tile_on((q, r))))
    }
    assert places(board) == on_grid


@clause("R3.4", "S3.4")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("laid", [1, 2, 5, 9])
def test_a_tile_lies_wholly_on_the_grid_overlaps_nothing_and_touches_land(
    laid: int, seed: int
) -> None:
    board = Board(5, map="players")
    board.plays_on(seed, lambda g: len(g.island.tiles) == laid)
    land = set(land_of(board.g.island))

    allowed = {
        (q, r)
        for r in range(-6, 18)
        for q in range(-15, 22)
        if all(map(is_printed, tile_on((q, r))))
        and not tile_on((q, r)) & land
        and any(near in land for spot in tile_on((q, r)) for near in beside(spot))
    }

    assert places(board) == allowed


@clause("R3.4")
def test_two_tiles_may_enclose_water_with_a_third() -> None:
    board = Board(map="players").lays("e5", "h5")

    assert "place f8" in board.options()


@clause("R3.4")
@pytest.mark.parametrize("seed", range(5))
def test_there_are_never_separate_islands(seed: int) -> None:
    board = Board(5, seed=seed, map="players").plays_on(seed, is_laid)
    land = set(land_of(board.g.island))

    reached: set[Spot] = set()
    edge = [min(land)]
    while edge:
        spot = edge.pop()
        reached.add(spot)
        edge.extend(near for near in beside(spot) if near in land and near not in reached)

    assert reached == land


@clause("R3.5", "T9", "S3.5")
def test_a_tile_without_a_place_on_the_grid_may_reach_beyond_it() -> None:
    board = Board(5, map="players").lays(*FULL_GRID)
    land = set(land_of(board.g.island))

    around = {
        (q, r)
        for r in range(-6, 18)
        for q in range(-20, 26)
        if not tile_on((q, r)) & land
        and any(near in land for spot in tile_on((q, r)) for near in beside(spot))
    }

    assert not any(all(map(is_printed, tile_on(spot))) for spot in around)
    assert places(board) == around


@clause("R3.5")
def test_a_tile_beyond_the_grid_makes_land_like_any_other() -> None:
    board = Board(5, map="players").lays(*FULL_GRID)

    board.play(board.options_of("place")[0], "turn 0")
    board.plays_on(1, is_settled)

    shown = board.game.view(board.g, 0)["hexes"]
    beyond = {
        shown_hex["name"] for shown_hex in shown if not is_printed(spot_of(shown_hex["name"]))
    }
    assert len(shown) == len(TILES)
    assert len(beyond) > 2
    assert beyond == {shown_hex["name"] for shown_hex in shown if not shown_hex["on_grid"]}


@clause("R3.5")
def test_while_one_place_is_left_on_the_grid_no_tile_may_reach_beyond_it() -> None:
    board = Board(5, map="players").lays(*FULL_GRID[:-1])

    assert all(all(map(is_printed, tile_on(spot))) for spot in places(board))
    assert spot_of(FULL_GRID[-1]) in places(board)


@clause("T9")
@pytest.mark.parametrize(
    ("name", "spot"),
    [
        ("-a1", (-1, 0)),
        ("-b1", (-2, 0)),
        ("n1", (13, 0)),
        ("o1", (14, 0)),
        ("a0", (1, -1)),
        ("a-1", (1, -2)),
        ("a13", (-6, 12)),
        ("a14", (-6, 13)),
        ("-a0", (0, -1)),
    ],
)
def test_the_names_of_hexes_go_on_beyond_the_grid(name: str, spot: Spot) -> None:
    assert spot_of(name) == spot
    assert cell_name(read_cell(name)) == name


@clause("S3.6")
def test_sea_and_lakes_are_settled_when_the_last_tile_lies_and_never_change() -> None:
    board = Board(map="players").plays_on(4, is_laid)
    coast, lakes = board.g.island.coast[:], [shore[:] for shore in board.g.island.lakes]

    board.plays_on(4, lambda g: g.is_over)

    assert len(coast) > 0
    assert board.g.island.coast == coast
    assert board.g.island.lakes == lakes


@clause("T8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_random_island_is_laid_legally(seats: int) -> None:
    board = Board(seats, seed=7, map="random")
    island = board.g.island
    laid = [cell_name(centre) for centre in island.centres]

    by_hand = Board(seats, map="players").lays(*laid)

    assert len(laid) == TILES_FOR_SEATS[seats]
    assert by_hand.g.island.cells == island.cells


@clause("T8")
def test_a_random_island_takes_each_place_and_each_rotation_alike() -> None:
    islands = [Board(seed=seed, map="random").g.island for seed in range(660)]

    centres = Counter(island.centres[0] for island in islands)
    rotations = Counter(island.rotations[0] for island in islands)

    assert len(centres) > 100
    assert max(centres.values()) <= 18
    assert all(80 <= rotations[k] <= 140 for k in range(6))


@clause("T8")
@pytest.mark.parametrize(("name", "lakes"), [("A", 0), ("B", 2)])
def test_the_option_layout_chooses_the_ready_island(name: str, lakes: int) -> None:
    assert len(Board(map="fixed", layout=name).g.island.lakes) == lakes
