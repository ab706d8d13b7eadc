"""The printed numbers of Through the Ages, read once from `data/` into flat tables."""

from collections.abc import Sequence
from typing import Final

from aevum.games.common.table import Row
from aevum.games.through_the_ages import card_ids
from aevum.games.through_the_ages.effect_ids import EFFECTS
from aevum.games.through_the_ages.ids import (
    AGES,
    AIR_FORCE,
    CIVIL_KINDS,
    KINDS,
    LEVELS,
    NONE,
    SLOTS,
    WONDER,
)
from aevum.games.through_the_ages.printed import BANK_TABLE, PLACE_TABLE, ROWS, TABLES
from aevum.kernel.errors import BadTable

CONFIDENCES: Final = ("high", "medium")
CARDS: Final = card_ids.CARDS
NO_EFFECT: Final = 255
"""Stands for a card that does nothing beyond its numbers."""


def check_ids() -> None:
    """A card is its place in the tables, so every row must stand at the place of its name."""
    names = [row.text("id") for row in ROWS]
    missing = [name for name in CARDS if name not in names]
    if missing:
        raise BadTable(f"civil_cards.csv, military_cards.csv: '{missing[0]}' is missing")
    for row in ROWS:
        if row.text("id") not in CARDS:
            generate = "python -m aevum.games.common.generate"
            raise BadTable(f"{row.where}: '{row.text('id')}' is no card yet; run: {generate}")
    for card, row in enumerate(ROWS):
        if CARDS[card] != row.text("id"):
            raise BadTable(f"{row.where}: '{row.text('id')}' has another place, or stands twice")
        row.one_of("confidence", CONFIDENCES)


def number(row: Row, column: str, least: int = -9, most: int = 99) -> int:
    """Read a number; an empty cell, or a column that this kind of card lacks, is zero."""
    if column not in row.cells or row.text(column) == "":
        return 0
    return row.number(column, least, most)


def column_of(name: str) -> list[int]:
    """Read one column for all cards."""
    return [number(row, name) for row in ROWS]


def bytes_of(name: str) -> bytes:
    """Read a column that has no negative number; compiled code reads bytes without a call."""
    return bytes([number(row, name, 0) for row in ROWS])


def yes_column(name: str) -> bytes:
    """Read a column of yes and no for all cards."""
    return bytes([name in row.cells and row.text(name) == "yes" for row in ROWS])


def read_kinds() -> bytes:
    """Read the kind of every card."""
    kinds: list[int] = []
    for row in ROWS:
        if "category" in row.cells:
            kinds.append(row.one_of("category", KINDS[:CIVIL_KINDS]))
        else:
            kinds.append(row.one_of("kind", KINDS[CIVIL_KINDS:]) + CIVIL_KINDS)
    return bytes(kinds)


def read_effects() -> bytes:
    """Read what every card does beyond its numbers; the last entry is for no card at all."""
    effects = [row.one_of("effect", EFFECTS) if row.text("effect") else NO_EFFECT for row in ROWS]
    return bytes([*effects, NO_EFFECT])


def read_stages() -> list[list[int]]:
    """Read the stage costs of every wonder; other cards have none (R4.9)."""
    stages: list[list[int]] = []
    for card, row in enumerate(ROWS):
        costs: list[int] = []
        if KIND[card] == WONDER:
            for cost in row.text("resource_cost").split("-"):
                if not cost.isdigit():
                    raise BadTable(f"{row.where}: resource_cost must be stage costs as in 2-3-2")
                costs.append(int(cost))
        stages.append(costs)
    return stages


def read_costs() -> bytes:
    """Read the resource cost of every card that carries workers."""
    costs = [
        number(row, "resource_cost", 0) if KIND[card] <= AIR_FORCE else 0
        for card, row in enumerate(ROWS)
    ]
    return bytes(costs)


