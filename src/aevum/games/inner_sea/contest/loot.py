"""The loot of a City that fell (R7.20, R7.23)."""

from aevum.games.inner_sea.civilization_ids import MYCENAEANS
from aevum.games.inner_sea.ids import LOOT
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.wonder_ids import MAUSOLEUM


def take_loot(g: Sea, civ: int, area: int) -> None:
    """Loot goes to the Loot Box; Mycenaeans and the Mausoleum get more (R7.20, R7.23)."""
    p = g.players[civ]
    talents = 1
    points = 1
    if p.civilization == MYCENAEANS and not p.has_looted:
        talents += 1
    if g.has_wonder(civ, MAUSOLEUM) and not p.has_looted:
        points += 1
    p.has_looted = True
    if g.switches.talents_as_disks:
        talents = min(talents, p.stock)
        p.stock -= talents
    p.loot += talents
    g.note(LOOT, civ, area, talents)
    g.score(civ, points)
