"""What one seat has: cubes and where they lie, figures, gems, graveyard, development (R3)."""

from dataclasses import dataclass

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.ids import ANY, CUBE_KINDS, DISCOUNT_ANY, GREY, NONE, ROWS
from aevum.games.hyperborea.sets import (
    BASIC_NUMBERS,
    BASIC_SETS,
    BASICS_SINCE,
    SET_HAS_ATTACK,
    SET_SIZE,
    SET_TECHNOLOGY,
    SPACES,
)
from aevum.games.hyperborea.tables import FIGURES_EACH, FORTRESSES
from aevum.games.hyperborea.tiles import TILE_ABILITY
from aevum.kernel.marks import i64


@dataclass(init=False, slots=True)
class Player:
    """The board of a seat and all that lies on it."""

    faction: int
    tile: int
    bag: list[int]
    available: list[int]
    unused: list[int]
    sets: list[int]
    """The sets of spaces: the basic ones, that of the tile, those of technologies as they came."""
    cubes: list[int]
    """The cube on each space of these sets, or NONE."""
    activated: list[int]
    """Whether each of these sets was ever activated (R12.7)."""
    gained: int
    """Technologies gained in the game; a start card does not count (R2.8)."""
    supply: int
    fortresses: int
    charges: int
    spent: int
    """Tokens on the faction tile, and tokens beside it that come back at a reset (R15.3)."""
    gems: int
    kept: int
    ghosts: int
    graves: list[int]
    """Opposing figures in the graveyard, by seat (R11.7)."""
    levels: list[int]
    goals: int
    """The objective tiles, a bit to each (R13.2)."""

    def __init__(self) -> None:
        self.faction = NONE
        self.tile = NONE
        self.bag = []
        self.available = []
        self.unused = []
        self.sets = []
        self.cubes = []
        self.activated = []
        self.gained = 0
        self.supply = 0
        self.fortresses = 0
        self.charges = 0
        self.spent = 0
        self.gems = 0
        self.kept = NONE
        self.ghosts = 0
        self.graves = []
        self.levels = []
        self.goals = 0

    def copy(self) -> "Player":
        """Return an independent board of the same seat."""
        new = Player()
        new.faction = self.faction
        new.tile = self.tile
        new.bag = self.bag[:]
        new.available = self.available[:]
        new.unused = self.unused[:]
        new.sets = self.sets[:]
        new.cubes = self.cubes[:]
        new.activated = self.activated[:]
        new.gained = self.gained
        new.supply = self.supply
        new.fortresses = self.fortresses
        new.charges = self.charges
        new.spent = self.spent
        new.gems = self.gems
        new.kept = self.kept
        new.ghosts = self.ghosts
        new.graves = self.graves[:]
        new.levels = self.levels[:]
        new.goals = self.goals
        return new

    def begin(self, seats: int, edition: int) -> None:
        """Hand out a player board with its pieces and no cubes yet (R2.1)."""
        self.bag = [0] * CUBE_KINDS
        self.available = [0] * CUBE_KINDS
        self.unused = [0] * CUBE_KINDS
        for i in range(len(BASIC_NUMBERS)):
            if BASICS_SINCE[i] <= edition:
                self.add_set(BASIC_NUMBERS[i])
        self.supply = FIGURES_EACH
        self.fortresses = FORTRESSES
        self.graves = [0] * seats
        self.levels = [0] * ROWS

    def has_ability(self, ability: int) -> bool:
        """Say whether the faction tile has an ability (R15)."""
        return self.tile != NONE and TILE_ABILITY[self.tile] == ability

    def add_set(self, number: int) -> None:
        """Add a set of empty spaces to the board."""
        self.sets.append(number)
        self.activated.append(0)
        for _ in range(SPACES_PER_SET):
            self.cubes.append(NONE)

    def index_of(self, number: int) -> int:
        """Find a set on the board: the basic ones stand first, by their numbers."""
        return number if number < BASIC_SETS else self.sets.index(number)

    def bag_size(self) -> int:
        """Count the cubes in the bag."""
        count: i64 = 0
        for cubes in self.bag:
            count += cubes
        return count

    def is_complete(self, i: i64) -> bool:
        """Say whether a set needs no more cubes; the Red Duchy may leave one space (R15.1)."""
        number: i64 = self.sets[i]
        missing_any: i64 = 0
        space: i64
        for space in range(SPACES_PER_SET):
            kind = SPACES[number * SPACES_PER_SET + space]
            if kind == NONE:
                break
            if self.cubes[i * SPACES_PER_SET + space] == NONE:
                if kind != ANY:
                    return False
                missing_any += 1
        if missing_any == 0:
            return True
        return missing_any == 1 and SET_HAS_ATTACK[number] == 1 and self.has_ability(DISCOUNT_ANY)

    def is_begun(self, i: i64) -> bool:
        """Say whether any cube lies on a set."""
        at = i * SPACES_PER_SET
        cubes = self.cubes
        if cubes[at] != NONE or cubes[at + 1] != NONE:
            return True
        return cubes[at + 2] != NONE or cubes[at + 3] != NONE

    def covered(self, i: i64, number: i64) -> i64:
        """Find the spaces of a set on which cubes lie, as a mask."""
        first = i * SPACES_PER_SET
        cubes = self.cubes
        found: i64 = 0
        space: i64
        for space in range(SET_SIZE[number]):
            if cubes[first + space] != NONE:
                found |= 1 << space
        return found

    def technologies(self) -> list[int]:
        """List the advanced technologies, by their number among all technologies."""
        found: list[int] = []
        for i in range(BASIC_SETS, len(self.sets)):
            technology = SET_TECHNOLOGY[self.sets[i]]
            if technology != NONE:
                found.append(technology)
        return found

    def coloured_cubes(self) -> int:
        """Count the cubes that are not grey, wherever they are (R13.7)."""
        count: i64 = 0
        colour: i64
        for colour in range(GREY):
            count += self.bag[colour] + self.available[colour] + self.unused[colour]
        cube: i64
        for cube in self.cubes:
            if cube != NONE and cube != GREY:
                count += 1
        return count

    def grey_cubes(self) -> int:
        """Count the grey cubes, wherever they are."""
        count = self.bag[GREY] + self.available[GREY] + self.unused[GREY]
        for cube in self.cubes:
            if cube == GREY:
                count += 1
        return count
