"""The Competition Phase: which areas, and one competition from first card to loot (R7)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.cards_fight import (
    AMBUSH,
    CAVALRY,
    COMPOSITE_BOWS,
    FEARED_BY_ELEPHANTS,
    FIRE_SHIPS,
    PHALANX,
    SIEGE_ENGINES,
    WAR_ELEPHANTS,
    card_choices,
    is_usable,
    rally,
    white_here,
)
from aevum.games.inner_sea.cards_harm import can_hit
from aevum.games.inner_sea.contest import Contest, take_loot
from aevum.games.inner_sea.ids import (
    BARBARIANS,
    CARD_CANCELLED,
    COMMIT,
    COMPETITION,
    COMPETITION_BEGAN,
    EVIL_EYE,
    FACTIONS,
    INFORMER,
    LAID,
    LAND,
    MOVE,
    MOVED,
    NEGATE,
    NONE,
    RETURNED,
    REVEALED,
    TRAITOR,
)
from aevum.games.inner_sea.player import CITY
from aevum.games.inner_sea.powers import add_white, offer_powers, offer_wonders, use_power
from aevum.games.inner_sea.reactions import cancels, clear_away, play_negation
from aevum.games.inner_sea.scenario import has_permanent_infantry
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import CARD_CLASS, KIND
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.zones import insert_sorted

# The order of a competition (R7.4 to R7.20).
COMMITTING: Final = 0
REVEALING: Final = 1
NEGATING: Final = 2
BY_WONDER: Final = 3
BY_POWER: Final = 4
BY_CARD: Final = 5
REMOVING: Final = 6
LOOTING: Final = 7
RIDING: Final = 8

LOOT_DISKS: Final = 3
MOST_RIDERS: Final = 2


@dataclass(init=False, slots=True)
class Competition(Contest):
    """One contested area: cards face down, effects, removals, loot."""

    at: int
    turn: int
    laid_civ: list[int]
    laid_card: list[int]
    lowest: int
    """With combination play the cards are laid in ascending order."""
    used_here: list[int]
    own_at_start: list[int]
    riders: int
    """Who rides on after the competition, as bits."""
    rides: int
    card: int
    """The competition card being carried out."""
    feared: int
    """Who has shown a card that elephants fear, as bits."""
    picks: list[int]
    negation: int
    target: int

    def __init__(self, area: int = 0) -> None:
        Contest.__init__(self, area)
        self.at = COMMITTING
        self.turn = 0
        self.laid_civ = []
        self.laid_card = []
        self.lowest = 0
        self.used_here = []
        self.own_at_start = []
        self.riders = 0
        self.rides = 0
        self.card = NONE
        self.feared = 0
        self.picks = []
        self.negation = NONE
        self.target = NONE

    def copy(self) -> "Competition":
        """Return a frame with the same memory."""
        new = Competition(self.area)
        self.copy_losses(new)
        new.at = self.at
        new.turn = self.turn
        new.laid_civ = self.laid_civ[:]
        new.laid_card = self.laid_card[:]
        new.lowest = self.lowest
        new.used_here = self.used_here[:]
        new.own_at_start = self.own_at_start[:]
        new.riders = self.riders
        new.rides = self.rides
        new.card = self.card
        new.feared = self.feared
        new.picks = self.picks[:]
        new.negation = self.negation
        new.target = self.target
        return new

    def begin(self, g: InnerSea) -> None:
        """Remember the stacks as the competition begins."""
        start = self.area * FACTIONS
        self.own_at_start = g.disks[start : start + FACTIONS]
        self.used_here = [0] * FACTIONS
        self.lost = [0] * FACTIONS
        g.note(COMPETITION_BEGAN, NONE, self.area)

    def civ(self, g: InnerSea) -> int:
        """Name the civilization whose turn it is."""
        return g.order[self.turn]

    def step(self, g: InnerSea) -> None:
        """Go on with the present part of the competition."""
        if self.losers:
            self.next_loss(g)
        elif self.at == COMMITTING or self.at == BY_WONDER or self.at == BY_POWER:
            self.next_civ(g)
        elif self.at == REVEALING:
            self.reveal(g)
        elif self.at == NEGATING:
            self.next_negation(g)
        elif self.at == BY_CARD:
            self.next_card(g)
        elif self.at == REMOVING:
            if not self.level_losers(g):
                self.next_part()
        elif self.at == LOOTING:
            self.loot(g)
        else:
            self.next_ride(g)

    def next_part(self) -> None:
        """Go on to the next part, from the first civilization on."""
        self.at += 1
        self.turn = 0
        self.lowest = 0

    def next_civ(self, g: InnerSea) -> None:
        """Ask the next civilization here that has something to choose; hands by their size."""
        while self.turn < len(g.order):
            if self.own(g, self.civ(g)) > 0 and self.may_choose(g):
                g.decide(self.civ(g))
                return
            self.turn += 1
            self.lowest = 0
        self.next_part()

    def may_choose(self, g: InnerSea) -> bool:
        """Whoever has hand cards may lay one; powers are open to all eyes."""
        if self.at == COMMITTING:
            return len(g.players[self.civ(g)].hand) > 0
        out: list[int] = []
        self.options(g, out)
        return len(out) > 1

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer what the present part asks for."""
        if self.losers:
            self.offer_losses(g, out)
        elif self.at == BY_CARD:
            out.extend(card_choices(g, self.civ(g), self.card, self.area, self.picks))
        else:
            out.append(DONE)
            if self.at == COMMITTING:
                for card in g.players[self.civ(g)].hand:
                    if CARD_CLASS[card] == COMPETITION and card >= self.lowest:
                        out.append(pack(COMMIT, card))
            elif self.at == NEGATING:
                self.offer_negations(g, out)
            elif self.at == BY_WONDER:
                civ = self.civ(g)
                offer_wonders(g, civ, self.area, self.used_here[civ], out)
            elif self.at == BY_POWER:
                if self.used_here[self.civ(g)] & 1 == 0:
                    offer_powers(g, self.civ(g), self.area, out)
            else:
                self.offer_rides(g, out)

    def answer(self, g: InnerSea, action: int) -> None:
        """Carry out one decision."""
        if self.losers:
            self.lose(g, action)
        elif self.at == BY_CARD:
            self.picks.append(action)
        elif action == DONE:
            self.turn += 1
            self.lowest = 0
            if self.at == RIDING:
                self.rides = 0
        elif self.at == COMMITTING:
            self.commit(g, x_of(action))
        elif self.at == NEGATING:
            self.negation = x_of(action)
            self.target = y_of(action)
            play_negation(g, self.civ(g), self.negation)
        elif self.at == RIDING:
            self.ride(g, x_of(action), y_of(action))
        else:
            civ = self.civ(g)
            # Bit 0 marks the civilization's own power, the Wonders have bits of their own.
            self.used_here[civ] |= 1 if self.at == BY_POWER else 1 << (x_of(action) + 1)
            use_power(g, civ, self.area, x_of(action))

    # Cards

    def commit(self, g: InnerSea, card: int) -> None:
        """Put a card face down; a second one only in combination play (R7.4, R13.1)."""
        civ = self.civ(g)
        g.players[civ].hand.remove(card)
        self.laid_civ.append(civ)
        self.laid_card.append(card)
        g.note(LAID, civ)
        self.lowest = card
        if not g.switches.combination_play:
            self.turn += 1
            self.lowest = 0

    def reveal(self, g: InnerSea) -> None:
        """All cards put down are revealed together (R7.5)."""
        for i in range(len(self.laid_card)):
            g.seal()
            g.note(REVEALED, self.laid_civ[i], self.laid_card[i])
            if self.laid_card[i] in FEARED_BY_ELEPHANTS:
                self.feared |= 1 << self.laid_civ[i]
        self.next_part()

    def next_negation(self, g: InnerSea) -> None:
        """Settle a negation just played; ask the next civilization that might hold one."""
        if self.negation != NONE:
            clear_away(g, self.negation)
            if g.verdict == 0:
                self.cancel(g, self.target)
            self.negation = NONE
            self.turn += 1
        while self.turn < len(g.order):
            if self.could_negate(g, self.civ(g)):
                g.decide(self.civ(g))
                return
            self.turn += 1
        self.next_part()

    def could_negate(self, g: InnerSea, civ: int) -> bool:
        """Say whether a civilization might hold a negation that fits a card shown here."""
        if not g.players[civ].hand:
            return False
        for i in range(len(self.laid_card)):
            for negation in (INFORMER, EVIL_EYE):
                if self.fits(g, civ, negation, i) and not g.is_in_sight(negation):
                    return True
        return False

    def fits(self, g: InnerSea, civ: int, negation: int, i: int) -> bool:
        """Informer needs own disks here; nobody cancels the own card."""
        if self.laid_civ[i] == civ or not cancels(negation, self.laid_card[i]):
            return False
        return negation != INFORMER or self.own(g, civ) > 0

    def offer_negations(self, g: InnerSea, out: list[int]) -> None:
        """Offer Informer and Evil Eye against every card they fit."""
        civ = self.civ(g)
        for negation in (EVIL_EYE, INFORMER):
            if negation in g.players[civ].hand:
                for i in range(len(self.laid_card)):
                    if self.fits(g, civ, negation, i):
                        out.append(pack(NEGATE, negation, self.laid_card[i]))

    def cancel(self, g: InnerSea, card: int) -> None:
        """A cancelled card is discarded without effect."""
        g.note(CARD_CANCELLED, self.civ(g), card)
        self.drop(g, self.laid_card.index(card), True)

    def drop(self, g: InnerSea, i: int, is_spent: bool) -> None:
        """A laid card goes to the discard pile, or returns to its owner's hand (R7.7)."""
        card, civ = self.laid_card[i], self.laid_civ[i]
        del self.laid_card[i]
        del self.laid_civ[i]
        if is_spent:
            g.discard.append(card)
        else:
            insert_sorted(g.players[civ].hand, card)
            g.note(RETURNED, civ, card)

    def next_card(self, g: InnerSea) -> None:
        """Carry out the cards in turn order, each once all that it asks is named."""
        if self.card == NONE:
            i = self.first_card(g)
            if i == NONE:
                self.finish_cards(g)
                return
            self.turn = g.rank(self.laid_civ[i])
            if not is_usable(g, self.laid_civ[i], self.laid_card[i], self.area):
                self.drop(g, i, False)
                return
            self.card = self.laid_card[i]
            self.picks = []
        out: list[int] = []
        self.options(g, out)
        if out:
            g.decide(self.civ(g))
            return
        self.use_card(g, self.civ(g), self.card)

    def first_card(self, g: InnerSea) -> int:
        """Find the laid card whose owner is earliest in turn order."""
        best = NONE
        for i in range(len(self.laid_card)):
            if best == NONE or g.rank(self.laid_civ[i]) < g.rank(self.laid_civ[best]):
                best = i
        return best

    def finish_cards(self, g: InnerSea) -> None:
        """After all cards: the infantry of a scenario, then the removals."""
        for civ in g.order:
            if self.own(g, civ) > 0 and has_permanent_infantry(g, civ):
                add_white(g, civ, self.area, 1)
        self.next_part()

    def use_card(self, g: InnerSea, civ: int, card: int) -> None:
        """Do what a card says; whoever must remove a disk for it does so next."""
        picks = self.picks
        self.drop(g, self.laid_card.index(card), True)
        self.card = NONE
        self.picks = []
        rally(g, civ, card, self.area, picks)
        is_favoured = self.is_favoured(civ, card)
        add_white(g, civ, self.area, white_here(g, civ, card, self.area, is_favoured))
        if card == PHALANX:
            self.shields |= 1 << civ
        elif card == CAVALRY:
            self.riders |= 1 << civ
        elif card == FIRE_SHIPS:
            self.burn(g, civ)
        elif card == TRAITOR:
            self.betray(g, y_of(picks[0]))
        elif card == SIEGE_ENGINES:
            self.lost[y_of(picks[0])] += g.remove(y_of(picks[0]), self.area, 1)
        elif card == COMPOSITE_BOWS:
            self.losers = [y_of(picks[0])]
            self.loss_card = card
        elif card == AMBUSH:
            self.ambush(g, y_of(picks[0]))

    def is_favoured(self, civ: int, card: int) -> bool:
        """Elephants that nobody frightens, or walls around what was a City at the start."""
        if card == WAR_ELEPHANTS:
            return (self.feared & ~(1 << civ)) == 0
        return self.own_at_start[civ] >= CITY

    def burn(self, g: InnerSea, civ: int) -> None:
        """Fire Ships: each opponent removes a disk."""
        self.loss_card = FIRE_SHIPS
        for other in [*g.order, BARBARIANS]:
            if other != civ and self.strength(g, other) > 0 and can_hit(g, civ, other, self.area):
                self.losers.append(other)

    def betray(self, g: InnerSea, victim: int) -> None:
        """Traitor: all disks of one opponent leave, own and white, without substitution."""
        g.white[self.area * FACTIONS + victim] = 0
        self.lost[victim] += g.remove(victim, self.area, self.own(g, victim))

    def ambush(self, g: InnerSea, victim: int) -> None:
        """Ambush: up to two white disks go, or else an own one."""
        i = self.area * FACTIONS + victim
        if g.white[i] > 0:
            g.white[i] -= min(2, g.white[i])
        else:
            self.losers = [victim]
            self.loss_card = AMBUSH

    # Afterwards

    def loot(self, g: InnerSea) -> None:
        """A Talent and a point if three disks of one civilization were destroyed (R7.20)."""
        self.next_part()
        civ = self.winner(g)
        if civ == NONE or KIND[self.area] != LAND:
            return
        for other in range(len(g.players)):
            if other != civ and self.lost[other] >= LOOT_DISKS:
                take_loot(g, civ, self.area)
                return

    def next_ride(self, g: InnerSea) -> None:
        """Cavalry may move on from an area its owner controls."""
        while self.turn < len(g.order):
            civ = self.civ(g)
            if (self.riders >> civ) & 1 and self.winner(g) == civ:
                out: list[int] = []
                self.offer_rides(g, out)
                if out:
                    g.decide(civ)
                    return
            self.turn += 1
        g.pop()

    def offer_rides(self, g: InnerSea, out: list[int]) -> None:
        """Offer adjacent land areas that are empty or controlled, leaving one disk behind."""
        civ = self.civ(g)
        if self.rides == MOST_RIDERS or self.own(g, civ) <= 1:
            return
        for area in g.chart().land_near[self.area]:
            if g.others(area, civ) == 0:
                out.append(pack(MOVE, self.area, area))

    def ride(self, g: InnerSea, start: int, goal: int) -> None:
        """Move one disk on."""
        civ = self.civ(g)
        self.rides += 1
        g.lift(civ, start, 1)
        g.put(civ, goal, 1)
        g.note(MOVED, civ, start, goal)

    def is_midway(self) -> bool:
        """Who holds the area is not decided."""
        return True
