"""The island: where tiles may lie, and what becomes of them: land, coast and lakes (R2, S1-S4).

A *cell* is a place of the grid or near it, numbered row by row; a *hex* is a land hex of the
finished island, numbered from north to south and west to east. The grid has a margin, because
a tile without a legal place may extend beyond it (R3.5). Connected tiles leave no place on the grid
after nine tiles at the earliest, so that at most three lie outside, each three cells further than
the last: the margin of thirteen is more than enough.
"""

from bisect import bisect
from dataclasses import dataclass
from typing import Final

from aevum.games.common.hexes import DIRECTIONS, column_of, distance, q_of, turned
from aevum.games.tempus.ids import NONE
from aevum.games.tempus.tables import TILE_HEXES, TILES
from aevum.kernel.marks import i64

COLUMNS: Final = 13
ROWS: Final = 12
MARGIN: Final = 13
WIDTH: Final = COLUMNS + 2 * MARGIN
HEIGHT: Final = ROWS + 2 * MARGIN

OVERLAP: Final = 2
"""Tiles whose centres are this near, or nearer, overlap."""
TOUCH: Final = 3
"""Tiles whose centres are this far apart touch along an edge."""


def cell_at(q: int, r: int) -> int:
    """Number the cell at an axial place."""
    return (r + MARGIN) * WIDTH + column_of(q, r) + MARGIN


def row_of(cell: int) -> int:
    """Find the row of a cell; the grid's rows are 0 to 11."""
    return cell // WIDTH - MARGIN


def column(cell: int) -> int:
    """Find the column of a cell; the grid's columns are 0 to 12."""
    return cell % WIDTH - MARGIN


def axial(cell: int) -> tuple[int, int]:
    """Find the axial place of a cell (S1.2)."""
    row = row_of(cell)
    return q_of(column(cell), row), row


def is_on_grid(cell: int) -> bool:
    """Say whether a cell is one of the printed 156 (S1.4)."""
    return 0 <= row_of(cell) < ROWS and 0 <= column(cell) < COLUMNS


def steps_to(least: int, most: int, row: int) -> list[int]:
    """List what to add to a cell of a row to reach the cells at a distance within bounds."""
    origin = cell_at(0, row)
    return [
        cell_at(dq, row + dr) - origin
        for dr in range(-most, most + 1)
        for dq in range(-most, most + 1)
        if least <= distance(dq, dr) <= most
    ]


STEPS_AROUND: Final = [
    [cell_at(dq, row + dr) - cell_at(0, row) for dq, dr in DIRECTIONS] for row in range(2)
]
STEPS_TO_OVERLAP: Final = [steps_to(0, OVERLAP, row) for row in range(2)]
STEPS_TO_TOUCH: Final = [steps_to(TOUCH, TOUCH, row) for row in range(2)]


AROUND: Final = [
    [cell + step for step in STEPS_AROUND[row_of(cell) % 2]] for cell in range(WIDTH * HEIGHT)
]
"""The neighbours of each cell, from the east counter-clockwise (S1.3)."""

CENTRES: Final = [
    cell
    for cell in range(WIDTH * HEIGHT)
    if is_on_grid(cell) and all(is_on_grid(near) for near in AROUND[cell])
]
"""S2.5: the 110 cells a tile may be centred on."""


def turned_places() -> list[int]:
    """For each rotation, list which printed hex of a tile comes to lie at each place of it."""
    places: list[int] = []
    for rotation in range(6):
        printed = [0] * TILE_HEXES
        for i, (q, r) in enumerate(DIRECTIONS):
            printed[1 + DIRECTIONS.index(turned(q, r, rotation))] = 1 + i
        places.extend(printed)
    return places


PRINTED_AT: Final = turned_places()


