"""Set-up: laying the island and placing the first tokens (R3, S3, S5, S6)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.ids import PLACE, TERRAINS, TILE_LAID, TURN
from aevum.games.tempus.island import cell_at
from aevum.games.tempus.names import cell_name
from aevum.games.tempus.player import Player
from aevum.games.tempus.settle import Settle
from aevum.games.tempus.shown import Doing
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.switches import chosen_switches
from aevum.games.tempus.tables import (
    CITY_TILES,
    DECKS,
    TILES_FOR_SEATS,
    read_layout,
    tile_name,
    tile_terrains,
    tiles_of,
)
from aevum.kernel.action import pack, x_of
from aevum.kernel.game import Value
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.rng import Rng
from aevum.kernel.state import Frame
from aevum.kernel.zones import draw

NO_CENTRE: Final = -1


def start(seats: int, rng: Rng, settings: dict[str, Value]) -> Tempus:
    """Seat the players, draw the start player, shuffle the cards and lay the island (R3, S5)."""
    g = Tempus()
    g.rng = rng
    g.switches = chosen_switches(settings)
    g.seats = seats
    g.players = [Player() for _ in range(seats)]
    for p in g.players:
        p.city_supply = CITY_TILES[:]
    g.start_seat = g.below(seats)
    edition = int(settings["edition"])
    g.pile = DECKS[edition - 1][:]
    if settings["map"] == "players":
        lay_by_players(g, edition)
    elif settings["map"] == "random":
        lay_at_random(g, edition)
    else:
        lay_layout(g, str(settings["layout"]))
    return g


def lay_by_players(g: Tempus, edition: int) -> None:
    """Let the players lay the tiles in turn (R3.3)."""
    frame = LayTiles()
    frame.pile = tiles_of(edition)
    frame.tile = draw(g, frame.pile)
    g.push(frame)


def lay_at_random(g: Tempus, edition: int) -> None:
    """Lay each drawn tile at an even choice of legal places and rotations (R11.5)."""
    pile = tiles_of(edition)
    for _ in range(TILES_FOR_SEATS[g.seats]):
        tile = draw(g, pile)
        allowed = g.island.centres_allowed()
        centre = allowed[g.below(len(allowed))]
        g.island = g.island.with_tile(tile, centre, g.below(6))
    finish_island(g)


def lay_layout(g: Tempus, name: str) -> None:
    """Lay a ready island (R11.5, S6)."""
    for tile, q, r, rotation in read_layout(g.seats, name):
        g.island = g.island.with_tile(tile, cell_at(q, r), rotation)
    finish_island(g)


def finish_island(g: Tempus) -> None:
    """Tell land from water once and for all, and let the players settle (S3.6, S5.4)."""
    g.island.classify()
    g.clear_map()
    g.stack = [Settle()]


@dataclass(init=False, slots=True)
class LayTiles(Frame):
    """In turn each player draws the top tile and lays it, in any of six rotations (R3.3)."""

    pile: list[int]
    tile: int
    laid: int
    centre: int

    def __init__(self) -> None:
        self.pile = []
        self.tile = 0
        self.laid = 0
        self.centre = NO_CENTRE

    def copy(self) -> "LayTiles":
        """Return a frame with the same memory."""
        new = LayTiles()
        new.pile = self.pile[:]
        new.tile = self.tile
        new.laid = self.laid
        new.centre = self.centre
        return new

    def step(self, g: Tempus) -> None:
        """Ask whose turn it is for the place and then for the rotation."""
        g.ask((g.start_seat + self.laid) % g.seats)

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer every legal centre, or the six rotations."""
        if self.centre == NO_CENTRE:
            for cell in g.island.centres_allowed():
                out.append(pack(PLACE, cell))
        else:
            for rotation in range(6):
                out.append(pack(TURN, rotation))

    def answer(self, g: Tempus, action: int) -> None:
        """Note the place, or lay the tile and draw the next."""
        if self.centre == NO_CENTRE:
            self.centre = x_of(action)
            return
        seat = (g.start_seat + self.laid) % g.seats
        g.note(TILE_LAID, seat, self.tile, self.centre, x_of(action))
        g.island = g.island.with_tile(self.tile, self.centre, x_of(action))
        self.laid += 1
        self.centre = NO_CENTRE
        if self.laid == TILES_FOR_SEATS[g.seats]:
            finish_island(g)
        else:
            self.tile = draw(g, self.pile)

    def is_midway(self) -> bool:
        """A place is named, the tile does not lie yet."""
        return self.centre != NO_CENTRE

    def prompt(self, g: Tempus) -> Msg:
        """Ask for the place, or for the rotation."""
        seat = seat_name(g.asked)
        if self.centre == NO_CENTRE:
            return Msg("prompt-place", seat=seat, tile=tile_name(self.tile))
        return Msg("prompt-turn", seat=seat, tile=tile_name(self.tile), hex=cell_name(self.centre))

    def show(self, g: Tempus, seat: int) -> Doing:
        """Show the tile that was drawn, and its place once that is named."""
        return {
            "kind": "lay-tile",
            "tile": tile_name(self.tile),
            "terrains": [TERRAINS[terrain] for terrain in tile_terrains(self.tile)],
            "centre": cell_name(self.centre) if self.centre != NO_CENTRE else "",
            "laid": self.laid,
        }
