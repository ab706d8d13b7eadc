"""What every game offers outwards. Bots, records, texts and faces know a game only by this.

What is not rules has a default here, so that a game writes its rules and nothing else. A game of
many files binds its functions, `view = staticmethod(view)`: so states are untyped here, and every
function names the state class of its own game.
"""

import sys
from collections.abc import Mapping
from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

from aevum.kernel.action import kind_of, x_of, y_of
from aevum.kernel.errors import BadOption, IllegalAction
from aevum.kernel.message import Msg, kebab, seat_name
from aevum.kernel.notation import Notation
from aevum.kernel.rng import Rng, seeded
from aevum.kernel.state import NOBODY, Note, State

Value: TypeAlias = bool | int | str
Settings: TypeAlias = Mapping[str, Value]
View: TypeAlias = dict[str, Any]
Seed: TypeAlias = int | Rng  # or a generator of whoever wants other chance

SPECTATOR: Final = -1
EDITION: Final = "edition"


class Option:
    """A rule switch of a game: its default, all its choices, and the key of its help text.

    `before` is how it was before there was the choice: a record without the option means that.
    """

    __slots__ = ("before", "choices", "default", "help")

    def __init__(
        self, default: Value, choices: tuple[Value, ...], help: str, before: Value | None = None
    ) -> None:
        self.default = default
        self.choices = choices
        self.help = help
        self.before = before

    def read(self, text: str) -> Value:
        """Turn the text of a choice into its value; an unknown text stays as it is."""
        return next((choice for choice in self.choices if spell(choice) == text.lower()), text)


