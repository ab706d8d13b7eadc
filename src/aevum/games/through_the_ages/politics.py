"""The politics phase: events, aggressions, wars, pacts, resignation (R3)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.attacks import (
    attack_price,
    end_pacts_by_attack,
    obstacle_but_strength,
    weaker_rivals,
)
from aevum.games.through_the_ages.colonies import GainColony
from aevum.games.through_the_ages.effect_ids import (
    ALEXANDER_THE_GREAT,
    CHRISTOPHER_COLUMBUS,
    JOAN_OF_ARC,
    JULIUS_CAESAR,
)
from aevum.games.through_the_ages.events import prepare_event, top_event
from aevum.games.through_the_ages.ids import (
    AGE_IV,
    AGGRESSION,
    ATTACK,
    ATTACKED,
    BREAK,
    EVENT,
    NONE,
    OFFER,
    PACT,
    PEEKED,
    PREPARE,
    RESIGN,
    SIDE_A,
    SIDE_B,
    TERRITORY,
    USE,
    USED,
    WAR,
    WAR_DECLARED,
)
from aevum.games.through_the_ages.leaders import remove_leader
from aevum.games.through_the_ages.pacts import OfferPact
from aevum.games.through_the_ages.question import Question
from aevum.games.through_the_ages.resign import resign
from aevum.games.through_the_ages.row import end_pact
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT, KIND, PACT_HAS_SIDES
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

UNCOMPARED: Final = -1
"""The strengths have not been compared yet."""


@dataclass(init=False, slots=True)
class Politics(Frame):
    """At most one political action, with Caesar once a game a second one (R3.0)."""

    seat: int
    taken: int
    has_looked: bool
    is_done: bool

    def __init__(
        self, seat: int = 0, taken: int = 0, has_looked: bool = False, is_done: bool = False
    ) -> None:
        self.seat = seat
        self.taken = taken
        self.has_looked = has_looked
        self.is_done = is_done

    def copy(self) -> "Politics":
        """Return a frame with the same memory."""
        return Politics(self.seat, self.taken, self.has_looked, self.is_done)

    def step(self, g: Ages) -> None:
        """Ask for a political action until it is taken or waived."""
        p = g.players[self.seat]
        has_second = EFFECT[p.leader] == JULIUS_CAESAR and not p.has_used_caesar
        if self.is_done or p.is_out or self.taken >= (2 if has_second else 1):
            g.pop()
        else:
            g.ask(self.seat)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer to do nothing, and every political action."""
        out.append(DONE)
        p = g.players[self.seat]
        if EFFECT[p.leader] == JOAN_OF_ARC and self.taken == 0 and not self.has_looked:
            out.append(pack(USE, p.leader))
        self.hand_options(g, out)
        if g.pacts > 0:
            for owner in g.pacts_of(self.seat):
                out.append(pack(BREAK, owner))
        if EFFECT[p.leader] == ALEXANDER_THE_GREAT:
            out.append(pack(USE, p.leader))
        if g.switches.may_resign and g.age < AGE_IV:
            out.append(pack(RESIGN))

    def hand_options(self, g: Ages, out: list[int]) -> None:
        """Offer what the cards of the military hand allow."""
        p = g.players[self.seat]
        last = NONE
        weaker = UNCOMPARED
        for card in p.military_hand:
            if card == last:
                continue
            last = card
            kind = KIND[card]
            if kind == EVENT or kind == TERRITORY:
                out.append(pack(PREPARE, card))
                if kind == TERRITORY and EFFECT[p.leader] == CHRISTOPHER_COLUMBUS:
                    out.append(pack(USE, p.leader, card))
            elif kind == AGGRESSION or kind == WAR:
                for rival in range(g.seats):
                    if obstacle_but_strength(g, self.seat, card, rival) != NONE:
                        continue
                    if kind == AGGRESSION and weaker == UNCOMPARED:
                        weaker = weaker_rivals(g, self.seat)
                    if kind == WAR or (weaker >> rival) & 1:
                        out.append(pack(ATTACK, card, rival))
            elif kind == PACT and g.playing() > 2:
                self.pact_options(g, card, out)

    def pact_options(self, g: Ages, card: int, out: list[int]) -> None:
        """Offer a pact to every other player, with each side if it has sides (R3.4.1)."""
        for other in range(g.seats):
            if other == self.seat or g.players[other].is_out:
                continue
            out.append(pack(OFFER, card, other * 2 + SIDE_A))
            if PACT_HAS_SIDES[card]:
                out.append(pack(OFFER, card, other * 2 + SIDE_B))

    def answer(self, g: Ages, action: int) -> None:
        """Take a political action, look at the next event, or do nothing."""
        kind, x = kind_of(action), x_of(action)
        if action == DONE:
            self.is_done = True
            return
        if kind == USE and EFFECT[x] == JOAN_OF_ARC:
            self.has_looked = True
            look(g, self.seat)
            return
        self.taken += 1
        if self.taken == 2:
            g.players[self.seat].has_used_caesar = True
            self.is_done = True
        if kind == PREPARE:
            prepare_event(g, self.seat, x)
        elif kind == ATTACK:
            attack(g, self.seat, x, y_of(action))
        elif kind == OFFER:
            g.players[self.seat].give_military_card(x)
            g.push(OfferPact(self.seat, x, y_of(action) // 2, y_of(action) % 2))
        elif kind == BREAK:
            end_pact(g, x)
        elif kind == RESIGN:
            resign(g, self.seat)
        else:
            use_leader(g, self.seat, x, y_of(action))

    def prompt(self, g: Ages) -> Msg:
        """Ask for a political action, or for Caesar's second one."""
        key = "prompt-politics-again" if self.taken else "prompt-politics"
        return Msg(key, seat=seat_name(self.seat))

    def show(self, g: Ages, seat: int) -> Doing:
        """Show who is in the politics phase."""
        return {"kind": "politics", "seat": self.seat}


@dataclass(init=False, slots=True)
class Look(Question):
    """Who has given up the political action still has the phase, and Joan her look (R10.12.4)."""

    def copy(self) -> "Look":
        """Return a frame with the same memory."""
        return Look(self.seat)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer to go on, and to look."""
        out.append(DONE)
        out.append(pack(USE, g.players[self.seat].leader))

    def answer(self, g: Ages, action: int) -> None:
        """Look at the next event, or go on."""
        g.pop()
        if action != DONE:
            look(g, self.seat)

    def show(self, g: Ages, seat: int) -> Doing:
        """Show who is in the politics phase."""
        return {"kind": "politics", "seat": self.seat}


def push_look(g: Ages, seat: int) -> None:
    """Let Joan of Arc look in a politics phase without a political action (R10.12.4)."""
    if EFFECT[g.players[seat].leader] == JOAN_OF_ARC:
        g.push(Look(seat))


def look(g: Ages, seat: int) -> None:
    """Joan of Arc looks secretly at the top card of the current events."""
    g.seal()
    g.next_event = top_event(g)
    g.next_seen |= 1 << seat
    g.whisper(PEEKED, seat, g.next_event)


def attack(g: Ages, seat: int, card: int, rival: int) -> None:
    """Reveal an aggression or a war, pay for it, and end pacts that do not bear it."""
    p = g.players[seat]
    p.spend_military(attack_price(g, card, rival))
    p.give_military_card(card)
    end_pacts_by_attack(g, seat, rival)
    if KIND[card] == WAR:
        p.war = card
        p.war_target = rival
        g.note(WAR_DECLARED, seat, card, rival)
    else:
        g.note(ATTACKED, seat, card, rival)
        g.push(Aggression(seat, card, rival))


def use_leader(g: Ages, seat: int, leader: int, card: int) -> None:
    """Alexander gives a token when he leaves, Columbus a colony."""
    g.note(USED, seat, leader)
    remove_leader(g, seat)
    if EFFECT[leader] == ALEXANDER_THE_GREAT:
        g.players[seat].gain_yellow(1)
    else:
        g.players[seat].give_military_card(card)
        g.push(GainColony(seat, card))
