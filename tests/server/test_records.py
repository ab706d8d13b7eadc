"""Records from outside: whatever they hold, the pages and the tables go on meanwhile."""

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from litestar import Litestar

from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.server.hall import Hall
from aevum.server.records import MEMORY, MOST_WAITING, RecordReader, bound_memory
from aevum.server.refusal import Refusal
from aevum.server.worker import Worker
from aevum.text import Words
from tests.server.kit import PATIENCE, Served, worker_of
from tests.server.test_http import key_of, some_record
from tests.server.test_http import post_record as post

LONG = next(Path("tests/records/tempus").glob("00-*.aevum"))


def hall_of(served: Served) -> Hall:
    """Find the hall of a server that runs in this process."""
    app = served.server.config.app
    assert isinstance(app, Litestar)
    hall: Hall = app.state.hall
    return hall


def reader_of(served: Served) -> int:
    """Find the process in which records are read."""
    post(served, "Dear Sir")
    number = worker_of(hall_of(served)).number
    assert number is not None
    return number.result(PATIENCE)


@pytest.fixture
def frozen(served: Served) -> Iterator[int]:
    """Let the process hang in which records are read."""
    number = reader_of(served)
    os.kill(number, signal.SIGSTOP)
    yield number
    worker_of(hall_of(served)).deadline = PATIENCE
    worker_of(hall_of(served)).end()


def test_no_record_is_read_where_the_pages_come_from(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_given: object) -> None:
        raise AssertionError("a record was read beside the pages")

    monkeypatch.setattr(Record, "parse", never)
    monkeypatch.setattr(Record, "replay", never)

    answer = post(served, LONG.read_text())

    assert answer.status_code == 201


def test_a_long_record_opens_the_table_that_it_tells_of(served: Served) -> None:
    record = Record.read(LONG)

    opened = post(served, LONG.read_text()).json()

    with served.guest(opened["table"]) as watcher:
        now = watcher.until_revision(len(record.moves))
        assert now["position"]["is_over"]
        assert now["position"]["scores"] == record.scores
        assert watcher.ask("look", at=150, seat=1)["position"]["at"] == 150
    text = served.http.get(f"/api/tables/{opened['table']}/record").text
    assert Record.parse(text).moves == record.moves


def test_more_actions_than_a_game_can_have_are_not_read(served: Served) -> None:
    text = some_record().format().removesuffix("open\n") + "0 pass #0000\n" * 6000 + "open\n"

    answer = post(served, text)

    assert (answer.status_code, key_of(answer)) == (400, "web-refused-record")
    assert answer.json()["reason"]["args"]["line"] > 6000


def test_what_is_wrong_with_a_record_is_said_in_words_of_the_catalogues(served: Served) -> None:
    text = some_record().format()
    spoilt = ["Dear Sir", text.replace("seats ", "chairs "), text.replace(" #", " #f")]

    reasons = [post(served, one).json()["reason"] for one in spoilt]

    assert [Words("de").say(Msg(reason["key"], **reason["args"])) for reason in reasons] == [
        "Das ist keine Aufzeichnung einer Partie.",
        *(
            f"Diese Aufzeichnung lässt sich nicht lesen, denn Zeile {line} stimmt nicht."
            " Was dort falsch ist, sagt aevum replay --verify."
            for line in (4, len(some_record().head()) + 1)
        ),
    ]


def test_a_record_that_departs_is_refused_by_its_action(served: Served) -> None:
    record = some_record()
    text = record.format()
    last = record.moves[-1]

    answer = post(served, text.replace(f"#{last.checksum}\nopen", "#0000\nopen"))

    assert key_of(answer) == "web-refused-record-departs"
    assert answer.json()["reason"]["args"]["n"] == len(record.moves)


@pytest.mark.usefixtures("frozen")
def test_a_record_that_takes_too_long_is_refused(served: Served) -> None:
    worker_of(hall_of(served)).deadline = 0.1

    answer = post(served, some_record().format())

    assert (answer.status_code, key_of(answer)) == (422, "web-refused-record-slow")
    worker_of(hall_of(served)).deadline = PATIENCE
    assert post(served, some_record().format()).status_code == 201


def test_only_so_many_records_wait_to_be_read(served: Served, frozen: int) -> None:
    text, records = some_record().format(), hall_of(served).records
    worker_of(hall_of(served)).deadline = PATIENCE
    with ThreadPoolExecutor(MOST_WAITING) as people:
        waiting = [people.submit(post, served, text) for _ in range(MOST_WAITING)]
        while records.waiting < MOST_WAITING:
            assert served.http.get("/api/games").status_code == 200

        answer = post(served, text)

        assert (answer.status_code, key_of(answer)) == (429, "web-refused-too-often")
        assert int(answer.headers["Retry-After"]) > 0
        os.kill(frozen, signal.SIGCONT)
        assert [one.result().status_code for one in waiting] == [201] * MOST_WAITING


def hoard() -> int:
    """Take twice as much memory as reading a record may."""
    bound_memory()
    return len(bytearray(2 * MEMORY))


def test_a_record_that_takes_too_much_memory_is_refused() -> None:
    async def evening() -> None:
        records = RecordReader(Worker())
        with pytest.raises(Refusal, match="web-refused-record-slow"):
            await records.run(hoard)
        records.close()

    asyncio.run(evening())