def spell(value: Value) -> str:
    """Write a choice as text: true and false in small letters."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Reason(NamedTuple):
    """Why an action is not offered: the clause of the rules and the key of the sentence."""

    clause: str
    key: str


class Loss(NamedTuple):
    """What an answer would lose for good: the clause by which it is lost, and what and how much."""

    clause: str
    what: Msg


class Part(NamedTuple):
    """One part of the scores: what it is counted for, and the points of every seat."""

    title: Msg
    points: list[int]


class Counted(NamedTuple):
    """Equal cards or tiles of a game: how many there are, and where a seat sees some of them."""

    group: Msg
    name: str
    title: Msg
    text: Msg
    copies: int
    seen: list[Msg]


class Printed:
    """The printed tables of a game; a game that has none has these."""

    hash: str = "none"
    edition: int = 1
    """The newest edition that any row joined with."""

    def rows(self) -> dict[str, list[dict[str, str]]]:
        """Hand out every table as it was loaded: its rows, cell by column, in their order."""
        return {}


class Game:
    """One game: how to begin it, play it, look at it and speak of it."""

    name: str = ""
    min_seats: int = 2
    max_seats: int = 2
    rules: int = 1
    """Raised by every change of the rules that changes legal actions or outcomes."""
    most_decisions: int = 0
    """No game takes more decisions than this."""
    can_be_lost: bool = False
    """Whether the rules have opponents without a seat, so that all seats may lose."""
    options: Mapping[str, Option] = {}
    tables: Printed = Printed()
    notation: Notation = Notation("")
    notes: tuple[str, ...] = ()
    """The names of the facts, by their codes."""
    scenes: Mapping[str, tuple[str, ...]] = {}
    """Facts that open what is shown as one outcome, and those that belong to it."""
    view_type: type = dict
    """The typed dict that a view is."""
    replaced: Mapping[str, tuple[str, ...]] = {}
    """By classes of the state their lists that never change but are replaced: copies share them."""
    judgements: Mapping[int, Any] = {}  # for who looks ahead, by number: the last is the newest

    def __init__(self) -> None:
        if self.tables.edition > 1:
            editions = tuple(range(1, self.tables.edition + 1))
            edition = Option(editions[-1], editions, "option-edition", before=1)
            self.options = {**self.options, EDITION: edition}

    # Beginning

    def new(
        self, seats: int, seed: Seed, options: Settings | None = None, *, keep_journal: bool = False
    ) -> State:
        """Begin a game; a bad number of seats, option or value is refused by name."""
        self.check_seats(seats)
        settings = {EDITION: 1, **self.settings(options or {})}
        state = self.start(seats, seeded(seed) if isinstance(seed, int) else seed, settings)
        state.journal = [] if keep_journal else None
        state.run()
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not for."""
        if not self.min_seats <= seats <= self.max_seats:
            known = f"{self.min_seats} to {self.max_seats} seats"
            raise BadOption(f"{self.name} is for {known}, not {seats}")

    def settings(self, options: Settings) -> dict[str, Value]:
        """Complete the options with the defaults, after checking every name and value."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadOption(f"{self.name} has no option '{name}'; its options are: {known}")
            choices = self.options[name].choices
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                wrong = f"'{spell(value)}'; choose from: {', '.join(map(spell, choices))}"
                raise BadOption(f"option '{name}' cannot be {wrong}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def settings_of(self, kept: Settings) -> dict[str, Value]:
        """Complete the options of a game that was begun before some of them could be chosen."""
        before = {name: one.before for name, one in self.options.items() if one.before is not None}
        return self.settings({**before, **kept})

    def start(self, seats: int, rng: Rng, settings: dict[str, Value]) -> State:
        """Lay out a new game whose frames have not run yet.

        The settings hold every option, and the edition of the tables that is played.
        """
        raise NotImplementedError

    # Playing

    def play(self, state: State, action: int) -> None:
        """Carry out an action after checking it: the door for all that comes from outside."""
        if state.asked == NOBODY:
            raise IllegalAction("the game is over")
        if action not in state.legal():
            raise IllegalAction(f"action {action} is not legal now")
        state.apply(action)

    def to_text(self, state: Any, action: int) -> str:
        """Write an action in the notation that reads aloud."""
        return self.notation.to_text(state, action)

    def parse(self, state: Any, text: str) -> int:
        """Read a notation, legal or not; raise BadNotation if it is none."""
        return self.notation.parse(state, text)

    def from_text(self, state: State, text: str) -> int:
        """Read the notation of an action that is legal now."""
        action = self.parse(state, text)
        if action not in state.legal():
            raise IllegalAction(f"'{text.strip()}' is not legal now")
        return action

    # Counting

    def scores(self, state: Any, /) -> list[int]:
        """Count every seat's points as the position stands."""
        raise NotImplementedError

    def breakdown(self, state: Any, /) -> list[Part]:
        """Count the points by their parts, which add up to the scores."""
        return [Part(Msg("score-points"), self.scores(state))]

    def winners(self, state: Any, /) -> list[int]:
        """Name the seats that win if the game ends now: those with the most points.

        Nobody wins only where a game can be lost to opponents without a seat.
        """
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def value(self, state: Any, /, seat: int) -> int:
        """Judge how well a seat stands; more is better, the unit is the game's own."""
        return self.scores(state)[seat]

    # Looking

    def round_of(self, state: Any, /) -> int:
        """Count the rounds as the view does; a game says it without showing all the rest."""
        return int(self.view(state, SPECTATOR).get("round", 0))

    def view(self, state: Any, /, seat: int) -> Any:
        """Show what one seat may know, ready for JSON; seat -1 is a spectator."""
        return {
            "game": self.name,
            "seat": seat,
            "seats": state.seats,
            "asked": state.asked,
            "is_over": state.is_over,
            "doing": state.doing(seat),
        }

    def resample(self, state: Any, seat: int, seed: int) -> State:
        """Copy the state with everything dealt anew that the seat cannot know; chance too."""
        rng = seeded(seed)
        new: State = state.copy()
        state.hand_over(new, seat, rng)
        self.deal_anew(new, seat, rng)
        return new

    def deal_anew(self, state: Any, /, seat: int, rng: Rng) -> None:
        """Deal anew, in a copy, what a seat cannot know; nothing if all lies open."""

    def why_not(self, state: Any, /, seat: int, text: str) -> Reason | None:
        """Say by which clause an action is not offered to a seat; None if it is."""
        action = self.parse(state, text)
        if seat == state.asked and action in state.legal():
            return None
        return Reason("", "why-not-offered")

    def losses(self, state: Any, seat: int, action: int, /) -> list[Loss]:
        """Name what a legal answer of the asked seat would lose for good, by what it can know."""
        return []

    # Speaking

    def prompt(self, state: Any, /) -> Msg:
        """Put the open question into words, as the procedure that asks it does."""
        asking: Msg = state.stack[-1].prompt(state)
        return asking

    def label(self, state: Any, /, action: int) -> Msg:
        """Put one legal answer into words: the key is its verb, the gaps are its operands."""
        verb = self.notation.by_kind[kind_of(action)]
        return Msg(f"label-{kebab(verb.name)}", x=x_of(action), y=y_of(action))

    def tell(self, state: Any, /, note: Note) -> Msg:
        """Put one fact of the journal into words: the key is its name."""
        code, seat, a, b, c, _reader = note
        return Msg(f"note-{kebab(self.notes[code])}", seat=seat_name(seat), a=a, b=b, c=c)

    def doer(self, _state: Any, /, note: Note) -> int:
        """Name the seat that a fact is of; a game whose facts are of others says whose."""
        return note[1]

    def lines(self, state: Any, /, seat: int) -> list[Msg]:
        """Tell a position in sentences to be read aloud, as far as a seat may know it."""
        if state.asked == NOBODY:
            return [Msg("line-over")]
        return [Msg("line-asked", seat=seat_name(state.asked))]

    def census(self, state: Any, /, seat: int) -> list[Counted]:
        """Count all cards and tiles; where a seat sees each, one place to each that it sees."""
        return []

    def reconstructed(self) -> list[Msg]:
        """Say what of the tables that were loaded is reconstructed; nothing if all is known."""
        return []

    # Proving

    def state_classes(self) -> list[type]:
        """List every class that the state of this game is made of, frames included.

        They are the dataclasses of the game's package, or of the one file that it is.
        """
        found: dict[type, None] = {}
        for cls in type(self).__mro__[: type(self).__mro__.index(Game)]:
            package, _, file = cls.__module__.rpartition(".")
            for module in modules_of(package if file == "game" else cls.__module__):
                classes = [thing for thing in vars(module).values() if isinstance(thing, type)]
                found.update(dict.fromkeys(filter(is_dataclass, classes)))
        return list(found)

    def broken_invariant(self, state: Any, /) -> str:
        """Name what is not conserved or not consistent in a state; empty if all is well."""
        return ""

    def tables_hash(self) -> str:
        """Identify the tables the game was loaded with: records tell by it what they need."""
        return self.tables.hash


def modules_of(name: str) -> list[ModuleType]:
    """Load a module and, if it is a package, all that is in it."""
    top = sys.modules.get(name) or import_module(name)
    inner = walk_packages(getattr(top, "__path__", []), f"{name}.")
    return [top, *(import_module(found.name) for found in inner)]
