"""Drawing cards, with events and replacements (R5.6 to R5.8), keeping some, the hand limit."""

from dataclasses import dataclass

from aevum.games.inner_sea.events import Invasion, rise_atlantis
from aevum.games.inner_sea.ids import (
    ATLANTIS,
    BREATH_OF_GOD,
    DISCARD,
    DISCARDED,
    DREW,
    EVENT_DRAWN,
    KEEP,
    NONE,
    OMEN,
)
from aevum.games.inner_sea.state import InnerSea, is_event
from aevum.kernel.action import pack, x_of
from aevum.kernel.frames import Repeat
from aevum.kernel.state import Frame
from aevum.kernel.zones import insert_sorted

NEW_HAND = 4


def begin_event(g: InnerSea, civ: int, event: int) -> None:
    """Carry out an event that was drawn; it lies on the discard pile afterwards."""
    if event == OMEN:
        g.removed.append(OMEN)
        g.is_omen_out = True
        g.shuffle()
    elif event == ATLANTIS:
        rise_atlantis(g, civ)
    elif event == BREATH_OF_GOD:
        g.push(BreathOfGod())
    else:
        g.push(Invasion(event, True))


@dataclass(init=False, slots=True)
class BreathOfGod(Frame):
    """Every civilization discards its whole hand; then each draws four cards in turn order."""

    done: int

    def __init__(self, done: int = NONE) -> None:
        self.done = done

    def copy(self) -> "BreathOfGod":
        """Return a frame with the same memory."""
        return BreathOfGod(self.done)

    def step(self, g: InnerSea) -> None:
        """Discard all hands, then let the next civilization draw."""
        if self.done == NONE:
            for civ in g.order:
                for card in g.players[civ].hand[:]:
                    g.discard_card(civ, card)
            self.done = 0
        if self.done == len(g.order):
            g.discard.append(BREATH_OF_GOD)
            g.pop()
            return
        civ = g.order[self.done]
        self.done += 1
        g.push(Draw(civ, NEW_HAND))


@dataclass(init=False, slots=True)
class Draw(Frame):
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

    def step(self, g: InnerSea) -> None:
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

    def draw_one(self, g: InnerSea) -> None:
        """Draw one card; without any card left nothing is drawn."""
        card = g.draw_card()
        if card == NONE:
            return
        if is_event(card):
            self.waiting.append(card)
        elif self.is_aside:
            insert_sorted(g.players[self.civ].aside, card)
            g.whisper_civ(DREW, self.civ, card)
        else:
            g.receive(self.civ, card)


@dataclass(init=False, slots=True)
class KeepOne(Frame):
    """Of the cards just drawn keep one and discard the others."""

    civ: int

    def __init__(self, civ: int = 0) -> None:
        self.civ = civ

    def copy(self) -> "KeepOne":
        """Return a frame with the same memory."""
        return KeepOne(self.civ)

    def step(self, g: InnerSea) -> None:
        """Ask which card stays, if any was drawn."""
        if g.players[self.civ].aside:
            g.decide(self.civ)
        else:
            g.pop()

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer every card just drawn."""
        for card in g.players[self.civ].aside:
            out.append(pack(KEEP, card))

    def answer(self, g: InnerSea, action: int) -> None:
        """Keep one, discard the others."""
        p = g.players[self.civ]
        for card in p.aside:
            if card == x_of(action):
                insert_sorted(p.hand, card)
            else:
                g.discard.append(card)
                g.note(DISCARDED, self.civ, card)
        p.aside = []


@dataclass(init=False, slots=True)
class DiscardDown(Repeat):
    """Discard cards of own choice, in ascending order (R8.23)."""

    def copy(self) -> "DiscardDown":
        """Return a frame with the same memory."""
        return DiscardDown(self.seat, self.least, self.most, self.picked, self.lowest)

    def step(self, g: InnerSea) -> None:
        """Ask for one more card, or finish; `seat` is the civilization here."""
        if self.picked < self.most and g.players[self.seat].hand:
            g.decide(self.seat)
        else:
            g.pop()

    def items(self, g: InnerSea, out: list[int]) -> None:
        """Offer each card from which on there are still enough cards to discard."""
        hand = g.players[self.seat].hand
        need = max(self.least - self.picked, 1)
        for i in range(len(hand) - need + 1):
            if hand[i] >= self.lowest:
                out.append(pack(DISCARD, hand[i]))

    def chosen(self, g: InnerSea, action: int) -> None:
        """Discard one card."""
        self.lowest = x_of(action)
        g.discard_card(self.seat, x_of(action))
