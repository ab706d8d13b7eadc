"""Which card does what: for each number of a card its deed."""

from typing import Final

from aevum.games.inner_sea.card_ids import ARCHITECT, TYRANT
from aevum.games.inner_sea.cards.adding import ROWS, Adding, gives_besides
from aevum.games.inner_sea.cards.converting import Poet, Prophet, Rebellion, Usurper
from aevum.games.inner_sea.cards.deed import Deed
from aevum.games.inner_sea.cards.harming import (
    CivilWar,
    Earthquake,
    Flood,
    GreatFire,
    Heresy,
    Locusts,
    Pirates,
    Plague,
    Storm,
    TidalWave,
    Volcano,
)
from aevum.games.inner_sea.cards.journeys import Migration, Pilgrimage
from aevum.games.inner_sea.cards.revolts import BarbarianRaid, MercenaryRevolt, SlaveRevolt
from aevum.games.inner_sea.cards.rivals import AtOneRival, Bread, Drought, Inspiration, TaxRevolt
from aevum.games.inner_sea.cards.temples import (
    Blasphemy,
    BloodOffering,
    Investing,
    Philosopher,
    Restoration,
    SandsOfTime,
)
from aevum.games.inner_sea.cards.ventures import Fervor, Fleet, Income, Navigator, Trade
from aevum.games.inner_sea.ids import ACTION, INVESTMENT
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS, CARDS

BY_NUMBER: Final[list[tuple[int, Deed]]] = [
    (1, Earthquake()),
    (2, Volcano()),
    (3, Flood()),
    (4, Plague()),
    (5, AtOneRival()),
    (8, Drought()),
    (9, Locusts()),
    (10, TidalWave()),
    (11, GreatFire()),
    (12, Storm()),
    (13, Heresy()),
    (14, Fervor()),
    (15, Pirates()),
    (16, Trade()),
    (23, Navigator()),
    (24, CivilWar()),
    (25, Bread()),
    (28, Poet()),
    (35, Fleet()),
    (37, Migration()),
    (39, Rebellion()),
    (40, SlaveRevolt()),
    (41, AtOneRival()),
    (42, Usurper()),
    (43, AtOneRival()),
    (46, Philosopher()),
    (47, Inspiration()),
    (49, Prophet()),
    (50, Income()),
    (79, Income()),
    (83, Income()),
    (84, AtOneRival()),
    (85, TaxRevolt()),
    (86, AtOneRival()),
    (87, BarbarianRaid()),
    (88, MercenaryRevolt()),
    (89, SandsOfTime()),
    (90, Restoration()),
    (92, Pilgrimage()),
    (93, Blasphemy()),
    (95, BloodOffering()),
    (96, Inspiration()),
]
ALWAYS: Final = (16, 46, 47, 50, 79, 83, 90, 96)
"""Cards that have an effect even without a target."""


def read_deeds() -> list[Deed]:
    """List the deed of every card; cards that are not played as an action have an empty one."""
    deeds: list[Deed] = [Deed() for _ in range(CARDS)]
    for row in ROWS:
        deeds[row[0]] = Adding()
    for card in range(1, CARDS):
        if CARD_CLASS[card] == INVESTMENT:
            deeds[card] = Investing()
    for card, deed in BY_NUMBER:
        deeds[card] = deed
    return deeds


DEEDS: Final = read_deeds()
NEEDS_NO_TARGET: Final = [card in ALWAYS or CARD_CLASS[card] == INVESTMENT for card in range(CARDS)]

ADDS: Final = [isinstance(deed, Adding) for deed in DEEDS]


def can_play(g: Sea, civ: int, card: int) -> bool:
    """Say whether a card of the hand may be played as an action now (R6.3, R5.25).

    The Architect is built with, not played; its conditions are those of a Wonder.
    """
    kind = CARD_CLASS[card]
    if (kind != ACTION and kind != INVESTMENT) or card == ARCHITECT:
        return False
    if card == TYRANT and g.players[civ].vp == 0:
        return False
    if NEEDS_NO_TARGET[card] or gives_besides(g, civ, card):
        return True
    return DEEDS[card].is_open(g, civ, card)
