"""The action move: over a lake and over the sea (R6.5 to R6.7)."""

import pytest

from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.rows import ROWS


def goals(board: Board, start: str) -> set[str]:
    """Choose a token for the move and list where it may go."""
    board.play_move(start)
    return {text.split()[1] for text in board.options()}


@clause("R6.5")
@pytest.mark.parametrize("era", ROWS)
def test_in_every_era_a_token_may_go_from_shore_to_shore_of_a_lake(era: str) -> None:
    board = Board(layout="B").era(era).tokens(0, "g3").turn_of(0)

    assert {"h3", "f4", "h4", "g5", "h5"} <= goals(board, "g3")


@clause("R6.5")
def test_a_lake_leads_to_its_own_shore_only() -> None:
    board = Board(layout="B").tokens(0, "h6").turn_of(0)

    by_lake = {"i5", "j5", "j6", "i7", "j7"}
    on_foot = {"h5", "i5", "g6", "h7", "i7"}

    assert goals(board, "h6") == by_lake | on_foot


@clause("R6.5")
def test_a_token_off_the_shore_does_not_reach_the_lake() -> None:
    board = Board(layout="B").tokens(0, "g6").turn_of(0)

    assert goals(board, "g6") == {"g5", "h5", "f6", "h6", "g7", "h7"}


@clause("R6.5")
def test_a_token_on_two_lakes_may_use_either() -> None:
    board = Board(5, layout="B").tokens(0, "h6").turn_of(0)
    island = board.g.island

    shores = [set(board.names(island.lakes[lake])) for lake in island.lakes_at[board.hex("h6")]]

    assert len(shores) == 2
    assert (shores[0] | shores[1]) - {"h6"} <= goals(board, "h6")


@clause("R6.6")
@pytest.mark.parametrize("era", ROWS)
def test_a_token_may_go_from_coast_to_coast_if_your_row_has_sea_movement(era: str) -> None:
    board = Board().era(era).tokens(0, "d4").turn_of(0)
    coast = set(board.names(board.g.island.coast)) - {"d4"}

    found = goals(board, "d4")

    assert len(coast) == 26
    assert (coast <= found) == ROWS[era].sea
    assert ("k11" in found) == ROWS[era].sea


@clause("R6.6")
def test_a_token_inland_cannot_use_the_sea_and_no_token_lands_inland() -> None:
    board = Board().era("seafaring").tokens(0, "f6").tokens(0, "k11").turn_of(0)
    inland = goals(board, "f6")
    board.play("to f5", "from k11")

    landings = {text.split()[1] for text in board.options_of("to")}

    assert "k10" not in inland
    assert "f2" in landings
    assert "g5" not in landings


@clause("R6.6")
def test_one_player_may_have_the_sea_while_another_has_not() -> None:
    board = Board().era("trade").era("seafaring", 0).tokens(0, "d4").tokens(1, "d8").turn_of(0)

    ahead = goals(board, "d4")
    board.play("to k11")
    behind = goals(board, "d8")

    assert "k9" in ahead
    assert "k9" not in behind


@clause("R6.7")
@pytest.mark.parametrize("goal", ["f2", "j3", "k9", "j11"])
def test_a_landing_must_keep_off_others_off_cities_and_within_the_limit(goal: str) -> None:
    board = Board().era("seafaring").tokens(0, "d4")
    board.tokens(1, "f2").city(1, "j3", 3).city(0, "k9", 2).tokens(0, "j11", 3).turn_of(0)

    found = goals(board, "d4")

    assert goal not in found
    assert "k11" in found


@clause("R6.7")
def test_the_same_holds_for_crossing_a_lake() -> None:
    board = Board(layout="B").tokens(0, "g3").tokens(1, "f4").city(1, "h4", 2).tokens(0, "g5", 2)
    board.turn_of(0)

    found = goals(board, "g3")

    assert {"f4", "h4", "g5"}.isdisjoint(found)
    assert "h5" in found


@clause("R6.5", "R6.6", "R6.7")
def test_a_token_never_walks_and_goes_by_water_in_the_same_action() -> None:
    to_the_lake = Board(layout="B").era("road_building").tokens(0, "f2").turn_of(0)
    from_the_sea = Board().era("seafaring").tokens(0, "d4").turn_of(0)

    on_foot_to_the_shore = goals(to_the_lake, "f2")
    landed = goals(from_the_sea, "d4")

    assert "g3" in on_foot_to_the_shore
    assert "h5" not in on_foot_to_the_shore
    assert "j10" not in landed


@clause("R6.7")
def test_different_tokens_of_one_action_may_travel_in_different_ways() -> None:
    board = Board(layout="B").era("railways").tokens(0, "f2").tokens(0, "g3").tokens(0, "d8")
    board.turn_of(0)

    board.play("move", "from f2", "to l7", "from g3", "to h5", "from d8", "to e8")

    assert [board.at(name)[1] for name in ("l7", "h5", "e8")] == [1, 1, 1]
