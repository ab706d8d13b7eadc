"""Positions of Tempus for tests."""

import random
from collections.abc import Callable

from aevum.games.tempus.era_ids import ERAS
from aevum.games.tempus.ids import TERRAINS
from aevum.games.tempus.island import Island
from aevum.games.tempus.names import hex_name
from aevum.games.tempus.notation import read_cell
from aevum.games.tempus.player import Player
from aevum.games.tempus.rounds import BEFORE, PROGRESS, USE, Round, Turn
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import SMALLEST_CITY
from aevum.kernel.action import x_of
from aevum.kernel.game import Value
from aevum.kernel.state import NOBODY
from tests.kit import Table

SAMPLES = 300


def island_of(*centres: str) -> Island:
    """Lay the tiles T01, T02, ... unturned on these centres and settle what is sea and lake."""
    island = Island()
    for tile, name in enumerate(centres):
        island = island.with_tile(tile, read_cell(name), 0)
    island.classify()
    return island


class Board(Table):
    """A game of Tempus on a ready island without pieces, cards still on the pile."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: Value) -> None:
        Table.__init__(self, "tempus", seats, {"map": "fixed", **options}, seed)
        assert isinstance(self.state, Tempus)
        self.g = self.state
        self.g.start_seat = 0

    def hex(self, name: str) -> int:
        """Find a hex of the island by its name."""
        return x_of(self.game.parse(self.g, f"from {name}"))

    def name(self, place: int) -> str:
        """Name a hex of the island."""
        return hex_name(self.g, place)

    def player(self, seat: int) -> Player:
        """Look at one player's board."""
        return self.g.players[seat]

    def terrain(self, name: str, terrain: str) -> "Board":
        """Change the terrain of a hex."""
        self.g.island.terrain[self.hex(name)] = TERRAINS.index(terrain)
        return self

    def tokens(self, seat: int, name: str, count: int = 1) -> "Board":
        """Put tokens of a seat on a hex."""
        for _ in range(count):
            self.g.put_token(seat, self.hex(name))
        return self

    def city(self, seat: int, name: str, value: int) -> "Board":
        """Put a city of a seat on a hex."""
        place = self.hex(name)
        self.g.city[place] = value
        self.g.owner[place] = seat
        self.player(seat).city_supply[value - SMALLEST_CITY] -= 1
        self.player(seat).hexes = sorted([*self.player(seat).hexes, place])
        return self

    def holds(self, seat: int, *cards: str) -> "Board":
        """Give cards of the draw pile to a seat."""
        for card in cards:
            number = x_of(self.game.parse(self.g, f"play {card}"))
            self.g.pile.remove(number)
            self.player(seat).hand = sorted([*self.player(seat).hand, number])
        return self

    def empties_pile(self, left: int = 0) -> "Board":
        """Move cards of the draw pile to the discard pile until so many are left."""
        while len(self.g.pile) > left:
            self.g.discard.append(self.g.pile.pop())
        return self

    def era(self, era: str, *seats: int) -> "Board":
        """Set era markers, all of them if no seat is named."""
        for seat in seats or range(self.g.seats):
            self.player(seat).era = ERAS.index(era)
        return self

    def turn_of(self, seat: int, *action_tokens: int) -> "Board":
        """Begin a turn in the second phase; each seat has one action token if none are given."""
        for other in range(self.g.seats):
            given = action_tokens[other] if action_tokens else 1
            self.player(other).action_tokens = given
        self.g.round = max(self.g.round, 1)
        turns = (seat - self.g.start_seat + 1) % self.g.seats
        self.g.stack = [Round(USE, turns), Turn(seat, BEFORE)]
        self.g.asked = NOBODY
        self.ready()
        self.g.run()
        return self

    def at(self, name: str) -> tuple[int, int, int]:
        """Look at a hex: owner, tokens, value of the city."""
        place = self.hex(name)
        return self.g.owner[place], self.g.tokens[place], self.g.city[place]

    def hand(self, seat: int) -> list[str]:
        """List the cards of a seat by name."""
        shown: list[str] = self.game.view(self.g, seat)["players"][seat]["hand"]
        return shown

    def spread(self, seat: int, *names: str) -> "Board":
        """Put one token of a seat on each of these hexes."""
        for name in names:
            self.tokens(seat, name)
        return self

    def progress(self) -> "Board":
        """Begin the third phase."""
        for p in self.g.players:
            p.action_tokens = 0
        self.g.round = max(self.g.round, 1)
        self.g.stack = [Round(PROGRESS, 0)]
        self.g.asked = NOBODY
        self.ready()
        self.g.run()
        return self

    def strengths(self) -> tuple[int, int]:
        """Read the strengths of attacker and defender in the last fight."""
        last = self.was_told("note-strengths")[-1]
        attack, defence = last.args["attack"], last.args["defence"]
        assert isinstance(attack, int)
        assert isinstance(defence, int)
        return attack, defence

    def points_told(self) -> list[int]:
        """Read the progress points of all seats in the last competition."""
        told = [msg.args["n"] for msg in self.was_told("note-progress-points")[-self.g.seats :]]
        return [n for n in told if isinstance(n, int)]

    def discards(self) -> list[str]:
        """List the discard pile by name, in the order of the view."""
        shown: list[str] = self.game.view(self.g, 0)["discard"]
        return shown

    def starts(self, seat: int) -> "Board":
        """Give the start player marker to a seat, before anything is decided."""
        self.g.start_seat = seat
        self.g.asked = NOBODY
        self.g.run()
        return self

    def on(self, *centres: str) -> "Board":
        """Exchange the island for one of tiles on these centres."""
        self.g.island = island_of(*centres)
        self.g.clear_map()
        return self

    def lays(self, *centres: str) -> "Board":
        """Let the players lay one tile after the other, unturned, on these centres."""
        for name in centres:
            self.play(f"place {name}", "turn 0")
        return self

    def names(self, places: list[int]) -> list[str]:
        """Name hexes of the island."""
        return [self.name(place) for place in places]

    def ways(self, is_through: Callable[[Tempus], bool]) -> list[tuple[tuple[str, ...], Tempus]]:
        """List every way to answer on from here until a point is reached, and where it leads."""
        found: list[tuple[tuple[str, ...], Tempus]] = []
        waiting: list[tuple[tuple[str, ...], Tempus]] = [((), self.g)]
        while waiting:
            said, at = waiting.pop()
            for action in at.legal():
                then = at.copy()
                then.apply(action)
                way = (*said, self.game.to_text(at, action))
                (found if is_through(then) else waiting).append((way, then))
        return found

    def plays_on(self, seed: int, is_through: Callable[[Tempus], bool]) -> "Board":
        """Answer at random until a point is reached."""
        chance = random.Random(seed)
        while not is_through(self.g):
            self.g.apply(chance.choice(self.g.legal()))
            self.ready()
        return self

    def samples(self, seat: int, count: int = SAMPLES) -> list[Tempus]:
        """Deal anew, so many times, what a seat cannot know."""
        states: list[Tempus] = []
        for seed in range(count):
            state = self.game.resample(self.g, seat, seed)
            assert isinstance(state, Tempus)
            states.append(state)
        return states

    def play_move(self, name: str) -> "Board":
        """Choose the action move and a token in a hex, so that its goals are offered."""
        self.play("move", f"from {name}")
        return self
