"""The environment of the peers: made once, installed by hash, and never imported from here."""

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from aevum.cli.measuring.rows import PeerRow, reason
from aevum.compiled import PACKAGE

ROOT: Final = PACKAGE.parents[1]
LOCK: Final = ROOT / "bench" / "peers.lock"
SCRIPT: Final = ROOT / "bench" / "peers.py"
ENVIRONMENT: Final = ROOT / "build" / "peers"
PYTHON: Final = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def check_checkout() -> None:
    """Refuse to look for the peers where only the package is."""
    if not LOCK.is_file() or not SCRIPT.is_file():
        raise ValueError("--peers works only in a checkout of the project, where bench/ is")


def peer_rows(seconds: float) -> list[PeerRow]:
    """List the peers; each is measured by the script in the environment that it shares."""
    listed = subprocess.run([sys.executable, "-I", SCRIPT], capture_output=True, check=True)
    return [
        PeerRow(about, [str(PYTHON), "-I", str(SCRIPT), about["name"], str(seconds)])
        for about in json.loads(listed.stdout)
    ]


def is_installed() -> bool:
    """Say whether the environment holds exactly what the lock names."""
    stamp = ENVIRONMENT / "installed"
    return stamp.is_file() and stamp.read_text() == wanted()


def wanted() -> str:
    """Sum up all that the environment depends on."""
    return hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()


def install() -> None:
    """Make the environment; if not all can be installed, then all that can.

    A peer that lacks something says so itself, when it is measured.
    """
    made = run(sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT))
    if made.returncode:
        raise ValueError(f"no environment can be made for the peers: {reason(made.stderr)}")
    if not install_from(LOCK):
        one = ENVIRONMENT / "one.lock"
        for package in packages(LOCK.read_text()):
            one.write_text(package)
            install_from(one)
        return
    (ENVIRONMENT / "installed").write_text(wanted())


def packages(lock: str) -> list[str]:
    """Take a lock apart: a package and its hashes are one piece."""
    return re.findall(r"^\S.*\n(?:[ \t]+.*\n)*", lock, re.MULTILINE)


def install_from(lock: Path) -> bool:
    """Install what a lock names, by hash, and say whether that worked."""
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return run(*pip, "--require-hashes", "--no-deps", "-r", str(lock)).returncode == 0


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command quietly to its end."""
    return subprocess.run(command, capture_output=True, check=False, encoding="utf-8")
