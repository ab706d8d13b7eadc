"""Finished games replay, action by action, to the same end."""

from pathlib import Path

import pytest

import aevum
from aevum.kernel.game import SPECTATOR
from aevum.record.underway import Underway

RECORDS = Path(__file__).parent.parent / "records"
KEPT = sorted(RECORDS.glob("*/*.aevum"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_game_replays_to_the_same_end(path: Path) -> None:
    record = aevum.Record.read(path)

    state = record.replay(verify=True)

    assert state.is_over
    assert record.game.scores(state) == record.scores


@pytest.mark.parametrize("game", aevum.game_names())
def test_games_of_every_number_of_seats_are_kept(game: str) -> None:
    seats = {aevum.Record.read(path).seats for path in KEPT if path.parent.name == game}

    assert seats == set(range(aevum.game(game).min_seats, aevum.game(game).max_seats + 1))


@pytest.mark.parametrize("game", aevum.game_names())
def test_the_round_that_is_noted_is_the_one_that_everybody_sees(game: str) -> None:
    path = next(path for path in KEPT if path.parent.name == game and "greedy" in path.stem)
    trail = Underway(aevum.Record.read(path)).trail

    record = aevum.Record.read(path)
    state = record.first_state()
    seen = [record.game.view(state, SPECTATOR)["round"]]
    for number in range(len(record.moves)):
        record.repeat(state, number)
        seen.append(record.game.view(state, SPECTATOR)["round"])

    assert [step.round for step in trail] == seen
    assert len(set(seen)) > 2
