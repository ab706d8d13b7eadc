"""Where a card adds own disks."""

from aevum.games.inner_sea.ids import (
    CONTROLLED_COAST,
    CONTROLLED_LAND,
    EMPTY_COAST,
    FACTIONS,
    HELD_LAND,
    HELD_SHALLOW,
    LAND,
    NEAR_CITY,
    NEXT_TO_OWN,
    OWN_CITY,
    SEA_BY_CONTROLLED_LAND,
    SEA_OF_OTHERS,
    SHALLOW,
)
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND


def fits(g: Sea, civ: int, where: int, area: int) -> bool:
    """Say whether an area is one in which a card of this kind adds disks."""
    kind = KIND[area]
    if where == NEXT_TO_OWN:
        return g.is_next_to(civ, area)
    if where == SEA_OF_OTHERS:
        return kind == SHALLOW and g.has_rival(civ, area)
    if where == SEA_BY_CONTROLLED_LAND:
        return kind == SHALLOW and is_by_controlled_land(g, civ, area)
    if where == HELD_SHALLOW:
        return kind == SHALLOW and g.holds(civ, area)
    if kind != LAND:
        return False
    if where == EMPTY_COAST:
        return g.others(area, civ) + g.disks[area * FACTIONS + civ] == 0 and has_fleet(g, civ, area)
    if where == NEAR_CITY:
        return g.holds(civ, area) or is_by_city(g, civ, area)
    if where == CONTROLLED_LAND:
        return g.controls(civ, area)
    if where == CONTROLLED_COAST:
        return g.chart().is_coastal(area) and g.controls(civ, area)
    if where == OWN_CITY:
        return g.is_city(civ, area)
    return g.holds(civ, area)


def is_by_controlled_land(g: Sea, civ: int, area: int) -> bool:
    """Say whether an adjacent land area is controlled."""
    for near in g.chart().land_near[area]:
        if g.controls(civ, near):
            return True
    return False


def is_by_city(g: Sea, civ: int, area: int) -> bool:
    """Say whether an own City is adjacent."""
    for near in g.chart().land_near[area]:
        if g.is_city(civ, near):
            return True
    return False


def has_fleet(g: Sea, civ: int, area: int) -> bool:
    """Say whether own disks are in an adjacent sea area."""
    for near in g.chart().near[area]:
        if KIND[near] != LAND and g.holds(civ, near):
            return True
    return False


def sources(g: Sea, civ: int, where: int) -> list[int]:
    """List the areas worth a look: the own ones, if only they can fit."""
    if where == HELD_LAND or where == CONTROLLED_LAND or where >= HELD_SHALLOW:
        return g.players[civ].held
    return g.chart().areas


def is_on_edge(g: Sea, civ: int, edge: int) -> bool:
    """Say whether a civilization has a disk in a land area on an edge of the map."""
    edges = g.chart().edge
    for area in g.players[civ].held:
        if KIND[area] == LAND and edges[area] & edge:
            return True
    return False


def coastal_cities(g: Sea, civ: int) -> int:
    """Count the Cities in land areas adjacent to a sea area."""
    count = 0
    for area in g.players[civ].held:
        if g.is_city(civ, area) and g.chart().is_coastal(area):
            count += 1
    return count
