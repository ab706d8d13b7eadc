"""The house in which the tables stand: a server in a process of its own, and what it is asked."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from tests.ports import quiet_port
from tests.project.tree import ROOT

PATIENCE: Final = 180.0
"""No answer takes so many seconds, not even on a machine with much else to do."""

HERE, LINK, GREEDY, RANDOM = (
    {"kind": "here"},
    {"kind": "link"},
    {"kind": "bot", "bot": "greedy"},
    {"kind": "bot", "bot": "random"},
)
QUICK: Final = {"map": "random", "settling": "automatic"}
"""The rule options of the quick start of Tempus."""

Message = dict[str, Any]


class Opened(NamedTuple):
    """A table that was opened: its name and the key of who opened it."""

    table: str
    key: str

    @property
    def path(self) -> str:
        """The address of the table for who holds the key."""
        return f"/table/{self.table}#{self.key}"


class House:
    """A server that can be stopped, killed and started again at the same address.

    It may have corrected tables; the tests themselves have those that are printed.
    """

    def __init__(self, folder: Path, own_tables: Path | None = None, *wishes: str) -> None:
        self.database = folder / "tables.db"
        self.variables = {"PYTHONPATH": str(ROOT / "src")}
        if own_tables is not None:
            self.variables["AEVUM_TABLES"] = str(own_tables)
        self.wishes = wishes
        self.process: subprocess.Popen[str] | None = None
        self.port = quiet_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(timeout=PATIENCE)
        self.shown: dict[str, Opened] = {}

    def start(self) -> None:
        """Start, and wait until the server says where it is; a second time it is there again."""
        command = [sys.executable, "-m", "aevum.cli.main", "serve"]
        command += ["--database", str(self.database), "--port", str(self.port), *self.wishes]
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **self.variables},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert f":{self.port}/" in self.process.stdout.readline(), "the server does not start"
        assert self.http.get(f"{self.address}/api/games").status_code == 200

    def end(self, with_signal: signal.Signals = signal.SIGINT) -> None:
        """Stop the server, or kill it."""
        assert self.process is not None
        self.process.send_signal(with_signal)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def close(self) -> None:
        """Leave nothing running."""
        if self.process is not None:
            self.end()
        self.http.close()

    # What is asked without a browser, to set a table up

    def open(self, *chairs: Message, game: str = "tempus", **more: Any) -> Opened:
        """Open a table."""
        options = more.pop("options", QUICK if game == "tempus" else {})
        wish = {"game": game, "chairs": list(chairs), "options": options, **more}
        return self.opened(self.http.post(f"{self.address}/api/tables", json=wish))

    def open_record(self, text: str, *chairs: Message) -> Opened:
        """Open a table that goes on from the end of a record, for these people and bots."""
        kind = {"Content-Type": "text/plain"}
        answer = self.http.post(f"{self.address}/api/records", content=text, headers=kind)
        found = self.opened(answer)
        if not chairs:
            return found
        wish = {"at": text.count(" #"), "chairs": list(chairs)}
        answer = self.http.post(
            f"{self.address}/api/tables/{found.table}/fork",
            json=wish,
            headers={"Authorization": f"Bearer {found.key}"},
        )
        return self.opened(answer)

    def open_once(self, text: str, *chairs: Message) -> Opened:
        """Open a record for people who only look: the next ones find the same table."""
        if text not in self.shown:
            self.shown[text] = self.open_record(text, *chairs)
        return self.shown[text]

    @staticmethod
    def opened(answer: httpx.Response) -> Opened:
        """Read which table was opened."""
        assert answer.status_code == 201, answer.text
        return Opened(**answer.json())

    def record_of(self, opened: Opened) -> str:
        """Fetch the record of a table."""
        answer = self.http.get(
            f"{self.address}/api/tables/{opened.table}/record",
            headers={"Authorization": f"Bearer {opened.key}"},
        )
        assert answer.status_code == 200, answer.text
        return answer.text
