"""Through the Ages at the terminal."""

import io
from pathlib import Path

import pytest

from aevum.cli.main import run
from aevum.record import Record

FIRST_CHOICES = ["1", "0"] * 900


def play(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str], *more: str) -> int:
    """Type lines into a game of two seats."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    seats = ("--seats", "2", "--seed", "5", "--bots", "random")
    return run(["play", "through_the_ages", "--text", *seats, "--folder", str(folder), *more])


@pytest.mark.parametrize(
    ("arguments", "word"),
    [(("--drawn", "--lang", "en"), "Age IV"), (("--plain", "--lang", "de"), "Zeitalter IV")],
)
def test_a_whole_game_is_played_by_numbers(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: tuple[str, ...],
    word: str,
) -> None:
    code = play(monkeypatch, tmp_path, FIRST_CHOICES, "--confirm", "never", *arguments)

    (file,) = tmp_path.glob("*.aevum")
    assert code == 0
    assert word in capsys.readouterr().out
    assert Record.read(file).replay(verify=True).is_over


def test_hand_tells_what_the_cards_of_the_row_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(monkeypatch, tmp_path, ["hand", "quit"], "--lang", "en", "--plain")

    shown = capsys.readouterr().out
    assert "\nPyramids: You have 1 more civil action.\n" in shown
    assert "Government: Despotism. Leader: none." in shown


def test_the_board_draws_the_row_with_its_costs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(monkeypatch, tmp_path, ["quit"], "--lang", "en", "--drawn")

    shown = capsys.readouterr().out
    assert "◆◆◆ " in shown
    assert "culture" in shown


def test_a_card_that_was_taken_can_be_put_back_while_nothing_is_revealed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(monkeypatch, tmp_path, ["1", "quit"], "--seats", "3", "--lang", "en", "--plain")
    play(monkeypatch, tmp_path / "other", ["1", "undo", "quit"], "--seats", "3", "--lang", "en")

    (kept,), (undone,) = tmp_path.glob("*.aevum"), (tmp_path / "other").glob("*.aevum")
    assert "Taken back." in capsys.readouterr().out
    assert Record.read(kept).moves[:-1] == Record.read(undone).moves
