"""Compile the engine: every source that compiles becomes an extension in `src/aevum/_native`.

`python3 dev.py compile` calls this with the Python of the environment. What the compilers leave
behind stays in `build/`, so that an edit is compiled again in seconds. A build is put together
beside the finished ones and gets its name, the fingerprint of its sources, as the last act: half
a build is never used, and a running program keeps the one it started with.
"""

import fcntl
import hashlib
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path

from mypy.version import __version__ as mypy_version
from mypyc.build import include_dir, mypycify
from setuptools import Extension, setup

from aevum import compiled

ROOT = Path(__file__).resolve().parent
RECIPE = hashlib.sha256(Path(__file__).read_bytes() + mypy_version.encode()).hexdigest()[:8]
WORK = ROOT / "build" / f"native{compiled.SUFFIX}-{RECIPE}"
OWN_SYMBOLS = "-fvisibility=hidden"
"""Parts find each other by tables, not by symbols; hidden ones spare each call a detour."""
KEPT_BUILDS = 2
"""The newest, and the one that running programs may still load modules from."""


def make_parts() -> list[str]:
    """Translate the engine into C, run the C compiler over what has changed, name the results."""
    sources = [f"aevum/{path}" for path in compiled.compiled_sources()]
    options = ["--strict", "--config-file=", f"--cache-dir={WORK / 'types'}"]
    parts = mypycify(
        [*options, *sources],
        opt_level="1",
        debug_level="0",
        separate=True,
        target_dir=str(WORK / "c"),
        include_runtime_files=False,
    )
    for part in parts:
        part.extra_compile_args = [*part.extra_compile_args, OWN_SYMBOLS]
    runtime = take_out_runtime(parts)
    objects = f"--build-temp={WORK / 'o'}"
    steps = ["-q", "build_clib", f"--build-clib={WORK / 'o'}", objects]
    steps += ["build_ext", f"--build-lib={WORK / 'lib'}", objects, f"-j{os.cpu_count()}"]
    setup(name="aevum-native", ext_modules=parts, libraries=[runtime], script_args=steps)
    return [part.name for part in parts]


def take_out_runtime(parts: list[Extension]) -> tuple[str, dict[str, list[str]]]:
    """Take the runtime of the compiler out of every part: it is compiled once for all of them.

    Two that compile it at the same time would spoil its object. A part names of it only what is
    needed by modules that were translated just now; so whatever was laid beside them is taken.
    """
    sources = WORK / "c"
    runtime = [
        path for path in sorted(sources.rglob("*.c")) if sources / "aevum" not in path.parents
    ]
    further = {str(Path(include_dir()) / path.parent.relative_to(sources)) for path in runtime}
    folders = [*sorted(further), str(sources), sysconfig.get_path("include")]
    for part in parts:
        part.sources = [source for source in part.sources if Path(source) not in runtime]
        part.include_dirs = folders
    flags = {"cflags": parts[0].extra_compile_args, "include_dirs": folders}
    return "runtime", {"sources": list(map(str, runtime)), **flags}


def gather(parts: list[str], build: Path) -> None:
    """Copy this build's binaries, and no leftovers of deleted modules, to their own folder."""
    for part in parts:
        binary = part.replace(".", "/") + compiled.SUFFIX
        (build / binary).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(WORK / "lib" / binary, build / binary)


def sweep() -> None:
    """Throw away old builds and unfinished ones."""
    kept = compiled.builds()[-KEPT_BUILDS:]
    for path in compiled.NATIVE.iterdir():
        if path not in kept:
            shutil.rmtree(path)


def build() -> int:
    """Compile the engine unless that has been done; return the exit code."""
    began = time.monotonic()
    if compiled.fresh_build() is not None:
        print("The compiled engine is up to date.")
        return 0
    name = compiled.fingerprint()
    # Modules are named after their path from here.
    os.chdir(compiled.PACKAGE.parent)
    parts = make_parts()
    if compiled.fingerprint() != name:
        print("The sources changed while they were compiled; compile again.", file=sys.stderr)
        return 1
    unfinished = compiled.NATIVE / f".{name}"
    shutil.rmtree(unfinished, ignore_errors=True)
    gather(parts, unfinished)
    unfinished.rename(compiled.NATIVE / name)
    sweep()
    modules, seconds = len(compiled.compiled_sources()), time.monotonic() - began
    print(f"Compiled {modules} modules in {seconds:.0f} s.")
    return 0


def main() -> int:
    """Build, but never two at a time."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build()


if __name__ == "__main__":
    sys.exit(main())
