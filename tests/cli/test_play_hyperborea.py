"""Hyperborea at the terminal."""

import io
from pathlib import Path

import pytest

from aevum.cli.main import run
from aevum.record import Record
from tests.cli.scripts import whole_game


def play(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str], *more: str) -> int:
    """Type lines into a game of two people."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    seats = ("--seats", "2", "--seed", "5", "--people", "1,2", "--option", "game_length=short")
    return run(["play", "hyperborea", "--text", *seats, "--folder", str(folder), *more])


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--drawn", "--lang", "en"), "The end of the game has been triggered."),
        (("--plain", "--lang", "de"), "Das Ende des Spiels ist ausgelöst."),
    ],
)
def test_a_whole_game_is_played_by_two_people(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: tuple[str, ...],
    word: str,
) -> None:
    lines = whole_game("hyperborea", 2, 5, {"game_length": "short"})

    code = play(monkeypatch, tmp_path, lines, *arguments)

    (file,) = tmp_path.glob("*.aevum")
    assert code == 0
    assert word in capsys.readouterr().out
    assert Record.read(file).replay(verify=True).is_over


def first_turn(monkeypatch: pytest.MonkeyPatch, folder: Path, *more: str) -> int:
    """Play the set-up and stop in the first turn, with what else is typed there."""
    lines = whole_game("hyperborea", 2, 5, {"game_length": "short"})
    return play(monkeypatch, folder, [*lines[:20], *more, "quit"], "--lang", "en", "--drawn")


def test_a_hex_shows_its_terrain_its_sites_and_who_stands_on_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first_turn(monkeypatch, tmp_path)

    shown = capsys.readouterr().out
    assert "D  desert" in shown
    assert "⌂" in shown
    assert "●3" in shown


def test_hand_tells_the_own_sets_and_the_technologies_on_offer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first_turn(monkeypatch, tmp_path, "hand")

    shown = capsys.readouterr().out
    assert "Exploration, set 1: spaces green, any; cubes: none. Effect: 2 movement points." in shown
    assert shown.count("On offer: ") == 8


def test_sources_tells_what_is_reconstructed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first_turn(monkeypatch, tmp_path, "sources")

    assert "reconstructed" in capsys.readouterr().out
