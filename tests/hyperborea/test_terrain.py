"""The four terrains and what a step costs (R10.1 to R10.5)."""

import pytest

from tests.hyperborea.board import Board
from tests.kit import clause

COSTS = [
    ("desert", "desert", 1),
    ("desert", "forest", 2),
    ("desert", "swamp", 1),
    ("desert", "mountain", 2),
    ("forest", "desert", 1),
    ("forest", "forest", 1),
    ("forest", "swamp", 1),
    ("forest", "mountain", 2),
    ("swamp", "desert", 2),
    ("swamp", "forest", 3),
    ("swamp", "swamp", 1),
    ("swamp", "mountain", 3),
    ("mountain", "desert", 2),
    ("mountain", "forest", 3),
    ("mountain", "swamp", 2),
    ("mountain", "mountain", 1),
]


@clause("R10.1")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
def test_every_hex_is_one_region_with_one_of_four_terrains(mode: str) -> None:
    board = Board(5, open_board=True, mode=mode)

    hexes = board.game.view(board.g, 0)["hexes"]

    assert len(hexes) == 1 + 8 + 15
    terrains = {shown["terrain"] for shown in hexes}
    assert terrains <= {"desert", "forest", "swamp", "mountain"}


@clause("R10.2", "R10.3")
@pytest.mark.parametrize(("start", "goal", "cost"), COSTS)
def test_a_step_costs_what_the_table_says(start: str, goal: str, cost: int) -> None:
    board = Board().all_desert().terrain("e4", start).terrain("d5", goal).figures(0, "e4")
    board.turn_of(0, f"MOVE:{cost}")

    board.play("walk e4 d5")

    assert board.free_at(0, "d5") == 1
    assert board.waiting() == []


@clause("R10.3")
@pytest.mark.parametrize(("start", "goal", "cost"), [row for row in COSTS if row[2] > 1], ids=str)
def test_a_step_is_not_offered_for_fewer_points(start: str, goal: str, cost: int) -> None:
    board = Board().all_desert().terrain("e4", start).terrain("d5", goal).figures(0, "e4")
    board.turn_of(0, f"MOVE:{cost - 1}")

    assert "walk e4 d5" not in board.options()
    assert board.clause_against("walk e4 d5") == "R10.3"


@clause("R10.2")
def test_a_point_moves_a_figure_to_an_adjacent_hex_only() -> None:
    board = Board().all_desert().figures(0, "d4").turn_of(0, "MOVE:4")

    steps = board.options_of("walk")

    assert sorted(steps) == [f"walk d4 {goal}" for goal in ("c4", "c5", "d3", "d5", "e3", "e4")]
    assert board.clause_against("walk d4 f4") == "R10.2"


@clause("R10.2")
def test_a_step_needs_a_movement_point() -> None:
    board = Board().all_desert().figures(0, "d4").turn_of(0)

    assert board.options_of("walk") == []
    assert board.clause_against("walk d4 e4") == "R4.8"


@clause("R10.4")
def test_a_figure_may_go_several_hexes() -> None:
    board = Board().all_desert().figures(0, "e4").turn_of(0, "MOVE:3")

    board.play("walk e4 d4", "walk d4 c4", "walk c4 d3")

    assert board.free_at(0, "d3") == 1
    assert board.waiting() == []


@clause("R10.4")
def test_points_of_several_effects_may_be_added_up() -> None:
    board = Board().all_desert().terrain("d5", "forest").figures(0, "e4").turn_of(0, "MOVE:1")
    assert "walk e4 d5" not in board.options()

    board.pool("MOVE:1").play("walk e4 d5")

    assert board.free_at(0, "d5") == 1


@clause("R10.4")
def test_the_points_of_one_effect_may_be_split_between_figures() -> None:
    board = Board().all_desert().figures(0, "e4").figures(0, "c4").turn_of(0, "MOVE:2")

    board.play("walk e4 d4", "walk c4 c5")

    assert board.free_at(0, "d4") == 1
    assert board.free_at(0, "c5") == 1
    assert board.waiting() == []


@clause("R10.5")
def test_any_number_of_figures_may_share_a_hex() -> None:
    board = Board(3).all_desert().figures(1, "d4", 10).figures(2, "d4", 10).figures(0, "d4", 9)
    board.figures(0, "e4").turn_of(0, "MOVE:1")

    board.play("walk e4 d4")

    assert [board.free_at(seat, "d4") for seat in range(3)] == [10, 10, 10]
