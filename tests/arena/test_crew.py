"""Several processes give what one gives, even if one of them is killed."""

import os
import signal
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew, Processes, crew_of
from aevum.arena.unit import Played, Unit, play_unit
from tests.arena.kit import paired, play


class Mortal(NamedTuple):
    """A unit whose process is killed as soon as it has played; once only, if it is scared."""

    unit: Any
    mark: Path
    is_scared: bool

    def play(self) -> Played:
        """Play the unit, and be killed."""
        played: Played = self.unit.play()
        if not (self.is_scared and self.mark.exists()):
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return played

    def title(self) -> str:
        """Say what it is."""
        return str(self.unit.title())


class Endangered(Processes[Played]):
    """Processes that are given mortal units."""

    def __init__(self, mark: Path, *, is_scared: bool) -> None:
        Processes.__init__(self, 2)
        self.danger = (mark, is_scared)

    def hand(self, unit: Any) -> None:
        """Make a unit mortal, and hand it out; one that comes back is mortal already."""
        Processes.hand(self, unit if isinstance(unit, Mortal) else Mortal(unit, *self.danger))


def test_processes_give_what_one_process_gives(tmp_path: Path) -> None:
    alone, together = (
        play(Contest(paired(), 24), crew_of(jobs), tmp_path / f"{jobs}.jsonl") for jobs in (1, 3)
    )

    assert together.shares == alone.shares
    assert together.digest() == alone.digest()


def test_a_unit_whose_process_is_killed_is_played_by_another(tmp_path: Path) -> None:
    crew = Endangered(tmp_path / "mark", is_scared=True)
    killed = play(Contest(paired(), 12), crew, tmp_path / "killed.jsonl")

    assert (tmp_path / "mark").exists()
    alone = play(Contest(paired(), 12), Crew(), tmp_path / "alone.jsonl")

    assert len(killed.shares) == 4
    assert killed.errors == []
    assert killed.digest() == alone.digest()


def test_a_unit_that_kills_whoever_plays_it_ends_the_contest(tmp_path: Path) -> None:
    crew = Endangered(tmp_path / "mark", is_scared=False)

    with pytest.raises(ValueError, match=r"3 processes died while they played random against"):
        play(Contest(paired(), 3), crew, tmp_path / "results.jsonl")


def test_a_process_that_refuses_a_unit_says_why(tmp_path: Path) -> None:
    foreign = paired()._replace(engine="feed0123")

    with pytest.raises(ValueError, match="other engine was refused"):
        play(Contest(foreign, 3), Processes(2), tmp_path / "results.jsonl")


def test_nobody_is_left_when_the_crew_is_let_go() -> None:
    crew = Processes[Played](2)
    crew.hand(Unit(paired(), 0, 1))
    crew.hand(Unit(paired(), 1, 100_000))
    processes = [hand.process for hand in crew.hands]

    played = crew.next_played()
    crew.close()

    assert played.outcomes == play_unit(played.unit).outcomes
    assert [process.is_alive() for process in processes] == [False, False]


def test_less_than_no_processes_are_refused() -> None:
    with pytest.raises(ValueError, match="-1 processes cannot play"):
        crew_of(-1)
