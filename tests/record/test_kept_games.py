"""Finished games replay, action by action, to the same end."""

from pathlib import Path

import pytest

import aevum

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
