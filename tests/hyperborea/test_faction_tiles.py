"""The faction tiles of the Red Duchy and the Emerald Kingdom (R15.1 to R15.3)."""

import pytest

from tests.hyperborea.war import chosen, war
from tests.kit import clause

TERRAINS = ("desert", "forest", "swamp", "mountain")
RED_A = "red_duchy_a"
RED_B = "red_duchy_b"
EMERALD_A = "emerald_kingdom_a"
EMERALD_B = "emerald_kingdom_b"


# Red Duchy A


@clause("R15.1")
def test_red_duchy_a_completes_a_set_with_an_attack_without_its_multicolour_cube() -> None:
    board = war(RED_A).available(0, "red").turn_of(0)

    board.play("place red warfare-1 1")

    assert board.waiting() == ["ATTACK:1 | FORT:2"]


@clause("R15.1")
def test_a_set_that_offers_an_attack_as_a_choice_qualifies_whatever_is_chosen() -> None:
    board = war(RED_A).available(0, "red").turn_of(0)

    board.play("place red warfare-1 1", "fortify f5")

    assert board.waiting() == ["FORT:1"]


@clause("R15.1")
def test_others_need_the_multicolour_cube_for_an_attack() -> None:
    board = war(RED_B).available(0, "red").turn_of(0)

    board.play("place red warfare-1 1")

    assert board.options_of("choose") == []
    assert board.waiting() == []


@clause("R15.1")
@pytest.mark.parametrize(
    ("name", "cube"), [("warfare-2", "red"), ("growth-2", "purple"), ("growth-2", "red")]
)
def test_sets_without_a_multicolour_space_gain_nothing(name: str, cube: str) -> None:
    board = war(RED_A).available(0, cube).turn_of(0)

    board.play(next(text for text in board.options_of("place") if f"{cube} {name}" in text))

    assert board.waiting() == []


@clause("R15.1")
@pytest.mark.parametrize(
    ("name", "cube"),
    [("exploration-1", "green"), ("growth-1", "purple"), ("trade-1", "yellow")],
)
def test_sets_without_an_attack_gain_nothing(name: str, cube: str) -> None:
    board = war(RED_A).available(0, cube).turn_of(0)

    board.play(f"place {cube} {name} 1")

    assert board.was_told("note-activated") == []


@clause("R15.1")
def test_only_the_multicolour_space_may_stay_empty() -> None:
    board = war(RED_A).available(0, "blue", "red").turn_of(0)

    board.play("place blue warfare-1 2")
    assert board.was_told("note-activated") == []

    board.play("place red warfare-1 1")
    assert len(board.was_told("note-activated")) == 1


@clause("R15.1")
def test_a_ranged_attack_alone_is_no_attack() -> None:
    board = war(RED_A)
    card = board.card("RANGED:3")
    board.owns(0, card).available(0, "red").turn_of(0)

    board.play(f"place red {card} 1")

    assert board.waiting() == []


@clause("R15.1")
def test_an_advanced_technology_with_an_attack_needs_one_multicolour_cube_fewer() -> None:
    board = war(RED_A)
    card = board.card("ATTACK:1 + DRAW:1")
    board.owns(0, card).available(0, "red").turn_of(0)

    board.play(f"place red {card} 1")

    assert "ATTACK:1" in board.waiting()


@clause("R15.1")
def test_the_empty_space_may_be_filled_later_without_a_second_activation() -> None:
    board = war(RED_A).available(0, "red", "blue").turn_of(0)

    board.play("place red warfare-1 1", "place blue warfare-1 2")

    assert board.waiting() == ["ATTACK:1 | FORT:2"]
    assert board.on(0, "warfare-1") == ["red", "blue"]


@clause("R15.1")
def test_the_coloured_cube_of_such_a_set_can_activate_it_again() -> None:
    board = war(RED_A).available(0, "red", "red").turn_of(0, "RETRIEVE:1")

    board.play("place red warfare-1 1", "retrieve warfare-1 1", "place red warfare-1 1")

    assert board.waiting() == ["ATTACK:1 | FORT:2", "ATTACK:1 | FORT:2"]


@clause("R15.1", "T14")
def test_an_attack_that_an_exchange_buys_is_an_attack_too() -> None:
    board = war(RED_A)
    card = board.card("PAY(REMOVE_GEM:1 => ATTACK:")
    board.owns(0, card).available(0, "yellow").turn_of(0)

    board.play(f"place yellow {card} 1")

    assert len(board.was_told("note-activated")) == 1


# Red Duchy B


