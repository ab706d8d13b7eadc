"""A series that a crew plays gives what it gives without one."""

import pytest

from aevum.arena.crew import Crew, Processes
from aevum.arena.simulated import CrewWorkers, Games, GamesPlayed
from aevum.arena.unit import ForeignEngine
from aevum.bots.series import Series
from aevum.bots.tally import Tally
from aevum.bots.workers import Workers, arguments_of
from aevum.games import game


def series() -> Series:
    """Set up games of three bots that move on from seat to seat."""
    return Series(game("tempus"), 3, ["random"], 5, {"layout": "B"})


def tally_of(workers: Workers) -> Tally:
    """Count up all that comes in."""
    tally = Tally(workers.series, workers.games)
    try:
        while outcomes := workers.next_batch():
            for outcome in outcomes:
                tally.add(outcome)
    finally:
        workers.close()
    return tally


def test_a_crew_gives_what_one_process_gives() -> None:
    alone = tally_of(Workers(series(), 40))

    for crew in (Crew[GamesPlayed](), Processes[GamesPlayed](2)):
        together = tally_of(CrewWorkers(series(), 40, crew))

        assert (together.finished, together.errors) == (40, [])
        assert together.digest() == alone.digest()
        assert together.wins == alone.wins


def test_games_of_another_engine_are_refused() -> None:
    foreign = Games("feed0123", "none", arguments_of(series()), 0, 1)

    with pytest.raises(ForeignEngine, match="other engine was refused"):
        foreign.play()


def test_no_games_cannot_be_played() -> None:
    with pytest.raises(ValueError, match="0 games cannot be played"):
        CrewWorkers(series(), 0, Crew())
