"""Positions of Hyperborea for tests."""

import random
from collections.abc import Callable

from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.effects import BRANCHES, PROGRAMS, read_program
from aevum.games.hyperborea.ending import clear_pool
from aevum.games.hyperborea.ids import (
    AVAILABLE,
    COLOURS,
    FACTIONS,
    GHOST,
    GREY,
    NONE,
    OBJECTIVES,
    RUIN,
    SITES_ON_HEX,
    UNUSED,
)
from aevum.games.hyperborea.land import (
    HEX_COUNT,
    HEX_NAMES,
    RUIN_BACK,
    RUIN_NAMES,
    SITE_KIND,
    SITE_TILES,
)
from aevum.games.hyperborea.learning import SHOWN
from aevum.games.hyperborea.moving import back_of
from aevum.games.hyperborea.notation import place_name, read_place
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.pool import begin_effect
from aevum.games.hyperborea.sets import (
    FIRST_TECHNOLOGY,
    SET_NAMES,
    TECHNOLOGY_DECK,
    TECHNOLOGY_NAMES,
)
from aevum.games.hyperborea.setup import receive_tile
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tiles import SPACES_PER_SET, TILE_FACTION, TILE_NAMES
from aevum.games.hyperborea.turn import ACTIONS, START, Turn, Turns
from aevum.kernel.game import Value
from aevum.kernel.state import NOBODY
from tests.kit import Table


