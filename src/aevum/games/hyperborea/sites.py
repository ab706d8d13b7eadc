"""Cities and ruins (R6, R7)."""

from dataclasses import dataclass

from aevum.games.hyperborea.ids import (
    BACKS,
    CITY,
    CITY_ENTERED,
    ENTER,
    KEEP,
    NO_SITE,
    NONE,
    RUIN_ENTERED,
    SITES_ON_HEX,
    TILE_KEPT,
    TILE_SEEN,
    TILE_USED,
    USE,
)
from aevum.games.hyperborea.known import KNOWN_RUINS
from aevum.games.hyperborea.land import (
    RUIN_BACK,
    RUIN_NAMES,
    RUIN_PROGRAM,
    SITE_KIND,
    SITE_PROGRAM,
)
from aevum.games.hyperborea.moving import back_of, leave, lose_free, movable
from aevum.games.hyperborea.pool import begin_effect
from aevum.games.hyperborea.shown import Doing, RuinTile
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import RUIN_TABLE
from aevum.kernel.action import kind_of, pack
from aevum.kernel.marks import i64
from aevum.kernel.state import Frame
from aevum.kernel.zones import draw


def printed(g: Hyperborea, site: int) -> int:
    """Find the number under which the tables know a site of the board."""
    return g.hexes[site // SITES_ON_HEX] * SITES_ON_HEX + site % SITES_ON_HEX


def kind_of_site(g: Hyperborea, site: int) -> int:
    """Say whether a site is a city, a ruin, or not there."""
    if g.hexes[site // SITES_ON_HEX] == NONE:
        return NO_SITE
    return SITE_KIND[printed(g, site)]


def can_step_in(g: Hyperborea, seat: int, place: i64) -> bool:
    """Say whether a free figure on a place may step into a site of it (R6.1, R10.9)."""
    if g.switches.stopped_may_enter_site:
        return g.free[place * g.seats + seat] > 0
    return movable(g, seat, place) > 0


def is_open(g: Hyperborea, place: i64, n: i64) -> bool:
    """Say whether a site of a face-up hex is a city, or a ruin with tiles left (R7.1, R7.6)."""
    if g.tiles[place * SITES_ON_HEX + n] > 0:
        return True
    return SITE_KIND[g.hexes[place] * SITES_ON_HEX + n] == CITY


def offer_sites(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Offer the empty cities and ruins of all places where a free figure stands."""
    free = g.free
    sites = g.sites
    own: i64 = seat
    seats: i64 = g.seats
    place: i64
    n: i64
    for place in range(len(g.hexes)):
        if free[own] > 0:
            for n in range(SITES_ON_HEX):
                is_empty = sites[place * SITES_ON_HEX + n] == NONE
                if is_empty and is_open(g, place, n) and can_step_in(g, seat, place):
                    out.append(pack(ENTER, place, n))
        own += seats
    if g.players[seat].kept != NONE:
        out.append(pack(USE))


def enter(g: Hyperborea, seat: int, place: int, n: int) -> None:
    """Step into a city or onto a ruin; the figure is frozen until the next reset (R6.4, R7.2)."""
    site = place * SITES_ON_HEX + n
    if g.switches.stopped_may_enter_site:
        lose_free(g, seat, place)
    else:
        leave(g, seat, place)
    g.sites[site] = seat
    if kind_of_site(g, site) == CITY:
        g.note(CITY_ENTERED, seat, place, printed(g, site))
        begin_effect(g, seat, SITE_PROGRAM[printed(g, site)])
        return
    back = back_of(g, site)
    g.tiles[site] -= 1
    tile = draw(g, g.ruins[back])
    g.note(RUIN_ENTERED, seat, place, back)
    g.whisper(TILE_SEEN, seat, tile)
    g.push(Explore(seat, tile))


def use_tile(g: Hyperborea, seat: int, tile: int) -> None:
    """Reveal a ruin tile, put its effect into the pool and set it aside (R7.3, R7.7)."""
    g.used[RUIN_BACK[tile]].append(tile)
    g.seal()
    g.note(TILE_USED, seat, tile)
    begin_effect(g, seat, RUIN_PROGRAM[tile])


def use_kept_tile(g: Hyperborea, seat: int) -> None:
    """Use the kept tile on an own turn (R7.4)."""
    tile = g.players[seat].kept
    g.players[seat].kept = NONE
    use_tile(g, seat, tile)


def show_ruin(tile: int) -> RuinTile:
    """Show a ruin tile to the only one who sees it."""
    row = RUIN_TABLE.rows[tile]
    return {
        "name": RUIN_NAMES[tile],
        "effect": row.text("effect"),
        "is_known": KNOWN_RUINS[tile],
        "provenance": row.text("effect_provenance"),
        "count_provenance": row.text("back_count_provenance"),
    }


@dataclass(init=False, slots=True)
class Explore(Frame):
    """The player alone has seen a ruin tile: use it now, or keep it hidden (R7.3)."""

    seat: int
    tile: int

    def __init__(self, seat: int = 0, tile: int = 0) -> None:
        self.seat = seat
        self.tile = tile

    def copy(self) -> "Explore":
        """Return a frame with the same memory."""
        return Explore(self.seat, self.tile)

    def show(self, g: Hyperborea, seat: int) -> Doing:
        """Show the back of the tile to all, and the tile itself to the one who sees it."""
        back = BACKS[RUIN_BACK[self.tile]]
        shown: Doing = {"kind": "explore", "seat": self.seat, "back": back}
        if self.seat == seat:
            shown["tile"] = show_ruin(self.tile)
        return shown

    def step(self, g: Hyperborea) -> None:
        """Ask the player."""
        g.ask(self.seat)

    def options(self, g: Hyperborea, out: list[int]) -> None:
        """Offer to use the tile or to keep it."""
        out.append(pack(USE))
        out.append(pack(KEEP))

    def answer(self, g: Hyperborea, action: int) -> None:
        """Use the tile; or keep it, and use the one kept before at once (R7.5)."""
        p = g.players[self.seat]
        g.pop()
        if kind_of(action) == USE:
            use_tile(g, self.seat, self.tile)
            return
        old = p.kept
        p.kept = self.tile
        g.note(TILE_KEPT, self.seat, RUIN_BACK[self.tile])
        if old != NONE:
            use_tile(g, self.seat, old)

    def is_midway(self) -> bool:
        """The ruin is entered, and what becomes of its tile is open."""
        return True
