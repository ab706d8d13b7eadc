"""Natural disasters and other cards that remove disks (cards 1 to 49)."""

from typing import Final

from aevum.games.inner_sea.card_ids import GREAT_FIRE, TIDAL_WAVE, VOLCANO
from aevum.games.inner_sea.cards.deed import Deed, offer_more
from aevum.games.inner_sea.cards.steps import REMOVE, ROB, plan
from aevum.games.inner_sea.cards.strikes import (
    can_hit,
    can_strike,
    is_bridge,
    is_by_pick,
    offer_cities,
    offer_rivals,
    offer_settlements,
    offer_strikes,
)
from aevum.games.inner_sea.ids import AT, LAND, STRIKE
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREAS, KIND
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of

MOST_AT_WAR: Final = 5


class Strikes(Deed):
    """A card that removes a disk for every target it names."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Remove one disk for every strike; the first of some disasters takes two."""
        for i in range(len(picks)):
            if kind_of(picks[i]) == STRIKE:
                takes_two = i == 0 and (card == VOLCANO or card == TIDAL_WAVE or card == GREAT_FIRE)
                plan(ops, REMOVE, y_of(picks[i]), x_of(picks[i]), 2 if takes_two else 1)


def is_lower_of_two(near: list[int], area: int, is_open: list[bool]) -> bool:
    """Say whether an area can be named first: a higher neighbour can be hit, or none at all."""
    has_any = False
    for other in near:
        if is_open[other]:
            if other > area:
                return True
            has_any = True
    return not has_any


class Earthquake(Strikes):
    """Earthquake (1)."""

    def takes_set(self, picks: list[int]) -> bool:
        """The areas may be named in any order."""
        return True

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Two adjacent land areas, the lower first; one alone only if no neighbour can be hit."""
        chart = g.chart()
        if len(picks) == 1:
            for area in chart.land_near[x_of(picks[0])]:
                if area > x_of(picks[0]):
                    offer_strikes(g, civ, area, out)
        elif not picks:
            is_open = [False] * AREAS
            found: list[int] = []
            for area in chart.lands:
                before = len(found)
                offer_strikes(g, civ, area, found)
                is_open[area] = len(found) > before
            for area in chart.lands:
                if is_open[area] and is_lower_of_two(chart.land_near[area], area, is_open):
                    offer_strikes(g, civ, area, out)


class Volcano(Strikes):
    """Volcano (2)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A land area, then a land area adjacent to it."""
        chart = g.chart()
        if not picks:
            for area in chart.lands:
                offer_strikes(g, civ, area, out)
        elif len(picks) == 1:
            for area in chart.land_near[x_of(picks[0])]:
                offer_strikes(g, civ, area, out)


class Flood(Strikes):
    """Flood (3)."""

    def takes_set(self, picks: list[int]) -> bool:
        """What comes after the first may be named in any order."""
        return len(picks) > 0

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A shallow sea, then up to three of its coasts in ascending order."""
        chart = g.chart()
        if not picks:
            for sea in chart.shallows:
                for area in chart.land_near[sea]:
                    if can_strike(g, civ, area):
                        out.append(pack(AT, sea))
                        break
        elif len(picks) < 4 and DONE not in picks:
            lowest = x_of(picks[-1]) + 1 if len(picks) > 1 else 0
            found: list[int] = []
            for area in chart.land_near[x_of(picks[0])]:
                if area >= lowest:
                    offer_strikes(g, civ, area, found)
            offer_more(len(picks) > 1, found, out)


class Plague(Strikes):
    """Plague (4)."""

    def takes_set(self, picks: list[int]) -> bool:
        """What comes after the first may be named in any order."""
        return len(picks) > 0

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A City, then up to two adjacent land areas with disks of the same civilization."""
        if not picks:
            offer_cities(g, civ, out)
        elif len(picks) < 3 and DONE not in picks:
            owner = y_of(picks[0])
            lowest = x_of(picks[1]) + 1 if len(picks) > 1 else 0
            found: list[int] = []
            for area in g.chart().land_near[x_of(picks[0])]:
                if area >= lowest and can_hit(g, civ, owner, area):
                    found.append(pack(STRIKE, area, owner))
            offer_more(True, found, out)


class Locusts(Strikes):
    """Locusts (9)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Up to three connected land areas; the second may be a bridge without a Settlement."""
        if len(picks) == 3 or DONE in picks:
            return
        found: list[int] = []
        for area in g.chart().lands:
            if picks and not is_by_pick(g, area, picks):
                continue
            before = len(found)
            offer_settlements(g, civ, area, found)
            if len(picks) == 1 and len(found) == before and is_bridge(g, civ, area, picks):
                found.append(pack(AT, area))
        if picks and kind_of(picks[-1]) == STRIKE:
            out.append(DONE)
        out.extend(found)


class TidalWave(Strikes):
    """Tidal Wave (10)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A land area adjacent to a shallow sea, then one of these seas."""
        chart = g.chart()
        if not picks:
            for area in chart.lands:
                if chart.shallow_near[area]:
                    offer_strikes(g, civ, area, out)
        elif len(picks) == 1:
            for area in chart.shallow_near[x_of(picks[0])]:
                offer_strikes(g, civ, area, out)


class GreatFire(Strikes):
    """Great Fire (11)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One City of any civilization."""
        if not picks:
            offer_cities(g, civ, out)


class Storm(Strikes):
    """Storm at Sea (12)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One shallow sea, or two adjacent ones."""
        chart = g.chart()
        if not picks:
            for area in chart.shallows:
                offer_strikes(g, civ, area, out)
        elif len(picks) == 1:
            found: list[int] = []
            for area in chart.shallow_near[x_of(picks[0])]:
                offer_strikes(g, civ, area, found)
            offer_more(True, found, out)


class Heresy(GreatFire):
    """Heresy (13)."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """One disk of the City and one of the same civilization in every adjacent land area."""
        owner = y_of(picks[0])
        plan(ops, REMOVE, owner, x_of(picks[0]), 1)
        for area in g.chart().land_near[x_of(picks[0])]:
            if can_hit(g, civ, owner, area):
                plan(ops, REMOVE, owner, area, 1)


class Pirates(Deed):
    """Pirates (15)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A rival in a shallow sea that holds own disks or is adjacent to some."""
        if picks:
            return
        for area in g.chart().shallows:
            if g.holds(civ, area) or g.is_next_to(civ, area):
                offer_rivals(g, civ, area, out)

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rival removes a disk and gives a Talent, if it has one."""
        plan(ops, REMOVE, y_of(picks[0]), x_of(picks[0]), 1)
        plan(ops, ROB, y_of(picks[0]), civ, 1)


class CivilWar(Strikes):
    """Civil War (24)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A rival and up to five connected land areas with its disks."""
        if not picks:
            for area in g.chart().lands:
                offer_rivals(g, civ, area, out)
        elif len(picks) < MOST_AT_WAR and DONE not in picks:
            rival = y_of(picks[0])
            found: list[int] = []
            for area in g.players[rival].held:
                is_open = KIND[area] == LAND and can_hit(g, civ, rival, area)
                if is_open and is_by_pick(g, area, picks):
                    found.append(pack(STRIKE, area, rival))
            offer_more(True, found, out)
