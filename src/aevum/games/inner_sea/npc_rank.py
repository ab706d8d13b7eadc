"""How non-player civilizations rank areas, rivals, cards and disks (S6.5, S6.7, S6.13)."""

from typing import Final

from aevum.games.inner_sea.cards_add import COUNT as ADD_COUNT
from aevum.games.inner_sea.cards_add import LOCAL_TRADE, NAVIGATOR, RELIGIOUS_FERVOR, TRADE_FLEET
from aevum.games.inner_sea.chart import STEPS
from aevum.games.inner_sea.ids import COMPETITION, FACTIONS, LAND, NEGATION, NONE
from aevum.games.inner_sea.player import CITY, SETTLEMENT
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import AREA_NAMES, CARD_CLASS, KIND
from aevum.kernel.action import x_of

BEST: Final = 100_000

PHILOSOPHER: Final = 46
MATHEMATICIAN: Final = 47
MERCHANT_PRINCE: Final = 50
PURPLE_DYE: Final = 79
SEA_ROUTE: Final = 83
RESTORATION: Final = 90
BLOOD_OFFERING: Final = 95
MYSTERIES: Final = 96
GAINS: Final = (
    PHILOSOPHER,
    MATHEMATICIAN,
    MERCHANT_PRINCE,
    PURPLE_DYE,
    SEA_ROUTE,
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


def leader_of(g: InnerSea, civ: int) -> int:
    """The rival with the most points; then a live player, then the earliest (S6.5)."""
    best = NONE
    for other in g.order:
        if other == civ:
            continue
        if best == NONE or g.players[other].vp > g.players[best].vp:
            best = other
        elif g.players[other].vp == g.players[best].vp and g.players[best].seat < 0:
            best = other if g.players[other].seat >= 0 else best
    return best


def nearness(g: InnerSea, civ: int, area: int) -> int:
    """Rank an area by steps from home, then by the alphabet; more is better (S6.5)."""
    home = g.players[civ].home
    steps = STEPS[home][area] if home != NONE else 0
    return -(steps * 100 + ALPHABET[area])


def read_alphabet() -> list[int]:
    """Give every area its place in the alphabet."""
    names = sorted(AREA_NAMES)
    return [names.index(name) for name in AREA_NAMES]


ALPHABET: Final = read_alphabet()


def keeps_settlements(g: InnerSea, civ: int) -> bool:
    """Say whether one Settlement less and one City more leave at least as many Settlements."""
    settlements = 0
    for area in g.players[civ].held:
        if KIND[area] == LAND and g.disks[area * FACTIONS + civ] == SETTLEMENT:
            settlements += 1
    return settlements - 1 >= g.cities(civ) + 1


def is_spare(g: InnerSea, civ: int, area: int) -> bool:
    """Say whether a civilization can spare a disk in an area: a fourth one, or a Camp (S6.7)."""
    count = g.disks[area * FACTIONS + civ]
    return KIND[area] == LAND and (count == 1 or count > CITY)


def disk_worth(g: InnerSea, civ: int, area: int) -> int:
    """Rank a disk by how much it is missed: fourth disks, then Camps far from home (S6.7)."""
    count = g.disks[area * FACTIONS + civ]
    if KIND[area] == LAND and count > CITY:
        return -2 * BEST
    if KIND[area] == LAND and count == 1:
        return nearness(g, civ, area) - BEST
    return count * BEST + nearness(g, civ, area)


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


def nearest(g: InnerSea, civ: int, options: list[int]) -> int:
    """Find the area nearest to home."""
    best = options[0]
    for action in options:
        if nearness(g, civ, x_of(action)) > nearness(g, civ, x_of(best)):
            best = action
    return best


def least_missed(g: InnerSea, civ: int, options: list[int]) -> int:
    """Find the area whose disk is missed least."""
    best = options[0]
    for action in options:
        if disk_worth(g, civ, x_of(action)) < disk_worth(g, civ, x_of(best)):
            best = action
    return best
