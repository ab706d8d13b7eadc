"""What the tests of the table share: tables without a server, servers, and guests at them."""

import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import copy
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from msgspec.json import decode
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

import aevum
from aevum.record import Record
from aevum.server.hall import Hall
from aevum.server.keys import Keyring, new_key, new_name
from aevum.server.messages.tables import Chair
from aevum.server.policy import USUAL, Policy
from aevum.server.room import Room
from aevum.server.seating import rules_of
from aevum.server.serving import bind, server_of
from aevum.server.store.kept import History, KeptTable, Standing
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.table import Table
from aevum.server.visitor import Visitor
from aevum.server.worker import Worker

PATIENCE = 300.0
"""No answer takes so many seconds, not even on a machine with much else to do."""

HERE, LINK, GREEDY, RANDOM = (
    {"kind": "here"},
    {"kind": "link"},
    {"kind": "bot", "bot": "greedy"},
    {"kind": "bot", "bot": "random"},
)

Message = dict[str, Any]

ANSWERS = (
    "done",
    "doubt",
    "refused",
    "gathered",
    "shown",
    "described",
    "counted",
    "because",
    "foreseen",
    "hinted",
)


def store_of(hall: Hall) -> Store:
    """Find the database of a hall."""
    assert isinstance(hall.keeper, StoreThreads)
    return hall.keeper.store


def worker_of(hall: Hall) -> Worker:
    """Find the process in which a hall reads records."""
    assert isinstance(hall.records.worker, Worker)
    return hall.records.worker


def kept(
    game: str = "tempus",
    seats: int = 3,
    seed: int = 7,
    key: str = "host",
    chairs: list[Chair] | None = None,
) -> KeptTable:
    """Describe a new table; unless said otherwise its people all sit at one browser."""
    chairs = chairs or [Chair("here") for _ in range(seats)]
    found = aevum.game(game)
    return KeptTable(
        id=new_name(),
        game=game,
        rules=rules_of(Record(found, seats, seed, {})),
        seed=seed,
        options=found.settings({}),
        chairs=chairs,
        keyring=Keyring.cut(key, chairs),
        rev=0,
        standing=Standing(0, 0, bot_asked=False, is_over=False, winners=[]),
        changed="",
    )


def table(game: str = "tempus", seats: int = 3, seed: int = 7) -> Table:
    """Set a new table up."""
    return table_of(kept(game, seats, seed))


def table_of(found: KeptTable) -> Table:
    """Set a new table up as it was described."""
    record = Record(aevum.game(found.game), len(found.chairs), found.seed, found.options)
    return Table(record, History(found))


def play_on(table: Table, chance: random.Random, most: int = 100_000) -> None:
    """Let people at a table give some answers at random, and now and then take some back."""
    for _ in range(most):
        if table.state.is_over:
            return
        asked = table.state.asked
        if table.marks_of(asked) and chance.random() < 0.1:
            table.undo(asked, whole_turn=chance.random() < 0.3)
        else:
            table.decide(asked, chance.choice(table.state.legal()))


class Served:
    """A server of its own, in a thread of this process; several share a database at an address."""

    def __init__(self, folder: Path, policy: Policy = USUAL, shared: str = "") -> None:
        self.file = folder / "tables.db"
        self.socket = bind("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)
        address = shared or f"sqlite:///{self.file}"
        self.server = server_of(Store(address, is_shared=bool(shared)), policy=policy)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)

    def __enter__(self) -> "Served":
        """Start, and wait until a page is answered."""
        self.thread.start()
        assert self.http.get("/api/games").status_code == 200
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        assert not self.thread.is_alive()

    def open(self, *chairs: Message, game: str = "tempus", **more: Any) -> tuple[str, str]:
        """Open a table; return its name and the key of the host."""
        wish = {"game": game, "chairs": list(chairs), **more}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return opened["table"], opened["key"]

    def seed_of(self, name: str) -> int:
        """Read the seed of a table where only the server can."""
        with closing(sqlite3.connect(self.file)) as store:
            (seed,) = store.execute("SELECT seed FROM tables WHERE id = ?", (name,)).fetchone()
        return int(seed)

    def claim(self, name: str, invitation: str) -> str:
        """Take the seat of an invitation with a key of one's own."""
        key = new_key()
        wish = {"invitation": invitation, "key": key}
        answer = self.http.post(f"/api/tables/{name}/claim", json=wish)
        assert answer.status_code == 200, answer.text
        return key

    def claim_all(self, name: str, host: "Guest") -> dict[str, str]:
        """Take every seat that the host invites to; return the keys by the seats."""
        links = host.until("welcome")["links"]
        return {seat: self.claim(name, link) for seat, link in links.items()}

    @contextmanager
    def guest(self, name: str, key: str = "", origin: str | None = "") -> Iterator["Guest"]:
        """Let a browser come to a table and say hello."""
        page = None if origin is None else Origin(origin or f"http://{self.host}")
        address = f"ws://{self.host}/ws/{name}"
        with connect(address, origin=page, max_size=None, close_timeout=0.5) as wire:
            guest = Guest(wire)
            guest.send("hello", key=key)
            yield guest