@dataclass(init=False, slots=True)
class Island:
    """The tiles that lie and the land they make. Never changed once made, so copies share it."""

    tiles: list[int]
    centres: list[int]
    rotations: list[int]
    cells: list[int]
    terrain: list[int]
    near: list[list[int]]
    coast: list[int]
    is_coastal: list[int]
    lakes: list[list[int]]
    lakes_at: list[list[int]]

    def __init__(self) -> None:
        self.tiles = []
        self.centres = []
        self.rotations = []
        self.cells = []
        self.terrain = []
        self.near = []
        self.coast = []
        self.is_coastal = []
        self.lakes = []
        self.lakes_at = []

    def with_tile(self, tile: int, centre: int, rotation: int) -> "Island":
        """Lay one more tile; its outline is the same for all rotations (S2.3)."""
        new = Island()
        new.tiles = [*self.tiles, tile]
        new.centres = [*self.centres, centre]
        new.rotations = [*self.rotations, rotation]
        new.cells = self.cells[:]
        new.terrain = self.terrain[:]
        new.add_hex(centre, TILES[tile * TILE_HEXES])
        for i, cell in enumerate(AROUND[centre]):
            printed = PRINTED_AT[rotation * TILE_HEXES + 1 + i]
            new.add_hex(cell, TILES[tile * TILE_HEXES + printed])
        return new

    def add_hex(self, cell: int, terrain: int) -> None:
        """Put a land hex where it belongs in the order of the cells."""
        i = bisect(self.cells, cell)
        self.cells.insert(i, cell)
        self.terrain.insert(i, terrain)

    def centres_allowed(self) -> list[int]:
        """List where the next tile may be centred (R3.4), off the grid only if need be (R3.5)."""
        if not self.centres:
            return CENTRES[:]
        is_open = [False] * (WIDTH * HEIGHT)
        centre: i64
        step: i64
        for centre in self.centres:
            for step in STEPS_TO_TOUCH[row_of(centre) % 2]:
                is_open[centre + step] = True
        for centre in self.centres:
            for step in STEPS_TO_OVERLAP[row_of(centre) % 2]:
                is_open[centre + step] = False
        allowed = [cell for cell in CENTRES if is_open[cell]]
        if allowed:
            return allowed
        return [cell for cell in range(WIDTH * HEIGHT) if is_open[cell]]

    def classify(self) -> None:
        """Find the neighbours of every hex, the coast and the lakes of the finished island (S4)."""
        hex_at = [NONE] * (WIDTH * HEIGHT)
        for place, cell_of_place in enumerate(self.cells):
            hex_at[cell_of_place] = place
        self.near = [lands_around(hex_at, cell_of_place) for cell_of_place in self.cells]
        box = self.cells_around()
        water = [NONE] * (WIDTH * HEIGHT)
        cell: i64
        for cell in box:
            if hex_at[cell] == NONE:
                water[cell] = 0
        self.coast = fill(water, hex_at, box[0])
        self.is_coastal = [0] * len(self.cells)
        for land in self.coast:
            self.is_coastal[land] = 1
        self.lakes = [fill(water, hex_at, cell) for cell in box if water[cell] == 0]
        self.lakes_at = [[] for _ in self.cells]
        for lake, shore in enumerate(self.lakes):
            for land in shore:
                self.lakes_at[land].append(lake)

    def cells_around(self) -> list[int]:
        """List the cells of a box with a rim of open sea around all land, row by row."""
        columns = [cell % WIDTH for cell in self.cells]
        top = self.cells[0] // WIDTH - 1
        bottom = self.cells[-1] // WIDTH + 1
        left = min(columns) - 1
        right = max(columns) + 1
        return [
            row * WIDTH + column
            for row in range(top, bottom + 1)
            for column in range(left, right + 1)
        ]


def lands_around(hex_at: list[int], cell: int) -> list[int]:
    """List the land hexes beside a cell in ascending order."""
    found: list[int] = []
    near: i64
    for near in AROUND[cell]:
        if hex_at[near] != NONE:
            found.append(hex_at[near])
    found.sort()
    return found


def fill(water: list[int], hex_at: list[int], first: int) -> list[int]:
    """Dry up one body of water and return the land around it in ascending order (R2.1, R2.2)."""
    touched: dict[int, int] = {}
    waiting = [first]
    water[first] = NONE
    cell: i64
    while waiting:
        for cell in AROUND[waiting.pop()]:
            land: i64 = hex_at[cell]
            if land != NONE:
                touched[land] = 1
            elif water[cell] == 0:
                water[cell] = NONE
                waiting.append(cell)
    return sorted(touched)
