"""The log of the server: what goes wrong again and again does not fill it."""

import logging

from aevum.server.complaints import MOST, SECONDS, Sparing


def complaint(text: str, *args: object) -> logging.LogRecord:
    """Complain."""
    return logging.LogRecord("aevum.server", logging.ERROR, "", 0, text, args, None)


def test_a_kind_of_complaint_is_made_some_times_and_later_with_how_often() -> None:
    hours = [0.0]
    sparing = Sparing(lambda: hours[0])

    made = [sparing.filter(complaint("away: %s", number)) for number in range(MOST + 5)]
    hours[0] = SECONDS
    first, second = complaint("away: %s", 3), complaint("away: %s", 4)

    assert made == [True] * MOST + [False] * 5
    assert sparing.filter(first) and sparing.filter(second)
    assert first.getMessage() == "away: 3 (5 more like this were not written)"
    assert second.getMessage() == "away: 4"


def test_another_kind_of_complaint_is_made_at_once() -> None:
    sparing = Sparing(lambda: 0.0)
    for _ in range(MOST + 1):
        sparing.filter(complaint("away"))

    assert not sparing.filter(complaint("away"))
    assert sparing.filter(complaint("full"))
