"""The board of one seat."""

from dataclasses import dataclass

from aevum.games.tempus.effect_ids import SEWERAGE
from aevum.games.tempus.ids import CARD_TERRAINS
from aevum.games.tempus.tables import POPULATION, STACK_LIMIT
from aevum.kernel.marks import i64


@dataclass(init=False, slots=True)
class Player:
    """What one seat has: its era, its supply, its hand, and where its pieces stand."""

    era: int
    action_tokens: int
    supply: int
    city_supply: list[int]
    hand: list[int]
    hexes: list[int]
    """The controlled hexes in ascending order (R1.3): what the map says, kept for speed."""

    def __init__(self) -> None:
        self.era = 0
        self.action_tokens = 0
        self.supply = POPULATION
        self.city_supply = []
        self.hand = []
        self.hexes = []

    def copy(self) -> "Player":
        """Return an independent board of the same seat."""
        new = Player()
        new.era = self.era
        new.action_tokens = self.action_tokens
        new.supply = self.supply
        new.city_supply = self.city_supply[:]
        new.hand = self.hand[:]
        new.hexes = self.hexes[:]
        return new

    def limit(self) -> int:
        """The stacking limit: the value in the row of the own era marker (R1.5)."""
        return STACK_LIMIT[self.era]

    def holds(self, effect: int) -> int:
        """Count the cards of an effect in the hand: they are numbered in a row, one per terrain."""
        first: i64 = effect * CARD_TERRAINS
        count: i64 = 0
        card: i64
        for card in self.hand:
            if first <= card < first + CARD_TERRAINS:
                count += 1
        return count

    def limit_with_sewerage(self) -> int:
        """The highest limit a hex can get when all Sewerage cards of the hand are played."""
        return STACK_LIMIT[self.era] + self.holds(SEWERAGE)
