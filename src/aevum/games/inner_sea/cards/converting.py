"""Cards that drive rivals out and put somebody in their place (cards 28 to 49)."""

from aevum.games.inner_sea.cards.deed import Deed, offer_more
from aevum.games.inner_sea.cards.steps import ADD, BARBARIANS_COME, CONVERT, REMOVE, plan
from aevum.games.inner_sea.cards.strikes import can_hit, is_by_pick, offer_rivals
from aevum.games.inner_sea.ids import FACTIONS, STRIKE
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import DONE, pack, x_of, y_of


class Poet(Deed):
    """Poet (28)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Up to three connected land areas with rivals, the first at or next to own disks."""
        if len(picks) == 3 or DONE in picks:
            return
        found: list[int] = []
        for area in g.chart().lands:
            if picks:
                is_open = is_by_pick(g, area, picks)
            else:
                is_open = g.holds(civ, area) or g.is_next_to(civ, area)
            if is_open:
                offer_rivals(g, civ, area, found)
        offer_more(len(picks) > 0, found, out)

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """In each area a rival disk goes and an own one comes."""
        for pick in picks:
            if pick != DONE:
                plan(ops, REMOVE, y_of(pick), x_of(pick), 1)
        for pick in picks:
            if pick != DONE:
                plan(ops, ADD, civ, x_of(pick), 1)


class Prophet(Deed):
    """Prophet (49)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Up to two land areas with rivals, at or next to own disks, in ascending order."""
        if len(picks) == 2 or DONE in picks:
            return
        lowest = x_of(picks[0]) + 1 if picks else 0
        found: list[int] = []
        for area in g.chart().lands:
            if area >= lowest and (g.holds(civ, area) or g.is_next_to(civ, area)):
                offer_rivals(g, civ, area, found)
        offer_more(len(picks) > 0, found, out)

    def takes_set(self, picks: list[int]) -> bool:
        """The areas may be named in any order."""
        return True

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """In each area a rival disk is replaced, unless the rival gives up something else."""
        for pick in picks:
            if pick != DONE:
                plan(ops, CONVERT, y_of(pick), x_of(pick), civ)


class Rebellion(Deed):
    """Rebellion (39)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A rival City outside that rival's Home Area."""
        if picks:
            return
        for rival in range(len(g.players)):
            for area in g.players[rival].held:
                is_away = rival != civ and area != g.players[rival].home
                if is_away and g.is_city(rival, area) and can_hit(g, civ, rival, area):
                    out.append(pack(STRIKE, area, rival))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two disks go and a Barbarian comes."""
        plan(ops, REMOVE, y_of(picks[0]), x_of(picks[0]), 2)
        plan(ops, BARBARIANS_COME, x_of(picks[0]), 1)


class Usurper(Deed):
    """Usurper (42)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A rival with one or two disks in a land area adjacent to own disks."""
        if picks:
            return
        for area in g.chart().lands:
            if not g.is_next_to(civ, area):
                continue
            for rival in range(len(g.players)):
                is_weak = rival != civ and g.disks[area * FACTIONS + rival] <= SETTLEMENT
                if is_weak and can_hit(g, civ, rival, area):
                    out.append(pack(STRIKE, area, rival))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One of its disks goes without substitution and an own one comes."""
        plan(ops, REMOVE, y_of(picks[0]), x_of(picks[0]), 1)
        plan(ops, ADD, civ, x_of(picks[0]), 1)
