"""Cards that add disks or Talents in a way of their own."""

from aevum.games.inner_sea.card_ids import MERCHANT_PRINCE, PURPLE_DYE
from aevum.games.inner_sea.cards.deed import Deed, Gift
from aevum.games.inner_sea.cards.places import coastal_cities, is_on_edge
from aevum.games.inner_sea.cards.steps import ADD, ADD_DEEP, GAIN, plan
from aevum.games.inner_sea.growth.acquisition import neighbours
from aevum.games.inner_sea.ids import AT, DEEP, LAND, WEST
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_DISKS, CARD_TALENTS, KIND, PILLARS
from aevum.kernel.action import DONE, pack, x_of


class Fervor(Deed):
    """Religious Fervor (14)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer the land areas with disks of any civilization around which a disk can be added."""
        if picks:
            return
        chart = g.chart()
        for area in chart.lands:
            if g.holds(civ, area) or g.has_rival(civ, area):
                has_room = g.room(civ, area) > 0
                for near in chart.land_near[area]:
                    has_room = has_room or g.room(civ, near) > 0
                if has_room:
                    out.append(pack(AT, area))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One disk there and one in every adjacent land area."""
        area = x_of(picks[0])
        plan(ops, ADD, civ, area, 1)
        for near in g.chart().land_near[area]:
            plan(ops, ADD, civ, near, 1)


class Trade(Gift):
    """Local Trade (16)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
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

    def takes_set(self, picks: list[int]) -> bool:
        """The areas may be named in any order."""
        return True

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One disk in each of the two, and a Talent."""
        for pick in picks:
            plan(ops, ADD, civ, x_of(pick), CARD_DISKS[card])
        plan(ops, GAIN, civ, CARD_TALENTS[card])


def partners(g: Sea, civ: int, area: int, out: list[int]) -> None:
    """Offer the higher of two adjacent land areas."""
    room = g.room(civ, area)
    for near in g.chart().land_near[area]:
        if near > area and g.holds(civ, near) and (room > 0 or g.room(civ, near) > 0):
            out.append(pack(AT, near))


class Navigator(Deed):
    """Navigator (23)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer a deep sea next to own disks, then a shallow sea next to that.

        A deep sea with an own disk takes no other, but the way on from it is open (R2.6).
        """
        if g.players[civ].stock == 0:
            return
        if not picks:
            for area in g.chart().areas:
                is_near = KIND[area] == DEEP and g.is_next_to(civ, area)
                if is_near and (not g.holds(civ, area) or self.harbours(g, civ, area)):
                    out.append(pack(AT, area))
        elif len(picks) == 1:
            for area in self.harbours(g, civ, x_of(picks[0])):
                out.append(pack(AT, area))

    def harbours(self, g: Sea, civ: int, deep: int) -> list[int]:
        """List the shallow seas next to a deep one to which a disk can be added after it."""
        needed = 0 if g.holds(civ, deep) else 1
        if g.players[civ].stock <= needed:
            return []
        return [area for area in g.chart().shallow_near[deep] if g.room(civ, area) > 0]

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One disk in the deep sea, one in the shallow sea."""
        plan(ops, ADD_DEEP, civ, x_of(picks[0]))
        if len(picks) > 1:
            plan(ops, ADD, civ, x_of(picks[1]), 1)


class Fleet(Deed):
    """Trade Fleet (35)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
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

    def offer_next(self, g: Sea, civ: int, picks: list[int], out: list[int]) -> None:
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

    def leads_on(self, g: Sea, civ: int, area: int, start: int) -> bool:
        """Say whether beyond a sea there is another one with room."""
        for beyond in g.chart().shallow_near[area]:
            if beyond != start and g.room(civ, beyond) > 0:
                return True
        return False

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Trade Fleet: one disk in each sea of the chain."""
        for pick in picks:
            if pick != DONE:
                plan(ops, ADD, civ, x_of(pick), 1)


class Income(Gift):
    """Cards that give Talents only (50, 79, 83)."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Merchant Prince, Purple Dye and the Sea Route to Britain give Talents only."""
        if card == MERCHANT_PRINCE:
            count = min(max(neighbours(g, civ), 1), 3)
        elif card == PURPLE_DYE:
            count = min(max(coastal_cities(g, civ) // 2, 1), 3)
        else:
            far_west = is_on_edge(g, civ, WEST) or g.holds(civ, PILLARS)
            count = 3 if far_west else 2
        plan(ops, GAIN, civ, count)
