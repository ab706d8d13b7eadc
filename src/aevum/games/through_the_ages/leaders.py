"""Leaders: playing, replacing, leaving (R4.8, R7.5.2, R10.1, R10.6)."""

from dataclasses import dataclass

from aevum.games.through_the_ages.effect_ids import BILL_GATES, HOMER
from aevum.games.through_the_ages.ids import (
    LAB,
    LEADER_LEFT,
    LEADER_PLAYED,
    LEADER_REPLACED,
    LEVELS,
    NONE,
    PICK,
    TUCKED,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.question import Question
from aevum.games.through_the_ages.ratings import (
    civil_total,
    military_total,
    settle_actions,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT
from aevum.games.through_the_ages.technologies import give_back_civil
from aevum.games.through_the_ages.told import note_ratings, told_ratings
from aevum.kernel.action import DONE, pack, x_of


def lab_levels(p: Player) -> int:
    """What the labs of Bill Gates produce: their levels (R10.6.1)."""
    total = 0
    for level in range(1, LEVELS):
        total += p.workers[LAB * LEVELS + level] * level
    return total


def score_gates(g: Ages, seat: int) -> None:
    """Bill Gates scores the production of his labs when he leaves, and at the end (R9.5.2)."""
    p = g.players[seat]
    if EFFECT[p.leader] == BILL_GATES:
        points = lab_levels(p)
        g.score(seat, points)


def remove_leader(g: Ages, seat: int) -> None:
    """Remove the leader from play; actions he gave are lost (R11.13)."""
    p = g.players[seat]
    civil, military = civil_total(p), military_total(g, seat)
    ratings = told_ratings(g, seat)
    score_gates(g, seat)
    g.note(LEADER_LEFT, seat, p.leader)
    p.leader = NONE
    settle_actions(g, seat, civil, military)
    note_ratings(g, seat, ratings)


def play_leader(g: Ages, seat: int, card: int) -> None:
    """Put a leader into play; a replaced one returns a civil action (R4.8)."""
    p = g.players[seat]
    p.spend_civil(1)
    p.give_card(card)
    civil, military = civil_total(p), military_total(g, seat)
    old = p.leader
    score_gates(g, seat)
    p.leader = card
    settle_actions(g, seat, civil, military)
    g.note(LEADER_PLAYED, seat, card)
    if EFFECT[card] == HOMER:
        p.unit_resource += 1
    if old == NONE:
        return
    p.used |= LEADER_REPLACED
    if EFFECT[old] == HOMER and p.intact_wonders():
        g.push(TuckHomer(seat))
        return
    give_back_civil(p)


@dataclass(init=False, slots=True)
class TuckHomer(Question):
    """A replaced Homer may lie under a wonder; then no civil action comes back (R10.1)."""

    def copy(self) -> "TuckHomer":
        """Return a frame with the same memory."""
        return TuckHomer(self.seat)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer the civil action, or each completed wonder."""
        out.append(DONE)
        for wonder in g.players[self.seat].intact_wonders():
            out.append(pack(PICK, wonder))

    def answer(self, g: Ages, action: int) -> None:
        """Tuck Homer, or take the civil action back."""
        g.pop()
        p = g.players[self.seat]
        if action == DONE:
            give_back_civil(p)
        else:
            p.homer_under = x_of(action)
            g.note(TUCKED, self.seat, x_of(action))
