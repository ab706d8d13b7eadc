"""The switches of a game: its scenario, its length, and the options of R13."""

from dataclasses import dataclass
from typing import Final


@dataclass(init=False, slots=True)
class Switches:
    """The agreed length and the options of R13. Never changed, so copies share them."""

    scenario: int
    first_epoch: int
    last_epoch: int
    goal: int
    has_sudden_death: bool
    combination_play: bool
    final_event: bool
    learning: bool
    talents_as_disks: bool
    has_nile_cities: bool
    """Cities on the Nile bring Egypt its disks and Talents, not control (R13.10)."""
    teams: int
    growth_of_npc: int
    choosing: int
    """How the players come by their civilizations (S1.2)."""

    def __init__(self) -> None:
        self.scenario = 0
        self.first_epoch = 1
        self.last_epoch = 4
        self.goal = 0
        self.has_sudden_death = True
        self.combination_play = False
        self.final_event = False
        self.learning = False
        self.talents_as_disks = False
        self.has_nile_cities = False
        self.teams = 0
        self.growth_of_npc = 0
        self.choosing = 0

    def edition(self) -> int:
        """The edition of the tables that is played; the first was never written down."""
        return 1


@dataclass(init=False, slots=True)
class LaterSwitches(Switches):
    """The switches of a game with cards, Wonders or civilizations that joined later."""

    played_edition: int

    def __init__(self, edition: int = 2) -> None:
        Switches.__init__(self)
        self.played_edition = edition

    def edition(self) -> int:
        """The edition of the tables that is played."""
        return self.played_edition


DEFAULT: Final = Switches()
