"""Building Wonders and who owns them (R10)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_changed
from aevum.games.inner_sea.cards.piles import pay_card
from aevum.games.inner_sea.cards.reactions import Reactions, clear_away
from aevum.games.inner_sea.ids import (
    AT,
    BUILT,
    FACTIONS,
    GIVE_DISK,
    LAND,
    NONE,
    SPEND,
    TALENT,
    WONDER_BUILT,
)
from aevum.games.inner_sea.names import who_decides, wonder_word
from aevum.games.inner_sea.npc.paying import choose_payment
from aevum.games.inner_sea.npc.rank import nearest
from aevum.games.inner_sea.shown import Doing
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import KIND, WONDER_NAMES
from aevum.kernel.action import kind_of, pack, x_of
from aevum.kernel.message import Msg

PRICE: Final = 5
PRICE_OF_ARCHITECT: Final = 3
"""Less by more than the card itself would pay, so that it is worth playing."""
LEAST_DISKS: Final = 2


def can_build(g: Sea, civ: int, price: int, cards: int) -> bool:
    """Say whether a civilization has the resources and a place for a Wonder (R10.2 to R10.6).

    `cards` is how many hand cards it can pay with.
    """
    p = g.players[civ]
    if p.has_built or (g.switches.learning and g.is_first_turn()):
        return False
    disks = disks_on_map(g, civ)
    if disks - 1 < LEAST_DISKS or disks - 1 + p.talents + cards < price:
        return False
    for area in p.held:
        if is_site(g, civ, area):
            return True
    return False


def disks_on_map(g: Sea, civ: int) -> int:
    """Count the disks of a civilization on the map."""
    total = 0
    for area in g.players[civ].held:
        total += g.disks[area * FACTIONS + civ]
    return total


def is_site(g: Sea, civ: int, area: int) -> bool:
    """A Wonder stands in a land area its builder controls (R10.5, R10.6)."""
    return KIND[area] == LAND and g.controls(civ, area)


@dataclass(init=False, slots=True)
class BuildWonder(Procedure):
    """Name the area, pay disks, then Talents, then cards; build, unless the Architect is cancelled.

    At least two resources are disks from the map; one disk must stay in the area (R10.4, R10.6).
    """

    civ: int
    wonder: int
    left: int
    disks: int
    area: int
    lowest: int
    last: int
    is_paid: bool
    card: int

    def __init__(self, civ: int = 0, wonder: int = 0, left: int = 0, card: int = 0) -> None:
        self.civ = civ
        self.wonder = wonder
        self.left = left
        self.disks = 0
        self.area = NONE
        self.lowest = 0
        self.last = GIVE_DISK
        self.is_paid = False
        self.card = card

    def copy(self) -> "BuildWonder":
        """Return a frame with the same memory."""
        new = BuildWonder(self.civ, self.wonder, self.left, self.card)
        new.disks = self.disks
        new.area = self.area
        new.lowest = self.lowest
        new.last = self.last
        new.is_paid = self.is_paid
        return new

    def show(self, g: Sea, seat: int) -> Doing:
        """Show the Wonder and what is still owed for it."""
        wonder = WONDER_NAMES[self.wonder]
        return {"kind": "build", "civ": self.civ, "wonder": wonder, "owed": self.left}

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        wonder = wonder_word(self.wonder)
        if self.area == NONE:
            return Msg("prompt-site", who=who_decides(g), wonder=wonder)
        return Msg("prompt-pay", who=who_decides(g), wonder=wonder, n=self.left)

    def step(self, g: Sea) -> None:
        """Ask for the area and the payment; the Architect can still be cancelled after it."""
        if self.left > 0:
            g.decide(self.civ)
            return
        if self.card > 0 and not self.is_paid:
            self.is_paid = True
            g.players[self.civ].has_built = True
            g.affected = 0
            g.push(Reactions(self.card, self.civ))
            return
        if self.card > 0:
            clear_away(g, self.card)
        if self.card == 0 or g.verdict == 0:
            self.build(g)
        g.pop()

    def build(self, g: Sea) -> None:
        """The builder becomes the owner (R10.7)."""
        g.players[self.civ].has_built = True
        g.turn_wonder(self.wonder, BUILT)
        g.give_wonder(self.wonder, self.civ)
        g.wonder_area = with_changed(g.wonder_area, self.wonder, self.area)
        g.note(WONDER_BUILT, self.civ, self.wonder, self.area)

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the sites, then the resources, in the order disks, Talents, cards."""
        if self.area == NONE:
            for area in g.players[self.civ].held:
                if is_site(g, self.civ, area):
                    out.append(pack(AT, area))
            return
        p = g.players[self.civ]
        if self.last == GIVE_DISK:
            self.offer_disks(g, out)
        needed = LEAST_DISKS - self.disks
        can_finish = p.talents > 0 and p.talents + len(p.hand) >= self.left
        if needed <= 0 and self.last != SPEND and can_finish:
            out.append(pack(TALENT))
        if needed <= 0:
            self.offer_cards(g, out)

    def offer_disks(self, g: Sea, out: list[int]) -> None:
        """Offer disks area by area upwards, as long as all that is owed can still be paid."""
        p = g.players[self.civ]
        above = 0
        for i in range(len(p.held) - 1, -1, -1):
            area = p.held[i]
            if area < self.lowest:
                break
            spare = g.disks[area * FACTIONS + self.civ] - (1 if area == self.area else 0)
            above += spare
            enough = self.disks + above >= LEAST_DISKS
            if spare > 0 and enough and above + p.talents + len(p.hand) >= self.left:
                out.append(pack(GIVE_DISK, area))
        out.reverse()

    def offer_cards(self, g: Sea, out: list[int]) -> None:
        """Offer hand cards upwards; Talents come before cards, so the rest must be cards."""
        p = g.players[self.civ]
        lowest = self.lowest if self.last == SPEND else 0
        for i in range(len(p.hand) - self.left + 1):
            if p.hand[i] >= lowest:
                out.append(pack(SPEND, p.hand[i]))

    def answer(self, g: Sea, action: int) -> None:
        """Name the site or pay one resource."""
        kind, x = kind_of(action), x_of(action)
        if self.area == NONE:
            self.area = x
            return
        self.left -= 1
        self.last = kind
        if kind == GIVE_DISK:
            self.disks += 1
            self.lowest = x
            g.remove(self.civ, x, 1)
        elif kind == TALENT:
            g.pay_talent(self.civ)
        else:
            self.lowest = x
            pay_card(g, self.civ, x)

    def set_asked(self, g: Sea) -> int:
        """Disks, Talents and cards of the payment may be named in any order (R10.4)."""
        return 1 if self.area != NONE and self.left > 0 else 0

    def is_midway(self) -> bool:
        """The Wonder is not paid in full."""
        return self.left > 0

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Build near home; fourth disks, Camps, Talents down to one, then cards (S6.7)."""
        if self.area == NONE:
            return nearest(g, self.civ, options)
        return choose_payment(g, self.civ, LEAST_DISKS - self.disks, options)
