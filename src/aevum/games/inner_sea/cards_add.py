"""Cards that add own disks and give Talents: mostly a row of a table (cards 7 to 91)."""

from typing import Final

from aevum.games.inner_sea.acquisition import neighbours
from aevum.games.inner_sea.deed import Deed
from aevum.games.inner_sea.effects import ADD, ADD_DEEP, GAIN, SCORE, plan
from aevum.games.inner_sea.ids import (
    AT,
    CARDS,
    DEEP,
    EAST,
    FACTIONS,
    LAND,
    NORTH,
    SHALLOW,
    SOUTH,
    WEST,
)
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import EDGE, KIND, PILLARS
from aevum.kernel.action import DONE, pack, x_of

LAND_IMPROVEMENT: Final = 7
RELIGIOUS_FERVOR: Final = 14
LOCAL_TRADE: Final = 16
BUMPER_CROP: Final = 17
GOLDEN_AGE: Final = 18
GOLD_MINE: Final = 20
NAVIGATOR: Final = 23
IMPROVED_PLOW: Final = 27
IRRIGATION: Final = 29
AMBER_ROAD: Final = 31
CAPTIVE_QUEEN: Final = 32
SPICE_ROUTE: Final = 33
DESERT_CARAVAN: Final = 34
TRADE_FLEET: Final = 35
COLONY: Final = 36
MERCHANT_PRINCE: Final = 50
TYRANT: Final = 51
SHIPYARD: Final = 76
FISHING_FLEETS: Final = 77
PURPLE_DYE: Final = 79
OIL_AND_WINE: Final = 80
FESTIVAL: Final = 91

# Where a card adds disks.
HELD_LAND: Final = 0
CONTROLLED_LAND: Final = 1
NEXT_TO_OWN: Final = 2
SEA_OF_OTHERS: Final = 3
EMPTY_COAST: Final = 4
NEAR_CITY: Final = 5
SEA_BY_CONTROLLED_LAND: Final = 6
HELD_SHALLOW: Final = 7
CONTROLLED_COAST: Final = 8
OWN_CITY: Final = 9

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
    [FESTIVAL, OWN_CITY, 1, 2, 1, 0],
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


def fits(g: InnerSea, civ: int, where: int, area: int) -> bool:
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


def is_by_controlled_land(g: InnerSea, civ: int, area: int) -> bool:
    """Say whether an adjacent land area is controlled."""
    for near in g.chart().land_near[area]:
        if g.controls(civ, near):
            return True
    return False


def is_by_city(g: InnerSea, civ: int, area: int) -> bool:
    """Say whether an own City is adjacent."""
    for near in g.chart().land_near[area]:
        if g.is_city(civ, near):
            return True
    return False


def has_fleet(g: InnerSea, civ: int, area: int) -> bool:
    """Say whether own disks are in an adjacent sea area."""
    for near in g.chart().near[area]:
        if KIND[near] != LAND and g.holds(civ, near):
            return True
    return False


def sources(g: InnerSea, civ: int, where: int) -> list[int]:
    """List the areas worth a look: the own ones, if only they can fit."""
    if where == HELD_LAND or where == CONTROLLED_LAND or where >= HELD_SHALLOW:
        return g.players[civ].held
    return g.chart().areas


def bonus_talents(g: InnerSea, civ: int, card: int) -> int:
    """One Talent more with a disk on the right edge of the map."""
    if card == AMBER_ROAD:
        return 1 if is_on_edge(g, civ, NORTH) else 0
    if card == SPICE_ROUTE:
        return 1 if is_on_edge(g, civ, EAST) else 0
    if card == DESERT_CARAVAN:
        return 1 if is_on_edge(g, civ, SOUTH) else 0
    return 0


def is_on_edge(g: InnerSea, civ: int, edge: int) -> bool:
    """Say whether a civilization has a disk in a land area on an edge of the map."""
    for area in g.players[civ].held:
        if KIND[area] == LAND and EDGE[area] & edge:
            return True
    return False


def gives_besides(g: InnerSea, civ: int, card: int) -> bool:
    """Say whether an adding card has an effect even if no disk can be added (R5.25)."""
    return TALENTS_OF[card] > 0 or (card == FESTIVAL and g.face_up_wonders(civ) > 0)


def partners(g: InnerSea, civ: int, area: int, out: list[int]) -> None:
    """Offer the higher of two adjacent land areas."""
    room = g.room(civ, area)
    for near in g.chart().land_near[area]:
        if near > area and g.holds(civ, near) and (room > 0 or g.room(civ, near) > 0):
            out.append(pack(AT, near))


def coastal_cities(g: InnerSea, civ: int) -> int:
    """Count the Cities in land areas adjacent to a sea area."""
    count = 0
    for area in g.players[civ].held:
        if g.is_city(civ, area) and g.chart().is_coastal(area):
            count += 1
    return count


