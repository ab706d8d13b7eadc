"""The table under load: many tables at once, a random-move client at each.

    .venv/bin/python bench/table_load.py --tables 200 --seconds 30

A server is started in a process of its own with an empty SQLite database. Every client opens a
table, sits at every seat that is asked, and answers at random: first with a pause before each move
as people make it, then as fast as it may, which shows how much the server can take. At the end
every acknowledged move is looked for in the record of its table, at its place, once.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from aevum.record import Record

COLUMNS = (
    *("game", "tables", "pause", "moves", "moves/s"),
    *("p50 ms", "p99 ms", "refused", "lost", "doubled"),
)
"""p50 and p99 are of the time from sending a move to its acknowledgement."""


class Move(NamedTuple):
    """An acknowledged move: its place in the game, its notation, and how long it took."""

    at: int
    text: str
    seconds: float


class Client:
    """Somebody who plays all people's seats of one table at random."""

    def __init__(self, number: int, opened: dict[str, str], pause: float) -> None:
        self.chance = random.Random(number)
        self.pause = pause
        self.table, self.key = opened["table"], opened["key"]
        self.moves: list[Move] = []
        self.refused = 0
        self.is_over = False

    async def play(self, host: str, end: float) -> None:
        """Play until the time is up or the game is over."""
        async with connect(f"ws://{host}/ws/{self.table}", max_size=None) as wire:
            await wire.send(json.dumps({"type": "hello", "key": self.key}))
            now = await self.read(wire, "now")
            while perf_counter() < end and not self.is_over:
                now = await self.step(wire, now)

    async def step(self, wire: ClientConnection, now: dict[str, Any]) -> dict[str, Any]:
        """Answer once, or sit down where somebody is asked; return the next position."""
        position = now["position"]
        self.is_over = position["is_over"]
        if self.is_over:
            return now
        if position["choices"]:
            rev = await self.answer(wire, now)
            while now["rev"] < rev:
                now = await self.read(wire, "now")
            return now
        if now["is_thinking"]:
            return await self.read(wire, "now")
        await wire.send(json.dumps({"type": "sit", "seat": position["asked"]}))
        return await self.read(wire, "now")

    async def answer(self, wire: ClientConnection, now: dict[str, Any]) -> int:
        """Give a random answer and wait until it is acknowledged."""
        position = now["position"]
        choice = self.chance.choice(position["choices"])
        await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
        wish = {
            "type": "play",
            "id": str(len(self.moves)),
            "rev": now["rev"],
            "seat": position["seat"],
            "action": choice["action"],
        }
        began = perf_counter()
        await wire.send(json.dumps(wish))
        done = await self.read(wire, "done", "refused")
        if done["type"] == "refused":
            self.refused += 1
        else:
            self.moves.append(Move(position["at"], choice["text"], perf_counter() - began))
        return int(done["rev"])

    async def read(self, wire: ClientConnection, *kinds: str) -> dict[str, Any]:
        """Read until a message of one of these kinds comes."""
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if message["type"] in kinds:
                return message

    def faults(self, record: Record) -> tuple[int, int]:
        """Count the acknowledged moves that are not in the record, and those that are in it twice.

        Moves of people that nobody had acknowledged when the time was up count as twice too.
        """
        lost = sum(
            move.at >= len(record.moves) or record.moves[move.at].text != move.text
            for move in self.moves
        )
        state, decided = record.first_state(), 0
        for move in record.moves:
            decided += len(state.legal()) > 1
            state.apply(record.game.from_text(state, move.text))
        return lost, max(0, decided - len(self.moves) - 1)


def start(folder: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server; return its process and its host."""
    command = [sys.executable, "-m", "aevum.cli.main", "serve"]
    process = subprocess.Popen(
        [*command, "--database", str(Path(folder, "tables.db"))], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    found = re.search(r"http://([^/]+)/", process.stdout.readline())
    assert found is not None
    return process, found[1]


async def load(host: str, wishes: argparse.Namespace, pause: float) -> tuple[list[Client], float]:
    """Open the tables and let everybody play at once."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
        clients = []
        for number in range(wishes.tables):
            chairs = [{"kind": "here"}] * 3
            wish = {"game": wishes.game, "chairs": chairs, "seed": number}
            opened = (await http.post("/api/tables", json=wish)).json()
            clients.append(Client(number, opened, pause))
    began = perf_counter()
    await asyncio.gather(*(client.play(host, began + wishes.seconds) for client in clients))
    return clients, perf_counter() - began


def check(host: str, clients: list[Client]) -> tuple[int, int]:
    """Look for every acknowledged move in the records."""
    lost = doubled = 0
    with httpx.Client(base_url=f"http://{host}", timeout=60) as http:
        for client in clients:
            key = {"Authorization": f"Bearer {client.key}"}
            text = http.get(f"/api/tables/{client.table}/record", headers=key).text
            faults = client.faults(Record.parse(text))
            lost, doubled = lost + faults[0], doubled + faults[1]
    return lost, doubled


def row(
    wishes: argparse.Namespace, pause: float, clients: list[Client], seconds: float
) -> list[str]:
    """Write the figures of one run."""
    taken = sorted(move.seconds * 1000 for client in clients for move in client.moves)
    cuts = quantiles(taken, n=100)
    refused = sum(client.refused for client in clients)
    return [
        wishes.game,
        str(wishes.tables),
        f"{pause:g} s",
        str(len(taken)),
        f"{len(taken) / seconds:.0f}",
        f"{cuts[49]:.1f}",
        f"{cuts[98]:.1f}",
        str(refused),
    ]


def main() -> int:
    """Read the wishes, run, and tell by the exit code whether a move was lost or doubled."""
    parser = argparse.ArgumentParser(description="The table under load.")
    parser.add_argument("--game", default="tempus")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=2, help="mean seconds before a move")
    wishes = parser.parse_args()
    os.environ.setdefault("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    paper = Table(*COLUMNS)
    all_faults: list[int] = []
    for pause in (wishes.pause, 0.0):
        with tempfile.TemporaryDirectory() as folder:
            process, host = start(folder)
            try:
                played = asyncio.run(load(host, wishes, pause))
                faults = check(host, played[0])
            finally:
                process.send_signal(signal.SIGINT)
                process.wait()
        paper.add_row(*row(wishes, pause, *played), *map(str, faults))
        all_faults += faults
    Console(width=100).print(paper)
    return 1 if any(all_faults) else 0


if __name__ == "__main__":
    sys.exit(main())
