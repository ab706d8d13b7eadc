"""Removing disks from the map, and what may be given up instead (R5.19 to R5.22)."""

from dataclasses import dataclass

from aevum.games.common.shared import without
from aevum.games.inner_sea.card_ids import AQUEDUCT, GRANARY, HEROIC_SAGA, USURPER
from aevum.games.inner_sea.cards.piles import pay_card
from aevum.games.inner_sea.civilization_ids import TROJANS
from aevum.games.inner_sea.ids import (
    BARBARIANS,
    BY_AQUEDUCT,
    BY_GRANARY,
    BY_WALLS,
    FACTIONS,
    LOSE,
    NATURAL_DISASTER,
    NONE,
    OWN_DISK,
    SHIELD,
    SHIELDED,
    SPEND,
    TALENT,
)
from aevum.games.inner_sea.names import area_word, who_decides
from aevum.games.inner_sea.npc.losses import choose_loss
from aevum.games.inner_sea.shown import Doing
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import AREA_NAMES, CARD_CATEGORY, CARD_NAMES, TROY
from aevum.games.inner_sea.wonder_ids import GREAT_WALLS, LABYRINTH
from aevum.kernel.action import kind_of, pack, x_of
from aevum.kernel.message import Msg


def is_protected(g: Sea, civ: int, area: int, by: int) -> bool:
    """Say whether no card of a civilization may remove disks here: Troy, Labyrinth.

    `by` is the civilization that plays the card; none for what is no Fate card.
    """
    if civ == BARBARIANS or by == NONE:
        return False
    if area == TROY and is_troy_safe(g) and g.players[civ].civilization == TROJANS:
        return True
    return by != civ and is_in_labyrinth(g, civ, area)


def is_in_labyrinth(g: Sea, civ: int, area: int) -> bool:
    """Say whether the Labyrinth of a civilization stands here and works."""
    return g.wonder_area[LABYRINTH] == area and g.has_wonder(civ, LABYRINTH)


def is_troy_safe(g: Sea) -> bool:
    """Say whether two Trojan disks or more keep cards out of Troy."""
    for civ in range(len(g.players)):
        if g.players[civ].civilization == TROJANS:
            return g.disks[TROY * FACTIONS + civ] >= 2
    return False


def offer_substitutes(g: Sea, civ: int, out: list[int]) -> None:
    """Offer to give up a Talent or a hand card instead of a disk (R5.19)."""
    p = g.players[civ]
    if p.talents > 0:
        out.append(pack(TALENT))
    for card in p.hand:
        out.append(pack(SPEND, card))


def offer_granary(g: Sea, civ: int, out: list[int]) -> None:
    """The Granary may be discarded instead of removing a disk."""
    if GRANARY in g.players[civ].investments:
        out.append(pack(SHIELD, BY_GRANARY))


def discard_investment(g: Sea, civ: int, card: int) -> None:
    """Put an investment in play on the discard pile."""
    g.players[civ].investments = without(g.players[civ].investments, card)
    g.discard.append(card)
    if card == HEROIC_SAGA:
        g.players[civ].saga = 0


def substitute(g: Sea, civ: int, action: int) -> bool:
    """Give up what was chosen in place of a disk; say whether anything was."""
    kind = kind_of(action)
    if kind == TALENT:
        g.pay_talent(civ)
    elif kind == SPEND:
        pay_card(g, civ, x_of(action))
    elif kind == SHIELD:
        use_shield(g, civ, x_of(action))
    else:
        return False
    return True


def use_shield(g: Sea, civ: int, shield: int) -> None:
    """Use an investment or a Wonder against a removal."""
    p = g.players[civ]
    g.note(SHIELDED, civ, shield)
    if shield == BY_AQUEDUCT:
        p.has_used_aqueduct = True
    elif shield == BY_WALLS:
        p.has_used_walls = True
    else:
        discard_investment(g, civ, GRANARY)


@dataclass(init=False, slots=True)
class Removal(Procedure):
    """A civilization removes disks from an area because of a card, disk by disk (R5.19)."""

    civ: int
    area: int
    left: int
    card: int
    adder: int
    """Who adds a disk for every one that really left (Prophet)."""

    def __init__(
        self, civ: int = 0, area: int = 0, left: int = 0, card: int = 0, adder: int = NONE
    ) -> None:
        self.civ = civ
        self.area = area
        self.left = left
        self.card = card
        self.adder = adder

    def copy(self) -> "Removal":
        """Return a frame with the same memory."""
        return Removal(self.civ, self.area, self.left, self.card, self.adder)

    def show(self, g: Sea, seat: int) -> Doing:
        """Show how many disks are still to go, and where."""
        return {
            "kind": "removal",
            "civ": self.civ,
            "area": AREA_NAMES[self.area],
            "left": self.left,
            "card": CARD_NAMES[self.card],
        }

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-remove", who=who_decides(g), area=area_word(self.area), n=self.left)

    def step(self, g: Sea) -> None:
        """Ask for each disk as long as there is a choice; else take it."""
        self.left = min(self.left, g.disks[self.area * FACTIONS + self.civ])
        if self.left == 0:
            g.pop()
            return
        if self.civ != BARBARIANS and self.has_choice(g):
            g.decide(self.civ)
        else:
            self.take(g)

    def has_choice(self, g: Sea) -> bool:
        """Say whether anything can be given up or used instead; everybody sees that."""
        out: list[int] = []
        self.options(g, out)
        return len(out) > 1

    def offer_shields(self, g: Sea, out: list[int]) -> None:
        """Offer Aqueduct, Granary and Great Walls."""
        p = g.players[self.civ]
        is_disaster = (CARD_CATEGORY[self.card] & NATURAL_DISASTER) != 0
        if is_disaster and AQUEDUCT in p.investments and not p.has_used_aqueduct:
            out.append(pack(SHIELD, BY_AQUEDUCT))
        if self.card != USURPER:
            offer_granary(g, self.civ, out)
        if self.card > 0 and not p.has_used_walls and g.has_wonder(self.civ, GREAT_WALLS):
            out.append(pack(SHIELD, BY_WALLS))

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer to lose the disk, or to give up something else; the Usurper has no substitution."""
        out.append(pack(LOSE, OWN_DISK))
        if self.card != USURPER:
            offer_substitutes(g, self.civ, out)
        self.offer_shields(g, out)

    def answer(self, g: Sea, action: int) -> None:
        """Carry out one decision."""
        if substitute(g, self.civ, action):
            self.left -= 1
        else:
            self.take(g)

    def take(self, g: Sea) -> None:
        """The disk leaves the map."""
        self.left -= 1
        g.remove(self.civ, self.area, 1)
        if self.adder != NONE:
            g.add(self.adder, self.area, 1)

    def is_midway(self) -> bool:
        """Not all disks have gone that must go."""
        return True

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Use a shield, or a Talent for a City or the last disk at home (S6.10)."""
        return choose_loss(g, self.civ, self.area, options)
