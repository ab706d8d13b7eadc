"""What a seat may know of Hyperborea as a row of numbers (R3.3).

What may be there or not is numbered from 1 on, and 0 means none.
"""

from typing import Final

from aevum.games.common.sections import NOTHING, Section, Tensor, seen_from
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
    write_cards,
    write_goals,
    write_players,
)

TABLE: Final = [
    *["seat", "seats", "asked", "is_over", "active", "start_seat", "ending", "conditions"],
    *[f"met_{name}" for name in OBJECTIVES],
    *["ghosts", "hidden_borderlands", "hidden_centrals", "has_display"],
    *[f"unseen_{back}" for back in BACKS],
    *[f"supply_{colour}" for colour in COLOURS],
]
WAITING: Final = [n for n in range(len(PROGRAM_WAITS)) if PROGRAM_WAITS[n]]
"""The effects of which one branch may be used later (R5.13)."""
POOL: Final = [
    *["gems", "turns"],
    *[f"effect_{n}" for n in range(POOL_SIZE)],
    *[f"choice_{n + 1}" for n in range(len(WAITING))],
    *[f"pay_{name}" for name in PAY_NAMES],
    *[f"neighbours_{name}" for name in NEIGHBOURS_NAMES],
]
DISPLAYED: Final = SHOWN * len(DECKS)
BLANK_TILES: Final = [0] * len(RUIN_NAMES)


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

    def write(self, g: Hyperborea, seat: int, out: list[int]) -> None:
        """Append LENGTH numbers: all that the view shows to a seat."""
        seen = seen_from(seat, g.seats)
        write_table(g, seat, seen, out)
        write_question(g, seat, seen, out)
        write_places(g, seen, out)
        write_players(g, seat, out)
        write_cards(g, seat, out)
        write_display(g, out)
        write_used_tiles(g, out)
        write_pool(g, out)
        for turn in range(g.seats):
            out.append(g.players[(seat + turn) % g.seats].gems)
        out.extend(NOTHING[MOST - g.seats])


def write_table(g: Hyperborea, seat: int, seen: list[int], out: list[int]) -> None:
    """Write whose turn it is, how far the game is, and what lies beside the board."""
    out.append(seat + 1)
    out.append(g.seats)
    out.append(seen[g.asked])
    out.append(1 if g.is_over else 0)
    out.append(seen[active_seat(g)])
    out.append(seen[g.start_seat])
    out.append(seen[g.ending])
    out.append(g.switches.conditions)
    write_goals(g.goals, out)
    out.append(g.ghosts)
    out.append(len(g.borderlands))
    out.append(len(g.centrals))
    out.append(1 if g.display else 0)
    write_unseen(g, out)
    out.extend(g.supply)


def write_unseen(g: Hyperborea, out: list[int]) -> None:
    """Write how many tiles of each back not all have seen: also those that players have (R7.3)."""
    counts = [len(pile) for pile in g.ruins]
    for p in g.players:
        if p.kept != NONE:
            counts[RUIN_BACK[p.kept]] += 1
    if g.stack:
        frame = g.stack[-1]
        if isinstance(frame, Explore):
            counts[RUIN_BACK[frame.tile]] += 1
    out.extend(counts)


def write_display(g: Hyperborea, out: list[int]) -> None:
    """Write the face-up technologies with their grey cubes, and how many each deck has left."""
    for at in range(len(g.display)):
        out.append(1 + g.display[at])
        out.append(g.display_grey[at])
    out.extend(NOTHING[2 * (DISPLAYED - len(g.display))])
    for deck in range(len(g.decks)):
        out.append(len(g.decks[deck]) + len(g.under[deck]))
    out.extend(NOTHING[len(DECKS) - len(g.decks)])


def write_used_tiles(g: Hyperborea, out: list[int]) -> None:
    """Write which ruin tiles were used and lie open (R7.7)."""
    first = len(out)
    out.extend(BLANK_TILES)
    for pile in g.used:
        for tile in pile:
            out[first + tile] = 1


def write_pool(g: Hyperborea, out: list[int]) -> None:
    """Write the gems left, the turns, and the effects that wait to be used (R4.8)."""
    out.append(g.gems)
    out.append(g.turns)
    out.extend(g.pool)
    for program in WAITING:
        out.append(g.choices.count(program))
    first = len(out)
    out.extend(NOTHING[len(PAY_NAMES) + len(NEIGHBOURS_NAMES)])
    for code in g.deferred:
        out[first + code // 2 + (len(PAY_NAMES) if code % 2 == 1 else 0)] += 1
