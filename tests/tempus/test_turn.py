"""The turn: one action, in the order of its steps, with an effect (R5.2 to R5.5)."""

import pytest

from tests.kit import clause
from tests.tempus.board import Board


def quiet(start: int = 0) -> Board:
    """Three players far apart, none of whom can fight."""
    board = Board().tokens(0, "f6", 2).tokens(1, "f3", 2).tokens(2, "j9", 2)
    board.g.start_seat = start
    return board


def frontier() -> Board:
    """Seat 0 may fight and convert: seat 1 controls four hexes next to it."""
    board = Board().tokens(0, "h6", 2).tokens(1, "i6").tokens(2, "d8")
    return board.spread(1, "i7", "j7", "i8")


@clause("R5.2")
@pytest.mark.parametrize(
    "action",
    [
        ("move", "from h6", "to h5"),
        ("offspring", "grow h6"),
        ("fight", "attack h6 i6", "advance 0"),
        ("ideas", "done"),
        ("city", "build 2 h6"),
    ],
)
def test_a_turn_spends_exactly_one_action_token_on_one_of_five_actions(
    action: tuple[str, ...],
) -> None:
    board = frontier().era("city_building").turn_of(0, 2, 2, 2)

    board.play(*action)

    assert [p.action_tokens for p in board.g.players] == [1, 2, 2]
    assert board.asked == 1


@clause("R5.2")
def test_the_five_actions_are_move_offspring_fight_ideas_and_city() -> None:
    board = frontier().era("city_building").turn_of(0)

    assert board.options() == ["move", "offspring", "fight", "ideas", "city"]


@clause("R5.2")
def test_you_may_choose_the_same_action_as_often_as_you_like() -> None:
    board = quiet().turn_of(0, 4, 0, 0)

    board.play("move", "from f6", "to f5", "move", "from f5", "to f6", "move", "from f6", "to f5")

    assert board.at("f5") == (0, 1, 0)
    assert board.player(0).action_tokens == 1
    assert "move" in board.options()


@clause("R5.3")
def test_passing_is_not_allowed() -> None:
    board = quiet().holds(0, "weapons forest").turn_of(0)

    assert "done" not in board.options()
    reason = board.why("done")
    assert reason is not None
    assert reason.clause == "R5.3"


@clause("R5.3")
def test_only_government_puts_an_action_off() -> None:
    board = quiet().holds(0, "government hills", "weapons forest").turn_of(0)

    assert board.options_of("defer") == ["defer government hills"]


# The order of a turn


@clause("R5.4")
def test_before_the_action_any_number_of_commanders_and_religions_may_be_played() -> None:
    board = frontier().era("city_building").tokens(0, "h8")
    board.holds(0, "commander hills", "religion forest", "religion hills").turn_of(0)

    board.play("play commander hills", "attack h6 i6", "done", "advance 0")
    board.play("play religion forest", "convert h6 i7")
    board.play("play religion hills", "convert h8 i8")

    assert board.hand(0) == []
    assert board.options() == ["move", "ideas", "city"]


@clause("R5.4")
def test_after_a_free_card_the_action_is_still_to_be_taken() -> None:
    board = frontier().tokens(1, "i6").holds(0, "commander hills").turn_of(0)

    board.play("play commander hills", "attack h6 i6")

    assert board.asked == 0
    assert "ideas" in board.options()
    assert "done" not in board.options()
    assert board.player(0).action_tokens == 1


@clause("R5.4")
def test_directly_after_the_action_any_number_of_governments_repeat_it() -> None:
    board = quiet().holds(0, "government hills", "government forest").turn_of(0)

    board.play("move", "from f6", "to f5", "done")
    board.play("play government forest", "from f5", "to e5", "done")
    board.play("play government hills", "from e5", "to d5")

    assert board.at("d5") == (0, 1, 0)
    assert board.player(0).action_tokens == 0


@clause("R5.4")
def test_after_the_action_governments_and_free_cards_follow_in_any_order() -> None:
    board = frontier().tokens(1, "i6").holds(0, "government hills", "commander hills").turn_of(0)
    board.play("ideas")
    before = board.options()

    board.play("play commander hills", "attack h6 i6", "done")

    assert "play government hills" in before
    assert "play government hills" in board.options()
    assert "done" in board.options()


@clause("R5.4")
def test_a_government_cannot_be_played_to_double_before_the_action() -> None:
    board = quiet().holds(0, "government hills").turn_of(0)

    assert board.options_of("play") == []


@clause("R5.4")
def test_after_the_action_commanders_and_religions_may_be_played_and_then_the_turn_ends() -> None:
    board = frontier().holds(0, "commander hills", "religion forest").era("city_building")
    board.turn_of(0)

    board.play("ideas", "play religion forest", "convert h6 i6")
    after = board.options()
    board.play("done")

    assert "ideas" not in after
    assert board.asked == 1


@clause("R5.4")
def test_after_a_deferral_there_is_no_action_and_no_doubling_but_free_cards_are_open() -> None:
    board = frontier().holds(0, "government hills", "government forest", "commander hills")
    board.turn_of(0)

    board.play("defer government hills")

    assert board.options() == ["done", "play commander hills"]


@clause("R5.4")
def test_a_turn_without_cards_ends_with_the_action() -> None:
    board = quiet().turn_of(0)

    board.play("move", "from f6", "to f5")

    assert board.asked == 1


# An action must have an effect


@clause("R5.5")
def test_a_move_must_bring_at_least_one_token_to_another_hex() -> None:
    board = quiet().turn_of(0)

    board.play("move")
    assert "done" not in board.options()
    board.play("from f6")

    assert "done" not in board.options()
    assert "to f6" not in board.options()


@clause("R5.5")
def test_move_cannot_be_chosen_if_no_token_has_a_goal() -> None:
    board = Board().tokens(0, "f2").tokens(1, "g2").tokens(1, "f3").tokens(1, "g3").turn_of(0)

    assert board.options() == ["ideas"]


@clause("R5.5")
def test_offspring_must_place_at_least_one_token() -> None:
    board = Board().era("agriculture").tokens(0, "f6").tokens(0, "h6").turn_of(0)

    board.play("offspring")

    assert board.options() == ["grow f6", "grow h6"]


@clause("R5.5")
@pytest.mark.parametrize(
    ("name", "count"), [("f5", 1), ("f6", 2)], ids=["no grassland", "all grassland full"]
)
def test_offspring_cannot_be_chosen_without_a_suitable_hex(name: str, count: int) -> None:
    board = Board().tokens(0, name, count).turn_of(0)

    assert "offspring" not in board.options()


@clause("R5.5")
def test_a_fight_cannot_be_chosen_without_a_legal_target() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i6").turn_of(0)

    assert "fight" not in board.options()


@clause("R5.5")
def test_a_city_must_really_be_built() -> None:
    board = quiet().turn_of(0)

    board.play("city")

    assert board.options() == ["build 2 f6"]


@clause("R5.5")
def test_build_a_city_cannot_be_chosen_without_a_site() -> None:
    board = Board().tokens(0, "f6").tokens(0, "f5", 2).turn_of(0)

    assert "city" not in board.options()


@clause("R5.5")
def test_build_a_city_cannot_be_chosen_without_a_fitting_city_tile() -> None:
    board = Board().tokens(0, "f6", 2).city(0, "d4", 2).city(0, "f3", 2).city(0, "j3", 2)

    board.turn_of(0)

    assert "city" not in board.options()


@clause("R5.5")
def test_drawing_ideas_is_always_possible_even_without_a_piece_on_the_map() -> None:
    board = Board().turn_of(0)

    assert board.options() == ["ideas"]
