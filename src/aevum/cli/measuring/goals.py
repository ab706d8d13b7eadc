"""What the engine must reach, as multiples of catanatron's random game of four in the same run."""

from typing import Final, NamedTuple

YARDSTICK: Final = "catanatron"


class Goal(NamedTuple):
    """The multiples of the yardstick that a game in some mode must reach, and is to reach."""

    at_least: float
    aim: float


COMPILED: Final = {
    "hyperborea": Goal(12, 25),
    "inner_sea": Goal(12, 25),
    "tempus": Goal(20, 40),
    "through_the_ages": Goal(12, 25),
}
INTERPRETED: Final = Goal(2, 2)


def goal(game: str, mode: str) -> Goal | None:
    """Find what a game must reach in a mode; a game that is not in the table need not."""
    return COMPILED.get(game) if mode == "compiled" else INTERPRETED


def verdict(wanted: Goal, ratio: float) -> str:
    """Say whether a multiple of the yardstick is enough."""
    if ratio < wanted.at_least:
        return "not reached"
    return "reached" if ratio < wanted.aim else "aim reached"
