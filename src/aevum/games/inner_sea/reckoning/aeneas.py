"""The Aeneas Step: a fresh start for whoever has fallen behind (R8.11 to R8.16)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.ids import AT, BARBARIANS, BECOME, FRESH_START, LAND, NONE
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.npc.rank import nearest
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import CIVILIZATION_SINCE, CIVILIZATIONS, HOME, KIND
from aevum.games.inner_sea.wonders.owning import abandon_wonders
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.message import Msg

FAR_BEHIND: Final = 5

OFFERING: Final = 0
HOMING: Final = 1
SETTLING: Final = 2
SAILING: Final = 3
QUESTIONS: Final = ("prompt-aeneas", "prompt-home", "prompt-settle", "prompt-sail")


def is_eligible(g: Sea, civ: int) -> bool:
    """No disks on the map, or at least five points less than every other (R8.13, R8.16)."""
    p = g.players[civ]
    if p.has_restarted:
        return False
    if not p.held:
        return True
    if len(g.players) == 1:
        return False
    for other in range(len(g.players)):
        if other != civ and g.players[other].vp - p.vp < FAR_BEHIND:
            return False
    return True


@dataclass(init=False, slots=True)
class Aeneas(Procedure):
    """In turn order every eligible civilization may begin anew."""

    turn: int
    at: int
    settled: list[int]

    def __init__(self) -> None:
        self.turn = 0
        self.at = OFFERING
        self.settled = []

    def copy(self) -> "Aeneas":
        """Return a frame with the same memory."""
        new = Aeneas()
        new.turn = self.turn
        new.at = self.at
        new.settled = self.settled[:]
        return new

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-no"

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg(QUESTIONS[self.at], who=who_decides(g))

    def civ(self, g: Sea) -> int:
        """Name the civilization whose turn it is."""
        return g.order[self.turn]

    def step(self, g: Sea) -> None:
        """Ask the next eligible one; then where its home, its land and its sea are."""
        while self.turn < len(g.order):
            if self.at != OFFERING or is_eligible(g, self.civ(g)):
                out: list[int] = []
                self.options(g, out)
                if len(out) > (1 if self.at == OFFERING else 0):
                    g.decide(self.civ(g))
                    return
                if self.at != OFFERING:
                    self.next_part()
                    return
            self.turn += 1
        g.pop()

    def next_part(self) -> None:
        """Go on to the next part, or to the next civilization."""
        self.at += 1
        if self.at > SAILING:
            self.at = OFFERING
            self.settled = []
            self.turn += 1

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer what the present part asks for."""
        civ = self.civ(g)
        if self.at == OFFERING:
            out.append(DONE)
            if free_lands(g, civ):
                offer_civilizations(g, civ, out)
        elif self.at == HOMING:
            if g.players[civ].home == NONE:
                for area in free_lands(g, civ):
                    out.append(pack(AT, area))
        elif self.at == SETTLING:
            self.offer_land(g, out)
        else:
            for area in g.chart().shallow_near[g.players[civ].home]:
                if g.room(civ, area) > 0:
                    out.append(pack(AT, area))

    def offer_land(self, g: Sea, out: list[int]) -> None:
        """Up to two adjacent land areas without rivals; shallow seas for those that lack."""
        if len(self.settled) == 2:
            return
        civ = self.civ(g)
        home = g.players[civ].home
        lowest = self.settled[-1] + 1 if self.settled else 0
        places = [area for area in g.chart().land_near[home] if not g.has_rival(civ, area)]
        at_sea = [area for area in self.settled if KIND[area] != LAND]
        if len(places) + len(at_sea) < 2:
            places.extend(g.chart().shallow_near[home])
        out.append(DONE)
        for area in places:
            if area >= lowest:
                out.append(pack(AT, area))

    def answer(self, g: Sea, action: int) -> None:
        """Carry out one decision."""
        civ = self.civ(g)
        if self.at == OFFERING:
            if action == DONE:
                self.turn += 1
            else:
                begin_anew(g, civ, x_of(action))
                self.at = HOMING if g.players[civ].home == NONE else SETTLING
        elif self.at == HOMING:
            settle_home(g, civ, x_of(action))
            self.at = SETTLING
        elif self.at == SETTLING:
            if action == DONE:
                self.at = SAILING
            else:
                self.settled.append(x_of(action))
                g.add(civ, x_of(action), 2)
                if len(self.settled) == 2:
                    self.at = SAILING
        else:
            g.add(civ, x_of(action), 1)
            self.next_part()

    def set_asked(self, g: Sea) -> int:
        """The two areas that are settled may be named in any order (R8.15)."""
        return 1 + self.turn if self.at == SETTLING else 0

    def is_midway(self) -> bool:
        """The fresh start is chosen and not carried out in full."""
        return self.at != OFFERING

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Only without disks on the map, as the same civilization, near its home (S6.12)."""
        p = g.players[g.decider]
        if self.at == OFFERING:
            return DONE if p.held else pack(BECOME, p.civilization)
        places = [action for action in options if kind_of(action) == AT]
        return nearest(g, g.decider, places) if places else DONE


def free_lands(g: Sea, civ: int) -> list[int]:
    """List the land areas without disks of rivals."""
    return [area for area in g.chart().lands if not g.has_rival(civ, area)]


def offer_civilizations(g: Sea, civ: int, out: list[int]) -> None:
    """Offer the own civilization, and all not used in this game whose home is in play."""
    for civilization in range(CIVILIZATIONS):
        is_own = civilization == g.players[civ].civilization
        is_there = CIVILIZATION_SINCE[civilization] <= g.switches.edition()
        is_free = is_there and (g.used_civilizations >> civilization) & 1 == 0
        if is_own or (is_free and g.chart().is_in_play[HOME[civilization]]):
            out.append(pack(BECOME, civilization))


def begin_anew(g: Sea, civ: int, civilization: int) -> None:
    """All disks return to stock; Wonders lose their owner; the home is the civilization's own."""
    p = g.players[civ]
    g.note(FRESH_START, civ, civilization)
    for area in p.held[:]:
        g.remove(civ, area, 4)
    p.stock += p.ready
    p.ready = 0
    p.sea_ready = 0
    abandon_wonders(g, civ)
    home = p.home if p.civilization == civilization else HOME[civilization]
    p.civilization = civilization
    g.used_civilizations |= 1 << civilization
    p.has_restarted = True
    p.home = NONE
    if KIND[home] == LAND and g.chart().is_in_play[home] and not g.has_rival(civ, home):
        settle_home(g, civ, home)


def settle_home(g: Sea, civ: int, home: int) -> None:
    """Barbarians leave the home, two disks come (R8.15)."""
    g.players[civ].home = home
    g.remove(BARBARIANS, home, 4)
    g.add(civ, home, 2)
