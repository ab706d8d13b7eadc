"""Interpreted and compiled, the same seed plays the same game, bit for bit."""

import os
import subprocess
import sys

import pytest

import aevum
from aevum.compiled import fresh_build

PLAY = """
import sys
import aevum
from aevum.record.codec import dump
from tests.records.keep import finished

game = aevum.game(sys.argv[1])
print(aevum.IS_COMPILED)
for number, (seats, cast) in enumerate(
    [(game.min_seats, "random"), (game.max_seats, "random"), (game.min_seats, "greedy")]
):
    record = finished(game, seats, cast, number)
    print(record.format(), dump(record.state), record.state.journal)
"""


def games_in_mode(game: str, mode: str) -> tuple[str, str]:
    """Play whole games in a mode; return whether it was compiled, and every record and state."""
    environment = {
        **os.environ,
        "AEVUM_COMPILED": mode,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    told = subprocess.run(
        [sys.executable, "-c", PLAY, game],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    is_compiled, _, games = told.partition("\n")
    return is_compiled, games


@pytest.mark.skipif(fresh_build() is None, reason="the engine is not compiled")
@pytest.mark.parametrize("game", aevum.game_names())
def test_whole_games_are_the_same_interpreted_and_compiled(game: str) -> None:
    interpreted, compiled = games_in_mode(game, "0"), games_in_mode(game, "1")

    assert (interpreted[0], compiled[0]) == ("False", "True")
    assert interpreted[1] == compiled[1]
    assert interpreted[1].count("\nover ") == 3
