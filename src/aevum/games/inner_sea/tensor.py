"""What a seat may know of the Inner Sea as a row of numbers (R15.2).

Areas, cards and Wonders keep their numbers, because the answers name them so; civilizations are
counted from the first that the observer runs.
"""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import Section, Tensor, put, seen_from
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
from aevum.games.inner_sea.tensor_map import AREA, factions_seen, first_seen, write_map
from aevum.kernel.marks import i64

TABLE: Final = [
    *["seat", "seats", "asked", "is_over", "civilizations", "decider", "scenario", "map"],
    *["first_epoch", "last_epoch", "epoch", "turn", "phase", "deck", "barbarian_stock"],
    *["is_omen_out", "learned", "own_civ"],
]
DECIDER: Final = 5
assert TABLE[DECIDER] == "decider"
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
        self.winners: i64 = self.begin("winners")
        self.order: i64 = self.begin("order")
        self.question: i64 = self.begin("question")
        self.doing: i64 = self.begin("doing")
        self.areas: i64 = self.begin("areas")
        self.displays: i64 = self.begin("displays")
        self.wonders: i64 = self.begin("wonders")
        self.cards: i64 = self.begin("cards")
        self.top: i64 = self.begin("top")
        self.purses: i64 = self.begin("purses")

    def fill(self, g: Sea, seat: int, out: vec[i16], at: i64) -> None:
        """Write all that the view shows to a seat over LENGTH noughts, which begin at a place."""
        seats = seen_from(seat, g.seats)
        first = first_seen(g, seat)
        seen = factions_seen(g, first)
        put(asked_of(g, seat), out, at)
        put(table_of(g, seen, first), out, at + DECIDER)
        write_winners(g, seats, out, at + self.winners)
        for turn in range(len(g.order)):
            out[at + self.order + turn] = seen[g.order[turn]]
        write_question(g, seen, out, at + self.question)
        write_doing(g, seen, out, at + self.doing)
        write_map(g, seen, out, at + self.areas)
        write_displays(g, first, seats, out, at + self.displays)
        write_wonders(g, seen, out, at + self.wonders)
        write_cards(g, seat, seen, out, at + self.cards)
        write_top(g, seat, out, at + self.top)
        write_purses(g, first, out, at + self.purses)


def asked_of(g: Sea, seat: int) -> vec[i16]:
    """Say who looks and who is asked."""
    asked = seen_from(seat, g.seats)[g.asked]
    return vec[i16]([seat + 1, g.seats, asked, 1 if g.is_over else 0, len(g.players)])


def table_of(g: Sea, seen: vec[i16], first: int) -> vec[i16]:
    """Say who decides, how far the game is, and what lies beside the map."""
    return vec[i16](
        [
            seen[g.decider],
            1 + g.switches.scenario,
            1 + g.extent,
            g.switches.first_epoch,
            g.switches.last_epoch,
            g.epoch,
            g.turn,
            g.phase,
            len(g.deck) + len(g.top),
            g.barbarian_stock,
            1 if g.is_omen_out else 0,
            g.learned,
            1 + first,
        ]
    )


def write_winners(g: Sea, seats: vec[i16], out: vec[i16], at: i64) -> None:
    """Write who has won, once the game is over; all may have lost (S6.15)."""
    if g.is_over:
        for winner in winners(g):
            out[at + i64(seats[winner]) - 1] = 1


def write_purses(g: Sea, first: int, out: vec[i16], at: i64) -> None:
    """Write the Talents and points of every civilization, the observer's first."""
    civs = len(g.players)
    for turn in range(civs):
        p = g.players[(first + turn) % civs]
        out[at] = i16(p.talents)
        out[at + 1] = i16(p.vp)
        out[at + 2] = i16(p.used)
        at += len(PURSE)
