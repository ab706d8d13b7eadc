"""The player boards of Hyperborea as numbers, the observer's first, and where each card lies.

Nobody can say how many technologies a player will have, but each is there once: so they are told
card by card. A space that is there is 1 while it is empty, and a cube on it 2 and more.
"""

from typing import Final

from aevum.games.common.sections import NOTHING
from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.board import MOST
from aevum.games.hyperborea.ids import COLOURS, NONE, OBJECTIVES, ROW_COLOURS
from aevum.games.hyperborea.land import RUIN_BACK
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.sets import SET_KINDS, SET_NAMES, SET_TECHNOLOGY, TECHNOLOGY_NAMES
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tensor_board import SEATS

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
BLANK_CARDS: Final = [0] * (len(TECHNOLOGY_NAMES) * CARD_COLUMNS)


def write_players(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Write every player board; the kept tile only to its owner, its back to all (R7.3)."""
    for turn in range(g.seats):
        p = g.players[(seat + turn) % g.seats]
        write_pieces_of(p, out)
        out.append(0 if p.kept == NONE else 1 + RUIN_BACK[p.kept])
        out.append(1 + p.kept if turn == 0 else 0)
        write_goals(p.goals, out)
        out.extend(p.bag)
        out.extend(p.available)
        out.extend(p.unused)
        out.extend(p.levels)
        write_graves(p.graves, seat, out)
        write_printed_sets(p, out)
    for _ in range(MOST - g.seats):
        out.extend(NOTHING[len(PLAYER)])


def write_pieces_of(p: Player, out: list[int]) -> None:
    """Write the pieces of a player besides the cubes."""
    out.append(1 + p.faction)
    out.append(1 + p.tile)
    out.append(p.charges)
    out.append(p.spent)
    out.append(p.supply)
    out.append(p.fortresses)
    out.append(p.ghosts)
    out.append(p.gained)


def write_goals(goals: int, out: list[int]) -> None:
    """Write which objectives are met."""
    out.append(goals & 1)
    out.append((goals >> 1) & 1)
    out.append((goals >> 2) & 1)


def write_graves(graves: list[int], seat: int, out: list[int]) -> None:
    """Write whose figures lie in a graveyard, the observer's first."""
    for other in range(seat, len(graves)):
        out.append(graves[other])
    for other in range(seat):
        out.append(graves[other])
    out.extend(NOTHING[MOST - len(graves)])


def write_printed_sets(p: Player, out: list[int]) -> None:
    """Write the cubes on the sets that no card brings."""
    first = len(out)
    out.extend(NOTHING[len(SPACES)])
    for i in range(len(p.sets)):
        number = p.sets[i]
        if SET_TECHNOLOGY[number] == NONE:
            at = first + FIRST_SPACE[number]
            for space in range(SPACE_COUNT[number]):
                out[at + space] = 2 + p.cubes[i * SPACES_PER_SET + space]


def write_cards(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Write of each technology whose it is, at which place of the board, with which cubes.

    Of those that went under their deck everybody knows the order (R12.1).
    """
    first = len(out)
    out.extend(BLANK_CARDS)
    for turn in range(g.seats):
        p = g.players[(seat + turn) % g.seats]
        for i in range(len(p.sets)):
            technology = SET_TECHNOLOGY[p.sets[i]]
            if technology != NONE:
                write_card(p, turn, i, first + technology * CARD_COLUMNS, out)
    for pile in g.under:
        for i in range(len(pile)):
            out[first + pile[i] * CARD_COLUMNS + UNDER] = 1 + i


def write_card(p: Player, turn: int, i: int, at: int, out: list[int]) -> None:
    """Write a technology that lies on a player board."""
    out[at + OWNER] = 1 + turn
    out[at + PLACE_ON_BOARD] = 1 + i
    out[at + ACTIVATED] = p.activated[i]
    for space in range(SPACE_COUNT[p.sets[i]]):
        out[at + FIRST_CUBE + space] = 2 + p.cubes[i * SPACES_PER_SET + space]
