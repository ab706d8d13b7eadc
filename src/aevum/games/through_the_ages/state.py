"""The table of Through the Ages: card row, decks, event decks, and the civilizations."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_changed
from aevum.games.through_the_ages.bank import UNSET
from aevum.games.through_the_ages.ids import (
    AGE_IV,
    DISCARDED,
    DREW,
    NONE,
    POPULATION_GAINED,
    SCIENCE_SCORED,
    SCORED,
    SIDE_A,
    YELLOW_CHANGED,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.switches import DEFAULT, Switches
from aevum.games.through_the_ages.tables import AGE, AMOUNT, EFFECT, is_civil_card
from aevum.kernel.state import State
from aevum.kernel.zones import draw

REPLACED: Final = (
    "row",
    "civil_deck",
    "military_deck",
    "discard_seen",
    "discard_unseen",
    "box",
    "current",
    "current_by",
    "future",
    "future_by",
    "past",
    "common_tactics",
)
"""These lists never change: copies share them, and another takes the place of one."""


@dataclass(init=False, slots=True)
class Ages(State):
    """A whole game of Through the Ages."""

    switches: Switches
    players: list[Player]
    age: int
    round: int
    last_round: int
    start: int
    turn: int
    row: list[int]
    civil_deck: list[int]
    military_deck: list[int]
    discard_seen: list[int]
    """Military cards of the current age that everybody saw when they were played."""
    discard_unseen: list[int]
    box: list[int]
    """Military cards that left the game without having been shown."""
    current: list[int]
    current_by: list[int]
    """Who prepared each event: that seat knows it."""
    future: list[int]
    future_by: list[int]
    next_event: int
    """The top card of the current events, once somebody has looked at it."""
    next_by: int
    next_seen: int
    """The seats that have looked at it, as bits."""
    past: list[int]
    common_tactics: list[int]
    pacts: int
    """How many pacts are in play: without one nobody has to look for them."""

    def __init__(self) -> None:
        State.__init__(self)
        self.switches = DEFAULT
        self.players = []
        self.age = 0
        self.round = 0
        self.last_round = 0
        self.start = 0
        self.turn = 0
        self.row = UNSET
        self.civil_deck = UNSET
        self.military_deck = UNSET
        self.discard_seen = UNSET
        self.discard_unseen = UNSET
        self.box = UNSET
        self.current = UNSET
        self.current_by = UNSET
        self.future = UNSET
        self.future_by = UNSET
        self.next_event = NONE
        self.next_by = NONE
        self.next_seen = 0
        self.past = UNSET
        self.common_tactics = UNSET
        self.pacts = 0

    def copy(self) -> "Ages":
        """Return an independent state; the switches and what is only ever replaced are shared."""
        new = Ages()
        self.copy_into(new)
        new.switches = self.switches
        new.players = [p.copy() for p in self.players]
        new.age = self.age
        new.round = self.round
        new.last_round = self.last_round
        new.start = self.start
        new.turn = self.turn
        new.row = self.row
        new.civil_deck = self.civil_deck
        new.military_deck = self.military_deck
        new.discard_seen = self.discard_seen
        new.discard_unseen = self.discard_unseen
        new.box = self.box
        new.current = self.current
        new.current_by = self.current_by
        new.future = self.future
        new.future_by = self.future_by
        new.next_event = self.next_event
        new.next_by = self.next_by
        new.next_seen = self.next_seen
        new.past = self.past
        new.common_tactics = self.common_tactics
        new.pacts = self.pacts
        return new

    # Seats

    def playing(self) -> int:
        """Count the players still in the game."""
        count = 0
        for p in self.players:
            if not p.is_out:
                count += 1
        return count

    def after(self, seat: int) -> int:
        """The next player clockwise who is still in the game."""
        other = (seat + 1) % self.seats
        while self.players[other].is_out:
            other = (other + 1) % self.seats
        return other

    def starting(self) -> int:
        """The starting player; if that player has resigned, the next one clockwise (R3.6.7)."""
        seat = self.start
        while self.players[seat].is_out:
            seat = (seat + 1) % self.seats
        return seat

    def is_last_round(self) -> bool:
        """Say whether the last round is being played (R9.3.1)."""
        return self.last_round != 0 and self.round >= self.last_round

    # Pacts

    def side_in(self, owner: int, seat: int) -> int:
        """The side of a seat in the pact that lies in an owner's area; none if it is no partner."""
        p = self.players[owner]
        if p.pact == NONE:
            return NONE
        if owner == seat:
            return p.pact_side
        if p.pact_partner == seat:
            return 1 - p.pact_side
        return NONE

    def pact_with(self, seat: int, effect: int) -> int:
        """The owner of a pact with an effect that a seat is a partner of, or nobody."""
        if self.pacts > 0:
            for owner in range(self.seats):
                card = self.players[owner].pact
                if card != NONE and EFFECT[card] == effect and self.side_in(owner, seat) != NONE:
                    return owner
        return NONE

    def pacts_of(self, seat: int) -> list[int]:
        """The owners of all pacts that a seat is a partner of."""
        owners: list[int] = []
        if self.pacts > 0:
            for owner in range(self.seats):
                p = self.players[owner]
                if p.pact != NONE and (owner == seat or p.pact_partner == seat):
                    owners.append(owner)
        return owners

    def side_of(self, seat: int, effect: int) -> int:
        """The side of a seat in a pact with an effect; none if it is no partner of one."""
        owner = self.pact_with(seat, effect)
        return self.side_in(owner, seat) if owner != NONE else NONE

    def pact_amount(self, seat: int, effect: int, side: int) -> int:
        """The sum printed on the pacts with an effect in which a seat has a certain side."""
        total = 0
        if self.pacts > 0:
            for owner in range(self.seats):
                card = self.players[owner].pact
                if card != NONE and EFFECT[card] == effect and self.side_in(owner, seat) == side:
                    total += AMOUNT[card]
        return total

    def partner_in(self, owner: int, seat: int) -> int:
        """The other partner of a pact."""
        return self.players[owner].pact_partner if owner == seat else owner

    def lay_pact(self, owner: int, card: int, partner: int, side: int) -> None:
        """Put a pact into an owner's area, the owner on this side."""
        p = self.players[owner]
        p.pact = card
        p.pact_partner = partner
        p.pact_side = side
        self.pacts += 1

    def clear_pact(self, owner: int) -> None:
        """Take the pact out of an owner's area."""
        p = self.players[owner]
        p.pact = NONE
        p.pact_partner = NONE
        p.pact_side = SIDE_A
        self.pacts -= 1

    # Points and people, and what is told of them

    def score(self, seat: int, points: int) -> int:
        """Score culture points, or lose them, and tell the change (R8.7.1)."""
        change = self.players[seat].score_culture(points)
        self.note(SCORED, seat, change)
        return change

    def learn(self, seat: int, points: int) -> int:
        """Score science points, or lose them, and tell the change (R8.7.1)."""
        change = self.players[seat].score_science(points)
        if change != 0:
            self.note(SCIENCE_SCORED, seat, change)
        return change

    def grow(self, seat: int, count: int) -> None:
        """Gain population without paying, and tell how much there was (R8.5.2)."""
        gained = self.players[seat].gain_population(count)
        if gained > 0:
            self.note(POPULATION_GAINED, seat, gained)

    def gain_yellow(self, seat: int, count: int) -> None:
        """Take yellow tokens into a bank, openly (R8.4.3)."""
        self.players[seat].gain_yellow(count)
        if count > 0:
            self.note(YELLOW_CHANGED, seat, count)

    def lose_yellow(self, seat: int, count: int) -> int:
        """Give yellow tokens of a bank away, openly; say how many there were (R8.4.5)."""
        given = self.players[seat].lose_yellow(count)
        if given > 0:
            self.note(YELLOW_CHANGED, seat, -given)
        return given

    # The card row

    def take_from_row(self, place: int) -> int:
        """Take a card out of the row; its place stays empty."""
        card = self.row[place]
        self.row = with_changed(self.row, place, NONE)
        return card

    # Military cards

    def draw_military(self, seat: int, count: int) -> None:
        """Draw military cards of the current age; a used up deck is made anew (R5.4, R7.3.3)."""
        if self.age == AGE_IV or count <= 0:
            return
        self.military_deck = self.military_deck[:]
        for _ in range(count):
            if not self.military_deck:
                return
            card = draw(self, self.military_deck)
            self.players[seat].take_military_card(card)
            self.whisper(DREW, seat, card)
            self.refill_military_deck()

    def refill_military_deck(self) -> None:
        """An empty deck is made anew at once, whenever there are discards (R7.3.3)."""
        if not self.military_deck:
            self.renew_military_deck()

    def renew_military_deck(self) -> None:
        """Shuffle the discard pile of the current age as the new deck (R5.4.2)."""
        self.military_deck = self.discard_seen + self.discard_unseen
        self.military_deck.sort()
        self.discard_seen = []
        self.discard_unseen = []

    def discard_shown(self, card: int) -> None:
        """Put a card that all have seen on the discard pile of its age (R7.3.3)."""
        if not is_civil_card(card) and AGE[card] == self.age:
            self.discard_seen = [*self.discard_seen, card]
            self.refill_military_deck()

    def discard_secretly(self, seat: int, card: int) -> None:
        """Discard a military card of a hand face down (R7.3.3)."""
        self.players[seat].give_military_card(card)
        self.put_away(card)
        self.whisper(DISCARDED, seat, card)

    def put_away(self, card: int) -> None:
        """Put a card nobody was shown on the discard pile of its age."""
        if AGE[card] == self.age:
            self.discard_unseen = [*self.discard_unseen, card]
            self.refill_military_deck()
        else:
            self.box = [*self.box, card]
