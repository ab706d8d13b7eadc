"""Running the command line: in this process, or as people do in one of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from aevum.cli.main import run

SOURCES = Path(__file__).parents[2] / "src"


class Ended(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str

    def sentence(self) -> str:
        """Return the one sentence with which the command was refused."""
        assert (self.code, self.out) == (2, "")
        assert self.err.startswith("aevum: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("aevum: ").rstrip()


def aevum(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Ended:
    """Run a command in this process."""
    code = run(list(map(str, arguments)))
    return Ended(code, *capsys.readouterr())


def process(*arguments: str | Path, until: int | None = None) -> subprocess.Popen[str]:
    """Start a command in a process of its own; its output may be a pipe that is closed already."""
    return subprocess.Popen(
        [sys.executable, "-m", "aevum.cli.main", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE if until is None else until,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
