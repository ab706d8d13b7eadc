"""`aevum arena`: what it prints and keeps, and that it can be stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

from aevum.cli import paper
from tests.arena.kit import FIRST, stopped_after_each_unit
from tests.cli.run import Ended, aevum

Capture = pytest.CaptureFixture[str]
SMALL = ("--seats", "3", "--jobs", "1")


def arena(capsys: Capture, out: Path, *arguments: str) -> Ended:
    """Call the arena with one process, at three seats."""
    return aevum(capsys, "arena", *arguments, *SMALL, "--out", out)


def figures(capsys: Capture, out: Path, *arguments: str) -> dict[str, Any]:
    """Read the JSON object, which must be all that is printed, without what the clock says."""
    ended = arena(capsys, out, *arguments, "--json")
    assert (ended.code, ended.err) == (0, "")
    report: dict[str, Any] = json.loads(ended.out)
    del report["seconds"]
    return report


def test_json_holds_share_and_interval_and_both_bots(capsys: Capture, tmp_path: Path) -> None:
    report = figures(capsys, tmp_path, "greedy", "random", "--games", "6")

    (pairing,) = report["pairings"]
    low, high = report["interval"]
    assert (report["game"], report["seats"], report["games"]) == ("tempus", 3, 6)
    assert low <= report["share"] <= high
    assert (pairing["share"], pairing["interval"]) == (report["share"], report["interval"])
    assert (pairing["bots"], pairing["seeds"], pairing["sprt"]) == (["greedy", "random"], 2, None)
    assert [one["bot"] for one in report["ratings"]] == ["greedy", "random"]


def test_many_bots_play_everybody_once_and_are_rated(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(FIRST)
    own = f"{tmp_path / 'mybot.py'}:First"

    report = figures(capsys, tmp_path, "tempus", own, "greedy", "random", "--games", "3")

    pairs = [one["bots"] for one in report["pairings"]]
    assert pairs == [[own, "greedy"], [own, "random"], ["greedy", "random"]]
    assert {one["bot"] for one in report["ratings"]} == {own, "greedy", "random"}
    assert "share" not in report


def test_the_figures_do_not_depend_on_the_number_of_processes(
    capsys: Capture, tmp_path: Path
) -> None:
    arguments = ("arena", "random", "random", "--seats", "3", "--games", "30", "--json")
    alone, together = (
        json.loads(aevum(capsys, *arguments, "--jobs", jobs, "--out", tmp_path / jobs).out)
        for jobs in ("1", "2")
    )

    assert alone.pop("seconds") and together.pop("seconds")
    assert alone == together


def test_a_command_that_was_stopped_goes_on_and_gives_what_it_would_have_given(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("random", "random", "--games", "60", "--seed", "5")
    whole = figures(capsys, tmp_path / "whole", *arguments)
    with stopped_after_each_unit(monkeypatch):
        stopped = arena(capsys, tmp_path / "stopped", *arguments)
    kept = (tmp_path / "stopped" / "results.jsonl").read_text()
    resumed = figures(capsys, tmp_path / "stopped", *arguments)

    assert (stopped.code, stopped.out) == (130, "")
    assert "The same command goes on." in stopped.err
    assert kept.count("\n") == 1
    assert (tmp_path / "stopped" / "results.jsonl").read_text().startswith(kept)
    assert resumed == whole


def test_a_sequential_test_says_what_was_accepted(capsys: Capture, tmp_path: Path) -> None:
    report = figures(capsys, tmp_path, "greedy", "random", "--games", "90", "--h1", "0.8")

    test = report["pairings"][0]["sprt"]
    assert test["h0"] == pytest.approx(1 / 3)
    assert (test["h1"], test["accepted"]) == (0.8, "h1")
    assert test["log_likelihood_ratio"] >= test["bounds"][1]
    assert report["games"] < 90


def test_a_test_without_a_verdict_is_undecided(capsys: Capture, tmp_path: Path) -> None:
    ended = arena(capsys, tmp_path, "random", "random", "--games", "3", "--h1", "0.4")

    assert ended.code == 0
    assert "| random against random | undecided |" in ended.out


def test_page_and_picture_are_written(capsys: Capture, tmp_path: Path) -> None:
    ended = arena(capsys, tmp_path, "greedy", "random", "--games", "6")

    page = (tmp_path / "arena.md").read_text()
    picture = (tmp_path / "pictures" / "arena.svg").read_text()
    assert ended.code == 0
    assert "| greedy | random | 6 | " in page
    assert "| greedy | random | 6 | " in ended.out
    assert "pictures/arena.svg" in page
    assert "</svg>" in picture


def test_without_matplotlib_the_page_has_no_picture(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "find_spec", lambda _name: None)

    ended = arena(capsys, tmp_path, "random", "random", "--games", "3")

    assert "svg" not in (tmp_path / "arena.md").read_text()
    assert "install matplotlib" in ended.err


def test_a_bot_of_ones_own_that_fails_has_lost_and_is_named(
    capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "mybot.py").write_text(FIRST.replace("glimpse.options[0]", "self.plan"))
    own = f"{tmp_path / 'mybot.py'}:First"

    ended = arena(capsys, tmp_path, own, "random", "--games", "3", "--seconds", "20")

    told = f"Lost by its own fault, game 0 against random: the agent '{own}' failed: AttributeError"
    assert ended.code == 0
    assert told in ended.out
    assert "| 0.0 % " in ended.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["greedy"], "name at least two bots"),
        (["tempus", "greedy"], "name at least two bots"),
        (["greedy", "clever"], "there is no bot 'clever'"),
        (["nobody.py:Nobody", "greedy"], "No such file or directory: 'nobody.py'"),
        (["greedy", "random", "--games", "0"], "0 games cannot be played"),
        (["greedy", "random", "--h0", "0.5"], "--h0 needs --h1"),
        (["greedy", "random", "--h1", "0.2"], "the hypotheses must be two shares"),
        (["greedy", "random", "--jobs", "-1"], "-1 processes cannot play"),
        (["greedy", "random", "--option", "map=square"], "option 'map' cannot be 'square'"),
        (["inner_sea", "greedy", "random", "--seats", "1"], "cannot be compared at one seat"),
        (["tempus", "greedy", "random", "--seats", "2"], "tempus is for 3 to 5 seats, not 2"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    capsys: Capture, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    ended = aevum(capsys, "arena", *arguments, "--out", tmp_path)

    assert sentence in ended.sentence()
    assert not (tmp_path / "results.jsonl").exists()


def test_whoever_has_no_ray_is_told_so(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.arena.on_ray.find_spec", lambda _name: None)

    ended = arena(capsys, tmp_path, "random", "greedy", "--ray", "auto")

    assert ended.sentence() == "Ray is not installed; it is an extra: pip install 'aevum[ray]'"
