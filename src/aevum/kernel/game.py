"""What every game offers outwards. Bots, records, texts and faces know a game only by this."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from aevum.kernel.errors import BadNotation, BadOption, IllegalAction
from aevum.kernel.marks import mypyc_attr
from aevum.kernel.message import Msg
from aevum.kernel.rng import Rng, seeded
from aevum.kernel.state import NOBODY, Note, State

Value: TypeAlias = bool | int | str
View: TypeAlias = dict[str, Any]

SPECTATOR: Final = -1


class Option:
    """A rule switch of a game: its default, all its choices, and the key of its help text."""

    __slots__ = ("choices", "default", "help")

    def __init__(self, default: Value, choices: tuple[Value, ...], help: str) -> None:
        self.default = default
        self.choices = choices
        self.help = help

    def read(self, text: str) -> Value:
        """Turn the text of a choice into its value; an unknown text stays as it is."""
        for choice in self.choices:
            if spell(choice) == text.lower():
                return choice
        return text


def spell(value: Value) -> str:
    """Write a choice as text: true and false in small letters."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Reason(NamedTuple):
    """Why an action is not offered: the clause of the rules and the key of the sentence."""

    clause: str
    key: str


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def __init__(self) -> None:
        self.options: dict[str, Option] = {}

    # Beginning

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        *,
        keep_journal: bool = False,
    ) -> State:
        """Begin a game; a bad number of seats, option or value is refused by name."""
        self.check_seats(seats)
        state = self.start(seats, seeded(seed), self.settings(options or {}))
        if keep_journal:
            state.journal = []
        state.run()
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not for."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {seats}"
            )

    def settings(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """Complete the options with the defaults, after checking every name and value."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadOption(f"{self.name} has no option '{name}'; its options are: {known}")
            choices = self.options[name].choices
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                listed = ", ".join(spell(choice) for choice in choices)
                raise BadOption(
                    f"option '{name}' cannot be '{spell(value)}'; choose from: {listed}"
                )
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def start(self, seats: int, rng: Rng, settings: dict[str, Value]) -> State:
        """Lay out a new game whose frames have not run yet."""
        raise NotImplementedError

    # Playing

    def play(self, state: State, action: int) -> None:
        """Carry out an action after checking it: the door for all that comes from outside."""
        if state.asked == NOBODY:
            raise IllegalAction("the game is over")
        if action not in state.legal():
            raise IllegalAction(f"action {action} is not legal now")
        state.apply(action)

    def to_text(self, state: State, action: int) -> str:
        """Write an action in the notation that reads aloud."""
        raise NotImplementedError

    def parse(self, state: State, text: str) -> int:
        """Read a notation, legal or not; raise BadNotation if it is none."""
        raise NotImplementedError

    def from_text(self, state: State, text: str) -> int:
        """Read the notation of an action that is legal now."""
        action = self.parse(state, text)
        if action not in state.legal():
            raise IllegalAction(f"'{text.strip()}' is not legal now")
        return action

    # Looking

    def scores(self, state: State) -> list[int]:
        """Count every seat's points as the position stands."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """Name the seats that win if the game ends now, ties broken as the rules say.

        Nobody wins only where a game can be lost to opponents without a seat.
        """
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        """Show what one seat may know, ready for JSON; seat -1 is a spectator."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Copy the state with everything dealt anew that the seat cannot know."""
        raise NotImplementedError

    def value(self, state: State, seat: int) -> int:
        """Judge how well a seat stands; more is better, the unit is the game's own."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int, text: str) -> Reason | None:
        """Say by which clause an action is not offered to a seat; None if it is."""
        raise NotImplementedError

    # Speaking

    def prompt(self, state: State) -> Msg:
        """Put the open question into words."""
        raise NotImplementedError

    def label(self, state: State, action: int) -> Msg:
        """Put one legal answer into words."""
        raise NotImplementedError

    def tell(self, state: State, note: Note) -> Msg:
        """Put one fact of the journal into words."""
        raise NotImplementedError

    def doer(self, _state: State, note: Note) -> int:
        """Name the seat that a fact is of; a game whose facts are of others says whose."""
        return note[1]

    def reconstructed(self) -> list[Msg]:
        """Say what of the tables that were loaded is reconstructed; nothing if all is known."""
        raise NotImplementedError

    # Proving

    def state_classes(self) -> list[type]:
        """List every class that the state of this game is made of, frames included."""
        raise NotImplementedError

    def broken_invariant(self, state: State) -> str:
        """Name what is not conserved or not consistent in a state; empty if all is well."""
        raise NotImplementedError

    def tables_hash(self) -> str:
        """Identify the tables the game was loaded with: records tell by it what they need."""
        raise NotImplementedError


def unreadable(text: str, example: str) -> BadNotation:
    """Refuse a text that is no notation, and show what one looks like."""
    return BadNotation(f"'{text.strip()}' is not an action; one looks like: {example}")
