"""The law of sets catches a question that is taken for a set although its order matters."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

import aevum
from aevum.games.common.distinct import distinct
from aevum.kernel.action import pack
from aevum.kernel.game import Game
from aevum.kernel.state import Frame, State
from aevum.laws import BrokenLaw, walk
from aevum.laws.sets import LAW, check
from aevum.record import Record
from aevum.record.sets import SetQuestion
from tests.toy import PAY, Auction, Bury, Pay, Player, Round, Table, ToyGame


@dataclass(init=False)
class PayAnyhow(Pay):
    """Cards are paid in any order, and their order is seen on the discard pile."""

    def copy(self) -> "PayAnyhow":
        """Return a frame with the same memory."""
        return PayAnyhow(self.seat, self.least, self.most, self.picked, self.lowest)

    def items(self, g: Table, out: list[int]) -> None:
        """Offer each different card."""
        out.extend(pack(PAY, card) for card in distinct(g.players[self.seat].hand, 0))


@dataclass(init=False)
class PayAloud(Pay):
    """Every card is shown before the next one is named."""

    def copy(self) -> "PayAloud":
        """Return a frame with the same memory."""
        return PayAloud(self.seat, self.least, self.most, self.picked, self.lowest)

    def chosen(self, g: Table, action: int) -> None:
        """Discard the card for all to see."""
        Pay.chosen(self, g, action)
        g.seal()


class OtherPay(ToyGame):
    """A toy game in which the prize is paid in another way."""

    def __init__(self, pay: type[Pay]) -> None:
        super().__init__()
        self.pay = pay

    def state_classes(self) -> list[type]:
        """List the other way to pay, too."""
        return [Table, Player, Round, Bury, Auction, Pay, self.pay]


@pytest.mark.parametrize(
    ("pay", "detail"),
    [(PayAnyhow, "the order changes"), (PayAloud, "it is interrupted")],
)
def test_a_toy_question_that_is_no_set_breaks_the_law(
    pay: type[Pay], detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.toy.Pay", pay)

    with pytest.raises(BrokenLaw) as caught:
        for seed in range(20):
            walk(Record.begin(OtherPay(pay), 3, seed))

    assert caught.value.law == LAW
    assert detail in caught.value.detail


class Mistaken(SetQuestion):
    """Takes whatever a procedure asks a seat for a set."""

    def is_unfinished(self, state: State, frame: Frame) -> bool:
        """The set goes on as long as the procedure does."""
        depth = self.depth
        return len(state.stack) >= depth and state.stack[depth - 1] is frame


ORDERED = [
    ("tempus", "Move"),
    ("hyperborea", "Turn"),
    ("inner_sea", "Foresight"),
    ("through_the_ages", "Auction"),
]
"""Of each game a procedure whose answers have an order by the rules."""


def positions(game: Game, procedure: str) -> Iterator[State]:
    """Play random games until a procedure asks, again and again."""
    for seed in range(100):
        random, g = Random(seed), game.new(game.max_seats, seed)
        while not g.is_over:
            if type(g.stack[-1]).__name__ == procedure:
                yield g
            g.apply(random.choice(g.legal()))


@pytest.mark.parametrize(("name", "procedure"), ORDERED)
def test_a_question_with_an_order_that_is_taken_for_a_set_breaks_the_law(
    name: str, procedure: str
) -> None:
    game = aevum.game(name)

    with pytest.raises(BrokenLaw) as caught:
        for seed, g in enumerate(positions(game, procedure)):
            check(Mistaken(game, g), g, Random(seed))

    assert caught.value.law == LAW
