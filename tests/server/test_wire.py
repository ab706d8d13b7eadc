"""The line to a browser at a table."""

import socket
import struct
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from aevum.kernel.game import SPECTATOR
from aevum.server.wire import NO_TEXT, WORTH_PACKING, frame_of
from tests.server.kit import HERE, PATIENCE, Served
from tests.server.wires import request_of, shake_hands


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_wrapped_as_every_browser_expects(length: int) -> None:
    text = b"x" * length

    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_where_texts_are_packed_the_short_ones_among_them_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.addresses.Place.is_near", False)
    with Served(tmp_path) as served:
        name, key = served.open(HERE, HERE, HERE)
        with served.guest(name, key) as guest:
            guest.until("now")
            guest.sit(guest.now["position"]["asked"])
            done = guest.play()

            assert guest.wire.protocol.extensions
            assert done["type"] == "done"
            assert guest.until_revision(done["rev"])["position"]["at"] == done["rev"]
            lengths = [len(text) for text in guest.texts]
            assert min(lengths) < WORTH_PACKING < max(lengths)


def test_who_does_not_read_what_is_told_is_hung_up_on(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.wire.UNREAD_SECONDS", 0.2)
    name, key = served.open(*[HERE] * 6, game="hyperborea")
    with closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(served.socket.getsockname())
        shake_hands(line, f"/ws/{name}")
        line.sendall(request_of({"type": "hello", "key": key}))

        with pytest.raises(OSError, match=r"reset|pipe|abort"):
            while True:
                line.sendall(request_of({"type": "again"}))


def test_a_line_that_breaks_while_answers_wait_leaves_nobody_behind(served: Served) -> None:
    name, key = served.open(*[HERE] * 6, game="hyperborea")
    with served.guest(name, key) as host:
        host.sit(0)
        for _ in range(3):
            with closing(socket.socket()) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.connect(served.socket.getsockname())
                shake_hands(line, f"/ws/{name}")
                line.sendall(request_of({"type": "hello", "key": ""}))
                look = {"type": "look", "id": "1", "at": 0, "seat": SPECTATOR}
                line.sendall(request_of(look) * 80)
                while host.until("presence")["watchers"] == 0:
                    pass
            while host.until("presence")["watchers"] > 0:
                pass


def test_letters_that_are_none_close_the_line_without_a_word_in_the_log(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    name, _ = served.open(HERE, HERE, HERE)
    with served.guest(name) as guest:
        guest.wire.send(b"\xff\xfe", text=True)

        with pytest.raises(ConnectionClosed) as closed:
            while True:
                guest.hear()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_TEXT
    assert caplog.records == []
