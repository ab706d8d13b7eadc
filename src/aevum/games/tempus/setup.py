"""Set-up: laying the island and placing the first tokens (R3, S3, S5, S6)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.ids import PLACE, TILE_LAID, TURN
from aevum.games.tempus.island import cell_at
from aevum.games.tempus.player import (
    Player,
)
from aevum.games.tempus.settle import Settle
from aevum.games.tempus.state import (
    Tempus,
)
from aevum.games.tempus.tables import CITY_TILES, TILES_FOR_SEATS, read_layout
from aevum.kernel.action import pack, x_of
from aevum.kernel.state import Frame
from aevum.kernel.zones import draw

NO_CENTRE: Final = -1


def set_up(g: Tempus, seats: int) -> None:
    """Seat the players, draw the start player and shuffle the cards (R3.2, R3.8, S5)."""
    g.seats = seats
    g.players = [Player() for _ in range(seats)]
    for p in g.players:
        p.city_supply = CITY_TILES[:]
    g.start_seat = g.below(seats)
    g.shuffle_deck()


def lay_by_players(g: Tempus) -> None:
    """Let the players lay the tiles in turn (R3.3)."""
    frame = LayTiles()
    frame.pile = list(range(12))
    frame.tile = draw(g, frame.pile)
    g.push(frame)


def lay_at_random(g: Tempus) -> None:
    """Lay each drawn tile at an even choice of legal places and rotations (R11.5)."""
    pile = list(range(12))
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
