"""A toy game for the tests of kernel, records and laws: bury a card, bid for the prize, pay.

Each round every seat draws two cards and buries one of its hand face down. Then a prize is
revealed, the seats bid cards for it until all have passed, and the highest bidder pays that many
cards. In the end buried cards and prizes count their faces. With `open`, cards are buried face
up; `aim` says whether the most or the fewest points win.

Its classes have no slots: they must also run interpreted on a compiled kernel.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from aevum.games.common.distinct import distinct
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.frames import EachSeat, Repeat, Window
from aevum.kernel.game import Game, Option, Printed, Reason, Value, View
from aevum.kernel.notation import Notation, Number, Verb
from aevum.kernel.rng import Rng
from aevum.kernel.state import NOBODY, Frame, State
from aevum.kernel.zones import draw, insert_sorted

FACES: Final = 6
COPIES: Final = 5
BURY, BID, PAY = 1, 2, 3
NOTES: Final = ("drawn", "buried", "bid", "paid", "won")
DRAWN, BURIED, BIDDEN, PAID, WON = range(5)


@dataclass(init=False)
class Player:
    """What lies in front of one seat."""

    hand: list[int]
    buried: list[int]
    won: list[int]

    def __init__(self) -> None:
        self.hand = []
        self.buried = []
        self.won = []

    def copy(self) -> "Player":
        """Return an equal player that shares nothing."""
        new = Player()
        new.hand = self.hand[:]
        new.buried = self.buried[:]
        new.won = self.won[:]
        return new


@dataclass(init=False)
class Table(State):
    """The whole table."""

    rounds: int
    is_open: bool
    aim_low: bool
    prize: int
    pile: list[int]
    discard: list[int]
    players: list[Player]

    def __init__(self) -> None:
        State.__init__(self)
        self.rounds = 0
        self.is_open = False
        self.aim_low = False
        self.prize = NOBODY
        self.pile = []
        self.discard = []
        self.players = []

    def copy(self) -> "Table":
        """Return an equal table that shares nothing."""
        new = type(self)()
        self.copy_into(new)
        new.rounds = self.rounds
        new.is_open = self.is_open
        new.aim_low = self.aim_low
        new.prize = self.prize
        new.pile = self.pile[:]
        new.discard = self.discard[:]
        new.players = [player.copy() for player in self.players]
        return new


@dataclass(init=False)
class Round(Frame):
    """Deal and bury, then reveal a prize and bid for it."""

    is_dealt: bool

    def __init__(self, is_dealt: bool = False) -> None:
        self.is_dealt = is_dealt

    def copy(self) -> "Round":
        """Return a frame with the same memory."""
        return Round(self.is_dealt)

    def step(self, g: Table) -> None:
        """Begin the next half of a round, or end the game."""
        if self.is_dealt:
            self.is_dealt = False
            g.rounds -= 1
            g.prize = draw(g, g.pile)
            g.push(Auction(0, g.seats, (1 << g.seats) - 1))
        elif g.rounds == 0:
            g.end()
        else:
            self.is_dealt = True
            for seat in range(2 * g.seats):
                card = draw(g, g.pile)
                insert_sorted(g.players[seat % g.seats].hand, card)
                g.whisper(DRAWN, seat % g.seats, card)
            g.push(Bury(g.rounds % g.seats, g.seats))


@dataclass(init=False)
class Bury(EachSeat):
    """Every seat buries one card."""

    def copy(self) -> "Bury":
        """Return a frame with the same memory."""
        return Bury(self.first, self.seats, self.done)

    def options(self, g: Table, out: list[int]) -> None:
        """Offer each different card of the hand."""
        hand = g.players[self.seat].hand
        out.extend(pack(BURY, card) for card in distinct(hand, 0))

    def chosen(self, g: Table, seat: int, action: int) -> None:
        """Put the card down."""
        g.players[seat].hand.remove(x_of(action))
        g.players[seat].buried.append(x_of(action))
        if g.is_open:
            g.note(BURIED, seat, x_of(action))
        else:
            g.whisper(BURIED, seat, x_of(action))


@dataclass(init=False)
class Auction(Window):
    """Bid more than the others, or pass for good."""

    best: int
    leader: int

    def __init__(
        self,
        first: int = 0,
        seats: int = 0,
        waiting: int = 0,
        best: int = 0,
        leader: int = NOBODY,
    ) -> None:
        Window.__init__(self, first, seats, waiting)
        self.best = best
        self.leader = leader

    def copy(self) -> "Auction":
        """Return a frame with the same memory."""
        return Auction(self.turn, self.seats, self.waiting, self.best, self.leader)

    def reactions(self, g: Table, seat: int, out: list[int]) -> None:
        """Offer every higher bid that the hand can pay, unless the seat leads."""
        if seat != self.leader:
            most = len(g.players[seat].hand)
            out.extend(pack(BID, bid) for bid in range(self.best + 1, most + 1))

    def reacted(self, g: Table, seat: int, action: int) -> None:
        """Lead with a higher bid."""
        self.best = x_of(action)
        self.leader = seat
        g.note(BIDDEN, seat, self.best)

    def show(self, g: Table, seat: int) -> dict[str, Any]:
        """Show the best bid."""
        return {"kind": "auction", "best": self.best}

    def close(self, g: Table) -> None:
        """Let the leader pay; without one the prize is discarded."""
        if self.leader == NOBODY:
            g.discard.append(g.prize)
            g.prize = NOBODY
            g.pop()
        else:
            g.goto(Pay(self.leader, self.best, self.best))


@dataclass(init=False)
class Pay(Repeat):
    """Discard as many cards as were bid, then take the prize."""

    def copy(self) -> "Pay":
        """Return a frame with the same memory."""
        return Pay(self.seat, self.least, self.most, self.picked, self.lowest)

    def items(self, g: Table, out: list[int]) -> None:
        """Offer each different card that leaves enough higher ones to go on."""
        hand = g.players[self.seat].hand
        for card in distinct(hand, self.lowest):
            if len(hand) - hand.index(card) >= self.most - self.picked:
                out.append(pack(PAY, card))

    def chosen(self, g: Table, action: int) -> None:
        """Discard the card."""
        self.lowest = x_of(action)
        g.players[self.seat].hand.remove(self.lowest)
        g.discard.append(self.lowest)
        g.note(PAID, self.seat, self.lowest)

    def finish(self, g: Table) -> None:
        """Take the prize."""
        g.players[self.seat].won.append(g.prize)
        g.note(WON, self.seat, g.prize)
        g.prize = NOBODY
        g.pop()

    def is_midway(self) -> bool:
        """Say whether cards are still owed."""
        return self.picked > 0


class Deck(Printed):
    """All that is printed: the faces."""

    hash = f"deck{FACES}x{COPIES}"


class ToyGame(Game):
    """The door to the toy game."""

    name = "toy"
    max_seats = 4
    most_decisions = 150
    notes = NOTES
    tables = Deck()
    options = {
        "rounds": Option(3, (2, 3), "toy-rounds"),
        "open": Option(False, (False, True), "toy-open"),
        "aim": Option("high", ("high", "low"), "toy-aim"),
    }
    notation = Notation(
        "bury 3",
        Verb(DONE, "pass"),
        Verb(BURY, "bury {x}", Number()),
        Verb(BID, "bid {x}", Number()),
        Verb(PAY, "pay {x}", Number()),
    )

    def start(self, seats: int, rng: Rng, settings: dict[str, Value], /) -> State:
        """Put all cards on the pile."""
        g = Table()
        g.seats = seats
        g.rng = rng
        g.rounds = int(settings["rounds"])
        g.is_open = settings["open"] is True
        g.aim_low = settings["aim"] == "low"
        g.pile = [card for card in range(FACES) for _ in range(COPIES)]
        g.players = [Player() for _ in range(seats)]
        g.stack = [Round()]
        return g

    def scores(self, g: Table, /) -> list[int]:
        """Add up the faces of what was buried and won."""
        return [sum(p.buried) + sum(p.won) + len(p.won) for p in g.players]

    def winners(self, g: Table, /) -> list[int]:
        """Name all seats with the best score."""
        scores = self.scores(g)
        best = min(scores) if g.aim_low else max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def view(self, g: Table, seat: int, /) -> View:
        """Show what is public, and the own hand."""
        return {
            **Game.view(self, g, seat),
            "rounds": g.rounds,
            "prize": g.prize,
            "pile": len(g.pile),
            "discard": g.discard[:],
            "players": [view_of(g, owner, seat) for owner in range(g.seats)],
        }

    def deal_anew(self, g: Table, seat: int, rng: Rng, /) -> None:
        """Shuffle the pile, the hands of others and what they buried face down, and deal anew."""
        hidden = [p for owner, p in enumerate(g.players) if owner != seat]
        lots = [g.pile, *(p.hand for p in hidden)]
        lots += [] if g.is_open else [p.buried for p in hidden]
        pool = sorted(card for lot in lots for card in lot)
        for lot in lots:
            for i in range(len(lot)):
                lot[i] = pool.pop(rng.below(len(pool)))
        for p in hidden:
            p.hand.sort()

    def value(self, g: Table, seat: int, /) -> int:
        """Judge by the score."""
        return self.scores(g)[seat] * (-1 if g.aim_low else 1)

    def why_not(self, g: Table, seat: int, text: str, /) -> Reason | None:
        """Say that another seat is asked, or that the cards are missing."""
        action = self.parse(g, text)
        if seat != g.asked:
            return Reason("T1", "toy-not-asked")
        return None if action in g.legal() else Reason("T2", "toy-not-offered")

    def broken_invariant(self, g: Table, /) -> str:
        """Count the cards of each face, wherever they are."""
        lots = [g.pile, g.discard, [g.prize]]
        lots += [lot for p in g.players for lot in (p.hand, p.buried, p.won)]
        for card in range(FACES):
            if count(lots, card) != COPIES:
                return f"{count(lots, card)} cards of face {card}, not {COPIES}"
        return ""


def view_of(g: Table, owner: int, seat: int) -> View:
    """Show one player to a seat."""
    p = g.players[owner]
    buried = p.buried[:] if g.is_open or owner == seat else [NOBODY] * len(p.buried)
    return {
        "hand": p.hand[:] if owner == seat else [NOBODY] * len(p.hand),
        "buried": buried,
        "won": p.won[:],
    }


def count(lots: Iterable[list[int]], card: int) -> int:
    """Count the cards of one face in several lots."""
    return sum(lot.count(card) for lot in lots)


def table(state: State) -> Table:
    """Take a state for what it is."""
    assert isinstance(state, Table)
    return state


TOY: Final[Game] = ToyGame()
