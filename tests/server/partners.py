"""Two people at each table, each at another process, while the processes are killed in turn."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Engine, select

from aevum.server.store.database import TABLE
from aevum.server.store.store import connect
from tests.server.killable import Killable
from tests.server.kills import ENOUGH, NO_LINE, PAUSE, Party, Player, wait_until
from tests.server.kit import HERE, LINK, RANDOM, Guest
from tests.server.ledger import Faults, Ledger
from tests.server.postgresql import Postgresql, running_postgresql

MOMENT = 2.0
"""Who waits for so long comes again: perhaps the others have gone on to another table."""

SHORTEST = 10
"""So many seconds everybody has at a table of which the clock is watched."""


class Partner(Player):
    """Somebody who plays one seat of a table; another plays at another process."""

    def __init__(self, servers: Sequence[Killable], number: int, host: "Partner | None") -> None:
        self.servers = servers
        self.home = number % len(servers)
        self.host = host
        self.keys: dict[str, str] = {}
        """The key of the guest at each table, as far as this is the host."""
        self.went_on = 0.0
        """When something was acknowledged last."""
        super().__init__(servers[self.home], number // 2)

    def sit_down(self) -> Ledger:
        """Open a table and let the other come to it, or come to the one that the other opened."""
        if self.host is not None:
            opened = self.host.ledgers[-1]
            ledger = Ledger(opened.table, self.host.keys[opened.table])
            ledger.sent, ledger.revisions = opened.sent, opened.revisions
            ledger.refused = opened.refused
            return ledger
        name, key = self.server.open(HERE, LINK, RANDOM, game=self.game)
        with self.server.guest(name, key) as host:
            self.keys[name] = self.server.claim_all(name, host)["1"]
        return Ledger(name, key)

    def run(self) -> None:
        """Play until it is enough; whoever loses the line comes again, to whoever is there."""
        while not self.is_done.is_set():
            for at in (self.home, self.home + 1):
                self.server = self.servers[at % len(self.servers)]
                with suppress(*NO_LINE, AssertionError):
                    self.play()
            time.sleep(PAUSE)

    def play(self) -> None:
        """Play at the newest table as long as the line holds."""
        if self.host is not None and self.ledger.table != self.host.ledger.table:
            self.ledgers.append(self.sit_down())
        with self.server.guest(self.ledger.table, self.ledger.key) as guest:
            guest.patience = MOMENT
            guest.until("now")
            while not self.is_done.is_set():
                self.step(guest)

    def wait(self, guest: Guest) -> None:
        """Wait until somebody else has answered."""
        if self.host is not None and guest.now["position"]["is_over"]:
            raise TimeoutError
        guest.until("now")

    def step(self, guest: Guest) -> None:
        """Answer, take back, or wait until somebody else has answered."""
        before = len(self.ledger.revisions)
        position = guest.now["position"]
        if self.open or position["choices"] or (position["is_over"] and self.host is None):
            super().step(guest)
        else:
            self.ledger.told = max(self.ledger.told, guest.now["rev"])
            self.wait(guest)
        if len(self.ledger.revisions) > before:
            self.went_on = time.monotonic()


class Crowd(Party):
    """Everybody who plays at some processes on one database, and the clocks that are watched."""

    def __init__(self, servers: Sequence[Killable], tables: int) -> None:
        self.server = servers[0]
        self.servers = servers
        self.hosts = [Partner(servers, 2 * number, None) for number in range(tables)]
        self.guests = [Partner(servers, 2 * at + 1, host) for at, host in enumerate(self.hosts)]
        self.players = [*self.hosts, *self.guests]
        self.engine: Engine = connect(self.server.address)
        self.faults = Faults([], [])
        self.tracebacks = 0
        self.waited: list[float] = []
        """How many seconds after each kill the last of all tables went on."""
        self.late: list[float] = []
        """How many seconds after it was due, and possible, a bot stood in for who was late."""

    def ledgers(self) -> Iterator[Ledger]:
        """Go through the ledgers of all tables, once each."""
        for host in self.hosts:
            yield from host.ledgers[:]

    def look(self) -> None:
        """Hold every ledger against what is kept, with what either was shown."""
        shown: dict[str, int] = {}
        for player in self.players:
            for book in player.ledgers[:]:
                shown[book.table] = max(book.told, shown.get(book.table, 0))
        for book in self.ledgers():
            book.told = shown[book.table]
        super().look()

    def watch_clock(self) -> str:
        """Open a table at which nobody answers, and everybody has a short while to do so."""
        names: list[str] = []

        def is_open() -> bool:
            with suppress(*NO_LINE, AssertionError):
                pace = {"period": SHORTEST, "at_end": "bot", "bot": "random"}
                name, key = self.servers[-1].open(HERE, LINK, RANDOM, pace=pace)
                with self.servers[0].guest(name, key) as host:
                    self.servers[0].claim_all(name, host)
                names.append(name)
            return bool(names)

        wait_until(is_open)
        return names[0]

    def wait_for_clock(self, name: str, back: float) -> None:
        """Wait until a bot has stood in at a table, and note how late it was.

        Nobody can before the time is over, or while nobody is back who could.
        """
        ends = 0.0

        def is_stood_in() -> bool:
            nonlocal ends
            with suppress(Exception), self.engine.connect() as connection:
                wanted = select(TABLE.c.clock_ends, TABLE.c.stand_ins).where(TABLE.c.id == name)
                row = connection.execute(wanted).one()
                ends = ends or row.clock_ends / 1000
                return bool(row.stand_ins != "[]")
            return False

        wait_until(is_stood_in)
        self.late.append(time.time() - max(back, ends))

    def wait_for_all(self) -> None:
        """Wait until every table has gone on, and note how long that took."""
        began = time.monotonic()

        def have_all_gone_on() -> bool:
            pairs = zip(self.hosts, self.guests, strict=True)
            return all(max(one.went_on, other.went_on) > began for one, other in pairs)

        wait_until(have_all_gone_on)
        self.waited.append(time.monotonic() - began)


@contextmanager
def crowd_at(servers: Sequence[Killable], tables: int) -> Iterator[Crowd]:
    """Let people play at some processes; at the end everything is looked at once more."""
    for server in servers:
        server.start()
    crowd = Crowd(servers, tables)
    for player in crowd.players:
        player.start()
    try:
        yield crowd
        for player in crowd.players:
            player.is_done.set()
        for player in crowd.players:
            player.join()
        crowd.look()
        crowd.replay()
    finally:
        for server in servers:
            server.end()
            crowd.tracebacks += server.complaints.read_text().count("Traceback")
            server.http.close()
        crowd.engine.dispose()


@contextmanager
def two_processes(folder: Path, tables: int) -> Iterator[tuple[Crowd, list[Callable[[], None]]]]:
    """Let people play at two processes on a PostgreSQL; return them, and what kills in turn."""
    with running_postgresql() as database:
        servers = [shared(folder, str(number), database.address) for number in range(2)]
        with crowd_at(servers, tables) as crowd:
            yield crowd, [*map(restart, servers), lambda: restart_database(database)]


def shared(folder: Path, name: str, address: str) -> Killable:
    """Prepare a process that shares a database."""
    (folder / name).mkdir()
    return Killable(folder / name, address, "--shared")


def restart(server: Killable) -> Callable[[], None]:
    """Kill a process, and start it again."""

    def kill() -> None:
        server.kill()
        server.start()

    return kill


def restart_database(database: Postgresql) -> None:
    """Kill the database, and start it again."""
    database.kill()
    database.start()


def kill_in_turn(
    crowd: Crowd,
    kills: Sequence[Callable[[], None]],
    times: int,
    seed: int = 1,
    enough: int = ENOUGH,
) -> Iterator[int]:
    """Kill so many times in the middle of play, one after the other, and look at everything."""
    chance = random.Random(seed)
    clock = crowd.watch_clock()
    for number in range(times):
        later = crowd.watch_clock()
        crowd.play_some(chance, enough)
        kills[number % len(kills)]()
        back = time.time()
        crowd.wait_for_all()
        crowd.wait_for_clock(clock, back)
        clock = later
        crowd.look()
        yield number + 1
