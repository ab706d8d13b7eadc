"""Compiled mode: which modules run as machine code, and whether that code is still theirs.

`python3 dev.py compile` writes each build into a folder of `_native/` that is named after a
fingerprint of the sources and of the Python it was made for. At import the fingerprint is taken
again: only a build of exactly these sources serves, so a stale binary never runs.

AEVUM_COMPILED=0 forbids compiled mode, AEVUM_COMPILED=1 demands it.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
NATIVE: Final = PACKAGE / "_native"
SUFFIX: Final = EXTENSION_SUFFIXES[0]
FOLDERS: Final = ("bots", "games", "kernel", "lot")
WISH: Final = "AEVUM_COMPILED"
"""The variable that forbids or demands compiled mode."""

INTERPRETED_FILES: Final = frozenset(
    (
        "__init__.py",
        "census.py",
        "game.py",
        "generate.py",
        "language.py",
        "lines.py",
        "marks.py",
        "notation.py",
        "orders.py",
        "shown.py",
        "view.py",
        "words.py",
    )
)
"""In the compiled folders these stay interpreted: they run at the edge and use open dicts."""


def engine_sources() -> list[str]:
    """List every source in the folders that compile, by its place in the package, in order."""
    return sorted(
        os.path.relpath(os.path.join(folder, name), PACKAGE)
        for top in FOLDERS
        for folder, _, names in os.walk(PACKAGE / top)
        for name in names
        if name.endswith(".py")
    )


def compiled_sources() -> list[str]:
    """List the sources that become machine code."""
    return [path for path in engine_sources() if Path(path).name not in INTERPRETED_FILES]


def sources_of(game: str) -> list[str]:
    """List the sources by which a game is played: all but those of the other games."""
    shared = {"__init__.py", "common"}
    places = [(path, Path(path).parts) for path in engine_sources()]
    return [path for path, (top, *more) in places if top != "games" or more[0] in {game, *shared}]


def fingerprint(sources: Sequence[str] = ()) -> str:
    """Sum up all that a build depends on, or only what is named of it.

    The interpreted files count too, because their constants are written into the machine code.
    """
    digest = hashlib.sha256(SUFFIX.encode())
    for path in sources or engine_sources():
        content = (PACKAGE / path).read_bytes()
        digest.update(f"\n{path} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def builds() -> list[Path]:
    """List the finished builds, the newest last."""
    if not NATIVE.is_dir():
        return []
    finished = [path for path in NATIVE.iterdir() if path.is_dir() and path.name[0] != "."]
    return sorted(finished, key=os.path.getmtime)


class CompiledFinder:
    """Find the compiled form of a module of this package, if the build has one."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer the import system."""
        if not fullname.startswith("aevum."):
            return None
        binary = self.build / (fullname.replace(".", "/") + SUFFIX)
        if not binary.is_file():
            return None
        loader = ExtensionFileLoader(fullname, str(binary))
        return spec_from_file_location(fullname, binary, loader=loader)


def fresh_build() -> Path | None:
    """Find the build of exactly these sources for this Python."""
    if not builds():
        return None
    build = NATIVE / fingerprint()
    return build if build.is_dir() else None


def switch_on() -> bool:
    """Serve compiled modules if they are wanted and fresh; say so in one line if they are stale."""
    wish = os.environ.get(WISH, "")
    if wish == "0":
        return False
    assert "aevum.kernel" not in sys.modules, "compiled modules cannot join interpreted ones"
    build = fresh_build()
    if build is not None:
        sys.meta_path.insert(0, CompiledFinder(build))
        return True
    if wish == "1":
        raise ImportError(
            "AEVUM_COMPILED=1, but these sources have not been compiled for this Python; "
            "run: python3 dev.py compile"
        )
    if builds():
        print(
            "aevum: the engine was compiled from other sources or for another Python; "
            "running interpreted",
            file=sys.stderr,
        )
    return False


IS_COMPILED: Final = switch_on()


@contextmanager
def same_mode() -> Iterator[None]:
    """Let processes that are started meanwhile run in the mode of this one, without a word."""
    wish = os.environ.get(WISH)
    os.environ[WISH] = "1" if IS_COMPILED else "0"
    try:
        yield
    finally:
        del os.environ[WISH]
        if wish is not None:
            os.environ[WISH] = wish
