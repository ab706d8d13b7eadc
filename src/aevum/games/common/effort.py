"""How much somebody thinks who plays at a level."""

from typing import Final, NamedTuple

ALL: Final = 12
"""Options are seen by the twelfth."""


class Effort(NamedTuple):
    """What is looked at before an answer: at a glance, or to the end of a turn."""

    seen: int
    """How many out of twelve options are seen at a glance; the others are overlooked."""
    samples: int = 1
    """How many deals of what cannot be known are looked at; by a planner, where chance decides."""
    width: int = 0
    """How many ways through a turn are followed side by side; none: at a glance."""
    nodes: int = 0
    """After so many positions the best way alone is followed to its end."""
    turns: int = 1
    """How many own turns are planned, where others can be thought to wait in between."""


def planned(width: int, nodes: int, turns: int = 1, samples: int = 1) -> Effort:
    """Plan whole turns."""
    return Effort(ALL, samples, width, nodes, turns)


GLANCES: Final = [Effort(4), Effort(6), Effort(9, 2), Effort(ALL, 3)]
"""What the four levels look at in a game that says nothing else, the lowest first."""
