"""The arena on Ray: a contest whose workers are killed gives what one process gives.

`python bench/arena_ray.py`, in an environment with `aevum[ray]`, starts Ray on this machine and
plays the same contest three times: in one process; on Ray, while workers are killed; and on Ray
with an engine that is not ours, which must be refused. It prints what it saw, and fails if the
results differ.
"""

import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

import ray

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew
from aevum.arena.entrants import entrant_of
from aevum.arena.kept import Kept
from aevum.arena.on_ray import RayCrew
from aevum.arena.running import play_all
from aevum.arena.unit import ForeignEngine, Pairing, Played, pairing_of

GAMES: Final = 120
SEATS: Final = 3
KILLS: Final = 2

MORTAL: Final = '''
import os, signal
from pathlib import Path
from random import Random
from aevum import Bot

class Mortal(Bot):
    """Take any option; where a mark lies, take it away and be killed."""

    def __init__(self, seed):
        self.chance = Random(seed)

    def choose(self, glimpse, clock):
        for mark in Path({folder!r}).glob("mark-*"):
            try:
                mark.unlink()
            except FileNotFoundError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return self.chance.choice(glimpse.options)
'''


class Marking(RayCrew[Played]):
    """Lay a mark after each of the first units: whoever finds it is killed in the middle."""

    unit_seconds = 0.2

    def __init__(self, address: str, folder: Path) -> None:
        RayCrew.__init__(self, address)
        self.folder = folder
        self.killed = 0

    def next_played(self) -> Played:
        """Wait for a unit, and lay a mark if there are kills left."""
        played = RayCrew.next_played(self)
        if self.killed < KILLS:
            self.killed += 1
            (self.folder / f"mark-{self.killed}").touch()
        return played


def say(sentence: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def play(pairing: Pairing, crew: Crew[Played], file: Path) -> Contest:
    """Play the contest with a crew."""
    contest = Contest(pairing, GAMES)
    start = perf_counter()
    try:
        play_all([contest], crew, Kept(file), lambda _contest, _played: None)
    finally:
        crew.close()
    share, seconds = contest.share(), perf_counter() - start
    say(f"  {contest.finished_games()} games in {seconds:.1f} s: share {share:.4f}")
    say(f"  digest {contest.digest()}")
    return contest


def main() -> int:
    """Play the contest in all three ways."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "mortal.py").write_text(MORTAL.format(folder=name))
        bots = (entrant_of(f"{folder / 'mortal.py'}:Mortal"), entrant_of("random"))
        pairing = pairing_of("tempus", SEATS, {}, bots, 1)
        say("in one process:")
        alone = play(pairing, Crew(), folder / "alone.jsonl")
        start = perf_counter()
        crew = Marking("local", folder)
        say(f"on Ray {ray.__version__}, started in {perf_counter() - start:.1f} s:")
        on_ray = play(pairing, crew, folder / "ray.jsonl")
        left = len(list(folder.glob("mark-*")))
        say(f"  {crew.killed - left} workers were killed")
        is_same = on_ray.digest() == alone.digest() and on_ray.shares == alone.shares
        say(f"the same result: {is_same}")
        is_refused = refuses(pairing._replace(engine="0123456789abcdef"), folder)
        return 0 if is_same and is_refused and not left else 1


def refuses(foreign: Pairing, folder: Path) -> bool:
    """Say whether workers refuse a unit that was made by another engine."""
    say("with the units of another engine:")
    try:
        play(foreign, RayCrew("local"), folder / "foreign.jsonl")
    except ForeignEngine as refusal:
        say(f"  {refusal}")
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
