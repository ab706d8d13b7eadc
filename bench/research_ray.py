"""Research on Ray: simulation, evaluation and dataset give what one process gives, killed or not.

`python bench/research_ray.py`, in an environment with `aevum[ray,data]`, does each of the three in
one process and then on a Ray of this machine, whose workers are killed when they have carried out
a unit and before they could hand it over. It prints what it saw, and fails if a digest differs.
"""

import os
import signal
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import ray

from aevum.arena.crew import Crew, Unit
from aevum.arena.entrants import entrant_of
from aevum.arena.kept import Kept
from aevum.arena.on_ray import RayCrew
from aevum.arena.running import play_all
from aevum.arena.simulated import CrewWorkers
from aevum.arena.suite import suite_of
from aevum.bots.series import Series
from aevum.bots.tally import Tally
from aevum.games import game
from aevum.selfplay.folder import Dataset

KILLS: Final = 2
SIMULATED: Final = 2000
EVALUATED: Final = 60
MADE: Final = 40


class Mortal(NamedTuple):
    """A unit whose worker is killed at its end where a mark lies, so that its work is lost."""

    unit: Any
    folder: str

    def play(self) -> Any:
        """Carry it out, and be killed."""
        played = self.unit.play()
        for mark in Path(self.folder).glob("mark-*"):
            try:
                mark.unlink()
            except FileNotFoundError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return played

    def title(self) -> str:
        """Say what it is."""
        return str(self.unit.title())


class Marking(RayCrew[Any]):
    """Lay a mark after each of the first units: whoever finds it is killed."""

    unit_seconds = 0.3

    def __init__(self, folder: Path) -> None:
        RayCrew.__init__(self, "local")
        self.folder = folder
        self.killed = 0

    def hand(self, unit: Unit[Any]) -> None:
        """Make a unit mortal."""
        RayCrew.hand(self, Mortal(unit, str(self.folder)))

    def next_played(self) -> Any:
        """Wait for a unit, and lay a mark if there are kills left."""
        played = RayCrew.next_played(self)
        if self.killed < KILLS:
            self.killed += 1
            (self.folder / f"mark-{self.killed}").touch()
        return played


def simulate(crew: Crew[Any], _folder: Path) -> str:
    """Simulate games of bots that take anything."""
    series = Series(game("tempus"), 3, ["random"], 1, {})
    workers, tally = CrewWorkers(series, SIMULATED, crew), Tally(series, SIMULATED)
    while outcomes := workers.next_batch():
        for outcome in outcomes:
            tally.add(outcome)
    return tally.digest()


def evaluate(crew: Crew[Any], folder: Path) -> str:
    """Evaluate a bot by a part of the suite."""
    contests = suite_of("v0").contests("tempus", 3, entrant_of("random"), EVALUATED)
    play_all(contests, crew, Kept(folder / "results.jsonl"), lambda _contest, _played: None)
    return " ".join(contest.digest() for contest in contests)


def dataset(crew: Crew[Any], folder: Path) -> str:
    """Make a dataset, and hash its files too."""
    series = Series(game("tempus"), 3, ["random"], 1, {})
    made = Dataset(series, MADE, 4, folder / "dataset")
    made.open()
    made.play(crew, lambda _games: None)
    files = sorted((folder / "dataset").iterdir())
    content = sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
    return f"{made.digest()}, files {content}"


def say(sentence: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def done(work: Callable[[Crew[Any], Path], str], crew: Crew[Any], folder: Path) -> str:
    """Carry out one piece of work with a crew, and say how long it took."""
    start = perf_counter()
    folder.mkdir()
    try:
        digest = work(crew, folder)
    finally:
        crew.close()
    say(f"  {perf_counter() - start:5.1f} s, digest {digest}")
    return digest


def is_same(work: Callable[[Crew[Any], Path], str]) -> bool:
    """Compare one process with a Ray whose workers are killed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        say(f"{work.__name__}, in one process:")
        alone = done(work, Crew(), folder / "alone")
        crew = Marking(folder)
        say(f"{work.__name__}, on Ray {ray.__version__} with {crew.jobs} workers:")
        on_ray = done(work, crew, folder / "ray")
        left = len(list(folder.glob("mark-*")))
        say(f"  {crew.killed - left} workers were killed; the same: {on_ray == alone}")
        return on_ray == alone and crew.killed == KILLS and left == 0


def main() -> int:
    """Do all three."""
    same = [is_same(work) for work in (simulate, evaluate, dataset)]
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main())
