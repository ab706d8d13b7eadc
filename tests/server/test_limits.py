"""How much one address or one key may ask for; the rest of the world goes on meanwhile."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.client import connect

from aevum.server.door import sort_of
from aevum.server.limits import LIMITS, LONGEST_WAIT, Limit, Limits, who_is
from aevum.server.refusal import Refusal
from tests.server.kit import HERE, PATIENCE, RANDOM, Guest, Served
from tests.server.test_http import bearer, key_of, some_record
from tests.server.test_places import COME_AGAIN, code_of
from tests.server.test_records import hall_of

NEIGHBOUR = {"X-Forwarded-For": "203.0.113.7"}
STRANGER = {"X-Forwarded-For": "198.51.100.9"}
TABLE = {"game": "tempus", "chairs": [HERE, RANDOM, RANDOM]}


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.seconds


@pytest.fixture(autouse=True)
def forgetful(served: Served) -> None:
    """Forget who asked for what in the test before."""
    hall_of(served).limits.buckets.clear()


@pytest.fixture
def tight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Grant two of everything, and no more for a long time."""
    monkeypatch.setattr("aevum.server.limits.LIMITS", dict.fromkeys(LIMITS, Limit(2, 1)))


# Counting


def test_so_much_is_granted_at_once_and_more_later() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    most, per_hour = LIMITS["tables"]
    for _ in range(most):
        limits.take("tables", "ada")

    with pytest.raises(Refusal) as refusal:
        limits.take("tables", "ada")

    assert refusal.value.headers == {"Retry-After": str(3600 // per_hour)}
    limits.take("tables", "bob")
    limits.take("records", "ada")
    clock.seconds += 3600 / per_hour
    limits.take("tables", "ada")
    with pytest.raises(Refusal):
        limits.take("tables", "ada")


def test_nobody_saves_up_more_than_is_granted_at_once() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    limits.take("tables", "ada")
    clock.seconds += 1e9

    assert limits.left("tables", "ada") == LIMITS["tables"].at_once


def test_who_is_a_little_ahead_waits_and_who_is_further_is_refused() -> None:
    limits = Limits(clock=Clock())
    waits = []
    with pytest.raises(Refusal):
        while True:
            waits.append(limits.wait("questions", "ada", "key"))

    most = LIMITS["questions"].at_once
    assert waits[:most] == [0.0] * most
    assert waits[most:] == sorted(waits[most:])
    assert 0 < waits[-1] <= LONGEST_WAIT


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.limits.MOST_KNOWN", 10)
    limits = Limits()

    for number in range(100):
        limits.take("requests", str(number))

    assert [who for _, who in limits.buckets] == [str(number) for number in range(90, 100)]


@pytest.mark.parametrize("generosity", [0.0, 10.0])
def test_a_server_can_be_more_generous(generosity: float) -> None:
    limits = Limits(generosity)

    for _ in range(10 * LIMITS["records"].at_once):
        limits.take("records", "ada")


@pytest.mark.parametrize(
    ("host", "who"),
    [
        ("127.0.0.1", ""),
        ("127.3.3.3", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_stands_for_a_household(host: str, who: str) -> None:
    assert who_is(host) == who


# Over HTTP


@pytest.mark.parametrize(
    ("method", "path", "sort"),
    [
        ("POST", "/api/records", "records"),
        ("POST", "/api/tables", "tables"),
        ("POST", "/api/tables/x/fork", "tables"),
        ("POST", "/api/tables/x/rematch", "tables"),
        ("POST", "/api/lessons/tempus/2", "tables"),
        ("POST", "/api/tables/mine", "requests"),
        ("POST", "/api/tables/x/claim", "requests"),
        ("DELETE", "/api/tables/x", "requests"),
        ("GET", "/api/lessons/tempus", "requests"),
    ],
)
def test_what_costs_more_is_granted_more_rarely(method: str, path: str, sort: str) -> None:
    assert sort_of(method, path) == sort


@pytest.mark.usefixtures("tight")
def test_one_address_opens_only_so_many_tables(served: Served) -> None:
    answers = [served.http.post("/api/tables", json=TABLE, headers=NEIGHBOUR) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert key_of(answers[-1]) == "web-refused-too-often"
    assert int(answers[-1].headers["Retry-After"]) > LONGEST_WAIT
    assert "content-security-policy" in answers[-1].headers
    assert served.http.post("/api/tables", json=TABLE, headers=STRANGER).status_code == 201
    assert served.http.post("/api/tables", json=TABLE).status_code == 201


@pytest.mark.usefixtures("tight")
def test_lessons_and_forks_are_tables_too(served: Served) -> None:
    visitor = {"X-Forwarded-For": "203.0.113.8"}
    name, key = served.open(HERE, RANDOM, RANDOM)
    wish = {"at": 0, "chairs": [HERE] * 3}

    lesson = served.http.post("/api/lessons/tempus", headers=visitor)
    fork = served.http.post(
        f"/api/tables/{name}/fork", json=wish, headers={**visitor, **bearer(key)}
    )
    third = served.http.post("/api/tables", json=TABLE, headers=visitor)

    assert [lesson.status_code, fork.status_code, third.status_code] == [201, 201, 429]


@pytest.mark.usefixtures("tight")
def test_one_address_brings_only_so_many_records(served: Served) -> None:
    text = some_record().format()

    def post() -> int:
        headers = {**NEIGHBOUR, "Content-Type": "text/plain"}
        return served.http.post("/api/records", content=text, headers=headers).status_code

    assert [post() for _ in range(3)] == [201, 201, 429]


@pytest.mark.usefixtures("tight")
def test_one_address_asks_only_so_often(served: Served) -> None:
    codes = [served.http.get("/api/games", headers=NEIGHBOUR).status_code for _ in range(3)]

    assert codes == [200, 200, 429]
    assert served.http.get("/", headers=NEIGHBOUR).status_code == 200


# At the table


@pytest.mark.usefixtures("tight")
def test_one_address_opens_only_so_many_lines(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    address = f"ws://{served.host}/ws/{name}"
    for _ in range(2):
        with connect(address, additional_headers=NEIGHBOUR):
            pass

    with connect(address, additional_headers=NEIGHBOUR) as wire:
        refused = json.loads(wire.recv(timeout=PATIENCE))
        assert refused["reason"]["key"] == "web-refused-too-often"
        assert code_of(wire) == COME_AGAIN
    with served.guest(name, key) as host:
        host.until("welcome")


def test_one_address_holds_only_so_many_lines(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.limits.MOST_LINES", 1)
    name, _ = served.open(HERE, RANDOM, RANDOM)
    address = f"ws://{served.host}/ws/{name}"
    with (
        connect(address, additional_headers=STRANGER),
        connect(address, additional_headers=STRANGER) as wire,
    ):
        refused = json.loads(wire.recv(timeout=PATIENCE))
        assert refused["reason"]["key"] == "web-refused-too-often"
        assert code_of(wire) == COME_AGAIN


@contextmanager
def from_afar(served: Served, name: str, key: str, address: str) -> Iterator[Guest]:
    """Let a browser come to a table from another machine."""
    headers = {"X-Forwarded-For": address}
    with connect(f"ws://{served.host}/ws/{name}", additional_headers=headers) as wire:
        guest = Guest(wire)
        guest.send("hello", key=key)
        guest.until("now")
        yield guest


@pytest.mark.usefixtures("tight")
@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("look", {"at": 0, "seat": -1}),
        ("describe", {"at": 0, "seat": -1}),
        ("census", {"at": 0, "seat": -1}),
        ("why", {"seat": 0, "text": "pass"}),
        ("preview", {"seat": 0, "rev": 0, "action": 0}),
        ("gather", {"seat": 0, "rev": 0, "chosen": []}),
        ("undo", {"seat": 0, "rev": 0, "to": "step"}),
    ],
)
def test_one_key_asks_only_so_often_wherever_it_is(
    served: Served, kind: str, fields: dict[str, object]
) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    keys = []
    for number in range(3):
        with from_afar(served, name, key, f"203.0.113.{number}") as guest:
            answer = guest.ask(kind, **fields)
            keys.append(answer.get("reason", {}).get("key"))

    assert "web-refused-too-often" not in keys[:2]
    assert keys[2] == "web-refused-too-often"


@pytest.mark.usefixtures("tight")
def test_who_watches_is_known_by_the_address(served: Served) -> None:
    name, _ = served.open(HERE, HERE, HERE)
    with from_afar(served, name, "", "203.0.113.99") as guest:
        kinds = [guest.ask("look", at=0, seat=-1)["type"] for _ in range(3)]

    assert kinds == ["shown", "shown", "refused"]
