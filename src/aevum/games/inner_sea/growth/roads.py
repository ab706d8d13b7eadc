"""Moves along the Paved Roads (card 82)."""

from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.ids import AT, FACTIONS, LAND, MOVE
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND
from aevum.kernel.action import pack


def road_starts(g: Sea, civ: int, out: list[int]) -> None:
    """Offer the controlled land areas from which a disk can move to another one with room."""
    for area in g.players[civ].held:
        if KIND[area] == LAND and g.controls(civ, area):
            goals: list[int] = []
            road_goals(g, civ, area, goals)
            if goals:
                out.append(pack(AT, area))


def road_goals(g: Sea, civ: int, start: int, out: list[int]) -> None:
    """Offer the land areas joined with the start by a chain of controlled ones."""
    for goal in chain_from(g, civ, start):
        if g.disks[goal * FACTIONS + civ] < GROWTH_LIMIT[LAND]:
            out.append(pack(MOVE, start, goal))


def chain_from(g: Sea, civ: int, start: int) -> list[int]:
    """List the controlled land areas joined with one by controlled land areas."""
    land_near = g.chart().land_near
    found = [start]
    i = 0
    while i < len(found):
        for area in land_near[found[i]]:
            if area not in found and g.controls(civ, area):
                found.append(area)
        i += 1
    found.remove(start)
    found.sort()
    return found
