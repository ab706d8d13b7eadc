"""Several processes give what one gives, even if one of them is killed."""

from pathlib import Path

import pytest

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew, Processes, crew_of
from aevum.arena.entrants import Entrant
from aevum.arena.unit import Played, Unit, play_unit
from tests.arena.kit import FIRST, own_bot, paired, play

MORTAL = """
import os, signal
from pathlib import Path

MARK = Path({mark!r})
SCARED = {scared}

def die():
    if SCARED and MARK.exists():
        return
    MARK.touch()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def mortal(folder: Path, *, is_scared: bool) -> Entrant:
    """Enter a bot whose process is killed in its first choice; once, or each time."""
    source = MORTAL.format(mark=str(folder / "mark"), scared=is_scared)
    source += FIRST.replace("return glimpse", "die()\n        return glimpse")
    return own_bot(folder, source)


def test_processes_give_what_one_process_gives(tmp_path: Path) -> None:
    alone, together = (
        play(Contest(paired(), 24), crew_of(jobs), tmp_path / f"{jobs}.jsonl") for jobs in (1, 3)
    )

    assert together.shares == alone.shares
    assert together.digest() == alone.digest()


def test_a_unit_whose_process_is_killed_is_played_by_another(tmp_path: Path) -> None:
    own = mortal(tmp_path, is_scared=True)
    pairing = paired(own, Entrant("random"))
    killed = play(Contest(pairing, 12), Processes(2), tmp_path / "killed.jsonl")

    assert (tmp_path / "mark").exists()
    alone = play(Contest(pairing, 12), Crew(), tmp_path / "alone.jsonl")

    assert len(killed.shares) == 4
    assert killed.errors == []
    assert killed.digest() == alone.digest()


def test_a_unit_that_kills_whoever_plays_it_ends_the_contest(tmp_path: Path) -> None:
    own = mortal(tmp_path, is_scared=False)

    with pytest.raises(ValueError, match=r"3 processes died while they played .*mybot.py:First"):
        play(Contest(paired(own, own), 3), Processes(2), tmp_path / "results.jsonl")


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
