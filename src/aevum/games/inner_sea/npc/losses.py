"""How civilizations without a player take losses (S6.10)."""

from aevum.games.inner_sea.ids import (
    BY_AQUEDUCT,
    BY_GRANARY,
    BY_WALLS,
    FACTIONS,
    LAND,
    SHIELD,
    TALENT,
)
from aevum.games.inner_sea.player import CITY
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND
from aevum.kernel.action import pack


def choose_loss(g: Sea, civ: int, area: int, options: list[int]) -> int:
    """A Talent, or the Granary, for a City or the last disk at home; never a card (S6.10)."""
    for shield in (BY_AQUEDUCT, BY_WALLS):
        if pack(SHIELD, shield) in options:
            return pack(SHIELD, shield)
    count = g.disks[area * FACTIONS + civ]
    is_city = KIND[area] == LAND and count == CITY
    is_last = area == g.players[civ].home and count == 1
    if is_city or is_last:
        for instead in (pack(TALENT), pack(SHIELD, BY_GRANARY)):
            if instead in options:
                return instead
    return options[0]
