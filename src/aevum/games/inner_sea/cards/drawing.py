"""Drawing cards, with events and replacements (R5.6 to R5.8), keeping some, the hand limit."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_sorted
from aevum.games.inner_sea.card_ids import ATLANTIS_RISES, BREATH_OF_GOD, OMEN_IN_THE_HEAVENS
from aevum.games.inner_sea.cards.events import Invasion, rise_atlantis
from aevum.games.inner_sea.cards.piles import discard_card, draw_card, is_event, receive, shuffle
from aevum.games.inner_sea.ids import DISCARD, DISCARDED, DREW, EVENT_DRAWN, KEEP, NONE
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.npc.card_rank import best_card, first_discard
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.kernel.action import pack, x_of
from aevum.kernel.message import Msg
from aevum.kernel.zones import insert_sorted

NEW_HAND: Final = 4


def begin_event(g: Sea, civ: int, event: int) -> None:
    """Carry out an event that was drawn; it lies on the discard pile afterwards."""
    if event == OMEN_IN_THE_HEAVENS:
        g.removed.append(OMEN_IN_THE_HEAVENS)
        g.is_omen_out = True
        shuffle(g)
    elif event == ATLANTIS_RISES:
        rise_atlantis(g, civ)
    elif event == BREATH_OF_GOD:
        g.push(BreathOfGod())
    else:
        g.push(Invasion(event, True))


@dataclass(init=False, slots=True)
class BreathOfGod(Procedure):
    """Every civilization discards its whole hand; then each draws four cards in turn order."""

    done: int

    def __init__(self, done: int = NONE) -> None:
        self.done = done

    def copy(self) -> "BreathOfGod":
        """Return a frame with the same memory."""
        return BreathOfGod(self.done)

    def step(self, g: Sea) -> None:
        """Discard all hands, then let the next civilization draw."""
        if self.done == NONE:
            for civ in g.order:
                for card in g.players[civ].hand[:]:
                    discard_card(g, civ, card)
            self.done = 0
        if self.done == len(g.order):
            g.discard.append(BREATH_OF_GOD)
            g.pop()
            return
        civ = g.order[self.done]
        self.done += 1
        g.push(Draw(civ, NEW_HAND))


@dataclass(init=False, slots=True)
class Draw(Procedure):
    """A civilization draws cards; events are carried out, the highest first, and replaced."""

    civ: int
    count: int
    is_aside: bool
    waiting: list[int]
    """Events drawn and not carried out yet."""

    def __init__(self, civ: int = 0, count: int = 0, is_aside: bool = False) -> None:
        self.civ = civ
        self.count = count
        self.is_aside = is_aside
        self.waiting = []

    def copy(self) -> "Draw":
        """Return a frame with the same memory."""
        new = Draw(self.civ, self.count, self.is_aside)
        new.waiting = self.waiting[:]
        return new

    def step(self, g: Sea) -> None:
        """Draw what is to be drawn, then carry out the highest event and draw a replacement."""
        while self.count > 0:
            self.count -= 1
            self.draw_one(g)
        if not self.waiting:
            g.pop()
            return
        event = max(self.waiting)
        self.waiting.remove(event)
        self.count += 1
        g.note(EVENT_DRAWN, self.civ, event)
        begin_event(g, self.civ, event)

    def draw_one(self, g: Sea) -> None:
        """Draw one card; without any card left nothing is drawn."""
        card = draw_card(g)
        if card == NONE:
            return
        if is_event(card):
            self.waiting.append(card)
        elif self.is_aside:
            g.players[self.civ].aside = with_sorted(g.players[self.civ].aside, card)
            g.whisper_civ(DREW, self.civ, card)
        else:
            receive(g, self.civ, card)


@dataclass(init=False, slots=True)
class KeepOne(Procedure):
    """Of the cards just drawn keep one and discard the others."""

    civ: int

    def __init__(self, civ: int = 0) -> None:
        self.civ = civ

    def copy(self) -> "KeepOne":
        """Return a frame with the same memory."""
        return KeepOne(self.civ)

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-keep", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Ask which card stays, if any was drawn."""
        if g.players[self.civ].aside:
            g.decide(self.civ)
        else:
            g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer every card just drawn."""
        for card in g.players[self.civ].aside:
            out.append(pack(KEEP, card))

    def answer(self, g: Sea, action: int) -> None:
        """Keep one, discard the others."""
        p = g.players[self.civ]
        for card in p.aside:
            if card == x_of(action):
                insert_sorted(p.hand, card)
            else:
                g.discard.append(card)
                g.note(DISCARDED, self.civ, card)
        p.aside = []

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Keep the card that would be discarded last (S6.13)."""
        return best_card(options)


@dataclass(init=False, slots=True)
class DiscardDown(Procedure):
    """Discard cards of own choice, in ascending order (R8.23)."""

    seat: int
    """The civilization that discards."""
    least: int
    most: int
    picked: int
    lowest: int

    def __init__(
        self, seat: int = 0, least: int = 0, most: int = 0, picked: int = 0, lowest: int = 0
    ) -> None:
        self.seat = seat
        self.least = least
        self.most = most
        self.picked = picked
        self.lowest = lowest

    def copy(self) -> "DiscardDown":
        """Return a frame with the same memory."""
        return DiscardDown(self.seat, self.least, self.most, self.picked, self.lowest)

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-discard", who=who_decides(g), n=self.most - self.picked)

    def step(self, g: Sea) -> None:
        """Ask for one more card, or finish."""
        if self.picked < self.most and g.players[self.seat].hand:
            g.decide(self.seat)
        else:
            g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer each card from which on there are still enough cards to discard."""
        hand = g.players[self.seat].hand
        need = max(self.least - self.picked, 1)
        for i in range(len(hand) - need + 1):
            if hand[i] >= self.lowest:
                out.append(pack(DISCARD, hand[i]))

    def answer(self, g: Sea, action: int) -> None:
        """Discard one card."""
        self.picked += 1
        self.lowest = x_of(action)
        discard_card(g, self.seat, x_of(action))

    def set_asked(self, g: Sea) -> int:
        """The cards may be named in any order."""
        return 1

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Discard the least worthy cards (S6.13)."""
        cards = [card for card in g.players[self.seat].hand if card >= self.lowest]
        return pack(DISCARD, first_discard(cards, self.most - self.picked))
