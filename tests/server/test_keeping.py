"""Tables at which nobody plays any more: they are kept for long, but not all and not for ever."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from aevum.server.keeping import Keeping, sweep
from tests.server.kit import HERE, RANDOM, Served
from tests.server.test_http import key_of
from tests.server.test_records import hall_of

TABLE = {"game": "tempus", "chairs": [HERE, HERE, HERE]}
YEAR = timedelta(days=365)


@pytest.fixture
def yearly(served: Served) -> Iterator[Served]:
    """Keep tables for a year."""
    hall_of(served).keeping = Keeping(365)
    yield served
    hall_of(served).keeping = Keeping()


def swept(served: Served, later: timedelta) -> list[str]:
    """Sweep as if some time had passed; nobody is at the tables that go."""
    return asyncio.run(sweep(hall_of(served), datetime.now(UTC) + later))


def is_there(served: Served, name: str) -> bool:
    """Say whether a table is still listed."""
    return bool(served.http.post("/api/tables/mine", json=[{"table": name}]).json())


def finished(served: Served) -> str:
    """Let bots play a game to its end."""
    name, _ = served.open(RANDOM, RANDOM, RANDOM)
    with served.guest(name) as watcher:
        while not watcher.now or not watcher.now["position"]["is_over"]:
            watcher.until("now")
    return name


def test_a_table_that_nobody_touches_goes_after_its_time(yearly: Served) -> None:
    open_table, _ = yearly.open(HERE, HERE, HERE)
    over = finished(yearly)

    assert swept(yearly, YEAR - timedelta(days=1)) == []
    assert open_table in swept(yearly, YEAR + timedelta(days=1))
    assert (is_there(yearly, open_table), is_there(yearly, over)) == (False, True)
    assert over in swept(yearly, 3 * YEAR + timedelta(days=1))
    assert not is_there(yearly, over)


def test_a_table_at_which_somebody_is_stays(yearly: Served) -> None:
    name, key = yearly.open(HERE, HERE, HERE)
    with yearly.guest(name, key) as guest:
        guest.until("now")

        assert name not in swept(yearly, 2 * YEAR)

    assert is_there(yearly, name)


def test_without_a_time_all_tables_stay(served: Served) -> None:
    name, _ = served.open(HERE, HERE, HERE)

    assert swept(served, 100 * YEAR) == []
    assert is_there(served, name)


def test_a_browser_is_told_until_when_its_tables_are_kept(yearly: Served) -> None:
    name, _ = yearly.open(HERE, HERE, HERE)

    (told,) = yearly.http.post("/api/tables/mine", json=[{"table": name}]).json()

    touched = datetime.fromisoformat(told["changed"])
    assert datetime.fromisoformat(told["kept_until"]) == touched + YEAR


def test_no_more_tables_are_opened_than_may_be(served: Served) -> None:
    served.open(HERE, HERE, HERE)
    hall_of(served).keeping = Keeping(most=1)

    answer = served.http.post("/api/tables", json=TABLE)

    assert (answer.status_code, key_of(answer)) == (503, "web-refused-quota")
    hall_of(served).keeping = Keeping()
    assert served.http.post("/api/tables", json=TABLE).status_code == 201
