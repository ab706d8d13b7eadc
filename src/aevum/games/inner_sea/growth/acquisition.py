"""What the Acquisition Step grants: neighbours, powers, Wonders and cards (R4.3 to R4.8)."""

from typing import Final

from aevum.games.inner_sea.card_ids import COINAGE, GREAT_HARBOR
from aevum.games.inner_sea.civilization_ids import (
    CELT_IBERIANS,
    EGYPTIANS,
    MAURETANIANS,
    PHOENICIANS,
    ROMANS,
)
from aevum.games.inner_sea.ids import FACTIONS, LAND, SHALLOW, SOUTH
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.scenarios.rules import scenario_growth
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import IS_IBERIA, IS_NILE, KIND, ROME
from aevum.games.inner_sea.wonder_ids import GRAND_GARDENS, GREAT_LIGHTHOUSE, GREAT_THEATRE
from aevum.kernel.marks import i64

NILE_AREAS: Final = 3
MOST_NILE_DISKS: Final = 2


def acquisition(g: Sea, civ: int) -> int:
    """Sum up Settlements, pairs of shallow seas, neighbours, powers, Wonders and cards."""
    settlements = 0
    seas = 0
    deeps = 0
    kinds = KIND
    disks = g.disks
    area: i64
    for area in g.players[civ].held:
        if kinds[area] == LAND:
            if disks[area * FACTIONS + civ] == SETTLEMENT:
                settlements += 1
        elif kinds[area] == SHALLOW:
            seas += 1
        else:
            deeps += 1
    total = settlements + seas // 2 + neighbours(g, civ) + power_growth(g, civ)
    if g.has_wonder(civ, GRAND_GARDENS):
        total += 2
    if g.has_wonder(civ, GREAT_LIGHTHOUSE) and seas + deeps > 0:
        total += 1
    if seas >= 2 and GREAT_HARBOR in g.players[civ].investments:
        total += 1
    return total + scenario_growth(g, civ)


def neighbours(g: Sea, civ: int) -> int:
    """Count the rivals with disks in or next to an area with own disks (R4.6, R4.8)."""
    count = 0
    for other in range(len(g.players)):
        if other != civ and are_neighbours(g, civ, other):
            count += 1
    return count


def are_neighbours(g: Sea, civ: i64, other: i64) -> bool:
    """Say whether disks of two civilizations stand in the same area or in adjacent ones."""
    near = g.chart().near
    disks = g.disks
    area: i64
    place: i64
    for area in g.players[other].held:
        if disks[area * FACTIONS + civ] > 0:
            return True
        for place in near[area]:
            if disks[place * FACTIONS + civ] > 0:
                return True
    return False


def power_growth(g: Sea, civ: int) -> int:
    """Count the extra disks of a civilization's power."""
    civilization = g.players[civ].civilization
    if civilization == EGYPTIANS:
        if scenario_growth(g, civ) > 0:
            return 0
        return nile_growth(g, civ)
    if civilization == ROMANS:
        return 0 if has_city_near_rome(g, civ) else 1
    is_growing = civilization == CELT_IBERIANS or civilization == MAURETANIANS
    return 1 if is_growing or civilization == PHOENICIANS else 0


def nile_cities(g: Sea, civ: int) -> int:
    """Count the Cities in areas of the Nile."""
    count = 0
    for area in g.players[civ].held:
        if IS_NILE[area] and g.is_city(civ, area):
            count += 1
    return count


def nile_growth(g: Sea, civ: int) -> int:
    """One disk for control of all three Nile areas, two if a City stands in each.

    If so agreed, one for every City on the Nile, two at most (R13.10).
    """
    if g.switches.has_nile_cities:
        return min(nile_cities(g, civ), MOST_NILE_DISKS)
    controlled = 0
    cities = 0
    for area in g.players[civ].held:
        if IS_NILE[area] and g.controls(civ, area):
            controlled += 1
            cities += 1 if g.is_city(civ, area) else 0
    if controlled < NILE_AREAS:
        return 0
    return 2 if cities == NILE_AREAS else 1


def has_city_near_rome(g: Sea, civ: int) -> bool:
    """Say whether a civilization has a City in Rome or in a land area adjacent to it."""
    if g.is_city(civ, ROME):
        return True
    for area in g.chart().land_near[ROME]:
        if g.is_city(civ, area):
            return True
    return False


def gain_growth_talents(g: Sea, civ: int) -> None:
    """Take the Talents granted in the Acquisition Step (R4.7)."""
    p = g.players[civ]
    talents = power_talents(g, civ)
    if COINAGE in p.investments and g.cities(civ) > 0:
        talents += 1
    if g.has_wonder(civ, GREAT_THEATRE):
        talents += 1
    g.gain_talents(civ, talents)


def power_talents(g: Sea, civ: int) -> int:
    """Count the Talents of a civilization's power."""
    p = g.players[civ]
    if p.civilization == CELT_IBERIANS and g.is_city(civ, p.home):
        return 2
    if p.civilization == EGYPTIANS:
        cities = nile_cities(g, civ) if scenario_growth(g, civ) == 0 else 0
        return cities if g.switches.has_nile_cities else min(cities, 1)
    edge = g.chart().edge
    for area in p.held:
        if p.civilization == CELT_IBERIANS:
            if IS_IBERIA[area] and g.controls(civ, area):
                return 1
        elif p.civilization == MAURETANIANS and (edge[area] & SOUTH) and g.controls(civ, area):
            return 1
    return 0
