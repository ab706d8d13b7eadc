"""Whoever plays units: this process alone, or several beside each other on this machine."""

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, TypeAlias

from aevum.arena.unit import Played, Unit, play_unit
from aevum.compiled import same_mode

ATTEMPTS: Final = 3
"""A unit is handed out so often at most if those who play it die."""

Answer: TypeAlias = Played | str
"""What came of a unit, or the sentence that says why it was not played."""


class Crew:
    """This process plays everything itself, a unit at a time."""

    unit_seconds = 1.0
    """Units take about this time: so much is lost when the work is stopped."""

    def __init__(self) -> None:
        self.waiting: list[Unit] = []

    def has_room(self) -> bool:
        """Say whether somebody waits for a unit."""
        return not self.waiting

    def hand(self, unit: Unit) -> None:
        """Hand out a unit."""
        self.waiting.append(unit)

    def is_busy(self) -> bool:
        """Say whether a unit is being played."""
        return bool(self.waiting)

    def next_played(self) -> Played:
        """Wait for the next unit that has been played."""
        return play_unit(self.waiting.pop())

    def close(self) -> None:
        """Let everybody go, at once: what is not finished is not kept."""


class Hand:
    """One process that plays, and the unit it has."""

    def __init__(self, unit: Unit) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=labour, args=(far_end,), daemon=True)
        with same_mode():
            self.process.start()
        # With the last other copy of its end gone, a process that dies ends what is read here.
        far_end.close()
        self.unit: Unit | None = None
        self.give(unit)

    def give(self, unit: Unit) -> None:
        """Give the process a unit to play."""
        self.unit = unit
        self.pipe.send(unit)

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Processes(Crew):
    """Several processes play; a unit whose process dies is given to a new one."""

    def __init__(self, jobs: int) -> None:
        Crew.__init__(self)
        self.jobs = jobs
        self.hands: list[Hand] = []
        self.deaths: dict[Unit, int] = {}

    def has_room(self) -> bool:
        """Say whether a process is idle or may be started."""
        return len(self.busy()) < self.jobs

    def busy(self) -> list[Hand]:
        """List the processes that have a unit."""
        return [hand for hand in self.hands if hand.unit is not None]

    def hand(self, unit: Unit) -> None:
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
            answer = self.answer(hand)
            if isinstance(answer, str):
                raise ValueError(answer)
            if answer is not None:
                hand.unit = None
                return answer

    def answer(self, hand: Hand) -> Answer | None:
        """Read what a process answers; None if it has died."""
        try:
            answer: Answer = hand.pipe.recv()
        except (EOFError, OSError):
            self.bury(hand)
            return None
        return answer

    def bury(self, hand: Hand) -> None:
        """Give the unit of a process that has died to a new one, unless it has killed too many."""
        unit = hand.unit
        assert unit is not None, "only those are listened to who have a unit"
        hand.end()
        self.hands.remove(hand)
        self.deaths[unit] = self.deaths.get(unit, 0) + 1
        if self.deaths[unit] == ATTEMPTS:
            raise ValueError(
                f"{ATTEMPTS} processes died while they played {unit.pairing.title()},"
                f" {unit.seeds} seeds from {unit.first} on"
            )
        self.hand(unit)

    def close(self) -> None:
        """End all processes."""
        for hand in self.hands:
            hand.end()


def crew_of(jobs: int) -> Crew:
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
            unit: Unit = pipe.recv()
        except EOFError:
            return
        try:
            answer: Answer = play_unit(unit)
        except ValueError as error:
            answer = str(error)
        pipe.send(answer)
