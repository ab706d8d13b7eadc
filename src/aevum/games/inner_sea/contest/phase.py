"""The Competition Phase as a whole: challenges, one competition after the other, the end."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.civilization_ids import GAULS, MINOANS, ROMANS
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.contest.losses import is_shared
from aevum.games.inner_sea.contest.powers import challenge_power, use_power
from aevum.games.inner_sea.ids import AT, FACTIONS, NONE
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.npc.contest import choose_challenge
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import AREAS, COMPETITION_ORDER
from aevum.games.inner_sea.wonders.owning import change_owners
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg

PLACE_IN_ORDER: Final = [COMPETITION_ORDER.index(area) for area in range(AREAS)]

BEGINNING: Final = 0
CHALLENGING: Final = 1
RESOLVING: Final = 2

GALLIC_TALENTS: Final = 1
"""R12.1: so many Talents the Gauls gain when the phase begins."""


@dataclass(init=False, slots=True)
class CompetitionPhase(Procedure):
    """From east to west every contested area is resolved (R7.1 to R7.3)."""

    at: int
    turn: int
    challenged: list[int]
    """Areas that a white disk has made contested, and beside each the civilization it is of."""

    def __init__(self) -> None:
        self.at = BEGINNING
        self.turn = 0
        self.challenged = []

    def copy(self) -> "CompetitionPhase":
        """Return a frame with the same memory."""
        new = CompetitionPhase()
        new.at = self.at
        new.turn = self.turn
        new.challenged = self.challenged[:]
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-challenge", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Begin; let those who may challenge; resolve the first contested area, or end."""
        if self.at == BEGINNING:
            self.at = CHALLENGING
            begin_phase(g)
        if self.at == CHALLENGING:
            while self.turn < len(g.order):
                out: list[int] = []
                self.options(g, out)
                if len(out) > 1:
                    g.decide(g.order[self.turn])
                    return
                self.turn += 1
            self.at = RESOLVING
        area = first_contested(g)
        if area == NONE:
            end_phase(g)
            g.pop()
        else:
            self.resolve(g, area)

    def resolve(self, g: Sea, area: int) -> None:
        """Begin a competition; whoever challenged there has used the own power in it (R12.3)."""
        competition = Competition(area)
        competition.begin(g)
        for i in range(0, len(self.challenged), 2):
            if self.challenged[i] == area:
                competition.used_here[self.challenged[i + 1]] |= 1
        g.push(competition)

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the shared areas that the own white disk can make contested (R7.10)."""
        out.append(DONE)
        civ = g.order[self.turn]
        p = g.players[civ]
        if p.civilization != MINOANS and p.civilization != ROMANS:
            return
        for area in p.held:
            if challenge_power(g, civ, area) != NONE and is_shared(g, civ, area):
                out.append(pack(AT, area))

    def answer(self, g: Sea, action: int) -> None:
        """Put a white disk down, or go on (R7.10)."""
        if action == DONE:
            self.turn += 1
            return
        civ = g.order[self.turn]
        area = x_of(action)
        use_power(g, civ, area, challenge_power(g, civ, area))
        self.challenged.append(area)
        self.challenged.append(civ)

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Open competitions where no other needs the white disk more (S6.11)."""
        return choose_challenge(g, g.decider, options)


def begin_phase(g: Sea) -> None:
    """The Gauls gain a Talent, which they may use at once (R12.1)."""
    for civ in g.order:
        if g.players[civ].civilization == GAULS:
            g.gain_talents(civ, GALLIC_TALENTS)


def first_contested(g: Sea) -> int:
    """Name the first contested area from east to west, from north to south (R7.2)."""
    best: i64 = NONE
    places = PLACE_IN_ORDER
    civ: i64
    area: i64
    for civ in range(len(g.players)):
        for area in g.players[civ].held:
            is_earlier = best == NONE or places[area] < places[best]
            # White disks alone cannot start a competition (R7.9).
            if is_earlier and not g.controls(civ, area) and g.is_contested(area):
                best = area
    return best


def end_phase(g: Sea) -> None:
    """White disks leave, loot goes to the Treasury, Wonders change owners (R7.23, R7.24)."""
    g.white = [0] * (AREAS * FACTIONS)
    for p in g.players:
        p.talents += p.loot
        p.loot = 0
    change_owners(g)
