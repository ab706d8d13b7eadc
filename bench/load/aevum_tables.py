"""Tables of Aevum: a real server with a database, and browsers that know what they will answer."""

import asyncio
import re
import sys
from collections.abc import Sequence
from contextlib import closing
from itertools import cycle
from typing import Final

import httpx
from msgspec.json import decode, encode

from aevum.server.keys import new_key
from aevum.server.messages.tables import Chair
from aevum.server.store.store import Store
from bench.load.pace import Pace
from bench.load.processes import Server
from bench.load.scripts import GAMES, Script, script
from bench.load.wire import Wire, dial

REVISION: Final = re.compile(rb'"rev":(\d+)')
POSITIONS: Final = (b'{"type":"now"', b'{"type":"changed"')
NOBODY: Final = -1
ANSWERS: Final = 400
"""So many answers of a game are worked out."""


def serve(database: str, *more: str) -> tuple[Server, str]:
    """Start a server with an empty database; return it and its host."""
    command = [sys.executable, "-m", "aevum.cli.main", "serve", "--database"]
    server = Server([*command, database, *more])
    found = re.search(r"http://localhost:(\d+)/", server.said)
    assert found is not None, server.said
    return server, f"127.0.0.1:{found[1]}"


def chairs_of(seats: int, *, is_shared: bool) -> list[Chair]:
    """Seat people at one browser, or each at one of their own."""
    return [Chair("here"), *(Chair("here" if is_shared else "link") for _ in range(seats - 1))]


def scripts(game: str, chairs: list[Chair]) -> list[Script]:
    """Work some games out."""
    return [script(game, chairs, seed, ANSWERS) for seed in range(GAMES)]


class AevumTable:
    """A table, the browsers at it, and the game that they play."""

    def __init__(self, script: Script, chairs: list[Chair], pace: Pace) -> None:
        self.script = script
        self.chairs = chairs
        self.pace = pace
        self.table = ""
        self.wires: list[Wire] = []
        """One for each seat, or one for all."""
        self.watching: list[Wire] = []
        self.links: dict[int, str] | None = None
        self.rev = self.done = NOBODY
        """The newest revision that was shown, and the newest that was acknowledged."""
        self.is_waiting = self.is_acknowledged = self.is_sitting_down = False
        self.seat = NOBODY
        """Who sits at a browser that is shared."""

    @property
    def is_shared(self) -> bool:
        """Say whether all play at one browser."""
        return len(self.wires) == 1

    # Coming

    async def come(self, hosts: Sequence[str], http: httpx.AsyncClient, game: str) -> None:
        """Open the table, and come to it from every browser, each to the next host."""
        host, turn = hosts[0], cycle(hosts)
        chairs = [{"kind": chair.kind} for chair in self.chairs]
        wish = {"game": game, "chairs": chairs, "seed": self.script.seed}
        opened = (await http.post(f"http://{host}/api/tables", json=wish)).json()
        self.table = opened["table"]
        await self.enter(next(turn), opened["key"])
        while self.links is None:
            await asyncio.sleep(0.001)
        for link in self.links.values():
            key = new_key()
            claim = {"invitation": link, "key": key}
            where = f"http://{host}/api/tables/{self.table}/claim"
            (await http.post(where, json=claim)).raise_for_status()
            await self.enter(next(turn), key)

    async def enter(self, host: str, key: str) -> None:
        """Let one browser say hello."""
        wire = await dial(host, f"/ws/{self.table}", self.hear)
        wire.send(encode({"type": "hello", "key": key}))
        self.wires.append(wire)

    async def be_watched(self, host: str) -> None:
        """Let one more browser watch; what it hears is counted and not read."""
        wire = await dial(host, f"/ws/{self.table}", len)
        wire.send(encode({"type": "hello"}))
        self.watching.append(wire)

    # Playing

    def begin(self) -> None:
        """Make the first move soon."""
        self.pace.begin(self.move)

    def move(self) -> None:
        """Answer as the script says; who shares a browser sits down first."""
        answer = self.script.answers.get(self.rev)
        if answer is None:
            return
        if self.is_shared and self.seat != answer.seat:
            self.seat, self.is_sitting_down = answer.seat, True
            self.wires[0].send(b'{"type":"sit","seat":%d}' % answer.seat)
        else:
            self.pace.send()
            self.answer(is_sure=False)

    def answer(self, *, is_sure: bool) -> None:
        """Send the answer of this revision."""
        self.is_waiting, self.is_acknowledged = True, False
        seat, action = self.script.answers[self.rev]
        self.wires[0 if self.is_shared else seat].send(
            b'{"type":"play","id":"%d","rev":%d,"seat":%d,"action":%d,"care":"losses","is_sure":%b}'
            % (self.rev, self.rev, seat, action, b"true" if is_sure else b"false")
        )

    # Listening

    def hear(self, text: bytes) -> None:
        """Listen for acknowledgements and new revisions, and for nothing else."""
        if text.startswith(POSITIONS):
            self.see(revision(text))
        elif text.startswith(b'{"type":"done"'):
            self.done, self.is_acknowledged = revision(text), True
            self.pace.hear()
            self.look()
        elif text.startswith(b'{"type":"doubt"'):
            self.answer(is_sure=True)
        elif text.startswith(b'{"type":"refused"'):
            self.pace.refused += 1
            self.rev, self.is_acknowledged = max(self.rev, revision(text)), True
            self.look()
        elif text.startswith(b'{"type":"welcome"') and self.links is None:
            self.links = decode(text)["links"]

    def see(self, rev: int) -> None:
        """See a position; whoever has just sat down answers now."""
        self.rev = max(self.rev, rev)
        if self.is_sitting_down:
            self.is_sitting_down = False
            self.move()
        else:
            self.look()

    def look(self) -> None:
        """Go on as soon as the own move is acknowledged and its position is there."""
        if self.is_waiting and self.is_acknowledged and self.rev >= self.done:
            self.is_waiting = False
            self.pace.go_on(self.move)

    def lost(self, store: Store) -> int:
        """Count the moves that were acknowledged and are not kept as they were made."""
        past = store.recall(self.table)
        assert past is not None
        kept = [getattr(happened, "text", "") for happened in past.events]
        course = self.script.course[: max(0, self.done)]
        return sum(one != other for one, other in zip(course, kept, strict=False)) + max(
            0, len(course) - len(kept)
        )


def revision(text: bytes) -> int:
    """Read the revision that a message is about."""
    found = REVISION.search(text)
    assert found is not None, text[:200]
    return int(found[1])


def count_lost(address: str, tables: Sequence[AevumTable]) -> int:
    """Look for every acknowledged move in the database of a server that has stopped."""
    with closing(Store(address)) as store:
        return sum(table.lost(store) for table in tables)


def http_to() -> httpx.AsyncClient:
    """Ask servers for tables."""
    return httpx.AsyncClient(timeout=60)
