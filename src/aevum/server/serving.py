"""Starting the server: an address that is free, a database that no other server uses."""

import contextlib
import errno
import fcntl
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

import uvicorn
from sqlalchemy import Engine, func, select
from sqlalchemy.exc import DBAPIError

from aevum.server.app import create_app
from aevum.server.store import CannotOpen, Store
from aevum.server.store.store import connect

USUAL_PORT: Final = 8765
TRIED_PORTS: Final = 50
OUR_LOCK: Final = 0x61657675
"""The number of our lock among those of a PostgreSQL database."""

GRACE: Final = 2
"""So many seconds a browser has to say goodbye when the server stops."""

LONGEST_FRAME: Final = 256 * 1024
"""A longer message is cut off unread, and the browser is sent away."""


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


def bind(host: str, port: int) -> socket.socket:
    """Take a port, so that from now on nobody else can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(1024)
    except BaseException:
        taken.close()
        raise
    return taken


class Lock(Protocol):
    """What keeps others away until it is closed."""

    def close(self) -> None:
        """Let others in."""


def lock(address: str) -> Lock | None:
    """Keep other servers away from a database as long as this process lives."""
    engine = connect(address)
    if engine.dialect.name == "postgresql":
        return lock_postgresql(engine)
    if engine.url.database in (None, "", ":memory:"):
        return None
    return lock_sqlite(Path(str(engine.url.database)))


def lock_sqlite(file: Path) -> Lock:
    """Hold a lock beside the file of a database."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        held = file.with_name(f"{file.name}.lock").open("w")
    except OSError as error:
        raise CannotOpen(f"games cannot be kept in '{file.parent}': {error.strerror}") from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise CannotOpen(f"another server is using the database '{file}'") from error
    return held


def lock_postgresql(engine: Engine) -> Lock:
    """Hold a lock in PostgreSQL; it ends with the connection."""
    try:
        held = engine.connect()
    except DBAPIError as error:
        raise CannotOpen(f"the database cannot be reached: {error.orig}") from error
    if not held.execute(select(func.pg_try_advisory_lock(OUR_LOCK))).scalar():
        held.close()
        engine.dispose()
        raise CannotOpen(f"another server is using the database '{engine.url.database}'")
    held.commit()
    held.detach()
    return held


def server_of(store: Store, *, is_near: bool = True) -> uvicorn.Server:
    """Make a server for the tables of a store; nothing is packed for browsers that are near."""
    return uvicorn.Server(
        uvicorn.Config(
            create_app(store),
            log_level=os.environ.get("AEVUM_LOG", "error"),
            access_log=False,
            ws_max_size=LONGEST_FRAME,
            ws_max_queue=4,
            ws_per_message_deflate=not is_near,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
    )


def serve(address: str, host: str, port: int | None, when_ready: Callable[[str], None]) -> None:
    """Serve the tables of a database until the process is told to stop."""
    with contextlib.ExitStack() as held:
        if (kept := lock(address)) is not None:
            held.enter_context(contextlib.closing(kept))
        store = held.enter_context(contextlib.closing(Store(address)))
        taken = held.enter_context(find_port(host, port))
        is_near = host in ("127.0.0.1", "::1", "localhost")
        shown_host = "localhost" if is_near else host
        when_ready(f"http://{shown_host}:{taken.getsockname()[1]}/")
        with contextlib.suppress(KeyboardInterrupt):
            server_of(store, is_near=is_near).run(sockets=[taken])
