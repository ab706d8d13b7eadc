"""Who is slow is waited for, but not for ever: no line stays open because nothing happens on it."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import pytest

from aevum.server.patience import MOST_AHEAD
from tests.server.kit import HERE, PATIENCE, RANDOM, Served

HOUR = 3600.0
WISH = b"GET /api/text/de HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST_WISH = WISH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")


@pytest.fixture(autouse=True)
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for hours, but for what a test is about."""
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "READING_SECONDS"):
        monkeypatch.setattr(f"aevum.server.patience.{name}", HOUR)


@contextmanager
def line_to(served: Served) -> Iterator[socket.socket]:
    """Open a line on which nothing is said yet."""
    host, _, port = served.host.partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        yield line


def rest_of(line: socket.socket) -> bytes:
    """Read until the other end hangs up."""
    found = b""
    try:
        while some := line.recv(65536):
            found += some
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "])
def test_who_does_not_say_what_it_wants_is_hung_up_on(
    served: Served, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr("aevum.server.patience.HEAD_SECONDS", 0.2)
    with line_to(served) as line:
        line.sendall(said)

        assert rest_of(line) == b""


def test_a_little_now_and_then_is_not_enough(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.patience.HEAD_SECONDS", 0.2)
    with line_to(served) as line, pytest.raises(OSError, match=r"reset|pipe|abort"):
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        while True:
            line.sendall(b"X-A: b\r\n")


def test_who_does_not_send_the_rest_is_hung_up_on(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.patience.BODY_SECONDS", 0.2)
    with line_to(served) as line:
        line.sendall(
            b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
            b"Content-Length: 1000\r\n\r\naevum 1\n"
        )

        assert rest_of(line) == b""


def test_who_does_not_read_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.patience.READING_SECONDS", 0.2)
    with Served(tmp_path) as served:
        served.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with line_to(served) as line:
            line.sendall(WISH * MOST_AHEAD + b"GET /")

            with pytest.raises(OSError, match=r"reset|pipe|abort"):
                while True:
                    line.sendall(b"a")
                    sleep(0.01)


def test_who_asks_for_ever_more_and_waits_for_no_answer_is_hung_up_on(served: Served) -> None:
    with line_to(served) as line, pytest.raises(OSError, match=r"reset|pipe|abort"):
        while True:
            line.sendall(WISH)


def test_some_requests_at_once_are_all_answered(served: Served) -> None:
    with line_to(served) as line:
        line.sendall(WISH * MOST_AHEAD + LAST_WISH)

        assert rest_of(line).count(b"HTTP/1.1 200") == MOST_AHEAD + 1


@pytest.mark.parametrize("begun", [b"X-A: ", b"Transfer-Encoding: chunked\r\n\r\n1;"])
def test_a_head_without_end_is_not_read_for_ever(served: Served, begun: bytes) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
    with line_to(served) as line, pytest.raises(OSError, match=r"reset|pipe|abort"):
        line.sendall(head + begun)
        for _ in range(200):
            line.sendall(b"a" * 65536)


@pytest.mark.parametrize(("length", "status"), [(60, b"200"), (70, b"431"), (120, b"431")])
def test_a_head_has_a_length(served: Served, length: int, status: bytes) -> None:
    said = b"X-A: " + b"a" * (length * 1024)
    with line_to(served) as line:
        line.sendall(LAST_WISH.replace(b"\r\n\r\n", b"\r\n" + said + b"\r\n\r\n"))

        assert rest_of(line).startswith(b"HTTP/1.1 " + status)


def test_a_long_body_after_a_short_head_is_read(served: Served) -> None:
    answer = served.http.post(
        "/api/records", content="x" * 1_000_000, headers={"Content-Type": "text/plain"}
    )

    assert answer.status_code == 400


def test_people_at_a_table_stay_there(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    monkeypatch.setattr("aevum.server.patience.HEAD_SECONDS", 0.2)
    with served.guest(name, key) as guest, line_to(served) as line:
        guest.until_asked(0)

        assert rest_of(line) == b""

        assert guest.play()["type"] in ("done", "doubt")
