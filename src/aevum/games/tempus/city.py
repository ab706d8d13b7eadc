"""The action build a city (R6.14 to R6.16)."""

from dataclasses import dataclass

from aevum.games.tempus.ids import BUILD, CITY_BUILT, EVERY, MOUNTAIN
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import LARGEST_CITY, SMALLEST_CITY
from aevum.kernel.action import pack, x_of, y_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame


@dataclass(init=False, slots=True)
class BuildCity(Frame):
    """Choose the hex and the value of a new city."""

    seat: int

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def copy(self) -> "BuildCity":
        """Return a frame with the same memory."""
        return BuildCity(self.seat)

    def step(self, g: Tempus) -> None:
        """Ask for hex and value; the answer always ends the action."""
        g.ask(self.seat)

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer every city that can be built."""
        out.extend(buildings(g, self.seat))

    def answer(self, g: Tempus, action: int) -> None:
        """Build the city (R6.15)."""
        g.build_city(x_of(action), y_of(action))
        g.note(CITY_BUILT, self.seat, x_of(action), y_of(action))
        g.pop()

    def is_midway(self) -> bool:
        """The city is announced and not yet built."""
        return True

    def prompt(self, g: Tempus) -> Msg:
        """Ask for hex and value."""
        return Msg("prompt-city", seat=seat_name(self.seat))


def is_site(g: Tempus, place: int) -> bool:
    """Say whether a hex is no mountain, holds two tokens and is next to no city (R6.14, R6.15)."""
    if g.tokens[place] < SMALLEST_CITY or g.island.terrain[place] == MOUNTAIN:
        return False
    for near in g.island.near[place]:
        if g.city[near] > 0:
            return False
    return True


def buildings(g: Tempus, seat: int, most: int = EVERY) -> list[int]:
    """List each value up to the number of tokens, from the supply, on each site (R6.15)."""
    found: list[int] = []
    p = g.players[seat]
    for place in p.hexes:
        if is_site(g, place):
            for value in range(SMALLEST_CITY, min(g.tokens[place], LARGEST_CITY) + 1):
                if p.city_supply[value - SMALLEST_CITY] > 0:
                    found.append(pack(BUILD, place, value))
                    if len(found) == most:
                        return found
    return found
