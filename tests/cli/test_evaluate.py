"""`aevum evaluate` and `aevum leaderboard`: what they print, keep and reckon anew."""

import json
from pathlib import Path
from typing import Any

import pytest

from aevum.arena.suite import Suite
from tests.agents.kit import program
from tests.arena.kit import FIRST, stopped_after_each_unit
from tests.cli.run import Ended, aevum
from tests.project.tree import ROOT

Capture = pytest.CaptureFixture[str]
FEW = ("--games", "3", "--jobs", "1")


def evaluated(capsys: Capture, out: Path, agent: str, *arguments: str) -> Ended:
    """Evaluate an agent by few games."""
    return aevum(capsys, "evaluate", agent, *FEW, "--out", out, *arguments)


def figures(capsys: Capture, out: Path, agent: str, *arguments: str) -> dict[str, Any]:
    """Read the JSON object, which must be all that is printed, without what the clock says."""
    ended = evaluated(capsys, out, agent, *arguments, "--json")
    assert (ended.code, ended.err) == (0, "")
    report: dict[str, Any] = json.loads(ended.out)
    del report["seconds"]
    return report


def test_an_agent_has_a_share_with_an_interval_against_each_opponent(
    capsys: Capture, tmp_path: Path
) -> None:
    report = figures(capsys, tmp_path, "random")

    assert (report["suite"], report["game"], report["seats"]) == ("v0", "tempus", 3)
    assert [one["opponent"] for one in report["contests"]] == ["random", "greedy_1"]
    assert report["contests"][0]["share"] == pytest.approx(1 / 3, abs=1e-6)
    assert all(
        one["interval"][0] <= one["share"] <= one["interval"][1] for one in report["contests"]
    )
    assert (report["is_complete"], report["differences"]) == (False, [])


def test_the_result_is_a_row_in_markdown_and_a_file_in_json(
    capsys: Capture, tmp_path: Path
) -> None:
    ended = evaluated(capsys, tmp_path, "random")

    kept = json.loads((tmp_path / "evaluation.json").read_text())
    assert "| `random` | tempus | 3, fair 33.3 % | 33.3 % (" in ended.out
    assert ended.out == (tmp_path / "evaluation.md").read_text()
    assert kept["contests"][0]["games"] == 3


def test_an_evaluation_that_was_stopped_goes_on_and_gives_what_it_would_have_given(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = figures(capsys, tmp_path / "whole", "random")
    with stopped_after_each_unit(monkeypatch):
        stopped = evaluated(capsys, tmp_path / "stopped", "random")

    assert stopped.code == 130
    assert figures(capsys, tmp_path / "stopped", "random") == whole


def test_a_program_is_evaluated_and_named_where_it_fails(capsys: Capture, tmp_path: Path) -> None:
    command = program(tmp_path, "say(index=0) if asked < 9 else sys.exit('I am tired')")

    ended = evaluated(capsys, tmp_path, f"exec:{command}", "--games", "3")

    assert ended.code == 0
    assert "Lost by its own fault, game 0 against greedy_1: the agent '" in ended.out
    assert "Lost by its own fault, game 0 against random: the agent '" in ended.out
    assert "it has ended: I am tired" in ended.out
    assert "| 0.0 % (0.0 % to 100.0 %) | 0.0 % (0.0 % to 100.0 %) | 6 | 6 |" in ended.out


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (FIRST.replace("glimpse.options[0]", "self.plan"), "failed: AttributeError: "),
        (FIRST.replace("glimpse.options[0]", "-1"), "chose -1, which is not offered"),
        (FIRST.replace("glimpse.options[0]", "'all'"), "chose 'all', which is not offered"),
    ],
)
def test_a_bot_of_ones_own_that_fails_has_lost_and_is_named(
    capsys: Capture, tmp_path: Path, source: str, reason: str
) -> None:
    (tmp_path / "mybot.py").write_text(source)

    report = figures(capsys, tmp_path, f"{tmp_path / 'mybot.py'}:First", "--games", "3")

    assert (report["forfeits"], report["errors"]) == (6, 0)
    assert reason in report["faults"][0]["fault"]
    assert len(report["faults"]) == 5


def test_other_rules_than_those_of_the_suite_are_told(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Suite, "differences", lambda _suite, _game: ["the rules are others"])

    ended = evaluated(capsys, tmp_path, "random")

    assert "Not as frozen: the rules are others." in ended.out
    assert "a part only, not as frozen |" in ended.out


def test_the_leaderboard_is_reckoned_anew_from_kept_games(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(FIRST)
    own = f"{tmp_path / 'mybot.py'}:First"
    for agent in (own, "random"):
        evaluated(capsys, tmp_path, agent)
    row = (tmp_path / "evaluation.md").read_text().splitlines()[-1]

    told = aevum(capsys, "leaderboard", tmp_path / "results.jsonl", "--out", tmp_path)

    page = (tmp_path / "leaderboard.md").read_text()
    assert (told.code, told.err) == (0, "")
    assert row in page
    assert f"| `{own}#" in page
    assert page.index("`random`") < page.index("mybot.py")


def test_the_leaderboard_in_the_docs_is_what_its_games_give(
    capsys: Capture, tmp_path: Path
) -> None:
    aevum(capsys, "leaderboard", ROOT / "docs" / "leaderboard.jsonl", "--out", tmp_path)

    written = (ROOT / "docs" / "leaderboard.md").read_text("utf-8")
    assert (tmp_path / "leaderboard.md").read_text("utf-8") == written


def test_games_by_other_rules_are_marked_on_the_leaderboard(
    capsys: Capture, tmp_path: Path
) -> None:
    evaluated(capsys, tmp_path, "random")
    results = tmp_path / "results.jsonl"
    results.write_text(results.read_text().replace('"rules": ', '"rules": 9'))

    aevum(capsys, "leaderboard", results, "--out", tmp_path)

    assert "not as frozen |" in (tmp_path / "leaderboard.md").read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["evaluate", "clever"], "there is no bot 'clever'"),
        (["evaluate", "random", "--suite", "v9"], "there is no suite 'v9'"),
        (["evaluate", "random", "--seats", "2"], "has tempus for 3, 4, 5 seats, not for 2"),
        (["evaluate", "random", "--game", "chess"], "chess"),
        (["evaluate", "random", "--games", "-3"], "-3 games cannot be played"),
        (["evaluate", "exec:no_such_program"], "did not get ready: it cannot be started"),
        (["evaluate", "exec:cat", "--seconds", "0"], "some seconds for each answer, not 0"),
        (["leaderboard", "nothing.jsonl"], "there is no file 'nothing.jsonl'"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    capsys: Capture, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    assert sentence in aevum(capsys, *arguments, "--out", tmp_path).sentence()