def lone_visitor(found: Table) -> Visitor:
    """Let somebody look at a table at which nothing is kept and no bot thinks."""
    room = Room(found, None, None)  # type: ignore[arg-type]  # neither a store nor bots are needed
    room.is_closing = True
    return Visitor(room)


def whole(message: Message, known: Message) -> Message:
    """Read a message; what differs from a position that is known is laid on it."""
    if message["type"] != "changed":
        return message
    assert message["since"] == known["rev"]
    now: Message = known
    for difference in message["differences"]:
        now = laid_on(now, difference["path"], difference["value"])
    return now | {name: message[name] for name in ("rev", "log_from", "reread", "log")}


def laid_on(part: Any, way: list[int | str], value: Any) -> Any:
    """Lay what is new at the end of a way on a part; what does not lie on the way is shared."""
    if not way:
        return value
    step, *rest = way
    other = copy(part)
    other[step] = laid_on(part[step], rest, value) if rest else value
    return other


class Guest:
    """A browser at a table: sends messages and reads until the one it waits for comes."""

    numbers = count()

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.patience = PATIENCE
        self.now: Message = {}
        self.log: list[Message] = []
        self.heard: list[Message] = []
        self.texts: list[str] = []
        """What was heard, letter by letter."""

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.wire.send(json.dumps({"type": kind, **fields}))

    def hear(self) -> Message:
        """Read the next message, and remember the newest position and the log."""
        text = str(self.wire.recv(timeout=self.patience))
        self.texts.append(text)
        message: Message = whole(decode(text), self.now)
        self.heard.append(message)
        if message["type"] == "now":
            self.now = message
            self.log = self.log[: message["log_from"]] + message["log"]
            for other in message["reread"]:
                self.log[other["number"]] = other["entry"]
        return message

    def forget(self) -> None:
        """Keep nothing of what was heard but the newest position and the log."""
        self.heard.clear()
        self.texts.clear()

    def until(self, *kinds: str) -> Message:
        """Read until a message of one of these kinds comes."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def until_asked(self, seat: int) -> Message:
        """Read until this seat may answer, or the game is over."""
        while not self.now or not (
            self.now["position"]["is_over"] or self.now["position"]["asked"] == seat
        ):
            self.until("now")
        return self.now

    def sit(self, seat: int) -> Message:
        """Sit down, and read until the table is seen from there, whatever bots play meanwhile."""
        self.send("sit", seat=seat)
        while not self.now or self.now["position"]["seat"] != seat:
            self.until("now")
        return self.now

    def until_revision(self, rev: int) -> Message:
        """Read until the table is as far as this."""
        while not self.now or self.now["rev"] < rev:
            self.until("now")
        return self.now

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and read until it is answered."""
        mark = fields.pop("id", f"request {next(self.numbers)}")
        self.send(kind, id=mark, **fields)
        while True:
            answer = self.until(*ANSWERS)
            if answer["id"] == mark:
                return answer

    def play(self, choice: int = 0, **fields: Any) -> Message:
        """Answer the open question with one of the options."""
        position = self.now["position"]
        action = position["choices"][choice]["action"]
        wish = {"rev": self.now["rev"], "seat": position["seat"], "action": action, **fields}
        return self.ask("play", **wish)
