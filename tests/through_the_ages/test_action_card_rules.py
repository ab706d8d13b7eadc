"""The rules that all action cards share (R4.12)."""

import pytest

from aevum.games.through_the_ages.ratings import military_total, strength
from tests.kit import clause
from tests.through_the_ages.board import Board


@clause("R4.12.1", "R7.5.3")
def test_an_action_card_costs_a_civil_action_and_is_discarded() -> None:
    board = Board().holds(0, "stockpile_a")

    board.play("play stockpile_a")

    p = board.player()
    assert (p.civil, p.food(), p.resources()) == (3, 1, 1)
    assert board.hand() == []


@clause("R4.12.1")
def test_an_action_card_is_not_played_in_the_turn_it_is_taken() -> None:
    board = Board().shows(1, "stockpile_a").next_events("rats")

    board.play("take 1")
    at_once = board.options_of("play")
    board.play("done", "done", "done", "done")

    assert at_once == []
    assert board.asked == 0
    assert "play stockpile_a" in board.options()


@clause("R4.12.1")
def test_an_older_copy_of_a_card_just_taken_can_be_played() -> None:
    board = Board().holds(0, "reserves_i").shows(1, "reserves_i")

    board.play("take 1", "play reserves_i", "food 2")

    assert board.hand() == ["reserves_i"]
    assert board.options_of("play") == []


@clause("R4.12.1")
def test_a_card_taken_by_an_event_can_be_played_in_the_action_phase_that_follows() -> None:
    board = Board().empties_row().shows(1, "stockpile_a").reveal("international_agreement")

    board.play("take 1")

    assert "play stockpile_a" in board.options()


@clause("R4.12.2", "R4.1.4")
@pytest.mark.parametrize(
    ("name", "action", "price"),
    [
        ("urban_growth_a", "build religion", 2),
        ("urban_growth_a", "upgrade philosophy alchemy", 2),
        ("rich_land_a", "build bronze", 1),
        ("rich_land_a", "upgrade bronze iron", 2),
        ("efficient_upgrade_ii", "upgrade bronze coal", 3),
    ],
)
def test_an_action_by_a_card_is_done_as_always_without_an_action_of_its_own(
    name: str, action: str, price: int
) -> None:
    board = Board().has(0, "alchemy", "iron", "coal").holds(0, name).tokens(0, "bronze", 9)

    board.play(f"play {name}", action)

    assert (board.player().civil, board.player().resources()) == (3, 9 - price)


@clause("R4.12.2", "R4.5.3")
def test_a_card_does_not_lift_the_urban_limit() -> None:
    board = Board().holds(0, "urban_growth_a").workers(0, "philosophy", 2).tokens(0, "bronze", 9)

    board.play("play urban_growth_a")

    assert board.options() == ["build religion"]


@clause("R4.12.3")
def test_a_cost_below_nothing_is_nothing() -> None:
    board = Board().holds(0, "rich_land_ii")

    board.play("play rich_land_ii", "build bronze")

    assert (board.working("bronze"), board.player().resources()) == (3, 0)


@clause("R4.12.4")
def test_a_card_builds_exactly_one_stage() -> None:
    board = Board().has(0, "architecture").holds(0, "engineering_genius_a")
    board.building(0, "pyramids").tokens(0, "bronze", 9)

    board.play("play engineering_genius_a")

    assert (board.player().stages, board.player().resources(), board.player().civil) == (1, 8, 3)


@clause("R4.12.5")
@pytest.mark.parametrize(
    "name",
    [
        "engineering_genius_a",
        "frugality_a",
        "urban_growth_a",
        "rich_land_a",
        "breakthrough_i",
        "efficient_upgrade_ii",
    ],
)
def test_a_card_whose_action_cannot_be_carried_out_cannot_be_played(name: str) -> None:
    board = Board().holds(0, name, "moses").unused(0, 0)

    assert board.options_of("play") == ["play moses"]


@clause("R4.12.6", "R8.2.2", "R8.3.4")
def test_what_a_card_gives_for_this_turn_is_not_part_of_ratings_and_totals() -> None:
    board = Board().holds(0, "patriotism_a")

    board.play("play patriotism_a")

    assert (military_total(board.g, 0), strength(board.g, 0)) == (2, 1)
    assert (board.player().military_left(), board.player().resources()) == (3, 0)


@clause("R4.12.6")
def test_an_extra_military_action_can_be_left_over_for_a_military_card() -> None:
    board = Board().holds(0, "patriotism_a")

    board.play("play patriotism_a", "done")

    assert len(board.military_hand()) == 3


@clause("R4.12.6", "R11.6", "R5.5.1")
def test_what_is_left_of_a_bonus_is_lost_at_the_end_of_the_turn() -> None:
    board = Board().holds(0, "patriotism_ii").next_events("rats")

    board.play("play patriotism_ii", "done")

    p = board.player()
    assert (p.extra_military, p.unit_resource, p.military) == (0, 0, 2)


@clause("R8.3.4", "R8.6.7")
def test_extra_actions_and_temporary_resources_are_spent_first() -> None:
    board = Board().holds(0, "patriotism_a").tokens(0, "bronze", 2)

    board.play("play patriotism_a", "build warriors")

    p = board.player()
    assert (p.military, p.extra_military) == (2, 0)
    assert (p.resources(), p.unit_resource) == (1, 0)


@clause("R8.6.7")
def test_resources_for_units_pay_for_nothing_else() -> None:
    board = Board().holds(0, "patriotism_ii").tokens(0, "bronze", 1)

    board.play("play patriotism_ii")

    assert board.options_of("build") == ["build warriors"]


@clause("R4.12.7")
def test_the_food_of_frugality_cannot_pay_for_its_own_worker() -> None:
    board = Board().holds(0, "frugality_ii").tokens(0, "agriculture", 1)

    assert board.options_of("play") == []


@clause("R4.12.7")
def test_the_science_of_a_breakthrough_cannot_pay_for_it() -> None:
    board = Board().holds(0, "breakthrough_i", "iron").points(0, science=4)
    rich = Board().holds(0, "breakthrough_i", "iron").points(0, science=5)

    rich.play("play breakthrough_i", "develop iron")

    assert board.options_of("play") == []
    assert rich.player().science == 2


@clause("R4.12.7", "R8.6.2")
def test_the_food_of_frugality_comes_with_the_tokens_that_the_payment_has_freed() -> None:
    board = Board().holds(0, "frugality_ii").tokens(0, "agriculture", 16)

    board.play("play frugality_ii")

    assert (board.player().food(), board.player().blue) == (16, 0)


@clause("R4.12.5")
@pytest.mark.parametrize(
    "name", ["stockpile_a", "patriotism_a", "cultural_heritage_a", "reserves_i"]
)
def test_a_card_that_carries_out_no_other_action_can_be_played_without_means(name: str) -> None:
    board = Board().holds(0, name).unused(0, 0)

    assert board.options_of("play") == [f"play {name}"]
