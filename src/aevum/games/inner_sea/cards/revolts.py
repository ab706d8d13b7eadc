"""Cards that bring Barbarians to the land of rivals."""

from aevum.games.inner_sea.cards.deed import Deed, offer_more
from aevum.games.inner_sea.cards.events import room_for_barbarians
from aevum.games.inner_sea.cards.steps import BARBARIANS_COME, SPECIAL, plan
from aevum.games.inner_sea.ids import AT, BARBARIANS, STRIKE
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import DONE, pack, x_of, y_of


class SlaveRevolt(Deed):
    """Slave Revolt (40)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One City of a rival, or two of the same rival in ascending order."""
        if len(picks) == 2 or DONE in picks or g.barbarian_stock == 0:
            return
        found: list[int] = []
        for area in g.chart().lands:
            if room_for_barbarians(g, area) == 0:
                continue
            for rival in range(len(g.players)):
                if rival == civ or not g.is_city(rival, area):
                    continue
                if not picks or (rival == y_of(picks[0]) and area > x_of(picks[0])):
                    found.append(pack(STRIKE, area, rival))
        offer_more(len(picks) > 0, found, out)

    def takes_set(self, picks: list[int]) -> bool:
        """The areas may be named in any order."""
        return True

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two Barbarians in one City, or one in each of two."""
        strikes = [pick for pick in picks if pick != DONE]
        for pick in strikes:
            plan(ops, BARBARIANS_COME, x_of(pick), 2 // len(strikes))


class BarbarianRaid(Deed):
    """Barbarian Raid (87)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A land area on a map edge, with Barbarians or adjacent to some."""
        if picks or g.barbarian_stock == 0:
            return
        chart = g.chart()
        for area in chart.lands:
            if room_for_barbarians(g, area) > 0:
                is_open = chart.edge[area] != 0 or g.holds(BARBARIANS, area)
                if is_open or g.is_next_to(BARBARIANS, area):
                    out.append(pack(AT, area))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two Barbarians come."""
        plan(ops, BARBARIANS_COME, x_of(picks[0]), 2)


class MercenaryRevolt(Deed):
    """Mercenary Revolt (88)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A land area outside its Home Area that holds disks of a rival with a Talent."""
        if picks or g.barbarian_stock == 0:
            return
        for area in g.chart().lands:
            if room_for_barbarians(g, area) == 0:
                continue
            for rival in range(len(g.players)):
                p = g.players[rival]
                if rival != civ and p.talents > 0 and area != p.home and g.holds(rival, area):
                    out.append(pack(STRIKE, area, rival))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rival may pay to keep most of them away."""
        plan(ops, SPECIAL, civ, x_of(picks[0]), y_of(picks[0]))
