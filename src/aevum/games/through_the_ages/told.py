"""What events, wars and aggressions change about the ratings is told, from what to what."""

from typing import Final

from aevum.games.through_the_ages.ids import (
    CULTURE_CHANGED,
    HAPPINESS_CHANGED,
    SCIENCE_CHANGED,
    STRENGTH_CHANGED,
)
from aevum.games.through_the_ages.ratings import (
    culture_rating,
    happiness,
    science_rating,
    strength,
)
from aevum.games.through_the_ages.state import Ages

RATINGS: Final = (STRENGTH_CHANGED, CULTURE_CHANGED, SCIENCE_CHANGED, HAPPINESS_CHANGED)
"""The facts of changed ratings, in the order in which the ratings are read."""


def told_ratings(g: Ages, seat: int) -> list[int]:
    """The ratings before something that may change them; none if nothing is told (R8.2)."""
    if g.journal is None:
        return []
    p = g.players[seat]
    return [strength(g, seat), culture_rating(g, seat), science_rating(p), happiness(p)]


def note_ratings(g: Ages, seat: int, before: list[int]) -> None:
    """Tell which ratings have changed."""
    after = told_ratings(g, seat)
    for i in range(len(after)):
        if after[i] != before[i]:
            g.note(RATINGS[i], seat, before[i], after[i])
