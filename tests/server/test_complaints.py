"""The log of the server: what goes wrong again and again is written now and then."""

import logging

from aevum.server.complaints import SECONDS, Sparing


def complaint(text: str, *args: object) -> logging.LogRecord:
    """Complain."""
    return logging.LogRecord("aevum.server", logging.ERROR, "", 0, text, args, None)


def test_a_complaint_is_made_once_and_later_with_how_often() -> None:
    hours = iter([0.0, 1.0, 2.0, SECONDS])
    sparing = Sparing(lambda: next(hours))

    made = [sparing.filter(complaint("away: %s", number)) for number in range(3)]
    last = complaint("away: %s", 3)

    assert made == [True, False, False]
    assert sparing.filter(last)
    assert last.getMessage() == "away: 3 (2 more like this were not written)"


def test_another_complaint_is_made_at_once() -> None:
    sparing = Sparing(lambda: 0.0)

    assert sparing.filter(complaint("away"))
    assert sparing.filter(complaint("full"))
