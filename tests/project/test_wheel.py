"""The wheel: everything a user needs, and nothing that fits one machine only."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.project.tree import PACKAGE, ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Build the wheel and list what is in it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    pure = {**os.environ, "AEVUM_COMPILE": "0"}
    subprocess.run(command, cwd=ROOT, env=pure, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return set(ZipFile(built).namelist())


def in_wheel(files: list[Path], source: Path, target: str) -> set[str]:
    """Say where files of a folder must stand in the wheel."""
    return {f"{target}/{path.relative_to(source).as_posix()}" for path in files}


@pytest.mark.parametrize("kind", ["py", "csv", "ftl", "aevum", "typed"])
def test_the_wheel_has_every_source_table_sentence_and_lesson(wheel: set[str], kind: str) -> None:
    wanted = in_wheel(list(PACKAGE.rglob(f"*.{kind}")), PACKAGE, "aevum")

    assert wanted - wheel == set()
    assert wanted != set()


def test_the_wheel_has_the_rules(wheel: set[str]) -> None:
    rules = ROOT / "docs" / "rules"

    wanted = in_wheel(list(rules.rglob("*.md")), rules, "aevum/rules")

    assert wanted - wheel == set()
    assert wanted != set()


def test_the_wheel_has_no_binaries_unless_asked_for(wheel: set[str]) -> None:
    assert [name for name in wheel if "_native" in name] == []
