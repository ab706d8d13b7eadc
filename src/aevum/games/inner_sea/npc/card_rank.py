"""How civilizations without a player rank cards (S6.7, S6.13)."""

from typing import Final

from aevum.games.inner_sea.ids import COMPETITION, NEGATION
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_EFFECT
from aevum.kernel.action import x_of

ADDS: Final = [
    effect in ("adding", "fervor", "fleet", "navigator", "trade") for effect in CARD_EFFECT
]
"""Which cards add own disks (S6.7, line 2)."""
GAINS: Final = [
    effect in ("blood_offering", "income", "inspiration", "philosopher", "restoration")
    for effect in CARD_EFFECT
]
"""Which cards give Talents or cards (S6.7, line 3)."""

# Groups of cards in the order of discarding (S6.13).
OTHER_CARD: Final = 0
COMPETITION_CARD: Final = 1
NEGATION_CARD: Final = 2
TALENT_CARD: Final = 3
DISK_CARD: Final = 4


def card_group(card: int) -> int:
    """Say to which group of the order of discarding a card belongs (S6.13)."""
    if CARD_CLASS[card] == COMPETITION:
        return COMPETITION_CARD
    if CARD_CLASS[card] == NEGATION:
        return NEGATION_CARD
    if GAINS[card]:
        return TALENT_CARD
    return DISK_CARD if ADDS[card] else OTHER_CARD


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
