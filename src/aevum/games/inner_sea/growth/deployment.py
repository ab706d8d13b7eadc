"""The Deployment Step: where a ready disk may go (R4.12 to R4.18)."""

from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.ids import DEEP, DEPLOY, DEPLOYED, FACTIONS, LAND
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREAS, KIND
from aevum.kernel.action import pack
from aevum.kernel.marks import i64


def deploy(g: Sea, civ: int, area: int) -> None:
    """Place a disk of the Ready Box; at sea the disk that must go there comes first."""
    p = g.players[civ]
    p.ready -= 1
    if KIND[area] != LAND and p.sea_ready > 0:
        p.sea_ready -= 1
    g.put(civ, area, 1)
    g.note(DEPLOYED, civ, area)


def deployments(g: Sea, civ: i64, is_homeless: bool, out: list[int]) -> None:
    """Offer every area in which a disk may be placed now (R4.13 to R4.18)."""
    p = g.players[civ]
    if p.ready == 0:
        return
    is_reached = reach(g, civ, is_homeless)
    may_land = p.ready > p.sea_ready
    may_sail_deep = g.may_sail_deep(civ)
    disks = g.disks
    kinds = KIND
    limits = GROWTH_LIMIT
    area: i64 = -1
    for may_enter in is_reached:
        area += 1
        if may_enter:
            kind: i64 = kinds[area]
            if disks[area * FACTIONS + civ] >= limits[kind]:
                continue
            if (kind == LAND and not may_land) or (kind == DEEP and not may_sail_deep):
                continue
            out.append(pack(DEPLOY, area))


def reach(g: Sea, civ: i64, is_homeless: bool) -> list[bool]:
    """Mark every area that own disks open up, whatever limits say; else home and around it."""
    near = g.chart().near
    is_reached = [False] * AREAS
    held = g.players[civ].held
    if is_homeless:
        home = g.players[civ].home
        is_reached[home] = True
        for beside in near[home]:
            is_reached[beside] = True
    disks = g.disks
    area: i64
    place: i64
    for area in held:
        own = disks[area * FACTIONS + civ]
        strongest = g.strongest_other(area, civ)
        if strongest > 0:
            if KIND[area] == DEEP or (own == 1 and strongest == 1):
                continue
            is_reached[area] = True
            if own <= strongest:
                continue
        else:
            is_reached[area] = True
        for place in near[area]:
            is_reached[place] = True
    return is_reached
