"""What a seat may know of Hyperborea as a row of numbers (R3.3).

What may be there or not is numbered from 1 on, and 0 means none.
"""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import Section, Tensor, put, put_list, seen_from
from aevum.games.hyperborea.board import MOST
from aevum.games.hyperborea.effects import NEIGHBOURS_NAMES, PAY_NAMES, PROGRAM_WAITS
from aevum.games.hyperborea.ids import BACKS, COLOURS, NONE, OBJECTIVES, POOL_SIZE
from aevum.games.hyperborea.land import RUIN_BACK, RUIN_NAMES
from aevum.games.hyperborea.layout import PLACES
from aevum.games.hyperborea.learning import SHOWN
from aevum.games.hyperborea.moving import active_seat
from aevum.games.hyperborea.question import QUESTION, write_question
from aevum.games.hyperborea.sets import TECHNOLOGY_NAMES
from aevum.games.hyperborea.sites import Explore
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import DECKS
from aevum.games.hyperborea.tensor_board import PLACE, write_places
from aevum.games.hyperborea.tensor_players import (
    CARD,
    PLAYER,
    goals_of,
    write_cards,
    write_players,
)
from aevum.kernel.marks import i64

TABLE: Final = [
    *["seat", "seats", "asked", "is_over", "active", "start_seat", "ending", "conditions"],
    *[f"met_{name}" for name in OBJECTIVES],
    *["ghosts", "hidden_borderlands", "hidden_centrals", "has_display"],
    *[f"unseen_{back}" for back in BACKS],
    *[f"supply_{colour}" for colour in COLOURS],
]
GOALS: Final = 8
GHOSTS: Final = GOALS + len(OBJECTIVES)
UNSEEN: Final = GHOSTS + 4
assert TABLE[GHOSTS] == "ghosts" and TABLE[UNSEEN] == f"unseen_{BACKS[0]}"
WAITING: Final = [n for n in range(len(PROGRAM_WAITS)) if PROGRAM_WAITS[n]]
"""The effects of which one branch may be used later (R5.13)."""
PAYS: Final = len(PAY_NAMES)
POOL: Final = [
    *["gems", "turns"],
    *[f"effect_{n}" for n in range(POOL_SIZE)],
    *[f"choice_{n + 1}" for n in range(len(WAITING))],
    *[f"pay_{name}" for name in PAY_NAMES],
    *[f"neighbours_{name}" for name in NEIGHBOURS_NAMES],
]
DISPLAYED: Final = SHOWN * len(DECKS)


def sections() -> list[Section]:
    """Name all that the tensor says; seats are counted from the observer, who is 1, nobody 0."""
    return [
        Section("table", TABLE),
        Section("question", QUESTION),
        Section("places", PLACE, PLACES),
        Section("players", PLAYER, MOST),
        Section("technologies", CARD, len(TECHNOLOGY_NAMES)),
        Section("display", ["card", "grey"], DISPLAYED),
        Section("decks", ["left"], len(DECKS)),
        Section("ruin_tiles", ["is_used"], len(RUIN_NAMES)),
        Section("pool", POOL, is_wide=True),
        Section("gems", ["gems"], MOST, is_wide=True),
    ]


class HyperboreaTensor(Tensor):
    """The table as one seat sees it."""

    def __init__(self) -> None:
        Tensor.__init__(self, sections())
        self.question: i64 = self.begin("question")
        self.places: i64 = self.begin("places")
        self.players: i64 = self.begin("players")
        self.technologies: i64 = self.begin("technologies")
        self.display: i64 = self.begin("display")
        self.decks: i64 = self.begin("decks")
        self.ruin_tiles: i64 = self.begin("ruin_tiles")
        self.pool: i64 = self.begin("pool")
        self.gems: i64 = self.begin("gems")

    def fill(self, g: Hyperborea, seat: int, out: vec[i16], at: i64) -> None:
        """Write all that the view shows to a seat over LENGTH noughts, which begin at a place."""
        seen = seen_from(seat, g.seats)
        write_table(g, seat, seen, out, at)
        write_question(g, seat, seen, out, at + self.question)
        write_places(g, seen, out, at + self.places)
        write_players(g, seat, out, at + self.players)
        write_cards(g, seat, out, at + self.technologies)
        write_display(g, out, at + self.display)
        for deck in range(len(g.decks)):
            out[at + self.decks + deck] = i16(len(g.decks[deck]) + len(g.under[deck]))
        write_used_tiles(g, out, at + self.ruin_tiles)
        write_pool(g, out, at + self.pool)
        for turn in range(g.seats):
            out[at + self.gems + turn] = i16(g.players[(seat + turn) % g.seats].gems)


def write_table(g: Hyperborea, seat: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write whose turn it is, how far the game is, and what lies beside the board."""
    numbers = vec[i16](
        [
            seat + 1,
            g.seats,
            seen[g.asked],
            1 if g.is_over else 0,
            seen[active_seat(g)],
            seen[g.start_seat],
            seen[g.ending],
            g.switches.conditions,
        ]
    )
    put(numbers, out, at)
    put(goals_of(g.goals), out, at + GOALS)
    out[at + GHOSTS] = i16(g.ghosts)
    out[at + GHOSTS + 1] = i16(len(g.borderlands))
    out[at + GHOSTS + 2] = i16(len(g.centrals))
    out[at + GHOSTS + 3] = 1 if g.display else 0
    write_unseen(g, out, at + UNSEEN)
    put_list(g.supply, out, at + UNSEEN + len(BACKS))


def write_unseen(g: Hyperborea, out: vec[i16], at: i64) -> None:
    """Write how many tiles of each back not all have seen: also those that players have (R7.3)."""
    for back in range(len(g.ruins)):
        out[at + back] = i16(len(g.ruins[back]))
    for p in g.players:
        if p.kept != NONE:
            out[at + RUIN_BACK[p.kept]] += 1
    if g.stack:
        frame = g.stack[-1]
        if isinstance(frame, Explore):
            out[at + RUIN_BACK[frame.tile]] += 1


def write_display(g: Hyperborea, out: vec[i16], at: i64) -> None:
    """Write the face-up technologies with their grey cubes."""
    for place in range(len(g.display)):
        out[at] = i16(1 + g.display[place])
        out[at + 1] = i16(g.display_grey[place])
        at += 2


def write_used_tiles(g: Hyperborea, out: vec[i16], at: i64) -> None:
    """Write which ruin tiles were used and lie open (R7.7)."""
    for pile in g.used:
        for tile in pile:
            out[at + tile] = 1


def write_pool(g: Hyperborea, out: vec[i16], at: i64) -> None:
    """Write the gems left, the turns, and the effects that wait to be used (R4.8)."""
    out[at] = i16(g.gems)
    out[at + 1] = i16(g.turns)
    put_list(g.pool, out, at + 2)
    choices = at + 2 + POOL_SIZE
    for program in g.choices:
        out[choices + WAITING.index(program)] += 1
    deferred = choices + len(WAITING)
    for code in g.deferred:
        out[deferred + code // 2 + (PAYS if code % 2 == 1 else 0)] += 1
