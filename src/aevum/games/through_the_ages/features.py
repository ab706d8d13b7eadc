"""What a civilization has and may expect, in named parts, each in hundredths of a point."""

from typing import Final

from aevum.games.through_the_ages.armies import army_strength
from aevum.games.through_the_ages.effect_ids import GENGHIS_KHAN
from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.judgement_1 import (
    POINT,
    cards,
    economy,
    impacts,
    is_due,
    knowledge,
    order,
    power,
    rounds_left,
)
from aevum.games.through_the_ages.ratings import culture_rating, discontent
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT, LEVEL

FEATURES: Final = (
    "culture",
    "rival_culture",
    "culture_to_come",
    "rival_culture_to_come",
    "economy",
    "knowledge",
    "order",
    "power",
    "cards",
    "impacts",
    "uprising",
    "idle_tactic",
    "pacts",
)
NUMBER: Final = len(FEATURES)
PACT: Final = 100
"""What a pact is counted with, whatever it gives."""


def features(g: Ages, seat: int) -> list[int]:
    """Count every part once, as the position stands."""
    p = g.players[seat]
    found = [0] * NUMBER
    later = rounds_left(g)
    due = 1 if is_due(g, seat) else 0
    found[0] = POINT * p.culture
    count_rivals(g, seat, later, found)
    if g.is_over:
        return found
    if discontent(p) > p.unused:
        due = 0
        found[10] = POINT
    turns = later + due
    found[2] = POINT * culture_rating(g, seat) * turns
    found[4] = economy(p, later, due)
    found[5] = knowledge(p, later, due)
    found[6] = order(g, seat, turns)
    found[7] = power(g, seat)
    found[8] = cards(g, p, turns)
    found[9] = impacts(g, seat, turns)
    if p.tactic != NONE and army_strength(p.workers, p.tactic, is_khan(p.leader)) == 0:
        found[11] = 40 * LEVEL[p.tactic] + 40
    if g.pacts > 0:
        found[12] = PACT * len(g.pacts_of(seat))
    return found


def count_rivals(g: Ages, seat: int, later: int, found: list[int]) -> None:
    """Find the best rival, by culture and what it will bring."""
    best = -1
    for other in range(g.seats):
        if other == seat or g.players[other].is_out:
            continue
        coming = 0 if g.is_over else culture_rating(g, other) * later
        if g.players[other].culture + coming > best:
            best = g.players[other].culture + coming
            found[1] = POINT * g.players[other].culture
            found[3] = POINT * coming


def is_khan(leader: int) -> bool:
    """Say whether the leader is the one who makes armies of cavalry."""
    return EFFECT[leader] == GENGHIS_KHAN