@clause("R15.2")
@pytest.mark.parametrize(("branch", "effect"), [(1, "ATTACK:1"), (2, "FORT:1"), (3, "RANGED:1")])
def test_red_duchy_b_spends_a_token_for_one_of_three_effects(branch: int, effect: str) -> None:
    board = war(RED_B).turn_of(0)
    assert board.options_of("spend") == ["spend 1", "spend 2", "spend 3"]

    board.play(f"spend {branch}")

    assert board.waiting() == [effect]
    assert board.player(0).charges == 1


@clause("R15.2")
def test_two_own_fortress_tokens_start_on_the_tile() -> None:
    table, seat = chosen(RED_B)

    player = table.game.view(table.state, seat)["players"][seat]

    assert player["charges"] == 2
    assert player["fortresses"] == 6


@clause("R15.2")
def test_a_spent_token_goes_to_the_supply_of_fortresses() -> None:
    board = war(RED_B).turn_of(0)

    board.play("spend 1")

    assert board.player(0).fortresses == 7


@clause("R15.2")
def test_each_token_of_red_duchy_b_is_spent_once_in_the_game() -> None:
    board = war(RED_B).bag(0).unused(0, "red").turn_of(0)

    board.play("spend 1", "spend 3")
    assert board.options_of("spend") == []
    assert board.clause_against("spend 1") == "R15.2"

    board.play("done", "done")
    assert board.player(0).charges == 0
    assert board.options_of("spend") == []


@clause("R15.2")
def test_tokens_are_spent_on_an_own_turn_only() -> None:
    board = war(RED_B).turn_of(1)

    assert board.options_of("spend") == []


# Emerald Kingdom


@clause("R15.3")
def test_emerald_kingdom_a_spends_its_token_for_a_movement_point() -> None:
    board = war(EMERALD_A).turn_of(0)

    board.play("spend 1")

    assert board.waiting() == ["MOVE:1"]
    assert board.options_of("spend") == []


@clause("R15.3")
def test_one_token_starts_on_the_tile_of_emerald_kingdom_a() -> None:
    table, seat = chosen(EMERALD_A)

    player = table.game.view(table.state, seat)["players"][seat]

    assert player["charges"] == 1
    assert player["fortresses"] == 7


@clause("R15.3")
def test_the_token_of_emerald_kingdom_a_comes_back_at_a_reset() -> None:
    board = war(EMERALD_A).bag(0).unused(0, "red").turn_of(0)

    board.play("spend 1", "done", "done")

    assert board.options_of("spend") == ["spend 1"]
    assert board.player(0).fortresses == 7


@clause("R15.3")
def test_the_token_of_emerald_kingdom_a_does_not_come_back_without_a_reset() -> None:
    board = war(EMERALD_A).turn_of(0)

    board.play("spend 1", "done", "done")

    assert board.asked == 0
    assert board.options_of("spend") == []


@clause("R15.3")
def test_a_token_that_was_not_spent_is_not_doubled_by_a_reset() -> None:
    board = war(EMERALD_A).bag(0).unused(0, "red").turn_of(0)

    board.play("done", "done", "spend 1")

    assert board.options_of("spend") == []


@clause("R15.3")
@pytest.mark.parametrize("start", TERRAINS)
@pytest.mark.parametrize("goal", TERRAINS)
def test_for_emerald_kingdom_b_terrain_adds_nothing(start: str, goal: str) -> None:
    board = war(EMERALD_B).terrain("e4", start).terrain("d5", goal).figures(0, "e4")
    board.turn_of(0, "MOVE:1")

    board.play("walk e4 d5")

    assert board.free_at(0, "d5") == 1
    assert board.waiting() == []


@clause("R15.3")
def test_emerald_kingdom_b_must_stop_like_others() -> None:
    board = war(EMERALD_B).figures(0, "e4").figures(1, "d4").turn_of(0, "MOVE:2")

    board.play("walk e4 d4")

    assert board.clause_against("walk d4 c4") == "R10.6"


@clause("R15.2")
def test_a_fortress_bought_with_a_token_is_that_very_token() -> None:
    board = war(RED_B).fortresses(0, "f5", 6).turn_of(0)
    assert board.player(0).fortresses == 0

    board.play("spend 2", "fortify f5")

    assert board.forts_at(0, "f5") == 7


@clause("R15.1")
def test_a_set_completed_without_its_multicolour_cube_goes_into_the_bag_at_a_reset() -> None:
    board = war(RED_A, reset_incomplete="rulebook").bag(0).available(0, "red").turn_of(0)

    board.play("place red warfare-1 1", "done")

    assert board.options_of("bag") == []
    assert board.on(0, "warfare-1") == ["", ""]
