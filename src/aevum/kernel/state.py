"""The state of a game and the frames that drive it: a rulebook that can stop anywhere to ask."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from aevum.kernel.action import DONE
from aevum.kernel.marks import mypyc_attr
from aevum.kernel.message import Msg, kebab, seat_name
from aevum.kernel.rng import Rng

NOBODY: Final = -1
EVERYBODY: Final = -1
HIDDEN: Final = -1
GROWING: Final = 1 << 16  # what a set may have depends on what is picked already
DROPPED: Final = 1 << 17  # DONE does not complete a set but gives it up

MOST_STEPS: Final = 10_000
"""More steps than this between two questions mean that the frames run in a circle."""

Note: TypeAlias = tuple[int, int, int, int, int, int]
"""One numbered fact: code, seat, three operands, and the only seat that may read the operands."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, slots=True)
class Frame:
    """One unfinished procedure of the rulebook; its fields are all that it has to remember.

    Pushing is not calling: a method pushes at most one frame, as its last act. The state is
    untyped here so that the frames of a game can name the state class of that game.
    """

    def __init__(self) -> None:
        pass

    def copy(self) -> "Frame":
        """Return a frame with the same memory."""
        raise NotImplementedError

    def step(self, g: Any) -> None:
        """Nothing is asked now: ask a seat, push one frame, goto, or pop."""
        raise NotImplementedError

    def options(self, g: Any, out: list[int]) -> None:
        """Append every legal answer to the question being asked. Changes nothing."""
        raise NotImplementedError

    def answer(self, g: Any, action: int) -> None:
        """Carry out one answer. The kernel calls step() again afterwards."""
        raise NotImplementedError

    def is_midway(self) -> bool:
        """Say whether something is announced that only the coming answers will carry out."""
        return False

    def set_asked(self, g: Any) -> int:
        """Number the set that the answers here pick in any order, and its marks; 0 if in order."""
        return 0

    def is_member(self, action: int) -> bool:
        """Say whether an answer picks a member of the set that is asked for."""
        return action != DONE

    def prompt(self, g: Any) -> Msg:
        """Put the question being asked into words; its key is the name of the procedure."""
        return Msg(f"prompt-{kebab(type(self).__name__)}", seat=seat_name(g.asked))

    def show(self, g: Any, seat: int) -> Any:
        """Show what a seat may see of this procedure, with its kind; empty if that is nothing."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, slots=True)
class State:
    """The stack of unfinished procedures, who is asked, and the generator."""

    seats: int
    rng: Rng
    stack: list[Frame]
    asked: int
    is_over: bool
    sealed: int
    journal: list[Note] | None

    def __init__(self) -> None:
        self.seats = 0
        self.rng = Rng()
        self.stack = []
        self.asked = NOBODY
        self.is_over = False
        self.sealed = 0
        self.journal = None

    def copy(self) -> "State":
        """Return an independent state without a journal."""
        raise NotImplementedError

    def copy_into(self, new: "State") -> None:
        """Write the kernel's own fields into a copy."""
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = [f.copy() for f in self.stack]
        new.asked = self.asked
        new.is_over = self.is_over
        new.sealed = self.sealed

    def ask(self, seat: int) -> None:
        """Put the question of the top frame to a seat."""
        self.asked = seat

    def push(self, frame: Frame) -> None:
        """Begin a procedure; the present one goes on when it is finished."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Finish the present procedure."""
        self.stack.pop()

    def goto(self, frame: Frame) -> None:
        """Finish the present procedure and begin another in its place."""
        self.stack[-1] = frame

    def end(self) -> None:
        """End the game."""
        self.is_over = True
        self.stack.clear()

    def below(self, n: int) -> int:
        """Draw evenly from range(n); nothing before a draw may be taken back."""
        self.sealed += 1
        return self.rng.below(n)

    def seal(self) -> None:
        """Something hidden was shown: nothing before it may be taken back."""
        self.sealed += 1

    def note(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Write a fact that everybody may read into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.append((code, seat, a, b, c, EVERYBODY))

    def whisper(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Write a fact whose operands only this seat may read."""
        if self.journal is not None:
            self.journal.append((code, seat, a, b, c, seat))

    def notes_for(self, seat: int, since: int = 0) -> list[Note]:
        """Read the journal as one seat may: the operands of others' secrets are hidden."""
        return [
            note if note[5] in (EVERYBODY, seat) else (*note[:2], HIDDEN, HIDDEN, HIDDEN, note[5])
            for note in (self.journal or [])[since:]
        ]

    def hand_over(self, new: "State", seat: int, rng: Rng) -> None:
        """Give a copy draws of its own, and of the journal what a seat may read."""
        new.rng = Rng(rng.bits(), rng.bits(), rng.bits(), 1)
        if self.journal is not None:
            new.journal = self.notes_for(seat)

    def run(self) -> None:
        """Let the frames go on until somebody is asked or the game is over."""
        steps = 0
        while self.asked == NOBODY and not self.is_over:
            self.stack[-1].step(self)
            steps += 1
            assert steps < MOST_STEPS, self.explain()

    def legal(self) -> list[int]:
        """List every legal answer of the seat that is asked."""
        out: list[int] = []
        if self.asked != NOBODY:
            self.stack[-1].options(self, out)
        return out

    def apply(self, action: int) -> None:
        """Carry out a legal answer. Trusted and fast; Game.play is the checked door."""
        self.asked = NOBODY
        self.stack[-1].answer(self, action)
        self.run()

    def is_midway(self) -> bool:
        """Say whether an announced choice waits for the answers that will carry it out."""
        return not self.is_over and self.stack[-1].is_midway()

    def doing(self, seat: int) -> list[Any]:
        """Show a seat the unfinished procedures, the outermost first, as far as it may see them."""
        shown = [frame.show(self, seat) for frame in self.stack]
        return [part for part in shown if part]

    def explain(self) -> str:
        """Print the stack as one line, the outermost procedure first."""
        return " > ".join(repr(f) for f in self.stack) + f", asking {self.asked}"
