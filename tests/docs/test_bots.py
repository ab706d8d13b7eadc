"""The page about bots, followed step by step."""

import json
import shlex
from pathlib import Path

import pytest

from tests.cli.run import aevum
from tests.docs.page import steps
from tests.project.tree import ROOT

PAGE = ROOT / "docs" / "bots.md"
LONGEST = 30


def test_each_bot_of_the_page_takes_at_most_thirty_lines() -> None:
    sources = [step.text for step in steps(PAGE) if step.language == "python"]

    assert len(sources) == 3
    assert max(len(source.splitlines()) for source in sources) <= LONGEST


def test_whoever_follows_the_page_has_bots_that_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    *bots, running = steps(PAGE)
    for step in bots:
        name = step.told.split("`")[1]
        (tmp_path / name).write_text(step.text)

    first, second = (
        aevum(capsys, *shlex.split(line)[1:], "--jobs", "1") for line in running.text.splitlines()
    )

    figures = json.loads(second.out)
    assert (first.code, first.err, second.code, second.err) == (0, "", 0, "")
    assert "| settler.py:Settler | random | 30 |" in first.out
    assert (figures["games"], figures["errors"]) == (3, 0)
