"""The action move: how many, how far, on foot, and its cards (R6.1 to R6.4, T1, T2)."""

import pytest

from aevum.games.tempus.ids import MOUNTAIN
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.rows import ROWS


def goals(board: Board, start: str) -> set[str]:
    """Choose a token for the move and list where it may go."""
    board.play_move(start)
    return {text.split()[1] for text in board.options()}


# How many, how far


@clause("R6.1")
@pytest.mark.parametrize("era", ROWS)
def test_you_may_move_as_many_different_tokens_as_your_row_shows(era: str) -> None:
    board = Board().era(era).tokens(0, "f6", 2).tokens(0, "g8", 2).tokens(0, "h6", 2).turn_of(0)
    board.play("move")

    moved = 0
    while board.asked == 0:
        board.play(board.options_of("from")[0])
        board.play(board.options_of("to")[0])
        moved += 1

    assert moved == ROWS[era].moved


@clause("R6.1")
@pytest.mark.parametrize("era", ROWS)
def test_a_token_moves_as_many_hexes_as_the_range_of_your_row(era: str) -> None:
    board = Board().on("b5", "e5", "h5", "k5").era(era).tokens(0, "a5").turn_of(0)
    row = ["b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "l5"]
    board.g.island.is_coastal = [0] * 28  # or the sea would be a short cut

    reached = goals(board, "a5")

    assert [name in reached for name in row] == [steps < ROWS[era].range for steps in range(11)]


@clause("R6.1")
def test_you_may_move_fewer_tokens_than_your_row_shows() -> None:
    board = Board().era("railways").tokens(0, "f6", 3).turn_of(0)

    board.play("move", "from f6", "to f5", "done")

    assert board.at("f6") == (0, 2, 0)
    assert board.asked == 1


@clause("R6.1")
def test_tokens_of_one_move_may_start_and_end_in_the_same_hex_or_in_different_ones() -> None:
    together = Board().era("trade").tokens(0, "f6", 2).turn_of(0)
    apart = Board().era("trade").tokens(0, "f6").tokens(0, "h6").turn_of(0)

    together.play("move", "from f6", "to f5", "from f6", "to f5")
    apart.play("move", "from h6", "to g6", "from f6", "to e5")

    assert together.at("f5") == (0, 2, 0)
    assert apart.at("g6") == (0, 1, 0)
    assert apart.at("e5") == (0, 1, 0)


@clause("R6.1")
def test_tokens_move_one_after_the_other_so_that_one_makes_room_for_the_next() -> None:
    board = Board().era("trade").tokens(0, "f6", 3).tokens(0, "e6").turn_of(0)

    board.play("move")
    board.play("from f6", "to f5", "from e6")

    assert "to f6" in board.options()


@clause("R6.1")
def test_a_token_that_has_moved_may_not_move_again_in_the_same_action() -> None:
    board = Board().era("trade").tokens(0, "f6").tokens(0, "h6").turn_of(0)

    board.play("move", "from f6", "to f5")

    assert board.options() == ["done", "from h6"]
    reason = board.why("from f5")
    assert reason is not None
    assert reason.clause == "R6.1"


@clause("R6.1")
def test_a_token_that_stood_where_another_arrived_may_still_move() -> None:
    board = Board().era("railways").tokens(0, "f6").tokens(0, "f5").turn_of(0)

    board.play("move", "from f6", "to f5", "from f5", "to e5")

    assert board.at("f5") == (0, 1, 0)
    assert board.asked == 1


# On foot


@clause("R6.2")
def test_each_step_leads_to_an_adjacent_land_hex_mountains_too() -> None:
    board = Board().tokens(0, "f6").turn_of(0)

    assert goals(board, "f6") == {"f5", "g5", "e6", "g6", "f7", "g7"}
    assert board.g.island.terrain[board.hex("f5")] == MOUNTAIN


@clause("R6.2")
def test_water_stops_a_walk() -> None:
    board = Board(layout="B").era("road_building").tokens(0, "f9").turn_of(0)

    assert goals(board, "f9") == {
        *("e8", "f8", "g9", "f10"),
        *("d8", "e7", "f7", "g7", "g8", "h9", "g10"),
    }


@clause("R6.3")
@pytest.mark.parametrize("is_city", [False, True])
def test_a_token_may_not_enter_a_hex_with_tokens_or_a_city_of_another_player(is_city: bool) -> None:
    board = Board().tokens(0, "f6")
    board = board.city(1, "g6", 2) if is_city else board.tokens(1, "g6")

    assert "g6" not in goals(board.turn_of(0), "f6")


@clause("R6.3")
@pytest.mark.parametrize("is_city", [False, True])
def test_a_token_may_not_cross_a_hex_with_tokens_or_a_city_of_another_player(
    is_city: bool,
) -> None:
    board = Board().era("road_building").tokens(0, "f2").tokens(1, "g2").tokens(1, "g3")
    board = board.city(1, "f3", 2) if is_city else board.tokens(1, "f3")

    board.turn_of(0)

    assert "move" not in board.options()


@clause("R6.4")
def test_a_token_may_cross_your_own_cities() -> None:
    board = Board().era("road_building").tokens(0, "f2").city(0, "f3", 2)
    board.tokens(1, "g2").tokens(1, "g3").turn_of(0)

    assert goals(board, "f2") == {"e4", "f4"}


@clause("R6.4")
def test_a_token_may_cross_your_own_full_hexes() -> None:
    board = Board().era("road_building").tokens(0, "f2").tokens(0, "f3", 3)
    board.tokens(1, "g2").tokens(1, "g3").turn_of(0)

    assert goals(board, "f2") == {"e4", "f4"}


@clause("R6.4")
def test_a_token_may_not_end_its_move_on_your_own_city() -> None:
    board = Board().tokens(0, "f6").city(0, "g6", 2).turn_of(0)

    assert "g6" not in goals(board, "f6")
    reason = board.why("to g6")
    assert reason is not None
    assert reason.clause == "R6.4"


@clause("R6.4")
def test_a_token_may_not_end_its_move_on_a_hex_whose_limit_it_would_exceed() -> None:
    board = Board().tokens(0, "f6").tokens(0, "g6", 2).tokens(0, "f7").turn_of(0)

    found = goals(board, "f6")

    assert "g6" not in found
    assert "f7" in found


# The cards of a move


@clause("T2")
def test_transport_is_offered_when_the_allowance_of_your_row_is_used_up() -> None:
    board = Board().era("trade").tokens(0, "f6", 3).holds(0, "transport hills").turn_of(0)

    board.play("move", "from f6", "to f5")
    early = board.options()
    board.play("from f6", "to e6")

    assert "play transport hills" not in early
    assert board.options() == ["done", "play transport hills"]
    board.play("play transport hills")
    assert board.options() == ["done", "from f6"]


@clause("T1", "R6.4")
def test_sewerage_is_asked_for_when_the_chosen_goal_would_be_over_the_limit() -> None:
    board = Board().tokens(0, "f6").tokens(0, "g6", 2)
    board.holds(0, "sewerage hills", "sewerage forest", "weapons hills").turn_of(0)

    board.play("move", "from f6", "to g6")

    assert board.options() == ["play sewerage forest", "play sewerage hills"]
    board.play("play sewerage hills")
    assert board.at("g6") == (0, 3, 0)
    assert board.hand(0) == ["sewerage forest", "weapons hills"]


@clause("T1")
def test_no_sewerage_is_asked_for_within_the_limit() -> None:
    board = Board().tokens(0, "f6").tokens(0, "g6").holds(0, "sewerage hills").turn_of(0)

    board.play("move", "from f6", "to g6")

    assert board.options() == ["done"]


@clause("T1")
def test_a_hex_above_its_limit_needs_one_more_card_for_each_token_above_it() -> None:
    board = Board().tokens(0, "f6").tokens(0, "g6", 4)
    board.holds(0, "sewerage hills", "sewerage forest", "sewerage farmland").turn_of(0)

    board.play("move", "from f6", "to g6")
    board.play("play sewerage farmland", "play sewerage forest", "play sewerage hills")

    assert board.at("g6") == (0, 5, 0)
    assert board.asked == 1


@clause("T1")
def test_a_hex_that_needs_more_sewerage_than_you_hold_is_no_goal() -> None:
    board = Board().tokens(0, "f6").tokens(0, "g6", 4)
    board.holds(0, "sewerage hills", "sewerage forest").turn_of(0)

    assert "g6" not in goals(board, "f6")


@clause("T1")
def test_the_limit_of_the_hex_stays_raised_until_the_end_of_the_action() -> None:
    board = Board().era("railways").tokens(0, "f6", 2).tokens(0, "g6", 4)
    board.holds(0, "sewerage hills").turn_of(0)

    board.play("move", "from f6", "to g6", "play sewerage hills")
    board.play("from g6", "to h6", "from f6", "to g6")

    assert board.at("g6") == (0, 5, 0)
    assert board.asked == 1


@clause("T1")
def test_a_raised_limit_is_not_paid_for_a_second_time_in_the_same_action() -> None:
    board = Board().era("railways").tokens(0, "f6", 2).tokens(0, "g6", 4)
    board.holds(0, "sewerage hills", "sewerage forest").turn_of(0)

    board.play("move", "from f6", "to g6", "play sewerage hills")
    board.play("from g6", "to h6", "from f6", "to g6", "done")

    assert board.at("g6") == (0, 5, 0)
    assert board.hand(0) == ["sewerage forest"]


@clause("T1")
def test_the_limit_is_no_longer_raised_in_the_next_action() -> None:
    board = Board().tokens(0, "f6", 2).tokens(0, "g6", 2).holds(0, "sewerage hills")
    board.turn_of(0, 3, 0, 0)

    board.play("move", "from f6", "to g6", "play sewerage hills", "move", "from g6", "to h6")

    assert "g6" not in goals(board, "f6")
