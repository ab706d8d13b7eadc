"""Time zones by their names: how far ahead of UTC a place is at a moment, summer time included."""

from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

NO_TIME: Final = timedelta(0)
MOST_KNOWN: Final = 256
"""So many names are remembered."""


@lru_cache(MOST_KNOWN)
def zone_of(name: str) -> ZoneInfo | None:
    """Find a time zone; None if this machine knows none of that name."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return None


def ahead(name: str, at: int) -> int:
    """Say how many minutes ahead of UTC a zone is, at a moment in milliseconds since 1970."""
    zone = zone_of(name)
    shift = datetime.fromtimestamp(at / 1000, zone).utcoffset() if zone else NO_TIME
    return int((shift or NO_TIME).total_seconds()) // 60


def change_before(name: str, first: int, last: int) -> int:
    """Find when a zone puts its clocks forward or back between two moments; else the later one."""
    begun = ahead(name, first)
    if ahead(name, last) == begun:
        return last
    low, high = first, last
    while high - low > 1:
        middle = (low + high) // 2
        if ahead(name, middle) == begun:
            low = middle
        else:
            high = middle
    return high
