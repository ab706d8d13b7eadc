"""The ready islands (S6)."""

from collections import Counter

import pytest

from aevum.games.tempus.island import Island
from tests.kit import clause
from tests.tempus.atlas import Spot, land_of, shore_of, spot_of, terrain_at
from tests.tempus.board import Board

LAYOUTS = {
    # land, grassland, farmland, forest, hills, mountain, coast, lakes
    (3, "A"): (56, 13, 12, 12, 9, 10, 27, 0),
    (3, "B"): (56, 12, 13, 10, 11, 10, 27, 2),
    (4, "A"): (70, 17, 14, 13, 14, 12, 30, 0),
    (4, "B"): (70, 16, 14, 14, 14, 12, 38, 3),
    (5, "A"): (84, 20, 17, 17, 16, 14, 33, 0),
    (5, "B"): (84, 20, 17, 17, 16, 14, 38, 4),
}
LAKES = {
    # hexes by name, the same by coordinates, number of shore hexes
    3: [("g4", [(5, 3)], 6), ("i6", [(6, 5)], 6)],
    4: [("h8", [(4, 7)], 6), ("i5 j5", [(6, 4), (7, 4)], 8), ("k9", [(6, 8)], 6)],
    5: [
        ("g8 h7", [(3, 7), (4, 6)], 8),
        ("h5 h4", [(5, 4), (6, 3)], 8),
        ("j8", [(6, 7)], 6),
        ("k5", [(8, 4)], 6),
    ],
}


def layout(seats: int, name: str) -> Island:
    """Lay one of the ready islands."""
    return Board(seats, layout=name).g.island


@clause("S6")
@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_a_ready_island_comes_to_the_numbers_of_the_table(seats: int, name: str) -> None:
    island = layout(seats, name)

    counts = Counter(island.terrain)

    by_terrain = [counts[terrain] for terrain in range(5)]
    found = (len(island.cells), *by_terrain, len(island.coast), len(island.lakes))
    assert found == LAYOUTS[seats, name]


@clause("S6")
@pytest.mark.parametrize("seats", LAKES)
def test_layout_b_has_these_lakes_with_their_shores(seats: int) -> None:
    island = layout(seats, "B")

    land = land_of(island)
    shores = {
        tuple(sorted(land[spot] for spot in shore_of(set(land), set(lake)))): size
        for _, lake, size in LAKES[seats]
    }

    assert sorted(shores) == sorted(tuple(shore) for shore in island.lakes)
    assert all(len(shore) == size for shore, size in shores.items())


@clause("S6", "T10")
@pytest.mark.parametrize("seats", LAKES)
def test_the_lakes_of_layout_b_have_these_names(seats: int) -> None:
    for names, spots, _ in LAKES[seats]:
        assert [spot_of(name) for name in names.split()] == spots


@clause("S6")
@pytest.mark.parametrize(
    ("seats", "name", "spot", "terrain"),
    [
        (3, "A", (4, 5), "forest"),
        (3, "A", (5, 5), "grassland"),
        (3, "A", (3, 8), "grassland"),
        (3, "A", (4, 7), "farmland"),
        (3, "A", (1, 7), "farmland"),
        (4, "B", (4, 5), "hills"),
        (4, "B", (5, 5), "grassland"),
        (4, "B", (6, 6), "grassland"),
        (4, "B", (7, 6), "mountain"),
    ],
)
def test_a_ready_island_has_this_terrain_at_this_place(
    seats: int, name: str, spot: Spot, terrain: str
) -> None:
    assert terrain_at(layout(seats, name), *spot) == terrain


@clause("S6")
@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_each_tile_of_a_ready_island_lies_legally_in_the_order_of_the_table(
    seats: int, name: str
) -> None:
    ready = layout(seats, name)
    laid = zip(ready.tiles, ready.centres, ready.rotations, strict=True)

    island = Island()
    for tile, centre, rotation in laid:
        assert centre in island.centres_allowed()
        island = island.with_tile(tile, centre, rotation)

    assert len(set(ready.tiles)) == len(ready.tiles)
    assert island.cells == ready.cells
