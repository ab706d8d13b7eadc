"""The Inner Sea at the terminal."""

import io
from pathlib import Path

import pytest

from aevum.cli.main import run
from aevum.record import Record
from tests.cli.scripts import whole_game


def play(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str], *more: str) -> int:
    """Type lines into a game of two people over one epoch."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    seats = ("--seats", "2", "--seed", "5", "--people", "1,2", "--option", "epochs=1")
    return run(["play", "inner_sea", "--text", *seats, "--folder", str(folder), *more])


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--drawn", "--lang", "en"), "Reckoning Phase"),
        (("--plain", "--lang", "de"), "Scheiben in der Bereitschaft"),
    ],
)
def test_a_whole_game_is_played_by_two_people(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: tuple[str, ...],
    word: str,
) -> None:
    lines = whole_game("inner_sea", 2, 5, {"epochs": 1})

    code = play(monkeypatch, tmp_path, [*lines[:3], "players", *lines[3:]], *arguments)

    (file,) = tmp_path.glob("*.aevum")
    assert code == 0
    assert word in capsys.readouterr().out
    assert Record.read(file).replay(verify=True).is_over


def first_turn(monkeypatch: pytest.MonkeyPatch, folder: Path, *more: str) -> None:
    """Stop in the first turn, after what else is typed there."""
    play(monkeypatch, folder, ["", *more, "quit"], "--lang", "en", "--drawn")


def test_an_area_shows_its_disks_in_its_region(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first_turn(monkeypatch, tmp_path)

    shown = capsys.readouterr().out
    assert "Eastern seas" in shown
    assert "●2" in shown
    assert "■2" in shown


def test_hand_tells_what_the_own_cards_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first_turn(monkeypatch, tmp_path, "hand")

    shown = capsys.readouterr().out
    hand = next(line for line in shown.splitlines() if line.startswith("Hand of "))
    first = hand.partition(": ")[2].partition(",")[0].rstrip(".")
    assert f"\n{first}: " in shown


def test_sources_tells_what_is_reconstructed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first_turn(monkeypatch, tmp_path, "sources")

    assert "reconstructed" in capsys.readouterr().out
