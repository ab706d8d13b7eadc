"""The action build a city (R6.14 to R6.16) and the way to the fight (R6.11)."""

import pytest

from tests.kit import clause
from tests.tempus.board import Board


@clause("R6.11")
def test_the_action_fight_is_one_attack_by_the_rules_of_the_fight() -> None:
    board = Board().tokens(0, "h6", 2).spread(1, "i6", "i7", "j7", "i8").turn_of(0)

    board.play("fight")

    assert board.options() == ["attack h6 i6", "attack h6 i7"]
    board.play("attack h6 i6", "advance 1")
    assert board.at("i6") == (0, 1, 0)
    assert board.asked == 1


# The place


@clause("R6.14")
@pytest.mark.parametrize("terrain", ["grassland", "farmland", "forest", "hills"])
def test_a_city_may_stand_on_any_terrain_but_mountain(terrain: str) -> None:
    board = Board().terrain("f6", terrain).tokens(0, "f6", 2).turn_of(0)

    board.play("city")

    assert board.options() == ["build 2 f6"]


@clause("R6.14")
def test_no_city_stands_on_a_mountain() -> None:
    board = Board().tokens(0, "f5", 2).tokens(0, "d6", 2).turn_of(0)

    board.play("city")

    assert board.options() == ["build 2 d6"]
    reason = board.why("build 2 f5")
    assert reason is not None
    assert reason.key == "why-mountain"


@clause("R6.14")
def test_you_build_only_on_a_hex_you_occupy() -> None:
    board = Board().tokens(0, "f6", 2).tokens(1, "h6", 2).turn_of(0)

    board.play("city")

    assert board.options() == ["build 2 f6"]


@clause("R6.14")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("name", ["f5", "g5", "e6", "g6", "f7", "g7"])
def test_no_city_is_adjacent_to_a_city_of_any_player(name: str, owner: int) -> None:
    board = Board().tokens(0, "f6", 2).terrain(name, "hills").city(owner, name, 2)

    board.turn_of(0)

    assert "city" not in board.options()


@clause("R6.14")
def test_a_city_two_hexes_away_is_no_hindrance() -> None:
    board = Board().tokens(0, "f6", 2).city(1, "h6", 2).turn_of(0)

    assert "city" in board.options()


@clause("R6.14")
def test_a_city_across_a_lake_is_no_hindrance() -> None:
    board = Board(layout="B").tokens(0, "f4", 2).city(1, "h4", 2).turn_of(0)

    assert "city" in board.options()


# The value


@clause("R6.15")
def test_all_tokens_of_the_hex_go_back_to_the_supply_and_a_city_tile_takes_their_place() -> None:
    board = Board().era("industry").tokens(0, "f6", 4).tokens(0, "e6").turn_of(0)

    board.play("city", "build 3 f6")

    assert board.at("f6") == (0, 0, 3)
    assert board.player(0).supply == 15
    assert board.player(0).city_supply == [3, 2, 2]


@clause("R6.15")
@pytest.mark.parametrize(
    ("tokens", "values"), [(2, [2]), (3, [2, 3]), (4, [2, 3, 4]), (5, [2, 3, 4])]
)
def test_the_value_is_your_choice_up_to_the_number_of_tokens(
    tokens: int, values: list[int]
) -> None:
    board = Board().era("industry").tokens(0, "f6", tokens).turn_of(0)

    board.play("city")

    assert board.options() == [f"build {value} f6" for value in values]


@clause("R6.15")
def test_one_token_is_not_enough_for_a_city() -> None:
    board = Board().tokens(0, "f6").turn_of(0)

    assert "city" not in board.options()


@clause("R6.15")
def test_the_city_tile_comes_from_your_supply() -> None:
    board = Board().era("industry").tokens(0, "f6", 4).city(0, "f3", 4).city(0, "j9", 4)

    board.turn_of(0).play("city")

    assert board.options() == ["build 2 f6", "build 3 f6"]


# What becomes of cities


@clause("R6.16")
def test_cities_are_never_replaced_or_enlarged() -> None:
    board = Board().era("industry").city(0, "f6", 2).tokens(0, "d8", 4).turn_of(0)

    board.play("city")

    assert {text.split()[2] for text in board.options()} == {"d8"}


@clause("R6.16")
def test_cities_never_move() -> None:
    board = Board().era("railways").city(0, "f6", 2).turn_of(0)

    assert "move" not in board.options()


@clause("R6.16")
def test_where_a_city_was_destroyed_the_hex_is_ordinary_land_again() -> None:
    board = Board().era("industry").tokens(0, "h6", 3).city(1, "i7", 2)
    board.spread(1, "d4", "f3", "j9").turn_of(0, 2, 0, 0)

    board.play("fight", "attack h6 i7", "name forest", "advance 2")
    board.play("city", "build 2 i7")

    assert board.at("i7") == (0, 0, 2)
