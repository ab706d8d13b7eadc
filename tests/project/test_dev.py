"""The script that every developer starts."""

import subprocess
import sys

import pytest

from tests.project.tree import ROOT


@pytest.mark.parametrize("arguments", [[], ["fly"], ["test", "quickly"]])
def test_whoever_asks_for_what_there_is_not_is_told_what_there_is(arguments: list[str]) -> None:
    asked = subprocess.run(
        [sys.executable, "dev.py", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert asked.returncode == 2
    assert "python3 dev.py run " in asked.stderr
