"""Wonders and powers in a competition (R7.6, R12)."""

from typing import Final

from aevum.games.inner_sea.civilization_ids import (
    CARTHAGINIANS,
    GAULS,
    MAURETANIANS,
    MINOANS,
    MYCENAEANS,
    ROMANS,
    TROJANS,
)
from aevum.games.inner_sea.ids import (
    ALLIES,
    FACTIONS,
    LAND,
    NONE,
    POWER_COLOSSUS,
    POWER_FAR,
    POWER_HOME,
    POWER_LAND,
    POWER_NEAR,
    POWER_OWN,
    POWER_SEA,
    POWER_SECOND,
    POWER_TEMPLE,
    POWER_WALLS,
    POWER_WHITE,
    SHALLOW,
    USE,
)
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND, ROME, TROY
from aevum.games.inner_sea.wonder_ids import COLOSSUS, GRAND_TEMPLE, GREAT_WALLS
from aevum.kernel.action import pack

FAR_USES: Final = [POWER_FAR, POWER_FAR + 1]
ROMAN_USES: Final = [POWER_FAR + 2, POWER_FAR + 3, POWER_FAR + 4]
"""Powers that may be used several times take these bits one after the other."""
IMPERIAL_EPOCH: Final = 4
"""The epoch in which two of Rome's white disks may be used anywhere on land (R12.1)."""


def bit_left(used: int, bits: list[int]) -> int:
    """Name the first bit that is not used yet; -1 if all are."""
    for bit in bits:
        if (used >> bit) & 1 == 0:
            return bit
    return -1


def bits_left(used: int, bits: list[int]) -> int:
    """Count the bits that are not used yet."""
    count = 0
    for bit in bits:
        if (used >> bit) & 1 == 0:
            count += 1
    return count


def add_white(g: Sea, civ: int, area: int, count: int) -> None:
    """Add white disks, where the civilization has an own disk (R7.8)."""
    if count > 0 and g.disks[area * FACTIONS + civ] > 0:
        g.put_white(civ, area, count)
        g.note(ALLIES, civ, area, count)


def offer_wonders(g: Sea, civ: int, area: int, used_here: int, out: list[int]) -> None:
    """Offer the Wonders that help here: Temple, Walls, Colossus."""
    used = g.players[civ].used
    if (used >> POWER_TEMPLE) & 1 == 0 and g.has_wonder(civ, GRAND_TEMPLE):
        out.append(pack(USE, POWER_TEMPLE))
    has_walls = g.wonder_area[GREAT_WALLS] == area and g.has_wonder(civ, GREAT_WALLS)
    if has_walls and (used_here >> (POWER_WALLS + 1)) & 1 == 0:
        out.append(pack(USE, POWER_WALLS))
    is_sea = KIND[area] != LAND
    if is_sea and (used >> POWER_COLOSSUS) & 1 == 0 and g.has_wonder(civ, COLOSSUS):
        out.append(pack(USE, POWER_COLOSSUS))


def offer_powers(g: Sea, civ: int, area: int, out: list[int]) -> None:
    """Offer what the civilization's own power can do here, once in a competition (R12.3)."""
    p = g.players[civ]
    used = p.used
    kind = p.civilization
    is_land = KIND[area] == LAND
    if kind == CARTHAGINIANS:
        if area == p.home:
            offer_unused(used, POWER_HOME, out)
        else:
            offer_unused(used, POWER_LAND if is_land else POWER_SEA, out)
    elif kind == GAULS:
        offer_unused(used, POWER_WHITE, out)
        if p.stock > 0:
            offer_unused(used, POWER_OWN, out)
    elif kind == MYCENAEANS and is_land:
        if (used >> POWER_LAND) & 1 == 0:
            out.append(pack(USE, POWER_LAND))
        else:
            offer_unused(used, POWER_SECOND, out)
    elif kind == TROJANS and is_land:
        offer_unused(used, POWER_HOME if area == TROY else POWER_LAND, out)
    elif kind == MAURETANIANS and is_land:
        offer_unused(used, POWER_LAND, out)
    else:
        offer_repeated_powers(g, civ, area, out)


def offer_repeated_powers(g: Sea, civ: int, area: int, out: list[int]) -> None:
    """Offer the powers of Minoans and Romans, which work more than once in a phase."""
    p = g.players[civ]
    if p.civilization == MINOANS and KIND[area] == SHALLOW:
        if area in g.chart().near[p.home]:
            out.append(pack(USE, POWER_NEAR))
        elif bit_left(p.used, FAR_USES) >= 0:
            out.append(pack(USE, POWER_FAR))
    elif p.civilization == ROMANS and bit_left(p.used, ROMAN_USES) >= 0:
        if is_by_rome(g, area):
            out.append(pack(USE, POWER_NEAR))
        elif has_far_legion(g, civ, area):
            out.append(pack(USE, POWER_FAR))


def has_far_legion(g: Sea, civ: int, area: int) -> bool:
    """In Epoch IV two of Rome's three white disks may be used in any land area (R12.1)."""
    used = g.players[civ].used
    is_open = g.epoch == IMPERIAL_EPOCH and KIND[area] == LAND
    return is_open and bit_left(used, FAR_USES) >= 0 and bit_left(used, ROMAN_USES) >= 0


def challenge_power(g: Sea, civ: int, area: int) -> int:
    """Name the power with which a white disk may open a competition in an area; -1 if none does.

    The Minoans open competitions in shallow seas, the Romans of Epoch IV on land (R7.10).
    """
    p = g.players[civ]
    if p.civilization == MINOANS and KIND[area] == SHALLOW:
        if area in g.chart().near[p.home]:
            return POWER_NEAR
        return POWER_FAR if bit_left(p.used, FAR_USES) >= 0 else NONE
    is_roman = p.civilization == ROMANS and has_far_legion(g, civ, area)
    return POWER_FAR if is_roman else NONE


def is_by_rome(g: Sea, area: int) -> bool:
    """Say whether an area is Rome or adjacent to it."""
    return area == ROME or area in g.chart().near[ROME]


def offer_unused(used: int, power: int, out: list[int]) -> None:
    """Offer a power that is used once in a Competition Phase."""
    if (used >> power) & 1 == 0:
        out.append(pack(USE, power))


def use_power(g: Sea, civ: int, area: int, power: int) -> None:
    """Bring white disks, or own ones, into the competition."""
    p = g.players[civ]
    bit = power
    if power == POWER_FAR:
        bit = bit_left(p.used, FAR_USES)
    p.used |= 1 << bit
    if p.civilization == ROMANS and (power == POWER_FAR or power == POWER_NEAR):
        p.used |= 1 << bit_left(p.used, ROMAN_USES)
    if power == POWER_TEMPLE or power == POWER_OWN:
        g.add_freely(civ, area, 1)
    if power == POWER_COLOSSUS:
        add_white(g, civ, area, 2)
    elif power != POWER_OWN:
        add_white(g, civ, area, 1)
