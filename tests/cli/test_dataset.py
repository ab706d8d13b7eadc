"""`aevum dataset`: what it prints, and that it can be stopped."""

import json
from pathlib import Path

import pytest

from aevum.selfplay.folder import Dataset
from aevum.selfplay.shard import ShardPlayed
from tests.cli.run import Ended, aevum

Capture = pytest.CaptureFixture[str]


def dataset(capsys: Capture, out: Path, *arguments: str) -> Ended:
    """Make a small dataset."""
    usual = ("--seats", "3", "--bots", "random", "--games", "4", "--shard", "2", "--jobs", "1")
    return aevum(capsys, "dataset", "tempus", *usual, "--out", out, *arguments)


def test_the_digest_is_that_of_the_simulation(capsys: Capture, tmp_path: Path) -> None:
    made = json.loads(dataset(capsys, tmp_path, "--json").out)
    simulated = aevum(capsys, "simulate", "tempus", "--seats", "3", "--games", "4", "--json")

    assert made["digest"] == json.loads(simulated.out)["digest"]
    assert (made["files"], made["errors"]) == (2, 0)


def test_a_command_that_was_stopped_goes_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Dataset.keep

    def keep_and_stop(made: Dataset, played: ShardPlayed, _tell: object) -> None:
        keep(made, played, lambda _games: None)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Dataset, "keep", keep_and_stop)
        stopped = dataset(capsys, tmp_path)
    kept = len(list(tmp_path.glob("games-*")))
    resumed = dataset(capsys, tmp_path)

    assert stopped.code == 130
    assert "The same command goes on." in stopped.err
    assert kept == 1
    assert "decisions of 4 games in 2 files" in resumed.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "a dataset has at least 1 game"),
        (["--shard", "0"], "a dataset has at least 1 game, and a shard too"),
        (["--bots", "clever"], "there is no bot 'clever'"),
        (["--seats", "2"], "tempus is for 3 to 5 seats, not 2"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_sentence(
    capsys: Capture, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    assert sentence in dataset(capsys, tmp_path / "new", *arguments).sentence()
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("about", [b"{", b"\x89PNG\n", b"[" * 100_000])
def test_a_folder_whose_account_of_itself_is_damaged_is_refused_by_name(
    capsys: Capture, tmp_path: Path, about: bytes
) -> None:
    damaged = tmp_path / "_about.json"
    damaged.write_bytes(about)

    sentence = dataset(capsys, tmp_path).sentence()

    assert sentence == f"'{damaged}' is damaged; choose another folder"
    assert damaged.read_bytes() == about
