"""The grid, the tiles, and how water is told apart (R2, S1, S2, S4)."""

from collections import Counter

import pytest

from aevum.games.common.hexes import DIRECTIONS
from aevum.games.tempus.ids import TERRAINS
from aevum.games.tempus.island import AROUND, Island, axial, cell_at, is_on_grid
from aevum.games.tempus.names import cell_name
from aevum.games.tempus.notation import read_cell
from aevum.games.tempus.tables import TILES, tiles_of
from tests.kit import clause
from tests.tempus.atlas import (
    OFFSETS,
    Spot,
    beside,
    is_printed,
    land_of,
    shore_of,
    spot_of,
    terrain_at,
    waters_of,
)
from tests.tempus.board import Board, island_of

SPREAD = [f"{letter}{row}" for row in range(1, 13) for letter in "abcdefghijklm"]


def layout(seats: int, name: str) -> Island:
    """Lay one of the ready islands."""
    return Board(seats, layout=name).g.island


def neighbours(name: str) -> list[str]:
    """Name the neighbours of a hex as the engine knows them."""
    return [cell_name(cell) for cell in AROUND[read_cell(name)]]


def names_of(island: Island, places: list[int]) -> list[str]:
    """Name land hexes of an island."""
    return [cell_name(island.cells[place]) for place in places]


def ring(island: Island, centre: Spot) -> list[str]:
    """Read the terrains around a centre, from the east counter-clockwise."""
    return [terrain_at(island, *spot) for spot in beside(centre)]


# The grid


