"""Counting strength as far as it is needed: against rivals, for armies and in wars."""

from typing import Final

from aevum.games.through_the_ages.armies import army_strength
from aevum.games.through_the_ages.effect_ids import GENGHIS_KHAN
from aevum.games.through_the_ages.feature_ids import (
    BEHIND,
    IDLE_TACTIC,
    LEAD,
    OWN_WAR,
    STRENGTH,
    TACTIC,
    WAR_AGAINST,
    WEAKEST,
)
from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.ratings import strength
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT, LEVEL

MOST: Final = 60
"""Strength beyond this is worth nothing more."""


def count_power(g: Ages, seat: int, found: list[int]) -> None:
    """Compare strength with the rivals'; the weakest is everybody's prey."""
    own = strength(g, seat)
    strongest = 0
    weakest = 999
    for other in range(g.seats):
        q = g.players[other]
        if other == seat or q.is_out:
            continue
        theirs = strength(g, other)
        strongest = max(strongest, theirs)
        weakest = min(weakest, theirs)
        if q.war != NONE and q.war_target == seat:
            found[WAR_AGAINST] += war_prospect(own - theirs)
    found[STRENGTH] = 12 * min(own, MOST)
    found[BEHIND] = 35 * max(min(own - strongest, 0), -15)
    found[LEAD] = 25 * min(max(own - strongest, 0), 6)
    if own < weakest:
        found[WEAKEST] = -120
    count_armies(g, seat, own, found)


def count_armies(g: Ages, seat: int, own: int, found: list[int]) -> None:
    """Count the tactic, which is a burden without an army for it, and the own war."""
    p = g.players[seat]
    if p.tactic != NONE:
        worth = 40 * LEVEL[p.tactic] + 40
        is_khan = EFFECT[p.leader] == GENGHIS_KHAN
        found[TACTIC] = worth
        if army_strength(p.workers, p.tactic, is_khan) == 0:
            found[TACTIC] = -worth
            found[IDLE_TACTIC] = worth
    if p.war != NONE:
        found[OWN_WAR] = war_prospect(own - strength(g, p.war_target))


def war_prospect(gap: int) -> int:
    """Judge a war by how much stronger the own side is."""
    return 60 * max(-20, min(20, gap)) + (200 if gap > 0 else -400)