def read_slots() -> list[int]:
    """Find the card of every kind and level that carries workers."""
    slots = [NONE] * SLOTS
    for card in range(len(ROWS)):
        if KIND[card] <= AIR_FORCE:
            slot = KIND[card] * LEVELS + LEVEL[card]
            if slots[slot] != NONE:
                raise BadTable(f"{ROWS[card].where}: there is another {KINDS[KIND[card]]}")
            slots[slot] = card
    return slots


def by_slot(values: Sequence[int]) -> list[int]:
    """Arrange a column by slots instead of cards."""
    return [values[card] if card != NONE else 0 for card in SLOT_CARD]


def is_civil_card(card: int) -> bool:
    """Say whether a card is a civil card: its kind tells (R7.1)."""
    return KIND[card] < CIVIL_KINDS


def read_copies(seats: int) -> list[int]:
    """Read how many copies of every card are in the decks for a number of players (R1.2, R1.3)."""
    return [number(row, f"copies_{seats}p", 0) for row in ROWS]


def read_amounts(seats: int) -> bytes:
    """Read the numbers on cards for so many players, where they are others than for two."""
    amounts = [
        number(row, f"amount_{seats}p", 0) if row.cells.get(f"amount_{seats}p") else AMOUNT[card]
        for card, row in enumerate(ROWS)
    ]
    return bytes(amounts)


def read_deck(is_civil: bool, age: int, seats: int) -> list[int]:
    """List every card of a deck, in the order of the tables (R1.1)."""
    deck: list[int] = []
    for card in range(len(ROWS)):
        if is_civil_card(card) == is_civil and AGE[card] == age:
            for _ in range(COPIES[seats][card]):
                deck.append(card)
    return deck


def read_bank(bank: str, column: str, tokens: int) -> bytes:
    """Read a bank table as one number for each number of tokens in the bank."""
    found = [0] * tokens
    rows = [row for row in BANK_TABLE.rows if row.text("bank") == bank]
    for at in range(tokens):
        for row in rows:
            if at >= row.number("tokens", 0, 99):
                found[at] = number(row, column, 0)
    return bytes(found)


def count_squares(bank: str) -> int:
    """Count the squares of a bank (R1.6)."""
    rows = [row for row in BANK_TABLE.rows if row.text("bank") == bank]
    return sum([row.number("squares", 0, 99) for row in rows])


check_ids()
KIND: Final = read_kinds()
EFFECT: Final = read_effects()
SINCE: Final = column_of("since")
LATER_CARDS: Final = [card for card in range(len(ROWS)) if SINCE[card] > 1]
"""The cards that joined after the first edition."""
EDITION: Final = TABLES.edition
"""The edition in which the newest cards joined."""
AGE: Final = bytes([row.one_of("age", AGES) for row in ROWS])
LEVEL: Final = bytes_of("level")
COPIES: Final = [[], [], read_copies(2), read_copies(3), read_copies(4)]
SCIENCE_COST: Final = bytes_of("science_cost")
REVOLUTION_COST: Final = bytes_of("revolution_cost")
STAGES: Final = read_stages()
COST: Final = read_costs()
SCIENCE: Final = column_of("science")
CULTURE: Final = bytes_of("culture")
STRENGTH: Final = bytes(
    [number(row, "strength", 0) + number(row, "permanent_strength", 0) for row in ROWS]
)
FACES: Final = [number(row, "happiness") + number(row, "permanent_happiness") for row in ROWS]
CIVIL_ACTIONS: Final = bytes_of("civil_actions")
MILITARY_ACTIONS: Final = bytes_of("military_actions")
URBAN_LIMIT: Final = bytes_of("building_limit")
COLONIZATION: Final = bytes_of("colonization")
BLUE: Final = [number(row, "blue_tokens") + number(row, "permanent_blue_tokens") for row in ROWS]
YELLOW: Final = [
    number(row, "yellow_tokens") + number(row, "permanent_yellow_tokens") for row in ROWS
]
AMOUNT: Final = bytes_of("amount")
AMOUNT_BY_SEATS: Final = [AMOUNT, AMOUNT, AMOUNT, read_amounts(3), read_amounts(4)]
SECOND_AMOUNT: Final = bytes_of("second_amount")

