"""Tokens of a civilization: workers, food and resources, and how they move (R8.4 to R8.6)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.through_the_ages.effect_ids import BILL_GATES
from aevum.games.through_the_ages.ids import LAB, LEVELS, NONE, STORES
from aevum.games.through_the_ages.tables import (
    BLUE_SQUARES,
    CONSUMPTION,
    CORRUPTION_COST,
    EFFECT,
    FACES_REQUIRED,
    FOOD_VALUE,
    INCREASE_COST,
    RESOURCE_VALUE,
    YELLOW_SQUARES,
)
from aevum.kernel.marks import i64

UNSET: Final[list[int]] = []
"""Stands in every new board until `set_up` or `copy` puts a list in its place; saves their time."""
UNSET_WORDS: Final[list[i64]] = []

START_YELLOW: Final = YELLOW_SQUARES + 7
"""A full bank, an unused worker, and those on the start technologies (R1.6)."""

STORE_VALUE: Final = FOOD_VALUE[:4] + RESOURCE_VALUE[4:8] + bytes([0, 1, 2, 3])
"""What a blue token on a farm, a mine, or a lab of Bill Gates is worth (R8.6.1, R10.6.1)."""

FOOD_STORES: Final = [0, 1, 2, 3]
RESOURCE_STORES: Final = [4, 9, 5, 10, 6, 11, 7]
"""In ascending order of value, mines before labs."""


@dataclass(init=False, slots=True)
class Bank:
    """The banks, the workers and the stores of one seat."""

    slots: list[i64]
    """The technologies in play that carry workers, in ascending order."""
    workers: list[i64]
    stores: list[i64]
    blue: int
    blue_owned: int
    yellow: int
    yellow_owned: int
    unused: int
    unit_resource: int
    unit_science: int
    spare_resource: int
    spare_food: int
    leader: int

    def __init__(self) -> None:
        self.slots = UNSET_WORDS
        self.workers = UNSET_WORDS
        self.stores = UNSET_WORDS
        self.blue = BLUE_SQUARES
        self.blue_owned = BLUE_SQUARES
        self.yellow = YELLOW_SQUARES
        self.yellow_owned = START_YELLOW
        self.unused = 1
        self.unit_resource = 0
        self.unit_science = 0
        self.spare_resource = 0
        self.spare_food = 0
        self.leader = NONE

    def add_slot(self, slot: int) -> None:
        """Put a technology that carries workers into play."""
        slots = [*self.slots, slot]
        slots.sort()
        self.slots = slots

    def put_workers(self, slot: i64, count: i64) -> None:
        """Put so many more workers on a card, or fewer."""
        workers = self.workers[:]
        workers[slot] += count
        self.workers = workers

    def put_tokens(self, store: i64, count: i64) -> None:
        """Put so many more blue tokens on a card, or fewer."""
        stores = self.stores[:]
        stores[store] += count
        self.stores = stores

    def count(self, kind: int) -> int:
        """Count the workers on all cards of a kind."""
        first: i64 = kind * LEVELS
        workers = self.workers
        return workers[first] + workers[first + 1] + workers[first + 2] + workers[first + 3]

    def best(self, kind: int) -> int:
        """The highest level of a kind that has a worker, or none (R7.1.1)."""
        for level in range(LEVELS - 1, -1, -1):
            if self.workers[kind * LEVELS + level] > 0:
                return level
        return NONE

    def has_slot(self, slot: i64) -> bool:
        """Say whether the technology of a slot is in play."""
        for one in self.slots:  # a loop over ints is compiled; `in` would ask objects
            if one == slot:
                return True
        return False

    def food(self) -> int:
        """The value of all tokens on farms."""
        stores = self.stores
        total: i64 = 0
        store: i64
        for store in FOOD_STORES:
            tokens: i64 = stores[store]
            if tokens > 0:
                total += tokens * STORE_VALUE[store]
        return total

    def resources(self) -> int:
        """The value of all tokens on mines, and on labs of Bill Gates."""
        stores = self.stores
        total: i64 = 0
        store: i64
        for store in RESOURCE_STORES:
            tokens: i64 = stores[store]
            if tokens > 0:
                total += tokens * STORE_VALUE[store]
        return total

    def stocked(self) -> list[int]:
        """The cards that hold a blue token."""
        return [store for store in range(STORES) if self.stores[store] > 0]

    def can_store(self, store: int) -> bool:
        """Say whether tokens may be put on a card: labs only with Bill Gates (R10.6)."""
        if store >= LAB * LEVELS and EFFECT[self.leader] != BILL_GATES:
            return False
        return self.has_slot(store)

    def gain_tokens(self, order: list[int], amount: int) -> int:
        """Put tokens of the bank on cards, as few as possible, worth the amount (R8.6.2)."""
        if amount <= 0:
            return 0
        stores = self.stores[:]
        left: i64 = amount
        store: i64
        for store in reversed(order):
            value: i64 = STORE_VALUE[store]
            if value <= left and self.blue > 0 and self.can_store(store):
                count: i64 = min(left // value, self.blue)
                stores[store] += count
                self.blue -= count
                left -= count * value
        self.stores = stores
        return amount - left

    def gain_food(self, amount: int) -> int:
        """Gain food; say how much there was room for."""
        return self.gain_tokens(FOOD_STORES, amount)

    def gain_resources(self, amount: int) -> int:
        """Gain resources; say how much there was room for."""
        return self.gain_tokens(RESOURCE_STORES, amount)

    def spend_tokens(self, order: list[int], amount: int) -> int:
        """Return tokens worth the amount, low values first, and take change (R8.6.3 to R8.6.5).

        So the bank gets back as many tokens as it can. Say what this was worth: who has less loses
        all, who cannot give change loses more.
        """
        if amount == 0:
            return 0
        left: i64 = amount
        stores = self.stores[:]
        self.stores = stores
        store: i64
        for store in order:
            value: i64 = STORE_VALUE[store]
            if stores[store] > 0 and value <= left:
                count: i64 = min(left // value, stores[store])
                stores[store] -= count
                self.blue += count
                left -= count * value
        if left == 0:
            return amount
        for store in order:
            if stores[store] > 0:
                stores[store] -= 1
                self.blue += 1
                change = STORE_VALUE[store] - left
                return amount + change - self.gain_tokens(order, change)
        return amount - left

    def lose_food(self, amount: int) -> int:
        """Lose food; say how much was really lost (R8.6.8)."""
        return self.spend_tokens(FOOD_STORES, amount)

    def lose_resources(self, amount: int) -> int:
        """Lose resources; say how much was really lost (R8.6.8)."""
        return self.spend_tokens(RESOURCE_STORES, amount)

    def pay_food(self, amount: int) -> None:
        """Pay food, temporary food first (R8.6.7)."""
        spare = min(self.spare_food, amount)
        self.spare_food -= spare
        self.spend_tokens(FOOD_STORES, amount - spare)

    def pay_resources(self, amount: int) -> None:
        """Pay resources, temporary ones first (R8.6.7)."""
        spare = min(self.spare_resource, amount)
        self.spare_resource -= spare
        self.spend_tokens(RESOURCE_STORES, amount - spare)

    def pay_for_unit(self, amount: int) -> None:
        """Pay for a military unit, temporary resources for units first (R8.6.7)."""
        temporary = min(self.unit_resource, amount)
        self.unit_resource -= temporary
        self.pay_resources(amount - temporary)

    def gain_blue(self, count: int) -> None:
        """Take blue tokens from the box into the bank (R8.4.3)."""
        self.blue += count
        self.blue_owned += count

    def lose_blue(self, count: int) -> int:
        """Return blue tokens of the bank; say how many the cards must still give (R8.4.4)."""
        given = min(self.blue, count)
        self.blue -= given
        self.blue_owned -= given
        stored = 0
        for tokens in self.stores:
            stored += tokens
        return min(count - given, stored)

    # Yellow tokens

    def gain_yellow(self, count: int) -> None:
        """Take yellow tokens into the bank (R8.4.3)."""
        self.yellow += count
        self.yellow_owned += count

    def lose_yellow(self, count: int) -> int:
        """Give yellow tokens of the bank away, as far as there are any (R8.4.5)."""
        given = min(self.yellow, count)
        self.yellow -= given
        self.yellow_owned -= given
        return given

    def gain_population(self, count: int) -> int:
        """Move tokens from the bank to the worker pool without paying (R8.5.2)."""
        gained = min(self.yellow, count)
        self.yellow -= gained
        self.unused += gained
        return gained

    def workers_on_cards(self) -> int:
        """Count the workers that are not unused."""
        total = 0
        for slot in self.slots:
            total += self.workers[slot]
        return total

    def increase_cost(self) -> int:
        """The food below the rightmost occupied section of the yellow bank (R4.4.1)."""
        return INCREASE_COST[self.yellow]

    def consumption(self) -> int:
        """The food eaten in the production phase (R5.3.4)."""
        return CONSUMPTION[self.yellow]

    def corruption(self) -> int:
        """The resources lost in the production phase (R5.3.2)."""
        return CORRUPTION_COST[self.blue]

    def faces_required(self) -> int:
        """The number above the leftmost empty section of the yellow bank (R8.5.4)."""
        return FACES_REQUIRED[self.yellow]
