"""The Wonders by number; made from the table by `generate.py`."""

from typing import Final

GRAND_TEMPLE: Final = 0
GRAND_GARDENS: Final = 1
STAIRWAY_TO_HEAVEN: Final = 2
GREAT_PYRAMID: Final = 3
GREAT_PALACE: Final = 4
GREAT_LIGHTHOUSE: Final = 5
GREAT_WALLS: Final = 6
GREAT_LIBRARY: Final = 7
COLOSSUS: Final = 8
GREAT_THEATRE: Final = 9
MAUSOLEUM: Final = 10
LABYRINTH: Final = 11
