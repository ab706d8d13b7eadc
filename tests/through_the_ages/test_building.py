"""Population, buildings and units: what they cost and what they give (R4.4 to R4.7, R4.13 on)."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board

FOOD = [(25, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)]

# Population


@clause("R4.4.1", "R8.5.2")
@pytest.mark.parametrize(("bank", "food"), FOOD)
def test_a_new_worker_costs_the_food_below_the_yellow_bank(bank: int, food: int) -> None:
    board = Board().yellow_bank(0, bank).tokens(0, "agriculture", 8)

    board.play("increase")

    p = board.player()
    assert (p.food(), p.yellow, p.unused, p.civil) == (8 - food, bank - 1, 2, 3)


@clause("R4.4.1")
@pytest.mark.parametrize(("bank", "food"), FOOD)
def test_without_that_food_the_population_does_not_increase(bank: int, food: int) -> None:
    board = Board().yellow_bank(0, bank).tokens(0, "agriculture", food - 1)

    assert board.options_of("increase") == []


@clause("R4.4.1")
def test_an_empty_yellow_bank_gives_no_worker() -> None:
    board = Board().yellow_bank(0, 0).tokens(0, "agriculture", 10)

    assert board.options_of("increase") == []


# Building


@clause("R4.5.1", "R8.1.2")
def test_the_ratings_follow_a_new_building() -> None:
    board = Board().tokens(0, "bronze", 3)

    board.play("build religion")

    assert board.ratings() == (1, 1, 1, 1)
    assert (board.player().resources(), board.player().civil, board.player().unused) == (0, 3, 0)


@clause("R4.5.1")
def test_without_an_unused_worker_nothing_is_built() -> None:
    board = Board().tokens(0, "bronze", 9).unused(0, 0)

    assert board.options_of("build") == []


@clause("R4.5.1")
def test_only_on_a_technology_in_play_something_is_built() -> None:
    board = Board().tokens(0, "bronze", 9).holds(0, "iron")

    assert "build iron" not in board.options()


@clause("R4.5.1", "R8.3.2")
def test_without_a_civil_action_no_building_is_built() -> None:
    board = Board().tokens(0, "bronze", 9)
    board.player().civil = 0

    assert board.options_of("build") == ["build warriors"]


@clause("R4.5.2")
@pytest.mark.parametrize(("name", "price"), [("alchemy", 5), ("irrigation", 4), ("iron", 5)])
def test_construction_makes_urban_buildings_cheaper_and_nothing_else(name: str, price: int) -> None:
    board = Board().has(0, "masonry", name).tokens(0, "bronze", 9)

    board.play(f"build {name}")

    assert board.player().resources() == 9 - price


@clause("R4.5.2")
def test_construction_does_not_make_units_cheaper() -> None:
    board = Board().has(0, "masonry", "swordsmen").tokens(0, "bronze", 9)

    board.play("build swordsmen")

    assert board.player().resources() == 6


@clause("R4.5.3")
def test_the_government_limits_the_urban_buildings_of_each_type() -> None:
    board = Board().has(0, "alchemy").workers(0, "philosophy", 2).tokens(0, "bronze", 9)

    assert board.options_of("build") == [
        "build agriculture",
        "build bronze",
        "build religion",
        "build warriors",
    ]


@clause("R4.5.3")
def test_below_the_limit_a_second_building_of_the_type_may_be_of_any_level() -> None:
    board = Board().has(0, "alchemy").tokens(0, "bronze", 9)

    assert {"build philosophy", "build alchemy"} <= set(board.options())


@clause("R4.5.3", "R7.4.6")
def test_above_a_limit_that_fell_the_buildings_stay_and_none_is_added() -> None:
    board = Board().has(0, "alchemy").workers(0, "philosophy", 2).workers(0, "alchemy", 1)
    board.tokens(0, "bronze", 9)

    assert board.working("philosophy") + board.working("alchemy") == 3
    assert "build alchemy" not in board.options()
    assert "upgrade philosophy alchemy" in board.options()


@clause("R4.5.3")
def test_another_government_allows_more() -> None:
    board = Board().has(0, "monarchy").workers(0, "philosophy", 2).tokens(0, "bronze", 9)

    board.play("build philosophy")

    assert board.working("philosophy") == 3


# Upgrading


@clause("R4.6.1")
@pytest.mark.parametrize(("name", "price"), [("iron", 3), ("coal", 6)])
def test_an_upgrade_costs_the_difference_and_may_skip_levels(name: str, price: int) -> None:
    board = Board().has(0, "iron", "coal").tokens(0, "bronze", 9)

    board.play(f"upgrade bronze {name}")

    assert (board.player().resources(), board.player().civil) == (9 - price, 3)
    assert (board.working("bronze"), board.working(name)) == (1, 1)


@clause("R4.6.1")
def test_an_upgrade_goes_to_a_higher_level_of_the_same_type() -> None:
    board = Board().has(0, "iron", "irrigation", "alchemy").workers(0, "iron", 1)
    board.tokens(0, "bronze", 9)

    assert board.options_of("upgrade") == [
        "upgrade agriculture irrigation",
        "upgrade bronze iron",
        "upgrade philosophy alchemy",
    ]


@clause("R4.6.1")
def test_an_upgrade_needs_its_resources_and_a_civil_action() -> None:
    poor = Board().has(0, "iron").tokens(0, "bronze", 2)
    idle = Board().has(0, "iron").tokens(0, "bronze", 3)
    idle.player().civil = 0

    assert poor.options_of("upgrade") == []
    assert idle.options_of("upgrade") == []


@clause("R4.6.2")
@pytest.mark.parametrize(("old", "price"), [("philosophy", 3), ("alchemy", 1)])
def test_both_costs_are_changed_before_the_difference_is_taken(old: str, price: int) -> None:
    board = Board().has(0, "architecture", "alchemy", "scientific_method")
    board.workers(0, "alchemy", 1).tokens(0, "bronze", 9)

    board.play(f"upgrade {old} scientific_method")

    assert board.player().resources() == 9 - price


# Destroying


@clause("R4.7.1")
def test_a_destroyed_building_frees_its_worker_and_refunds_nothing() -> None:
    board = Board().tokens(0, "bronze", 2)

    board.play("destroy philosophy")

    p = board.player()
    assert (p.resources(), p.unused, p.civil) == (2, 2, 3)
    assert board.ratings() == (0, 0, 1, 0)


@clause("R4.7.1")
def test_what_has_no_worker_cannot_be_destroyed() -> None:
    board = Board()

    assert board.options_of("destroy") == [
        "destroy agriculture",
        "destroy bronze",
        "destroy philosophy",
    ]


# Units


@clause("R4.13.1")
def test_a_unit_costs_a_military_action_resources_and_a_worker() -> None:
    board = Board().has(0, "swordsmen").tokens(0, "bronze", 4)

    board.play("build swordsmen")

    p = board.player()
    assert (p.resources(), p.unused, p.civil, p.military) == (1, 0, 4, 1)
    assert board.ratings() == (0, 1, 3, 0)


@clause("R4.13.1", "R8.3.2")
def test_without_a_military_action_no_unit_is_built_upgraded_or_disbanded() -> None:
    board = Board().has(0, "swordsmen").tokens(0, "bronze", 9)
    board.player().military = 0

    assert not [text for text in board.options() if "warriors" in text or "swordsmen" in text]


@clause("R4.14.1")
def test_a_unit_is_upgraded_for_a_military_action_and_the_difference() -> None:
    board = Board().has(0, "swordsmen", "riflemen", "knights").tokens(0, "bronze", 9)

    board.play("upgrade warriors riflemen")

    p = board.player()
    assert (p.resources(), p.civil, p.military) == (6, 4, 1)
    assert board.ratings()[2] == 3


@clause("R4.14.1")
def test_a_unit_is_not_upgraded_to_another_type() -> None:
    board = Board().has(0, "swordsmen", "knights").tokens(0, "bronze", 9)

    assert board.options_of("upgrade") == ["upgrade warriors swordsmen"]


@clause("R4.15.1")
def test_a_disbanded_unit_frees_its_worker_for_a_military_action() -> None:
    board = Board()

    board.play("disband warriors")

    p = board.player()
    assert (p.unused, p.civil, p.military, p.resources()) == (2, 4, 1, 0)
    assert board.ratings()[2] == 0
