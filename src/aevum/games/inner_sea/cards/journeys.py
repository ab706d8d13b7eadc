"""Cards that move own disks: Migration and Pilgrimage."""

from typing import Final

from aevum.games.inner_sea.cards.deed import Deed, offer_more
from aevum.games.inner_sea.cards.steps import SHIFT, plan
from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.ids import AT, FACTIONS, GIVE_DISK, LAND, MOVE
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREAS, KIND
from aevum.kernel.action import DONE, pack, x_of, y_of

MOST_MIGRANTS: Final = 4
MOST_PILGRIMS: Final = 3


def offer_migrants(g: Sea, civ: int, picks: list[int], out: list[int]) -> None:
    """Offer every disk that has not moved yet, and every adjacent land area with room for it."""
    leaving = [0] * AREAS
    coming = [0] * AREAS
    for pick in picks:
        leaving[x_of(pick)] += 1
        coming[y_of(pick)] += 1
    for area in g.players[civ].held:
        if KIND[area] != LAND or g.disks[area * FACTIONS + civ] <= leaving[area]:
            continue
        for goal in g.chart().land_near[area]:
            there = g.disks[goal * FACTIONS + civ] + coming[goal] - leaving[goal]
            if there < GROWTH_LIMIT[LAND]:
                out.append(pack(MOVE, area, goal))


class Migration(Deed):
    """Migration (37)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Up to four disks from land to adjacent land; none moves twice."""
        if len(picks) == MOST_MIGRANTS or DONE in picks:
            return
        found: list[int] = []
        offer_migrants(g, civ, picks, found)
        offer_more(len(picks) > 0, found, out)

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Each disk goes to its goal; those that leave do so before those that come."""
        for pick in picks:
            if pick != DONE:
                plan(ops, SHIFT, civ, x_of(pick), y_of(pick))


class Pilgrimage(Deed):
    """Pilgrimage (92)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A controlled Home Area or place of a Wonder, then up to three disks upwards."""
        p = g.players[civ]
        if not picks:
            for area in p.held:
                is_holy = KIND[area] == LAND and (area == p.home or area in g.wonder_area)
                has_room = g.disks[area * FACTIONS + civ] < GROWTH_LIMIT[LAND]
                if len(p.held) > 1 and is_holy and has_room and g.controls(civ, area):
                    out.append(pack(AT, area))
            return
        goal = x_of(picks[0])
        there = g.disks[goal * FACTIONS + civ] + len(picks) - 1
        if len(picks) > MOST_PILGRIMS or DONE in picks or there >= GROWTH_LIMIT[LAND]:
            return
        found: list[int] = []
        for area in p.held:
            taken = picks[1:].count(pack(GIVE_DISK, area))
            is_next = len(picks) == 1 or area >= x_of(picks[-1])
            if area != goal and is_next and g.disks[area * FACTIONS + civ] > taken:
                found.append(pack(GIVE_DISK, area))
        offer_more(len(picks) > 1, found, out)

    def takes_set(self, picks: list[int]) -> bool:
        """What comes after the first may be named in any order."""
        return len(picks) > 0

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The pilgrims gather in one place."""
        for pick in picks[1:]:
            if pick != DONE:
                plan(ops, SHIFT, civ, x_of(pick), x_of(picks[0]))
