"""The page that tells how to add a game, followed step by step."""

import json
from pathlib import Path

from tests.docs.page import Copy, steps
from tests.project.tree import ROOT

PAGE = ROOT / "docs" / "add-a-game.md"
LONGEST = 100


def test_a_complete_small_game_takes_at_most_a_hundred_lines() -> None:
    source = next(step.text for step in steps(PAGE) if "game.py" in step.told)

    assert len(source.splitlines()) <= LONGEST


def test_whoever_follows_the_page_has_a_game_that_passes_the_laws(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    *writing, running = steps(PAGE)
    for step in writing:
        copy.follow(step)
    tests, simulate, fuzz, play = running.text.splitlines()

    passed = copy.run(tests)
    told = json.loads(copy.run(simulate))
    checked = copy.run(fuzz)
    said = copy.run(play, "\ntake 3 from 0\n\ntake 4 from 1\n\ntake 5 from 2\n")

    assert " passed" in passed
    assert told["errors"] == 0
    assert told["games"] == 50
    assert "no broken law" in checked
    assert "Spieler 1 nimmt 5 von Haufen 2" in said
    assert "Spieler 1 gewinnt" in said
