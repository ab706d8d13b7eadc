"""What a civilization has and may expect, in named parts, each in hundredths of a point."""

from typing import Final

from aevum.games.through_the_ages.counted_cards import count_cards
from aevum.games.through_the_ages.counted_economy import count_economy, count_knowledge
from aevum.games.through_the_ages.counted_order import count_order
from aevum.games.through_the_ages.counted_power import count_power
from aevum.games.through_the_ages.feature_ids import (
    CULTURE,
    CULTURE_TO_COME,
    IMPACTS,
    NUMBER,
    PACTS,
    RIVAL_CULTURE,
    RIVAL_CULTURE_TO_COME,
    UPRISING,
)
from aevum.games.through_the_ages.judgement_1 import POINT, impacts, is_due, rounds_left
from aevum.games.through_the_ages.ratings import culture_rating, discontent
from aevum.games.through_the_ages.state import Ages

UPRISEN: Final = 150
"""What an uprising is counted with, besides the production that is lost."""


def features(g: Ages, seat: int) -> list[int]:
    """Count every part once, as the position stands."""
    p = g.players[seat]
    found = [0] * NUMBER
    later = rounds_left(g)
    found[CULTURE] = POINT * p.culture
    count_rivals(g, seat, later, found)
    if g.is_over:
        return found
    due = 1 if is_due(g, seat) else 0
    if discontent(p) > p.unused:
        due = 0
        found[UPRISING] = UPRISEN
    turns = later + due
    found[CULTURE_TO_COME] = POINT * culture_rating(g, seat) * turns
    count_economy(p, later, due, found)
    count_knowledge(p, later, due, found)
    count_order(g, seat, turns, found)
    count_power(g, seat, found)
    count_cards(g, p, turns, found)
    found[IMPACTS] = impacts(g, seat, turns)
    if g.pacts > 0:
        found[PACTS] = POINT * len(g.pacts_of(seat))
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
            found[RIVAL_CULTURE] = POINT * g.players[other].culture
            found[RIVAL_CULTURE_TO_COME] = POINT * coming
