"""Cards that add own disks and give Talents: mostly a row of a table (cards 7 to 91)."""

from typing import Final

from aevum.games.inner_sea.card_ids import (
    AMBER_ROAD,
    BUMPER_CROP,
    CAPTIVE_QUEEN,
    COLONY,
    DESERT_CARAVAN,
    FESTIVAL_OF_THE_GODS,
    FISHING_FLEETS,
    GOLD_MINE,
    GOLDEN_AGE,
    IMPROVED_PLOW,
    IRRIGATION,
    LAND_IMPROVEMENT,
    OIL_AND_WINE,
    SHIPYARD,
    SPICE_ROUTE,
    TYRANT,
)
from aevum.games.inner_sea.cards.deed import Deed
from aevum.games.inner_sea.cards.places import (
    CONTROLLED_COAST,
    CONTROLLED_LAND,
    EMPTY_COAST,
    HELD_LAND,
    HELD_SHALLOW,
    NEAR_CITY,
    NEXT_TO_OWN,
    OWN_CITY,
    SEA_BY_CONTROLLED_LAND,
    SEA_OF_OTHERS,
    fits,
    is_on_edge,
    sources,
)
from aevum.games.inner_sea.cards.steps import ADD, GAIN, SCORE, plan
from aevum.games.inner_sea.ids import AT, EAST, NORTH, SOUTH
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARDS
from aevum.games.inner_sea.wonders.owning import face_up_wonders
from aevum.kernel.action import DONE, pack, x_of

# Card, where, disks in each area, number of areas, whether fewer may be named, Talents.
ROWS: Final = [
    [LAND_IMPROVEMENT, HELD_LAND, 1, 2, 0, 0],
    [BUMPER_CROP, CONTROLLED_LAND, 1, 2, 1, 1],
    [GOLDEN_AGE, NEXT_TO_OWN, 1, 2, 0, 1],
    [GOLD_MINE, CONTROLLED_LAND, 1, 1, 0, 2],
    [IMPROVED_PLOW, HELD_LAND, 1, 3, 0, 1],
    [IRRIGATION, CONTROLLED_LAND, 2, 1, 0, 0],
    [AMBER_ROAD, HELD_LAND, 1, 1, 0, 1],
    [CAPTIVE_QUEEN, SEA_OF_OTHERS, 2, 1, 0, 0],
    [SPICE_ROUTE, HELD_LAND, 1, 1, 0, 1],
    [DESERT_CARAVAN, HELD_LAND, 1, 1, 0, 1],
    [COLONY, EMPTY_COAST, 2, 1, 0, 0],
    [TYRANT, NEAR_CITY, 1, 3, 1, 0],
    [SHIPYARD, SEA_BY_CONTROLLED_LAND, 2, 1, 0, 0],
    [FISHING_FLEETS, HELD_SHALLOW, 1, 2, 1, 1],
    [OIL_AND_WINE, CONTROLLED_COAST, 1, 1, 0, 1],
    [FESTIVAL_OF_THE_GODS, OWN_CITY, 1, 2, 1, 0],
]


def read_column(column: int) -> list[int]:
    """Spread a column of the table over all cards."""
    spread = [0] * CARDS
    for row in ROWS:
        spread[row[0]] = row[column]
    return spread


WHERE: Final = read_column(1)
EACH: Final = read_column(2)
COUNT: Final = read_column(3)
UP_TO: Final = read_column(4)
TALENTS_OF: Final = read_column(5)


def bonus_talents(g: Sea, civ: int, card: int) -> int:
    """One Talent more with a disk on the right edge of the map."""
    if card == AMBER_ROAD:
        return 1 if is_on_edge(g, civ, NORTH) else 0
    if card == SPICE_ROUTE:
        return 1 if is_on_edge(g, civ, EAST) else 0
    if card == DESERT_CARAVAN:
        return 1 if is_on_edge(g, civ, SOUTH) else 0
    return 0


def gives_besides(g: Sea, civ: int, card: int) -> bool:
    """Say whether an adding card has an effect even if no disk can be added (R5.25)."""
    return TALENTS_OF[card] > 0 or (card == FESTIVAL_OF_THE_GODS and face_up_wonders(g, civ) > 0)


class Adding(Deed):
    """A card that adds own disks as its row of the table says."""

    def is_open(self, g: Sea, civ: int, card: int) -> bool:
        """One area in which a disk can be added will do."""
        if g.players[civ].stock == 0:
            return False
        where = WHERE[card]
        for area in sources(g, civ, where):
            if fits(g, civ, where, area) and g.room(civ, area) > 0:
                return True
        return False

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer areas in ascending order, each once; Golden Age may name one twice."""
        left = COUNT[card] - len(picks)
        if left == 0 or g.players[civ].stock == 0:
            return
        twice = 1 if card == GOLDEN_AGE else 0
        lowest = x_of(picks[-1]) + 1 - twice if picks else 0
        where = WHERE[card]
        found: list[int] = []
        for area in sources(g, civ, where):
            if area < lowest or not fits(g, civ, where, area):
                continue
            room = g.room(civ, area)
            if room > 0 and (not picks or area != x_of(picks[-1]) or room > 1):
                found.append(area)
        if UP_TO[card] == 1:
            if picks or gives_besides(g, civ, card):
                out.append(DONE)
            left = 1
        last = len(found) - (1 if twice == 1 else min(left, len(found)))
        for i in range(last + 1):
            if i < len(found):
                out.append(pack(AT, found[i]))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Add the disks, then gain what the card gives besides."""
        for pick in picks:
            if pick != DONE:
                plan(ops, ADD, civ, x_of(pick), EACH[card])
        talents = TALENTS_OF[card] + bonus_talents(g, civ, card)
        if talents > 0:
            plan(ops, GAIN, civ, talents)
        if card == FESTIVAL_OF_THE_GODS and face_up_wonders(g, civ) > 0:
            plan(ops, SCORE, civ, 1)
