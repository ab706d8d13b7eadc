"""Two people at each table, each at another process, while the processes are killed in turn."""

import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Engine, select

from aevum.server.store.database import TABLE
from aevum.server.store.rows import moment
from aevum.server.store.store import connect
from tests.server.killable import Killable
from tests.server.kills import ENOUGH, NO_LINE, PAGE, PAUSE, Party, Player, wait_until
from tests.server.kit import HERE, LINK, PATIENCE, RANDOM, Guest
from tests.server.ledger import Faults, Ledger
from tests.server.postgresql import Postgresql, running_postgresql

MOMENT = 1.0
"""Who waits for others looks up so often: perhaps it is over, or time to go home."""

SHORTEST = 10
"""So many seconds everybody has at a table of which the clock is watched."""


class Partner(Player):
    """Somebody who plays one seat of a table; another plays at another process."""

    pauses = PAGE

    def __init__(self, servers: Sequence[Killable], number: int, host: "Partner | None") -> None:
        self.servers = servers
        self.home = number % len(servers)
        self.host = host
        self.keys: dict[str, str] = {}
        """The key of the guest at each table, as far as this is the host."""
        self.went_on = 0.0
        """When something was acknowledged last."""
        self.failures = 0
        self.is_called = threading.Event()
        """Whether it is time to go home, for whoever has found refuge at another process."""
        self.at = servers[self.home]
        """Where the table was seen last."""
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

    @property
    def is_away(self) -> bool:
        """Say whether one plays at another process than the one at home."""
        return self.at is not self.servers[self.home]

    def nearest(self) -> Killable:
        """Name the process at home, or while that is not there the next."""
        turned = [*self.servers[self.home :], *self.servers[: self.home]]
        return next((server for server in turned if server.is_there), turned[0])

    def run(self) -> None:
        """Play until it is enough; whoever loses the line comes again, to whoever is there."""
        while not self.is_done.is_set():
            self.server = self.nearest()
            with suppress(*NO_LINE, AssertionError):
                self.play()
            time.sleep(self.pauses[min(self.failures, len(self.pauses) - 1)])
            self.failures += 1

    def play(self) -> None:
        """Play at the newest table as long as the line holds, or until called home."""
        if self.host is not None and self.ledger.table != self.host.ledger.table:
            self.ledgers.append(self.sit_down())
        with self.server.guest(self.ledger.table, self.ledger.key) as guest:
            guest.until("now")
            self.failures, self.at = 0, self.server
            while not (self.is_done.is_set() or (self.is_called.is_set() and self.is_away)):
                self.step(guest)

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

    def wait(self, guest: Guest) -> None:
        """Wait until somebody else has answered, or has opened the next table."""
        if self.host is None or not guest.now["position"]["is_over"]:
            guest.patience = MOMENT
            with suppress(TimeoutError):
                guest.until("now")
            guest.patience = PATIENCE
        elif self.ledger.table != self.host.ledger.table:
            raise TimeoutError
        else:
            time.sleep(PAUSE)


class Crowd(Party):
    """Everybody who plays at some processes on one database, and the clocks that are watched."""

    def __init__(self, servers: Sequence[Killable], tables: int) -> None:
        self.server = servers[0]
        self.servers = servers
        self.hosts = [Partner(servers, 2 * number, None) for number in range(tables)]
        self.guests = [Partner(servers, 2 * at + 1, host) for at, host in enumerate(self.hosts)]
        self.partners = [*self.hosts, *self.guests]
        self.players = [*self.partners]
        self.engine: Engine = connect(self.server.address)
        self.faults = Faults([], [])
        self.tracebacks = 0
        self.waited: list[float] = []
        """How many seconds after each kill people had played at all tables again."""
        self.went_on: list[float] = []
        """How many seconds after each kill a person or a bot had answered at all tables."""
        self.late: list[float] = []
        """How many seconds after it was due, and possible, a bot stood in for who was late."""

    def ledgers(self) -> Iterator[Ledger]:
        """Go through the ledgers of all tables, once each."""
        for host in self.hosts:
            yield from host.ledgers[:]

    def look(self) -> None:
        """Hold every ledger against what is kept, with what either was shown."""
        self.share_what_was_shown()
        super().look()

    def look_at_the_new(self) -> None:
        """Hold the ledgers of the newest tables against what is new in their logs."""
        self.share_what_was_shown()
        self.engine.dispose()
        for host in self.hosts:
            for book in host.ledgers[-2:]:
                self.faults += book.check(self.engine, since=len(book.known))

    def note_going_on(self, back: float) -> None:
        """Note when, after somebody was back, the first answer was kept at the last of all tables.

        Where a game was over that is the first of the next table.
        """
        since = moment(datetime.fromtimestamp(back, UTC))
        firsts = [
            min(row.at for book in host.ledgers[-2:] for row in book.known if row.at > since)
            for host in self.hosts
        ]
        self.went_on.append(datetime.fromisoformat(max(firsts)).timestamp() - back)

    def share_what_was_shown(self) -> None:
        """Write into the ledgers of the hosts what either was shown."""
        shown: dict[str, int] = {}
        for player in self.players:
            for book in player.ledgers[:]:
                shown[book.table] = max(book.told, shown.get(book.table, 0))
        for book in self.ledgers():
            book.told = shown[book.table]

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
        """Wait until people have played at every table, and note how long that took."""
        began = time.monotonic()

        def have_all_played() -> bool:
            pairs = zip(self.hosts, self.guests, strict=True)
            return all(max(one.went_on, other.went_on) > began for one, other in pairs)

        wait_until(have_all_played)
        self.waited.append(time.monotonic() - began)

    def call_home(self) -> None:
        """Let everybody go home, so that the people of each table are at different processes."""
        for one in self.partners:
            one.is_called.set()
        wait_until(lambda: not any(one.is_away for one in self.partners))
        for one in self.partners:
            one.is_called.clear()


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
        crowd.call_home()
        crowd.look_at_the_new()
        crowd.note_going_on(back)
        yield number + 1
