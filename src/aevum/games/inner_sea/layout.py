"""The answers of the Inner Sea in a fixed row: every one that map, cards and rules can name."""

from typing import Final

from aevum.games.common.layout import SLOTS, Kind, Layout, bare, both, one
from aevum.games.inner_sea.card_ids import ARCHITECT
from aevum.games.inner_sea.cards.deeds import DEEDS, NOTHING
from aevum.games.inner_sea.cards.reactions import ANSWERS
from aevum.games.inner_sea.ids import (
    AGAINST,
    AT,
    BECOME,
    BUILD,
    CHOICES,
    CHOOSE,
    COMMIT,
    COMPETITION,
    DEPLOY,
    DISCARD,
    EVENT,
    EXCHANGE,
    FACTIONS,
    GIVE,
    GIVE_DISK,
    KEEP,
    LAND,
    LOSE,
    LOSSES,
    MOST_CIVILIZATIONS,
    MOST_NAMED,
    MOVE,
    NEGATE,
    NEXT,
    NUMBER,
    PLACE,
    PLAY,
    POWERS,
    RESETTLE,
    RETIRE,
    SHALLOW,
    SHIELD,
    SHIELDS,
    SILENCE,
    SPEND,
    STRIKE,
    TAKE,
    TALENT,
    USE,
    WONDER,
)
from aevum.games.inner_sea.tables import (
    AREAS,
    BORDERS,
    CARD_CLASS,
    CARDS,
    CIVILIZATIONS,
    KIND,
    WONDERS,
)
from aevum.kernel.action import DONE

NUMBERS: Final = list(range(MOST_NAMED + 1))
assert len(NUMBERS) <= SLOTS


def areas_of(*kinds: int) -> list[int]:
    """List the areas of some kinds."""
    return [area for area in range(AREAS) if KIND[area] in kinds]


def mainland(start: int) -> list[int]:
    """List the land areas that can be reached from one over land, itself among them."""
    found = [start]
    i = 0
    while i < len(found):
        found += [area for area in BORDERS[found[i]] if KIND[area] == LAND and area not in found]
        i += 1
    return found


def moves() -> list[tuple[int, int]]:
    """List the ways of a disk: to an adjacent area, or along Paved Roads over land (card 82)."""
    ways = {(area, near) for area in range(AREAS) for near in BORDERS[area]}
    for area in areas_of(LAND):
        ways |= {(area, goal) for goal in mainland(area) if goal != area}
    return sorted(ways)


def negations() -> list[tuple[int, int]]:
    """List the negations, and beside each the cards that it can cancel (R5.17)."""
    return sorted([(negation, card) for card in range(CARDS) for negation in ANSWERS[card]])


def of_class(kind: int) -> list[int]:
    """List the cards of a class."""
    return [card for card in range(1, CARDS) if CARD_CLASS[card] == kind]


def actions() -> list[int]:
    """List the cards that are played as an action; the Architect builds (R5.14)."""
    return [card for card in range(1, CARDS) if DEEDS[card] is not NOTHING or card == ARCHITECT]


def hand_cards() -> list[int]:
    """List the cards that can be in a hand: all but events (R5.7)."""
    return [card for card in range(1, CARDS) if CARD_CLASS[card] != EVENT]


def sea_layout() -> Layout:
    """Declare every answer that a question of the rules can have."""
    areas, hand, wonders = list(range(AREAS)), hand_cards(), list(range(WONDERS))
    civs = list(range(MOST_CIVILIZATIONS))
    kinds = [
        bare(DONE, "done"),
        one(RETIRE, "retire", areas),
        one(RESETTLE, "resettle", areas_of(LAND)),
        one(DEPLOY, "deploy", areas),
        one(PLAY, "play", actions()),
        one(BUILD, "build", wonders),
        one(EXCHANGE, "exchange", hand),
        one(AT, "at", areas),
        both(STRIKE, "strike", areas_of(LAND, SHALLOW), list(range(FACTIONS))),
        one(AGAINST, "against", civs),
        one(LOSE, "lose", list(range(len(LOSSES)))),
        bare(TALENT, "talent"),
        one(SPEND, "spend", hand),
        one(GIVE_DISK, "sacrifice", areas),
        one(SHIELD, "shield", list(range(len(SHIELDS)))),
        one(COMMIT, "commit", of_class(COMPETITION)),
        Kind(NEGATE, "negate", negations()),
        one(USE, "use", list(range(len(POWERS)))),
        one(PLACE, "place", [civ + 1 for civ in civs]),
        one(CHOOSE, "choose", list(range(len(CHOICES)))),
        one(NUMBER, "number", NUMBERS),
        one(DISCARD, "discard", hand),
        one(KEEP, "keep", hand),
        one(TAKE, "take", hand),
        one(GIVE, "give", hand),
        Kind(MOVE, "move", moves()),
        one(BECOME, "become", list(range(CIVILIZATIONS))),
        one(WONDER, "wonder", wonders),
        one(NEXT, "next", list(range(1, CARDS))),
        one(SILENCE, "silence", wonders),
    ]
    return Layout(kinds)
