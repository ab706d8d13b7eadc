"""Contests for the tests: made up, or played by bots that think of nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew
from aevum.arena.entrants import Entrant, entrant_of
from aevum.arena.kept import Kept
from aevum.arena.running import play_all
from aevum.arena.unit import Pairing, Played, Unit, pairing_of
from aevum.bots.series import Outcome

FIRST = '''
from aevum import Bot

class First(Bot):
    """Take what is offered first."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, glimpse, clock):
        return glimpse.options[0]
'''


def own_bot(folder: Path, source: str = FIRST, name: str = "First") -> Entrant:
    """Write the file of a bot of one's own, and enter it."""
    path = folder / "mybot.py"
    path.write_text(source)
    return entrant_of(f"{path}:{name}")


def paired(*bots: Entrant, seats: int = 3, seed: int = 1) -> Pairing:
    """Pair two bots in Tempus."""
    upper, lower = bots or (Entrant("random"), Entrant("random"))
    return pairing_of("tempus", seats, {}, (upper, lower), seed)


def won_by(number: int, *winners: int, seats: int = 3) -> Outcome:
    """Make up the outcome of a game."""
    scores = [20 if seat in winners else 10 + seat for seat in range(seats)]
    return Outcome(number, scores, list(winners), 10, 25, 5, 99 + number, "")


def failed(number: int) -> Outcome:
    """Make up a game that failed."""
    return Outcome(number, [], [], 0, 0, 0, 0, "AssertionError: no such tile")


def seed_won(pairing: Pairing, seed: int, won: int, seconds: float = 0.1) -> Played:
    """Make up a seed of which the challenger won so many games; else the next seat wins."""
    seats = pairing.seats
    games = [
        won_by(seed * seats + moved, (moved + (moved >= won)) % seats, seats=seats)
        for moved in range(seats)
    ]
    return Played(Unit(pairing, seed, 1), seconds, [games])


@contextmanager
def stopped_after_each_unit(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Press Ctrl-C as soon as a unit has been kept."""
    keep = Kept.add

    def keep_and_stop(kept: Kept, played: Played) -> None:
        keep(kept, played)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Kept, "add", keep_and_stop)
        yield


def play(contest: Contest, crew: Crew[Played], file: Path) -> Contest:
    """Play a contest to its end."""
    try:
        play_all([contest], crew, Kept(file), lambda _contest, _played: None)
    finally:
        crew.close()
    return contest
