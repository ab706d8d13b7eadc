"""Wonders: stages, completion, what they score (R4.9, R7.5.1)."""

from dataclasses import dataclass

from aevum.games.common.shared import with_sorted
from aevum.games.through_the_ages.effect_ids import (
    FAST_FOOD_CHAINS,
    FIRST_SPACE_FLIGHT,
    HOLLYWOOD,
    INTERNET,
)
from aevum.games.through_the_ages.ids import (
    ARENA,
    FIRST_UNIT,
    FIRST_URBAN,
    LEVELS,
    NONE,
    STAGES_BUILT,
    WONDER_COMPLETED,
    WONDER_LEFT,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.ratings import (
    civil_total,
    military_total,
    settle_actions,
    stage_culture,
    urban_culture,
    urban_science,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AMOUNT,
    BLUE,
    EFFECT,
    LEVEL,
    SECOND_AMOUNT,
    SLOT_STRENGTH,
    STAGES,
)
from aevum.games.through_the_ages.tokens import GiveTokens
from aevum.kernel.action import x_of


def build_stages(g: Ages, seat: int, count: int, price: int) -> None:
    """Pay stages at once and cover them with blue tokens; a covered wonder is complete (R4.9)."""
    p = g.players[seat]
    p.pay_resources(price)
    p.stages += count
    g.note(STAGES_BUILT, seat, p.wonder, count)
    covered = min(count, p.blue)
    p.blue -= covered
    p.on_wonder += covered
    if covered < count and p.stocked():
        g.push(CoverStages(seat, count - covered))
        return
    complete_wonder(g, seat)


def complete_wonder(g: Ages, seat: int) -> None:
    """Turn a fully covered wonder upright: its tokens return, its effects apply (R4.9.2)."""
    p = g.players[seat]
    wonder = p.wonder
    if p.stages < len(STAGES[wonder]):
        return
    civil, military = civil_total(p), military_total(g, seat)
    leave_wonder(p)
    p.wonders = with_sorted(p.wonders, wonder)
    p.gain_blue(BLUE[wonder])
    settle_actions(g, seat, civil, military)
    g.note(WONDER_COMPLETED, seat, wonder)
    points = completion_points(p, wonder)
    if points > 0:
        g.score(seat, points)


def leave_wonder(p: Player) -> None:
    """Take the unfinished wonder away; its blue tokens return to the bank."""
    p.blue += p.on_wonder
    p.on_wonder = 0
    p.stages = 0
    p.wonder = NONE


def remove_wonder(g: Ages, seat: int) -> None:
    """Remove an unfinished wonder from play (R9.2.3)."""
    g.note(WONDER_LEFT, seat, g.players[seat].wonder)
    leave_wonder(g.players[seat])


def completion_points(p: Player, wonder: int) -> int:
    """The culture points that an Age III wonder scores at once (R7.5.1)."""
    effect = EFFECT[wonder]
    if effect == FAST_FOOD_CHAINS:
        return fast_food_points(p, wonder)
    if effect == FIRST_SPACE_FLIGHT:
        return level_sum(p)
    if effect == HOLLYWOOD:
        return 2 * stage_culture(p)
    if effect == INTERNET:
        return urban_culture(p) + max(0, urban_science(p)) + arena_strength(p)
    return 0


def fast_food_points(p: Player, wonder: int) -> int:
    """More for each worker on farms and mines, less for each other worker on a card."""
    amount, second = AMOUNT[wonder], SECOND_AMOUNT[wonder]
    total = 0
    for slot in p.slots:
        total += p.workers[slot] * (amount if slot < FIRST_URBAN else second)
    return total


def level_sum(p: Player) -> int:
    """The levels of all technology cards in play."""
    total = LEVEL[p.government]
    for slot in p.slots:
        total += slot % LEVELS
    for card in p.specials:
        if card != NONE:
            total += LEVEL[card]
    return total


def arena_strength(p: Player) -> int:
    """The strength that urban buildings give: arenas."""
    total = 0
    for slot in range(ARENA * LEVELS, FIRST_UNIT):
        total += p.workers[slot] * SLOT_STRENGTH[slot]
    return total


@dataclass(init=False, slots=True)
class CoverStages(GiveTokens):
    """With an empty bank the tokens that cover stages come from technology cards (R4.9.1)."""

    def copy(self) -> "CoverStages":
        """Return a frame with the same memory."""
        return CoverStages(self.seat, self.left)

    def step(self, g: Ages) -> None:
        """Ask where the next token comes from; then see whether the wonder is complete."""
        if self.left > 0 and g.players[self.seat].stocked():
            g.ask(self.seat)
            return
        g.pop()
        complete_wonder(g, self.seat)

    def answer(self, g: Ages, action: int) -> None:
        """Cover a stage."""
        p = g.players[self.seat]
        p.put_tokens(x_of(action), -1)
        p.on_wonder += 1
        self.left -= 1
