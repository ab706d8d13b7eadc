"""What somebody who looks ahead needs from a game, with defaults for games that say nothing."""

from typing import Any, Final

from aevum.games.common.effort import GLANCES, Effort
from aevum.kernel.marks import i64, mypyc_attr
from aevum.kernel.state import Note

BITS: Final = 50
KEYS: Final = (1 << BITS) - 1
"""Keys have fifty bits, so that no step below leaves the machine's word."""

NO_KEY: Final = 0
"""The key of a position that is never taken for equal to another."""

NO_TRACE: Final = 0
"""The trace of an answer that cannot be undone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """How well seats stand, and where a turn ends.

    States are untyped here, so that the judgement of a game can name the state class of that game.
    """

    __slots__ = ()

    def value(self, g: Any, seat: int) -> int:
        """Judge how well a seat stands; more is better, the unit is the game's own."""
        raise NotImplementedError

    def rest(self, g: Any, seat: int) -> int:
        """Judge a position in which a seat leaves off: what it has not used is worth nothing.

        Ending a turn is neither good nor bad in itself: it is judged by the position before it.
        """
        return self.value(g, seat)

    def efforts(self) -> list[Effort]:
        """Say how much the levels think: at a glance, or by planning whole turns."""
        return GLANCES

    def turn(self, g: Any) -> int:
        """Number the turn under way, unlike those before and after it; by default who is asked."""
        asked: int = g.asked
        return asked

    def ends_turn(self, g: Any, action: int) -> bool:
        """Say whether an answer does nothing but end the turn."""
        return False

    def is_settled(self, g: Any) -> bool:
        """Say whether no bargain, fight or announced choice waits for the answers of others."""
        midway: bool = g.is_midway()
        return not midway

    def key(self, g: Any, seat: int) -> int:
        """Sum up what a seat can still change this turn: equal keys, equal prospects."""
        return NO_KEY

    def reply(self, g: Any, options: list[int]) -> int:
        """Answer for a rival by a rule of thumb; -1 if there is none for this question."""
        return -1

    def foresees(self, g: Any) -> bool:
        """Say whether all others answer by rules, so that what will come of an answer is known."""
        return False

    def foresee(self, g: Any, since: Any) -> None:
        """Play on from an answer given in `since` to where all of its answers are compared."""

    def begins_turn(self, g: Any) -> bool:
        """Say whether who is asked has a whole turn before it."""
        return False

    def waiting(self, g: Any, options: list[int]) -> int:
        """Answer so that nothing changes which others can see; -1 if that is not possible."""
        return -1

    def trace(self, g: Any, action: int) -> int:
        """Give a number for what an answer does that could be undone later; 0 for all others."""
        return NO_TRACE

    def traces(self, notes: list[Note], seat: int) -> list[int]:
        """Read the traces of a seat's answers in a journal, the oldest first."""
        return []

    def undoes(self, g: Any, action: int, trace: int) -> bool:
        """Say whether an answer takes back what left this trace."""
        return False

    def told(self) -> list[str]:
        """Name what the value is made of, in a fixed order; nothing if that is not known."""
        return []

    def counts(self, g: Any, seat: int) -> list[int]:
        """Count what has a name, in its order."""
        return []

    def parts(self, g: Any, seat: int) -> list[int]:
        """Say what each of them adds to how well a seat stands, in the unit of the value."""
        return []

    def witnesses(self) -> dict[str, list[str]]:
        """Say in which facts it shows later that something with a name was neglected."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighed(Judgement):
    """Judge by named numbers, each times a weight that can be set."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights

    def names(self) -> list[str]:
        """Name what is weighed, in the order of the weights."""
        raise NotImplementedError

    def told(self) -> list[str]:
        """Name what is weighed."""
        return self.names()

    def parts(self, g: Any, seat: int) -> list[int]:
        """Each count times its weight."""
        found = self.counts(g, seat)
        for i in range(len(found)):
            found[i] *= self.weights[i]
        return found

    def weighed(self, weights: list[int]) -> "Weighed":
        """Judge by the same numbers with other weights."""
        raise NotImplementedError


def mix(key: i64, number: i64) -> i64:
    """Take one more number, from -1 to 510, into a key."""
    turned = ((key << 9) & KEYS) + (key >> (BITS - 9)) + number + 1
    return (turned ^ ((turned & 0xFFFFF) * 0x2545)) & KEYS


def mix_all(key: int, numbers: list[int]) -> int:
    """Take a list of numbers into a key, and where it ends."""
    mixed: i64 = key
    for number in numbers:
        mixed = mix(mixed, number)
    return mix(mixed, 511)
