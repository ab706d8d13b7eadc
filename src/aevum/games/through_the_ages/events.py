"""Events: preparing, revealing, and who is affected by what (R3.1, R6.1)."""

from dataclasses import dataclass

from aevum.games.through_the_ages.colonize import Auction
from aevum.games.through_the_ages.event_effects import Standing, affect
from aevum.games.through_the_ages.ids import (
    AGE_III,
    EVENT_OVER,
    EVENT_REVEALED,
    NONE,
    PREPARED,
    TERRITORY,
)
from aevum.games.through_the_ages.impacts import score_impact
from aevum.games.through_the_ages.ratings import (
    cultures,
    happiness,
    ranked,
    strengths,
)
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, CARDS, KIND, LEVEL
from aevum.kernel.state import Frame


def prepare_event(g: Ages, seat: int, card: int) -> None:
    """Put an event on the future events, score its level, reveal the next one (R3.1)."""
    p = g.players[seat]
    p.give_military_card(card)
    g.future = [*g.future, card]
    g.future_by = [*g.future_by, seat]
    p.score_culture(LEVEL[card])
    g.note(PREPARED, seat, LEVEL[card])
    reveal_event(g, seat)


def top_event(g: Ages) -> int:
    """Give the top card of the current events its identity: the earliest ages lie on top."""
    if g.next_event != NONE:
        return g.next_event
    age = AGE_III
    for card in g.current:
        age = min(age, AGE[card])
    places: list[int] = []
    for i in range(len(g.current)):
        if AGE[g.current[i]] == age:
            places.append(i)
    i = places[g.below(len(places))]
    g.next_by = g.current_by[i]
    card = g.current[i]
    g.current = g.current[:i] + g.current[i + 1 :]
    g.current_by = g.current_by[:i] + g.current_by[i + 1 :]
    return card


def reveal_event(g: Ages, seat: int) -> None:
    """Turn over the next event; after the last one the future events become current (R3.1.4)."""
    g.seal()
    card = top_event(g)
    g.next_event = NONE
    g.next_by = NONE
    g.next_seen = 0
    if not g.current:
        g.current = g.future
        g.current_by = g.future_by
        g.future = []
        g.future_by = []
    g.note(EVENT_REVEALED, seat, card)
    if KIND[card] == TERRITORY:
        waiting = 0
        for other in range(g.seats):
            if not g.players[other].is_out:
                waiting |= 1 << other
        g.push(Auction(card, seat, waiting))
    else:
        g.push(Event(card, seat))


def is_unfelt(g: Ages) -> bool:
    """Say whether nothing was told since an event was revealed: it touched nobody."""
    told = g.journal
    return told is not None and len(told) > 0 and told[-1][0] == EVENT_REVEALED


@dataclass(init=False, slots=True)
class Event(Frame):
    """An event is resolved for one civilization after the other, clockwise (R6.1.2)."""

    card: int
    active: int
    at: int
    standing: Standing

    def __init__(self, card: int = 0, active: int = 0) -> None:
        self.card = card
        self.active = active
        self.at = NONE
        self.standing = Standing()

    def copy(self) -> "Event":
        """Return a frame with the same memory."""
        new = Event(self.card, self.active)
        new.at = self.at
        new.standing = self.standing.copy()
        return new

    def step(self, g: Ages) -> None:
        """Go on with the next civilization; stop where somebody has to choose."""
        if self.at == NONE:
            if AGE[self.card] == AGE_III:
                score_impact(g, self.card, self.active)
                self.finish(g)
                return
            self.look_around(g)
        while self.at < g.seats:
            seat = (self.active + self.at) % g.seats
            self.at += 1
            if not g.players[seat].is_out and self.affect(g, seat):
                return
        self.finish(g)

    def look_around(self, g: Ages) -> None:
        """Compare the civilizations before anything changes (R6.1.3)."""
        self.at = 0
        self.standing.strong = ranked(g, strengths(g), self.active)
        self.standing.cultured = ranked(g, cultures(g), self.active)
        happy = [0 if p.is_out else happiness(p) for p in g.players]
        for seat in range(g.seats):
            p = g.players[seat]
            unhappy = 0 if p.is_out else max(0, p.faces_required() - happy[seat])
            self.standing.numbers.append(unhappy)
        self.standing.numbers.extend(happy)

    def affect(self, g: Ages, seat: int) -> bool:
        """Resolve the event for one civilization; say whether somebody must choose."""
        return affect(g, self.card, seat, self.standing)

    def finish(self, g: Ages) -> None:
        """The card goes to the past events (R6.1.8)."""
        g.past = [*g.past, self.card]
        g.note(EVENT_OVER, self.active, 1 if is_unfelt(g) else 0)
        g.pop()

    def show(self, g: Ages, seat: int) -> Doing:
        """Show the event."""
        return {"kind": "event", "card": CARDS[self.card], "active": self.active}
