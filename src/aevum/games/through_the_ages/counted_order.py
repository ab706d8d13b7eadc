"""Counting actions, happiness, leaders, wonders and colonies."""

from aevum.games.through_the_ages.feature_ids import (
    ACTIONS_LEFT,
    CIVIL,
    COLONIES,
    DISCONTENT,
    HAPPINESS,
    LEADER,
    MILITARY,
    WONDER,
    WONDERS,
)
from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.judgement_1 import POINT, wonder_progress
from aevum.games.through_the_ages.ratings import (
    civil_total,
    discontent,
    happiness,
    military_total,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import LEVEL


def count_order(g: Ages, seat: int, turns: int, found: list[int]) -> None:
    """Count actions, happiness and what is under construction."""
    p = g.players[seat]
    found[CIVIL] = 90 * civil_total(p) * turns
    found[MILITARY] = 30 * military_total(g, seat) * turns
    found[DISCONTENT] = -90 * discontent(p)
    found[HAPPINESS] = 40 * max(0, min(2, happiness(p) - p.faces_required()))
    if p.leader != NONE:
        found[LEADER] = 60 + 14 * turns + 40 * LEVEL[p.leader]
    if p.wonder != NONE:
        found[WONDER] = wonder_progress(p, turns)
    found[WONDERS] = POINT * len(p.wonders)
    found[COLONIES] = 120 * len(p.colonies)
    if seat == g.turn:
        found[ACTIONS_LEFT] = 25 * min(3, p.military_left()) + 20 * min(p.unit_resource, 4)
