"""Several processes that serve at one port: a parent starts them, and starts those again that die.

The parent serves nobody. Each process listens at the port by itself, and the system spreads whoever
comes; so while one is gone the others take everybody.
"""

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep
from typing import Any, Final

import uvicorn

from aevum.server.addresses import Place
from aevum.server.app import prometheus
from aevum.server.policy import Policy
from aevum.server.serving import bind, config_of, find_port, open_store, settle_memory, shown
from aevum.server.store.claim import CannotOpen

LOOK_SECONDS: Final = 0.5
AGAIN_SECONDS: Final = 1.0
"""A process that dies is started again, but no more often than that."""

PATIENCE: Final = 15.0
"""So long a process may take to end before it is killed."""


class Announced(uvicorn.Server):
    """A server that tells its parent when it lets people in."""

    def __init__(self, config: uvicorn.Config, parent: "Connection[Any, Any]") -> None:
        super().__init__(config)
        self.parent = parent

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Let people in, and say so."""
        await super().startup(sockets)
        if self.started:
            with suppress(OSError):
                self.parent.send(True)


def serve_one(address: str, place: Place, policy: Policy, parent: "Connection[Any, Any]") -> None:
    """Serve as one of several, until the parent wants it or is gone."""
    threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True).start()
    try:
        store = open_store(address, lambda: None, is_shared=True)
    except CannotOpen as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(1) from error
    with closing(store), bind(place.host, place.port, is_shared=True) as taken:
        server = Announced(config_of(store, place, policy), parent)
        settle_memory()
        with suppress(KeyboardInterrupt):
            server.run(sockets=[taken])


def end_with_parent(parent: int) -> None:
    """End this process in good order once its parent is gone, even if that was killed."""
    while os.getppid() == parent:
        sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


class Crew:
    """The processes, and how each is started again."""

    def __init__(self, address: str, place: Place, policy: Policy) -> None:
        self.asked_for = (address, place, policy)
        self.spawn = get_context("spawn")
        self.running: dict[SpawnProcess, float] = {}
        """Since when each process has been running."""
        self.over = threading.Event()

    def start(self) -> "Connection[Any, Any]":
        """Start one more process; what comes back hears when it lets people in."""
        hears, tells = self.spawn.Pipe(duplex=False)
        process = self.spawn.Process(target=serve_one, args=(*self.asked_for, tells))
        process.start()
        tells.close()
        self.running[process] = monotonic()
        return hears

    def keep(self) -> None:
        """Start again whoever dies, until it is over."""
        while not self.over.is_set():
            wait([process.sentinel for process in self.running], LOOK_SECONDS)
            dead = [process for process in self.running if process.exitcode is not None]
            for process in dead:
                if self.over.is_set():
                    return
                sleep(max(0.0, self.running.pop(process) + AGAIN_SECONDS - monotonic()))
                self.start().close()

    def end(self) -> None:
        """End them all; who does not is killed."""
        for process in self.running:
            process.terminate()
        end = monotonic() + PATIENCE
        for process in self.running:
            process.join(max(0.0, end - monotonic()))
            process.kill()


@contextmanager
def until_told(crew: Crew) -> Iterator[None]:
    """Take it for over when this process is told to stop."""

    def stop(_number: int, _frame: object) -> None:
        crew.over.set()

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def serve_by(  # noqa: PLR0913, all of it is decided by who starts a server
    processes: int,
    address: str,
    host: str,
    port: int | None,
    when_ready: Callable[[str], None],
    *,
    when_waiting: Callable[[], None],
    policy: Policy,
) -> None:
    """Serve the tables of a database by several processes until this one is told to stop."""
    if policy.watch.metrics:
        prometheus().check_ports(policy.watch.metrics, policy.processes)
    open_store(address, when_waiting, is_shared=True).close()
    with find_port(host, port) as found:
        place = Place(host, found.getsockname()[1])
    crew = Crew(address, place, policy)
    # As long as this one is there nobody else gets the port, even if all processes are gone.
    with bind(host, place.port, is_shared=True, is_open=False), until_told(crew):
        try:
            ready = [crew.start() for _ in range(processes)]
            if not is_ready(crew, ready):
                raise ValueError("the processes do not start; what they said stands above")
            when_ready(shown(place))
            crew.keep()
        finally:
            crew.end()


def is_ready(crew: Crew, hears: list["Connection[Any, Any]"]) -> bool:
    """Wait until one of the processes lets people in; False if all have ended instead."""
    while hears and not crew.over.is_set():
        heard = wait(hears, LOOK_SECONDS)
        for one in [each for each in hears if each in heard]:
            with suppress(EOFError):
                return bool(one.recv())
            hears = [other for other in hears if other is not one]
    return crew.over.is_set()
