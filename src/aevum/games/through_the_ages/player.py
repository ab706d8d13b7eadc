"""One civilization: its cards, points and actions on top of its tokens (R7, R8)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_sorted, without
from aevum.games.through_the_ages.bank import UNSET, Bank
from aevum.games.through_the_ages.card_ids import DESPOTISM
from aevum.games.through_the_ages.effect_ids import LIBRARY_OF_ALEXANDRIA
from aevum.games.through_the_ages.ids import (
    CONSTRUCTION,
    FARM,
    INFANTRY,
    LAB,
    LAW,
    MINE,
    NONE,
    SLOTS,
    SPECIALS,
    STORES,
    TEMPLE,
)
from aevum.games.through_the_ages.tables import (
    EFFECT,
    LEVEL,
)
from aevum.kernel.marks import i64

START_SLOTS: Final[list[i64]] = [FARM * 4, MINE * 4, LAB * 4, TEMPLE * 4, INFANTRY * 4]
START_WORKERS: Final = [2, 2, 1, 0, 1]


REPLACED_OF_PLAYER: Final = (
    "slots",
    "workers",
    "stores",
    "specials",
    "wonders",
    "ruins",
    "colonies",
    "hand",
    "fresh",
    "military_hand",
)
"""These lists never change: copies share them, and another takes the place of one."""


@dataclass(init=False, slots=True)
class Player(Bank):
    """The board of one seat."""

    science: int
    culture: int
    civil: int
    military: int
    extra_civil: int
    extra_military: int
    government: int
    specials: list[int]
    leader_ages: int
    has_used_caesar: bool
    wonders: list[int]
    ruins: list[int]
    homer_under: int
    wonder: int
    stages: int
    on_wonder: int
    colonies: list[int]
    hand: list[int]
    fresh: list[int]
    military_hand: list[int]
    tactic: int
    is_exclusive: bool
    pact: int
    pact_partner: int
    pact_side: int
    war: int
    war_target: int
    used: int
    skips_politics: bool
    is_out: bool

    def __init__(self) -> None:
        Bank.__init__(self)
        self.science = 0
        self.culture = 0
        self.civil = 0
        self.military = 0
        self.extra_civil = 0
        self.extra_military = 0
        self.government = DESPOTISM
        self.specials = UNSET
        self.leader_ages = 0
        self.has_used_caesar = False
        self.wonders = UNSET
        self.ruins = UNSET
        self.homer_under = NONE
        self.wonder = NONE
        self.stages = 0
        self.on_wonder = 0
        self.colonies = UNSET
        self.hand = UNSET
        self.fresh = UNSET
        self.military_hand = UNSET
        self.tactic = NONE
        self.is_exclusive = False
        self.pact = NONE
        self.pact_partner = NONE
        self.pact_side = 0
        self.war = NONE
        self.war_target = NONE
        self.used = 0
        self.skips_politics = False
        self.is_out = False

    def set_up(self) -> None:
        """Lay out the start technologies and workers (R1.5, R1.6)."""
        self.slots = START_SLOTS[:]
        self.workers = [0] * SLOTS
        for i in range(len(START_SLOTS)):
            self.workers[START_SLOTS[i]] = START_WORKERS[i]
        self.stores = [0] * STORES
        self.specials = [NONE] * SPECIALS
        self.wonders = []
        self.ruins = []
        self.colonies = []
        self.hand = []
        self.fresh = []
        self.military_hand = []

    def copy(self) -> "Player":
        """Return an independent board of the same seat; they share what is only ever replaced."""
        new = Player()
        new.slots = self.slots
        new.workers = self.workers
        new.stores = self.stores
        new.blue = self.blue
        new.blue_owned = self.blue_owned
        new.yellow = self.yellow
        new.yellow_owned = self.yellow_owned
        new.unused = self.unused
        new.science = self.science
        new.culture = self.culture
        new.civil = self.civil
        new.military = self.military
        new.extra_civil = self.extra_civil
        new.extra_military = self.extra_military
        new.unit_resource = self.unit_resource
        new.unit_science = self.unit_science
        new.spare_resource = self.spare_resource
        new.spare_food = self.spare_food
        new.government = self.government
        new.specials = self.specials
        new.leader = self.leader
        new.leader_ages = self.leader_ages
        new.has_used_caesar = self.has_used_caesar
        new.wonders = self.wonders
        new.ruins = self.ruins
        new.homer_under = self.homer_under
        new.wonder = self.wonder
        new.stages = self.stages
        new.on_wonder = self.on_wonder
        new.colonies = self.colonies
        new.hand = self.hand
        new.fresh = self.fresh
        new.military_hand = self.military_hand
        new.tactic = self.tactic
        new.is_exclusive = self.is_exclusive
        new.pact = self.pact
        new.pact_partner = self.pact_partner
        new.pact_side = self.pact_side
        new.war = self.war
        new.war_target = self.war_target
        new.used = self.used
        new.skips_politics = self.skips_politics
        new.is_out = self.is_out
        return new

    # Cards in play

    def special(self, kind: int) -> int:
        """The special technology of a kind, or none (R7.4.5)."""
        return self.specials[kind - LAW]

    def holds(self, card: i64) -> bool:
        """Say whether a card is in the civil hand."""
        for one in self.hand:
            if one == card:
                return True
        return False

    def give_card(self, card: int) -> None:
        """Take a card out of the civil hand."""
        self.hand = without(self.hand, card)

    def take_military_card(self, card: int) -> None:
        """Put a card into the military hand."""
        self.military_hand = with_sorted(self.military_hand, card)

    def give_military_card(self, card: int) -> None:
        """Take a card out of the military hand."""
        self.military_hand = without(self.military_hand, card)

    def construction_level(self) -> int:
        """The level of the construction technology; without one it is zero."""
        card = self.specials[CONSTRUCTION - LAW]
        return LEVEL[card] if card != NONE else 0

    def intact_wonders(self) -> list[int]:
        """The completed wonders that are not in ruins."""
        return [wonder for wonder in self.wonders if wonder not in self.ruins]

    def wonder_with(self, effect: int) -> int:
        """The completed wonder with an effect, unless it is in ruins; none if there is none."""
        for wonder in self.wonders:
            if EFFECT[wonder] == effect and wonder not in self.ruins:
                return wonder
        return NONE

    def is_intact(self, effect: int) -> bool:
        """Say whether a wonder with an effect is completed and not in ruins."""
        for wonder in self.wonders:
            if EFFECT[wonder] == effect and wonder not in self.ruins:
                return True
        return False

    def hand_bonus(self) -> int:
        """The Library of Alexandria raises both hand limits by one."""
        return 1 if self.is_intact(LIBRARY_OF_ALEXANDRIA) else 0

    # Points

    def score_culture(self, points: int) -> int:
        """Score culture points, or lose them, never below zero; say the change (R8.7.1)."""
        before = self.culture
        self.culture = max(0, before + points)
        return self.culture - before

    def score_science(self, points: int) -> int:
        """Score science points, or lose them, never below zero; say the change (R8.7.1)."""
        before = self.science
        self.science = max(0, before + points)
        return self.science - before

    # Actions

    def civil_left(self) -> int:
        """The civil actions that can still be spent."""
        return self.civil + self.extra_civil

    def military_left(self) -> int:
        """The military actions that can still be spent."""
        return self.military + self.extra_military

    def spend_civil(self, count: int) -> None:
        """Spend civil actions, one-time extra ones first (R8.3.4)."""
        extra = min(self.extra_civil, count)
        self.extra_civil -= extra
        self.civil -= count - extra

    def spend_military(self, count: int) -> None:
        """Spend military actions, one-time extra ones first (R8.3.4)."""
        extra = min(self.extra_military, count)
        self.extra_military -= extra
        self.military -= count - extra

    def has_used(self, bit: int) -> bool:
        """Say whether something that is allowed once a turn is used up."""
        return self.used & bit != 0
