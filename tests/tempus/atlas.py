"""A second reading of the map, written from the rules alone, to hold the engine against.

It knows hexes only by their axial coordinates (S1.2) and shares no code with the engine but the
list of land hexes.
"""

from typing import TypeAlias

from aevum.games.tempus.ids import TERRAINS
from aevum.games.tempus.island import Island, axial, cell_at
from aevum.games.tempus.notation import read_cell

Spot: TypeAlias = tuple[int, int]

OFFSETS = {
    "east": (1, 0),
    "north-east": (1, -1),
    "north-west": (0, -1),
    "west": (-1, 0),
    "south-west": (-1, 1),
    "south-east": (0, 1),
}


def beside(spot: Spot) -> list[Spot]:
    """List the six neighbours of a hex (S1.3)."""
    q, r = spot
    return [(q + dq, r + dr) for dq, dr in OFFSETS.values()]


def is_printed(spot: Spot) -> bool:
    """Say whether a hex is on the grid (S1.4)."""
    q, r = spot
    return 0 <= r <= 11 and 0 <= q + (r - r % 2) // 2 <= 12


def spot_of(name: str) -> Spot:
    """Find the coordinates of a hex by its name."""
    return axial(read_cell(name))


def land_of(island: Island) -> dict[Spot, int]:
    """List the land hexes with the number the engine gives them."""
    return {axial(cell): place for place, cell in enumerate(island.cells)}


def terrain_at(island: Island, q: int, r: int) -> str:
    """Name the terrain of a land hex."""
    return TERRAINS[island.terrain[island.cells.index(cell_at(q, r))]]


def waters_of(land: set[Spot]) -> tuple[set[Spot], list[set[Spot]]]:
    """Tell the open sea within a box around grid and land from the lakes, as S4 says."""
    qs = [q for q, _ in land] + [-5, 12]
    rs = [r for _, r in land] + [0, 11]
    box = {(q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)}
    dry = box - land
    sea = flood(dry, (min(qs) - 1, min(rs) - 1))
    rest = dry - sea
    lakes: list[set[Spot]] = []
    while rest:
        lakes.append(flood(rest, min(rest)))
        rest -= lakes[-1]
    return sea, lakes


def flood(water: set[Spot], first: Spot) -> set[Spot]:
    """Follow the water from one hex as far as it goes."""
    found = {first}
    edge = [first]
    while edge:
        for spot in beside(edge.pop()):
            if spot in water and spot not in found:
                found.add(spot)
                edge.append(spot)
    return found


def shore_of(land: set[Spot], water: set[Spot]) -> set[Spot]:
    """List the land hexes adjacent to some water (R2.3)."""
    return {spot for spot in land if any(near in water for near in beside(spot))}
