"""Starting the server: an address that is free, a database that no other server uses."""

import contextlib
import errno
import gc
import socket
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic, sleep
from types import MappingProxyType
from typing import Any, Final

import uvicorn

from aevum.server import logs
from aevum.server.addresses import Place
from aevum.server.app import NEAR, create_app
from aevum.server.keeping import Keeping
from aevum.server.patience import PING_SECONDS, PatientProtocol
from aevum.server.policy import USUAL, Online, Policy, Watch
from aevum.server.store.claim import Taken
from aevum.server.store.store import Store
from aevum.server.wire import Wire

USUAL_PORT: Final = 8765
TRIED_PORTS: Final = 50
CLAIM_SECONDS: Final = 5.0
CLAIM_PAUSE: Final = 0.1
"""So long another server gets to let go of the database, and so often it is looked for."""

GRACE: Final = 2
"""So many seconds a browser has to say goodbye when the server stops."""

LONGEST_FRAME: Final = 256 * 1024
"""A longer message is cut off unread, and the browser is sent away."""


SELDOM: Final = (50_000, 20, 20)
"""After how many things more than before the memory is searched for what is used no longer."""


def settle_memory() -> None:
    """Search the memory seldom, and never what is there from the beginning.

    Tables hold a great many small things for a long time. By far the most go as soon as nobody
    needs them; only what needs itself in a circle has to be searched for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def find_port(host: str, port: int | None) -> socket.socket:
    """Take the port that is wished, or the first free one from the usual port on."""
    ports = range(USUAL_PORT, USUAL_PORT + TRIED_PORTS) if port is None else (port,)
    for number in ports:
        try:
            return bind(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ValueError(f"cannot serve at {host}:{number}: {error.strerror}") from error
    if port is None:
        raise ValueError(f"no port from {ports[0]} to {ports[-1]} is free; choose one with --port")
    raise ValueError(f"port {port} is taken by another program; choose another with --port")


def bind(host: str, port: int, *, is_shared: bool = False, is_open: bool = True) -> socket.socket:
    """Take a port, so that from now on nobody else can but who shares it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        taken.bind((host, port))
        if is_open:
            taken.listen(1024)
    except BaseException:
        taken.close()
        raise
    return taken


def open_store(address: str, when_waiting: Callable[[], None], *, is_shared: bool = False) -> Store:
    """Open a database for this server alone, or with others that share it.

    One that is about to end gets a moment for it.
    """
    end = monotonic() + CLAIM_SECONDS
    is_told = False
    while True:
        try:
            return Store(address, is_alone=not is_shared, is_shared=is_shared)
        except Taken:
            if monotonic() >= end:
                raise
        if not is_told:
            when_waiting()
            is_told = True
        sleep(CLAIM_PAUSE)


def policy_of(
    names: Iterable[str],
    limits: float,
    keeping: Sequence[int],
    online: Mapping[str, Any] = MappingProxyType({}),
    watch: Sequence[Any] = (),
) -> Policy:
    """Put together what whoever starts a server decides."""
    hosts = frozenset(name.lower() for name in names)
    return Policy(hosts, limits, Keeping(*keeping), Online(**online), Watch(*watch))


def server_of(store: Store, place: Place = NEAR, policy: Policy = USUAL) -> uvicorn.Server:
    """Make a server for the tables of a store."""
    return uvicorn.Server(config_of(store, place, policy))


def config_of(store: Store, place: Place, policy: Policy) -> uvicorn.Config:
    """Say how a server serves; nothing is packed for browsers that are near."""
    app = create_app(store, place=place, policy=policy)
    is_json = policy.watch.log == "json"
    if is_json:
        logs.write_json()
    return uvicorn.Config(
        logs.Named(app) if is_json else app,
        log_config=None if is_json else uvicorn.config.LOGGING_CONFIG,
        # What it says of lines at lower levels has addresses and names of tables in it.
        log_level="warning" if is_json else logs.level_of("error"),
        access_log=False,
        http=PatientProtocol,
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_queue=4,
        ws_per_message_deflate=not place.is_near,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def serve(  # noqa: PLR0913, all of it is decided by who starts a server
    address: str,
    host: str,
    port: int | None,
    when_ready: Callable[[str], None],
    when_waiting: Callable[[], None],
    *,
    policy: Policy = USUAL,
    is_shared: bool = False,
) -> None:
    """Serve the tables of a database until the process is told to stop."""
    if policy.watch.log == "json":
        logs.write_json()
    with contextlib.ExitStack() as held:
        store = open_store(address, when_waiting, is_shared=is_shared)
        held.callback(store.close)
        taken = held.enter_context(find_port(host, port))
        place = Place(host, taken.getsockname()[1])
        server = server_of(store, place, policy)
        when_ready(shown(place))
        settle_memory()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[taken])


def shown(place: Place) -> str:
    """Write where the pages are, for whoever starts the server."""
    return f"http://{'localhost' if place.is_near else place.host}:{place.port}/"
