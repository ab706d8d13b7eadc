"""Each law of the language for learners catches the fault it is there for."""

import pytest

from aevum.games.common.layout import SLOTS, Layout, bare, one
from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import Section, Tensor, seen_from
from aevum.kernel.action import DONE, pack
from aevum.kernel.marks import i64
from aevum.laws import BrokenLaw, walk
from aevum.laws.learning import questions_fit_the_slots
from aevum.record import Record
from tests.toy import BID, BURY, COPIES, FACES, PAY, Auction, Table, ToyGame

CARDS = FACES * COPIES
MOST_SEATS = 4
TABLE = ["seat", "seats", "asked", "is_over", "rounds", "prize", "pile", "auction", "best"]


def toy_layout() -> Layout:
    """Declare every answer of the toy game."""
    faces, bids = list(range(FACES)), list(range(1, CARDS))
    kinds = [one(BURY, "bury", faces), one(BID, "bid", bids), one(PAY, "pay", faces)]
    return Layout([bare(DONE, "pass"), *kinds])


def without_payment() -> Layout:
    """Forget a kind."""
    return Layout(toy_layout().kinds[:3])


def mistaken() -> Layout:
    """Put a wrong action in a place."""
    layout = toy_layout()
    layout.places[1] = layout.places[2]
    return layout


class ToyTensor(Tensor):
    """All that a seat may know of the toy game; lists are written card by card."""

    def __init__(self) -> None:
        boards = [Section(name, ["card"], MOST_SEATS * CARDS) for name in ("hand", "buried", "won")]
        table = Section("table", TABLE)
        Tensor.__init__(self, [table, Section("discard", ["card"], CARDS), *boards])

    def fill(self, g: Table, seat: int, out: vec[i16], at: i64) -> None:
        """Write all numbers one after the other."""
        for place, number in enumerate(self.numbers(g, seat), at):
            out[place] = number

    def numbers(self, g: Table, seat: int) -> list[int]:
        """List the table, and every board, the observer's first."""
        seen = seen_from(seat, g.seats)
        out = [seat, g.seats, seen[g.asked], int(g.is_over), g.rounds, 1 + g.prize, len(g.pile)]
        bids = [frame.best for frame in g.stack if isinstance(frame, Auction)]
        out += [1, bids[0]] if bids else [0, 0]
        out += padded(g.discard, CARDS)
        others = [(seat + turn) % g.seats for turn in range(g.seats)]
        boards = [self.shown(g, other, seat) for other in others]
        for lots in zip(*boards, strict=True):
            written = [number for lot in lots for number in padded(lot, CARDS)]
            out += written + [0] * (MOST_SEATS * CARDS - len(written))
        return out

    def shown(self, g: Table, owner: int, seat: int) -> tuple[list[int], list[int], list[int]]:
        """Show hand, buried and won cards of a player; what is hidden has no face."""
        p = g.players[owner]
        hand = p.hand if owner == seat else [FACES] * len(p.hand)
        buried = p.buried if g.is_open or owner == seat else [FACES] * len(p.buried)
        return hand, buried, p.won


def padded(cards: list[int], length: int) -> list[int]:
    """Write a list as numbers from one on, and noughts up to a length."""
    return [1 + card for card in cards] + [0] * (length - len(cards))


class Learned(ToyGame):
    """The toy game with a language for learners."""

    action_layout = staticmethod(toy_layout)
    tensor: type[Tensor] = ToyTensor


class Undeclared(Learned):
    """The layout lacks a kind."""

    action_layout = staticmethod(without_payment)


class Mistaken(Learned):
    """The layout has a wrong action in a place."""

    action_layout = staticmethod(mistaken)


class LeakingTensor(ToyTensor):
    """All hands lie open."""

    def shown(self, g: Table, owner: int, _seat: int) -> tuple[list[int], list[int], list[int]]:
        """Show every player as to itself."""
        return ToyTensor.shown(self, g, owner, owner)


class MuteTensor(ToyTensor):
    """What was won is not told."""

    def shown(self, g: Table, owner: int, seat: int) -> tuple[list[int], list[int], list[int]]:
        """Leave out what was won."""
        hand, buried, _ = ToyTensor.shown(self, g, owner, seat)
        return hand, buried, []


class BlurredTensor(ToyTensor):
    """The own hand is told without its highest card."""

    def shown(self, g: Table, owner: int, seat: int) -> tuple[list[int], list[int], list[int]]:
        """Hide one card."""
        hand, buried, won = ToyTensor.shown(self, g, owner, seat)
        return [*hand[:-1], FACES] if hand else hand, buried, won


class ShortTensor(ToyTensor):
    """A number is missing."""

    def write(self, g: Table, seat: int, out: list[int]) -> None:
        """Leave the last number out."""
        ToyTensor.write(self, g, seat, out)
        out.pop()


class LongTensor(ToyTensor):
    """A number stands where the next row begins."""

    def fill(self, g: Table, seat: int, out: vec[i16], at: i64) -> None:
        """Write one number too many, where there is room for it."""
        ToyTensor.fill(self, g, seat, out, at)
        if at + self.LENGTH < len(out):
            out[at + self.LENGTH] = 1


class NegativeTensor(ToyTensor):
    """A number is too small for its section."""

    def numbers(self, g: Table, seat: int) -> list[int]:
        """Write the prize as it is."""
        numbers = ToyTensor.numbers(self, g, seat)
        numbers[TABLE.index("prize")] -= 1
        return numbers


class MeddlingTensor(ToyTensor):
    """Writing changes the state."""

    def write(self, g: Table, seat: int, out: list[int]) -> None:
        """Count who looks."""
        ToyTensor.write(self, g, seat, out)
        g.sealed += 1


def told_by(tensor: type[Tensor]) -> Learned:
    """Make a toy game with another tensor."""
    game = Learned()
    game.tensor = tensor
    return game


def test_a_sound_language_keeps_the_laws() -> None:
    for seed in range(3):
        assert walk(Record.begin(Learned(), 3, seed)).checks > 0


@pytest.mark.parametrize(
    ("game", "law", "detail"),
    [
        (Undeclared(), "the layout inverts", "'pay "),
        (Mistaken(), "the layout inverts", "place"),
        (told_by(LeakingTensor), "tensors hide what they must", "hand["),
        (told_by(MuteTensor), "tensors tell all", ".won"),
        (told_by(BlurredTensor), "tensors tell all", ".hand["),
        (told_by(ShortTensor), "tensors fill their sections", "numbers, not 399"),
        (told_by(LongTensor), "tensors fill their sections", "another's row"),
        (told_by(NegativeTensor), "tensors fill their sections", "table[0].prize"),
        (told_by(MeddlingTensor), "tensors fill their sections", "changed the state"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_a_fault_of_the_language_is_named_by_its_law(game: Learned, law: str, detail: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        for seed in range(8):
            walk(Record.begin(game, 3, seed))

    assert caught.value.law == law
    assert detail in caught.value.detail


class CrowdedTable(Table):
    """A table that offers more than can be pointed at."""

    def legal(self) -> list[int]:
        """Offer one bid too many."""
        return [pack(BID, bid) for bid in range(SLOTS + 1)]


def test_a_question_with_too_many_answers_does_not_fit() -> None:
    with pytest.raises(BrokenLaw, match="129 answers"):
        questions_fit_the_slots(ToyGame(), CrowdedTable(), 0)
