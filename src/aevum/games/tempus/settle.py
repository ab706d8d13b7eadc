"""Placing the first tokens (R3.6, R3.7, S5)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.ids import EVERY, SETTLE, SETTLED
from aevum.games.tempus.names import hex_name
from aevum.games.tempus.quick_start import settle_automatically
from aevum.games.tempus.rounds import Round
from aevum.games.tempus.shown import Doing
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import pack, x_of
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

FIRST_TOKENS: Final = 3


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

    def set_asked(self, g: Tempus) -> int:
        """The three tokens of a group may be named in any order (R3.6)."""
        return 1 + self.done

    def is_midway(self) -> bool:
        """The group is not complete."""
        return len(self.chosen) > 0

    def prompt(self, g: Tempus) -> Msg:
        """Say how many tokens of the group are left."""
        left = FIRST_TOKENS - len(self.chosen)
        return Msg("prompt-settle", seat=seat_name(g.asked), n=left)

    def show(self, g: Tempus, seat: int) -> Doing:
        """Show the hexes named so far."""
        return {"kind": "settle", "hexes": [hex_name(g, place) for place in self.chosen]}


def first_hexes(g: Tempus) -> list[int]:
    """List the free hexes with a later free one beside them: two of three tokens may share it."""
    return [place for place in range(len(g.island.cells)) if has_later_neighbour(g, place)]


def has_later_neighbour(g: Tempus, place: i64) -> bool:
    """Say whether a hex and a later one beside it are both nobody's."""
    if g.tokens[place] > 0:
        return False
    near: i64
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
