"""Results are kept, a line for each unit, and what was kept is not played again."""

from pathlib import Path

import pytest

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew
from aevum.arena.crew import Unit as Work
from aevum.arena.kept import Kept
from aevum.arena.unit import Pairing, Played, Unit
from tests.arena.kit import paired, play, seed_won

PAIRING = paired()


class Idle(Crew[Played]):
    """Nobody plays."""

    def next_played(self) -> Played:
        """Refuse to play."""
        raise AssertionError("somebody was asked to play")


class Counting(Crew[Played]):
    """Count the units that were played."""

    def __init__(self) -> None:
        Crew.__init__(self)
        self.units: list[Work[Played]] = []

    def hand(self, unit: Work[Played]) -> None:
        """Write down the unit."""
        self.units.append(unit)
        Crew.hand(self, unit)


def keep(file: Path, *played: Played) -> None:
    """Write results."""
    kept = Kept(file)
    for one in played:
        kept.add(one)


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    once = play(Contest(PAIRING, 9), Crew(), file)

    again = play(Contest(PAIRING, 9), Idle(), file)

    assert again.shares == once.shares
    assert again.digest() == once.digest()


def test_a_longer_contest_goes_on_after_what_was_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play(Contest(PAIRING, 6), Crew(), file)
    crew = Counting()

    longer = play(Contest(PAIRING, 12), crew, file)
    whole = play(Contest(PAIRING, 12), Crew(), tmp_path / "other.jsonl")

    assert isinstance(crew.units[0], Unit)
    assert crew.units[0].first == 2
    assert longer.digest() == whole.digest()


def test_results_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "results.jsonl"
    played = seed_won(PAIRING, 5, 2, seconds=0.25)
    keep(file, played)

    assert list(Kept(file).played(PAIRING)) == [played]


@pytest.mark.parametrize(
    "other",
    [PAIRING._replace(engine="feed"), PAIRING._replace(tables="feed"), PAIRING._replace(seed=2)],
    ids=["engine", "tables", "seed"],
)
def test_results_of_another_engine_of_other_tables_or_seeds_do_not_count(
    tmp_path: Path, other: Pairing
) -> None:
    file = tmp_path / "results.jsonl"
    keep(file, seed_won(PAIRING, 0, 2))

    assert list(Kept(file).played(other)) == []


def test_a_last_line_that_was_broken_off_is_cut_away(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    keep(file, seed_won(PAIRING, 0, 2), seed_won(PAIRING, 1, 1))
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])

    kept = Kept(file)
    found = [played.unit.first for played in kept.played(PAIRING)]
    kept.add(seed_won(PAIRING, 1, 1))

    assert found == [0]
    assert file.read_bytes() == whole


@pytest.mark.parametrize("end", [b"Dear Sir", b'{"engine": "fe'])
def test_whoever_only_reads_cuts_nothing_away(tmp_path: Path, end: bytes) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(end)

    kept = Kept(file)

    assert list(kept.played(PAIRING)) == []
    assert file.read_bytes() == end


@pytest.mark.parametrize("line", [b"Dear Sir", b"[]", b"{}", b'{"engine": 1}', b"\x89PNG"])
def test_a_file_that_holds_something_else_is_refused_and_left_alone(
    tmp_path: Path, line: bytes
) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(line + b"\n")

    with pytest.raises(ValueError, match=r"line 1 of '.*letter.txt' is not a result"):
        Kept(file)

    assert file.read_bytes() == line + b"\n"
