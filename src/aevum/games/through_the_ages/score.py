"""Final scoring and winners (R0.7, R9.5)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.through_the_ages.effect_ids import IMPACT_OF_HAPPINESS
from aevum.games.through_the_ages.ids import (
    AGE_III,
    EVENT_SCORED,
    GAME_ENDED,
    NONE,
    PICK,
    PREPARED,
    PRODUCED,
)
from aevum.games.through_the_ages.impacts import impact_points, score_impact
from aevum.games.through_the_ages.leaders import score_gates
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, EFFECT
from aevum.kernel.action import pack, x_of
from aevum.kernel.game import Part
from aevum.kernel.message import Msg
from aevum.kernel.state import Frame

SOURCES: Final = ("production", "prepared", "impacts", "other")


def finish_game(g: Ages) -> None:
    """Resolve the Age III events left in both event decks, then score Bill Gates (R9.5)."""
    events = last_events(g)
    if g.switches.final_events_are_chosen and order_matters(g, events):
        g.seal()
        take_events(g)
        g.push(FinalEvents(events))
    else:
        score_events(g, events)


def last_events(g: Ages) -> list[int]:
    """List the events of Age III in both event decks, in the order of the list (R9.5.1, T13)."""
    events = g.current + g.future
    if g.next_event != NONE:
        events.append(g.next_event)
    return sorted([card for card in events if AGE[card] == AGE_III])


def order_matters(g: Ages, events: list[int]) -> bool:
    """Say whether somebody has fewer points than Impact of Happiness takes away (T13)."""
    for card in events:
        if EFFECT[card] == IMPACT_OF_HAPPINESS and len(events) > 1:
            for seat in range(g.seats):
                p = g.players[seat]
                if not p.is_out and p.culture + impact_points(g, card, seat) < 0:
                    return True
    return False


def take_events(g: Ages) -> None:
    """Take the events of Age III out of both decks; now all see them."""
    if g.next_event != NONE and AGE[g.next_event] == AGE_III:
        g.next_event = NONE
        g.next_by = NONE
        g.next_seen = 0
    earlier = [i for i in range(len(g.current)) if AGE[g.current[i]] < AGE_III]
    g.current_by = [g.current_by[i] for i in earlier]
    g.current = [g.current[i] for i in earlier]
    earlier = [i for i in range(len(g.future)) if AGE[g.future[i]] < AGE_III]
    g.future_by = [g.future_by[i] for i in earlier]
    g.future = [g.future[i] for i in earlier]


def score_events(g: Ages, events: list[int]) -> None:
    """Score events in their order, then Bill Gates, and end the game (R9.5)."""
    for card in events:
        score_impact(g, card, g.starting())
    for seat in range(g.seats):
        if not g.players[seat].is_out:
            score_gates(g, seat)
    end_game(g)


@dataclass(init=False, slots=True)
class FinalEvents(Frame):
    """The start player chooses the order of the last events as long as it matters (R12.10)."""

    events: list[int]

    def __init__(self, events: list[int] | None = None) -> None:
        self.events = events if events is not None else []

    def copy(self) -> "FinalEvents":
        """Return a frame with the same memory."""
        return FinalEvents(self.events[:])

    def step(self, g: Ages) -> None:
        """Ask while somebody could lose more than there is; then score the rest."""
        if order_matters(g, self.events):
            g.ask(g.starting())
            return
        g.past = g.past + self.events
        score_events(g, self.events)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer every event that is left."""
        for card in self.events:
            out.append(pack(PICK, card))

    def answer(self, g: Ages, action: int) -> None:
        """Score one event."""
        card = x_of(action)
        self.events.remove(card)
        g.past = [*g.past, card]
        score_impact(g, card, g.starting())


def end_game(g: Ages) -> None:
    """Nothing more is played."""
    g.note(GAME_ENDED, g.turn, g.round)
    g.end()


def scores(g: Ages) -> list[int]:
    """Read the culture points (R0.7)."""
    return [p.culture for p in g.players]


def breakdown(g: Ages) -> list[Part]:
    """Count by the journal where the culture points came from; the rest has no fact of its own."""
    parts = [[0] * g.seats for _ in SOURCES]
    for code, seat, a, b, _c, _reader in g.journal or []:
        if code == PRODUCED:
            parts[0][seat] += b
        elif code == PREPARED:
            parts[1][seat] += a
        elif code == EVENT_SCORED:
            parts[2][seat] += b
    known = [sum([part[seat] for part in parts[:-1]]) for seat in range(g.seats)]
    parts[-1] = [g.players[seat].culture - known[seat] for seat in range(g.seats)]
    return [Part(Msg(f"score-{name}"), points) for name, points in zip(SOURCES, parts, strict=True)]


def winners(g: Ages) -> list[int]:
    """Name the players with the most culture points; ties are shared (R0.7)."""
    best = NONE
    found: list[int] = []
    for seat in range(g.seats):
        p = g.players[seat]
        if p.is_out or p.culture < best:
            continue
        if p.culture > best:
            best = p.culture
            found = []
        found.append(seat)
    return found
