"""Colonization: the auction for a territory and the force that is sent (R6.2)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.through_the_ages.armies import army_strength
from aevum.games.through_the_ages.colonies import GainColony
from aevum.games.through_the_ages.effect_ids import GENGHIS_KHAN, JAMES_COOK
from aevum.games.through_the_ages.ids import (
    BID,
    BID_MADE,
    BONUS,
    BONUS_PLAYED,
    DISCARD,
    EVENT_OVER,
    FIRST_UNIT,
    NONE,
    NOT_COLONIZED,
    PLAY,
    SEND,
    SLOTS,
    UNITS_SENT,
)
from aevum.games.through_the_ages.names import card_word
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.ratings import (
    colonization_modifier,
)
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AMOUNT,
    CARDS,
    COLONY_BONUS,
    EFFECT,
    KIND,
    SLOT_CARD,
    SLOT_STRENGTH,
)
from aevum.games.through_the_ages.told import note_ratings, told_ratings
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

MOST_BID: Final = 90


def unit_force(p: Player, units: list[i64]) -> int:
    """The strength of units that are sent, grouped into armies (R6.2.3, R6.2.4, R6.2.8)."""
    total = army_strength(units, p.tactic, EFFECT[p.leader] == GENGHIS_KHAN)
    for slot in range(FIRST_UNIT, SLOTS):
        total += units[slot] * SLOT_STRENGTH[slot]
    return total


def has_unit(p: Player) -> bool:
    """Say whether there is a unit to send (R6.2.7)."""
    for slot in range(FIRST_UNIT, SLOTS):
        if p.workers[slot] > 0:
            return True
    return False


def card_force(p: Player, discarded: int) -> int:
    """What all bonus cards of the hand would add, and Cook's discards (R6.2.6)."""
    total = 0
    others = 0
    for card in p.military_hand:
        if KIND[card] == BONUS:
            total += COLONY_BONUS[card]
        else:
            others += 1
    if EFFECT[p.leader] == JAMES_COOK:
        total += min(AMOUNT[p.leader] - discarded, others)
    return total


def most_force(p: Player) -> int:
    """The strongest colonization force that can really be sent; none without a unit (R6.2.1)."""
    if not has_unit(p):
        return 0
    return unit_force(p, p.workers) + colonization_modifier(p) + card_force(p, 0)


