"""Colonies: gaining, losing and taking them (R6.2.10, R7.6.1)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_sorted
from aevum.games.through_the_ages.ids import (
    COLONIZED,
    COLONY_LOST,
    EVENT_OVER,
    GAINED,
)
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    BLUE,
    CARDS,
    NOW_CARDS,
    NOW_CULTURE,
    NOW_FOOD,
    NOW_POPULATION,
    NOW_RESOURCE,
    NOW_SCIENCE,
    YELLOW,
)
from aevum.games.through_the_ages.tokens import gain_blue, push_blue_loss
from aevum.games.through_the_ages.told import note_ratings, told_ratings
from aevum.kernel.state import Frame

PERMANENT: Final = 0
IMMEDIATE: Final = 1


@dataclass(init=False, slots=True)
class GainColony(Frame):
    """First the permanent effect of a new colony, then the immediate one (R6.2.10)."""

    seat: int
    card: int
    at: int

    def __init__(self, seat: int = 0, card: int = 0, at: int = PERMANENT) -> None:
        self.seat = seat
        self.card = card
        self.at = at

    def copy(self) -> "GainColony":
        """Return a frame with the same memory."""
        return GainColony(self.seat, self.card, self.at)

    def step(self, g: Ages) -> None:
        """Apply one effect after the other."""
        if self.at == PERMANENT:
            self.at = IMMEDIATE
            g.note(COLONIZED, self.seat, self.card)
            add_colony(g, self.seat, self.card)
            return
        g.pop()
        take_immediate(g, self.seat, self.card)

    def show(self, g: Ages, seat: int) -> Doing:
        """Show the new colony."""
        return {"kind": "colony", "seat": self.seat, "card": CARDS[self.card]}


def add_colony(g: Ages, seat: int, card: int) -> None:
    """Put a colony into the play area: tokens come, or go (R8.4.2)."""
    ratings = told_ratings(g, seat)
    p = g.players[seat]
    p.colonies = with_sorted(p.colonies, card)
    note_ratings(g, seat, ratings)
    g.gain_yellow(seat, YELLOW[card])
    if BLUE[card] > 0:
        gain_blue(g, seat, BLUE[card])
    elif BLUE[card] < 0:
        push_blue_loss(g, seat, -BLUE[card])


def remove_colony(g: Ages, seat: int, card: int) -> bool:
    """Take a colony out of the play area; say whether the owner must choose blue tokens."""
    ratings = told_ratings(g, seat)
    p = g.players[seat]
    p.colonies = p.colonies[:]
    p.colonies.remove(card)
    g.note(COLONY_LOST, seat, card)
    note_ratings(g, seat, ratings)
    g.lose_yellow(seat, YELLOW[card])
    if BLUE[card] < 0:
        gain_blue(g, seat, -BLUE[card])
        return False
    return BLUE[card] > 0 and push_blue_loss(g, seat, BLUE[card])


def take_immediate(g: Ages, seat: int, card: int) -> None:
    """The one-time effect in the middle of a territory card."""
    p = g.players[seat]
    if NOW_FOOD[card] + NOW_RESOURCE[card] > 0:
        resources = p.gain_resources(NOW_RESOURCE[card])
        g.note(GAINED, seat, p.gain_food(NOW_FOOD[card]), resources)
    g.learn(seat, NOW_SCIENCE[card])
    if NOW_CULTURE[card] > 0:
        g.score(seat, NOW_CULTURE[card])
    g.grow(seat, NOW_POPULATION[card])
    g.draw_military(seat, NOW_CARDS[card])
    g.note(EVENT_OVER, seat)
