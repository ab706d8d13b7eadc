"""What a bot gets and what it must give: a glimpse of the game, and one of the legal answers."""

from time import monotonic

from aevum.kernel.game import Game, View
from aevum.kernel.marks import mypyc_attr
from aevum.kernel.state import State


class Clock:
    """The time allowed for one choice."""

    __slots__ = ("end",)

    def __init__(self, seconds: float | None = None) -> None:
        self.end: float | None = None if seconds is None else monotonic() + seconds

    def remaining(self) -> float | None:
        """Say how many seconds are left, never less than none; None if there is no limit."""
        return None if self.end is None else max(0.0, self.end - monotonic())

    def is_up(self) -> bool:
        """Say whether the time is over."""
        return self.end is not None and monotonic() >= self.end


class Glimpse:
    """All that a seat may know when it is asked, and never the state itself.

    What it holds is a position in which all that the seat cannot know has been dealt anew by a
    seed of its own: whoever reaches into it learns nothing. A blind one, for a bot that does not
    look, holds no position at all.
    """

    __slots__ = ("_known", "game", "options", "seat")

    def __init__(
        self, game: Game, state: State | None, seat: int, options: list[int], seed: int = 0
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self._known: State | None = None
        if state is not None:
            self._known = game.resample(state, seat, seed)

    def known(self) -> State:
        """Give the position that was dealt anew for this seat."""
        assert self._known is not None, "a bot that does not look has asked for the position"
        return self._known

    @property
    def view(self) -> View:
        """What this seat sees, computed only when it is asked for."""
        shown: View = self.game.view(self.known(), self.seat)
        return shown

    def sample(self, seed: int) -> State:
        """Deal everything anew that this seat cannot know, to look ahead with."""
        return self.game.resample(self.known(), self.seat, seed)


class Forfeit(Exception):
    """Whoever decides for a seat cannot or will not go on: that seat has lost, and this is why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides for a seat."""

    __slots__ = ()

    def looks(self) -> bool:
        """Say whether this bot looks at the position; the glimpse of one that does not is blind."""
        return True

    def remember(self, traces: list[int]) -> None:
        """Be told what the own answers have left, by whoever makes a bot anew for each answer."""

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Answer with one of the options of the glimpse."""
        raise NotImplementedError
