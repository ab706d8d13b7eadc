"""Every action of Through the Ages in a row, for learners."""

from typing import Final

from aevum.games.common.layout import Kind, Layout, bare, both, one
from aevum.games.through_the_ages.colonize import MOST_BID
from aevum.games.through_the_ages.effect_ids import (
    ALEXANDER_THE_GREAT,
    CHRISTOPHER_COLUMBUS,
    HAMMURABI,
    JOAN_OF_ARC,
    OCEAN_LINER_SERVICE,
    TRADE_ROUTES_AGREEMENT,
    WINSTON_CHURCHILL,
)
from aevum.games.through_the_ages.ids import (
    ACCEPT,
    ACTION,
    AGGRESSION,
    ART_OF_WAR,
    ATTACK,
    BID,
    BONUS,
    BREAK,
    BUILD,
    CHURCHILL_CHOICES,
    CIVIL_KINDS,
    CONSTRUCTION,
    COPY,
    DESTROY,
    DEVELOP,
    DISBAND,
    DISCARD,
    EVENT,
    EXPLORATION,
    FIRST_UNIT,
    FIRST_URBAN,
    FOOD,
    GOVERNMENT,
    INCREASE,
    KINDS,
    LAW,
    LEADER,
    LEVELS,
    NONE,
    OFFER,
    PACT,
    PICK,
    PLACES,
    PLAY,
    PREPARE,
    RAZE,
    RECALL,
    RECRUIT,
    RESIGN,
    RETURN,
    REVOLUTION,
    SEND,
    SIDE_A,
    SIDE_B,
    SLOTS,
    STAGE,
    STORES,
    TACTIC,
    TAKE,
    TERRITORY,
    THEATER,
    UPGRADE,
    USE,
    WAR,
    WONDER,
)
from aevum.games.through_the_ages.tables import (
    AMOUNT_BY_SEATS,
    CARDS,
    EFFECT,
    KIND,
    LEVEL,
    PACT_HAS_SIDES,
    SLOT_CARD,
)
from aevum.kernel.action import DONE

MOST_SEATS: Final = 4
USED_ALONE: Final = (
    HAMMURABI,
    JOAN_OF_ARC,
    ALEXANDER_THE_GREAT,
    OCEAN_LINER_SERVICE,
    TRADE_ROUTES_AGREEMENT,
)
"""The cards that are used without naming anything else."""


def of_kinds(*kinds: int) -> list[int]:
    """List the cards of some kinds."""
    return [card for card in range(len(CARDS)) if KIND[card] in kinds]


def slots(low: int, high: int) -> list[int]:
    """List the slots that have a card, from one to before another."""
    return [slot for slot in range(low, high) if SLOT_CARD[slot] != NONE]


def upgrades() -> list[tuple[int, int]]:
    """List the upgrades within a kind (R4.6), and those of Bach to theaters (R10.5)."""
    found: list[tuple[int, int]] = []
    for old in slots(0, SLOTS):
        for new in slots(0, SLOTS):
            is_higher = new > old and new // LEVELS == old // LEVELS
            is_urban = FIRST_URBAN <= old < FIRST_UNIT and old // LEVELS != THEATER
            is_stage = new // LEVELS == THEATER and new % LEVELS >= old % LEVELS
            if is_higher or (is_urban and is_stage):
                found.append((old, new))
    return found


def uses() -> list[tuple[int, int]]:
    """List the cards that are used, with what is named beside some of them."""
    found: list[tuple[int, int]] = []
    for card in range(len(CARDS)):
        if EFFECT[card] in USED_ALONE:
            found.append((card, 0))
        elif EFFECT[card] == WINSTON_CHURCHILL:
            found.extend([(card, choice) for choice in range(len(CHURCHILL_CHOICES))])
        elif EFFECT[card] == CHRISTOPHER_COLUMBUS:
            found.extend([(card, territory) for territory in of_kinds(TERRITORY)])
    return found


def offers() -> list[tuple[int, int]]:
    """List the pacts with each player, and with each side if they have sides (R3.4.1)."""
    return [
        (card, other * 2 + side)
        for card in of_kinds(PACT)
        for other in range(MOST_SEATS)
        for side in ((SIDE_A, SIDE_B) if PACT_HAS_SIDES[card] else (SIDE_A,))
    ]


def most_stages() -> int:
    """The most stages of a wonder that one action builds: one more than the level (R4.9)."""
    return 1 + max([LEVEL[card] for card in of_kinds(CONSTRUCTION)])


def most_food() -> int:
    """The most food that a card gives, takes or lets divide."""
    return max([max(amounts) for amounts in AMOUNT_BY_SEATS])


def hand_kinds() -> list[Kind]:
    """Declare what is done with cards."""
    military = of_kinds(*range(CIVIL_KINDS, len(KINDS)))
    taken = of_kinds(LAW, ART_OF_WAR, EXPLORATION, CONSTRUCTION)
    picked = sorted(taken + of_kinds(LEADER, WONDER, EVENT, TERRITORY))
    return [
        one(PLAY, "play", of_kinds(LEADER, ACTION, TACTIC, BONUS)),
        one(DEVELOP, "develop", of_kinds(*range(CONSTRUCTION + 1))),
        one(REVOLUTION, "revolution", of_kinds(GOVERNMENT)),
        one(COPY, "copy", of_kinds(TACTIC)),
        one(PREPARE, "prepare", of_kinds(EVENT, TERRITORY)),
        one(DISCARD, "discard", military),
        one(PICK, "pick", picked),
        both(ATTACK, "attack", of_kinds(AGGRESSION, WAR), list(range(MOST_SEATS))),
        Kind(USE, "use", uses()),
        Kind(OFFER, "offer", offers()),
    ]


def worker_kinds() -> list[Kind]:
    """Declare what is done with workers and tokens."""
    units = slots(FIRST_UNIT, SLOTS)
    buildings = slots(0, FIRST_UNIT)
    return [
        one(BUILD, "build", slots(0, SLOTS)),
        one(DESTROY, "destroy", buildings),
        one(DISBAND, "disband", units),
        one(RECRUIT, "recruit", units),
        one(SEND, "send", units),
        one(RECALL, "recall", slots(0, SLOTS)),
        one(RETURN, "return", slots(0, STORES)),
        Kind(UPGRADE, "upgrade", upgrades()),
        both(RAZE, "raze", buildings, list(range(MOST_SEATS))),
    ]


def ages_layout() -> Layout:
    """Declare every answer that a question of the rules can have."""
    plain = [
        bare(DONE, "done"),
        bare(INCREASE, "increase"),
        bare(RESIGN, "resign"),
        bare(ACCEPT, "accept"),
        one(TAKE, "take", list(range(PLACES))),
        one(BREAK, "break", list(range(MOST_SEATS))),
        one(STAGE, "stage", list(range(1, most_stages() + 1))),
        one(FOOD, "food", list(range(most_food() + 1))),
        one(BID, "bid", list(range(1, MOST_BID + 1))),
    ]
    return Layout([*plain, *worker_kinds(), *hand_kinds()])
