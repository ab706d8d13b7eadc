"""Positions of Hyperborea for tests."""

import random
from collections.abc import Callable

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.effects import BRANCHES, PROGRAMS
from aevum.games.hyperborea.ending import clear_pool
from aevum.games.hyperborea.ids import (
    ANY,
    AVAILABLE,
    CENTRAL,
    COLOURS,
    GHOST,
    HOMELAND,
    NONE,
    RED,
    RUIN,
    SITES_ON_HEX,
    TERRAINS,
    UNUSED,
)
from aevum.games.hyperborea.land import (
    HEX_NAMES,
    HEX_ROLE,
    HEX_TERRAIN,
    RUIN_BACK,
    RUIN_NAMES,
    SITE_KIND,
    SITE_TILES,
)
from aevum.games.hyperborea.learning import SHOWN
from aevum.games.hyperborea.moving import back_of
from aevum.games.hyperborea.pool import begin_effect
from aevum.games.hyperborea.programs import read_program
from aevum.games.hyperborea.sets import (
    BASIC_SETS,
    SET_KINDS,
    SET_NAMES,
    TECHNOLOGY_DECK,
    TECHNOLOGY_SET,
)
from aevum.games.hyperborea.setup import receive_card, receive_tile
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tiles import TILE_FACTION, TILE_NAMES
from aevum.games.hyperborea.turn import ACTIONS, START, Turn, Turns
from aevum.kernel.game import Value
from aevum.kernel.state import NOBODY
from tests.hyperborea.looking import Looking


class Board(Looking):
    """A game of Hyperborea after set-up: homelands lie, no figures, no cubes at hand.

    Every cube of every player is in the bag but none is drawn; figures are in the supply; hexes
    that are not laid by the test are face down, or drawn from a fixed seed.
    """

    def __init__(self, seats: int = 2, seed: int = 1, **options: Value) -> None:
        options = {"faction_assignment": "random", "faction_tile": "random", **options}
        Looking.__init__(self, seats, seed, options)
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
        p.sets = p.sets[:BASIC_SETS]
        p.cubes = p.cubes[: BASIC_SETS * SPACES_PER_SET]
        p.activated = p.activated[:BASIC_SETS]
        p.tile = NONE
        return self

    # Arranging the board

    def hex(self, at: str, name: str, *, ghosts: bool = False) -> "Board":
        """Lay a central or borderland hex face up on a place, with tiles, without ghosts."""
        place = self.place(at)
        number = HEX_NAMES.index(name)
        assert HEX_ROLE[number] != HOMELAND
        if self.g.hexes[place] != NONE:
            (
                self.g.centrals if HEX_ROLE[self.g.hexes[place]] == CENTRAL else self.g.borderlands
            ).append(self.g.hexes[place])
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
            self.player(seat).add_set(TECHNOLOGY_SET[technology])
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

    def gains_gems(self, count: int, seat: int = 0) -> "Board":
        """Let the active player gain gems, and take also those that wait (R18.10)."""
        self.pool(f"GEM:{count}", seat)
        self.play(*self.options_of("collect"))
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

    # Land, cards and filled sets

    def terrain(self, at: str, name: str) -> "Board":
        """Lay the first face-down hex of a terrain on a place, with tiles, without ghosts."""
        pile = self.g.centrals if at == "d4" else self.g.borderlands
        number = next(hex_ for hex_ in pile if TERRAINS[HEX_TERRAIN[hex_]] == name)
        return self.hex(at, HEX_NAMES[number])

    def all_desert(self) -> "Board":
        """Lay desert on all places of the middle, without ghosts; each has a site."""
        for place in range(len(self.g.hexes)):
            if self.g.hexes[place] == NONE:
                self.terrain(self.name(place), "desert")
        return self

    def full(self, seat: int, name: str) -> "Board":
        """Let cubes lie on all spaces of a set that was activated; a multicolour space has red."""
        number = SET_NAMES.index(name)
        kinds = SET_KINDS[number]
        self.on_set(seat, name, *[COLOURS[RED if kind == ANY else kind] for kind in kinds])
        self.player(seat).activated[self.player(seat).sets.index(number)] = 1
        return self

    def works(self, seat: int, effect: str) -> "Board":
        """Let a permanent effect of the tables work for a seat."""
        name = self.card(effect)
        return self.owns(seat, name).full(seat, name)

    # Trying an effect

    @staticmethod
    def gained_by(effect: str) -> tuple[list[str], int]:
        """Say what an effect in the notation of the tables brings: what waits, and the gems."""
        return Board().turn_of(0, effect).gained()

    # Arranging what comes from the set-up

    def starts(self, seat: int) -> "Board":
        """Let a seat be the start player."""
        self.g.start_seat = seat
        return self

    def start_card(self, seat: int, name: str) -> "Board":
        """Give a player a start technology, as a faction tile does."""
        self.free_card(self.technology(name))
        receive_card(self.g, seat, self.technology(name))
        return self

    def fills(self, seat: int, name: str) -> "Board":
        """Let the active player place fitting cubes on all spaces of a set, one by one."""
        for space, kind in enumerate(SET_KINDS[SET_NAMES.index(name)]):
            colour = COLOURS[RED if kind == ANY else kind]
            self.available(seat, colour)
            self.play(f"place {colour} {name} {space + 1}")
        return self

    def keeps_used(self, seat: int, name: str) -> "Board":
        """Give a player a kept ruin tile out of the used ones."""
        tile = RUIN_NAMES.index(name)
        self.g.used[RUIN_BACK[tile]].remove(tile)
        self.player(seat).kept = tile
        return self

    def pays(self) -> "Board":
        """Let the active player use the only exchange that is offered."""
        (exchange,) = self.options_of("pay")
        self.play(exchange)
        return self
