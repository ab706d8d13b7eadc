"""Interpreted and compiled, the same seed plays the same game and says the same, bit for bit."""

import os
import subprocess
import sys

import pytest

import aevum
from aevum.compiled import fresh_build
from tests.laws.cases import Case, cases
from tests.laws.digest import digest
from tests.laws.test_planted_faults import Foreseeing, Leaking, Shouting, Whispering
from tests.toy import TOY, ToyGame


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


def test_equal_games_have_equal_digests() -> None:
    assert digest(Case(TOY, 3, 1, {})) == digest(Case(ToyGame(), 3, 1, {}))


@pytest.mark.parametrize("fault", [Foreseeing, Leaking, Shouting, Whispering])
def test_a_game_that_says_anything_else_has_another_digest(fault: type[ToyGame]) -> None:
    assert digest(Case(TOY, 3, 1, {})) != digest(Case(fault(), 3, 1, {}))
