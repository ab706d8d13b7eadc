"""What a seat may know of the Inner Sea as a row of numbers (R15.2).

Areas, cards and Wonders keep their numbers, because the answers name them so; civilizations are
counted from the first that the observer runs.
"""

from typing import Final

from aevum.games.common.sections import NOTHING, Section, Tensor, seen_from
from aevum.games.inner_sea.cards.insight import LOOK_AHEAD
from aevum.games.inner_sea.ids import MOST_CIVILIZATIONS
from aevum.games.inner_sea.question import QUESTION, write_question
from aevum.games.inner_sea.score import winners
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREAS, CARDS, WONDERS
from aevum.games.inner_sea.tensor_displays import (
    DISPLAY,
    WONDER,
    write_cards,
    write_displays,
    write_top,
    write_wonders,
)
from aevum.games.inner_sea.tensor_doing import (
    DOING,
    MOST_TARGETS,
    MOST_WINDOWS,
    TARGET,
    WINDOW,
    write_doing,
)
from aevum.games.inner_sea.tensor_map import AREA, factions_seen, write_map

TABLE: Final = [
    *["seat", "seats", "asked", "is_over", "civilizations", "decider", "scenario", "map"],
    *["first_epoch", "last_epoch", "epoch", "turn", "phase", "deck", "barbarian_stock"],
    *["is_omen_out", "learned"],
]
PURSE: Final = ["talents", "vp", "powers_used"]


def sections() -> list[Section]:
    """Name all that the tensor says; who is counted from the observer is 1 and more, nobody 0."""
    return [
        Section("table", TABLE),
        Section("winners", ["has_won"], MOST_CIVILIZATIONS),
        Section("order", ["civ"], MOST_CIVILIZATIONS),
        Section("question", QUESTION),
        Section("doing", DOING),
        Section("targets", TARGET, MOST_TARGETS),
        Section("windows", WINDOW, MOST_WINDOWS),
        Section("areas", AREA, AREAS),
        Section("displays", DISPLAY, MOST_CIVILIZATIONS),
        Section("wonders", WONDER, WONDERS),
        Section("cards", ["where"], CARDS - 1),
        Section("top", ["card"], LOOK_AHEAD),
        Section("purses", PURSE, MOST_CIVILIZATIONS, is_wide=True),
    ]


class SeaTensor(Tensor):
    """The table as one seat sees it."""

    def __init__(self) -> None:
        Tensor.__init__(self, sections())

    def write(self, g: Sea, seat: int, out: list[int]) -> None:
        """Append LENGTH numbers: all that the view shows to a seat."""
        seats = seen_from(seat, g.seats)
        seen = factions_seen(g, seat)
        write_table(g, seat, seats, seen, out)
        write_winners(g, seats, out)
        for civ in g.order:
            out.append(seen[civ])
        out.extend(NOTHING[MOST_CIVILIZATIONS - len(g.order)])
        write_question(g, seen, out)
        write_doing(g, seen, out)
        write_map(g, seen, out)
        write_displays(g, seen, seats, out)
        write_wonders(g, seen, out)
        write_cards(g, seat, seen, out)
        write_top(g, seat, out)
        write_purses(g, seen, out)


def write_table(g: Sea, seat: int, seats: list[int], seen: list[int], out: list[int]) -> None:
    """Write who is asked, how far the game is, and what lies beside the map."""
    out.append(seat + 1)
    out.append(g.seats)
    out.append(seats[g.asked])
    out.append(1 if g.is_over else 0)
    out.append(len(g.players))
    out.append(seen[g.decider])
    out.append(1 + g.switches.scenario)
    out.append(1 + g.extent)
    out.append(g.switches.first_epoch)
    out.append(g.switches.last_epoch)
    out.append(g.epoch)
    out.append(g.turn)
    out.append(g.phase)
    out.append(len(g.deck) + len(g.top))
    out.append(g.barbarian_stock)
    out.append(1 if g.is_omen_out else 0)
    out.append(g.learned)


def write_winners(g: Sea, seats: list[int], out: list[int]) -> None:
    """Write who has won, once the game is over; all may have lost (S6.15)."""
    first = len(out) - 1
    out.extend(NOTHING[MOST_CIVILIZATIONS])
    if g.is_over:
        for winner in winners(g):
            out[first + seats[winner]] = 1


def write_purses(g: Sea, seen: list[int], out: list[int]) -> None:
    """Write the Talents and points of every civilization, the observer's first."""
    civs = len(g.players)
    first = seen.index(1)
    for turn in range(civs):
        p = g.players[(first + turn) % civs]
        out.append(p.talents)
        out.append(p.vp)
        out.append(p.used)
    out.extend(NOTHING[(MOST_CIVILIZATIONS - civs) * len(PURSE)])
