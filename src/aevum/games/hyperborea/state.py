"""The table of Hyperborea: the board and its pieces, the supplies, and the verbs of the rules."""

from dataclasses import dataclass
from typing import Final

from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.ids import (
    CUBE_KINDS,
    CUBES_DRAWN,
    END_TRIGGERED,
    FIGURES,
    GEM,
    GEMS,
    GEMS_GAINED,
    GHOST,
    NONE,
    OBJECTIVE_MET,
    SITES_ON_HEX,
    TECHNOLOGIES,
)
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.switches import Switches
from aevum.games.hyperborea.tables import FIGURES_EACH
from aevum.kernel.marks import i64
from aevum.kernel.state import State

GEMS_TO_END: Final = 12
GEMS_TO_END_FOR_TWO: Final = 15
TECHNOLOGIES_TO_END: Final = 5


@dataclass(init=False, slots=True)
class Hyperborea(State):
    """A whole game of Hyperborea.

    Pieces of a seat on a place stand at place * seats + seat, sites at place * 2 + n. A hex, a ruin
    tile and a cube get their identity when they are turned up or drawn: before, only the multiset
    they come from is known to anybody.
    """

    switches: Switches
    players: list[Player]
    hexes: list[int]
    """The hex that lies face up on each place; NONE while it is face down."""
    free: list[int]
    forts: list[int]
    sites: list[int]
    """Who stands in each site: a seat, a ghost, or NONE."""
    tiles: list[int]
    """How many ruin tiles lie on each site."""
    supply: list[int]
    gems: int
    ghosts: int
    ghosts_gone: int
    centrals: list[int]
    borderlands: list[int]
    ruins: list[list[int]]
    """The ruin tiles nobody has seen, by back: on the board and beside it."""
    used: list[list[int]]
    decks: list[list[int]]
    under: list[list[int]]
    """The cards under each deck, in order: everybody saw them go there (R12.1)."""
    display: list[int]
    display_grey: list[int]
    start_seat: int
    turns: int
    goals: int
    """The objectives met so far by anybody, a bit to each (R13.5)."""
    ending: int
    """The seat whose turn triggered the end, or NONE (R13.6)."""
    pool: list[int]
    """The effects the active player can still use this turn (R4.8)."""
    choices: list[int]
    """The effects of the pool of which one branch can be used: their programs (R5.13)."""
    deferred: list[int]
    """The PAY and NEIGHBOURS effects of the pool: twice their number, plus one for NEIGHBOURS."""
    stopped: list[int]
    """How many free figures of the active player had to stop on each place this turn (R10.6)."""
    activations: list[int]
    """The sets activated this turn, each as often as it was (R16.3)."""

    def __init__(self) -> None:
        State.__init__(self)
        self.switches = Switches()
        self.players = []
        self.hexes = []
        self.free = []
        self.forts = []
        self.sites = []
        self.tiles = []
        self.supply = []
        self.gems = 0
        self.ghosts = 0
        self.ghosts_gone = 0
        self.centrals = []
        self.borderlands = []
        self.ruins = []
        self.used = []
        self.decks = []
        self.under = []
        self.display = []
        self.display_grey = []
        self.start_seat = 0
        self.turns = 0
        self.goals = 0
        self.ending = NONE
        self.pool = []
        self.choices = []
        self.deferred = []
        self.stopped = []
        self.activations = []

    def copy(self) -> "Hyperborea":
        """Return an independent state; the switches are shared."""
        new = Hyperborea()
        self.copy_into(new)
        new.switches = self.switches
        new.players = [p.copy() for p in self.players]
        new.hexes = self.hexes[:]
        new.free = self.free[:]
        new.forts = self.forts[:]
        new.sites = self.sites[:]
        new.tiles = self.tiles[:]
        new.supply = self.supply[:]
        new.gems = self.gems
        new.ghosts = self.ghosts
        new.ghosts_gone = self.ghosts_gone
        new.centrals = self.centrals[:]
        new.borderlands = self.borderlands[:]
        new.ruins = [pile[:] for pile in self.ruins]
        new.used = [pile[:] for pile in self.used]
        new.decks = [pile[:] for pile in self.decks]
        new.under = [pile[:] for pile in self.under]
        new.display = self.display[:]
        new.display_grey = self.display_grey[:]
        new.start_seat = self.start_seat
        new.turns = self.turns
        new.goals = self.goals
        new.ending = self.ending
        new.pool = self.pool[:]
        new.choices = self.choices[:]
        new.deferred = self.deferred[:]
        new.stopped = self.stopped[:]
        new.activations = self.activations[:]
        return new

    # Looking at the board

    def near(self, place: int) -> list[int]:
        """List the places beside a place."""
        return BOARDS[self.seats].near[place]

    def free_at(self, seat: i64, place: i64) -> int:
        """Count the free figures of a seat on a place (R3.4)."""
        return self.free[place * self.seats + seat]

    def forts_at(self, seat: int, place: int) -> int:
        """Count the fortresses of a seat on a place."""
        return self.forts[place * self.seats + seat]

    def frozen_at(self, who: i64, place: i64) -> int:
        """Count the sites of a place in which a seat's figure, or a ghost, stands."""
        sites = self.sites
        count: i64 = 0
        site: i64
        for site in range(place * SITES_ON_HEX, place * SITES_ON_HEX + SITES_ON_HEX):
            if sites[site] == who:
                count += 1
        return count

    def figures_at(self, seat: i64, place: i64) -> int:
        """Count all figures of a seat on a place, free and frozen."""
        return self.free_at(seat, place) + self.frozen_at(seat, place)

    def figures_on_board(self, seat: i64) -> int:
        """Count all figures of a seat on the board; those in sites count too (R4.3)."""
        free = self.free
        seats: i64 = self.seats
        count: i64 = 0
        own = seat
        # A range whose step is not a constant makes an object of every number.
        while own < len(free):
            count += free[own]
            own += seats
        who: i64
        for who in self.sites:
            if who == seat:
                count += 1
        return count

    def has_rivals(self, seat: i64, place: i64) -> bool:
        """Say whether free figures of another seat stand on a place (R10.6)."""
        at = place * self.seats
        other: i64
        for other in range(self.seats):
            if other != seat and self.free[at + other] > 0:
                return True
        return False

    def ghosts_on_board(self) -> int:
        """Count the ghosts in sites."""
        count = 0
        for who in self.sites:
            if who == GHOST:
                count += 1
        return count

    # Cubes

    def put_into_bag(self, seat: int, colour: int) -> None:
        """Take a cube from the common supply into a bag."""
        self.supply[colour] -= 1
        self.players[seat].bag[colour] += 1

    def draw_cube(self, seat: int) -> None:
        """Draw a cube blindly from the bag into the available area."""
        p = self.players[seat]
        left: i64 = self.below(p.bag_size())
        colour: i64 = 0
        for cubes in p.bag:
            if left < cubes:
                break
            left -= cubes
            colour += 1
        p.bag[colour] -= 1
        p.available[colour] += 1
        self.note(CUBES_DRAWN, seat, colour)

    def draw_cubes(self, seat: int, most: int) -> None:
        """Draw cubes until so many are drawn or the bag is empty."""
        for _ in range(min(most, self.players[seat].bag_size())):
            self.draw_cube(seat)

    def empty_unused(self, seat: int) -> None:
        """Put all cubes of the unused area into the bag (R9.5)."""
        p = self.players[seat]
        colour: i64
        for colour in range(CUBE_KINDS):
            if p.unused[colour] > 0:
                p.bag[colour] += p.unused[colour]
                p.unused[colour] = 0

    # Gems and objectives

    def gems_needed(self) -> int:
        """Say how many gems meet the first end condition (R13.1)."""
        return GEMS_TO_END_FOR_TWO if self.seats == 2 else GEMS_TO_END

    def gain_gems(self, seat: int, count: int) -> int:
        """Generate gems, as far as there are any, and say how many.

        Those that would meet the first end condition before anybody else wait in the pool, for
        nobody has to use an effect (R4.8, R18.10); all others are taken at once.
        """
        if self.switches.gems_run_out:
            count = min(count, self.gems)
        waiting = 0
        if self.ending == NONE and not (self.goals >> GEMS) & 1:
            room = max(0, self.gems_needed() - 1 - self.players[seat].gems)
            waiting = max(0, count - room)
            self.pool[GEM] += waiting
        if count > waiting:
            self.take_gems(seat, count - waiting)
        return count

    def take_gems(self, seat: int, count: int) -> None:
        """Take gems into the VP area; enough of them meet an objective (R13.1)."""
        self.gems -= count
        self.players[seat].gems += count
        self.note(GEMS_GAINED, seat, count)
        if self.players[seat].gems >= self.gems_needed():
            self.meet(seat, GEMS)

    def gems_to_take(self) -> int:
        """Count the gems that wait in the pool, as far as there are any left."""
        return min(self.pool[GEM], self.gems) if self.switches.gems_run_out else self.pool[GEM]

    def take_waiting_gems(self, seat: int) -> None:
        """Take the gems that wait in the pool."""
        count = self.gems_to_take()
        self.pool[GEM] = 0
        self.take_gems(seat, count)

    def lose_gem(self, seat: int) -> None:
        """Return a gem to the supply."""
        self.players[seat].gems -= 1
        self.gems += 1

    def meet(self, seat: int, goal: int) -> None:
        """Take an objective tile, once each; enough of them trigger the end (R13.2 to R13.5)."""
        p = self.players[seat]
        if (p.goals >> goal) & 1:
            return
        p.goals |= 1 << goal
        self.note(OBJECTIVE_MET, seat, goal)
        self.goals |= 1 << goal
        met = (self.goals & 1) + ((self.goals >> 1) & 1) + ((self.goals >> 2) & 1)
        if met >= self.switches.conditions and self.ending == NONE:
            self.ending = seat
            self.note(END_TRIGGERED, seat)

    def check_technologies(self, seat: int) -> None:
        """The fifth technology meets an objective (R13.1)."""
        if self.players[seat].gained >= TECHNOLOGIES_TO_END:
            self.meet(seat, TECHNOLOGIES)

    def check_figures(self, seat: int) -> None:
        """A figure was placed: the last one meets an objective (R13.1, R13.4)."""
        if self.players[seat].supply > 0:
            return
        if self.switches.needs_all_ten and self.figures_on_board(seat) < FIGURES_EACH:
            return
        self.meet(seat, FIGURES)
