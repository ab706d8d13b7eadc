"""Positions of Through the Ages for tests."""

from aevum.games.through_the_ages.ids import (
    AGE_IV,
    AGES,
    AIR_FORCE,
    GOVERNMENT,
    LAW,
    NONE,
    PLACES,
)
from aevum.games.through_the_ages.invariants import cards_of
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.production import reset_turn
from aevum.games.through_the_ages.ratings import (
    culture_rating,
    happiness,
    science_rating,
    strength,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AGE,
    BLUE,
    CARD_SLOT,
    CARDS,
    CIVIL_DECKS,
    COPIES,
    KIND,
    MILITARY_DECKS,
    YELLOW,
    is_civil_card,
)
from aevum.games.through_the_ages.turn import ACTIONS, BEGIN, POLITICS, Rounds, Turn
from aevum.kernel.game import Value
from aevum.kernel.state import NOBODY
from tests.kit import Table


def card(name: str) -> int:
    """Find a card by its name."""
    return CARDS.index(name)


class Board(Table):
    """A game in its second round, in Age I, seat 0 to begin its action phase."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Value) -> None:
        Table.__init__(self, "through_the_ages", seats, options, seed)
        assert isinstance(self.state, Ages)
        self.g = self.state
        self.g.start = 0
        self.g.round = 2
        self.age("I")
        self.turn_of(0)

    def player(self, seat: int = 0) -> Player:
        """Look at one player's board."""
        return self.g.players[seat]

    # Time

    def age(self, name: str) -> "Board":
        """Let an age be the current one, with its decks untouched."""
        g = self.g
        g.age = AGES.index(name)
        g.discard_seen = []
        g.discard_unseen = []
        g.civil_deck = CIVIL_DECKS[g.seats][g.age][:] if g.age < AGE_IV else []
        g.military_deck = MILITARY_DECKS[g.seats][g.age][:] if g.age < AGE_IV else []
        owned = [number for p in g.players for number in cards_of(p)]
        for number in [*g.row, *owned]:
            for deck in (g.civil_deck, g.military_deck):
                if number in deck:
                    deck.remove(number)
        return self

    def last_round(self) -> "Board":
        """Let the present round be the last one, in Age IV."""
        self.age("IV")
        self.g.last_round = self.g.round
        return self

    def turn_of(self, seat: int = 0, at: int = ACTIONS) -> "Board":
        """Let a seat be on turn, by default in its action phase with all actions available."""
        self.g.turn = seat
        for other in range(self.g.seats):
            reset_turn(self.g, other)
        self.g.stack = [Rounds(True), Turn(seat, at)]
        self.g.asked = NOBODY
        self.g.run()
        return self

    def politics_of(self, seat: int = 0) -> "Board":
        """Let a seat be in its politics phase."""
        return self.turn_of(seat, POLITICS)

    def begin_turn_of(self, seat: int = 0) -> "Board":
        """Let a seat begin its turn: the row is filled, wars are resolved."""
        return self.turn_of(seat, BEGIN)

    # Cards

    def take_out(self, number: int) -> None:
        """Find a copy of a card that is not in use, out of the row and the decks if need be."""
        g = self.g
        for pile in (g.civil_deck, g.military_deck, g.box, g.current):
            if number in pile:
                if pile is g.current:
                    g.current_by.pop(pile.index(number))
                pile.remove(number)
                return
        if number in g.row:
            g.row[g.row.index(number)] = NONE
        is_on_boards = COPIES[4][number] == 0
        assert is_on_boards or COPIES[g.seats][number] > 0, f"{CARDS[number]} is not in this game"

    def holds(self, seat: int, *names: str) -> "Board":
        """Give cards into the hands of a seat."""
        p = self.player(seat)
        for name in names:
            number = card(name)
            self.take_out(number)
            if is_civil_card(number):
                p.hand = sorted([*p.hand, number])
            else:
                p.military_hand = sorted([*p.military_hand, number])
        return self

    def shows(self, place: int, name: str) -> "Board":
        """Lay a card on a place of the row, counted from one."""
        self.take_out(card(name))
        self.g.row[place - 1] = card(name)
        return self

    def empties_row(self) -> "Board":
        """Take all cards off the row."""
        self.g.row = [NONE] * PLACES
        return self

    def has(self, seat: int, *names: str) -> "Board":
        """Put technologies into play."""
        p = self.player(seat)
        for name in names:
            number = card(name)
            self.take_out(number)
            if KIND[number] <= AIR_FORCE:
                p.slots = sorted({*p.slots, CARD_SLOT[number]})
            elif KIND[number] == GOVERNMENT:
                p.government = number
            else:
                p.specials[KIND[number] - LAW] = number
                p.gain_blue(BLUE[number])
        return self.again()

    def workers(self, seat: int, name: str, count: int) -> "Board":
        """Let so many workers stand on a technology, which comes into play; the bank gives them."""
        slot = CARD_SLOT[card(name)]
        p = self.player(seat)
        if slot not in p.slots:
            self.has(seat, name)
        p.yellow -= count - p.workers[slot]
        p.workers[slot] = count
        return self

    def unused(self, seat: int, count: int) -> "Board":
        """Let so many workers be unused; the bank gives them."""
        p = self.player(seat)
        p.yellow -= count - p.unused
        p.unused = count
        return self

    def yellow_bank(self, seat: int, count: int) -> "Board":
        """Let so many yellow tokens be in the bank."""
        p = self.player(seat)
        p.yellow_owned += count - p.yellow
        p.yellow = count
        return self

    def tokens(self, seat: int, name: str, count: int) -> "Board":
        """Lay so many blue tokens on a farm, a mine or a lab; the bank gives them."""
        p = self.player(seat)
        slot = CARD_SLOT[card(name)]
        p.blue -= count - p.stores[slot]
        p.stores[slot] = count
        return self

    def points(self, seat: int, science: int = 0, culture: int = 0) -> "Board":
        """Set the points of a seat."""
        self.player(seat).science = science
        self.player(seat).culture = culture
        return self

    def led_by(self, seat: int, name: str) -> "Board":
        """Put a leader into play."""
        self.take_out(card(name))
        self.player(seat).leader = card(name)
        self.player(seat).leader_ages |= 1 << AGE[card(name)]
        return self.again()

    def completed(self, seat: int, *names: str) -> "Board":
        """Put completed wonders into play."""
        p = self.player(seat)
        for name in names:
            self.take_out(card(name))
            p.wonders = sorted([*p.wonders, card(name)])
            p.gain_blue(BLUE[card(name)])
        return self.again()

    def building(self, seat: int, name: str, stages: int = 0) -> "Board":
        """Let a wonder be unfinished, with so many stages built."""
        p = self.player(seat)
        self.take_out(card(name))
        p.wonder = card(name)
        p.stages = stages
        p.on_wonder = stages
        p.blue -= stages
        return self

    def colony(self, seat: int, name: str) -> "Board":
        """Put a colony into play, with its permanent tokens."""
        p = self.player(seat)
        self.take_out(card(name))
        p.colonies = sorted([*p.colonies, card(name)])
        p.gain_yellow(YELLOW[card(name)])
        p.gain_blue(BLUE[card(name)])
        return self.again()

    def tactic(self, seat: int, name: str) -> "Board":
        """Let a common tactic be the current one of a seat."""
        self.take_out(card(name))
        if card(name) not in self.g.common_tactics:
            self.g.common_tactics = sorted([*self.g.common_tactics, card(name)])
        self.player(seat).tactic = card(name)
        return self

    def pact(self, owner: int, name: str, partner: int, side: str = "a") -> "Board":
        """Put a pact into an owner's area, the owner on this side."""
        self.take_out(card(name))
        self.g.lay_pact(owner, card(name), partner, "ab".index(side))
        return self.again()

    def war(self, seat: int, name: str, rival: int) -> "Board":
        """Let a war be declared."""
        self.take_out(card(name))
        self.player(seat).war = card(name)
        self.player(seat).war_target = rival
        return self

    def next_events(self, *names: str) -> "Board":
        """Let exactly these be the current events; one alone is sure to be revealed next."""
        self.g.box = sorted([*self.g.box, *self.g.current])
        self.g.current = []
        for name in names:
            self.take_out(card(name))
        self.g.current = [card(name) for name in names]
        self.g.current_by = [NONE] * len(names)
        return self

    def again(self) -> "Board":
        """Make all actions available again and put the open question anew."""
        for other in range(self.g.seats):
            reset_turn(self.g, other)
        return self

    def reveal(self, name: str, seat: int = 0) -> "Board":
        """Let a seat prepare an event of Age I and thereby reveal a certain event."""
        self.holds(seat, "rats" if name != "rats" else "pestilence")
        self.next_events(name)
        self.politics_of(seat)
        self.ready()
        self.play("prepare " + ("rats" if name != "rats" else "pestilence"))
        return self

    def first_round(self, seat: int = 0) -> "Board":
        """Let a seat begin its first turn, in Age A."""
        self.g.round = 1
        self.age("A")
        self.g.military_deck = []
        return self.begin_turn_of(seat)

    def civil_deck(self, *names: str) -> "Board":
        """Let exactly these cards be the civil deck; the rest leaves the game."""
        for name in names:
            self.take_out(card(name))
        self.g.civil_deck = [card(name) for name in names]
        return self

    def military_deck(self, *names: str) -> "Board":
        """Let exactly these cards be the military deck; the rest goes to the box."""
        for name in names:
            self.take_out(card(name))
        self.g.box = sorted([*self.g.box, *self.g.military_deck])
        self.g.military_deck = [card(name) for name in names]
        return self

    def future_events(self, *names: str) -> "Board":
        """Let these be the future events, prepared by the first seat."""
        for name in names:
            self.take_out(card(name))
        self.g.future = [card(name) for name in names]
        self.g.future_by = [0] * len(names)
        return self

    def blue_bank(self, seat: int, count: int) -> "Board":
        """Let so many blue tokens be in the bank."""
        p = self.player(seat)
        p.blue_owned += count - p.blue
        p.blue = count
        return self

    def plays_exclusive(self, seat: int, name: str) -> "Board":
        """Let a tactic of a seat's own be its current one."""
        self.take_out(card(name))
        self.player(seat).tactic = card(name)
        self.player(seat).is_exclusive = True
        return self

    def lays_open(self, *names: str) -> "Board":
        """Let cards that all have seen be on the military discard pile."""
        for name in names:
            self.take_out(card(name))
            self.g.discard_seen.append(card(name))
        return self

    def to_the_end(self) -> "Board":
        """Let everybody refrain from everything until the game is over."""
        while not self.g.is_over:
            self.play("done")
        return self

    # Looking

    def refusal(self, text: str) -> str:
        """Name the sentence that says why an action is not offered."""
        reason = self.why(text)
        assert reason is not None, f"{text} is offered"
        return reason.key

    def ratings(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Read culture, science, strength and happiness of a seat."""
        p = self.player(seat)
        return (
            culture_rating(self.g, seat),
            science_rating(p),
            strength(self.g, seat),
            happiness(p),
        )

    def hand(self, seat: int = 0) -> list[str]:
        """List the civil cards of a seat."""
        return [CARDS[number] for number in self.player(seat).hand]

    def military_hand(self, seat: int = 0) -> list[str]:
        """List the military cards of a seat."""
        return [CARDS[number] for number in self.player(seat).military_hand]

    def row(self) -> list[str]:
        """List the card row; an empty place is an empty name."""
        return [CARDS[number] if number != NONE else "" for number in self.g.row]

    def working(self, name: str, seat: int = 0) -> int:
        """Count the workers of a seat on a technology."""
        return self.player(seat).workers[CARD_SLOT[card(name)]]

    def stored(self, name: str, seat: int = 0) -> int:
        """Count the blue tokens of a seat on a farm, a mine or a lab."""
        return self.player(seat).stores[CARD_SLOT[card(name)]]

    def wins(self, seat: int, name: str, bid: int) -> "Board":
        """Let a seat reveal a territory and bid for it; all others pass."""
        self.reveal(name, seat)
        self.play(f"bid {bid}", *["done"] * (self.g.seats - 1))
        return self

    def view_of_cards(self, seat: int = 0) -> list[str]:
        """List what a seat has in play beside its workers' cards."""
        p = self.player(seat)
        cards = [p.government, p.leader, p.wonder, *p.specials, *p.wonders, *p.colonies]
        return [CARDS[number] for number in cards if number != NONE]
