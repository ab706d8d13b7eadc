"""The rows of the ten eras, written down a second time from the rules (The table of eras)."""

from typing import NamedTuple


class Row(NamedTuple):
    """What the row of an era allows."""

    actions: int
    moved: int
    range: int
    offspring: int
    limit: int
    sea: bool
    cards: int
    hand: int


ROWS = {
    "start": Row(3, 1, 1, 1, 2, False, 1, 5),
    "writing": Row(3, 1, 1, 1, 2, False, 2, 5),
    "agriculture": Row(3, 1, 1, 2, 2, False, 2, 5),
    "city_building": Row(4, 1, 1, 2, 3, False, 2, 5),
    "road_building": Row(4, 1, 2, 2, 3, False, 2, 5),
    "trade": Row(4, 2, 2, 2, 3, False, 2, 5),
    "seafaring": Row(5, 2, 2, 2, 3, True, 2, 5),
    "printing": Row(5, 2, 2, 2, 3, True, 2, 7),
    "industry": Row(6, 2, 2, 2, 4, True, 2, 7),
    "railways": Row(6, 3, 5, 2, 4, True, 2, 7),
}
