"""The cards put down in a competition: revealed, cancelled, carried out (R7.4 to R7.7)."""

from dataclasses import dataclass

from aevum.games.inner_sea.card_ids import (
    AMBUSH,
    CAVALRY,
    COMPOSITE_BOWS,
    EVIL_EYE,
    FIRE_SHIPS,
    INFORMER,
    MERCENARIES,
    PHALANX,
    SIEGE_ENGINES,
    TRAITOR,
    WAR_ELEPHANTS,
)
from aevum.games.inner_sea.cards.piles import is_in_sight
from aevum.games.inner_sea.cards.reactions import cancels
from aevum.games.inner_sea.contest.fighting import FEARED_BY_ELEPHANTS, is_usable, rally, white_here
from aevum.games.inner_sea.contest.losses import Contest
from aevum.games.inner_sea.contest.powers import add_white
from aevum.games.inner_sea.ids import (
    BARBARIANS,
    CARD_CANCELLED,
    FACTIONS,
    LAID,
    NEGATE,
    NONE,
    RETURNED,
    REVEALED,
)
from aevum.games.inner_sea.player import CITY
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import pack, y_of
from aevum.kernel.zones import insert_sorted


@dataclass(init=False, slots=True)
class CommittedCards(Contest):
    """A contested area with the competition cards that lie in it."""

    turn: int
    laid_civ: list[int]
    laid_card: list[int]
    own_at_start: list[int]
    riders: int
    """Who rides on after the competition, as bits."""
    card: int
    """The competition card being carried out."""
    feared: int
    """Who has shown a card that elephants fear, as bits."""
    picks: list[int]
    hired: int
    """How many Talents were paid for Mercenaries."""

    def __init__(self, area: int = 0) -> None:
        Contest.__init__(self, area)
        self.turn = 0
        self.laid_civ = []
        self.laid_card = []
        self.own_at_start = []
        self.riders = 0
        self.card = NONE
        self.feared = 0
        self.picks = []
        self.hired = 0

    def copy_cards(self, new: "CommittedCards") -> None:
        """Write the own fields into a copy."""
        new.turn = self.turn
        new.laid_civ = self.laid_civ[:]
        new.laid_card = self.laid_card[:]
        new.own_at_start = self.own_at_start[:]
        new.riders = self.riders
        new.card = self.card
        new.feared = self.feared
        new.picks = self.picks[:]
        new.hired = self.hired

    def civ(self, g: Sea) -> int:
        """Name the civilization whose turn it is."""
        return g.order[self.turn]

    def lay(self, g: Sea, civ: int, card: int) -> None:
        """Put a card of the hand face down (R7.4)."""
        g.players[civ].hand.remove(card)
        self.laid_civ.append(civ)
        self.laid_card.append(card)
        g.note(LAID, civ)

    def show_all(self, g: Sea) -> None:
        """All cards put down are revealed together (R7.5)."""
        for i in range(len(self.laid_card)):
            g.seal()
            g.note(REVEALED, self.laid_civ[i], self.laid_card[i])
            if self.laid_card[i] in FEARED_BY_ELEPHANTS:
                self.feared |= 1 << self.laid_civ[i]

    def hirer(self, g: Sea) -> int:
        """Name who has shown Mercenaries and can pay them."""
        for i in range(len(self.laid_card)):
            civ = self.laid_civ[i]
            if self.laid_card[i] == MERCENARIES and is_usable(g, civ, MERCENARIES, self.area):
                return civ
        return NONE

    def hire(self, g: Sea, civ: int, count: int) -> None:
        """Pay Talents for Mercenaries."""
        self.hired = count
        for _ in range(count):
            g.pay_talent(civ)

    def can_use(self, g: Sea, i: int) -> bool:
        """Say whether a card laid here can be used; Mercenaries must have been paid (R7.7)."""
        if self.laid_card[i] == MERCENARIES:
            return self.hired > 0 and g.holds(self.laid_civ[i], self.area)
        return is_usable(g, self.laid_civ[i], self.laid_card[i], self.area)

    def could_negate(self, g: Sea, civ: int) -> bool:
        """Say whether a civilization might hold a negation that fits a card shown here."""
        if not g.players[civ].hand:
            return False
        for i in range(len(self.laid_card)):
            for negation in (INFORMER, EVIL_EYE):
                if self.fits(g, civ, negation, i) and not is_in_sight(g, negation):
                    return True
        return False

    def fits(self, g: Sea, civ: int, negation: int, i: int) -> bool:
        """Informer needs own disks here; nobody cancels the own card."""
        if self.laid_civ[i] == civ or not cancels(negation, self.laid_card[i]):
            return False
        return negation != INFORMER or self.own(g, civ) > 0

    def offer_negations(self, g: Sea, out: list[int]) -> None:
        """Offer Informer and Evil Eye against every card they fit."""
        civ = self.civ(g)
        for negation in (EVIL_EYE, INFORMER):
            if negation in g.players[civ].hand:
                for i in range(len(self.laid_card)):
                    if self.fits(g, civ, negation, i):
                        out.append(pack(NEGATE, negation, self.laid_card[i]))

    def cancel(self, g: Sea, card: int) -> None:
        """A cancelled card is discarded without effect."""
        g.note(CARD_CANCELLED, self.civ(g), card)
        self.drop(g, self.laid_card.index(card), True)

    def drop(self, g: Sea, i: int, is_spent: bool) -> None:
        """A laid card goes to the discard pile, or returns to its owner's hand (R7.7)."""
        card, civ = self.laid_card[i], self.laid_civ[i]
        del self.laid_card[i]
        del self.laid_civ[i]
        if is_spent:
            g.discard.append(card)
        else:
            insert_sorted(g.players[civ].hand, card)
            g.note(RETURNED, civ, card)

    def first_card(self, g: Sea) -> int:
        """Find the laid card whose owner is earliest in turn order."""
        best = NONE
        for i in range(len(self.laid_card)):
            if best == NONE or g.rank(self.laid_civ[i]) < g.rank(self.laid_civ[best]):
                best = i
        return best

    def use_card(self, g: Sea, civ: int, card: int) -> None:
        """Do what a card says; whoever must remove a disk for it does so next."""
        picks = self.picks
        self.drop(g, self.laid_card.index(card), True)
        self.card = NONE
        self.picks = []
        rally(g, civ, card, self.area, picks)
        is_favoured = self.is_favoured(civ, card)
        add_white(g, civ, self.area, white_here(g, civ, card, self.area, is_favoured))
        if card == MERCENARIES:
            add_white(g, civ, self.area, self.hired + 1)
        elif card == PHALANX:
            self.shields |= 1 << civ
        elif card == CAVALRY:
            self.riders |= 1 << civ
        elif card == FIRE_SHIPS:
            self.burn(g, civ)
        elif card == TRAITOR:
            self.betray(g, y_of(picks[0]))
        elif card == SIEGE_ENGINES or card == COMPOSITE_BOWS:
            self.losers = [y_of(picks[0])]
            self.loss_card = card
        elif card == AMBUSH:
            self.ambush(g, y_of(picks[0]))

    def is_favoured(self, civ: int, card: int) -> bool:
        """Elephants that nobody frightens, or walls around what was a City at the start."""
        if card == WAR_ELEPHANTS:
            return (self.feared & ~(1 << civ)) == 0
        return self.own_at_start[civ] >= CITY

    def burn(self, g: Sea, civ: int) -> None:
        """Fire Ships: each opponent removes a disk."""
        self.loss_card = FIRE_SHIPS
        for other in [*g.order, BARBARIANS]:
            if other != civ and self.strength(g, other) > 0:
                self.losers.append(other)

    def betray(self, g: Sea, victim: int) -> None:
        """Traitor: all disks of one opponent leave, own and white, without substitution."""
        g.put_white(victim, self.area, -g.white[self.area * FACTIONS + victim])
        self.lost[victim] += g.remove(victim, self.area, self.own(g, victim))

    def ambush(self, g: Sea, victim: int) -> None:
        """Ambush: up to two white disks go, or else an own one."""
        i = self.area * FACTIONS + victim
        if g.white[i] > 0:
            g.put_white(victim, self.area, -min(2, g.white[i]))
        else:
            self.losers = [victim]
            self.loss_card = AMBUSH
