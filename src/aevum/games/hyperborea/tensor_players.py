"""The player boards of Hyperborea as numbers, the observer's first, and where each card lies.

Nobody can say how many technologies a player will have, but each is there once: so they are told
card by card. A space that is there is 1 while it is empty, and a cube on it 2 and more.
"""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import packed, put, put_list
from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.board import MOST
from aevum.games.hyperborea.ids import COLOURS, NONE, OBJECTIVES, ROW_COLOURS
from aevum.games.hyperborea.land import RUIN_BACK
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.sets import (
    BASIC_SETS,
    SET_KINDS,
    SET_NAMES,
    SET_TECHNOLOGY,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tensor_board import SEATS
from aevum.kernel.marks import i64

MOST_SPACES: Final = max([len(kinds) for kinds in SET_KINDS])
PRINTED_SETS: Final = [n for n in range(len(SET_NAMES)) if SET_TECHNOLOGY[n] == NONE]
"""The sets that no card brings: those of the basic technologies, and that of a faction tile."""
SPACES: Final = [
    f"{SET_NAMES[number]}_{space + 1}"
    for number in PRINTED_SETS
    for space in range(len(SET_KINDS[number]))
]
FIRST_SPACE: Final = [
    sum([len(SET_KINDS[other]) for other in PRINTED_SETS if other < number])
    for number in range(len(SET_NAMES))
]
"""Where the spaces of each printed set begin among these."""
SPACE_COUNT: Final = [len(kinds) for kinds in SET_KINDS]
FIRST_SPACES: Final = packed(
    [
        number * SPACES_PER_SET + space
        for number in range(BASIC_SETS)
        for space in range(SPACE_COUNT[number])
    ]
)
"""Where the spaces are that stand first on every board."""
PLAYER: Final = [
    *["faction", "tile", "charges", "spent", "supply", "fortresses", "ghosts", "technologies"],
    *["kept_back", "kept_tile"],
    *[f"met_{name}" for name in OBJECTIVES],
    *[f"bag_{colour}" for colour in COLOURS],
    *[f"available_{colour}" for colour in COLOURS],
    *[f"unused_{colour}" for colour in COLOURS],
    *[f"level_{colour}" for colour in ROW_COLOURS],
    *[f"grave_{seat}" for seat in SEATS],
    *SPACES,
]
COLOUR_COUNT: Final = len(COLOURS)
KEPT: Final = 8
BAG: Final = KEPT + 2 + len(OBJECTIVES)
GRAVES: Final = BAG + 3 * len(COLOURS) + len(ROW_COLOURS)
FIRST_PRINTED: Final = GRAVES + MOST
assert PLAYER[KEPT] == "kept_back" and PLAYER[FIRST_PRINTED:] == SPACES
OWNER: Final = 0
PLACE_ON_BOARD: Final = 1
ACTIVATED: Final = 2
UNDER: Final = 3
FIRST_CUBE: Final = 4
CARD: Final = [
    *["owner", "place_on_board", "activated", "place_under_deck"],
    *[f"space_{n + 1}" for n in range(MOST_SPACES)],
]
CARD_COLUMNS: Final = len(CARD)


def write_players(g: Hyperborea, seat: int, out: vec[i16], at: i64) -> None:
    """Write every player board; the kept tile only to its owner, its back to all (R7.3)."""
    for turn in range(g.seats):
        p = g.players[(seat + turn) % g.seats]
        put(pieces_of(p), out, at)
        if p.kept != NONE:
            out[at + KEPT] = i16(1 + RUIN_BACK[p.kept])
            if turn == 0:
                out[at + KEPT + 1] = i16(1 + p.kept)
        put(goals_of(p.goals), out, at + KEPT + 2)
        put_list(p.bag, out, at + BAG)
        put_list(p.available, out, at + BAG + COLOUR_COUNT)
        put_list(p.unused, out, at + BAG + 2 * COLOUR_COUNT)
        put_list(p.levels, out, at + BAG + 3 * COLOUR_COUNT)
        write_graves(p.graves, seat, out, at + GRAVES)
        write_printed_sets(p, out, at + FIRST_PRINTED)
        at += len(PLAYER)


def pieces_of(p: Player) -> vec[i16]:
    """Say which pieces a player has besides the cubes."""
    return vec[i16](
        [
            1 + p.faction,
            1 + p.tile,
            p.charges,
            p.spent,
            p.supply,
            p.fortresses,
            p.ghosts,
            p.gained,
        ]
    )


def goals_of(goals: int) -> vec[i16]:
    """Say which objectives are met."""
    return vec[i16]([goals & 1, (goals >> 1) & 1, (goals >> 2) & 1])


def write_graves(graves: list[int], seat: int, out: vec[i16], at: i64) -> None:
    """Write whose figures lie in a graveyard, the observer's first."""
    for turn in range(len(graves)):
        out[at + turn] = i16(graves[(seat + turn) % len(graves)])


def write_printed_sets(p: Player, out: vec[i16], at: i64) -> None:
    """Write the cubes on the sets that no card brings; those of all players stand first."""
    cubes = p.cubes
    place = at
    for first in FIRST_SPACES:
        out[place] = i16(2 + cubes[first])
        place += 1
    for i in range(BASIC_SETS, len(p.sets)):
        number = p.sets[i]
        if SET_TECHNOLOGY[number] == NONE:
            for space in range(SPACE_COUNT[number]):
                cube = cubes[i * SPACES_PER_SET + space]
                out[at + FIRST_SPACE[number] + space] = i16(2 + cube)


def write_cards(g: Hyperborea, seat: int, out: vec[i16], at: i64) -> None:
    """Write of each technology whose it is, at which place of the board, with which cubes.

    Of those that went under their deck everybody knows the order (R12.1).
    """
    for turn in range(g.seats):
        p = g.players[(seat + turn) % g.seats]
        for i in range(BASIC_SETS, len(p.sets)):
            technology = SET_TECHNOLOGY[p.sets[i]]
            if technology != NONE:
                write_card(p, turn, i, out, at + technology * CARD_COLUMNS)
    for pile in g.under:
        for i in range(len(pile)):
            out[at + pile[i] * CARD_COLUMNS + UNDER] = i16(1 + i)


def write_card(p: Player, turn: int, i: int, out: vec[i16], at: i64) -> None:
    """Write a technology that lies on a player board."""
    out[at + OWNER] = i16(1 + turn)
    out[at + PLACE_ON_BOARD] = i16(1 + i)
    out[at + ACTIVATED] = i16(p.activated[i])
    for space in range(SPACE_COUNT[p.sets[i]]):
        out[at + FIRST_CUBE + space] = i16(2 + p.cubes[i * SPACES_PER_SET + space])
