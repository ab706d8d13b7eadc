"""The page that tells how to add a card, followed step by step."""

import json
from pathlib import Path

from tests.docs.page import Copy, steps
from tests.project.tree import PACKAGE, ROOT

PAGE = ROOT / "docs" / "add-a-card.md"
MOST_FILES = 5
"""The row, the text in German, the text in English, the effect if it is new, the test."""

KEPT = sorted((ROOT / "tests" / "records" / "through_the_ages").glob("*.aevum"))
TABLE = PACKAGE / "games" / "through_the_ages" / "data" / "civil_cards.csv"
LESSON = PACKAGE / "games" / "through_the_ages" / "lesson" / "lesson.aevum"


def test_whoever_follows_the_page_has_a_card_that_plays(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    own = tmp_path / "own" / "through_the_ages"
    own.mkdir(parents=True)
    (own / TABLE.name).write_bytes(TABLE.read_bytes())
    *writing, running = steps(PAGE)
    for step in writing:
        copy.follow(step)
    generate, tests, simulate = running.text.splitlines()

    copy.run(generate)
    passed = copy.run(tests)
    told = json.loads(copy.run(simulate))
    for record in (*KEPT[:2], LESSON):
        copy.run(f"aevum replay {record} --verify --lang en")

    before = json.loads(copy.run(f"{simulate} --data {own.parent}"))

    assert " passed" in passed
    assert (told["errors"], before["errors"]) == (0, 0)
    assert len(copy.written) < MOST_FILES
    assert len(set(copy.written)) == len(copy.written)
