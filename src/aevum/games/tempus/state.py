"""The table of Tempus: pieces on the island, each player's board, and the verbs of the rules."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.ids import CARD_PLAYED, DISCARDED, DREW, NONE, RESHUFFLED
from aevum.games.tempus.island import Island
from aevum.games.tempus.player import Player
from aevum.games.tempus.switches import Switches
from aevum.games.tempus.tables import SMALLEST_CITY
from aevum.kernel.state import State
from aevum.kernel.zones import draw, insert_sorted

NO_SWITCHES: Final = Switches()
NO_ISLAND: Final = Island()
"""What a state has before it is set up; one for all, because a copy replaces them at once."""


@dataclass(init=False, slots=True)
class Tempus(State):
    """A whole game of Tempus."""

    switches: Switches
    island: Island
    owner: list[int]
    tokens: list[int]
    city: list[int]
    players: list[Player]
    pile: list[int]
    discard: list[int]
    start_seat: int
    round: int

    def __init__(self) -> None:
        State.__init__(self)
        self.switches = NO_SWITCHES
        self.island = NO_ISLAND
        self.owner = []
        self.tokens = []
        self.city = []
        self.players = []
        self.pile = []
        self.discard = []
        self.start_seat = 0
        self.round = 0

    def copy(self) -> "Tempus":
        """Return an independent state; the island and the switches are shared."""
        new = Tempus()
        self.copy_into(new)
        new.switches = self.switches
        new.island = self.island
        new.owner = self.owner[:]
        new.tokens = self.tokens[:]
        new.city = self.city[:]
        new.players = [p.copy() for p in self.players]
        new.pile = self.pile[:]
        new.discard = self.discard[:]
        new.start_seat = self.start_seat
        new.round = self.round
        return new

    # Pieces

    def clear_map(self) -> None:
        """Make room for pieces on the finished island."""
        self.owner = [NONE] * len(self.island.cells)
        self.tokens = [0] * len(self.island.cells)
        self.city = [0] * len(self.island.cells)

    def put_token(self, seat: int, place: int) -> None:
        """Bring a token from the supply to a hex."""
        self.players[seat].supply -= 1
        self.enter(seat, place)

    def remove_token(self, place: int) -> None:
        """Return a token of a hex to its owner's supply (R1.4)."""
        self.players[self.owner[place]].supply += 1
        self.leave(place)

    def shift_token(self, seat: int, start: int, goal: int) -> None:
        """Bring a token from one hex to another."""
        self.leave(start)
        self.enter(seat, goal)

    def enter(self, seat: int, place: int) -> None:
        """Add a token to a hex, which then is its owner's."""
        self.tokens[place] += 1
        if self.owner[place] == NONE:
            self.owner[place] = seat
            insert_sorted(self.players[seat].hexes, place)

    def leave(self, place: int) -> None:
        """Take a token from a hex; an emptied hex is nobody's."""
        self.tokens[place] -= 1
        if self.tokens[place] == 0:
            self.players[self.owner[place]].hexes.remove(place)
            self.owner[place] = NONE

    def build_city(self, place: int, value: int) -> None:
        """Return all tokens of the hex to the supply and put a city tile in their place (R6.15)."""
        p = self.players[self.owner[place]]
        p.supply += self.tokens[place]
        p.city_supply[value - SMALLEST_CITY] -= 1
        self.tokens[place] = 0
        self.city[place] = value

    def vacate(self, place: int) -> None:
        """Return all tokens of a hex, or its city, to the owner's supply (R7.12)."""
        p = self.players[self.owner[place]]
        p.supply += self.tokens[place]
        if self.city[place] > 0:
            p.city_supply[self.city[place] - SMALLEST_CITY] += 1
        p.hexes.remove(place)
        self.tokens[place] = 0
        self.city[place] = 0
        self.owner[place] = NONE

    # Cards

    def draw_cards(self, seat: int, count: int) -> None:
        """Draw cards; an empty draw pile is made anew from the discard pile (R6.13)."""
        for _ in range(count):
            if not self.pile:
                self.pile = self.discard
                self.discard = []
                self.note(RESHUFFLED, seat)
            card = draw(self, self.pile)
            insert_sorted(self.players[seat].hand, card)
            self.whisper(DREW, seat, card)

    def discard_card(self, seat: int, card: int) -> None:
        """Put a card from the hand on the discard pile, without using it."""
        self.spend_card(seat, card)
        self.note(DISCARDED, seat, card)

    def play_card(self, seat: int, card: int) -> None:
        """Use a card of the hand openly and discard it (R8.1)."""
        self.spend_card(seat, card)
        self.note(CARD_PLAYED, seat, card)

    def spend_card(self, seat: int, card: int) -> None:
        """Put a used card from the hand on the discard pile (R8.1)."""
        self.players[seat].hand.remove(card)
        self.discard.append(card)
