"""The effects of idea cards (R8). Generated from the tables."""

from typing import Final, Literal, TypeAlias, get_args

EDUCATION: Final = 0
FORTIFICATION: Final = 1
GOVERNMENT: Final = 2
HEALTH: Final = 3
COMMANDER: Final = 4
RELIGION: Final = 5
SEWERAGE: Final = 6
TRANSPORT: Final = 7
WEAPONS: Final = 8

Effect: TypeAlias = Literal[
    "education",
    "fortification",
    "government",
    "health",
    "commander",
    "religion",
    "sewerage",
    "transport",
    "weapons",
]
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
