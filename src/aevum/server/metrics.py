"""What a server tells Prometheus: its tallies, and how things stand at the moment.

It is told at a port of its own, which is no part of the pages: nobody reaches it who is not meant
to. Without the extra `metrics` nothing of this is loaded.
"""

import asyncio
import contextlib
import socket
from collections.abc import Iterable
from concurrent.futures import TimeoutError as NotInTime
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from sqlalchemy import func, select

from aevum.kernel.game import SPECTATOR
from aevum.server import tallies
from aevum.server.bot_pool import BotPool
from aevum.server.hall import Hall
from aevum.server.store.kept import NotKept
from aevum.server.store.people import LETTER, NOTICE
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.tallies import Spread, Tally

USUAL_HOST: Final = "127.0.0.1"
LONGEST_LOOK: Final = 5.0
"""A server that does not say within so many seconds how it stands is asked no further."""


class Metrics(Collector):
    """What is told; how things stand only while there is a hall."""

    def __init__(self, place: str, ports: int = 1) -> None:
        """Take a port, the first that is free of so many."""
        host, port = place_of(place)
        self.hall: Hall | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        registry = CollectorRegistry()
        ProcessCollector(namespace="aevum", registry=registry)
        GCCollector(registry)
        registry.register(self)
        for number in range(port, port + ports):
            try:
                self.server, self.thread = start_http_server(number, host, registry)
                return
            except OSError as error:
                why = error.strerror
        raise cannot_be_told(place, why)

    def watch(self, hall: Hall) -> None:
        """Tell how things stand in a hall from now on."""
        self.hall, self.loop = hall, asyncio.get_running_loop()

    def close(self) -> None:
        """Tell nothing any more."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def collect(self) -> Iterable[Metric]:
        """Write down all that is told."""
        yield from map(counted, tallies.TALLIES)
        yield from map(spread, tallies.SPREADS)
        about = GaugeMetricFamily("aevum_about", "The program.", labels=["version"])
        about.add_metric([this_version()], 1)
        yield about
        if self.hall is not None and self.loop is not None:
            looked = asyncio.run_coroutine_threadsafe(look(self.hall, perf_counter()), self.loop)
            with contextlib.suppress(NotInTime, RuntimeError):
                yield from looked.result(LONGEST_LOOK)


def cannot_be_told(place: str, why: str | None) -> ValueError:
    """Say that nothing can be told at a place."""
    return ValueError(f"metrics cannot be told at {place}: {why}")


def check_ports(place: str, ports: int) -> None:
    """Refuse a place where not all of so many ports are free, before any process needs one."""
    host, port = place_of(place)
    for number in range(port, port + ports):
        try:
            socket.create_server((host, number)).close()
        except OSError as error:
            shown = f"{host}:{number}"
            raise cannot_be_told(shown, error.strerror) from error


def this_version() -> str:
    """Name the version of the program."""
    try:
        return version("aevum")
    except PackageNotFoundError:
        return "0"


def place_of(place: str) -> tuple[str, int]:
    """Read where metrics are told: a port of this machine, or host and port."""
    host, found, port = place.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 1 << 16 or (found and not host):
        raise ValueError(f"--metrics looks like 9464 or 127.0.0.1:9464, not '{place}'")
    return host.strip("[]") or USUAL_HOST, int(port)


def counted(tally: Tally) -> Metric:
    """Write a tally down."""
    labels = [tally.kind] if tally.kind else []
    family = CounterMetricFamily(f"aevum_{tally.name}", tally.told, labels=labels)
    counts = dict(tally.counts) or ({} if labels else {"": 0})
    for kind, count in counts.items():
        family.add_metric([kind] if labels else [], count)
    return family


def spread(found: Spread) -> Metric:
    """Write down how something is spread."""
    labels = [found.kind] if found.kind else []
    family = HistogramMetricFamily(f"aevum_{found.name}", found.told, labels=labels)
    for kind, counts in list(found.counts.items()):
        buckets, total = [], 0
        for bound, count in zip((*map(str, found.bounds), "+Inf"), counts, strict=True):
            total += count
            buckets.append((bound, float(total)))
        family.add_metric([kind] if labels else [], buckets, found.sums.get(kind, 0.0))
    return family


async def look(hall: Hall, asked: float) -> list[Metric]:
    """Look how things stand; how long that was waited for is how busy the loop is."""
    lag = perf_counter() - asked
    rooms = list(hall.rooms.values())
    seats = [seat for room in rooms for seat in room.sitting.values()]
    watching = seats.count(SPECTATOR)
    told = [
        gauge("loop_lag_seconds", "How long the loop let somebody wait.", lag),
        gauge("rooms", "Tables that are set up.", len(rooms)),
        gauge("playing", "Browsers that look from a seat.", len(seats) - watching),
        gauge("watching", "Browsers that watch.", watching),
        gauge("lines", "Lines of addresses that have limits.", sum(hall.limits.lines.values())),
    ]
    if isinstance(hall.bots, BotPool):
        free, waiting = len(hall.bots.free), len(hall.bots.waiting)
        told.append(gauge("thinkers", "Processes to think in.", len(hall.bots.processes)))
        told.append(gauge("thinkers_free", "Those in which nobody thinks.", free))
        told.append(gauge("thoughts_waiting", "What waits to be thought.", waiting))
    if isinstance(hall.keeper, StoreThreads):
        told.append(gauge("appends_waiting", "Tables to be kept.", len(hall.keeper.waiting)))
        with contextlib.suppress(NotKept):
            outbox = await hall.keeper.run(outbox_of, hall.keeper.store)
            told.append(gauge("outbox", "Notices and letters not yet delivered.", outbox))
    return told


def outbox_of(store: Store) -> int:
    """Count what is yet to be told."""
    notices = select(func.count()).select_from(NOTICE).where(~NOTICE.c.is_done)
    letters = select(func.count()).select_from(LETTER)
    with store.engine.connect() as connection:
        return int(connection.scalar(notices) or 0) + int(connection.scalar(letters) or 0)


def gauge(name: str, told: str, value: float) -> Metric:
    """Write down how much there is of something."""
    return GaugeMetricFamily(f"aevum_{name}", told, value)
