"""Bots that stand for somebody from outside: a program that is asked in lines."""

import atexit
from typing import Final

from aevum.agents.protocol import Agent, Place
from aevum.bots.bot import Bot, Clock, Forfeit, Glimpse
from aevum.bots.series import Outcome


class Guest(Bot):
    """A bot that is told when a game begins and when it is over."""

    def __init__(self) -> None:
        self.place: Place | None = None

    def sit_down(self, place: Place) -> None:
        """Hear which game begins."""
        self.place = place

    def stand_up(self, outcome: Outcome) -> None:
        """Hear what came of it."""


class ProgramBot(Guest):
    """A program decides; it is started when it is first asked, and stays for further games."""

    def __init__(self, command: str, seconds: float) -> None:
        Guest.__init__(self)
        self.wanted = (command, seconds)
        self.agent: Agent | None = None

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Ask the program."""
        if self.agent is None:
            self.agent = take(*self.wanted)
            assert self.place is not None, "whoever is asked has sat down"
            self.agent.sit_down(self.place)
        try:
            return self.agent.answer(glimpse)
        except Forfeit:
            self.agent = None
            raise

    def stand_up(self, outcome: Outcome) -> None:
        """Tell the program what came of the game, and let it wait for the next."""
        if self.agent is not None and self.place is not None:
            self.agent.stand_up(self.place.seat, outcome)
            IDLE.setdefault(self.wanted, []).append(self.agent)
            self.agent = None


IDLE: Final[dict[tuple[str, float], list[Agent]]] = {}
"""Programs of this process that wait for their next game, by command and time."""


def take(command: str, seconds: float) -> Agent:
    """Take a program that waits, or start one."""
    waiting = IDLE.get((command, seconds))
    return waiting.pop() if waiting else Agent(command, seconds)


@atexit.register
def dismiss() -> None:
    """Take leave of all programs that wait."""
    for waiting in IDLE.values():
        while waiting:
            waiting.pop().bye()
