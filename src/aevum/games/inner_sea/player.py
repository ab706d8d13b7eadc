"""The display of one civilization."""

from dataclasses import dataclass
from typing import Final

UNSET: Final[list[int]] = []
"""Stands in what is new until set-up or `copy` puts a list in its place; saves their time."""

DISKS_OF_A_COLOUR: Final = 50
"""R1.2, R2.12: so many disks has every civilization, and so many have the Barbarians."""
CITY: Final = 3
SETTLEMENT: Final = 2

REPLACED_OF_PLAYER: Final = ("aside", "investments")
"""These lists never change: copies share them, and another takes the place of one."""


@dataclass(init=False, slots=True)
class Player:
    """The display of one civilization: disks off the map, Talents, cards, and what it has used."""

    civilization: int
    home: int
    seat: int
    stock: int
    ready: int
    sea_ready: int
    """How many of the disks in the Ready Box must go to sea (Phoenicians)."""
    talents: int
    loot: int
    vp: int
    hand: list[int]
    aside: list[int]
    """Cards drawn of which only some are kept; their owner alone sees them."""
    investments: list[int]
    saga: int
    has_drought: bool
    has_passed: bool
    has_built: bool
    has_exchanged: bool
    has_restarted: bool
    used: int
    """The powers used in this Competition Phase, as bits."""
    has_used_walls: bool
    has_used_aqueduct: bool
    has_looted: bool
    held: list[int]
    """The areas with own disks in ascending order: what the map says, kept for speed."""

    def __init__(self) -> None:
        self.civilization = 0
        self.home = 0
        self.seat = 0
        self.stock = DISKS_OF_A_COLOUR
        self.ready = 0
        self.sea_ready = 0
        self.talents = 0
        self.loot = 0
        self.vp = 0
        self.hand = UNSET
        self.aside = UNSET
        self.investments = UNSET
        self.saga = 0
        self.has_drought = False
        self.has_passed = False
        self.has_built = False
        self.has_exchanged = False
        self.has_restarted = False
        self.used = 0
        self.has_used_walls = False
        self.has_used_aqueduct = False
        self.has_looted = False
        self.held = UNSET

    def set_up(self) -> None:
        """Begin with no cards and no disks on the map."""
        self.hand = []
        self.aside = []
        self.investments = []
        self.held = []

    def copy(self) -> "Player":
        """Return an independent display; they share what is only ever replaced."""
        new = Player()
        new.civilization = self.civilization
        new.home = self.home
        new.seat = self.seat
        new.stock = self.stock
        new.ready = self.ready
        new.sea_ready = self.sea_ready
        new.talents = self.talents
        new.loot = self.loot
        new.vp = self.vp
        new.hand = self.hand[:]
        new.aside = self.aside
        new.investments = self.investments
        new.saga = self.saga
        new.has_drought = self.has_drought
        new.has_passed = self.has_passed
        new.has_built = self.has_built
        new.has_exchanged = self.has_exchanged
        new.has_restarted = self.has_restarted
        new.used = self.used
        new.has_used_walls = self.has_used_walls
        new.has_used_aqueduct = self.has_used_aqueduct
        new.has_looted = self.has_looted
        new.held = self.held[:]
        return new

    def begin_turn(self) -> None:
        """Forget what could be used once in the last turn."""
        self.has_passed = False
        self.has_built = False
        self.has_exchanged = False
        self.used = 0
        self.has_used_walls = False
        self.has_used_aqueduct = False
        self.has_looted = False
