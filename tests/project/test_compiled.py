"""Compiled mode: only a build of exactly these sources ever runs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import aevum.kernel.rng
from aevum.compiled import IS_COMPILED, SUFFIX
from tests.project.tree import PACKAGE

TELL_MODE = "from aevum.compiled import IS_COMPILED; print(IS_COMPILED)"
BUILD_NOTHING = "from aevum.compiled import *; (NATIVE / fingerprint()).mkdir(parents=True)"
STALE = (
    "aevum: the engine was compiled from other sources or for another Python; running interpreted\n"
)


class Copy:
    """A copy of the package that a test may change, run by a Python of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "aevum"
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("_native", "*.pyc.*"))

    def run(self, program: str, wish: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program with this copy."""
        return subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": str(self.folder), "AEVUM_COMPILED": wish},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self) -> None:
        """Put a build of these sources there, with no binary in it: all stays as it is."""
        assert self.run(BUILD_NOTHING, "0").returncode == 0

    def add_line(self, place: str) -> None:
        """Change one source."""
        with (self.package / place).open("a") as source:
            source.write("# changed\n")


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """Copy the package."""
    return Copy(tmp_path)


def test_the_kernel_runs_as_machine_code_if_and_only_if_the_mode_says_so() -> None:
    assert str(aevum.kernel.rng.__file__).endswith(SUFFIX) == IS_COMPILED


def test_a_package_that_was_never_compiled_runs_interpreted_without_a_word(copy: Copy) -> None:
    told = copy.run(TELL_MODE)

    assert (told.stdout, told.stderr) == ("False\n", "")


def test_a_fresh_build_serves_without_a_word(copy: Copy) -> None:
    copy.build()

    told = copy.run(TELL_MODE)

    assert (told.stdout, told.stderr) == ("True\n", "")


def test_a_fresh_build_rests_when_compiled_mode_is_forbidden(copy: Copy) -> None:
    copy.build()

    told = copy.run(TELL_MODE, "0")

    assert (told.stdout, told.stderr) == ("False\n", "")


@pytest.mark.parametrize("place", ["kernel/rng.py", "kernel/marks.py", "games/__init__.py"])
def test_a_changed_source_is_noticed_and_said_in_one_line(copy: Copy, place: str) -> None:
    copy.build()
    copy.add_line(place)

    told = copy.run(TELL_MODE)

    assert (told.stdout, told.stderr) == ("False\n", STALE)


def test_a_deleted_source_is_noticed(copy: Copy) -> None:
    (copy.package / "games" / "common" / "left_over.py").write_text("LEFT = 1\n")
    copy.build()
    (copy.package / "games" / "common" / "left_over.py").unlink()

    told = copy.run(TELL_MODE)

    assert (told.stdout, told.stderr) == ("False\n", STALE)


def test_a_change_taken_back_finds_its_build_again(copy: Copy) -> None:
    original = (copy.package / "kernel" / "rng.py").read_bytes()
    copy.build()
    copy.add_line("kernel/rng.py")
    (copy.package / "kernel" / "rng.py").write_bytes(original)

    told = copy.run(TELL_MODE)

    assert (told.stdout, told.stderr) == ("True\n", "")


def test_an_unfinished_build_is_never_used(copy: Copy) -> None:
    copy.build()
    (build,) = (copy.package / "_native").iterdir()
    build.rename(build.with_name(f".{build.name}"))

    told = copy.run(TELL_MODE)

    assert (told.stdout, told.stderr) == ("False\n", "")


def test_demanding_compiled_mode_refuses_a_stale_build_and_says_what_to_do(copy: Copy) -> None:
    copy.build()
    copy.add_line("kernel/rng.py")

    told = copy.run(TELL_MODE, "1")

    assert told.returncode == 1
    assert told.stderr.endswith("run: python3 dev.py compile\n")


def test_demanding_compiled_mode_gets_a_fresh_build(copy: Copy) -> None:
    copy.build()

    told = copy.run(TELL_MODE, "1")

    assert (told.stdout, told.stderr) == ("True\n", "")
