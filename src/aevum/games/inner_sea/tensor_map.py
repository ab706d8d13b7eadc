"""The map of the Inner Sea as numbers: every area with the disks in it."""

from typing import Final

from aevum.games.inner_sea.ids import BARBARIANS, COMPETE, FACTIONS, MOST_CIVILIZATIONS
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREAS

CIVS: Final = [f"civ_{n + 1}" for n in range(MOST_CIVILIZATIONS)]
BARBARIANS_SEEN: Final = MOST_CIVILIZATIONS + 1
AREA: Final = [*[f"disks_{civ}" for civ in CIVS], "barbarians", *[f"white_{civ}" for civ in CIVS]]
WHITE: Final = BARBARIANS_SEEN
"""Where the white disks begin among the numbers of an area (R1.19)."""
COLUMNS: Final = len(AREA)
BLANK_MAP: Final = [0] * (AREAS * COLUMNS)


def factions_seen(g: Sea, seat: int) -> list[int]:
    """Number the factions as an observer does: the first civilization of the own is 1.

    The others follow as they do in the game, and then the Barbarians; nobody, at index -1, is 0.
    """
    civs = len(g.players)
    first = 0
    while first < civs - 1 and g.players[first].seat != seat:
        first += 1
    seen = [1 + (civ - first) % civs for civ in range(civs)]
    for other in range(civs, FACTIONS):
        seen.append(1 + other)
    seen.append(0)
    return seen


def write_map(g: Sea, seen: list[int], out: list[int]) -> None:
    """Write the disks of every faction in every area, in play or not."""
    first = len(out)
    out.extend(BLANK_MAP)
    disks = g.disks
    for civ in range(len(g.players)):
        at = first + seen[civ] - 1
        for area in g.players[civ].held:
            out[at + area * COLUMNS] = disks[area * FACTIONS + civ]
    at = first + BARBARIANS_SEEN - 1
    for area in range(AREAS):
        count = disks[area * FACTIONS + BARBARIANS]
        if count != 0:
            out[at + area * COLUMNS] = count
    if g.phase == COMPETE:
        write_white(g, first + WHITE, seen, out)


def write_white(g: Sea, first: int, seen: list[int], out: list[int]) -> None:
    """Write the white disks, which only a Competition Phase has (R7.24)."""
    white = g.white
    for i in range(len(white)):
        if white[i] != 0:
            out[first + i // FACTIONS * COLUMNS + seen[i % FACTIONS] - 1] = white[i]
