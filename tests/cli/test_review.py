"""`aevum review` tells what decided a recorded game; `aevum coach` measures what it needs."""

import json
from pathlib import Path

import pytest

from tests.cli.run import aevum
from tests.coach.games import finished

Capture = pytest.CaptureFixture[str]


def test_a_recorded_game_is_reviewed_in_german_and_in_json(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.aevum"
    finished("tempus", 3, 4).write(file)

    told = aevum(capsys, "review", file, "--lang", "de")
    counted = json.loads(aevum(capsys, "review", file, "--json", "--lang", "en").out)

    assert told.code == 0
    assert "Wendepunkte" in told.out
    assert "Gespielt: " in told.out
    assert counted["game"] == "tempus"
    assert sum(one["is_slip"] for one in counted["turning_points"]) > 0
    assert all(len(point["chances"]) == 3 for point in counted["chances"])


def test_a_game_that_is_not_over_is_not_reviewed(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.aevum"
    finished("tempus", 3, 4).upto(20).write(file)

    assert "not over" in aevum(capsys, "review", file).sentence()


def test_measuring_is_repeated_to_the_last_bit(capsys: Capture, tmp_path: Path) -> None:
    wish = ("coach", "tempus", "--seats", "3", "--games", "3", "--seed", "5")
    one, two = tmp_path / "one.json", tmp_path / "two.json"

    first = aevum(capsys, *wish, "--jobs", "1", "--out", one)
    again = aevum(capsys, *wish, "--jobs", "2", "--out", two)

    assert (first.code, again.code) == (0, 0)
    assert one.read_bytes() == two.read_bytes()
    assert json.loads(one.read_text())["command"] == "aevum " + " ".join(wish)


def test_too_few_games_are_not_measured(capsys: Capture) -> None:
    assert "too few" in aevum(capsys, "coach", "tempus", "--games", "2").sentence()
