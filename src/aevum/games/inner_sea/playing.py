"""The Card Phase: one action each, round after round, until all have passed (R6)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.cards import ADDS, DEEDS, NEEDS_NO_TARGET, can_play
from aevum.games.inner_sea.cards_add import TYRANT
from aevum.games.inner_sea.drawing import Draw, KeepOne
from aevum.games.inner_sea.effects import Effects, in_turn_order, victims
from aevum.games.inner_sea.ids import (
    BUILD,
    CARD_PLAYED,
    EXCHANGE,
    EXCHANGED,
    GIVE_DISK,
    PASSED,
    PHOENICIANS,
    PLAY,
    WONDER,
)
from aevum.games.inner_sea.reactions import Reactions, clear_away, lay_out
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.wonders import (
    ARCHITECT,
    PRICE,
    PRICE_OF_ARCHITECT,
    BuildWonder,
    available_wonders,
    can_build,
)
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.state import Frame

BLOOD_OFFERING: Final = 95


@dataclass(init=False, slots=True)
class CardPhase(Frame):
    """In turn order each civilization takes one action, until all have passed."""

    turn: int
    is_keeping: bool
    """The Phoenicians have drawn two cards and keep one."""

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn
        self.is_keeping = False

    def copy(self) -> "CardPhase":
        """Return a frame with the same memory."""
        new = CardPhase(self.turn)
        new.is_keeping = self.is_keeping
        return new

    def step(self, g: InnerSea) -> None:
        """Ask the next civilization that has not passed."""
        if self.is_keeping:
            self.is_keeping = False
            g.push(KeepOne(g.order[self.turn]))
            return
        for _ in range(len(g.order)):
            civ = g.order[self.turn]
            if not g.players[civ].has_passed:
                g.decide(civ)
                return
            self.turn = (self.turn + 1) % len(g.order)
        g.pop()

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer to pass, the Phoenician exchange, Wonders, and the cards that have an effect."""
        civ = g.order[self.turn]
        p = g.players[civ]
        out.append(DONE)
        if p.civilization == PHOENICIANS and not p.has_exchanged:
            for card in p.hand:
                out.append(pack(EXCHANGE, card))
        if can_build(g, civ, PRICE, len(p.hand)):
            for wonder in available_wonders(g):
                out.append(pack(BUILD, wonder))
        for card in p.hand:
            if card == ARCHITECT:
                if can_build(g, civ, PRICE_OF_ARCHITECT, len(p.hand) - 1) and available_wonders(g):
                    out.append(pack(PLAY, card))
            elif can_play(g, civ, card):
                out.append(pack(PLAY, card))

    def answer(self, g: InnerSea, action: int) -> None:
        """Pass, exchange a card, build, or play a card."""
        civ = g.order[self.turn]
        kind, x = kind_of(action), x_of(action)
        if kind == EXCHANGE:
            self.exchange(g, civ, x)
            return
        self.turn = (self.turn + 1) % len(g.order)
        if kind == BUILD:
            g.push(BuildWonder(civ, x, PRICE))
        elif kind == PLAY:
            lay_out(g, civ, x)
            g.note(CARD_PLAYED, civ, x)
            g.push(PlayCard(x, civ))
        else:
            g.players[civ].has_passed = True
            g.note(PASSED, civ)

    def exchange(self, g: InnerSea, civ: int, card: int) -> None:
        """Discard one card, draw two, keep one of them; this is no action (R12.5)."""
        g.players[civ].has_exchanged = True
        g.spend_card(civ, card)
        g.note(EXCHANGED, civ, card)
        self.is_keeping = True
        g.push(Draw(civ, 2, True))


@dataclass(init=False, slots=True)
class PlayCard(Frame):
    """Announce a card with all its targets, let the others react, carry it out (R5.18)."""

    card: int
    civ: int
    picks: list[int]
    is_announced: bool
    is_done: bool

    def __init__(self, card: int = 0, civ: int = 0) -> None:
        self.card = card
        self.civ = civ
        self.picks = []
        self.is_announced = False
        self.is_done = False

    def copy(self) -> "PlayCard":
        """Return a frame with the same memory."""
        new = PlayCard(self.card, self.civ)
        new.picks = self.picks[:]
        new.is_announced = self.is_announced
        new.is_done = self.is_done
        return new

    def step(self, g: InnerSea) -> None:
        """Ask for targets; then open the window; then carry out what stands."""
        if self.is_done:
            if self.card in g.removed and not is_in_front(g, self.card):
                clear_away(g, self.card)
            g.pop()
        elif self.is_announced:
            self.is_done = True
            if g.verdict == 0:
                effects = Effects(self.card, self.civ)
                effects.ops = self.planned(g)
                g.push(effects)
        elif self.needs_pick(g):
            g.decide(self.civ)
        else:
            self.announce(g)

    def needs_pick(self, g: InnerSea) -> bool:
        """Say whether a target is still to be named."""
        if self.picks and self.picks[-1] == DONE:
            return False
        if not self.picks and not NEEDS_NO_TARGET[self.card] and not ADDS[self.card]:
            return True
        out: list[int] = []
        self.options(g, out)
        return len(out) > 0 and (len(out) > 1 or out[0] != DONE)

    def planned(self, g: InnerSea) -> list[int]:
        """List all that the card will do."""
        ops: list[int] = []
        DEEDS[self.card].effect(g, self.civ, self.card, self.picks, ops)
        return in_turn_order(g, ops)

    def announce(self, g: InnerSea) -> None:
        """Pay the costs and open the window of reactions."""
        self.is_announced = True
        if self.card == TYRANT:
            g.lose_points(self.civ, 1)
        elif self.card == BLOOD_OFFERING and kind_of(self.picks[0]) == GIVE_DISK:
            g.remove(self.civ, x_of(self.picks[0]), 1)
        g.immune = 0
        g.affected = victims(self.planned(g), self.civ)
        g.push(Reactions(self.card, self.civ))

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer the next target."""
        if self.card == ARCHITECT:
            for wonder in available_wonders(g):
                out.append(pack(WONDER, wonder))
        else:
            DEEDS[self.card].offer(g, self.civ, self.card, self.picks, out)

    def answer(self, g: InnerSea, action: int) -> None:
        """Name a target; the Architect goes on with the payment."""
        if self.card == ARCHITECT:
            g.goto(BuildWonder(self.civ, x_of(action), PRICE_OF_ARCHITECT, self.card))
        else:
            self.picks.append(action)

    def is_midway(self) -> bool:
        """The card is on the table and its targets are not all named."""
        return not self.is_announced


def is_in_front(g: InnerSea, card: int) -> bool:
    """Say whether a card lies in front of a rival (Drought)."""
    for p in g.players:
        if p.has_drought and card == 8:
            return True
    return False
