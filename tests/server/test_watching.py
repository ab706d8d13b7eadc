"""How a server is watched by who runs it: health, a log, figures, and nothing secret in any."""

import asyncio
import json
import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from aevum.server import tallies
from aevum.server.limits import Limits
from aevum.server.logs import JsonLines, Named, level_of, name_of
from aevum.server.metrics import place_of
from aevum.server.policy import Policy, Watch
from aevum.server.refusal import Refusal
from aevum.server.store.claim import Taken
from aevum.server.store.soundness import Soundness, look
from aevum.server.store.store import Store
from tests.cli.run import aevum
from tests.ports import quiet_port
from tests.server.kit import GREEDY, HERE, LINK, PATIENCE, Served


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """Serve tables, and metrics beside them."""
    port = quiet_port()
    policy = Policy(watch=Watch("json", str(port)))
    with Served(tmp_path_factory.mktemp("watched"), policy) as server:
        yield server, f"http://127.0.0.1:{port}/metrics"


def told(page: str) -> dict[str, float]:
    """Read the figures that are told, those of all kinds together."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(httpx.get(page, timeout=PATIENCE).text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


# Health


def test_a_server_is_ready_while_it_can_keep_what_happens(watched: tuple[Served, str]) -> None:
    server, _ = watched

    alive = server.http.get("/api/health")
    ready = server.http.get("/api/health/ready")

    assert (alive.status_code, alive.json()) == (200, {"status": "well"})
    assert ready.status_code == 200
    assert ready.json() == {"ready": True, "database": True, "migrated": True, "claim": True}


def test_a_server_whose_database_has_a_newer_form_is_there_and_not_ready(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        with closing(sqlite3.connect(server.file)) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
            database.commit()

        alive, ready = (server.http.get(f"/api/health{path}") for path in ("", "/ready"))

    assert alive.status_code == 200
    assert ready.status_code == 503
    assert ready.json() == {"ready": False, "database": True, "migrated": False, "claim": True}


def test_a_database_that_is_away_or_claimed_by_another_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:

        def taken() -> None:
            raise Taken(store.engine)

        monkeypatch.setattr(store, "pick_up", taken)
        claimed = look(store)
        store.engine.dispose()
        (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
        away = look(store)

    assert claimed == Soundness(database=True, migrated=True, claim=False)
    assert away == Soundness()


# Metrics


def test_what_happens_at_a_table_is_counted(watched: tuple[Served, str]) -> None:
    server, page = watched
    before = told(page)
    name, key = server.open(HERE, GREEDY, GREEDY)
    with server.guest(name, key) as guest:
        guest.sit(0)
        guest.until_asked(0)
        assert guest.play(is_sure=True)["type"] == "done"

        after = told(page)

    assert after["aevum_moves_total"] > before.get("aevum_moves_total", 0)
    assert after["aevum_append_seconds_count"] > before.get("aevum_append_seconds_count", 0)
    assert after["aevum_acknowledge_seconds_count"] == 1 + before.get(
        "aevum_acknowledge_seconds_count", 0
    )
    assert (after["aevum_rooms"], after["aevum_playing"], after["aevum_outbox"]) == (1, 1, 0)
    assert server.http.get("/metrics").status_code == 404


def test_what_a_limit_refuses_is_counted_by_its_name() -> None:
    before = tallies.REFUSED.counts["letters"]
    limits = Limits(clock=lambda: 0.0)
    for _ in range(5):
        limits.take("letters", "somebody")

    with pytest.raises(Refusal):
        limits.take("letters", "somebody")

    assert tallies.REFUSED.counts["letters"] == before + 1


@pytest.mark.parametrize("place", ["", "here", "9464:", ":9464", "127.0.0.1:99999", "[::1]"])
def test_a_place_for_metrics_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match="--metrics looks like"):
        place_of(place)


def test_a_port_for_metrics_that_is_taken_is_said(
    watched: tuple[Served, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = watched[1].split(":")[2].removesuffix("/metrics")
    database = ("--database", tmp_path / "tables.db", "--port", str(quiet_port()))

    ended = aevum(capsys, "serve", *database, "--metrics", port)

    assert f"metrics cannot be told at {port}" in ended.sentence()


def test_of_several_processes_each_finds_a_port_for_metrics_or_none_is_started(
    watched: tuple[Served, str], capsys: pytest.CaptureFixture[str]
) -> None:
    port = int(watched[1].split(":")[2].removesuffix("/metrics"))
    where = ("--database", "postgresql://nobody@127.0.0.1:1/none", "--processes", "2")

    ended = aevum(capsys, "serve", *where, "--metrics", str(port - 1))

    assert f"metrics cannot be told at 127.0.0.1:{port}" in ended.sentence()


# The log


def test_the_log_tells_what_happened_and_no_key_no_seed_and_no_table(
    watched: tuple[Served, str], caplog: pytest.LogCaptureFixture
) -> None:
    server, _ = watched
    caplog.set_level(logging.INFO)
    name, key = server.open(HERE, LINK, HERE)
    with server.guest(name, key) as host:
        seats = server.claim_all(name, host)
        host.send("talk", id="1", seat=0, text="my hand is a pair of kings")
        answer = server.http.get(
            f"/api/tables/{name}/record",
            headers={"Authorization": f"Bearer {key}", "X-Request-ID": "from-the-proxy"},
        )
        server.http.get("/api/notices/stop/a-secret-of-somebody")

    records = [one for one in caplog.records if one.name != "httpx"]
    written = "\n".join(map(JsonLines().format, records))

    lines = [json.loads(line) for line in written.splitlines()]
    assert answer.headers["X-Request-ID"] == "from-the-proxy"
    assert {"method": "POST", "path": "/api/tables", "status": 201}.items() <= lines[0].items()
    assert any(line.get("path") == "/api/tables/{name}/record" for line in lines)
    for secret in (key, *seats.values(), str(server.seed_of(name)), name, "kings", "a-secret"):
        assert secret not in written
    assert not re.search(r"\d+\.\d+\.\d+\.\d+", written)


def test_an_error_is_one_line_with_its_request() -> None:
    made: list[logging.LogRecord] = []

    async def fail(_scope: Any, _receive: Any, _send: Any) -> None:
        try:
            raise RuntimeError("out of order")
        except RuntimeError:
            made.append(
                logging.LogRecord("a", logging.ERROR, "", 1, "it failed", (), sys.exc_info())
            )
            lines.append(JsonLines().format(made[0]))

    lines: list[str] = []
    scope: Any = {"type": "http", "method": "GET", "headers": [(b"x-request-id", b"abc-1")]}
    asyncio.run(Named(fail)(scope, None, None))  # type: ignore[arg-type]  # nobody reads or writes

    line = json.loads(lines[0])
    assert (line["level"], line["text"], line["request"]) == ("error", "it failed", "abc-1")
    assert "out of order" in line["trace"]


@pytest.mark.parametrize("given", [b'a"b', b"a\nb", b"", b"x" * 65])
def test_a_request_names_itself_only_in_plain_letters(given: bytes) -> None:
    named = name_of({"headers": [(b"x-request-id", given)]})

    assert re.fullmatch("[0-9a-f]{16}", named)


def test_a_level_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_LOG", "loud")

    with pytest.raises(ValueError, match="not 'loud'"):
        level_of("info")
