"""People who play while what keeps their tables is killed, again and again.

`python -m bench.kills` does it hundreds of times.
"""

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import count
from typing import Any

import httpx
from sqlalchemy import Engine
from websockets.exceptions import WebSocketException

import aevum
from aevum.server.store.kept import Played
from aevum.server.store.store import Store, connect
from aevum.server.table import Table
from tests.server.killable import Killable
from tests.server.kit import HERE, PATIENCE, RANDOM, Guest
from tests.server.ledger import Faults, Ledger, Sent

TABLES = 8
ENOUGH = 3 * TABLES
"""After so many acknowledged moves something is killed, or up to a second later."""

PAUSE = 0.02
PAGE = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""So long the page waits before it comes again."""

AWAY = ("web-refused-not-kept", "web-refused-away")
"""What is refused like this may have been kept all the same; it is asked for again."""

NO_LINE = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


class Player(threading.Thread):
    """Somebody who plays two seats of a table against a bot, and takes back now and then.

    Who loses the line comes again, and sends once more what was not answered.
    """

    numbers = count()
    pauses: Sequence[float] = (PAUSE,)
    """So long is waited before coming again, the last time and again."""
    thought = 0.0
    """At most so long somebody thinks before each wish."""

    def __init__(self, server: Killable, number: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.game = aevum.game_names()[number % len(aevum.game_names())]
        self.chance = random.Random(number)
        self.is_done = threading.Event()
        self.open: dict[str, Any] = {}
        """The request that was not answered yet."""
        self.counts: Counter[str] = Counter()
        self.surprises: list[str] = []
        self.away: list[float] = []
        """How many seconds passed each time from losing the line to seeing the table again."""
        self.ledgers: list[Ledger] = [self.sit_down()]

    @property
    def ledger(self) -> Ledger:
        """The ledger of the table at which is played."""
        return self.ledgers[-1]

    def sit_down(self) -> Ledger:
        """Open a table; while nothing can be kept none is."""
        wish = {"game": self.game, "chairs": [HERE, HERE, RANDOM]}
        opened = self.server.http.post("/api/tables", json=wish).raise_for_status().json()
        return Ledger(opened["table"], opened["key"])

    def run(self) -> None:
        """Play until it is enough, whatever happens to the line."""
        lost_at, failures = 0.0, 0
        while not self.is_done.is_set():
            with suppress(*NO_LINE), self.server.guest(self.ledger.table, self.ledger.key) as guest:
                guest.until("now")
                if lost_at:
                    self.away.append(time.monotonic() - lost_at)
                lost_at, failures = 0.0, 0
                while not self.is_done.is_set():
                    self.step(guest)
            lost_at = lost_at or time.monotonic()
            time.sleep(self.pauses[min(failures, len(self.pauses) - 1)])
            failures += 1

    def step(self, guest: Guest) -> None:
        """Answer, take back, or wait until somebody else has answered."""
        guest.forget()
        position = guest.now["position"]
        self.ledger.told = max(self.ledger.told, guest.now["rev"])
        if self.open:
            self.send(guest)
        elif position["is_over"]:
            self.ledgers.append(self.sit_down())
            raise TimeoutError
        elif position["choices"]:
            self.wish(guest)
        elif guest.now["is_thinking"]:
            guest.until("now")
        else:
            guest.sit(position["asked"])

    def wish(self, guest: Guest) -> None:
        """Decide what to ask for."""
        time.sleep(self.thought * random.random())
        now, position = guest.now, guest.now["position"]
        wish = {"id": str(next(self.numbers)), "rev": now["rev"], "seat": position["seat"]}
        sent, dice = Sent("play", now["rev"]), self.chance.random()
        if now["redo_steps"] and dice < 0.4:
            sent = Sent("redo", now["rev"])
        elif now["undo_steps"] and dice < 0.15:
            sent, wish["to"] = Sent("undo", now["rev"]), self.chance.choice(["step", "turn"])
        else:
            choice = self.chance.choice(position["choices"])
            sent, wish["action"] = sent._replace(text=choice["text"]), choice["action"]
        self.ledger.sent[f"{wish['seat']} {wish['id']}"] = sent
        self.open = {"kind": sent.kind, **wish}

    def send(self, guest: Guest) -> None:
        """Ask, perhaps once more, and write down what is said to it."""
        if guest.now["position"]["seat"] != self.open["seat"]:
            guest.sit(self.open["seat"])
        mark = f"{self.open['seat']} {self.open['id']}"
        answer = guest.ask(**self.open)
        reason = answer.get("reason", {}).get("key", "")
        if answer["type"] == "done":
            self.ledger.revisions[mark] = answer["rev"]
            self.counts[self.open["kind"]] += 1
        elif reason in AWAY:
            time.sleep(self.pauses[0])
            return
        else:
            self.ledger.refused.add(mark)
            self.counts["refused"] += 1
            if reason != "web-refused-old":
                self.surprises.append(f"{self.open}: {answer}")
        self.open = {}
        if answer["type"] == "done":
            guest.until_revision(answer["rev"])


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait while people play; it comes about as long as they can."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "nobody can play any more"
        time.sleep(PAUSE)


class Party:
    """Everybody who plays at a server, and what was found when it was looked at."""

    def __init__(self, server: Killable, tables: int = TABLES) -> None:
        self.server = server
        self.players = [Player(server, number) for number in range(tables)]
        self.engine: Engine = connect(server.address)
        self.faults = Faults([], [])
        self.tracebacks = 0

    @property
    def acknowledged(self) -> int:
        """Count everything that was acknowledged."""
        return sum(len(book.revisions) for book in self.ledgers())

    def ledgers(self) -> Iterator[Ledger]:
        """Go through the ledgers of all tables."""
        for player in self.players:
            yield from player.ledgers[:]

    def play_some(self, chance: random.Random, enough: int = ENOUGH) -> None:
        """Wait until so much more was acknowledged, and then a moment."""
        before = self.acknowledged
        wait_until(lambda: self.acknowledged >= before + enough)
        time.sleep(chance.random())

    def play_until(self, *kinds: str) -> None:
        """Wait until something of each kind was acknowledged."""
        wait_until(lambda: all(self.count(kind) > 0 for kind in kinds))

    def look(self) -> None:
        """Hold every ledger against what is kept."""
        self.engine.dispose()
        for book in self.ledgers():
            self.faults += book.check(self.engine)

    def replay(self) -> None:
        """Play every table again from its beginning; each must lead where it led."""
        with closing(Store(self.server.address)) as store:
            for book in self.ledgers():
                past = store.recall(book.table)
                assert past is not None
                past.snapshots = {}
                if (why := Table.recall(past).why_stranded()) is not None:
                    self.faults.lost.append(f"{book.table}: {why.key}")

    def surprises(self) -> list[str]:
        """List refusals that nobody had reason to expect."""
        return [one for player in self.players for one in player.surprises]

    def count(self, kind: str) -> int:
        """Count what was acknowledged of a kind."""
        return sum(player.counts[kind] for player in self.players)

    def answers_of_bots(self) -> int:
        """Count what bots answered, as it is kept."""
        rows = [row.happened for book in self.ledgers() for row in book.known]
        return sum(isinstance(one, Played) and one.by == "bot" for one in rows)


@contextmanager
def party_at(server: Killable, tables: int = TABLES) -> Iterator[Party]:
    """Let people play at a server; at the end everything is looked at once more."""
    server.start()
    party = Party(server, tables)
    for player in party.players:
        player.start()
    try:
        yield party
        for player in party.players:
            player.is_done.set()
        for player in party.players:
            player.join(PATIENCE)
        party.look()
        party.replay()
    finally:
        server.end()
        party.engine.dispose()
        party.tracebacks = server.complaints.read_text().count("Traceback")
        server.http.close()


def kill_again_and_again(
    party: Party, kill: Callable[[], None], times: int, enough: int = ENOUGH, seed: int = 1
) -> Iterator[int]:
    """Kill so many times in the middle of play, and look at everything after each."""
    chance = random.Random(seed)
    for number in range(times):
        party.play_some(chance, enough)
        kill()
        party.look()
        yield number + 1


def kill_server(server: Killable) -> Callable[[], None]:
    """Kill a server, and start it again."""

    def kill() -> None:
        server.kill()
        server.start()

    return kill
