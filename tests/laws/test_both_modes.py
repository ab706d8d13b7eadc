"""Interpreted and compiled, the same seed plays the same game and says the same, bit for bit."""

import os
import subprocess
import sys

import pytest

import aevum
from aevum.compiled import fresh_build
from tests.laws.cases import cases


def games_in_mode(game: str, mode: str) -> list[str]:
    """Play whole games in a mode; return whether it was compiled, and what became of each game."""
    environment = {
        **os.environ,
        "AEVUM_COMPILED": mode,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    return subprocess.run(
        [sys.executable, "-m", "tests.laws.digest", game],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()


@pytest.mark.costly
@pytest.mark.skipif(fresh_build() is None, reason="the engine is not compiled")
@pytest.mark.parametrize("game", aevum.game_names())
def test_whole_games_are_the_same_interpreted_and_compiled(game: str) -> None:
    interpreted, compiled = games_in_mode(game, "0"), games_in_mode(game, "1")

    assert (interpreted[0], compiled[0]) == ("False", "True")
    assert interpreted[1:] == compiled[1:]
    names = [line.split(" ")[0] for line in interpreted]
    assert [name for name in names if name.startswith(f"{game}-")] == [
        str(case).split(" ")[0] for case in cases(aevum.game(game))
    ]
    assert any(line.startswith("over ") for line in interpreted)