@dataclass(init=False, slots=True)
class Auction(Frame):
    """All may bid for a revealed territory, clockwise, until one is left (R6.2.1, R6.2.2)."""

    card: int
    turn: int
    waiting: int
    bid: int
    bidder: int

    def __init__(
        self, card: int = 0, turn: int = 0, waiting: int = 0, bid: int = 0, bidder: int = NONE
    ) -> None:
        self.card = card
        self.turn = turn
        self.waiting = waiting
        self.bid = bid
        self.bidder = bidder

    def copy(self) -> "Auction":
        """Return a frame with the same memory."""
        return Auction(self.card, self.turn, self.waiting, self.bid, self.bidder)

    def step(self, g: Ages) -> None:
        """Ask the next player who has not passed; the last one left must colonize."""
        if self.waiting == 0:
            g.note(NOT_COLONIZED, self.turn, self.card)
            g.note(EVENT_OVER, self.turn)
            g.past = [*g.past, self.card]
            g.pop()
            return
        while not (self.waiting >> self.turn) & 1:
            self.turn = (self.turn + 1) % g.seats
        if self.turn == self.bidder:
            g.goto(Colonize(self.bidder, self.card, self.bid))
        else:
            g.ask(self.turn)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer to pass, and every higher bid that can be kept."""
        out.append(DONE)
        most = min(MOST_BID, most_force(g.players[self.turn]))
        for bid in range(self.bid + 1, most + 1):
            out.append(pack(BID, bid))

    def answer(self, g: Ages, action: int) -> None:
        """Pass for good, or bid."""
        seat = self.turn
        self.turn = (seat + 1) % g.seats
        if action == DONE:
            self.waiting &= ~(1 << seat)
        else:
            self.bid = x_of(action)
            self.bidder = seat
        g.note(BID_MADE, seat, x_of(action))

    def prompt(self, g: Ages) -> Msg:
        """Name the territory and the highest bid."""
        return Msg(
            "prompt-auction", seat=seat_name(self.turn), card=card_word(self.card), n=self.bid
        )

    def show(self, g: Ages, seat: int) -> Doing:
        """Show the bids, and who may still bid."""
        return {
            "kind": "auction",
            "card": CARDS[self.card],
            "bid": self.bid,
            "bidder": self.bidder,
            "waiting": [other for other in range(g.seats) if (self.waiting >> other) & 1],
        }


@dataclass(init=False, slots=True)
class Colonize(Frame):
    """The winner sends units, then plays bonus cards, to reach the bid (R6.2.3 to R6.2.9)."""

    seat: int
    card: int
    bid: int
    sent: list[int]
    lowest: int
    bonus: int
    discarded: int

    def __init__(self, seat: int = 0, card: int = 0, bid: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.bid = bid
        self.sent = []
        self.lowest = 0
        self.bonus = 0
        self.discarded = 0

    def copy(self) -> "Colonize":
        """Return a frame with the same memory."""
        new = Colonize(self.seat, self.card, self.bid)
        new.sent = self.sent[:]
        new.lowest = self.lowest
        new.bonus = self.bonus
        new.discarded = self.discarded
        return new

    def step(self, g: Ages) -> None:
        """Ask for the next unit or card."""
        g.ask(self.seat)

    def units(self) -> list[i64]:
        """The units sent so far, a number for each slot."""
        units: list[i64] = [0] * SLOTS
        for slot in self.sent:
            units[slot] += 1
        return units

    def force(self, p: Player, units: list[i64]) -> int:
        """The force of these units with modifiers and the cards played so far."""
        return unit_force(p, units) + colonization_modifier(p) + self.bonus

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer what can still lead to the bid, and to stop once it is reached."""
        p = g.players[self.seat]
        units = self.units()
        force = self.force(p, units)
        if self.sent and force >= self.bid:
            out.append(DONE)
        if self.bonus == 0:
            self.unit_options(p, units, out)
        if self.sent and force + card_force(p, self.discarded) >= self.bid:
            self.card_options(p, force, out)

    def unit_options(self, p: Player, units: list[i64], out: list[int]) -> None:
        """Offer units in ascending order, if those from there on and all cards would suffice."""
        cards = card_force(p, 0)
        for slot in p.slots:
            if slot < FIRST_UNIT or slot < self.lowest or p.workers[slot] == 0:
                continue
            reachable = units[:]
            for other in p.slots:
                if other >= slot:
                    reachable[other] += p.workers[other]
            if self.force(p, reachable) + cards >= self.bid:
                out.append(pack(SEND, slot))

    def card_options(self, p: Player, force: int, out: list[int]) -> None:
        """Offer bonus cards, and discards for Cook, that can still lead to the bid."""
        last = NONE
        for card in p.military_hand:
            if card == last:
                continue
            last = card
            if KIND[card] == BONUS:
                out.append(pack(PLAY, card))
            elif EFFECT[p.leader] == JAMES_COOK and self.discarded < AMOUNT[p.leader]:
                out.append(pack(DISCARD, card))

    def answer(self, g: Ages, action: int) -> None:
        """Send a unit, play or discard a card, or sail."""
        p = g.players[self.seat]
        kind, x = kind_of(action), x_of(action)
        if kind == SEND:
            p.put_workers(x, -1)
            p.yellow += 1
            self.sent.append(x)
            self.lowest = x
            g.note(UNITS_SENT, self.seat, SLOT_CARD[x])
        elif kind == PLAY:
            p.give_military_card(x)
            g.discard_shown(x)
            self.bonus += COLONY_BONUS[x]
            g.note(BONUS_PLAYED, self.seat, x)
        elif kind == DISCARD:
            g.discard_secretly(self.seat, x)
            self.bonus += 1
            self.discarded += 1
        else:
            self.sail(g)

    def sail(self, g: Ages) -> None:
        """The units are gone, and with them their strength (R6.2.3)."""
        g.goto(GainColony(self.seat, self.card))
        p = g.players[self.seat]
        for slot in self.sent:
            p.put_workers(slot, 1)
        ratings = told_ratings(g, self.seat)
        for slot in self.sent:
            p.put_workers(slot, -1)
        note_ratings(g, self.seat, ratings)

    def set_asked(self, g: Ages) -> int:
        """Units and cards of the force may be named in any order (R6.2.3)."""
        return 1

    def is_midway(self) -> bool:
        """The force has not sailed."""
        return True

    def prompt(self, g: Ages) -> Msg:
        """Say how strong the force must be, and how strong it is."""
        return Msg(
            "prompt-colonize",
            seat=seat_name(self.seat),
            card=card_word(self.card),
            n=self.bid,
            force=self.force(g.players[self.seat], self.units()),
        )

    def show(self, g: Ages, seat: int) -> Doing:
        """Show the force that is sent."""
        return {
            "kind": "colonize",
            "seat": self.seat,
            "card": CARDS[self.card],
            "bid": self.bid,
            "sent": [CARDS[SLOT_CARD[slot]] for slot in self.sent],
            "bonus": self.bonus,
            "force": self.force(g.players[self.seat], self.units()),
        }
