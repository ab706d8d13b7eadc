"""Who owns the Wonders, and which of them may be built (R10)."""

from aevum.games.inner_sea.ids import (
    AVAILABLE,
    BUILT,
    BURIED,
    NONE,
    OUT,
    WONDER_BURIED,
    WONDER_TAKEN,
)
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import IS_CORE, WONDER_SINCE, WONDERS


def change_owners(g: Sea) -> None:
    """Whoever controls the area of a Wonder after the competitions owns it (R10.9)."""
    for wonder in range(len(g.wonder_state)):
        state = g.wonder_state[wonder]
        if state != BUILT and state != BURIED:
            continue
        for civ in g.order:
            if g.wonder_owner[wonder] != civ and g.controls(civ, g.wonder_area[wonder]):
                g.give_wonder(wonder, civ)
                g.note(WONDER_TAKEN, civ, wonder)


def available_wonders(g: Sea) -> list[int]:
    """List the Wonders that may be built."""
    return [wonder for wonder in range(len(g.wonder_state)) if g.wonder_state[wonder] == AVAILABLE]


def face_up_wonders(g: Sea, civ: int) -> int:
    """Count the Wonders a civilization owns that are not face down."""
    count = 0
    for wonder in range(len(g.wonder_state)):
        if g.wonder_state[wonder] == BUILT and g.wonder_owner[wonder] == civ:
            count += 1
    return count


def bury(g: Sea, civ: int, wonder: int) -> None:
    """Turn a Wonder face down for a civilization (R10.10)."""
    g.turn_wonder(wonder, BURIED)
    g.note(WONDER_BURIED, civ, wonder)


def lay_out_wonders(g: Sea, with_extra: bool) -> None:
    """Lay out the core Wonders face up, and the optional ones if agreed (S1.7, R13.6)."""
    edition = g.switches.edition()
    wonders = [wonder for wonder in range(WONDERS) if WONDER_SINCE[wonder] <= edition]
    g.wonder_state = [AVAILABLE if IS_CORE[wonder] or with_extra else OUT for wonder in wonders]
    g.wonder_owner = [NONE] * len(wonders)
    g.wonder_area = [NONE] * len(wonders)
    g.is_silenced = [0] * len(wonders)


def abandon_wonders(g: Sea, civ: int) -> None:
    """Wonders that stand lose their owner (R8.14)."""
    for wonder in range(len(g.wonder_state)):
        is_standing = g.wonder_state[wonder] in (BUILT, BURIED)
        if is_standing and g.wonder_owner[wonder] == civ:
            g.give_wonder(wonder, NONE)
