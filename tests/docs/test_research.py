"""The pages about research and about the protocol of agents, followed step by step."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pyarrow.parquet as pq
import pytest

from tests.cli.run import SOURCES, aevum
from tests.docs.page import Step, steps
from tests.project.tree import ROOT

NAMED: Final = re.compile(r"`([\w.-]+)`:$")
SHOWN: Final = ("console", "json", "text")
"""Blocks that are read and not followed."""

LONGEST_READER: Final = 10


class Reader:
    """Somebody who follows a page in an empty folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys
        self.said = ""

    def follow(self, step: Step) -> None:
        """Write the file that a block is, or run its commands."""
        if named := NAMED.search(step.told):
            (self.folder / named[1]).write_text(step.text, "utf-8")
        elif step.language == "sh":
            for line in step.text.splitlines():
                self.run(shlex.split(line))
        else:
            assert step.language in SHOWN, f"nobody says what to do with: {step.text[:60]}"

    def run(self, words: list[str]) -> None:
        """Run a command; it must succeed."""
        if words[0] == "aevum":
            here = [word.replace("exec:python", f"exec:{sys.executable}") for word in words[1:]]
            jobs = [] if here[0] == "leaderboard" else ["--jobs", "1"]
            ended = aevum(self.capsys, *here, *jobs)
            assert (ended.code, ended.err) == (0, ""), words
            self.said += ended.out
            return
        assert words[0] == "python"
        places = {**os.environ, "PYTHONPATH": str(SOURCES)}
        command = [sys.executable, *words[1:]]
        self.said += subprocess.run(
            command, cwd=self.folder, env=places, capture_output=True, text=True, check=True
        ).stdout


@pytest.fixture
def reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Reader:
    """Open an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Reader(tmp_path, capsys)


def test_whoever_follows_the_page_on_research_evaluates_and_makes_a_dataset(
    reader: Reader,
) -> None:
    for step in steps(ROOT / "docs" / "research.md"):
        reader.follow(step)

    assert "| `mybot.py:MyBot#" in reader.said
    assert "| `policy:policy.py:make#" in reader.said
    assert "Lost by its own fault" not in reader.said
    assert f"{cards_held(reader.folder / 'data')} cards seen in hands" in reader.said
    assert "`mybot.py:MyBot#" in (reader.folder / "build/evaluate/leaderboard.md").read_text()


def cards_held(folder: Path) -> int:
    """Add up how many cards whoever was asked held, as the tensors of a dataset count them."""
    about = json.loads((folder / "_about.json").read_text())
    players = next(part for part in about["tensor"] if part["name"] == "players")
    place = players["offset"] + players["columns"].index("hand_size")
    return sum(row[place] for row in pq.read_table(folder)["tensor"].to_pylist())


def test_whoever_follows_the_page_on_the_protocol_has_an_agent_that_plays(reader: Reader) -> None:
    for step in steps(ROOT / "docs" / "protocol.md"):
        reader.follow(step)

    assert "first.py" in reader.said
    assert "Lost by its own fault" not in reader.said
    assert "won by [" in reader.said


def test_a_dataset_is_read_back_in_ten_lines() -> None:
    page = steps(ROOT / "docs" / "research.md")
    source = next(step.text for step in page if step.told.endswith("`read.py`:"))
    lines = [line for line in source.splitlines() if line and not line.startswith('"""')]

    assert len(lines) <= LONGEST_READER
