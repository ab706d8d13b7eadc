"""Final scoring and winners (R0.7, R9.5)."""

from typing import Final

from aevum.games.through_the_ages.ids import (
    AGE_III,
    EVENT_SCORED,
    GAME_ENDED,
    NONE,
    PREPARED,
    PRODUCED,
)
from aevum.games.through_the_ages.impacts import score_impact
from aevum.games.through_the_ages.leaders import score_gates
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE
from aevum.kernel.game import Part
from aevum.kernel.message import Msg

SOURCES: Final = ("production", "prepared", "impacts", "other")


def finish_game(g: Ages) -> None:
    """Resolve the Age III events left in both event decks, then score Bill Gates (R9.5)."""
    events = g.current + g.future
    if g.next_event != NONE:
        events.append(g.next_event)
    events.sort()
    for card in events:
        if AGE[card] == AGE_III:
            score_impact(g, card, g.starting())
    for seat in range(g.seats):
        if not g.players[seat].is_out:
            score_gates(g, seat)
    end_game(g)


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
