"""`aevum fuzz`: games under the laws, and a record of what broke."""

import json
from pathlib import Path
from random import Random

import pytest

from aevum.cli.fuzz import Run, any_options
from aevum.kernel.state import State
from aevum.record import Record
from tests.cli.run import aevum
from tests.toy import TOY, ToyGame, table

Capture = pytest.CaptureFixture[str]


class Careless(ToyGame):
    """A toy game that finds fault with the second prize that is won."""

    def broken_invariant(self, state: State) -> str:
        """Miss a card once two prizes are won."""
        return "a card is lost" if sum(len(p.won) for p in table(state).players) == 2 else ""


def test_a_run_reports_games_decisions_and_checks(capsys: Capture, tmp_path: Path) -> None:
    ended = aevum(capsys, "fuzz", "tempus", "--seconds", "0", "--seed", "1", "--out", tmp_path)

    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("tempus, from seed 1: 1 games, ")
    assert ended.out.endswith("checks of laws; no broken law\n")
    assert list(tmp_path.iterdir()) == []


def test_json_is_one_object_and_nothing_else(capsys: Capture) -> None:
    ended = aevum(capsys, "fuzz", "tempus", "--seconds", "0", "--seats", "3", "--json")

    report = json.loads(ended.out)
    assert (ended.code, ended.err) == (0, "")
    assert (report["game"], report["seats"], report["games"]) == ("tempus", 3, 1)
    assert report["checks"] > report["decisions"] > report["sets"] > 0
    assert report["broken"] is None


def test_a_file_in_place_of_the_folder_is_refused(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    sentence = aevum(capsys, "fuzz", "tempus", "--out", tmp_path / "file").sentence()

    assert sentence == f"--out: '{tmp_path / 'file'}' is not a folder to write into"


def test_games_are_played_with_every_number_of_seats_and_every_choice() -> None:
    random = Random(1)

    chosen = [any_options(TOY, random) for _ in range(50)]

    for name, option in TOY.options.items():
        assert {options[name] for options in chosen} == set(option.choices)


def test_a_broken_law_is_named_and_leaves_a_record_that_replays(tmp_path: Path) -> None:
    run = Run(Careless(), None, 1)
    while run.play_one():
        pass

    run.keep(tmp_path)

    assert run.sentences()[1:] == [
        "broken law: things are conserved: a card is lost",
        f"record: {run.file}",
    ]
    assert run.file is not None
    again = Record.read(run.file, lambda _name: TOY)
    assert sum(len(p.won) for p in table(again.replay(verify=True)).players) == 2


def test_a_broken_law_is_part_of_the_report(tmp_path: Path) -> None:
    run = Run(Careless(), 3, 1)
    while run.play_one():
        pass

    run.keep(tmp_path)

    assert run.report()["broken"] == {
        "law": "things are conserved",
        "detail": "a card is lost",
        "record": str(run.file),
    }


def test_equal_seeds_play_equal_games() -> None:
    one, other = Run(TOY, None, 7), Run(TOY, None, 7)

    played = [run.play_one() for run in (one, other)]

    assert played == [True, True]
    assert one.record is not None
    assert other.record is not None
    assert one.record.format() == other.record.format()
