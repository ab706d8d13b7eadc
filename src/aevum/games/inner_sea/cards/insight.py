"""Looking at cards and passing them on: Ambassador, Tribute, Mathematician, Mysteries."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_sorted, without
from aevum.games.inner_sea.cards.drawing import Draw
from aevum.games.inner_sea.cards.piles import discard_card, draw_card
from aevum.games.inner_sea.ids import DISCARD, GAVE_CARD, GIVE, LOOKED, NEXT, NONE, TAKE, TOOK_CARD
from aevum.games.inner_sea.names import faction_word, who_decides
from aevum.games.inner_sea.npc.card_rank import best_card, worst_card
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg
from aevum.kernel.zones import insert_sorted

LOOK_AHEAD: Final = 5


def hand_over(g: Sea, giver: int, taker: int, card: int) -> None:
    """Give a card from one hand to another; both know it."""
    g.players[giver].hand.remove(card)
    insert_sorted(g.players[taker].hand, card)
    g.whisper_civ(GAVE_CARD, giver, card, g.as_now(taker))
    g.whisper_civ(TOOK_CARD, taker, card, g.as_now(giver))


@dataclass(init=False, slots=True)
class Embassy(Procedure):
    """Look at a rival's hand, take a card, then give one (Ambassador)."""

    civ: int
    rival: int
    has_taken: bool

    def __init__(self, civ: int = 0, rival: int = 0) -> None:
        self.civ = civ
        self.rival = rival
        self.has_taken = False

    def copy(self) -> "Embassy":
        """Return a frame with the same memory."""
        new = Embassy(self.civ, self.rival)
        new.has_taken = self.has_taken
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        key = "prompt-give" if self.has_taken else "prompt-take"
        return Msg(key, who=who_decides(g), other=faction_word(g, self.rival))

    def step(self, g: Sea) -> None:
        """Ask which card is taken, then which is given."""
        if not self.has_taken and not g.players[self.rival].hand:
            g.pop()
            return
        if not self.has_taken:
            g.seal()
            g.note(LOOKED, self.civ, g.as_now(self.rival))
        g.decide(self.civ)

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the rival's cards, then the own ones."""
        if self.has_taken:
            for card in g.players[self.civ].hand:
                out.append(pack(GIVE, card))
        else:
            for card in g.players[self.rival].hand:
                out.append(pack(TAKE, card))

    def answer(self, g: Sea, action: int) -> None:
        """Take one card, then give one."""
        if self.has_taken:
            hand_over(g, self.civ, self.rival, x_of(action))
            g.pop()
        else:
            hand_over(g, self.rival, self.civ, x_of(action))
            self.has_taken = True

    def is_midway(self) -> bool:
        """The cards have not changed hands."""
        return True

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Take the best card, give the worst (S6.13)."""
        return worst_card(options) if self.has_taken else best_card(options)


def look_ahead(g: Sea, civ: int) -> None:
    """Take the top five cards of the deck aside to look at them."""
    p = g.players[civ]
    for _ in range(LOOK_AHEAD):
        card = draw_card(g)
        if card != NONE:
            p.aside = with_sorted(p.aside, card)


@dataclass(init=False, slots=True)
class Foresight(Procedure):
    """Put the cards looked at back in any order, the next to be drawn first, then draw one."""

    civ: int
    order: list[int]

    def __init__(self, civ: int = 0) -> None:
        self.civ = civ
        self.order = []

    def copy(self) -> "Foresight":
        """Return a frame with the same memory."""
        new = Foresight(self.civ)
        new.order = self.order[:]
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-next", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Ask for the next card of the order; when all are back, draw."""
        p = g.players[self.civ]
        if p.aside:
            g.decide(self.civ)
            return
        g.top = [*g.top, *reversed(self.order)]
        g.top_known = self.civ if self.order else g.top_known
        g.goto(Draw(self.civ, 1))

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer every card that is not back yet."""
        for card in g.players[self.civ].aside:
            out.append(pack(NEXT, card))

    def answer(self, g: Sea, action: int) -> None:
        """Name the card that comes next."""
        p = g.players[self.civ]
        p.aside = without(p.aside, x_of(action))
        self.order.append(x_of(action))

    def is_midway(self) -> bool:
        """The cards are not back yet."""
        return True

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Put the best card first (S6.13)."""
        return best_card(options)


@dataclass(init=False, slots=True)
class Mysteries(Procedure):
    """Discard any number of cards, then draw as many and one more."""

    civ: int
    count: int
    lowest: int

    def __init__(self, civ: int = 0) -> None:
        self.civ = civ
        self.count = 0
        self.lowest = 0

    def copy(self) -> "Mysteries":
        """Return a frame with the same memory."""
        new = Mysteries(self.civ)
        new.count = self.count
        new.lowest = self.lowest
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-mysteries", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Ask for one more card as long as there is any."""
        if g.players[self.civ].hand:
            g.decide(self.civ)
        else:
            g.goto(Draw(self.civ, self.count + 1))

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer to stop, and the cards in ascending order."""
        out.append(DONE)
        for card in g.players[self.civ].hand:
            if card >= self.lowest:
                out.append(pack(DISCARD, card))

    def answer(self, g: Sea, action: int) -> None:
        """Discard one more, or draw."""
        if action == DONE:
            g.goto(Draw(self.civ, self.count + 1))
            return
        self.count += 1
        self.lowest = x_of(action)
        discard_card(g, self.civ, x_of(action))

    def set_asked(self, g: Sea) -> int:
        """The cards may be named in any order."""
        return 1

    def is_midway(self) -> bool:
        """The cards are not drawn yet."""
        return self.count > 0
