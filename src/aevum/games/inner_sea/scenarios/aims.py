"""How near a seat is to what decides a scenario that points do not decide (S5, S7)."""

from typing import Final

from aevum.games.inner_sea.ids import FACTIONS
from aevum.games.inner_sea.scenarios.rules import (
    ATTICA,
    CITIES_OF_GREEKS,
    CITIES_OF_ROME,
    MYCENAE,
)
from aevum.games.inner_sea.scenarios.titles import ALEXANDER, FALL_OF_ROME, GREEKS_PERSIANS
from aevum.games.inner_sea.state import Sea

PLACE: Final = 2
"""A place that must be held counts as much as so many Cities."""


def has_aim(g: Sea) -> bool:
    """Say whether something else than points decides."""
    scenario = g.switches.scenario
    return scenario == ALEXANDER or scenario == FALL_OF_ROME or scenario == GREEKS_PERSIANS


def nearness(g: Sea, cities: list[int]) -> int:
    """Count what brings the first civilization nearer to its aim, by the Cities of everybody."""
    scenario = g.switches.scenario
    if scenario == ALEXANDER:
        return cities[0] - cities[1]
    if scenario == FALL_OF_ROME:
        return min(cities[0], CITIES_OF_ROME) + will_hold(g, g.players[0].home)
    return min(cities[0], CITIES_OF_GREEKS) + will_hold(g, ATTICA) + will_hold(g, MYCENAE)


def will_hold(g: Sea, area: int) -> int:
    """Count a place that the first civilization holds, or will when all have fought for it."""
    own = g.disks[area * FACTIONS]
    return PLACE if own > g.strongest_other(area, 0) else 0
