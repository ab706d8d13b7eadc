"""Work on a Ray whose worker is killed gives what it gives in one process, with nothing lost."""

import os
import signal
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew, Unit
from aevum.arena.entrants import Entrant
from aevum.arena.kept import Kept
from aevum.arena.on_ray import RayCrew
from aevum.arena.running import play_all
from aevum.arena.simulated import CrewWorkers
from aevum.arena.suite import suite_of
from aevum.arena.unit import ForeignEngine
from aevum.bots.series import Series
from aevum.bots.tally import Tally
from aevum.games import game
from aevum.selfplay.folder import Dataset
from tests.arena.kit import paired

pytestmark = [
    pytest.mark.costly,
    # What Ray warns of is not ours.
    pytest.mark.filterwarnings("ignore"),
]

TWO_WORKERS = '{"CPU": 2}'


class Mortal(NamedTuple):
    """A unit whose worker is killed at its end where a mark lies, so that its work is lost."""

    unit: Any
    mark: Path

    def play(self) -> Any:
        """Carry it out; take the mark away and be killed."""
        played = self.unit.play()
        if self.mark.exists():
            self.mark.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return played

    def title(self) -> str:
        """Say what it is."""
        return str(self.unit.title())


class Marking(RayCrew[Any]):
    """Lays one mark, after the first unit that comes back: whoever finds it is killed."""

    unit_seconds = 0.0

    def __init__(self) -> None:
        RayCrew.__init__(self, "local")
        self.mark = Path()
        self.is_laid = False

    def begin(self, mark: Path) -> None:
        """Begin work in which a worker is to be killed."""
        self.mark = mark
        self.is_laid = False

    def hand(self, unit: Unit[Any]) -> None:
        """Make a unit mortal."""
        RayCrew.hand(self, Mortal(unit, self.mark))

    def next_played(self) -> Any:
        """Wait for a unit, and lay the mark."""
        played = RayCrew.next_played(self)
        if not self.is_laid:
            self.mark.touch()
            self.is_laid = True
        return played


@pytest.fixture(scope="module")
def ray() -> Iterator[Marking]:
    """Start a Ray with two workers on this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_OVERRIDE_RESOURCES", TWO_WORKERS)
        crew = Marking()
    yield crew
    crew.close()


def series() -> Series:
    """Set up games of three bots that take anything."""
    return Series(game("tempus"), 3, ["random"], 5, {})


def contest(crew: Crew[Any], folder: Path) -> str:
    """Play a contest of the arena."""
    played = Contest(paired(), 24)
    play_all([played], crew, Kept(folder / "results.jsonl"), lambda _contest, _played: None)
    return f"{played.digest()} {played.shares}"


def simulation(crew: Crew[Any], _folder: Path) -> str:
    """Simulate games."""
    workers, tally = CrewWorkers(series(), 12, crew), Tally(series(), 12)
    while outcomes := workers.next_batch():
        for outcome in outcomes:
            tally.add(outcome)
    return tally.digest()


def evaluation(crew: Crew[Any], folder: Path) -> str:
    """Evaluate a bot by a part of the suite."""
    contests = suite_of("v0").contests("tempus", 3, Entrant("random"), 6)
    play_all(contests, crew, Kept(folder / "results.jsonl"), lambda _contest, _played: None)
    return " ".join(played.digest() for played in contests)


def dataset(crew: Crew[Any], folder: Path) -> str:
    """Make a dataset, and hash its files too."""
    made = Dataset(series(), 12, 1, folder / "dataset")
    made.open()
    made.play(crew, lambda _games: None)
    files = sorted((folder / "dataset").iterdir())
    return f"{made.digest()} {sha256(b''.join(path.read_bytes() for path in files)).hexdigest()}"


@pytest.mark.parametrize("work", [contest, simulation, evaluation, dataset])
def test_a_ray_whose_worker_is_killed_gives_what_one_process_gives(
    work: Callable[[Crew[Any], Path], str], ray: Marking, tmp_path: Path
) -> None:
    for name in ("alone", "ray"):
        (tmp_path / name).mkdir()
    alone = work(Crew(), tmp_path / "alone")
    ray.begin(tmp_path / "mark")

    together = work(ray, tmp_path / "ray")

    assert together == alone
    assert ray.jobs == 2
    assert ray.is_laid and not ray.mark.exists(), "nobody was killed"


def test_a_worker_refuses_the_units_of_another_engine(ray: Marking, tmp_path: Path) -> None:
    foreign = Contest(paired()._replace(engine="feed0123"), 3)
    ray.begin(tmp_path / "mark")

    with pytest.raises(ForeignEngine, match=r"other engine was refused.*\(node "):
        play_all([foreign], ray, Kept(tmp_path / "results.jsonl"), lambda _contest, _played: None)


def test_a_ray_that_does_not_start_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_asked: object) -> None:
        raise Exception("The node timed out.\nLook into its logs.")

    monkeypatch.setattr("ray.init", fail)

    with pytest.raises(ValueError, match=r"^there is no Ray at 'local': The node timed out\.$"):
        RayCrew("local")
