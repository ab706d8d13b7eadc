"""The Draw Step of one civilization (R8.21 to R8.23)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.card_ids import ACADEMY_OF_SCIENCE
from aevum.games.inner_sea.cards.drawing import DiscardDown, Draw, KeepOne
from aevum.games.inner_sea.cards.piles import discard_card
from aevum.games.inner_sea.ids import CARDS_BOUGHT, DISCARD, MOST_NAMED, NUMBER
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.npc.card_rank import worst_card
from aevum.games.inner_sea.scenarios.rules import return_permanent_cards, tribute
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import CARDS
from aevum.games.inner_sea.wonder_ids import GREAT_LIBRARY, STAIRWAY_TO_HEAVEN
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg

CARDS_EACH: Final = 3
CITIES_FOR_A_CARD: Final = 4
LEARNED: Final = 3
"""So many cards the Academy of Science draws, of which one is kept."""
HAND_LIMIT: Final = 6
TALENTS_KEPT: Final = 3
"""S6.12: civilizations without a player pay Talents for cards until so many are left."""

assert CARDS - 1 <= MOST_NAMED, "a Talent that buys a card could not be paid"

# The Draw Step of one civilization.
PAYING: Final = 0
NORMAL: Final = 1
CLIMBING: Final = 2
LEARNING: Final = 3
CHOOSING: Final = 4
TRIMMING: Final = 5
DRAWN: Final = 6


@dataclass(init=False, slots=True)
class DrawStep(Procedure):
    """A civilization pays for cards, draws, and discards down to the limit (R8.21 to R8.23)."""

    civ: int
    at: int
    bought: int

    def __init__(self, civ: int = 0) -> None:
        self.civ = civ
        self.at = PAYING
        self.bought = 0

    def copy(self) -> "DrawStep":
        """Return a frame with the same memory."""
        new = DrawStep(self.civ)
        new.at = self.at
        new.bought = self.bought
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        key = "prompt-buy-cards" if self.at == PAYING else "prompt-stairway"
        return Msg(key, who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Go through the parts; ask where there is a choice."""
        p = g.players[self.civ]
        if self.at == PAYING:
            if p.talents > 0:
                g.decide(self.civ)
            else:
                self.at = NORMAL
        elif self.at == CLIMBING:
            if g.has_wonder(self.civ, STAIRWAY_TO_HEAVEN) and p.hand:
                g.decide(self.civ)
            else:
                self.at = LEARNING
        else:
            self.draw(g)

    def draw(self, g: Sea) -> None:
        """Go through the parts in which nothing is asked."""
        p = g.players[self.civ]
        at = self.at
        self.at += 1
        if at == NORMAL:
            g.gain_talents(self.civ, tribute(g, self.civ))
            return_permanent_cards(g, self.civ)
            g.push(Draw(self.civ, cards_drawn(g, self.civ) + self.bought))
        elif at == LEARNING:
            if ACADEMY_OF_SCIENCE in p.investments:
                g.push(Draw(self.civ, LEARNED, True))
            else:
                self.at = TRIMMING
        elif at == CHOOSING:
            g.push(KeepOne(self.civ))
        elif at == TRIMMING:
            self.trim(g)
        else:
            g.pop()

    def trim(self, g: Sea) -> None:
        """Discard down to the limit of the hand (R8.23)."""
        excess = len(g.players[self.civ].hand) - self.limit(g)
        if excess > 0:
            g.push(DiscardDown(self.civ, excess, excess))

    def limit(self, g: Sea) -> int:
        """Six cards, seven with the Great Library (R2.7)."""
        return HAND_LIMIT + (1 if g.has_wonder(self.civ, GREAT_LIBRARY) else 0)

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer how many Talents are paid, or the card for the Stairway to Heaven.

        There are fewer cards than the most that is named, so no Talent beyond it would buy one.
        """
        p = g.players[self.civ]
        if self.at == PAYING:
            for count in range(min(p.talents, MOST_NAMED) + 1):
                out.append(pack(NUMBER, count))
        else:
            out.append(DONE)
            for card in p.hand:
                out.append(pack(DISCARD, card))

    def answer(self, g: Sea, action: int) -> None:
        """Pay, or exchange a card for a Talent."""
        if self.at == PAYING:
            self.at = NORMAL
            self.bought = x_of(action)
            if self.bought > 0:
                g.lose_talents(self.civ, self.bought)
                g.note(CARDS_BOUGHT, self.civ, self.bought)
            return
        self.at = LEARNING
        if action != DONE:
            discard_card(g, self.civ, x_of(action))
            g.gain_talents(self.civ, 1)

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Pay Talents for cards until three are left; climb with what is too much (S6.12)."""
        if self.at != PAYING:
            has_too_many = len(options) - 1 > self.limit(g)
            return worst_card(options[1:]) if has_too_many else DONE
        spare = max(g.players[self.civ].talents - TALENTS_KEPT, 0)
        return pack(NUMBER, min(spare, MOST_NAMED))


def cards_drawn(g: Sea, civ: int) -> int:
    """Three cards, one per full set of four Cities, and those of Wonders (R8.21)."""
    count = CARDS_EACH + g.cities(civ) // CITIES_FOR_A_CARD + g.learned
    if g.has_wonder(civ, STAIRWAY_TO_HEAVEN):
        count += 1
    if g.has_wonder(civ, GREAT_LIBRARY):
        count += 1
    return count
