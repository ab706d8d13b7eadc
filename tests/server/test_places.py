"""Places at the table: nobody who watches, or says nothing, keeps a player out."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.kit import HERE, LINK, PATIENCE, RANDOM, Guest, Served

COME_AGAIN = 1013


@contextmanager
def silent(served: Served, name: str) -> Iterator[ClientConnection]:
    """Come to a table, and say nothing."""
    with connect(f"ws://{served.host}/ws/{name}", close_timeout=0.5) as wire:
        yield wire


def code_of(wire: ClientConnection) -> int | None:
    """Read until the line is closed, and say how."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            wire.recv(timeout=PATIENCE)
    return closed.value.rcvd.code if closed.value.rcvd else None


def refusal_of(guest: Guest) -> str:
    """Read by which sentence somebody is sent away."""
    key: str = guest.until("refused")["reason"]["key"]
    assert code_of(guest.wire) == COME_AGAIN
    return key


def test_players_come_in_however_many_watch(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.places.MOST_WATCHERS", 3)
    name, key = served.open(LINK, RANDOM, RANDOM)
    with ExitStack() as crowd:
        for _ in range(3):
            crowd.enter_context(served.guest(name)).until("welcome")

        with served.guest(name) as late:
            assert refusal_of(late) == "web-refused-full"
        with served.guest(name, key) as host:
            welcome = host.until("welcome")
            assert welcome["is_host"]


def test_who_leaves_makes_room(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.places.MOST_WATCHERS", 1)
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name, key) as host:
        with served.guest(name):
            while host.until("presence")["watchers"] < 2:
                pass
        while host.until("presence")["watchers"] > 1:
            pass

        with served.guest(name) as watcher:
            watcher.until("welcome")


def test_who_says_nothing_has_to_go_when_others_come(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.places.MOST_COMING", 2)
    monkeypatch.setattr("aevum.server.places.HELLO_SECONDS", 2 * PATIENCE)
    name, key = served.open(HERE, RANDOM, RANDOM)
    with silent(served, name) as first, silent(served, name), silent(served, name):
        assert code_of(first) == COME_AGAIN

        with served.guest(name, key) as host:
            assert host.until("welcome")["mine"] == [0]


def test_who_does_not_say_hello_in_time_has_to_go(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.places.HELLO_SECONDS", 0.05)
    name, _ = served.open(HERE, RANDOM, RANDOM)

    with silent(served, name) as wire:
        assert code_of(wire) == COME_AGAIN


def test_only_so_many_windows_are_open_on_one_seat(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.places.MOST_AT_SEAT", 2)
    name, key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, key) as one, served.guest(name, key) as two:
        one.until("welcome")
        two.until("welcome")

        with served.guest(name, key) as three:
            assert refusal_of(three) == "web-refused-crowded"
        two.send("hello", key=key)
        assert two.until("welcome")["mine"] == [0]
