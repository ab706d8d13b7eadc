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
    """All that a seat may know when it is asked, and never the state itself."""

    __slots__ = ("_state", "game", "options", "seat")

    def __init__(self, game: Game, state: State, seat: int, options: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self._state = state

    @property
    def view(self) -> View:
        """What this seat sees, computed only when it is asked for."""
        shown: View = self.game.view(self._state, self.seat)
        return shown

    def sample(self, seed: int) -> State:
        """Deal everything anew that this seat cannot know, to look ahead with."""
        return self.game.resample(self._state, self.seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides for a seat."""

    __slots__ = ()

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Answer with one of the options of the glimpse."""
        raise NotImplementedError
