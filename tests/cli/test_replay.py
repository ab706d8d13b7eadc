"""`aevum replay`: the course of a game, and whether it still happens."""

import json
from pathlib import Path
from random import Random

import pytest

from aevum.record import Record
from aevum.record.sitters import Sitter
from tests.cli.run import aevum

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def whole() -> Record:
    """Play a whole game of Tempus."""
    record, random = Record.begin("tempus", 3, 5, {"map": "fixed"}), Random(5)
    while not record.state.is_over:
        record.play(random.choice(record.state.legal()))
    return record


@pytest.fixture
def file(whole: Record, tmp_path: Path) -> Path:
    """Keep the whole game in a file."""
    whole.write(tmp_path / "game.rec")
    return tmp_path / "game.rec"


def test_a_verified_record_says_how_many_actions_it_has(
    capsys: Capture, file: Path, whole: Record
) -> None:
    ended = aevum(capsys, "replay", file, "--verify")

    assert ended == (0, f"verified: {len(whole.moves)} actions\n", "")


def test_verifying_names_the_first_action_that_departs(capsys: Capture, file: Path) -> None:
    lines = file.read_text().splitlines()
    start = lines.index("") + 1
    lines[start + 41] = lines[start + 41][:-4] + "0000"
    file.write_text("\n".join(lines) + "\n")

    sentence = aevum(capsys, "replay", file, "--verify").sentence()

    assert sentence.startswith(f"line {start + 42}: action 42, '")
    assert "departs from the record: expected #0000, got #" in sentence


def test_the_course_names_who_sat_where(capsys: Capture, whole: Record, tmp_path: Path) -> None:
    record = whole.upto(len(whole.moves))
    record.scores = whole.scores
    record.sitters = [Sitter(name="Ada"), Sitter("greedy", "Hal"), Sitter("random")]
    record.write(tmp_path / "named.aevum")

    told = aevum(capsys, "replay", tmp_path / "named.aevum", "--lang", "en").out
    report = json.loads(aevum(capsys, "replay", tmp_path / "named.aevum", "--json").out)

    assert "seat 1 bot greedy Hal" in told.partition("\n\n")[0]
    course = told.partition("\n\n")[2]
    assert all(name in course for name in ("Ada", "Hal", "Player 3"))
    assert "Player 1" not in course
    assert report["sitters"][1] == {"bot": "greedy", "name": "Hal"}
    assert any("Ada" in line for line in report["course"])


@pytest.mark.parametrize(("lang", "points"), [("en", "points"), ("de", "Punkte")])
def test_the_course_is_told_in_both_languages(
    capsys: Capture, file: Path, whole: Record, lang: str, points: str
) -> None:
    ended = aevum(capsys, "replay", file, "--lang", lang)

    head, _, rest = ended.out.partition("\n\n")
    course, _, end = rest.rpartition("\n\n")
    assert ended.code == 0
    assert head.splitlines() == whole.head()[:-1]
    assert len(course.splitlines()) == len(whole.state.journal or [])
    assert points in end
    assert len(end.splitlines()) == 2 * whole.seats + 1


def test_the_points_of_a_seat_are_told_by_their_parts(
    capsys: Capture, file: Path, whole: Record
) -> None:
    end = aevum(capsys, "replay", file, "--lang", "en").out.rpartition("\n\n")[2].splitlines()

    for seat, parts in enumerate(end[1 : 2 * whole.seats : 2]):
        told = [int(part.rpartition(": ")[2]) for part in parts.split(", ")]
        assert told == [part.points[seat] for part in whole.game.breakdown(whole.state)]


def test_an_open_game_ends_with_the_open_question(
    capsys: Capture, whole: Record, tmp_path: Path
) -> None:
    record = Record.begin("tempus", 3, 5, {"map": "fixed"})
    for move in whole.moves[:30]:
        record.play(move.text)
    record.write(tmp_path / "open.rec")

    ended = aevum(capsys, "replay", tmp_path / "open.rec", "--lang", "en")

    assert ended.code == 0
    assert "wins" not in ended.out.splitlines()[-1]


def test_json_is_one_object_and_nothing_else(capsys: Capture, file: Path, whole: Record) -> None:
    ended = aevum(capsys, "replay", file, "--json", "--verify")

    report = json.loads(ended.out)
    assert (report["game"], report["seats"], report["seed"]) == ("tempus", 3, 5)
    assert report["actions"] == len(whole.moves)
    assert report["scores"] == whole.scores
    assert report["winners"] == whole.game.winners(whole.state)
    assert report["options"]["map"] == "fixed"
    assert report["verified"] is True
    assert report["over"] is True
    assert len(report["course"]) == len(whole.state.journal or [])


def test_a_missing_file_is_refused(capsys: Capture, tmp_path: Path) -> None:
    sentence = aevum(capsys, "replay", tmp_path / "none.rec").sentence()

    assert sentence == f"cannot read '{tmp_path / 'none.rec'}': No such file or directory"


def test_a_folder_is_refused(capsys: Capture, tmp_path: Path) -> None:
    assert "Is a directory" in aevum(capsys, "replay", tmp_path).sentence()


def test_a_cut_off_file_is_refused_with_its_line(capsys: Capture, file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:57]) + "\n")

    sentence = aevum(capsys, "replay", file).sentence()

    assert sentence == "line 57: the record is cut off after this line"


def test_an_unknown_language_is_refused(capsys: Capture, file: Path) -> None:
    sentence = aevum(capsys, "replay", file, "--lang", "la").sentence()

    assert sentence == "there is no language 'la'; the languages are: de, en"
