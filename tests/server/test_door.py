"""The door: only what was meant for this server, and what its own pages send, is read at all."""

import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from aevum.server.policy import Policy
from tests.server.kit import HERE, PATIENCE, RANDOM, Served
from tests.server.test_http import bearer, key_of, post_record, some_record
from tests.server.test_patience import LAST_WISH, line_to, rest_of
from tests.server.test_socket import reason

TABLE = {"game": "tempus", "chairs": [HERE, RANDOM, RANDOM]}


# Hosts


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8765", "localhost.evil.example", "["]
)
@pytest.mark.parametrize("address", ["/", "/api/games", "/api/text/en"])
def test_a_name_that_is_not_the_servers_is_not_answered(
    served: Served, host: str, address: str
) -> None:
    answer = served.http.get(address, headers={"Host": host})

    assert (answer.status_code, key_of(answer)) == (421, "web-refused-host")


def test_who_names_two_servers_is_not_answered(served: Served) -> None:
    with line_to(served) as line:
        line.sendall(LAST_WISH.replace(b"\r\n\r\n", b"\r\nHost: evil.example\r\n\r\n"))

        assert rest_of(line).startswith(b"HTTP/1.1 421")


def test_a_line_under_another_name_is_not_opened(served: Served) -> None:
    name, _ = served.open(HERE, RANDOM, RANDOM)
    port = served.host.partition(":")[2]
    wire = socket.create_connection(("127.0.0.1", int(port)))

    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:{port}/ws/{name}", sock=wire, open_timeout=PATIENCE)

    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost", True),
        ("LOCALHOST:8765", True),
        ("127.0.0.1:8765", True),
        ("192.168.0.7:8765", True),
        ("[fe80::1]:8765", True),
        (socket.gethostname(), True),
        ("table.example", True),
        ("table.example.:8765", True),
        ("other.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_addresses_and_allowed_names_are_known(host: str, is_known: bool) -> None:
    assert Policy(frozenset(["table.example"])).knows(host) == is_known


def test_every_name_can_be_allowed() -> None:
    assert Policy(frozenset(["*"])).knows("whatever.example")


# Origins


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://localhost"])
def test_pages_from_elsewhere_change_nothing(served: Served, origin: str) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    foreign = {"Origin": origin}

    answers = [
        served.http.post("/api/tables", json=TABLE, headers=foreign),
        served.http.post("/api/tables/mine", json=[], headers=foreign),
        served.http.post("/api/lessons/tempus", headers=foreign),
        served.http.post(
            "/api/records",
            content=some_record().format(),
            headers={**foreign, "Content-Type": "text/plain"},
        ),
        served.http.delete(f"/api/tables/{name}", headers={**foreign, **bearer(key)}),
    ]

    assert {(one.status_code, key_of(one)) for one in answers} == {(403, "web-refused-origin")}
    assert served.http.post(
        "/api/tables", json=TABLE, headers={"Origin": f"http://{served.host}"}
    ).is_success


# Bodies


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_wish_says_that_it_is_json(served: Served, kind: str) -> None:
    answer = served.http.post("/api/tables", content=b"{}", headers={"Content-Type": kind})

    assert (answer.status_code, key_of(answer)) == (415, "web-refused-kind")


def test_a_record_says_that_it_is_text(served: Served) -> None:
    answer = served.http.post("/api/records", json="text")

    assert (answer.status_code, key_of(answer)) == (415, "web-refused-kind")
    assert post_record(served, some_record().format()).status_code == 201


def test_only_so_many_tables_are_listed(served: Served) -> None:
    claims = [{"table": "x"}] * 201

    answer = served.http.post("/api/tables/mine", json=claims)

    assert (answer.status_code, key_of(answer)) == (400, "web-refused-claims")
    assert served.http.post("/api/tables/mine", json=claims[:200]).json() == []


def test_what_is_nested_too_deeply_is_refused(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    deep = "[" * 30_000 + "]" * 30_000
    wish = '{"game": "tempus", "chairs": [], "more": ' + deep + "}"
    name, key = served.open(HERE, RANDOM, RANDOM)

    answer = served.http.post(
        "/api/tables", content=wish, headers={"Content-Type": "application/json"}
    )
    with served.guest(name, key) as guest:
        guest.until("now")
        guest.wire.send('{"type": "sit", "seat": 0, "more": ' + deep + "}")
        refused = guest.until("refused")

    assert (answer.status_code, key_of(answer)) == (400, "web-refused-deep")
    assert reason(refused) == "web-refused-deep"
    assert not caplog.records