MILITARY_COST: Final = bytes_of("military_action_cost")
TACTIC_INFANTRY: Final = bytes_of("infantry")
TACTIC_CAVALRY: Final = bytes_of("cavalry")
TACTIC_ARTILLERY: Final = bytes_of("artillery")
TACTIC_STRENGTH: Final = bytes_of("tactic_strength")
TACTIC_OBSOLETE: Final = bytes_of("tactic_strength_obsolete")
NOW_FOOD: Final = bytes_of("immediate_food")
NOW_RESOURCE: Final = bytes_of("immediate_resource")
NOW_SCIENCE: Final = bytes_of("immediate_science")
NOW_CULTURE: Final = bytes_of("immediate_culture")
NOW_POPULATION: Final = bytes_of("immediate_population")
NOW_CARDS: Final = bytes_of("immediate_military_cards")
DEFENSE: Final = bytes_of("defense_bonus")
COLONY_BONUS: Final = bytes_of("colonization_bonus")
PACT_HAS_SIDES: Final = bytes(
    ["pact_sides" in row.cells and row.text("pact_sides") == "A/B" for row in ROWS]
)
PACT_FORBIDS_ATTACK: Final = yes_column("pact_forbids_attack")
PACT_ENDS_ON_ATTACK: Final = yes_column("pact_ends_on_attack")

SLOT_CARD: Final = read_slots()
SLOT_COST: Final = bytes(by_slot(COST))
SLOT_SCIENCE: Final = by_slot(SCIENCE)
SLOT_CULTURE: Final = bytes(by_slot(CULTURE))
SLOT_STRENGTH: Final = bytes(by_slot(STRENGTH))
SLOT_FACES: Final = by_slot(FACES)
FOOD_VALUE: Final = bytes(by_slot(bytes_of("food")))
RESOURCE_VALUE: Final = bytes(by_slot(bytes_of("resource")))
CARD_SLOT: Final = [
    KIND[card] * LEVELS + LEVEL[card] if KIND[card] <= AIR_FORCE else NONE
    for card in range(len(ROWS))
]

CIVIL_DECKS: Final = [
    [read_deck(True, age, seats) if seats >= 2 else [] for age in range(4)] for seats in range(5)
]
MILITARY_DECKS: Final = [
    [read_deck(False, age, seats) if seats >= 2 else [] for age in range(4)] for seats in range(5)
]

BLUE_SQUARES: Final = count_squares("blue")
YELLOW_SQUARES: Final = count_squares("yellow")
BANK_ROOM: Final = 80
"""No bank ever holds as many tokens."""
INCREASE_COST: Final = read_bank("yellow", "increase_cost", BANK_ROOM)
CONSUMPTION: Final = read_bank("yellow", "lost_per_turn", BANK_ROOM)
FACES_REQUIRED: Final = read_bank("yellow", "faces_required", BANK_ROOM)
CORRUPTION_COST: Final = read_bank("blue", "lost_per_turn", BANK_ROOM)
PLACE_COST: Final = bytes([row.number("civil_actions", 1, 9) for row in PLACE_TABLE.rows])


def in_edition(deck: list[int], edition: int) -> list[int]:
    """List the cards of a deck that were there in an edition."""
    if not LATER_CARDS:
        return deck[:]
    kept: list[int] = []
    for card in deck:
        if SINCE[card] <= edition:
            kept.append(card)
    return kept


def amount_of(card: int, seats: int) -> int:
    """Read the number on a card for so many players still in the game (R11.5)."""
    return AMOUNT_BY_SEATS[seats][card]


UNCERTAIN: Final = len([row for row in ROWS if row.text("confidence") == "medium"])
"""On so many cards a detail of the effect is not certain; the numbers are."""
