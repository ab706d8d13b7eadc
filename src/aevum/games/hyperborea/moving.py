"""Figures on the board: walking and flying, stopping, placing, and the fog of war (R10)."""

from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.ids import (
    CENTRAL,
    CLONE,
    CLONE_AT,
    FIGURE,
    FIGURE_PLACED,
    FLEW,
    FLY,
    FLY_TO,
    GHOST,
    HEX_REVEALED,
    IGNORE_TERRAIN,
    MOVE,
    NONE,
    RECRUIT,
    RUIN,
    SITES_ON_HEX,
    TERRAINS,
    WALK,
    WALKED,
)
from aevum.games.hyperborea.land import (
    DEAREST_STEP,
    HEX_DEPLOYS,
    HEX_TERRAIN,
    SITE_BACK,
    SITE_KIND,
    SITE_TILES,
    STEP_COST,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.action import pack
from aevum.kernel.marks import i64
from aevum.kernel.zones import draw

# The fog of war


def reveal(g: Hyperborea, place: int) -> None:
    """Turn a face-down hex up and put ruin tiles and ghosts on it (R10.11, R10.12)."""
    pile = g.centrals if BOARDS[g.seats].role[place] == CENTRAL else g.borderlands
    lay_hex(g, place, draw(g, pile), True)
    g.note(HEX_REVEALED, NONE, place, g.hexes[place])


def lay_hex(g: Hyperborea, place: int, hex_number: int, has_ghosts: bool) -> None:
    """Lay a hex face up; homelands never get ghosts (R2.6, R10.13)."""
    g.hexes[place] = hex_number
    for n in range(SITES_ON_HEX):
        printed = hex_number * SITES_ON_HEX + n
        site = place * SITES_ON_HEX + n
        if SITE_KIND[printed] == RUIN:
            g.tiles[site] = take_tiles(g, SITE_BACK[printed], SITE_TILES[printed])
        if has_ghosts and SITE_KIND[printed] != 0 and g.ghosts > 0:
            g.ghosts -= 1
            g.sites[site] = GHOST


def take_tiles(g: Hyperborea, back: int, wanted: int) -> int:
    """Find face-down tiles for a ruin; used ones are shuffled in if there are not enough (R7.7)."""
    if tiles_left(g, back) < wanted:
        g.ruins[back].extend(g.used[back])
        g.used[back] = []
    return min(wanted, tiles_left(g, back))


def tiles_left(g: Hyperborea, back: int) -> int:
    """Count the face-down tiles of a back beside the board."""
    count = len(g.ruins[back])
    for site in range(len(g.tiles)):
        if g.tiles[site] > 0 and back_of(g, site) == back:
            count -= g.tiles[site]
    return count


def back_of(g: Hyperborea, site: int) -> int:
    """Find the back of the tiles on a site."""
    return SITE_BACK[g.hexes[site // SITES_ON_HEX] * SITES_ON_HEX + site % SITES_ON_HEX]


def arrive(g: Hyperborea, place: int) -> None:
    """A figure comes onto a hex: all face-down hexes beside it are turned up (R10.11, R10.14)."""
    for other in g.near(place):
        if g.hexes[other] == NONE:
            reveal(g, other)


# Placing


def place_figure(g: Hyperborea, seat: int, place: int) -> None:
    """Bring a figure from the supply to a place, outside sites."""
    g.players[seat].supply -= 1
    g.free[place * g.seats + seat] += 1
    g.note(FIGURE_PLACED, seat, place)
    arrive(g, place)
    g.check_figures(seat)


def offer_placing(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer the homeland's cities for FIGURE, and all places with own figures for CLONE."""
    if g.players[seat].supply == 0:
        return
    if points[FIGURE] > 0:
        for place in BOARDS[g.seats].home[seat]:
            if HEX_DEPLOYS[g.hexes[place]] == 1:
                out.append(pack(RECRUIT, place))
    if points[CLONE] > 0:
        for place in range(len(g.hexes)):
            if g.figures_at(seat, place) > 0:
                out.append(pack(CLONE_AT, place))


# Walking and flying


def cost_of_step(g: Hyperborea, seat: int, start: i64, goal: i64) -> int:
    """Count the movement points of a step (R10.3, R15.3)."""
    if g.players[seat].has_ability(IGNORE_TERRAIN):
        return 1
    start_terrain: i64 = HEX_TERRAIN[g.hexes[start]]
    return STEP_COST[start_terrain * len(TERRAINS) + HEX_TERRAIN[g.hexes[goal]]]


def must_stay(g: Hyperborea, seat: int, place: int) -> bool:
    """Say whether figures that stopped on a place must still wait there (R10.6, R10.7)."""
    if g.has_rivals(seat, place):
        return True
    if not g.switches.all_must_be_gone:
        return False
    for site in range(place * SITES_ON_HEX, place * SITES_ON_HEX + SITES_ON_HEX):
        if g.sites[site] != NONE and g.sites[site] != GHOST and g.sites[site] != seat:
            return True
    return False


def movable(g: Hyperborea, seat: int, place: i64) -> int:
    """Count the free figures that may leave a place."""
    figures = g.free[place * g.seats + seat]
    if figures > 0 and g.stopped[place] > 0 and must_stay(g, seat, place):
        return figures - g.stopped[place]
    return figures


def offer_moves(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer every step of a free figure that the points pay for."""
    steps: i64 = points[MOVE]
    flights: i64 = points[FLY]
    if steps == 0 and flights == 0:
        return
    pays_any = steps >= DEAREST_STEP
    near = BOARDS[g.seats].near
    free = g.free
    own: i64 = seat
    seats: i64 = g.seats
    start: i64
    goal: i64
    for start in range(len(near)):
        if free[own] > 0 and movable(g, seat, start) > 0:
            for goal in near[start]:
                if pays_any or (steps > 0 and cost_of_step(g, seat, start, goal) <= steps):
                    out.append(pack(WALK, start, goal))
                if flights > 0:
                    out.append(pack(FLY_TO, start, goal))
        own += seats


def walk(g: Hyperborea, seat: int, start: int, goal: int) -> None:
    """Move a figure on foot; where rivals stand free it must stop (R10.6)."""
    g.pool[MOVE] -= cost_of_step(g, seat, start, goal)
    step(g, seat, start, goal)
    g.note(WALKED, seat, start, goal)
    if g.has_rivals(seat, goal):
        g.stopped[goal] += 1
    arrive(g, goal)


def fly(g: Hyperborea, seat: int, start: int, goal: int) -> None:
    """Fly a figure: one point whatever the terrain, and nobody stops it (R10.10)."""
    g.pool[FLY] -= 1
    step(g, seat, start, goal)
    g.note(FLEW, seat, start, goal)
    arrive(g, goal)


def step(g: Hyperborea, seat: int, start: int, goal: int) -> None:
    """Bring a figure that may leave from one place to another."""
    leave(g, seat, start)
    g.free[goal * g.seats + seat] += 1


def leave(g: Hyperborea, seat: int, place: int) -> None:
    """Take a figure that need not stay off a place; where nobody is in the way, none need stay."""
    g.free[place * g.seats + seat] -= 1
    if g.stopped[place] > 0 and not must_stay(g, seat, place):
        g.stopped[place] = 0


def lose_free(g: Hyperborea, seat: int, place: int) -> None:
    """Take a free figure off a place; of the active player's, one that had to stop."""
    g.free[place * g.seats + seat] -= 1
    if g.stopped[place] > 0 and is_active(g, seat):
        g.stopped[place] -= 1


def is_active(g: Hyperborea, seat: int) -> bool:
    """Say whether it is this seat's turn."""
    return active_seat(g) == seat


def active_seat(g: Hyperborea) -> int:
    """Find the seat whose turn it is."""
    return (g.start_seat + g.turns) % g.seats
