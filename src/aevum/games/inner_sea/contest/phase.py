"""The Competition Phase as a whole: Minoan challenges, one competition after the other, the end."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.civilization_ids import MINOANS
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.contest.losses import is_shared_sea
from aevum.games.inner_sea.contest.powers import FAR_SEAS, bit_left, use_power
from aevum.games.inner_sea.ids import AT, FACTIONS, NONE, POWER_FAR, POWER_NEAR, SHALLOW
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import AREAS, COMPETITION_ORDER, KIND
from aevum.games.inner_sea.wonders.owning import change_owners
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg

PLACE_IN_ORDER: Final = [COMPETITION_ORDER.index(area) for area in range(AREAS)]

CHALLENGING: Final = 0
RESOLVING: Final = 1


@dataclass(init=False, slots=True)
class CompetitionPhase(Procedure):
    """From east to west every contested area is resolved (R7.1 to R7.3)."""

    at: int
    turn: int
    challenged: list[int]
    """Areas in which the Minoans have put their white disk already."""

    def __init__(self) -> None:
        self.at = CHALLENGING
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
        """Let the Minoans challenge; then resolve the first contested area, or end the phase."""
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
        """Begin a competition; Minoans who challenged have used their power there (R7.10)."""
        competition = Competition(area)
        competition.begin(g)
        if area in self.challenged:
            for civ in range(len(g.players)):
                if g.players[civ].civilization == MINOANS:
                    competition.used_here[civ] |= 1
        g.push(competition)

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the Minoans the shared shallow seas that their white disk can make contested."""
        out.append(DONE)
        civ = g.order[self.turn]
        p = g.players[civ]
        if p.civilization != MINOANS:
            return
        has_far = bit_left(p.used, FAR_SEAS) >= 0
        near = g.chart().near[p.home]
        for area in p.held:
            is_open = KIND[area] == SHALLOW and (has_far or area in near)
            if is_open and is_shared_sea(g, civ, area):
                out.append(pack(AT, area))

    def answer(self, g: Sea, action: int) -> None:
        """Put a white disk down, or go on (R7.10)."""
        if action == DONE:
            self.turn += 1
            return
        civ = g.order[self.turn]
        area = x_of(action)
        is_near = area in g.chart().near[g.players[civ].home]
        use_power(g, civ, area, POWER_NEAR if is_near else POWER_FAR)
        self.challenged.append(area)


def first_contested(g: Sea) -> int:
    """Name the first contested area from east to west, from north to south (R7.2)."""
    best = NONE
    places = PLACE_IN_ORDER
    for civ in range(len(g.players)):
        for area in g.players[civ].held:
            is_earlier = best == NONE or places[area] < places[best]
            # White disks alone cannot start a competition (R7.9).
            if is_earlier and g.strongest_other(area, civ) > 0 and g.is_contested(area):
                best = area
    return best


def end_phase(g: Sea) -> None:
    """White disks leave, loot goes to the Treasury, Wonders change owners (R7.23, R7.24)."""
    g.white = [0] * (AREAS * FACTIONS)
    for p in g.players:
        p.talents += p.loot
        p.loot = 0
    change_owners(g)
