"""The eras (R9). Generated from the tables."""

from typing import Final, Literal, TypeAlias, get_args

START: Final = 0
WRITING: Final = 1
AGRICULTURE: Final = 2
CITY_BUILDING: Final = 3
ROAD_BUILDING: Final = 4
TRADE: Final = 5
SEAFARING: Final = 6
PRINTING: Final = 7
INDUSTRY: Final = 8
RAILWAYS: Final = 9
FLIGHT: Final = 10

Era: TypeAlias = Literal[
    "start",
    "writing",
    "agriculture",
    "city_building",
    "road_building",
    "trade",
    "seafaring",
    "printing",
    "industry",
    "railways",
    "flight",
]
ERAS: Final[tuple[Era, ...]] = get_args(Era)
