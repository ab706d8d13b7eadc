"""Set-up: laying the island and placing the first tokens (R3, S3, S5, S6)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.ids import EVERY, PLACE, SETTLE, SETTLED, TILE_LAID, TURN
from aevum.games.tempus.island import cell_at
from aevum.games.tempus.quick_start import settle_automatically
from aevum.games.tempus.rounds import Round
from aevum.games.tempus.state import Player, Tempus
from aevum.games.tempus.tables import CITY_TILES, TILES_FOR_SEATS, read_layout
from aevum.kernel.action import pack, x_of
from aevum.kernel.state import Frame
from aevum.kernel.zones import draw

NO_CENTRE: Final = -1
FIRST_TOKENS: Final = 3


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


@dataclass(init=False, slots=True)
class Settle(Frame):
    """In turn each player puts three tokens on land as one connected group (R3.6, R3.7).

    The hexes are named in ascending order, one hex twice for a stack of two.
    """

    done: int
    chosen: list[int]

    def __init__(self) -> None:
        self.done = 0
        self.chosen = []

    def copy(self) -> "Settle":
        """Return a frame with the same memory."""
        new = Settle()
        new.done = self.done
        new.chosen = self.chosen[:]
        return new

    def step(self, g: Tempus) -> None:
        """Ask the next player for the next token; when all have settled the first round begins."""
        if g.switches.settles_automatically:
            settle_automatically(g)
            g.goto(Round())
        elif self.done == g.seats:
            g.goto(Round())
        else:
            g.ask((g.start_seat + self.done) % g.seats)

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer each hex that, with those named so far, can still become a legal group."""
        if not self.chosen:
            found = first_hexes(g)
        elif len(self.chosen) == 1:
            found = second_hexes(g, self.chosen[0])
        else:
            around = within_two(g, self.chosen[0])
            found = third_hexes(g, around, self.chosen[0], self.chosen[1])
        for place in found:
            out.append(pack(SETTLE, place))

    def answer(self, g: Tempus, action: int) -> None:
        """Put one token down."""
        seat = (g.start_seat + self.done) % g.seats
        g.put_token(seat, x_of(action))
        g.note(SETTLED, seat, x_of(action))
        self.chosen.append(x_of(action))
        if len(self.chosen) == FIRST_TOKENS:
            self.done += 1
            self.chosen = []

    def is_midway(self) -> bool:
        """The group is not complete."""
        return len(self.chosen) > 0


def first_hexes(g: Tempus) -> list[int]:
    """List the free hexes with a later free one beside them: two of three tokens may share it."""
    return [place for place in range(len(g.island.cells)) if has_later_neighbour(g, place)]


def has_later_neighbour(g: Tempus, place: int) -> bool:
    """Say whether a hex and a later one beside it are both nobody's."""
    if g.tokens[place] > 0:
        return False
    for near in g.island.near[place]:
        if near > place and g.tokens[near] == 0:
            return True
    return False


def second_hexes(g: Tempus, first: int) -> list[int]:
    """List the hexes, none before the first, that leave a third hex to make a group with."""
    around = within_two(g, first)
    found: list[int] = []
    for place in around:
        is_free = place == first or (place > first and g.tokens[place] == 0)
        if is_free and third_hexes(g, around, first, place, 1):
            found.append(place)
    return found


def third_hexes(
    g: Tempus, around: list[int], first: int, second: int, most: int = EVERY
) -> list[int]:
    """List the free hexes around, none before the second, that make a group with the two."""
    found: list[int] = []
    for place in around:
        is_free = g.tokens[place] == 0 or place == first or place == second
        if place >= second and is_free and is_group(g, first, second, place):
            found.append(place)
            if len(found) == most:
                return found
    return found


def within_two(g: Tempus, place: int) -> list[int]:
    """List the land within two steps over land, the hex itself included, in ascending order."""
    found = {place: 1}
    for near in g.island.near[place]:
        found[near] = 1
        for far in g.island.near[near]:
            found[far] = 1
    return sorted(found)


def is_group(g: Tempus, a: int, b: int, c: int) -> bool:
    """Say whether three tokens, hexes in ascending order, form a connected group (R3.6)."""
    near = g.island.near
    if a == c:
        return False
    if a == b or b == c:
        return c in near[a]
    links = 0
    if b in near[a]:
        links += 1
    if c in near[a]:
        links += 1
    if c in near[b]:
        links += 1
    return links >= 2
