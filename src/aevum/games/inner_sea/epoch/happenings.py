"""What the lines of the table of epoch events do (R9.7)."""

from typing import Final

from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.growth.acquisition import neighbours
from aevum.games.inner_sea.ids import BARBARIANS, BUILT, BURIED, DEEP, FACTIONS, NONE, WONDER_RAISED
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND
from aevum.games.inner_sea.wonders.owning import face_up_wonders

# The lines of the table in R9.7.
GODS_SMILE: Final = 0
GREAT_MIGRATION: Final = 1
DELUGE: Final = 2
DARK_AGE: Final = 3
AGE_OF_TRADE: Final = 4
YEARS_OF_PLAGUE: Final = 5
AGE_OF_LEARNING: Final = 6
FALLEN_IDOLS: Final = 7
BARBARIAN_TWILIGHT: Final = 8
YEARS_OF_PEACE: Final = 9


def happen(g: Sea, line: int) -> None:
    """Carry out a line in which nobody decides."""
    if line == GODS_SMILE:
        for wonder in range(len(g.wonder_state)):
            if g.wonder_state[wonder] == BURIED:
                g.turn_wonder(wonder, BUILT)
                g.note(WONDER_RAISED, NONE, wonder)
    elif line == AGE_OF_TRADE:
        for civ in g.order:
            g.gain_talents(civ, max(neighbours(g, civ) // 2, 1))
    elif line == AGE_OF_LEARNING:
        g.learned = 1
    else:
        for area in g.chart().areas:
            g.remove(BARBARIANS, area, 1)


def peaceful_goals(g: Sea, civ: int, start: int) -> list[int]:
    """List the adjacent areas with room for a disk."""
    goals: list[int] = []
    for goal in g.chart().near[start]:
        is_full = g.disks[goal * FACTIONS + civ] >= GROWTH_LIMIT[KIND[goal]]
        if not is_full and (KIND[goal] != DEEP or g.may_sail_deep(civ)):
            goals.append(goal)
    return goals


def richest_in_wonders(g: Sea) -> int:
    """Most face-up Wonders, then most points, then earliest in turn order."""
    best = NONE
    for civ in g.order:
        count = face_up_wonders(g, civ)
        if count == 0:
            continue
        if best == NONE:
            best = civ
            continue
        most = face_up_wonders(g, best)
        if count > most or (count == most and g.players[civ].vp > g.players[best].vp):
            best = civ
    return best
