"""The table of the Inner Sea: the realm, the cards, and the course of the game."""

from dataclasses import dataclass

from aevum.games.inner_sea.ids import (
    CARDS,
    DISCARDED,
    DREW,
    EVENT,
    NONE,
    NPC,
    PAID_CARD,
    RESHUFFLED,
)
from aevum.games.inner_sea.realm import Realm
from aevum.games.inner_sea.tables import CARD_CLASS
from aevum.kernel.state import MOST_STEPS, NOBODY
from aevum.kernel.zones import draw, insert_sorted


@dataclass(init=False, slots=True)
class InnerSea(Realm):
    """A whole game. A civilization is named by its place in `players`, not by its seat."""

    deck: list[int]
    top: list[int]
    """Cards on top of the deck that somebody has put in order, the topmost last."""
    top_known: int
    discard: list[int]
    removed: list[int]
    """Cards that are not in this game or lie beside the deck."""
    is_omen_out: bool
    used_civilizations: int
    learned: int
    """So many cards each civilization draws more in the next Draw Step (R9.7, 6)."""
    epoch: int
    turn: int
    phase: int
    is_epoch_over: bool
    victor: int
    """The civilization that a scenario has named the winner."""
    parts_won: int
    verdict: int
    """Whether the last window of reactions cancelled its card."""
    immune: int
    """The civilizations that a Sacred Treaty keeps out of the card being played, as bits."""
    affected: int
    """The civilizations that the card being played is aimed at, as bits."""
    decider: int
    """The civilization that is asked; its seat is `asked`."""

    def __init__(self) -> None:
        Realm.__init__(self)
        self.deck = []
        self.top = []
        self.top_known = NONE
        self.discard = []
        self.removed = []
        self.is_omen_out = False
        self.used_civilizations = 0
        self.learned = 0
        self.epoch = 1
        self.turn = 0
        self.phase = 0
        self.is_epoch_over = False
        self.victor = NONE
        self.parts_won = 0
        self.verdict = 0
        self.immune = 0
        self.affected = 0
        self.decider = NONE

    def blank(self) -> "InnerSea":
        """Return an empty state of the same class."""
        return InnerSea()

    def copy(self) -> "InnerSea":
        """Return an independent state; the switches are shared."""
        new = self.blank()
        self.copy_into(new)
        self.copy_realm(new)
        new.deck = self.deck[:]
        new.top = self.top[:]
        new.top_known = self.top_known
        new.discard = self.discard[:]
        new.removed = self.removed[:]
        new.is_omen_out = self.is_omen_out
        new.used_civilizations = self.used_civilizations
        new.learned = self.learned
        new.epoch = self.epoch
        new.turn = self.turn
        new.phase = self.phase
        new.is_epoch_over = self.is_epoch_over
        new.victor = self.victor
        new.parts_won = self.parts_won
        new.verdict = self.verdict
        new.immune = self.immune
        new.affected = self.affected
        new.decider = self.decider
        return new

    # Deciding

    def decide(self, civ: int) -> None:
        """Put the question of the top frame to a civilization, live or not."""
        self.decider = civ
        self.asked = self.players[civ].seat

    def npc_choice(self) -> int:
        """Choose for the non-player civilization that decides (S6.2)."""
        raise NotImplementedError

    def run(self) -> None:
        """Let the frames go on until a live player is asked; the others answer by the rules."""
        steps = 0
        while not self.is_over and self.asked < 0:
            if self.asked == NPC:
                action = self.npc_choice()
                self.asked = NOBODY
                self.stack[-1].answer(self, action)
            else:
                self.stack[-1].step(self)
            steps += 1
            assert steps < MOST_STEPS, self.explain()

    # Cards

    def draw_card(self) -> int:
        """Take the top card of the deck, made anew from the discard pile if empty (R5.5)."""
        if self.top:
            self.seal()
            card = self.top.pop()
            if not self.top:
                self.top_known = NONE
            return card
        if not self.deck:
            if not self.discard:
                return NONE
            self.deck = self.discard
            self.discard = []
            self.note(RESHUFFLED, NONE)
        return draw(self, self.deck)

    def shuffle(self) -> None:
        """Shuffle the discard pile and all that lies on top into the deck."""
        self.deck.extend(self.top)
        self.deck.extend(self.discard)
        self.top = []
        self.top_known = NONE
        self.discard = []
        self.note(RESHUFFLED, NONE)

    def receive(self, civ: int, card: int) -> None:
        """Take a drawn card into the hand."""
        insert_sorted(self.players[civ].hand, card)
        self.whisper_civ(DREW, civ, card)

    def whisper_civ(self, code: int, civ: int, a: int, b: int = 0) -> None:
        """Write a fact of a civilization whose first operand only its own seat may read."""
        if self.journal is not None:
            seat = self.players[civ].seat
            reader = seat if seat >= 0 else NPC
            self.journal.append((code, civ, a, b, 0, reader))

    def discard_card(self, civ: int, card: int) -> None:
        """Put a card of the hand on the discard pile, without using it."""
        self.spend_card(civ, card)
        self.note(DISCARDED, civ, card)

    def pay_card(self, civ: int, card: int) -> None:
        """Give up a hand card, openly."""
        self.spend_card(civ, card)
        self.note(PAID_CARD, civ, card)

    def spend_card(self, civ: int, card: int) -> None:
        """Put a card of the hand on the discard pile (R5.4)."""
        self.players[civ].hand.remove(card)
        self.discard.append(card)

    def is_in_sight(self, card: int) -> bool:
        """Say whether everybody sees that nobody can hold a card (R5.17)."""
        return card in self.discard or card in self.removed

    def random_card_of(self, civ: int) -> int:
        """Draw a card out of a hand at random."""
        hand = self.players[civ].hand
        return hand[self.below(len(hand))]

    # Time

    def turn_of_game(self) -> int:
        """Say whether this is the very first turn: 1, or a later one: 2."""
        return 1 if self.epoch == self.switches.first_epoch and self.turn == 1 else 2


def is_event(card: int) -> bool:
    """Say whether a card is an event."""
    return 0 < card < CARDS and CARD_CLASS[card] == EVENT
