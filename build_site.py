"""Build what a table without a server is made of: `src/aevum/server/site/parts`.

These are the pages of the client for a folder of files, the interpreter from the npm package
`pyodide`, what the engine needs beside the standard library as wheels for it, and the engine
translated for it. `aevum site` puts them together. Nothing happens if they are there already.
"""

import fcntl
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import build_client as client

ROOT = Path(__file__).resolve().parent
PARTS = ROOT / "src" / "aevum" / "server" / "site" / "parts"
STAMP = PARTS / ".built-from"
LOCK = ROOT / "requirements-site.lock"
PYODIDE = client.MODULES / "pyodide"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
INDEX = "pyodide-lock.json"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
"""For what the wheels are: the Python that this pyodide is."""


def sources() -> list[Path]:
    """List the modules of the package, which are translated."""
    package = ROOT / "src" / "aevum"
    found = sorted(package.rglob("*.py"))
    return [path for path in found if not {"_native", "parts"} & set(path.parts)]


def fingerprint() -> str:
    """Sum up all that the parts are made from."""
    digest = hashlib.sha256(client.fingerprint().encode())
    for path in (Path(__file__), LOCK, *sources()):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_built() -> bool:
    """Say whether the parts were built from exactly these sources."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fetch_wheels() -> None:
    """Fetch the wheels that the lock names, by hash."""
    folder = PARTS / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    only = ["--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM]
    asked = [*pip, *only, "-r", str(LOCK), "-d", str(folder)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise client.CannotBuild(f"the wheels of {LOCK.name} could not be fetched")


def copy_interpreter() -> None:
    """Copy what is needed of the interpreter, and say which version it is."""
    folder = PARTS / "pyodide"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(PYODIDE / name, folder / name)
    # None of the packages that it could load from elsewhere is ever loaded.
    lock = json.loads((PYODIDE / INDEX).read_text())
    (folder / INDEX).write_text(json.dumps({"info": lock["info"], "packages": {}}))
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    (PARTS / "version").write_text(version)


def translate() -> None:
    """Translate the modules with the interpreter itself, so that a browser need not."""
    package = str(ROOT / "src")
    listed = "\n".join(str(path.relative_to(package)) for path in sources())
    client.npm("run", "--silent", "translate", "--", package, str(PARTS / "bytecode"), said=listed)


def build() -> None:
    """Build the parts, unless that has been done; never two at a time."""
    if is_built():
        return
    PARTS.mkdir(parents=True, exist_ok=True)
    with (client.CLIENT / "package.json").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if is_built():
            return
        name = fingerprint()
        client.install()
        client.npm("run", "build", "--", "--mode", "site")
        fetch_wheels()
        copy_interpreter()
        translate()
        STAMP.write_text(name)


def main() -> int:
    """Build."""
    try:
        build()
    except client.CannotBuild as problem:
        print(f"build_site.py: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
