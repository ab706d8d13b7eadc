"""The action cards of all ages, each with the number it carries."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board, card


@pytest.mark.parametrize(
    ("name", "science", "culture"),
    [
        ("cultural_heritage_a", 1, 4),
        ("cultural_heritage_i", 2, 2),
        ("revolutionary_idea_ii", 4, 0),
        ("revolutionary_idea_iii", 6, 0),
    ],
)
def test_a_card_scores_science_and_culture_points(name: str, science: int, culture: int) -> None:
    board = Board().holds(0, name)

    board.play(f"play {name}")

    p = board.player()
    assert (p.science, p.culture, p.civil, p.hand) == (science, culture, 3, [])


@clause("R4.12.4", "R11.4")
@pytest.mark.parametrize(
    ("name", "wonder", "price"),
    [
        ("engineering_genius_a", "kremlin", 2),
        ("engineering_genius_i", "kremlin", 1),
        ("engineering_genius_ii", "hollywood", 1),
        ("engineering_genius_iii", "hollywood", 0),
        ("engineering_genius_iii", "colossus", 0),
    ],
)
def test_engineering_genius_builds_exactly_one_stage_for_less(
    name: str, wonder: str, price: int
) -> None:
    board = Board().has(0, "engineering").holds(0, name).building(0, wonder)
    board.tokens(0, "bronze", price)

    board.play(f"play {name}")

    p = board.player()
    assert (p.resources(), p.stages, p.civil, p.hand) == (0, 1, 3, [])


@clause("R4.12.5")
def test_engineering_genius_needs_an_unfinished_wonder_that_can_be_paid() -> None:
    board = Board().holds(0, "engineering_genius_a")
    without = board.options_of("play")

    board.building(0, "kremlin").tokens(0, "bronze", 1)

    assert (without, board.options_of("play")) == ([], [])


@clause("R4.12.5")
def test_engineering_genius_is_paid_with_a_food_that_counts_as_a_resource_too() -> None:
    board = Board(3).pact(0, "trade_routes_agreement", 1, "a").holds(0, "engineering_genius_a")
    board.building(0, "kremlin").tokens(0, "agriculture", 1).tokens(0, "bronze", 1)

    board.play("use trade_routes_agreement", "play engineering_genius_a")

    p = board.player()
    assert (p.food(), p.resources(), p.stages) == (0, 0, 1)


@clause("R4.12.3")
def test_rich_land_is_paid_with_a_food_that_counts_as_a_resource_too() -> None:
    board = Board(3).pact(0, "trade_routes_agreement", 1, "a").holds(0, "rich_land_a")
    board.tokens(0, "agriculture", 1).unused(0, 1)
    before = board.options_of("play")

    board.play("use trade_routes_agreement", "play rich_land_a", "build agriculture")

    p = board.player()
    assert (before, p.food(), p.resources(), p.unused) == ([], 0, 0, 0)


@clause("R4.12.7")
@pytest.mark.parametrize(
    ("name", "food"), [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)]
)
def test_frugality_increases_the_population_and_then_gives_food(name: str, food: int) -> None:
    board = Board().holds(0, name).tokens(0, "agriculture", 2)

    board.play(f"play {name}")

    p = board.player()
    assert (p.food(), p.unused, p.civil, p.hand) == (food, 2, 3, [])


@clause("R4.12.7")
@pytest.mark.parametrize("name", ["frugality_a", "frugality_i", "frugality_ii"])
def test_the_food_of_frugality_does_not_pay_for_the_population(name: str) -> None:
    board = Board().holds(0, name).tokens(0, "agriculture", 1)

    assert board.options_of("play") == []


@clause("R11.6")
@pytest.mark.parametrize(
    ("name", "amount"),
    [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)],
)
def test_patriotism_gives_a_military_action_and_one_amount_for_all_units(
    name: str, amount: int
) -> None:
    board = Board().holds(0, name).tokens(0, "bronze", 4 - amount).unused(0, 2)

    board.play(f"play {name}", "build warriors", "build warriors")

    p = board.player()
    assert (p.resources(), p.unit_resource, p.military_left(), p.civil) == (0, 0, 1, 3)


@pytest.mark.parametrize(
    ("name", "amount"), [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)]
)
def test_rich_land_builds_or_upgrades_a_farm_or_mine_for_less(name: str, amount: int) -> None:
    board = Board().has(0, "irrigation", "coal", "alchemy").holds(0, name)
    board.tokens(0, "bronze", 6 - amount)

    board.play(f"play {name}")

    built = ["build agriculture", "build irrigation", "build bronze"]
    assert board.options_of("build") == built
    assert board.options_of("upgrade") == ["upgrade agriculture irrigation", "upgrade bronze coal"]
    board.play("upgrade bronze coal")
    assert (board.player().resources(), board.player().civil, board.player().hand) == (0, 3, [])


@clause("R11.4")
def test_rich_land_never_pays_anything_out() -> None:
    board = Board().holds(0, "rich_land_ii").tokens(0, "bronze", 1)

    board.play("play rich_land_ii", "build bronze")

    assert (board.player().resources(), board.player().workers[4]) == (1, 3)


@pytest.mark.parametrize(
    ("name", "amount"),
    [("urban_growth_a", 1), ("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)],
)
def test_urban_growth_builds_or_upgrades_an_urban_building_for_less(name: str, amount: int) -> None:
    board = Board().has(0, "scientific_method", "iron").holds(0, name)
    board.tokens(0, "bronze", 5 - amount)

    board.play(f"play {name}")

    assert board.options() == [
        "build philosophy",
        "build religion",
        "upgrade philosophy scientific_method",
    ]
    board.play("upgrade philosophy scientific_method")
    assert (board.player().resources(), board.player().civil, board.player().hand) == (0, 3, [])


@clause("R4.12.5")
@pytest.mark.parametrize("name", ["rich_land_ii", "urban_growth_iii"])
def test_a_card_that_builds_needs_an_unused_worker_unless_it_upgrades(name: str) -> None:
    board = Board().holds(0, name).tokens(0, "bronze", 9).unused(0, 0)
    without = board.options_of("play")

    board.has(0, "irrigation", "alchemy")
    board.play(f"play {name}")

    assert (without, board.options_of("build")) == ([], [])
    assert len(board.options_of("upgrade")) == 1


@pytest.mark.parametrize(
    ("name", "amount"), [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)]
)
def test_efficient_upgrade_upgrades_and_never_builds(name: str, amount: int) -> None:
    board = Board().has(0, "irrigation", "coal", "scientific_method", "swordsmen").holds(0, name)
    board.tokens(0, "bronze", 6 - amount)

    board.play(f"play {name}")

    assert board.options() == [
        "upgrade agriculture irrigation",
        "upgrade bronze coal",
        "upgrade philosophy scientific_method",
    ]
    board.play("upgrade bronze coal")
    assert (board.player().resources(), board.player().civil) == (0, 3)


def test_stockpile_gives_a_resource_and_a_food() -> None:
    board = Board().holds(0, "stockpile_a")

    board.play("play stockpile_a")

    assert (board.player().resources(), board.player().food()) == (1, 1)


def test_stockpile_gives_the_resource_first_when_only_one_token_is_left() -> None:
    board = Board().holds(0, "stockpile_a").tokens(0, "agriculture", 15)

    board.play("play stockpile_a")

    assert (board.player().resources(), board.player().food()) == (1, 15)


@pytest.mark.parametrize(
    ("name", "amount"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)]
)
def test_reserves_give_food_or_resources(name: str, amount: int) -> None:
    board = Board().has(0, "republic").holds(0, name, name)

    board.play(f"play {name}", f"food {amount}", f"play {name}", "food 0")

    assert (board.player().food(), board.player().resources()) == (amount, amount)


@clause("R4.12.7")
@pytest.mark.parametrize(("name", "amount"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_breakthrough_develops_a_technology_and_then_scores_science(name: str, amount: int) -> None:
    board = Board().holds(0, name, "irrigation").points(0, science=3)

    board.play(f"play {name}", "develop irrigation")

    p = board.player()
    assert (p.science, p.civil, p.hand) == (amount, 3, [])


@clause("R4.12.7")
def test_the_science_of_breakthrough_does_not_pay_for_the_technology() -> None:
    board = Board().holds(0, "breakthrough_ii", "irrigation").points(0, science=2)

    assert board.options_of("play") == []


@clause("R4.11.3")
def test_breakthrough_can_be_a_revolution_whose_civil_actions_include_that_for_the_card() -> None:
    board = Board().holds(0, "breakthrough_i", "monarchy").points(0, science=2)

    board.play("play breakthrough_i", "revolution monarchy")

    p = board.player()
    assert (p.science, p.civil, p.government) == (2, 0, card("monarchy"))


@clause("R11.5", "R11.6")
@pytest.mark.parametrize(
    ("name", "seats", "amount"),
    [
        ("wave_of_nationalism_ii", 2, 6),
        ("wave_of_nationalism_ii", 3, 2 * 3),
        ("wave_of_nationalism_ii", 4, 3 * 2),
        ("military_build_up_iii", 2, 8),
        ("military_build_up_iii", 3, 2 * 5),
        ("military_build_up_iii", 4, 3 * 3),
    ],
)
def test_arming_gives_resources_for_units_for_each_stronger_civilization(
    name: str, seats: int, amount: int
) -> None:
    board = Board(seats).holds(0, name)
    for rival in range(1, seats):
        board.workers(rival, "warriors", 2)

    board.play(f"play {name}")

    assert board.player().unit_resource == amount


@pytest.mark.parametrize("name", ["wave_of_nationalism_ii", "military_build_up_iii"])
def test_an_equally_strong_civilization_is_no_reason_to_arm(name: str) -> None:
    board = Board(3).holds(0, name).workers(2, "warriors", 2)

    board.play(f"play {name}")

    assert board.player().unit_resource == (3 if name == "wave_of_nationalism_ii" else 5)


@clause("R11.1", "R11.5")
@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 2 * 3), (4, 3 * 2)])
def test_endowment_for_the_arts_scores_for_each_civilization_with_more_culture_points(
    seats: int, points: int
) -> None:
    board = Board(seats).holds(0, "endowment_for_the_arts_iii").workers(0, "drama", 2)
    for rival in range(1, seats):
        board.points(rival, culture=1)

    board.play("play endowment_for_the_arts_iii")

    assert board.player().culture == points


@clause("R4.12.1", "R7.5.3")
def test_an_action_card_is_discarded_after_use_and_never_comes_into_play() -> None:
    board = Board().holds(0, "stockpile_a")
    before = board.view_of_cards(0)

    board.play("play stockpile_a")

    assert board.hand() == []
    assert board.view_of_cards(0) == before
