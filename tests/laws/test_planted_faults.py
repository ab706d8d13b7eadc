"""Each law catches the fault it is there for: the toy game, broken in one way at a time."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import cycle
from typing import Any, ClassVar

import pytest

from aevum.kernel.action import DONE
from aevum.kernel.game import Counted, Game, Loss, Reason, View
from aevum.kernel.message import Msg
from aevum.kernel.rng import Rng
from aevum.kernel.state import NOBODY, Note, State
from aevum.laws import BrokenLaw, walk
from aevum.laws.walk import hidden_things_roam
from aevum.record import Record
from tests.toy import COPIES, FACES, TOY, Auction, Bury, Pay, Player, Round, Table, ToyGame, table


def broken_law(game: Game) -> tuple[BrokenLaw, Record]:
    """Walk until a law is broken."""
    with pytest.raises(BrokenLaw) as caught:
        for seed in range(8):
            record = Record.begin(game, 3, seed)
            walk(record)
    return caught.value, record


def retold(g: Table, cls: type[Any]) -> Any:
    """Make the same table of another class."""
    new = cls()
    for field in fields(g):
        setattr(new, field.name, getattr(g, field.name))
    return new


class OtherToy(ToyGame):
    """A toy game whose table is of another class."""

    table: type[Table] = Table

    def start(self, seats: int, rng: Rng, settings: dict[str, Any]) -> State:
        """Lay out the other table."""
        g: State = retold(table(ToyGame.start(self, seats, rng, settings)), self.table)
        return g

    def state_classes(self) -> list[type]:
        """List the other table, too."""
        return [self.table, Player, Round, Bury, Auction, Pay]


@dataclass(init=False)
class SharingTable(Table):
    """A table whose copy shares a list."""

    def copy(self) -> Table:
        """Forget to copy the discard pile."""
        new = Table.copy(self)
        new.discard = self.discard
        return new


@dataclass(init=False)
class ForgetfulTable(Table):
    """A table whose copy lacks a field."""

    def copy(self) -> Table:
        """Forget to copy the prize."""
        new = Table.copy(self)
        new.prize = NOBODY
        return new


@dataclass(init=False)
class RestlessTable(Table):
    """A table whose options change it."""

    def legal(self) -> list[int]:
        """Count how often somebody asked."""
        self.discard.append(99)
        return Table.legal(self)


@dataclass(init=False)
class StutteringTable(Table):
    """A table that offers an option twice."""

    def legal(self) -> list[int]:
        """Say everything twice."""
        return Table.legal(self) * 2


@dataclass(init=False)
class WaveringTable(Table):
    """A table that answers differently each time; its memory is no field, so no dump shows it."""

    turns: ClassVar[Iterator[int]] = cycle((1, -1))

    def legal(self) -> list[int]:
        """Turn the order round whenever somebody asks."""
        return Table.legal(self)[:: next(self.turns)]


@dataclass(init=False)
class LosingTable(Table):
    """A table that loses cards."""

    def apply(self, action: int) -> None:
        """Throw the discard pile away."""
        Table.apply(self, action)
        self.discard.clear()


@dataclass(init=False)
class PeekingTable(Table):
    """A table that draws without sealing what came before."""

    def apply(self, action: int) -> None:
        """Draw from the bare generator."""
        Table.apply(self, action)
        self.rng.bits()


@dataclass(init=False)
class SilentTable(Table):
    """A table that asks without offering anything."""

    def legal(self) -> list[int]:
        """Offer nothing from the start."""
        return []


@dataclass(init=False)
class CrashingTable(Table):
    """A table that fails in the last round."""

    def apply(self, action: int) -> None:
        """Divide by the rounds to come."""
        Table.apply(self, action + 0 // self.rounds)


@dataclass(init=False)
class DeepTable(Table):
    """A table that heaps up procedures."""

    def apply(self, action: int) -> None:
        """Begin one more procedure below the others."""
        Table.apply(self, action)
        self.stack.insert(0, Round())


@pytest.mark.parametrize(
    ("cls", "law", "detail"),
    [
        (SharingTable, "a copy is equal", "the copy shares the state.discard"),
        (ForgetfulTable, "a copy is equal", "the copy differs in"),
        (RestlessTable, "options are pure", "asking for the options changed the state"),
        (StutteringTable, "options are distinct", "offered twice: bury"),
        (WaveringTable, "options are pure", "first"),
        (LosingTable, "things are conserved", "cards of face"),
        (PeekingTable, "a draw is sealed", "after 'bury"),
        (SilentTable, "somebody is asked", "has no option"),
        (CrashingTable, "the engine never fails", "ZeroDivisionError"),
        (DeepTable, "the stack is shallow", "Round(is_dealt=False) > Round"),
    ],
)
def test_a_fault_of_the_state_is_named_by_its_law(cls: type[Table], law: str, detail: str) -> None:
    game = OtherToy()
    game.table = cls

    broken, _ = broken_law(game)

    assert broken.law == law
    assert detail in broken.detail


class Overwriting(OtherToy):
    """The copies share a list that is said to be replaced only, and is changed."""

    table = SharingTable
    replaced = {"SharingTable": ("discard",), "Table": ("discard",)}


def test_a_shared_list_that_changes_breaks_the_law_of_independent_copies() -> None:
    broken, _ = broken_law(Overwriting())

    assert broken.law == "a copy is independent"
    assert "playing a copy changed" in broken.detail


class Leaking(ToyGame):
    """The view shows the hand of seat 0 to all."""

    def view(self, state: State, seat: int) -> View:
        """Add what nobody else may see."""
        return {**ToyGame.view(self, table(state), seat), "leak": table(state).players[0].hand[:]}


class Whispering(ToyGame):
    """The labels of bids tell another hand."""

    def label(self, state: State, action: int) -> Msg:
        """Add what nobody else may see."""
        hands = [p.hand for p in table(state).players]
        return Msg("do", n=hands[(state.asked + 1) % state.seats][0])


class Telling(ToyGame):
    """The reasons against an action tell another hand."""

    def why_not(self, state: State, seat: int, text: str) -> Reason | None:
        """Add what nobody else may see."""
        reason = ToyGame.why_not(self, table(state), seat, text)
        hand = table(state).players[(seat + 1) % state.seats].hand
        return Reason("T1", str(hand)) if reason else None


class Boding(ToyGame):
    """A warning of what is lost tells another hand."""

    def losses(self, state: State, seat: int, _action: int) -> list[Loss]:
        """Add what nobody else may see."""
        return [Loss("T1", Msg("loss", n=table(state).players[(seat + 1) % state.seats].hand))]


class Vague(ToyGame):
    """A warning of what is lost names no clause."""

    def losses(self, _state: State, _seat: int, _action: int) -> list[Loss]:
        """Warn of anything."""
        return [Loss("", Msg("loss"))]


def counted(name: int, count: int, seen: int) -> Counted:
    """Count cards of a face."""
    word = Msg("face", n=name)
    return Counted(Msg("faces"), str(name), word, word, count, [Msg("place")] * seen)


class Peeping(ToyGame):
    """What a seat counts tells the pile, though others hold cards."""

    def census(self, state: State, _seat: int) -> list[Counted]:
        """Count what is truly in the pile as unseen."""
        pile = table(state).pile
        return [counted(face, COPIES, COPIES - pile.count(face)) for face in range(FACES)]


class Miscounting(ToyGame):
    """A seat sees more cards than there are."""

    def census(self, _state: State, _seat: int) -> list[Counted]:
        """Count one card too many."""
        return [counted(face, COPIES, COPIES + 1) for face in range(FACES)]


class Repeating(ToyGame):
    """A kind of card is counted twice."""

    def census(self, _state: State, _seat: int) -> list[Counted]:
        """Name all by the same face."""
        return [counted(0, COPIES, 0) for _ in range(FACES)]


class Silent(ToyGame):
    """No reason is given against anything."""

    def why_not(self, state: State, seat: int, text: str) -> Reason | None:
        """Object to nothing."""
        self.parse(state, text)
        return None


class Mumbling(ToyGame):
    """Two actions are written alike."""

    def to_text(self, state: State, action: int) -> str:
        """Leave the number out."""
        return ToyGame.to_text(self, state, action).split()[0]


class Shouting(ToyGame):
    """Notation is written with a mark that records use."""

    def to_text(self, state: State, action: int) -> str:
        """Add the mark."""
        return ToyGame.to_text(self, state, action) + " #1"


class Brittle(ToyGame):
    """Garbled notation makes the reader fail."""

    def parse(self, state: State, text: str) -> int:
        """Trust the text."""
        words = text.split()
        kinds = {"bury": 1, "bid": 2, "pay": 3}
        return DONE if text == "pass" else (kinds[words[0]] << 24) | int(words[1])


class Opaque(ToyGame):
    """The view is not ready for JSON."""

    def view(self, state: State, seat: int) -> View:
        """Use a tuple."""
        return {**ToyGame.view(self, table(state), seat), "scores": (1, 2)}


class Foreseeing(ToyGame):
    """A resampled state keeps the generator."""

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Put the true generator back."""
        g = ToyGame.resample(self, state, seat, seed)
        g.rng = state.rng.copy()
        return g


