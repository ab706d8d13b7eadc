"""What a seat has and can reach at the end of a turn, in numbers with names."""

from typing import Final

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.ids import (
    ANY,
    CITY,
    CUBE_KINDS,
    GHOST,
    GREY,
    NO_SITE,
    NONE,
    ROWS,
    SITES_ON_HEX,
)
from aevum.games.hyperborea.judgement_1 import LEVEL_WORTH, SET_WORTH, technologies_worth
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.score import control_points, ghost_points, points
from aevum.games.hyperborea.sets import SET_PERMANENT, SPACES
from aevum.games.hyperborea.sites import kind_of_site
from aevum.games.hyperborea.state import Hyperborea

FEATURES: Final = (
    "points",
    "rival_points",
    "gems",
    "control",
    "coloured_cubes",
    "grey_cubes",
    "ghosts",
    "figures",
    "free_figures",
    "cities_here",
    "ruins_here",
    "ghosts_here",
    "cities_near",
    "ruins_near",
    "ghosts_near",
    "levels",
    "full_rows",
    "technologies",
    "technologies_worth",
    "begun",
    "lasting",
    "kept_tile",
    "cubes_in_bag",
    "reset_next",
    "frozen_at_reset",
    "graves",
    "hexes_covered",
    "rivals_beside",
)
NUMBER: Final = len(FEATURES)


def features(g: Hyperborea, seat: int) -> list[int]:
    """Count everything once, as it stands when the turn of the seat is over."""
    p = g.players[seat]
    found = [0] * NUMBER
    found[0] = points(g, seat)
    for other in range(g.seats):
        if other != seat:
            found[1] = max(found[1], points(g, other))
    found[2] = p.gems
    found[3] = control_points(g, seat)
    found[4] = p.coloured_cubes()
    found[5] = p.grey_cubes()
    found[6] = ghost_points(p.ghosts)
    for row in range(ROWS):
        found[15] += LEVEL_WORTH[p.levels[row]]
        if p.levels[row] >= 4:
            found[16] += 1
    found[17] = p.gained
    found[18] = technologies_worth(g, p)
    found[21] = 1 if p.kept != NONE else 0
    count_cubes(p, found)
    for count in p.graves:
        found[25] += count
    count_board(g, seat, found)
    if found[23] > 0:
        found[24] = found[7] - found[8]
    return found


def count_cubes(p: Player, found: list[int]) -> None:
    """Count what lies on sets that can still be completed, and what the bag still has."""
    coloured = 0
    for kind in range(CUBE_KINDS):
        if kind != GREY:
            coloured += p.bag[kind]
    found[22] = coloured
    found[23] = 1 if p.bag_size() == 0 else 0
    for i in range(len(p.sets)):
        if not p.is_begun(i):
            continue
        if p.is_complete(i):
            if SET_PERMANENT[p.sets[i]] == 1:
                found[20] += SET_WORTH[p.sets[i]]
        elif found[23] == 0:
            found[19] += begun_worth(p, i)


def begun_worth(p: Player, i: int) -> int:
    """Judge a set by what it gives and how much of it lies, if the bag has what is missing."""
    laid = 0
    missing = 0
    for space in range(SPACES_PER_SET):
        kind = SPACES[p.sets[i] * SPACES_PER_SET + space]
        if kind == NONE:
            break
        if p.cubes[i * SPACES_PER_SET + space] != NONE:
            laid += 1
            continue
        missing += 1
        if kind != ANY and p.bag[kind] == 0:
            return 0
    if missing > p.bag_size():
        return 0
    return SET_WORTH[p.sets[i]] * laid // (laid + missing)


def count_board(g: Hyperborea, seat: int, found: list[int]) -> None:
    """Count the figures, and the sites and rivals that they have beside them."""
    seats = g.seats
    is_near = [False] * len(g.hexes)
    for place in range(len(g.hexes)):
        free = g.free[place * seats + seat]
        if free > 0:
            found[8] += free
            found[26] += 1
            for near in g.near(place):
                is_near[near] = True
            if g.has_rivals(seat, place):
                found[27] += 1
    found[7] = found[8]
    for place in range(len(g.hexes)):
        first = 12 if is_near[place] else NONE
        if g.free[place * seats + seat] > 0:
            first = 9
        count_sites(g, seat, place, first, found)


def count_sites(g: Hyperborea, seat: int, place: int, first: int, found: list[int]) -> None:
    """Count the figures in sites, and, if they are in reach, the open sites and the ghosts.

    They are counted from the first feature on that is for places so far away.
    """
    for site in range(place * SITES_ON_HEX, (place + 1) * SITES_ON_HEX):
        if g.sites[site] == seat:
            found[7] += 1
        if first == NONE or g.sites[site] == seat:
            continue
        kind = kind_of_site(g, site)
        if kind == NO_SITE:
            continue
        if g.sites[site] == GHOST:
            found[first + 2] += 1
        elif g.sites[site] == NONE:
            if kind == CITY:
                found[first] += 1
            elif g.tiles[site] > 0:
                found[first + 1] += 1
