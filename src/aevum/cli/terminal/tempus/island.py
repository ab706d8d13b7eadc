"""The island as its view shows it: hexes by column and row, their neighbours, the lakes."""

import re
from typing import Final, NamedTuple, TypeAlias

from aevum.games.tempus.ids import TERRAINS
from aevum.games.tempus.island import PRINTED_AT
from aevum.games.tempus.shown import Doing, TempusView
from aevum.games.tempus.tables import TILE_HEXES, TILES, tile_name

Spot: TypeAlias = tuple[int, int]
"""A row and a column, both counted from zero."""

NAME: Final = re.compile(r"(-?)([a-z])(-?\d{1,2})")

# Odd rows are shifted half a hex to the right.
STEPS_AROUND: Final = (
    ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0)),
    ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1)),
)


class Hex(NamedTuple):
    """One land hex and what stands on it."""

    name: str
    spot: Spot
    terrain: str
    is_coastal: bool
    owner: int
    tokens: int
    city: int


def spot_of(name: str) -> Spot | None:
    """Find the place that a name such as e5 means; None if it names none."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    west, letter, number = found.groups()
    column = ord(letter) - ord("a")
    return int(number) - 1, -column - 1 if west else column


def column_name(column: int) -> str:
    """Name a column by its letter; west of the grid the letters count away with a minus."""
    return chr(ord("a") + column) if column >= 0 else "-" + chr(ord("a") - column - 1)


def hexes_of(view: TempusView) -> dict[Spot, Hex]:
    """Find every land hex by its place."""
    hexes: dict[Spot, Hex] = {}
    for shown in view["hexes"]:
        spot = spot_of(shown["name"])
        assert spot is not None, f"{shown['name']} is no name of a hex"
        hexes[spot] = Hex(
            shown["name"],
            spot,
            shown["terrain"],
            shown["coastal"],
            shown["owner"],
            shown["tokens"],
            shown["city"],
        )
    return hexes


def laying_in(view: TempusView) -> Doing | None:
    """Find the tile that is being laid, if one is."""
    return next((doing for doing in view["doing"] if doing["kind"] == "lay-tile"), None)


def around(spot: Spot) -> list[Spot]:
    """List the six neighbours of a place."""
    row, column = spot
    return [(row + down, column + right) for down, right in STEPS_AROUND[row % 2]]


def lakes_in(hexes: dict[Spot, Hex]) -> set[Spot]:
    """Find the water that is closed in by land (R2.2): what the open sea does not reach."""
    if not hexes:
        return set()
    rows = [row for row, _ in hexes]
    columns = [column for _, column in hexes]
    box = {
        (row, column)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
    }
    water = box - set(hexes)
    waiting = [(min(rows) - 1, min(columns) - 1)]
    water.discard(waiting[0])
    while waiting:
        for near in around(waiting.pop()):
            if near in water:
                water.discard(near)
                waiting.append(near)
    return water


def tile_terrains(name: str, rotation: int) -> list[str]:
    """List the terrains of a turned tile: the middle, then from the east counter-clockwise."""
    names = [tile_name(tile) for tile in range(len(TILES) // TILE_HEXES)]
    first = names.index(name) * TILE_HEXES
    printed = PRINTED_AT[rotation * TILE_HEXES : (rotation + 1) * TILE_HEXES]
    return [TERRAINS[TILES[first + place]] for place in printed]
