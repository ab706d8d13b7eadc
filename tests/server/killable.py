"""A server in a process of its own, which can be killed and started again."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.ports import quiet_port
from tests.project.tree import ROOT
from tests.server.kit import PATIENCE, Served


class Killable(Served):
    """A server on a file of SQLite, or at the address of another database."""

    def __init__(self, folder: Path, database: str = "", *more: str) -> None:
        self.more = more
        self.file = folder / "tables.db"
        self.address = database or f"sqlite:///{self.file}"
        self.port = quiet_port()
        self.host = f"127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)
        self.complaints = folder / "complaints.txt"
        self.process: subprocess.Popen[bytes] | None = None
        self.is_there = False
        """Whether pages are answered, as a proxy before several servers would know."""

    def start(self) -> subprocess.Popen[bytes]:
        """Start, and wait until a page is answered."""
        place = ("--port", str(self.port), "--database", self.address, *self.more)
        with self.complaints.open("ab") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "aevum.cli.main", "serve", *place],
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
                stdout=subprocess.DEVNULL,
                stderr=complaints,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/api/games").status_code == 200:
                    self.is_there = True
                    return self.process
            assert self.process.poll() is None, self.complaints.read_text()
            time.sleep(0.02)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process, and say how it went."""
        assert self.process is not None
        self.is_there = False
        os.kill(self.process.pid, how)
        return self.process.wait(PATIENCE)
