"""Three frames that win back the loops of a rulebook: each seat, again and again, who reacts."""

from dataclasses import dataclass
from typing import Any

from aevum.kernel.action import DONE
from aevum.kernel.marks import mypyc_attr
from aevum.kernel.state import Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, slots=True)
class EachSeat(Frame):
    """Put one question to every seat in turn order; seats without an answer are skipped."""

    first: int
    seats: int
    done: int

    def __init__(self, first: int = 0, seats: int = 0, done: int = 0) -> None:
        self.first = first
        self.seats = seats
        self.done = done

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.done) % self.seats

    def step(self, g: Any) -> None:
        """Ask the next seat that has an answer, or finish."""
        while self.done < self.seats:
            if self.is_asked(g):
                State.ask(g, self.seat)
                return
            self.done += 1
        self.finish(g)

    def is_asked(self, g: Any) -> bool:
        """Say whether this seat gets the question; by public criteria, or the question tells."""
        out: list[int] = []
        self.options(g, out)
        return len(out) > 0

    def answer(self, g: Any, action: int) -> None:
        """Carry out one seat's answer and go on to the next seat."""
        seat = self.seat
        self.done += 1
        self.chosen(g, seat, action)

    def chosen(self, g: Any, seat: int, action: int) -> None:
        """Carry out what this seat chose."""
        raise NotImplementedError

    def finish(self, g: Any) -> None:
        """All seats have answered."""
        State.pop(g)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, slots=True)
class Repeat(Frame):
    """One seat picks one thing at a time, in ascending order, so that each set has one path."""

    seat: int
    least: int
    most: int
    picked: int
    lowest: int

    def __init__(
        self, seat: int = 0, least: int = 0, most: int = 0, picked: int = 0, lowest: int = 0
    ) -> None:
        self.seat = seat
        self.least = least
        self.most = most
        self.picked = picked
        self.lowest = lowest

    def step(self, g: Any) -> None:
        """Ask for one more thing, or finish."""
        if self.picked < self.most and self.is_asked(g):
            State.ask(g, self.seat)
        else:
            self.finish(g)

    def is_asked(self, g: Any) -> bool:
        """Say whether there is anything to pick; by public criteria, or the question tells."""
        out: list[int] = []
        self.items(g, out)
        return len(out) > 0

    def options(self, g: Any, out: list[int]) -> None:
        """Offer to stop, once enough is picked, and then every thing that may be picked."""
        if self.picked >= self.least:
            out.append(DONE)
        self.items(g, out)

    def items(self, g: Any, out: list[int]) -> None:
        """Append every action that picks a thing, none below the lowest allowed."""
        raise NotImplementedError

    def answer(self, g: Any, action: int) -> None:
        """Carry out one pick, or stop."""
        if action == DONE:
            self.most = self.picked
            return
        self.picked += 1
        self.chosen(g, action)

    def set_asked(self, g: Any) -> int:
        """Whatever is picked here may be named in any order."""
        return 1

    def chosen(self, g: Any, action: int) -> None:
        """Carry out what was picked, and raise the lowest thing still allowed."""
        raise NotImplementedError

    def finish(self, g: Any) -> None:
        """Nothing more is picked."""
        State.pop(g)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, slots=True)
class Window(Frame):
    """Offer a reaction to the seats of a mask, in turn order, until all of them have passed."""

    seats: int
    turn: int
    waiting: int

    def __init__(self, first: int = 0, seats: int = 0, waiting: int = 0) -> None:
        self.seats = seats
        self.turn = first
        self.waiting = waiting

    def step(self, g: Any) -> None:
        """Ask the next seat that has not passed, or close."""
        if self.waiting == 0:
            self.close(g)
            return
        while not (self.waiting >> self.turn) & 1:
            self.turn = (self.turn + 1) % self.seats
        State.ask(g, self.turn)

    def options(self, g: Any, out: list[int]) -> None:
        """Offer to pass, and then every reaction."""
        out.append(DONE)
        self.reactions(g, self.turn, out)

    def reactions(self, g: Any, seat: int, out: list[int]) -> None:
        """Append every reaction this seat may make now."""
        raise NotImplementedError

    def answer(self, g: Any, action: int) -> None:
        """Pass for good, or react; a seat that reacted is asked again in its turn."""
        seat = self.turn
        self.turn = (seat + 1) % self.seats
        if action == DONE:
            self.waiting &= ~(1 << seat)
        else:
            self.reacted(g, seat, action)

    def reacted(self, g: Any, seat: int, action: int) -> None:
        """Carry out a reaction."""
        raise NotImplementedError

    def close(self, g: Any) -> None:
        """All have passed."""
        State.pop(g)
