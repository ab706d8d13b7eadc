"""How civilizations without a player rank cards (S6.7, S6.13)."""

from typing import Final

from aevum.games.inner_sea.card_ids import (
    BLOOD_OFFERING,
    LOCAL_TRADE,
    MATHEMATICIAN,
    MERCHANT_PRINCE,
    MYSTERIES,
    NAVIGATOR,
    PHILOSOPHER,
    PURPLE_DYE,
    RELIGIOUS_FERVOR,
    RESTORATION,
    SEA_ROUTE_TO_BRITAIN,
    TRADE_FLEET,
)
from aevum.games.inner_sea.cards.adding import COUNT as ADD_COUNT
from aevum.games.inner_sea.ids import COMPETITION, NEGATION
from aevum.games.inner_sea.tables import CARD_CLASS
from aevum.kernel.action import x_of

GAINS: Final = (
    PHILOSOPHER,
    MATHEMATICIAN,
    MERCHANT_PRINCE,
    PURPLE_DYE,
    SEA_ROUTE_TO_BRITAIN,
    RESTORATION,
    BLOOD_OFFERING,
    MYSTERIES,
)
"""Cards that give Talents or cards (S6.7, line 3)."""


# Groups of cards in the order of discarding (S6.13).
OTHER_CARD: Final = 0


COMPETITION_CARD: Final = 1


NEGATION_CARD: Final = 2


TALENT_CARD: Final = 3


DISK_CARD: Final = 4


def adds_disks(card: int) -> bool:
    """Say whether a card adds own disks."""
    is_special = card == RELIGIOUS_FERVOR or card == NAVIGATOR or card == TRADE_FLEET
    return ADD_COUNT[card] > 0 or is_special or card == LOCAL_TRADE


def card_group(card: int) -> int:
    """Say to which group of the order of discarding a card belongs (S6.13)."""
    if CARD_CLASS[card] == COMPETITION:
        return COMPETITION_CARD
    if CARD_CLASS[card] == NEGATION:
        return NEGATION_CARD
    if card in GAINS:
        return TALENT_CARD
    return DISK_CARD if adds_disks(card) else OTHER_CARD


def keeping_worth(card: int) -> int:
    """Rank a card for keeping; of a group the lowest number is worth most."""
    return card_group(card) * 1000 - card


def best_card(options: list[int]) -> int:
    """Find the card that would be discarded last."""
    best = options[0]
    for action in options:
        if keeping_worth(x_of(action)) > keeping_worth(x_of(best)):
            best = action
    return best


def worst_card(options: list[int]) -> int:
    """Find the card that would be discarded first."""
    worst = options[0]
    for action in options:
        if keeping_worth(x_of(action)) < keeping_worth(x_of(worst)):
            worst = action
    return worst


def first_discard(cards: list[int], count: int) -> int:
    """Find the lowest of the cards that are worth least, as many as must go (S6.13)."""
    keyed = [(keeping_worth(card), card) for card in cards]
    keyed.sort()
    return min([card for _, card in keyed[:count]])
