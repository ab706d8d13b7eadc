"""The map and the displays: disks, Talents, points and Wonders, and the verbs for them."""

from dataclasses import dataclass

from aevum.games.inner_sea.chart import CHARTS, GROWTH_LIMIT, Chart
from aevum.games.inner_sea.ids import (
    ADDED,
    AVAILABLE,
    BARBARIANS,
    BUILT,
    BURIED,
    DEEP,
    FACTIONS,
    GAINED_TALENTS,
    LAND,
    LIGHTHOUSE,
    LOST_POINTS,
    LOST_TALENTS,
    NONE,
    OUT,
    PAID_TALENT,
    POINTS,
    REMOVED,
)
from aevum.games.inner_sea.player import CITY, DISKS_OF_A_COLOUR, Player, Switches
from aevum.games.inner_sea.tables import AREAS, IS_CORE, KIND, SAILS_DEEP, WONDERS
from aevum.kernel.state import State
from aevum.kernel.zones import insert_sorted


@dataclass(init=False, slots=True)
class Realm(State):
    """All that lies open on the map and in front of the civilizations."""

    switches: Switches
    extent: int
    players: list[Player]
    order: list[int]
    disks: list[int]
    """The disks of every faction in every area: area times FACTIONS plus faction."""
    white: list[int]
    """The white disks, by area and civilization in the same way (R1.19)."""
    barbarian_stock: int
    wonder_state: list[int]
    wonder_owner: list[int]
    wonder_area: list[int]
    is_silenced: list[int]

    def __init__(self) -> None:
        State.__init__(self)
        self.switches = Switches()
        self.extent = 0
        self.players = []
        self.order = []
        self.disks = []
        self.white = []
        self.barbarian_stock = DISKS_OF_A_COLOUR
        self.wonder_state = []
        self.wonder_owner = []
        self.wonder_area = []
        self.is_silenced = []

    def copy_realm(self, new: "Realm") -> None:
        """Write the own fields into a copy; the switches are shared."""
        new.switches = self.switches
        new.extent = self.extent
        new.players = [p.copy() for p in self.players]
        new.order = self.order[:]
        new.disks = self.disks[:]
        new.white = self.white[:]
        new.barbarian_stock = self.barbarian_stock
        new.wonder_state = self.wonder_state[:]
        new.wonder_owner = self.wonder_owner[:]
        new.wonder_area = self.wonder_area[:]
        new.is_silenced = self.is_silenced[:]

    # The map

    def chart(self) -> Chart:
        """The map as far as it is in play."""
        return CHARTS[self.extent]

    def clear_map(self) -> None:
        """Take all disks off the map without a thought to where they go."""
        self.disks = [0] * (AREAS * FACTIONS)
        self.white = [0] * (AREAS * FACTIONS)

    def others(self, area: int, civ: int) -> int:
        """Count the disks of all other factions in an area."""
        start = area * FACTIONS
        disks = self.disks
        count = 0
        for i in range(start, start + FACTIONS):
            count += disks[i]
        return count - disks[start + civ]

    def controls(self, civ: int, area: int) -> bool:
        """A civilization controls an area if it has disks there and no other faction has (R1.9)."""
        start = area * FACTIONS
        disks = self.disks
        if disks[start + civ] == 0:
            return False
        for i in range(start, start + FACTIONS):
            if disks[i] > 0 and i != start + civ:
                return False
        return True

    def strongest_other(self, area: int, civ: int) -> int:
        """Count the disks of the strongest other faction in an area."""
        start = area * FACTIONS
        disks = self.disks
        most = 0
        for i in range(start, start + FACTIONS):
            if disks[i] > most and i != start + civ:
                most = disks[i]
        return most

    def is_contested(self, area: int) -> bool:
        """Two factions or more, one of them with two disks or more, not in deep sea (R1.10)."""
        if KIND[area] == DEEP:
            return False
        start = area * FACTIONS
        factions = 0
        has_two = False
        for i in range(start, start + FACTIONS):
            count = self.disks[i] + self.white[i]
            if count > 0:
                factions += 1
                if count > 1:
                    has_two = True
        return factions > 1 and has_two

    def has_rival(self, civ: int, area: int) -> bool:
        """Say whether another civilization has disks in an area; Barbarians are no rival (R1.3)."""
        start = area * FACTIONS
        for other in range(len(self.players)):
            if other != civ and self.disks[start + other] > 0:
                return True
        return False

    def holds(self, civ: int, area: int) -> bool:
        """Say whether a civilization has disks in an area."""
        return self.disks[area * FACTIONS + civ] > 0

    def is_next_to(self, civ: int, area: int) -> bool:
        """Say whether a civilization has disks in an adjacent area."""
        for near in self.chart().near[area]:
            if self.disks[near * FACTIONS + civ] > 0:
                return True
        return False

    def is_city(self, civ: int, area: int) -> bool:
        """Three or more disks in a land area are a City (R1.4)."""
        return KIND[area] == LAND and self.disks[area * FACTIONS + civ] >= CITY

    def cities(self, civ: int) -> int:
        """Count the Cities of a civilization."""
        count = 0
        disks = self.disks
        for area in self.players[civ].held:
            if disks[area * FACTIONS + civ] >= CITY and KIND[area] == LAND:
                count += 1
        return count

    def may_sail_deep(self, civ: int) -> bool:
        """Say whether a civilization may place disks in deep sea areas (R2.10, R2.11)."""
        return SAILS_DEEP[self.players[civ].civilization] or self.has_wonder(civ, LIGHTHOUSE)

    def room(self, civ: int, area: int) -> int:
        """Count the disks a civilization may still add in an area (R2.1, R5.23)."""
        if KIND[area] == DEEP and not self.may_sail_deep(civ):
            return 0
        room = GROWTH_LIMIT[KIND[area]] - self.disks[area * FACTIONS + civ]
        return min(room, self.players[civ].stock)

    # Disks

    def put(self, civ: int, area: int, count: int) -> None:
        """Stand disks in an area that have left wherever they were."""
        i = area * FACTIONS + civ
        if self.disks[i] == 0 and civ != BARBARIANS and count > 0:
            insert_sorted(self.players[civ].held, area)
        self.disks[i] += count

    def lift(self, civ: int, area: int, count: int) -> None:
        """Take disks off an area; where they go is for the caller to say."""
        i = area * FACTIONS + civ
        self.disks[i] -= count
        if self.disks[i] == 0 and civ != BARBARIANS and count > 0:
            self.players[civ].held.remove(area)

    def add(self, civ: int, area: int, count: int) -> int:
        """Add disks from the stock as far as possible (R2.6); return how many it were."""
        count = min(count, self.room(civ, area))
        return self.add_freely(civ, area, count)

    def add_freely(self, civ: int, area: int, count: int) -> int:
        """Add disks from the stock without a stacking limit."""
        count = min(count, self.players[civ].stock)
        if count <= 0:
            return 0
        self.players[civ].stock -= count
        self.put(civ, area, count)
        self.note(ADDED, civ, area, count)
        return count

    def add_barbarians(self, area: int, count: int) -> None:
        """Add Barbarian disks as far as limit and stock allow (R2.4, R2.6)."""
        room = GROWTH_LIMIT[KIND[area]] - self.disks[area * FACTIONS + BARBARIANS]
        count = min(count, room, self.barbarian_stock)
        if count > 0:
            self.barbarian_stock -= count
            self.disks[area * FACTIONS + BARBARIANS] += count
            self.note(ADDED, BARBARIANS, area, count)

    def remove(self, faction: int, area: int, count: int) -> int:
        """Return disks of an area to the stock of their owner (R5.22); say how many it were."""
        count = min(count, self.disks[area * FACTIONS + faction])
        if count > 0:
            self.lift(faction, area, count)
            if faction == BARBARIANS:
                self.barbarian_stock += count
            else:
                self.players[faction].stock += count
            self.note(REMOVED, faction, area, count)
        return count

    # Talents and points

    def gain_talents(self, civ: int, count: int) -> int:
        """Put Talents into the Treasury; as disks of the stock if so agreed (R13.8)."""
        p = self.players[civ]
        if self.switches.talents_as_disks:
            count = min(count, p.stock)
            p.stock -= count
        if count > 0:
            p.talents += count
            self.note(GAINED_TALENTS, civ, count)
        return count

    def lose_talents(self, civ: int, count: int) -> int:
        """Take Talents out of the Treasury, as many as there are."""
        p = self.players[civ]
        count = min(count, p.talents)
        p.talents -= count
        if self.switches.talents_as_disks:
            p.stock += count
        return count

    def pay_talent(self, civ: int) -> None:
        """Give up a Talent, openly."""
        self.lose_talents(civ, 1)
        self.note(PAID_TALENT, civ)

    def forfeit_talents(self, civ: int, count: int) -> int:
        """Lose Talents by an effect."""
        count = self.lose_talents(civ, count)
        if count > 0:
            self.note(LOST_TALENTS, civ, count)
        return count

    def score(self, civ: int, count: int) -> None:
        """Gain victory points."""
        if count > 0:
            self.players[civ].vp += count
            self.note(POINTS, civ, count)

    def lose_points(self, civ: int, count: int) -> None:
        """Lose victory points, never below nought (R1.20)."""
        count = min(count, self.players[civ].vp)
        if count > 0:
            self.players[civ].vp -= count
            self.note(LOST_POINTS, civ, count)

    # Wonders

    def stands_for(self, civ: int, wonder: int) -> bool:
        """Built, owned, and with an own disk in its area (R10.7, R10.8, R10.10)."""
        return (
            self.wonder_owner[wonder] == civ
            and self.wonder_state[wonder] == BUILT
            and self.disks[self.wonder_area[wonder] * FACTIONS + civ] > 0
        )

    def has_wonder(self, civ: int, wonder: int) -> bool:
        """Say whether the power of a Wonder works for a civilization in this turn."""
        return self.stands_for(civ, wonder) and self.is_silenced[wonder] == 0

    def face_up_wonders(self, civ: int) -> int:
        """Count the Wonders a civilization owns that are not face down."""
        count = 0
        for wonder in range(WONDERS):
            if self.wonder_state[wonder] == BUILT and self.wonder_owner[wonder] == civ:
                count += 1
        return count

    def bury(self, wonder: int) -> None:
        """Turn a Wonder face down (R10.10)."""
        self.wonder_state[wonder] = BURIED

    def lay_out_wonders(self, with_extra: bool) -> None:
        """Lay out the core Wonders face up, and the optional ones if agreed (S1.7, R13.6)."""
        self.wonder_state = [
            AVAILABLE if IS_CORE[wonder] or with_extra else OUT for wonder in range(WONDERS)
        ]
        self.wonder_owner = [NONE] * WONDERS
        self.wonder_area = [NONE] * WONDERS
        self.is_silenced = [0] * WONDERS

    # Order

    def rank(self, civ: int) -> int:
        """Say at which place of the turn order a civilization stands (R1.21)."""
        return self.order.index(civ)

    def last_in_points(self) -> int:
        """Name the civilization with the fewest points, the latest in turn order (R5.11, R5.12)."""
        last = self.order[0]
        for civ in self.order:
            if self.players[civ].vp <= self.players[last].vp:
                last = civ
        return last
