"""Datasets: a row for each decision, the same whoever makes them, and gone on with when stopped."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import aevum
from aevum.arena.crew import Crew, Processes
from aevum.arena.unit import ForeignEngine
from aevum.bots.series import Series
from aevum.bots.tally import Tally
from aevum.games.common.language import layout_of, tensor_of
from aevum.kernel.action import pack
from aevum.selfplay import shard
from aevum.selfplay.folder import Dataset
from aevum.selfplay.shard import Shard, ShardPlayed

GAMES = 5


def series(name: str = "tempus", seed: int = 3) -> Series:
    """Set up games of three bots that take anything."""
    return Series(aevum.game(name), 3, ["random"], seed, {})


def made(folder: Path, crew: Crew[ShardPlayed] | None = None, name: str = "tempus") -> Dataset:
    """Make a small dataset of three files."""
    crew = crew or Crew()
    dataset = Dataset(series(name), GAMES, 2, folder)
    dataset.open()
    try:
        dataset.play(crew, lambda _games: None)
    finally:
        crew.close()
    return dataset


def files(folder: Path) -> dict[str, bytes]:
    """Read all files of a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def rows(folder: Path) -> list[dict[str, Any]]:
    """Read all rows of a dataset."""
    found: list[dict[str, Any]] = pq.read_table(folder).to_pylist()
    return found


@pytest.mark.parametrize("name", aevum.game_names())
def test_every_row_tells_what_was_known_offered_chosen_and_won(tmp_path: Path, name: str) -> None:
    made(tmp_path, name=name)
    told = iter(rows(tmp_path))
    rules, games = aevum.game(name), series(name)
    tensor, layout = tensor_of(rules), layout_of(rules)

    for number in range(GAMES):
        actions: list[int] = []
        outcome = games.play(number, actions)
        state = rules.new(3, games.game_seed(number), {})
        for ply, action in enumerate(actions):
            offered = state.legal()
            if len(offered) > 1:
                row = next(told)
                seat = state.asked
                share = (seat in outcome.winners) / max(1, len(outcome.winners)) - 1 / 3
                assert (row["game"], row["ply"], row["seat"]) == (number, ply, seat)
                assert [pack(*slot) for slot in row["slots"]] == offered
                assert offered[row["choice"]] == action
                assert row["score"] == outcome.scores[seat]
                assert row["result"] == pytest.approx(share)
                assert layout is None or row["options"] == layout.flats(offered)
                seen: list[int] = []
                if tensor is not None:
                    tensor.write(state, seat, seen)
                assert row.get("tensor", []) == seen
            state.apply(action)

    assert next(told, None) is None


def test_the_games_are_those_of_a_simulation(tmp_path: Path) -> None:
    dataset = made(tmp_path)
    tally = Tally(series(), GAMES)
    for number in range(GAMES):
        tally.add(series().play(number))

    assert dataset.digest() == tally.digest()
    assert dataset.rows() == len(rows(tmp_path))
    assert dataset.errors() == {}


def test_processes_make_the_same_files(tmp_path: Path) -> None:
    made(tmp_path / "alone")
    made(tmp_path / "together", Processes(2))

    alone, together = files(tmp_path / "alone"), files(tmp_path / "together")
    assert alone == together
    assert list(alone) == ["_about.json", *(f"games-0000000{first}.parquet" for first in (0, 2, 4))]


def test_files_that_are_missing_or_broken_off_are_made_and_no_others(tmp_path: Path) -> None:
    whole = made(tmp_path)
    before = files(tmp_path)
    (tmp_path / "games-00000000.parquet").unlink()
    (tmp_path / "games-00000002.parquet").write_bytes(before["games-00000002.parquet"][:-99])
    (tmp_path / "_games-00000000.parquet").write_bytes(b"half")
    crew = Counting()

    again = made(tmp_path, crew)

    assert crew.handed == [0, 2]
    assert files(tmp_path) == before
    assert (again.digest(), again.rows()) == (whole.digest(), whole.rows())


class Counting(Crew[ShardPlayed]):
    """Write down which shards are made."""

    def __init__(self) -> None:
        Crew.__init__(self)
        self.handed: list[int] = []

    def next_played(self) -> ShardPlayed:
        """Make one."""
        played = Crew.next_played(self)
        self.handed.append(played.first)
        return played


def test_a_folder_with_another_dataset_or_something_else_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path / "one")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "letter.txt").write_text("Dear Sir")

    with pytest.raises(ValueError, match="has another dataset"):
        Dataset(series(seed=4), GAMES, 2, tmp_path / "one").open()
    with pytest.raises(ValueError, match="has something else"):
        Dataset(series(), GAMES, 2, tmp_path / "two").open()
    assert (tmp_path / "two" / "letter.txt").read_text() == "Dear Sir"


def test_a_game_that_failed_has_no_rows_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = aevum.game("tempus")
    monkeypatch.setattr(type(rules), "most_decisions", 10)

    dataset = made(tmp_path)

    assert len(dataset.errors()) == GAMES
    assert "the game does not end" in dataset.errors()["0"]
    assert dataset.rows() == 0


def test_the_folder_tells_what_the_numbers_mean(tmp_path: Path) -> None:
    made(tmp_path)

    about = json.loads((tmp_path / "_about.json").read_text())
    tensor = tensor_of(aevum.game("tempus"))
    assert tensor is not None
    last = about["tensor"][-1]
    assert last["offset"] + last["rows"] * len(last["columns"]) == tensor.LENGTH
    assert (about["game"], about["seats"], about["bots"]) == ("tempus", 3, ["random"] * 3)


def test_a_shard_of_another_engine_is_refused(tmp_path: Path) -> None:
    own = Dataset(series(), GAMES, 2, tmp_path).shards()[0]

    with pytest.raises(ForeignEngine, match="other engine was refused"):
        Shard("feed0123", *own[1:]).play()


def test_whoever_has_no_pyarrow_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard, "find_spec", lambda _name: None)

    with pytest.raises(ValueError, match="pyarrow is not installed"):
        made(tmp_path)
