"""Whoever plays units: this process alone, or several beside each other on this machine.

A unit is any work that says how it is carried out and can travel: seeds of a pairing, games of a
series, a shard of a dataset.
"""

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, Protocol, TypeVar

from aevum.compiled import same_mode

ATTEMPTS: Final = 3
"""A unit is handed out so often at most if those who play it die."""

Played = TypeVar("Played")
Gives_co = TypeVar("Gives_co", covariant=True)


class Unit(Protocol[Gives_co]):
    """Work for one process; it travels as it is, so it holds all that it depends on."""

    def play(self) -> Gives_co:
        """Carry it out, here and now."""

    def title(self) -> str:
        """Say what it is."""


class Refusal(str):
    """The sentence that says why a unit was not played."""

    __slots__ = ()


class Crew(Generic[Played]):
    """This process plays everything itself, a unit at a time."""

    unit_seconds = 1.0
    """Units take about this time: so much is lost when the work is stopped."""

    def __init__(self) -> None:
        self.waiting: list[Unit[Played]] = []

    def has_room(self) -> bool:
        """Say whether somebody waits for a unit."""
        return not self.waiting

    def hand(self, unit: Unit[Played]) -> None:
        """Hand out a unit."""
        self.waiting.append(unit)

    def is_busy(self) -> bool:
        """Say whether a unit is being played."""
        return bool(self.waiting)

    def next_played(self) -> Played:
        """Wait for the next unit that has been played."""
        return self.waiting.pop().play()

    def close(self) -> None:
        """Let everybody go, at once: what is not finished is not kept."""


class Hand(Generic[Played]):
    """One process that plays, and the unit it has."""

    def __init__(self, unit: Unit[Played]) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=labour, args=(far_end,), daemon=True)
        with same_mode():
            self.process.start()
        # With the last other copy of its end gone, a process that dies ends what is read here.
        far_end.close()
        self.unit: Unit[Played] | None = None
        self.give(unit)

    def give(self, unit: Unit[Played]) -> None:
        """Give the process a unit to play."""
        self.unit = unit
        self.pipe.send(unit)

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Processes(Crew[Played]):
    """Several processes play; a unit whose process dies is given to a new one."""

    def __init__(self, jobs: int) -> None:
        Crew.__init__(self)
        self.jobs = jobs
        self.hands: list[Hand[Played]] = []
        self.deaths: dict[Unit[Played], int] = {}

    def has_room(self) -> bool:
        """Say whether a process is idle or may be started."""
        return len(self.busy()) < self.jobs

    def busy(self) -> list[Hand[Played]]:
        """List the processes that have a unit."""
        return [hand for hand in self.hands if hand.unit is not None]

    def hand(self, unit: Unit[Played]) -> None:
        """Give a unit to somebody who is idle, or to a new process."""
        idle = next((hand for hand in self.hands if hand.unit is None), None)
        if idle is None:
            self.hands.append(Hand(unit))
        else:
            idle.give(unit)

    def is_busy(self) -> bool:
        """Say whether a unit is being played."""
        return bool(self.busy())

    def next_played(self) -> Played:
        """Wait until a process answers; if one has died, begin its unit anew."""
        while True:
            ready = wait([hand.pipe for hand in self.busy()])
            hand = next(hand for hand in self.busy() if hand.pipe is ready[0])
            try:
                answer: Played | Refusal = hand.pipe.recv()
            except (EOFError, OSError):
                self.bury(hand)
                continue
            if isinstance(answer, Refusal):
                raise ValueError(answer)
            hand.unit = None
            return answer

    def bury(self, hand: Hand[Played]) -> None:
        """Give the unit of a process that has died to a new one, unless it has killed too many."""
        unit = hand.unit
        assert unit is not None, "only those are listened to who have a unit"
        hand.end()
        self.hands.remove(hand)
        self.deaths[unit] = self.deaths.get(unit, 0) + 1
        if self.deaths[unit] == ATTEMPTS:
            raise ValueError(f"{ATTEMPTS} processes died while they played {unit.title()}")
        self.hand(unit)

    def close(self) -> None:
        """End all processes."""
        for hand in self.hands:
            hand.end()


def crew_of(jobs: int) -> Crew[Any]:
    """Gather whoever plays on this machine: so many processes; 0: one per core."""
    if jobs < 0:
        raise ValueError(f"{jobs} processes cannot play; use 1 or more, or 0 for one per core")
    processes = jobs or os.cpu_count() or 1
    return Crew() if processes == 1 else Processes(processes)


def labour(pipe: Connection) -> None:
    """Play units until nobody hands out any more; Ctrl-C is for whoever handed them out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            unit: Unit[Any] = pipe.recv()
        except EOFError:
            return
        try:
            answer = unit.play()
        except ValueError as error:
            answer = Refusal(error)
        pipe.send(answer)
