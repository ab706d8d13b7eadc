"""What events do: Barbarian invasions and Atlantis (R5.10 to R5.12)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.card_ids import ATLANTIS_RISES, NORTHERN_BARBARIANS, SEA_PEOPLES
from aevum.games.inner_sea.cards.removal import is_troy_safe
from aevum.games.inner_sea.chart import GROWTH_LIMIT, deep_seas
from aevum.games.inner_sea.ids import AT, BARBARIANS, EAST, FACTIONS, NONE, NORTH, SOUTH
from aevum.games.inner_sea.names import card_word, who_decides
from aevum.games.inner_sea.npc.invasion import choose_invasion
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import KIND, TROY
from aevum.kernel.action import pack, x_of
from aevum.kernel.message import Msg

INVASION_EDGES: Final = [NORTH, EAST, SOUTH]
ATLANTIS_TALENTS: Final = 2


def rise_atlantis(g: Sea, drawer: int) -> None:
    """Talents for all who are next to a deep sea, and a Barbarian disk in each of them."""
    seas = deep_seas(g.chart())
    for civ in g.order:
        if is_near_one(g, civ, seas):
            g.gain_talents(civ, ATLANTIS_TALENTS)
    if not seas:
        g.discard.append(ATLANTIS_RISES)
        return
    invasion = Invasion(ATLANTIS_RISES, True, drawer)
    invasion.first = seas[0]
    invasion.places = seas
    g.push(invasion)


def is_near_one(g: Sea, civ: int, areas: list[int]) -> bool:
    """Say whether a civilization has a disk in an area adjacent to one of these."""
    for area in areas:
        if g.is_next_to(civ, area):
            return True
    return False


@dataclass(init=False, slots=True)
class Invasion(Procedure):
    """The civilization last in points picks where the Barbarians come (R5.11)."""

    event: int
    is_drawn: bool
    drawer: int
    """Who has drawn Atlantis and places its disks; nobody for what the last in points controls."""
    first: int
    coast: int
    places: list[int]
    """Where disks are still to be placed."""

    def __init__(self, event: int = 0, is_drawn: bool = False, drawer: int = NONE) -> None:
        self.event = event
        self.is_drawn = is_drawn
        self.drawer = drawer
        self.first = NONE
        self.coast = NONE
        self.places = []

    def copy(self) -> "Invasion":
        """Return a frame with the same memory."""
        new = Invasion(self.event, self.is_drawn, self.drawer)
        new.first = self.first
        new.coast = self.coast
        new.places = self.places[:]
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        key = "prompt-invasion-short" if self.places else "prompt-invasion"
        return Msg(key, who=who_decides(g), card=card_word(self.event))

    def step(self, g: Sea) -> None:
        """Ask for the area, for the coast of the Sea Peoples, and where disks come first."""
        if self.places:
            self.place(g)
        elif self.is_open(g):
            g.decide(self.controller(g))
        else:
            self.finish(g)

    def controller(self, g: Sea) -> int:
        """Name who decides: the last in points, but for Atlantis who has drawn it (R2.12)."""
        return g.last_in_points() if self.drawer == NONE else self.drawer

    def is_open(self, g: Sea) -> bool:
        """Say whether there is an area to name, and disks come wherever that may be (T24)."""
        if g.barbarian_stock == 0 or (self.first != NONE and not self.needs_coast()):
            return False
        out: list[int] = []
        self.options(g, out)
        for action in out:
            for area in self.reach(g, x_of(action)):
                if room_for_barbarians(g, area) > 0:
                    return True
        return False

    def needs_coast(self) -> bool:
        """Say whether the Sea Peoples still look for a coast."""
        return self.event == SEA_PEOPLES and self.coast == NONE

    def reach(self, g: Sea, area: int) -> list[int]:
        """List the areas that may be filled if an area is named now."""
        chart = g.chart()
        if self.first != NONE:
            return [area]
        if self.event == SEA_PEOPLES:
            return [area, *chart.shallow_near[area], *chart.land_near[area]]
        return [area, *chart.land_near[area]]

    def finish(self, g: Sea) -> None:
        """The event goes to the discard pile, if it was drawn."""
        if self.is_drawn:
            g.discard.append(self.event)
        g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the areas of the edge, the shallow seas, the coasts, or the places left."""
        chart = g.chart()
        if self.places:
            for area in self.places:
                out.append(pack(AT, area))
        elif self.first != NONE:
            for area in chart.land_near[self.first]:
                out.append(pack(AT, area))
        else:
            for area in invasion_areas(g, self.event):
                out.append(pack(AT, area))

    def answer(self, g: Sea, action: int) -> None:
        """Begin the invasion, or name the area that is filled before the others."""
        area = x_of(action)
        if self.places:
            fill(g, area)
            self.fill_all(g)
        elif self.first == NONE:
            self.first = area
            chart = g.chart()
            near = chart.shallow_near if self.event == SEA_PEOPLES else chart.land_near
            self.places = near[area][:]
            fill(g, area)
        else:
            self.coast = area
            self.places = [area]

    def place(self, g: Sea) -> None:
        """Fill every place if the stock allows; else ask once where disks come first (R2.12)."""
        need = 0
        still: list[int] = []
        for area in self.places:
            room = room_for_barbarians(g, area)
            if room > 0:
                still.append(area)
                need += room
        self.places = still
        if 0 < g.barbarian_stock < need and len(still) > 1:
            g.decide(self.controller(g))
        else:
            self.fill_all(g)

    def fill_all(self, g: Sea) -> None:
        """Fill the places in the order of the table, as long as there are disks."""
        for area in self.places:
            fill(g, area)
        self.places = []

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Where the placements meet the most disks of the leader (S6.14)."""
        return choose_invasion(g, g.decider, self.first == NONE, self.event == SEA_PEOPLES, options)


def fill(g: Sea, area: int) -> None:
    """Add Barbarians to an area up to the limit, as far as their stock goes."""
    g.add_barbarians(area, room_for_barbarians(g, area))


def room_for_barbarians(g: Sea, area: int) -> int:
    """Count the Barbarian disks that can still be added; cards keep out of a guarded Troy."""
    if area == TROY and is_troy_safe(g):
        return 0
    return GROWTH_LIMIT[KIND[area]] - g.disks[area * FACTIONS + BARBARIANS]


def invasion_areas(g: Sea, event: int) -> list[int]:
    """List the areas at which an invasion may begin: a shallow sea, or land on its edge."""
    chart = g.chart()
    if event == SEA_PEOPLES:
        return chart.shallows
    edge = INVASION_EDGES[event - NORTHERN_BARBARIANS]
    return [area for area in chart.lands if chart.edge[area] & edge]
