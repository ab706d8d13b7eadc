"""`aevum ladder`: the page of all games, by one command that can be stopped."""

import json
from pathlib import Path

import pytest

from aevum.arena.entrants import Entrant
from aevum.arena.ladder import RUNGS, YARDSTICK, Rungs, seat_counts
from aevum.arena.unit import ENGINES
from aevum.cli.ladder import read_places, read_rungs
from tests.arena.kit import stopped_after_each_unit
from tests.cli.run import Ended, aevum

Capture = pytest.CaptureFixture[str]
GAMES = ("--game", "tempus", "--seats", "3", "--seats", "4", "--games", "3", "--quick-games", "5")
QUICK = "greedy:samples=1,bound=4"


def ladder(capsys: Capture, folder: Path, *arguments: str) -> Ended:
    """Write a small ladder into a folder."""
    places = ("--out", folder, "--results", folder / "ladder.jsonl")
    bots = arguments or ("random", QUICK, "--yardstick", "none")
    return aevum(capsys, "ladder", *bots, *GAMES, "--jobs", "1", *places)


def test_each_bot_challenges_the_one_below_it_and_all_the_yardstick() -> None:
    low, middle, high = (Entrant(name) for name in ("low", "middle", "high"))

    assert Rungs((low, middle, high)).pairs() == [(middle, low), (high, middle)]
    assert Rungs((low, middle, high), low).pairs() == [(middle, low), (high, middle), (high, low)]


def test_the_bots_of_the_ladder_are_there() -> None:
    assert read_rungs(list(RUNGS), YARDSTICK).pairs()[:4] == [
        (Entrant("easy"), Entrant("random")),
        (Entrant("medium"), Entrant("easy")),
        (Entrant("hard"), Entrant("medium")),
        (Entrant("strong"), Entrant("hard")),
    ]


def test_every_game_is_played_with_every_number_of_seats_at_which_there_is_a_rival() -> None:
    assert seat_counts("tempus") == [3, 4, 5]
    assert seat_counts("inner_sea") == [2, 3, 4, 5, 6]
    assert read_places(["tempus", "inner_sea"], [2, 5]) == [
        ("tempus", 5),
        ("inner_sea", 2),
        ("inner_sea", 5),
    ]


def test_the_page_has_shares_and_ratings_for_each_number_of_seats(
    capsys: Capture, tmp_path: Path
) -> None:
    ended = ladder(capsys, tmp_path)

    page = (tmp_path / "ladder.md").read_text()
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("Written: ")
    assert "| contest | 3 seats, fair 33.3 % | 4 seats, fair 25.0 % |" in page
    assert f"| {QUICK} against random | " in page
    assert "%), 6 | " in page  # two seeds of three games are at least five
    assert "%), 8 |" in page
    assert (tmp_path / "pictures" / "ladder-tempus.svg").is_file()


def test_a_ladder_that_was_stopped_goes_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stopped_after_each_unit(monkeypatch):
        stops = [ladder(capsys, tmp_path / "stopped").code for _ in range(3)]
    has_page = (tmp_path / "stopped" / "ladder.md").exists()
    ladder(capsys, tmp_path / "stopped")
    ladder(capsys, tmp_path / "whole")

    assert stops == [130] * 3
    assert not has_page
    assert (tmp_path / "stopped" / "ladder.md").read_text() == (
        tmp_path / "whole" / "ladder.md"
    ).read_text()


def test_json_holds_all_places(capsys: Capture, tmp_path: Path) -> None:
    ended = ladder(capsys, tmp_path, "random", QUICK, "--yardstick", "random", "--json")

    report = json.loads(ended.out)
    assert [(one["game"], one["seats"]) for one in report["ladder"]] == [
        ("tempus", 3),
        ("tempus", 4),
    ]
    assert [one["bots"] for one in report["ladder"][0]["pairings"]] == [[QUICK, "random"]]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["random"], "name at least two different bots"),
        (["random", "random"], "name at least two different bots"),
        (["random", "clever"], "there is no bot 'clever'"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--seats", "9"], "none of the games is for that number of seats"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(
    capsys: Capture, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    ended = aevum(capsys, "ladder", *arguments, "--out", tmp_path)

    assert sentence in ended.sentence()


def test_a_column_stays_on_the_page_when_others_are_played_later(
    capsys: Capture, tmp_path: Path
) -> None:
    for seats in ("3", "4"):
        places = ("--game", "tempus", "--seats", seats, "--games", "3", "--quick-games", "3")
        files = ("--out", tmp_path, "--results", tmp_path / "ladder.jsonl", "--jobs", "1")
        aevum(capsys, "ladder", "random", QUICK, "--yardstick", "none", *places, *files)

    page = (tmp_path / "ladder.md").read_text()
    assert "| contest | 3 seats, fair 33.3 % | 4 seats, fair 25.0 % |" in page
    assert "Not played to the end yet: hyperborea at 2, " in page
    assert "tempus at 5, " in page
    assert "tempus at 4" not in page


def test_a_column_names_its_engine_and_gives_way_to_the_present_one(
    capsys: Capture, tmp_path: Path
) -> None:
    ladder(capsys, tmp_path)
    results = tmp_path / "ladder.jsonl"
    of_now = ENGINES["tempus"]
    results.write_text(results.read_text().replace(of_now, "before"))
    shorter = ("--game", "tempus", "--seats", "3", "--games", "3", "--quick-games", "5")
    files = ("--out", tmp_path, "--results", results, "--jobs", "1")
    aevum(capsys, "ladder", "random", QUICK, "--yardstick", "none", *shorter, *files)

    assert f"| engine | {of_now} | before |" in (tmp_path / "ladder.md").read_text()
