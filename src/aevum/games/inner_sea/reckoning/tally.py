"""Limits, dominated seas and the Victory Tally (R8.1 to R8.7)."""

from typing import Final

from aevum.games.inner_sea.chart import RECKONING_LIMIT
from aevum.games.inner_sea.civilization_ids import MINOANS, PHOENICIANS
from aevum.games.inner_sea.ids import FACTIONS, LAND
from aevum.games.inner_sea.scenarios.rules import scores_only_seas
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND, WONDER_POINTS
from aevum.games.inner_sea.wonder_ids import GREAT_PYRAMID
from aevum.kernel.marks import i64

SEAS_FOR_A_POINT: Final = 4


def tally(g: Sea, civ: int) -> int:
    """Points for Cities, Wonders and powers (R8.5 to R8.7)."""
    civilization = g.players[civ].civilization
    at_sea = 0
    if civilization == PHOENICIANS or civilization == MINOANS:
        at_sea = seas(g, civ, civilization == MINOANS) // SEAS_FOR_A_POINT
    if scores_only_seas(g, civ):
        return at_sea
    points = g.cities(civ) + at_sea
    for wonder in range(len(g.wonder_state)):
        if g.stands_for(civ, wonder):
            points += WONDER_POINTS[wonder]
            if wonder == GREAT_PYRAMID and g.has_wonder(civ, GREAT_PYRAMID):
                points += 1
    return points


def seas(g: Sea, civ: int, is_alone: bool) -> int:
    """Count the sea areas with own disks; for the Minoans only those without others."""
    count = 0
    for area in g.players[civ].held:
        if KIND[area] != LAND and (not is_alone or g.controls(civ, area)):
            count += 1
    return count


def dominates(g: Sea, civ: int, area: int) -> bool:
    """An own disk in the sea, and all adjacent land in play controlled, at least one (R8.4)."""
    lands = g.chart().land_near[area]
    for land in lands:
        if not g.controls(civ, land):
            return False
    return len(lands) > 0


def enforce_limits(g: Sea) -> None:
    """Every faction removes its excess disks to stock (R8.1)."""
    disks = g.disks
    area: i64
    faction: i64
    for area in g.chart().areas:
        limit: i64 = RECKONING_LIMIT[KIND[area]]
        start = area * FACTIONS
        for faction in range(FACTIONS):
            if disks[start + faction] > limit:
                g.remove(faction, area, disks[start + faction] - limit)
