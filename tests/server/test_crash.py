"""A server that is killed in the middle of play, and one that follows it."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from aevum.record import Record
from tests.ports import quiet_port
from tests.project.tree import ROOT
from tests.server.kit import HERE, PATIENCE, RANDOM, Guest, Served

TABLES = 3
ENOUGH = 40
"""After so many acknowledged moves, some of them at each table, the server is killed."""


class Acknowledged(NamedTuple):
    """A move that the server said it had kept."""

    at: int
    text: str


class Killable(Served):
    """A server in a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.file = folder / "tables.db"
        self.host = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)

    def start(self) -> subprocess.Popen[bytes]:
        """Start, and wait until a page is answered."""
        port = self.host.partition(":")[2]
        process = subprocess.Popen(
            [
                sys.executable,
                *("-m", "aevum.cli.main", "serve"),
                *("--port", port, "--database", str(self.file)),
            ],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/api/games").status_code == 200:
                    return process
            time.sleep(0.05)
        raise AssertionError("the server does not start")


class Player(threading.Thread):
    """Somebody who plays at a table of their own until the server or the game is at its end."""

    def __init__(self, server: Killable, name: str, key: str, number: int) -> None:
        super().__init__()
        self.server, self.table, self.key, self.number = server, name, key, number
        self.acknowledged: list[Acknowledged] = []
        self.open_request: dict[str, object] = {}

    def run(self) -> None:
        """Play on until the connection is lost."""
        with (
            contextlib.suppress(ConnectionClosed, OSError, TimeoutError),
            self.server.guest(self.table, self.key) as guest,
        ):
            while not guest.until_asked(0)["position"]["is_over"]:
                self.play_once(guest)

    def play_once(self, guest: Guest) -> None:
        """Answer once, and write down what was acknowledged."""
        position = guest.now["position"]
        choice = position["choices"][self.number % len(position["choices"])]
        self.open_request = {
            "id": f"{self.number}/{len(self.acknowledged)}",
            "rev": guest.now["rev"],
            "seat": 0,
            "action": choice["action"],
        }
        done = guest.ask("play", **self.open_request)
        assert done["type"] == "done"
        self.acknowledged.append(Acknowledged(position["at"], choice["text"]))
        guest.until_revision(done["rev"])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Killable]:
    """Prepare a server that can be started again and again."""
    killable = Killable(tmp_path, quiet_port())
    yield killable
    killable.http.close()


def test_after_a_kill_every_acknowledged_move_is_there_and_none_twice(server: Killable) -> None:
    process = server.start()
    opened = [server.open(HERE, RANDOM, RANDOM, options={"map": "random"}) for _ in range(TABLES)]
    players = [Player(server, *table, number) for number, table in enumerate(opened)]
    for player in players:
        player.start()
    end = time.monotonic() + PATIENCE
    while not is_enough(players):
        assert time.monotonic() < end
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    for player in players:
        player.join(PATIENCE)

    process = server.start()
    try:
        with ThreadPoolExecutor() as together:
            list(together.map(check_player, players))
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def is_enough(players: list[Player]) -> bool:
    """Say whether many moves have been acknowledged, and some of everybody."""
    counts = [len(player.acknowledged) for player in players]
    return min(counts) > 0 and sum(counts) >= ENOUGH


def check_player(player: Player) -> None:
    """Come back to a table, look for all that was acknowledged, and send the last request again."""
    with player.server.guest(player.table, player.key) as guest:
        guest.until("now")
        record = record_of(player)
        assert player.acknowledged
        for move in player.acknowledged:
            assert record.moves[move.at].text == move.text
        last = guest.ask("play", **player.open_request)
        guest.until_asked(0)

    again = record_of(player)
    again.replay(verify=True)
    assert again.moves[: len(record.moves)] == record.moves
    if last["type"] == "done":
        is_new = last["rev"] > len(record.moves)
        assert is_new or guest.now["rev"] >= last["rev"]
    else:
        assert last["reason"]["key"] == "web-refused-old"


def record_of(player: Player) -> Record:
    """Fetch the record of a table."""
    answer = player.server.http.get(
        f"/api/tables/{player.table}/record", headers={"Authorization": f"Bearer {player.key}"}
    )
    return Record.parse(answer.text)


def test_a_bot_that_was_thinking_when_the_server_died_is_asked_again(server: Killable) -> None:
    process = server.start()
    name, _ = server.open(RANDOM, RANDOM, RANDOM)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()

    process = server.start()
    try:
        end = time.monotonic() + PATIENCE
        rounds = 0
        while rounds < 1:
            claims = [{"table": name}]
            rounds = server.http.post("/api/tables/mine", json=claims).json()[0]["round"]
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
