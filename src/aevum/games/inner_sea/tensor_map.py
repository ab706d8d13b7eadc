"""The map of the Inner Sea as numbers: every area with the disks in it."""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import packed
from aevum.games.inner_sea.ids import BARBARIANS, COMPETE, FACTIONS, MOST_CIVILIZATIONS
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREAS
from aevum.kernel.marks import i64

CIVS: Final = [f"civ_{n + 1}" for n in range(MOST_CIVILIZATIONS)]
BARBARIANS_SEEN: Final = MOST_CIVILIZATIONS + 1
AREA: Final = [*[f"disks_{civ}" for civ in CIVS], "barbarians", *[f"white_{civ}" for civ in CIVS]]
WHITE: Final = BARBARIANS_SEEN
"""Where the white disks begin among the numbers of an area (R1.19)."""
COLUMNS: Final = len(AREA)


def turned(civs: int, first: int) -> vec[i16]:
    """Number the factions from one of so many civilizations on, which is 1; nobody is 0."""
    seen = [1 + (civ - first) % civs for civ in range(civs)]
    return packed([*seen, *range(1 + civs, 1 + FACTIONS), 0])


TURNED: Final = [
    [turned(civs, first) for first in range(civs)] for civs in range(MOST_CIVILIZATIONS + 1)
]


def first_seen(g: Sea, seat: int) -> int:
    """Find the first civilization of the observer's own."""
    last = len(g.players) - 1
    first = 0
    while first < last and g.players[first].seat != seat:
        first += 1
    return first


def factions_seen(g: Sea, first: int) -> vec[i16]:
    """Number the factions as an observer does: the first civilization of the own is 1.

    The others follow as they do in the game, and then the Barbarians; nobody, at index -1, is 0.
    """
    return TURNED[len(g.players)][first]


def write_map(g: Sea, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write the disks of every faction in every area, in play or not."""
    disks = g.disks
    for civ in range(len(g.players)):
        place = at + i64(seen[civ]) - 1
        for area in g.players[civ].held:
            out[place + area * COLUMNS] = i16(disks[area * FACTIONS + civ])
    if g.phase == COMPETE:
        write_white(g, seen, out, at + WHITE)
    at += BARBARIANS_SEEN - 1
    for area in range(AREAS):
        out[at] = i16(disks[area * FACTIONS + BARBARIANS])
        at += COLUMNS


def write_white(g: Sea, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write the white disks, which only a Competition Phase has (R7.24)."""
    white = g.white
    for i in range(len(white)):
        if white[i] != 0:
            place = at + i // FACTIONS * COLUMNS + i64(seen[i % FACTIONS]) - 1
            out[place] = i16(white[i])
