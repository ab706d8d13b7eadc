"""The Growth Phase: retire, acquire, resettle, deploy (R4)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.card_ids import DROUGHT, GRANARY, HEROIC_SAGA, PAVED_ROADS
from aevum.games.inner_sea.cards.drawing import Draw
from aevum.games.inner_sea.cards.removal import discard_investment
from aevum.games.inner_sea.civilization_ids import PHOENICIANS, ROMANS
from aevum.games.inner_sea.growth.acquisition import (
    acquisition,
    gain_growth_talents,
    has_city_near_rome,
)
from aevum.games.inner_sea.growth.deployment import deploy, deployments
from aevum.games.inner_sea.growth.roads import road_goals, road_starts
from aevum.games.inner_sea.ids import (
    A_CARD,
    ACQUIRED,
    CHOOSE,
    DISKS,
    FACTIONS,
    NONE,
    NPC,
    RESETTLE,
    RESETTLED,
    RETIRE,
    RETIRED,
    TALENT_AND_POINT,
)
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.npc.growth import choose_deployment, choose_retirement
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.shown import Doing
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg
from aevum.kernel.state import GROWING

# The steps of a civilization's growth.
RETIREMENT: Final = 0
CHOICE_OF_ROME: Final = 1
CHOICE_OF_SAGA: Final = 2
ACQUISITION: Final = 3
RESETTLEMENT: Final = 4
DEPLOYMENT: Final = 5
ROAD_MOVES: Final = 6
QUESTIONS: Final = (
    "prompt-retire",
    "prompt-rome",
    "prompt-saga",
    "",
    "prompt-resettle",
    "prompt-deploy",
    "prompt-roads",
)
"""What each step asks; acquisition asks nothing."""

LEAST: Final = 3
"""R4.9: fewer disks than these are never taken."""
MOST_ROAD_MOVES: Final = 2
DROUGHT_LOSS: Final = 2


@dataclass(init=False, slots=True)
class Growth(Procedure):
    """One civilization does all four steps before the next one starts."""

    civ: int
    at: int
    lowest: int
    extra: int
    """Disks that were chosen in place of something else."""
    moves: int
    start: int
    """Where the disk stands that moves along the roads."""
    is_homeless: bool
    """No disk stood on the map when the Deployment Step began (R4.18)."""

    def __init__(self, civ: int = 0, at: int = RETIREMENT) -> None:
        self.civ = civ
        self.at = at
        self.lowest = 0
        self.extra = 0
        self.moves = 0
        self.start = NONE
        self.is_homeless = False

    def copy(self) -> "Growth":
        """Return a frame with the same memory."""
        new = Growth(self.civ, self.at)
        new.lowest = self.lowest
        new.extra = self.extra
        new.moves = self.moves
        new.start = self.start
        new.is_homeless = self.is_homeless
        return new

    def show(self, g: Sea, seat: int) -> Doing:
        """Show who grows."""
        return {"kind": "growth", "civ": self.civ}

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        if self.at == DEPLOYMENT:
            return Msg("prompt-deploy", who=who_decides(g), n=g.players[self.civ].ready)
        return Msg(QUESTIONS[self.at], who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Ask what the present step asks; a step without a choice is passed over."""
        if self.at == ACQUISITION:
            self.acquire(g)
            return
        if self.at > ROAD_MOVES:
            g.pop()
            return
        if self.is_asked(g):
            g.decide(self.civ)
        else:
            self.next_step(g)

    def next_step(self, g: Sea) -> None:
        """Go on to the next step."""
        self.at += 1
        self.lowest = 0
        if self.at == DEPLOYMENT:
            self.is_homeless = not g.players[self.civ].held

    def is_asked(self, g: Sea) -> bool:
        """Say whether there is anything to choose in the present step."""
        if self.at == DEPLOYMENT:
            return g.players[self.civ].ready > 0
        out: list[int] = []
        self.options(g, out)
        return len(out) > 1 or self.start != NONE

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the answers of the present step."""
        p = g.players[self.civ]
        if self.at == CHOICE_OF_ROME:
            if p.civilization == ROMANS and has_city_near_rome(g, self.civ):
                out.append(pack(CHOOSE, DISKS))
                out.append(pack(CHOOSE, A_CARD))
        elif self.at == CHOICE_OF_SAGA:
            if p.saga > 0:
                out.append(pack(CHOOSE, DISKS))
                out.append(pack(CHOOSE, TALENT_AND_POINT))
        elif self.start != NONE:
            road_goals(g, self.civ, self.start, out)
        else:
            out.append(DONE)
            if self.at == RETIREMENT:
                self.retirements(g, out)
            elif self.at == RESETTLEMENT:
                self.resettlements(g, out)
            elif self.at == DEPLOYMENT:
                deployments(g, self.civ, self.is_homeless, out)
            elif self.moves < MOST_ROAD_MOVES and PAVED_ROADS in p.investments:
                road_starts(g, self.civ, out)

    def retirements(self, g: Sea, out: list[int]) -> None:
        """Offer disks of stacks of one or two, land or sea, in ascending order (R4.1, R4.2)."""
        civ: i64 = self.civ
        area: i64
        for area in g.players[self.civ].held:
            if area >= self.lowest and g.disks[area * FACTIONS + civ] <= SETTLEMENT:
                out.append(pack(RETIRE, area))

    def resettlements(self, g: Sea, out: list[int]) -> None:
        """Offer one disk of each City, in ascending order (R4.11)."""
        for area in g.players[self.civ].held:
            if area >= self.lowest and g.is_city(self.civ, area):
                out.append(pack(RESETTLE, area))

    def answer(self, g: Sea, action: int) -> None:
        """Carry out one choice, or go on to the next step."""
        if action == DONE:
            self.next_step(g)
        elif self.at == RETIREMENT:
            self.retire(g, x_of(action))
        elif self.at == RESETTLEMENT:
            self.resettle(g, x_of(action))
        elif self.at == DEPLOYMENT:
            deploy(g, self.civ, x_of(action))
        elif self.at == ROAD_MOVES and self.start == NONE:
            self.start = x_of(action)
        elif self.at == ROAD_MOVES:
            self.moves += 1
            self.start = NONE
            g.move(self.civ, x_of(action), y_of(action))
        else:
            self.choose(g, x_of(action))

    def retire(self, g: Sea, area: int) -> None:
        """A disk goes to the stock; others of the same area may follow (R4.1)."""
        self.lowest = area
        g.lift(self.civ, area, 1)
        g.players[self.civ].stock += 1
        g.note(RETIRED, self.civ, area)

    def resettle(self, g: Sea, area: int) -> None:
        """One disk of a City goes to the Ready Box (R4.11)."""
        self.lowest = area + 1
        g.lift(self.civ, area, 1)
        g.players[self.civ].ready += 1
        g.note(RESETTLED, self.civ, area)

    def choose(self, g: Sea, choice: int) -> None:
        """Take extra disks, or what is granted in their place."""
        self.next_step(g)
        if self.at - 1 == CHOICE_OF_SAGA:
            self.use_saga(g, choice)
        elif choice == DISKS:
            self.extra += 2
        else:
            g.push(Draw(self.civ, 1))

    def use_saga(self, g: Sea, choice: int) -> None:
        """Two disks, or a Talent and a point; after the second use the Saga is discarded."""
        p = g.players[self.civ]
        p.saga -= 1
        if p.saga == 0:
            discard_investment(g, self.civ, HEROIC_SAGA)
        if choice == DISKS:
            self.extra += 2
        else:
            g.gain_talents(self.civ, 1)
            g.score(self.civ, 1)

    def acquire(self, g: Sea) -> None:
        """Move the sum of R4.4 to R4.7 from stock to Ready Box, three at least (R4.9)."""
        p = g.players[self.civ]
        gain_growth_talents(g, self.civ)
        count = self.sum_of_disks(g)
        if p.has_drought and self.is_dried_up(g):
            count = max(count - DROUGHT_LOSS, LEAST)
        count = min(count, p.stock)
        p.stock -= count
        p.ready += count
        if p.civilization == PHOENICIANS and count > 0:
            p.sea_ready += 1
        g.note(ACQUIRED, self.civ, count)
        self.next_step(g)

    def sum_of_disks(self, g: Sea) -> int:
        """Add up R4.4 to R4.7 and what was chosen; three at least (R4.9, S6.15)."""
        count = acquisition(g, self.civ) + self.extra
        if g.players[self.civ].seat == NPC:
            count += g.switches.growth_of_npc
        return max(count, LEAST)

    def is_dried_up(self, g: Sea) -> bool:
        """The Drought in front of a civilization ends; say whether no Granary keeps it off."""
        p = g.players[self.civ]
        p.has_drought = False
        g.removed.remove(DROUGHT)
        g.discard.append(DROUGHT)
        return GRANARY not in p.investments

    def set_asked(self, g: Sea) -> int:
        """Disks that retire or resettle may be named in any order (R4.1, R4.11).

        Disks that are deployed open up areas for the next ones (R4.13).
        """
        if self.at == DEPLOYMENT:
            return GROWING + 1
        return 2 + self.at if self.at == RETIREMENT or self.at == RESETTLEMENT else 0

    def is_midway(self) -> bool:
        """A disk is named for the roads and has not moved yet."""
        return self.start != NONE

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Retire for a short stock, never resettle; always disks; deploy by the lines (S6.6)."""
        if self.at == RETIREMENT:
            return choose_retirement(g, self.civ, self.sum_of_disks(g), options)
        if self.at == CHOICE_OF_ROME or self.at == CHOICE_OF_SAGA:
            return pack(CHOOSE, DISKS)
        return choose_deployment(g, self.civ, options) if self.at == DEPLOYMENT else DONE
