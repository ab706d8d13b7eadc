"""Where civilizations without a player let Barbarians in (S6.14)."""

from aevum.games.inner_sea.ids import FACTIONS, NONE
from aevum.games.inner_sea.npc.rank import leader_of, nearness
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import x_of


def choose_invasion(g: Sea, civ: int, is_first: bool, is_by_sea: bool, options: list[int]) -> int:
    """Where the placements meet the most disks of the leader; the first area has neighbours."""
    leader = leader_of(g, civ)
    best = options[0]
    most = -1
    for action in options:
        count = disks_met(g, leader, x_of(action), is_first, is_by_sea)
        is_nearer = nearness(g, civ, x_of(action)) > nearness(g, civ, x_of(best))
        if count > most or (count == most and is_nearer):
            most = count
            best = action
    return best


def disks_met(g: Sea, leader: int, area: int, is_first: bool, is_by_sea: bool) -> int:
    """Count the disks of the leader where an invasion at an area places Barbarians."""
    if leader == NONE:
        return 0
    count = g.disks[area * FACTIONS + leader]
    if is_first:
        chart = g.chart()
        near = chart.shallow_near if is_by_sea else chart.land_near
        for place in near[area]:
            count += g.disks[place * FACTIONS + leader]
    return count
