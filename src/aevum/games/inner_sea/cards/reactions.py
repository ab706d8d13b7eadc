"""Reaction windows for negation cards (R5.17, R5.18), and Bad Omens."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_changed
from aevum.games.inner_sea.card_ids import (
    BAD_OMENS,
    DIVINE_FAVOR,
    EMBARGO,
    EVIL_EYE,
    FALSE_PROPHET,
    FICKLE_FORTUNE,
    INFORMER,
    LAWGIVER,
    ORACLE_AT_DELPHI,
    PHYSICIAN,
    SACRED_TREATY,
)
from aevum.games.inner_sea.cards.piles import is_in_sight, lies_in
from aevum.games.inner_sea.ids import (
    ACTION,
    BUILT,
    CARD_CANCELLED,
    CARD_PLAYED,
    COMPETITION,
    ECONOMIC,
    EVENT,
    GREAT_PERSON,
    INVESTMENT,
    NATURAL_DISASTER,
    NEGATE,
    NEGATION,
    NONE,
    POLITICAL,
    RELIGION,
    SILENCE,
    TREATY_MADE,
    WONDER_SILENCED,
)
from aevum.games.inner_sea.names import card_word, faction_word, who_decides
from aevum.games.inner_sea.npc.reacting import is_grave
from aevum.games.inner_sea.shown import Doing
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import CARD_CATEGORY, CARD_CLASS, CARD_NAMES, CARDS
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg


def cancels(negation: int, card: int) -> bool:
    """Say whether a negation is a reaction to a card of this class and category."""
    kind, category = CARD_CLASS[card], CARD_CATEGORY[card]
    if kind == EVENT or negation == card:
        return False
    if kind == COMPETITION:
        return negation == INFORMER or (negation == EVIL_EYE and category & GREAT_PERSON != 0)
    if negation == FICKLE_FORTUNE:
        return kind == NEGATION
    if negation == DIVINE_FAVOR or negation == SACRED_TREATY:
        return kind == ACTION
    if negation == EVIL_EYE:
        return kind != INVESTMENT and category & GREAT_PERSON != 0
    if negation == EMBARGO:
        return kind == INVESTMENT or category & ECONOMIC != 0
    if negation == LAWGIVER:
        return category & POLITICAL != 0
    if negation == PHYSICIAN:
        return category & NATURAL_DISASTER != 0
    return (negation == FALSE_PROPHET or negation == ORACLE_AT_DELPHI) and category & RELIGION != 0


def read_answers() -> list[list[int]]:
    """List for every card the negations that fit it."""
    return [
        [n for n in range(1, CARDS) if CARD_CLASS[n] == NEGATION and cancels(n, card)]
        for card in range(CARDS)
    ]


ANSWERS: Final = read_answers()


def fits_now(g: Sea, civ: int, negation: int) -> bool:
    """A Sacred Treaty needs a card that affects its owner; all others always fit."""
    return negation != SACRED_TREATY or (g.affected >> civ) & 1 == 1


def could_answer(g: Sea, civ: int, card: int) -> bool:
    """Say whether a civilization might hold a fitting negation, as far as everybody can see."""
    if not g.players[civ].hand:
        return False
    for negation in ANSWERS[card]:
        if fits_now(g, civ, negation) and not is_in_sight(g, negation):
            return True
    return False


def lay_out(g: Sea, civ: int, card: int) -> None:
    """Put a card of the hand face up on the table while it is being played."""
    g.players[civ].hand.remove(card)
    g.removed.append(card)


def clear_away(g: Sea, card: int) -> None:
    """A played card goes to the discard pile (R5.4)."""
    g.removed.remove(card)
    g.discard.append(card)


@dataclass(init=False, slots=True)
class Reactions(Procedure):
    """Each other civilization once, in turn order from the player of the card, may negate it.

    It leaves its verdict in the state: 1 if the card is cancelled.
    """

    card: int
    civ: int
    done: int
    negation: int
    """The negation that was played here and whose own window is open."""

    def __init__(self, card: int = 0, civ: int = 0) -> None:
        self.card = card
        self.civ = civ
        self.done = 1
        self.negation = NONE

    def copy(self) -> "Reactions":
        """Return a frame with the same memory."""
        new = Reactions(self.card, self.civ)
        new.done = self.done
        new.negation = self.negation
        return new

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-let-pass"

    def show(self, g: Sea, seat: int) -> Doing:
        """Show the card that may be negated."""
        return {"kind": "reactions", "civ": self.civ, "card": CARD_NAMES[self.card]}

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        by = faction_word(g, self.civ)
        return Msg("prompt-react", who=who_decides(g), card=card_word(self.card), by=by)

    def turn(self, g: Sea) -> int:
        """Name the civilization whose turn to react it is."""
        return g.order[(g.rank(self.civ) + self.done) % len(g.order)]

    def step(self, g: Sea) -> None:
        """Ask the next civilization that might react; a standing negation closes the window."""
        if self.negation != NONE and self.is_settled(g):
            return
        while self.done < len(g.order):
            civ = self.turn(g)
            if could_answer(g, civ, self.card):
                g.decide(civ)
                return
            self.done += 1
        g.verdict = 0
        g.pop()

    def is_settled(self, g: Sea) -> bool:
        """Look at what became of the negation; say whether it has cancelled the card."""
        negation = self.negation
        civ = self.turn(g)
        clear_away(g, negation)
        self.negation = NONE
        self.done += 1
        if g.verdict == 1:
            return False
        if negation == SACRED_TREATY:
            g.immune |= 1 << civ
            g.note(TREATY_MADE, civ, self.card)
            return False
        g.note(CARD_CANCELLED, civ, self.card)
        g.verdict = 1
        g.pop()
        return True

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer to let it pass, and every fitting negation of the hand."""
        civ = self.turn(g)
        hand = g.players[civ].hand
        out.append(DONE)
        for negation in ANSWERS[self.card]:
            if lies_in(hand, negation) and fits_now(g, civ, negation):
                out.append(pack(NEGATE, negation, self.card))

    def answer(self, g: Sea, action: int) -> None:
        """Pass, or play a negation, which opens a window of its own."""
        if action == DONE:
            self.done += 1
            return
        self.negation = x_of(action)
        play_negation(g, self.turn(g), self.negation)

    def is_midway(self) -> bool:
        """A card is announced, and whether it stands is still open."""
        return True

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Negate a card that would cost it dear (S6.9)."""
        announced = g.stack[-2]
        assert isinstance(announced, Procedure), g.explain()
        if len(options) > 1 and is_grave(g, g.decider, self.card, announced.planned(g)):
            return options[1]
        return DONE


def play_negation(g: Sea, civ: int, negation: int) -> None:
    """Lay a negation down and let the others react to it."""
    lay_out(g, civ, negation)
    g.note(CARD_PLAYED, civ, negation)
    g.push(Reactions(negation, civ))


@dataclass(init=False, slots=True)
class Omens(Procedure):
    """At the start of a phase each civilization may silence a built Wonder with Bad Omens.

    Everybody with cards is asked as long as nobody can see where Bad Omens is.
    """

    done: int
    wonder: int

    def __init__(self, done: int = 0) -> None:
        self.done = done
        self.wonder = NONE

    def copy(self) -> "Omens":
        """Return a frame with the same memory."""
        new = Omens(self.done)
        new.wonder = self.wonder
        return new

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-let-pass"

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-omens", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Ask the next civilization that might hold the card, or settle the one played."""
        if self.wonder != NONE:
            clear_away(g, BAD_OMENS)
            if g.verdict == 0:
                g.is_silenced = with_changed(g.is_silenced, self.wonder, 1)
                g.note(WONDER_SILENCED, g.order[self.done], self.wonder)
            g.pop()
            return
        if not has_loud_wonder(g) or is_in_sight(g, BAD_OMENS):
            g.pop()
            return
        while self.done < len(g.order):
            if g.players[g.order[self.done]].hand:
                g.decide(g.order[self.done])
                return
            self.done += 1
        g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer to go on, and every built Wonder to whoever holds the card."""
        out.append(DONE)
        if lies_in(g.players[g.order[self.done]].hand, BAD_OMENS):
            for wonder in range(len(g.wonder_state)):
                if g.wonder_state[wonder] == BUILT and g.is_silenced[wonder] == 0:
                    out.append(pack(SILENCE, wonder))

    def answer(self, g: Sea, action: int) -> None:
        """Go on, or name a Wonder."""
        if action == DONE:
            self.done += 1
        else:
            self.wonder = x_of(action)
            play_negation(g, g.order[self.done], BAD_OMENS)


def has_loud_wonder(g: Sea) -> bool:
    """Say whether a Wonder is built whose power is not yet silenced in this turn."""
    for wonder in range(len(g.wonder_state)):
        if g.wonder_state[wonder] == BUILT and g.is_silenced[wonder] == 0:
            return True
    return False