class Remembering(ToyGame):
    """A resampled state lets the true order of the pile shine through."""

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Cut the pile instead of dealing anew."""
        g = table(ToyGame.resample(self, state, seat, seed))
        true = table(state).copy()
        cut = seed % len(true.pile)
        g.players, g.pile = true.players, true.pile[cut:] + true.pile[:cut]
        return g


class Carefree(ToyGame):
    """Secrets are whispered, and a resampled state still has them all."""

    deal_anew = Game.deal_anew


class Faithful(ToyGame):
    """A resampled state is the true one, but for the generator."""

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Put the true cards back."""
        g = table(ToyGame.resample(self, state, seat, seed))
        true = table(state).copy()
        g.players, g.pile = true.players, true.pile
        return g


class Forgetting(ToyGame):
    """A resampled state has no journal."""

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Begin a new journal."""
        g = ToyGame.resample(self, state, seat, seed)
        g.journal = []
        return g


class Speechless(ToyGame):
    """A fact has no words."""

    def tell(self, state: State, note: Note) -> Msg:
        """Say something that is no message."""
        return None  # type: ignore[return-value]  # the fault this class is for


class Revising(ToyGame):
    """The facts of the past are told by what has become since."""

    def tell(self, state: State, note: Note) -> Msg:
        """Add how many rounds are to come."""
        return Msg("note", n=table(state).rounds)


class Usurping(ToyGame):
    """The facts of the past go over to whoever is asked."""

    def doer(self, state: State, _note: Note) -> int:
        """Name somebody else."""
        return state.asked


class Short(ToyGame):
    """The bound on the length is too low."""

    def __init__(self) -> None:
        super().__init__()
        self.most_decisions = 5


class Uncounted(ToyGame):
    """A score is missing."""

    def scores(self, state: State) -> list[int]:
        """Leave the last seat out."""
        return ToyGame.scores(self, table(state))[:-1]


class Unlisted(ToyGame):
    """A class is missing from the list."""

    def state_classes(self) -> list[type]:
        """Leave the auction out."""
        return [Table, Player, Round, Bury, Pay]


@pytest.mark.parametrize(
    ("game", "law", "detail"),
    [
        (Leaking(), "views hide what they must", ".leak"),
        (Carefree(), "resampling forgets", "something was whispered to a seat"),
        (Whispering(), "views hide what they must", "the question or its options tell"),
        (Telling(), "garbled notation is refused", "tells a secret"),
        (Silent(), "garbled notation is refused", "the reason against"),
        (Boding(), "losses tell no secret", "a secret"),
        (Vague(), "losses tell no secret", "no clause"),
        (Peeping(), "views hide what they must", "counts tells what it cannot know"),
        (Miscounting(), "cards can be counted", "sees 6 of 5"),
        (Repeating(), "cards can be counted", "counted twice"),
        (Mumbling(), "the engine never fails", "BadNotation"),
        (Shouting(), "notation reads back", "cannot be recorded"),
        (Brittle(), "the engine never fails", "Error"),
        (Opaque(), "a view is plain", "is not what JSON makes of it"),
        (Foreseeing(), "resampling forgets", "can foresee the draws to come"),
        (Remembering(), "resampling forgets", "depends on what it cannot know"),
        (Forgetting(), "views hide what they must", "the journal of seat"),
        (Speechless(), "words are there", "not all are messages"),
        (Revising(), "a fact stays as it was told", "became"),
        (Usurping(), "a fact stays as it was told", "became"),
        (Short(), "the game ends", "more than 5 decisions"),
        (Uncounted(), "scores can be asked", "2 scores for 3 seats"),
        (Unlisted(), "the engine never fails", "'Auction' is not a part of this game"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_a_fault_of_the_game_is_named_by_its_law(game: Game, law: str, detail: str) -> None:
    broken, _ = broken_law(game)

    assert broken.law == law
    assert detail in broken.detail


def test_the_record_of_a_fault_replays_to_the_position_that_broke_the_law() -> None:
    game = OtherToy()
    game.table = CrashingTable

    _, record = broken_law(game)

    again = Record.parse(record.format(), lambda _name: game)
    assert again.replay(verify=True) == record.state
    assert again.format() == record.format()


class Dealing(ToyGame):
    """Resampling gives the lowest cards to the others, always."""

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Deal from the bottom of the deck."""
        g = table(state).copy()
        hidden = [g.pile, *(p.hand for owner, p in enumerate(g.players) if owner != seat)]
        pool = sorted(card for lot in hidden for card in lot)
        for lot in reversed(hidden):
            lot[:] = [pool.pop(0) for _ in lot]
        return g


@pytest.mark.parametrize(
    ("game", "detail"),
    [(Dealing(), "seat 2 never meets"), (Faithful(), "nothing is dealt anew for seat 2")],
)
def test_hidden_things_that_stay_in_their_places_break_a_law(game: Game, detail: str) -> None:
    g = TOY.new(3, 1)

    with pytest.raises(BrokenLaw, match=f"hidden things roam: {detail}"):
        hidden_things_roam(game, g, 2, samples=200)