class Board(Table):
    """A game of Hyperborea after set-up: homelands lie, no figures, no cubes at hand.

    Every cube of every player is in the bag but none is drawn; figures are in the supply; hexes
    that are not laid by the test are face down, or drawn from a fixed seed.
    """

    def __init__(self, seats: int = 2, seed: int = 1, **options: Value) -> None:
        options = {"faction_assignment": "random", "faction_tile": "random", **options}
        Table.__init__(self, "hyperborea", seats, options, seed)
        assert isinstance(self.state, Hyperborea)
        self.g = self.state
        while not isinstance(self.g.stack[-1], Turn):
            self.g.apply(self.g.legal()[0])
        self.g.start_seat = 0
        for seat in range(seats):
            self.clear_player(seat)

    # Clearing

    def clear_player(self, seat: int) -> None:
        """Take a player's figures, tile and levels away, and put all cubes into the bag."""
        p = self.player(seat)
        for colour in range(len(COLOURS)):
            p.bag[colour] += p.available[colour]
            p.available[colour] = 0
        p.levels = [0] * len(p.levels)
        for i in range(seat, len(self.g.free), self.g.seats):
            p.supply += self.g.free[i]
            self.g.free[i] = 0

    def without_tile(self, seat: int) -> "Board":
        """Take the faction tile of a seat and all it brought away."""
        p = self.player(seat)
        p.fortresses += p.charges
        p.charges = 0
        self.g.gems += p.gems
        p.gems = 0
        for technology in p.technologies():
            self.g.decks[TECHNOLOGY_DECK[technology]].append(technology)
        p.sets = p.sets[:12]
        p.cubes = p.cubes[: 12 * SPACES_PER_SET]
        p.activated = p.activated[:12]
        p.tile = NONE
        return self

    # Addressing

    def place(self, name: str) -> int:
        """Find a place of the board by its name."""
        return read_place(self.g, name, name)

    def name(self, place: int) -> str:
        """Name a place of the board."""
        return place_name(self.g, place)

    def capital(self, seat: int) -> str:
        """Name the capital of a seat."""
        return self.name(BOARDS[self.g.seats].capital[seat])

    def player(self, seat: int) -> Player:
        """Look at one player's board."""
        return self.g.players[seat]

    def technology(self, name: str) -> int:
        """Find a technology by its name in the tables, such as T1-07."""
        return TECHNOLOGY_NAMES.index(name)

    # Arranging the board

    def hex(self, at: str, name: str, *, ghosts: bool = False) -> "Board":
        """Lay a central or borderland hex face up on a place, with tiles, without ghosts."""
        place = self.place(at)
        number = HEX_NAMES.index(name)
        assert number < HEX_COUNT
        if self.g.hexes[place] != NONE:
            (self.g.centrals if self.g.hexes[place] < 6 else self.g.borderlands).append(
                self.g.hexes[place]
            )
        pile = self.g.centrals if number in self.g.centrals else self.g.borderlands
        pile.remove(number)
        self.g.hexes[place] = number
        for n in range(SITES_ON_HEX):
            printed = number * SITES_ON_HEX + n
            site = place * SITES_ON_HEX + n
            if self.g.sites[site] == GHOST:
                self.g.ghosts += 1
            self.g.sites[site] = NONE
            self.g.tiles[site] = SITE_TILES[printed] if SITE_KIND[printed] == RUIN else 0
            if ghosts and SITE_KIND[printed]:
                self.g.ghosts -= 1
                self.g.sites[site] = GHOST
        return self

    def all_hexes(self, *names: str) -> "Board":
        """Lay hexes on all places of the middle in their order, the centre first, no ghosts."""
        places = [place for place in range(len(self.g.hexes)) if self.g.hexes[place] == NONE]
        for place, name in zip(places, names, strict=True):
            self.hex(self.name(place), name)
        return self

    def figures(self, seat: int, at: str, count: int = 1) -> "Board":
        """Put free figures of a seat on a place."""
        self.player(seat).supply -= count
        self.g.free[self.place(at) * self.g.seats + seat] += count
        return self

    def in_site(self, seat: int, at: str, n: int) -> "Board":
        """Put a figure of a seat into a site."""
        self.player(seat).supply -= 1
        self.g.sites[self.place(at) * SITES_ON_HEX + n - 1] = seat
        return self

    def ghost(self, at: str, n: int) -> "Board":
        """Put a ghost into a site."""
        self.g.ghosts -= 1
        self.g.sites[self.place(at) * SITES_ON_HEX + n - 1] = GHOST
        return self

    def fortresses(self, seat: int, at: str, count: int = 1) -> "Board":
        """Put fortresses of a seat on a place."""
        self.player(seat).fortresses -= count
        self.g.forts[self.place(at) * self.g.seats + seat] += count
        return self

    def buried(self, seat: int, *others: int) -> "Board":
        """Put a figure of each of these seats into a graveyard."""
        for other in others:
            self.player(other).supply -= 1
            self.player(seat).graves[other] = 1
        return self

    def ghosts_buried(self, seat: int, count: int) -> "Board":
        """Put ghosts into a graveyard."""
        self.g.ghosts -= count
        self.player(seat).ghosts += count
        return self

    # Arranging a player

    def gems(self, seat: int, count: int) -> "Board":
        """Give a player gems."""
        self.g.gems -= count
        self.player(seat).gems += count
        return self

    def level(self, seat: int, colour: str, level: int) -> "Board":
        """Put the marker of a row on a level."""
        self.player(seat).levels[COLOURS.index(colour)] = level
        return self

    def available(self, seat: int, *colours: str) -> "Board":
        """Put cubes into the available area, from the bag or else from the common supply."""
        return self.cubes_into(seat, AVAILABLE, *colours)

    def unused(self, seat: int, *colours: str) -> "Board":
        """Put cubes into the unused area, from the bag or else from the common supply."""
        return self.cubes_into(seat, UNUSED, *colours)

    def cubes_into(self, seat: int, area: int, *colours: str) -> "Board":
        """Put cubes into an area."""
        p = self.player(seat)
        for name in colours:
            colour = self.take_cube(seat, name)
            (p.available if area == AVAILABLE else p.unused)[colour] += 1
        return self

    def take_cube(self, seat: int, name: str) -> int:
        """Take a cube out of the bag, or out of the common supply if the bag has none."""
        colour = COLOURS.index(name)
        if self.player(seat).bag[colour] > 0:
            self.player(seat).bag[colour] -= 1
        else:
            self.g.supply[colour] -= 1
        return colour

    def bag(self, seat: int, *colours: str) -> "Board":
        """Make these cubes the whole content of a bag."""
        p = self.player(seat)
        for colour in range(len(COLOURS)):
            self.g.supply[colour] += p.bag[colour]
            p.bag[colour] = 0
        for name in colours:
            self.g.put_into_bag(seat, COLOURS.index(name))
        return self

    def on_set(self, seat: int, name: str, *colours: str) -> "Board":
        """Lay cubes on the spaces of a set from the first on; an empty name leaves one free."""
        p = self.player(seat)
        at = p.sets.index(SET_NAMES.index(name)) * SPACES_PER_SET
        for space, colour in enumerate(colours):
            if colour:
                p.cubes[at + space] = self.take_cube(seat, colour)
        return self

    def owns(self, seat: int, *names: str) -> "Board":
        """Give technologies to a player, gained in the game, without a grey cube."""
        for name in names:
            technology = self.technology(name)
            deck = TECHNOLOGY_DECK[technology]
            self.free_card(technology)
            self.g.decks[deck].remove(technology)
            self.player(seat).add_set(FIRST_TECHNOLOGY + technology)
            self.player(seat).gained += 1
        return self

    def free_card(self, technology: int) -> None:
        """See to it that a card is in its deck, exchanging it if it is on display."""
        deck = TECHNOLOGY_DECK[technology]
        if technology in self.g.display:
            at = self.g.display.index(technology)
            self.g.display[at] = self.g.decks[deck].pop()
            self.g.decks[deck].append(technology)

    def shows(self, *names: str) -> "Board":
        """Put technologies on display, each first on its deck's places that are not named yet."""
        wanted = [self.technology(name) for name in names]
        for technology in wanted:
            if technology in self.g.display:
                continue
            deck = TECHNOLOGY_DECK[technology]
            places = range(deck * SHOWN, (deck + 1) * SHOWN)
            at = next(place for place in places if self.g.display[place] not in wanted)
            self.g.decks[deck].append(self.g.display[at])
            self.g.decks[deck].remove(technology)
            self.g.display[at] = technology
        return self

    def keeps(self, seat: int, name: str) -> "Board":
        """Give a player a kept ruin tile."""
        tile = RUIN_NAMES.index(name)
        self.g.ruins[RUIN_BACK[tile]].remove(tile)
        self.player(seat).kept = tile
        return self

    def next_tile(self, name: str) -> "Board":
        """See to it that the next tile of its back is this one: all others count as used."""
        tile = RUIN_NAMES.index(name)
        back = RUIN_BACK[tile]
        lying = sum(
            count
            for site, count in enumerate(self.g.tiles)
            if count and back_of(self.g, site) == back
        )
        assert lying <= 1, "more than one tile of this back lies on the board"
        self.g.ruins[back].remove(tile)
        self.g.used[back].extend(self.g.ruins[back])
        self.g.ruins[back] = [tile]
        return self

    def tiles_on(self, at: str, n: int, count: int) -> "Board":
        """Let so many tiles lie on a ruin."""
        self.g.tiles[self.place(at) * SITES_ON_HEX + n - 1] = count
        return self

    def faction(self, seat: int, tile: str) -> "Board":
        """Give a player a faction tile and what it brings, but for a start card."""
        number = TILE_NAMES.index(tile)
        self.without_tile(seat)
        self.player(seat).faction = TILE_FACTION[number]
        receive_tile(self.g, seat, number)
        return self

    # Playing

    def pool(self, text: str, seat: int = 0) -> "Board":
        """Generate an effect in the notation of the tables, such as `MOVE:2 + ATTACK:1`."""
        program = read_program("a test", text)
        assert len(PROGRAMS[program]) == 1
        assert BRANCHES[PROGRAMS[program][0]]
        begin_effect(self.g, seat, program)
        return self

    def turn_of(self, seat: int, effects: str = "") -> "Board":
        """Let a seat be in the middle of its turn, with effects in the pool."""
        self.g.turns = (seat - self.g.start_seat) % self.g.seats
        self.g.stack = [Turns(True), Turn(seat, ACTIONS)]
        return self.run(seat, effects)

    def begins(self, seat: int) -> "Board":
        """Let the turn of a seat begin, with its start steps."""
        self.g.turns = (seat - self.g.start_seat) % self.g.seats
        self.g.stack = [Turns(True), Turn(seat, START)]
        return self.run(seat, "")

    def run(self, seat: int, effects: str) -> "Board":
        """Clear what lasts for one turn, add effects, check the position, and go on."""
        clear_pool(self.g)
        self.g.asked = NOBODY
        if effects:
            self.pool(effects, seat)
        self.ready()
        self.g.run()
        return self

    def plays_on(self, seed: int, is_through: Callable[[Hyperborea], bool]) -> "Board":
        """Answer at random until a point is reached."""
        chance = random.Random(seed)
        while not is_through(self.g):
            self.g.apply(chance.choice(self.g.legal()))
            self.ready()
        return self

    # Looking

    def waiting(self) -> list[str]:
        """List the effects of the pool in the notation of the tables."""
        shown: list[str] = self.game.view(self.g, 0)["pool"]
        return shown

    def free_at(self, seat: int, at: str) -> int:
        """Count the free figures of a seat on a place."""
        return self.g.free_at(seat, self.place(at))

    def who(self, at: str, n: int) -> int:
        """Say who stands in a site."""
        return self.g.sites[self.place(at) * SITES_ON_HEX + n - 1]

    def cubes_of(self, seat: int, area: str) -> list[str]:
        """List the cubes of a bag or an area by colour."""
        counts: list[int] = getattr(self.player(seat), area)
        return [name for i, name in enumerate(COLOURS) for _ in range(counts[i])]

    def goals(self, seat: int) -> list[str]:
        """Name the objectives a seat has met."""
        return [name for i, name in enumerate(OBJECTIVES) if (self.player(seat).goals >> i) & 1]

    def faction_of(self, seat: int) -> str:
        """Name the faction of a seat."""
        return FACTIONS[self.player(seat).faction]

    def grey_supply(self) -> int:
        """Count the grey cubes of the common supply."""
        return self.g.supply[GREY]
