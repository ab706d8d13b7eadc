"""Small questions that events put to players."""

from dataclasses import dataclass

from aevum.games.common.shared import with_sorted
from aevum.games.through_the_ages.buildings import (
    build,
    buildings_in_use,
    can_increase,
    free_worker,
    increase_population,
    put_worker,
)
from aevum.games.through_the_ages.colonies import remove_colony
from aevum.games.through_the_ages.costs import (
    build_cost,
    may_build,
)
from aevum.games.through_the_ages.ids import (
    ACTIONS_LOST,
    AGE_I,
    BUILD,
    DEVELOP,
    FIRST_UNIT,
    FOOD,
    GAINED,
    INCREASE,
    LEVELS,
    LOST,
    PICK,
    RAZE,
    REVOLUTION,
    RUINED,
)
from aevum.games.through_the_ages.names import slot_word
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.question import Question
from aevum.games.through_the_ages.ratings import (
    civil_total,
    military_total,
    settle_actions,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, BLUE
from aevum.games.through_the_ages.technologies import develop, revolt, technology_options
from aevum.games.through_the_ages.tokens import push_blue_loss
from aevum.games.through_the_ages.told import note_ratings, told_ratings
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.message import Msg, seat_name


@dataclass(init=False, slots=True)
class Split(Question):
    """Gain or lose an amount of food and resources, divided by the owner."""

    amount: int
    is_loss: bool
    is_whole: bool

    def __init__(
        self,
        seat: int = 0,
        amount: int = 0,
        is_loss: bool = False,
        is_whole: bool = False,
    ) -> None:
        Question.__init__(self, seat)
        self.amount = amount
        self.is_loss = is_loss
        self.is_whole = is_whole

    def copy(self) -> "Split":
        """Return a frame with the same memory."""
        return Split(self.seat, self.amount, self.is_loss, self.is_whole)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer how much of it is food."""
        p = g.players[self.seat]
        low, high = 0, self.amount
        if self.is_loss:
            low, high = max(0, self.amount - p.resources()), min(self.amount, p.food())
        for food in range(low, high + 1):
            if not self.is_whole or food == 0 or food == self.amount:
                out.append(pack(FOOD, food))

    def answer(self, g: Ages, action: int) -> None:
        """Move the tokens."""
        g.pop()
        p = g.players[self.seat]
        food, resources = x_of(action), self.amount - x_of(action)
        if self.is_loss:
            g.note(LOST, self.seat, p.lose_food(food), p.lose_resources(resources))
        else:
            gained = p.gain_food(food)
            g.note(GAINED, self.seat, gained, p.gain_resources(resources))

    def prompt(self, g: Ages) -> Msg:
        """Say how much is to be divided, or is all of one kind."""
        key = "prompt-split-loss" if self.is_loss else "prompt-split-gain"
        if self.is_whole:
            key = "prompt-either"
        return Msg(key, seat=seat_name(self.seat), n=self.amount)


@dataclass(init=False, slots=True)
class BuildFree(Question):
    """A player with an unused worker may build one certain thing without paying."""

    slot: int

    def __init__(self, seat: int = 0, slot: int = 0) -> None:
        Question.__init__(self, seat)
        self.slot = slot

    def copy(self) -> "BuildFree":
        """Return a frame with the same memory."""
        return BuildFree(self.seat, self.slot)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer to refrain and to build."""
        out.append(DONE)
        out.append(pack(BUILD, self.slot))

    def answer(self, g: Ages, action: int) -> None:
        """Build, or not."""
        g.pop()
        if action != DONE:
            ratings = told_ratings(g, self.seat)
            put_worker(g, self.seat, self.slot)
            note_ratings(g, self.seat, ratings)

    def prompt(self, g: Ages) -> Msg:
        """Name what may be built."""
        return Msg("prompt-build-free", seat=seat_name(self.seat), card=slot_word(self.slot))


@dataclass(init=False, slots=True)
class Raze(Question):
    """One player chooses a building of a civilization, maybe the own, that is destroyed."""

    victim: int
    low: int

    def __init__(self, seat: int = 0, victim: int = 0, low: int = 0) -> None:
        Question.__init__(self, seat)
        self.victim = victim
        self.low = low

    def copy(self) -> "Raze":
        """Return a frame with the same memory."""
        return Raze(self.seat, self.victim, self.low)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer every building from the lowest slot on; units are none."""
        for slot in buildings_in_use(g.players[self.victim], self.low, LEVELS):
            out.append(pack(RAZE, slot, self.victim))

    def answer(self, g: Ages, action: int) -> None:
        """Move the worker to its owner's pool (R11.2)."""
        g.pop()
        ratings = told_ratings(g, self.victim)
        free_worker(g, y_of(action), x_of(action))
        note_ratings(g, self.victim, ratings)

    def prompt(self, g: Ages) -> Msg:
        """Say whose building is destroyed."""
        return Msg("prompt-raze", seat=seat_name(self.seat), other=seat_name(self.victim))


@dataclass(init=False, slots=True)
class LoseColony(Question):
    """The owner chooses a colony that leaves play."""

    def copy(self) -> "LoseColony":
        """Return a frame with the same memory."""
        return LoseColony(self.seat)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer every colony."""
        for colony in g.players[self.seat].colonies:
            out.append(pack(PICK, colony))

    def answer(self, g: Ages, action: int) -> None:
        """Remove the colony."""
        g.pop()
        g.discard_shown(x_of(action))
        remove_colony(g, self.seat, x_of(action))


def old_wonders(p: Player) -> list[int]:
    """List the completed wonders of Age A and I that are not in ruins."""
    found: list[int] = []
    for wonder in p.intact_wonders():
        if AGE[wonder] <= AGE_I:
            found.append(wonder)
    return found


@dataclass(init=False, slots=True)
class Ruin(Question):
    """The owner chooses an old wonder that turns to ruins (R10.11, R11.8)."""

    def copy(self) -> "Ruin":
        """Return a frame with the same memory."""
        return Ruin(self.seat)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer every old wonder."""
        for wonder in old_wonders(g.players[self.seat]):
            out.append(pack(PICK, wonder))

    def answer(self, g: Ages, action: int) -> None:
        """The wonder loses all but two culture; its tokens and actions go."""
        g.pop()
        p = g.players[self.seat]
        wonder = x_of(action)
        civil, military = civil_total(p), military_total(g, self.seat)
        ratings, actions = told_ratings(g, self.seat), p.civil
        p.ruins = with_sorted(p.ruins, wonder)
        settle_actions(g, self.seat, civil, military)
        g.note(RUINED, self.seat, wonder)
        if p.civil < actions:
            g.note(ACTIONS_LOST, self.seat, actions - p.civil)
        note_ratings(g, self.seat, ratings)
        if BLUE[wonder] > 0:
            push_blue_loss(g, self.seat, BLUE[wonder])


@dataclass(init=False, slots=True)
class Civilize(Question):
    """One free step at a cost lowered by one: people, a building or a technology (R10.10)."""

    def copy(self) -> "Civilize":
        """Return a frame with the same memory."""
        return Civilize(self.seat)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer to refrain, and everything that can be paid."""
        out.append(DONE)
        p = g.players[self.seat]
        if can_increase(p, 1):
            out.append(pack(INCREASE))
        if p.unused > 0:
            for slot in p.slots:
                is_cheap = build_cost(p, slot) - 1 <= p.resources()
                if slot < FIRST_UNIT and is_cheap and may_build(p, slot):
                    out.append(pack(BUILD, slot))
        technology_options(g, self.seat, 1, out)

    def answer(self, g: Ages, action: int) -> None:
        """Do it, without spending a civil action unless it is a revolution."""
        g.pop()
        ratings = told_ratings(g, self.seat)
        kind = kind_of(action)
        if kind == INCREASE:
            increase_population(g, self.seat, 1)
        elif kind == BUILD:
            build(g, self.seat, x_of(action), 1)
        elif kind == DEVELOP:
            develop(g, self.seat, x_of(action), 1)
        elif kind == REVOLUTION:
            revolt(g, self.seat, x_of(action), 1)
        note_ratings(g, self.seat, ratings)
