"""The map as far as it is in play: areas outside it do not exist for any rule (S1.1)."""

from typing import Final

from aevum.games.inner_sea.ids import DEEP, EAST, LAND, SHALLOW, WEST
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    AREAS,
    BORDERS,
    EAST_X,
    EDGE,
    KIND,
    MAP_TABLE,
    SCENARIOS,
)
from aevum.kernel.errors import BadTable
from aevum.kernel.marks import i64

FAR: Final = 99


class Chart:
    """One extent of the map: the areas in play and their neighbours in play, in ascending order.

    `edge` has the edges of the map on which an area in play lies, as bits; `steps` is filled
    when it is asked for.
    """

    __slots__ = (
        "areas",
        "edge",
        "is_in_play",
        "land_near",
        "lands",
        "near",
        "shallow_near",
        "shallows",
        "steps",
    )

    def __init__(self, areas: list[int]) -> None:
        self.areas = areas
        self.is_in_play = [area in areas for area in range(AREAS)]
        self.near: list[list[i64]] = []
        self.land_near: list[list[i64]] = []
        self.shallow_near: list[list[i64]] = []
        for area in range(AREAS):
            near: list[i64] = [
                other for other in BORDERS[area] if self.is_in_play[area] and self.is_in_play[other]
            ]
            self.near.append(near)
            self.land_near.append([other for other in near if KIND[other] == LAND])
            self.shallow_near.append([other for other in near if KIND[other] == SHALLOW])
        self.lands = [area for area in areas if KIND[area] == LAND]
        self.shallows = [area for area in areas if KIND[area] == SHALLOW]
        self.edge = self.read_edges()
        self.steps: list[list[int]] = [[] for _ in range(AREAS)]

    def read_edges(self) -> list[int]:
        """List the edges of every area: those of the whole map, and the cut line (S1.1).

        A neighbour out of play puts a land area on the edge of that half in which it lies.
        """
        edges = EDGE[:]
        east = [EAST_X[area] for area in self.areas]
        middle = min(east) + max(east)
        for area in self.lands:
            for other in BORDERS[area]:
                if not self.is_in_play[other]:
                    edges[area] |= WEST if 2 * EAST_X[other] < middle else EAST
        return edges

    def is_coastal(self, area: int) -> bool:
        """Say whether a land area is adjacent to a sea area (R15.6)."""
        return len(self.near[area]) > len(self.land_near[area])

    def steps_from(self, start: int) -> list[int]:
        """Count the steps from one area to every other, over areas in play (S6.5)."""
        if not self.steps[start]:
            self.steps[start] = self.count_steps(start)
        return self.steps[start]

    def count_steps(self, start: int) -> list[int]:
        """Go from an area to its neighbours, and on to theirs, until all are reached."""
        steps = [FAR] * AREAS
        steps[start] = 0
        edge = [start]
        while edge:
            beyond: list[int] = []
            for area in edge:
                for other in self.near[area]:
                    if steps[other] == FAR:
                        steps[other] = steps[area] + 1
                        beyond.append(other)
            edge = beyond
        return steps


def read_charts() -> list[Chart]:
    """Read every extent of the map."""
    charts: list[Chart] = []
    for row in MAP_TABLE.rows:
        areas: list[int] = []
        for name in row.text("areas").split(";"):
            if name not in AREA_NAMES:
                raise BadTable(f"{row.where}: there is no area '{name}'")
            areas.append(AREA_NAMES.index(name))
        areas.sort()
        charts.append(Chart(areas))
    return charts


def check_stacks(charts: list[Chart]) -> None:
    """Check that the first disks of every line-up lie in areas of its scenario (S1.1)."""
    for scenario in SCENARIOS:
        for lineup in scenario.lineups:
            for area in [lineup.home, *[area for area, _ in lineup.stacks]]:
                if not charts[scenario.extent].is_in_play[area]:
                    raise BadTable(f"{lineup.where}: {AREA_NAMES[area]} is not in play")


CHARTS: Final = read_charts()
check_stacks(CHARTS)

GROWTH_LIMIT: Final = bytes([4, 2, 1])
RECKONING_LIMIT: Final = bytes([3, 2, 1])


def deep_seas(chart: Chart) -> list[int]:
    """List the deep sea areas in play."""
    return [area for area in chart.areas if KIND[area] == DEEP]
