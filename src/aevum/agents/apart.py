"""Bots of one's own are asked in a process apart: whatever they do there, the contest goes on.

Who raises, answers with what is not offered, ends or takes too long has lost, and is named.
"""

import atexit
import json
import sys
from time import monotonic
from typing import Any, Final, NamedTuple

from aevum.agents.booth import Choosing, Making, written
from aevum.agents.child import Broken, Child, TimeUp, printable
from aevum.agents.guest import Guest
from aevum.agents.protocol import TO_GET_READY, Place, opaque
from aevum.bots.bot import Clock, Forfeit, Glimpse
from aevum.bots.series import Outcome
from aevum.compiled import same_mode

SERVE: Final = "import sys; sys.path[:] = {path!r}; from aevum.agents.booth import serve; serve()"


TO_BE_HEARD: Final = 1.0
"""So much later an answer still comes in time, of who thinks until the clock is up."""


class Own(NamedTuple):
    """A bot of one's own: its name, the source of its file, and its time for each answer."""

    name: str
    source: str
    seconds: float


class Booth:
    """A process for one bot of one's own; it plays one game after the other."""

    def __init__(self, own: Own) -> None:
        self.own = own
        with same_mode():
            self.child = Child([sys.executable, "-c", SERVE.format(path=sys.path)], is_heard=True)

    def make(self, making: Making) -> None:
        """Have a bot made for a game; what is no bot is refused."""
        told = self.ask(making, self.own.seconds * TO_GET_READY, "did not get ready")
        if "no_bot" in told:
            raise self.forfeit(f"did not get ready: {told['no_bot']}")
        if "fault" in told:
            raise self.forfeit(f"could not sit down: {told['fault']}")

    def choose(self, choosing: Choosing) -> int:
        """Have an answer chosen."""
        told = self.ask(choosing, self.own.seconds, "gave no answer")
        if "fault" in told:
            raise self.forfeit(f"failed: {told['fault']}")
        answer = told.get("answer")
        if not isinstance(answer, int) or answer not in choosing.options:
            raise self.forfeit(f"chose {told.get('wrong', answer)}, which is not offered")
        return answer

    def ask(self, order: Making | Choosing, seconds: float, failing: str) -> dict[str, Any]:
        """Give an order, and wait for the answer no longer than so many seconds."""
        self.child.tell(written(order))
        try:
            told = json.loads(self.child.listen(monotonic() + seconds + TO_BE_HEARD))
        except TimeUp as late:
            raise self.forfeit(f"{failing} within {seconds:g} s") from late
        except (Broken, ValueError) as broken:
            raise self.forfeit(f"{failing}: {broken}") from broken
        return told if isinstance(told, dict) else {}

    def forfeit(self, fault: str) -> Forfeit:
        """End the process; its seat has lost the game, and this is why."""
        self.child.end()
        return Forfeit(printable(f"the agent '{self.own.name}' {fault}"))


class OwnBot(Guest):
    """A bot of one's own decides; its process is started when it is first asked."""

    def __init__(self, own: Own, seed: int) -> None:
        Guest.__init__(self)
        self.own = own
        # From the seed that it gets nobody can tell that of the game, which deals all cards.
        self.seed = opaque(seed)
        self.booth: Booth | None = None

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Have the bot made for this game, and ask it."""
        if self.booth is None:
            assert self.place is not None, "whoever is asked has sat down"
            booth = take(self.own)
            booth.make(making(self.own, self.seed, self.place))
            self.booth = booth
        choosing = Choosing(glimpse.known(), glimpse.seat, glimpse.options, self.own.seconds)
        try:
            return self.booth.choose(choosing)
        except Forfeit:
            self.booth = None
            raise

    def stand_up(self, outcome: Outcome) -> None:
        """Let the process wait for the next game."""
        if self.booth is not None:
            IDLE.setdefault(self.own, []).append(self.booth)
            self.booth = None


def making(own: Own, seed: int, place: Place) -> Making:
    """Write the order to make a bot for a place."""
    settings = dict(place.settings)
    return Making(own.name, own.source, seed, place.game.name, place.seats, place.seat, settings)


def try_out(own: Own) -> None:
    """Make a bot without a game, to see whether it can be made; a sentence says why not."""
    booth = take(own)
    try:
        booth.make(Making(own.name, own.source, 0))
    except Forfeit as fault:
        raise ValueError(str(fault)) from fault
    IDLE.setdefault(own, []).append(booth)


IDLE: Final[dict[Own, list[Booth]]] = {}
"""Processes that wait for their next game."""


def take(own: Own) -> Booth:
    """Take a process that waits, or start one."""
    waiting = IDLE.get(own)
    return waiting.pop() if waiting else Booth(own)


@atexit.register
def dismiss() -> None:
    """End all processes that wait."""
    for waiting in IDLE.values():
        while waiting:
            waiting.pop().child.end()