@clause("S1.1", "S1.4")
def test_the_grid_has_thirteen_columns_and_twelve_rows() -> None:
    near_grid = [(q, r) for r in range(-6, 18) for q in range(-15, 22) if -6 <= q + r // 2 <= 18]

    on_grid = {spot for spot in near_grid if is_on_grid(cell_at(*spot))}

    assert on_grid == {spot for spot in near_grid if is_printed(spot)}
    assert len(on_grid) == 156
    assert on_grid == {spot_of(name) for name in SPREAD}


@clause("S1.1", "R1.6")
@pytest.mark.parametrize(
    ("name", "northern", "southern"),
    [("e5", ["e4", "d4"], ["d6", "e6"]), ("e6", ["f5", "e5"], ["e7", "f7"])],
)
def test_every_odd_row_counted_from_zero_is_shifted_to_the_right(
    name: str, northern: list[str], southern: list[str]
) -> None:
    found = neighbours(name)

    assert found[1:3] == northern
    assert found[4:6] == southern


@clause("S1.2", "T10")
@pytest.mark.parametrize(
    ("name", "spot"), [("a1", (0, 0)), ("m1", (12, 0)), ("a12", (-5, 11)), ("m12", (7, 11))]
)
def test_the_corners_of_the_grid_have_these_coordinates(name: str, spot: Spot) -> None:
    assert axial(read_cell(name)) == spot
    assert cell_name(cell_at(*spot)) == name


@clause("S1.2", "T10")
def test_a_hex_is_named_by_its_column_from_the_west_and_its_row_from_the_north() -> None:
    rows_of_thirteen = [(i % 13, i // 13) for i in range(156)]

    by_formula = [(col - (row - row % 2) // 2, row) for col, row in rows_of_thirteen]

    assert [spot_of(name) for name in SPREAD] == by_formula


@clause("S1.3")
@pytest.mark.parametrize("name", ["e5", "e6", "a1", "m12"])
def test_the_neighbours_of_a_hex_lie_at_the_six_offsets(name: str) -> None:
    q, r = spot_of(name)

    offsets = [(axial(cell)[0] - q, axial(cell)[1] - r) for cell in AROUND[read_cell(name)]]

    assert offsets == list(OFFSETS.values())


# The land tiles


@clause("S2.1")
def test_a_tile_is_one_hex_with_its_six_neighbours() -> None:
    island = island_of("e5")

    assert set(land_of(island)) == {spot_of("e5"), *beside(spot_of("e5"))}
    assert len(TILES) == 12 * 7


@clause("S2.2")
def test_all_tiles_together_have_84_hexes_of_five_terrains() -> None:
    counts = Counter(TERRAINS[terrain] for terrain in TILES)

    assert counts == {"grassland": 20, "farmland": 17, "forest": 17, "hills": 16, "mountain": 14}


@clause("S2.2")
@pytest.mark.parametrize("tile", tiles_of(1))
def test_each_tile_has_a_grassland_and_a_mountain_hex(tile: int) -> None:
    printed = [TERRAINS[terrain] for terrain in TILES[tile * 7 : tile * 7 + 7]]

    assert "grassland" in printed
    assert "mountain" in printed


@clause("S2.2")
def test_the_table_lists_the_centre_first_and_then_the_neighbours_from_the_east() -> None:
    first_tile = island_of("e5")

    assert terrain_at(first_tile, *spot_of("e5")) == "grassland"
    assert ring(first_tile, spot_of("e5")) == [
        "farmland",
        "grassland",
        "mountain",
        "forest",
        "farmland",
        "hills",
    ]


@clause("S2.3")
@pytest.mark.parametrize("rotation", range(6))
def test_a_rotation_turns_each_offset_counter_clockwise(rotation: int) -> None:
    turned = list(DIRECTIONS)
    for _ in range(rotation):
        turned = [(q + r, -q) for q, r in turned]

    island = Island().with_tile(0, cell_at(4, 5), rotation)

    assert [TERRAINS.index(terrain_at(island, 4 + q, 5 + r)) for q, r in turned] == TILES[1:7]
    assert terrain_at(island, 4, 5) == TERRAINS[TILES[0]]


@clause("S2.3")
def test_the_outline_of_a_tile_is_the_same_in_all_rotations() -> None:
    outlines = [Island().with_tile(3, cell_at(4, 5), rotation).cells for rotation in range(6)]

    assert outlines == [outlines[0]] * 6


@clause("S2.4")
@pytest.mark.parametrize("tile", tiles_of(1))
def test_a_tile_is_never_mirrored(tile: int) -> None:
    printed = [TERRAINS[terrain] for terrain in TILES[tile * 7 + 1 : tile * 7 + 7]]

    rings = [ring(Island().with_tile(tile, cell_at(4, 5), k), (4, 5)) for k in range(6)]

    assert sorted(rings) == sorted(printed[k:] + printed[:k] for k in range(6))


@clause("S2.5")
def test_a_tile_can_be_centred_on_110_hexes_of_the_grid() -> None:
    places = Board(map="players").options_of("place")

    inner = [name for name in SPREAD if all(map(is_printed, beside(spot_of(name))))]
    assert places == [f"place {name}" for name in inner]
    assert len(places) == 110


# Sea and lakes


@clause("R2.1")
def test_water_with_a_way_to_the_outside_of_the_map_is_open_sea() -> None:
    bay = island_of("e5", "h5")
    closed = island_of("e5", "h5", "f8")

    assert bay.lakes == []
    assert [names_of(closed, shore) for shore in closed.lakes] == [
        ["f5", "g5", "e6", "g6", "f7", "g7"]
    ]


@clause("R2.1")
def test_everything_beyond_the_printed_grid_is_open_sea() -> None:
    corner = island_of("b2", "e2")

    assert {"c1", "e1", "c2", "d2"} <= set(names_of(corner, corner.coast))
    assert corner.lakes == []


@clause("R2.2")
def test_a_single_enclosed_water_hex_is_a_lake() -> None:
    island = layout(3, "B")

    assert names_of(island, island.lakes[0]) == ["g3", "h3", "f4", "h4", "g5", "h5"]


@clause("R2.2")
def test_connected_water_closed_in_by_land_is_one_lake_as_large_as_possible() -> None:
    island = layout(4, "B")

    shores = [set(names_of(island, shore)) for shore in island.lakes]

    assert {"h4", "i4", "j4", "h5", "k5", "h6", "i6", "j6"} in shores
    assert len(shores) == 3


@clause("R2.3")
def test_a_land_hex_adjacent_to_the_open_sea_is_coastal_and_an_inland_one_is_not() -> None:
    board = Board()

    assert board.g.island.is_coastal[board.hex("d4")] == 1
    assert board.g.island.is_coastal[board.hex("e5")] == 0


@clause("R2.3")
def test_a_hex_beside_a_lake_alone_is_not_coastal() -> None:
    board = Board(layout="B")

    assert board.g.island.is_coastal[board.hex("g5")] == 0
    assert board.g.island.lakes_at[board.hex("g5")] == [0]


@clause("R2.3")
def test_a_hex_can_be_coastal_and_a_shore_hex_at_once() -> None:
    board = Board(4, layout="B")

    assert board.g.island.is_coastal[board.hex("h4")] == 1
    assert board.g.island.lakes_at[board.hex("h4")] == [0]


@clause("R2.3")
def test_a_hex_can_be_a_shore_hex_of_two_lakes() -> None:
    board = Board(5, layout="B")

    shores = [
        board.names(board.g.island.lakes[i]) for i in board.g.island.lakes_at[board.hex("h6")]
    ]

    assert len(shores) == 2
    assert all("h6" in shore for shore in shores)


@clause("R2.3")
def test_a_land_hex_on_the_rim_is_coastal_though_its_neighbours_on_the_grid_are_land() -> None:
    island = island_of("b5")

    on_grid = [name for name in neighbours("a5") if name in SPREAD]

    assert sorted(on_grid) == ["a4", "a6", "b5"]
    assert set(on_grid) <= set(names_of(island, list(range(7))))
    assert "a5" in names_of(island, island.coast)


@clause("R2.4")
def test_no_piece_ever_stands_on_water() -> None:
    board = Board(layout="B").era("railways").tokens(0, "g5").turn_of(0)
    board.play("move", "from g5")

    assert "to g4" not in board.options()
    reason = board.why("to g4")
    assert reason is not None
    assert reason.clause == "R2.4"


@clause("R2.4")
def test_the_first_tokens_cannot_be_put_on_water() -> None:
    board = Board(layout="B").starts(0)

    settled = {spot_of(text.split()[1]) for text in board.options_of("settle")}

    assert settled <= set(land_of(board.g.island))


@clause("S4", "R2.1", "R2.2", "R2.3")
@pytest.mark.parametrize("seed", range(30))
def test_sea_and_lakes_are_told_apart_as_by_a_flood_from_a_corner(seed: int) -> None:
    island = Board(3 + seed % 3, seed=seed, map="random").g.island

    land = set(land_of(island))
    sea, lakes = waters_of(land)

    by_place = {place: spot for spot, place in land_of(island).items()}
    assert {by_place[place] for place in island.coast} == shore_of(land, sea)
    found = sorted(sorted(by_place[place] for place in shore) for shore in island.lakes)
    assert found == sorted(sorted(shore_of(land, lake)) for lake in lakes)


@clause("S4", "R2.3")
@pytest.mark.parametrize("seed", range(30))
def test_each_hex_knows_whether_it_is_coastal_and_which_lakes_it_borders(seed: int) -> None:
    island = Board(3 + seed % 3, seed=seed, map="random").g.island

    coastal = [place for place, is_coastal in enumerate(island.is_coastal) if is_coastal]
    borders = {(lake, place) for place, lakes in enumerate(island.lakes_at) for lake in lakes}

    assert coastal == island.coast
    assert borders == {(i, place) for i, shore in enumerate(island.lakes) for place in shore}


@clause("S4", "R3.5")
def test_the_sea_flows_around_a_tile_that_reaches_beyond_the_grid() -> None:
    island = island_of("b5", "-b5", "a8")

    land = set(land_of(island))
    sea, lakes = waters_of(land)

    by_place = {place: spot for spot, place in land_of(island).items()}
    assert {by_place[place] for place in island.coast} == shore_of(land, sea)
    assert len(island.lakes) == len(lakes)