class Adding(Deed):
    """A card that adds own disks as its row of the table says."""

    def is_open(self, g: InnerSea, civ: int, card: int) -> bool:
        """One area in which a disk can be added will do."""
        if g.players[civ].stock == 0:
            return False
        where = WHERE[card]
        for area in sources(g, civ, where):
            if fits(g, civ, where, area) and g.room(civ, area) > 0:
                return True
        return False

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
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

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Add the disks, then gain what the card gives besides."""
        for pick in picks:
            if pick != DONE:
                plan(ops, ADD, civ, x_of(pick), EACH[card])
        talents = TALENTS_OF[card] + bonus_talents(g, civ, card)
        if talents > 0:
            plan(ops, GAIN, civ, talents)
        if card == FESTIVAL and g.face_up_wonders(civ) > 0:
            plan(ops, SCORE, civ, 1)


class Fervor(Deed):
    """Religious Fervor (14)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer the land areas with own disks around which a disk can be added."""
        if picks:
            return
        land_near = g.chart().land_near
        for area in g.players[civ].held:
            if KIND[area] == LAND:
                has_room = g.room(civ, area) > 0
                for near in land_near[area]:
                    has_room = has_room or g.room(civ, near) > 0
                if has_room:
                    out.append(pack(AT, area))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One disk there and one in every adjacent land area."""
        area = x_of(picks[0])
        plan(ops, ADD, civ, area, 1)
        for near in g.chart().land_near[area]:
            plan(ops, ADD, civ, near, 1)


class Trade(Deed):
    """Local Trade (16)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer two adjacent land areas with own disks, at least one of them with room."""
        if len(picks) == 2:
            return
        chart = g.chart()
        if picks:
            partners(g, civ, x_of(picks[0]), out)
            return
        for area in g.players[civ].held:
            if KIND[area] == LAND and chart.land_near[area]:
                found: list[int] = []
                partners(g, civ, area, found)
                if found:
                    out.append(pack(AT, area))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One disk in each of the two, and a Talent."""
        for pick in picks:
            plan(ops, ADD, civ, x_of(pick), 1)
        plan(ops, GAIN, civ, 1)


class Navigator(Deed):
    """Navigator (23)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer a deep sea next to own disks, then a shallow sea next to that.

        A deep sea with an own disk takes no other, but the way on from it is open (R2.6).
        """
        chart = g.chart()
        if g.players[civ].stock == 0:
            return
        if not picks:
            for area in chart.areas:
                is_near = KIND[area] == DEEP and g.is_next_to(civ, area)
                if is_near and (not g.holds(civ, area) or self.has_harbour(g, civ, area)):
                    out.append(pack(AT, area))
        elif len(picks) == 1:
            for area in chart.shallow_near[x_of(picks[0])]:
                needed = 0 if g.holds(civ, x_of(picks[0])) else 1
                if g.room(civ, area) > 0 and g.players[civ].stock > needed:
                    out.append(pack(AT, area))

    def has_harbour(self, g: InnerSea, civ: int, deep: int) -> bool:
        """Say whether a disk can be added in a shallow sea next to a deep one."""
        for area in g.chart().shallow_near[deep]:
            if g.room(civ, area) > 0:
                return True
        return False

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One disk in the deep sea, one in the shallow sea."""
        plan(ops, ADD_DEEP, civ, x_of(picks[0]))
        if len(picks) > 1:
            plan(ops, ADD, civ, x_of(picks[1]), 1)


class Fleet(Deed):
    """Trade Fleet (35)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer a chain of up to three shallow seas that begins at own disks."""
        if len(picks) == 3 or DONE in picks:
            return
        chart = g.chart()
        if picks:
            self.offer_next(g, civ, picks, out)
            return
        for area in chart.shallows:
            if g.room(civ, area) > 0 and (g.holds(civ, area) or g.is_next_to(civ, area)):
                out.append(pack(AT, area))

    def offer_next(self, g: InnerSea, civ: int, picks: list[int], out: list[int]) -> None:
        """Offer the next sea of the chain; a full one only if it leads on to another."""
        found: list[int] = []
        for area in g.chart().shallow_near[x_of(picks[-1])]:
            if pack(AT, area) in picks:
                continue
            is_link = len(picks) == 1 and self.leads_on(g, civ, area, x_of(picks[0]))
            if g.room(civ, area) > 0 or is_link:
                found.append(pack(AT, area))
        if found:
            if g.room(civ, x_of(picks[-1])) > 0:
                out.append(DONE)
            out.extend(found)

    def leads_on(self, g: InnerSea, civ: int, area: int, start: int) -> bool:
        """Say whether beyond a sea there is another one with room."""
        for beyond in g.chart().shallow_near[area]:
            if beyond != start and g.room(civ, beyond) > 0:
                return True
        return False

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Trade Fleet: one disk in each sea of the chain."""
        for pick in picks:
            if pick != DONE:
                plan(ops, ADD, civ, x_of(pick), 1)


class Income(Deed):
    """Cards that give Talents only (50, 79, 83)."""

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Merchant Prince, Purple Dye and the Sea Route to Britain give Talents only."""
        if card == MERCHANT_PRINCE:
            count = min(max(neighbours(g, civ), 1), 3)
        elif card == PURPLE_DYE:
            count = min(max(coastal_cities(g, civ) // 2, 1), 3)
        else:
            far_west = is_on_edge(g, civ, WEST) or g.holds(civ, PILLARS)
            count = 3 if far_west else 2
        plan(ops, GAIN, civ, count)
