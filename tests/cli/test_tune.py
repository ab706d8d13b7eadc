"""`aevum tune`: the same command gives the same table, also if it was stopped."""

import json
from pathlib import Path

import pytest

from aevum.cli.main import INTERRUPTED
from aevum.games import game as game_named
from aevum.tuning import tune as tuning
from aevum.tuning.trial import Trial, play_trial
from tests.cli.run import Ended, aevum

Capture = pytest.CaptureFixture[str]
SHORT = ("--seats", "3", "--games", "6", "--batch", "2", "--seed", "7", "--bot", "easy")


def tune(capsys: Capture, folder: Path, *arguments: str) -> Ended:
    """Tune Tempus for a few games."""
    places = ("--out", folder / "weights.json", "--kept", folder)
    return aevum(capsys, "tune", "tempus", *SHORT, *places, *(arguments or ("--jobs", "1")))


def test_a_short_tuning_is_repeated_to_the_last_bit(capsys: Capture, tmp_path: Path) -> None:
    first = tune(capsys, tmp_path / "one")
    again = tune(capsys, tmp_path / "two", "--jobs", "2")

    table = (tmp_path / "one" / "weights.json").read_bytes()
    assert (first.code, again.code, first.err) == (0, 0, "")
    assert (tmp_path / "two" / "weights.json").read_bytes() == table
    told = json.loads(table)
    assert told["command"] == "aevum tune tempus " + " ".join(SHORT)
    assert (told["games"], told["seeds"]) == (6, [7 << 32, (7 << 32) + 2])
    assert told["weights"] != told["start"]


def test_a_tuning_that_was_stopped_goes_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def stop_in_the_third_round(trial: Trial) -> int:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(trial.seed)
        return play_trial(trial)

    def note_and_play(trial: Trial) -> int:
        played.append(trial.seed)
        return play_trial(trial)

    tune(capsys, tmp_path / "whole")
    with monkeypatch.context() as patch:
        patch.setattr(tuning, "play_trial", stop_in_the_third_round)
        stopped = tune(capsys, tmp_path / "stopped")
    has_table = (tmp_path / "stopped" / "weights.json").exists()
    monkeypatch.setattr(tuning, "play_trial", note_and_play)
    tune(capsys, tmp_path / "stopped")

    assert stopped.code == INTERRUPTED
    assert not has_table
    assert len(played) == 3
    assert (tmp_path / "stopped" / "weights.json").read_bytes() == (
        tmp_path / "whole" / "weights.json"
    ).read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["tempus", "--batch", "3"], "every seed is played twice, so --batch is an even number"),
        (["tempus", "--batch", "0"], "every seed is played twice, so --batch is an even number"),
        (["tempus", "--batch", "-2"], "every seed is played twice, so --batch is an even number"),
        (["tempus", "--step", "0"], "--step has to be at least 1 percent"),
        (["tempus", "--step", "-5"], "--step has to be at least 1 percent"),
        (["tempus", "--games", "2"], "--games has to be at least --batch"),
        (["tempus", "--seats", "9"], "tempus is for 3 to 5 seats, not 9"),
    ],
)
def test_a_tuning_that_cannot_be_played_is_refused(
    capsys: Capture, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    ended = aevum(capsys, "tune", *arguments, "--kept", tmp_path)

    assert sentence in ended.sentence()
    assert list(tmp_path.iterdir()) == []


def test_a_judgement_without_weights_is_not_tuned(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_named("hyperborea")
    monkeypatch.setattr(type(game), "judgements", {1: game.judgements[1]})

    ended = aevum(capsys, "tune", "hyperborea", "--kept", tmp_path)

    assert ended.code == 2
    assert "the judgement of hyperborea has no weights that can be tuned" in ended.err
