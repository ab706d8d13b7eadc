"""What the code of laws leaves open and the card texts settle (R11)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card


@clause("R11.1")
def test_strongest_means_the_strength_rating_and_most_culture_the_points() -> None:
    board = Board().workers(0, "bread_and_circuses", 2).workers(1, "drama", 2)
    board.points(0, culture=20).points(1, culture=15)

    board.reveal("national_pride")

    assert [board.player(seat).culture for seat in (0, 1)] == [26, 15]
    board.reveal("crusades")
    assert [board.player(seat).culture for seat in (0, 1)] == [26 + 1 + 4, 15 - 4]


@clause("R11.4")
def test_a_discount_larger_than_the_price_makes_it_free() -> None:
    board = Board().holds(0, "urban_growth_iii")

    board.play("play urban_growth_iii", "build religion")

    assert (board.player().resources(), board.working("religion")) == (0, 1)


@clause("R11.4")
def test_science_costs_fall_to_zero_and_not_below() -> None:
    board = Board(3).pact(0, "scientific_cooperation", 1).holds(0, "theocracy")
    board.points(1, science=1)

    board.play("revolution theocracy")

    assert [board.player(seat).science for seat in (0, 1)] == [0, 0]
    assert board.player().government == card("theocracy")


@clause("R11.5")
def test_numbers_on_cards_follow_the_players_still_in_the_game() -> None:
    board = Board(3, resignation=True).politics_of(2)
    board.play("resign")
    board.turn_of(0).holds(0, "wave_of_nationalism_ii").workers(1, "warriors", 2)

    board.play("play wave_of_nationalism_ii")

    assert board.player().unit_resource == 6


@clause("R11.6")
def test_resources_for_units_are_lost_at_the_end_of_the_turn() -> None:
    board = Board().holds(0, "patriotism_iii")
    board.play("play patriotism_iii")
    before = board.player().unit_resource

    board.play("done")

    assert (before, board.player().unit_resource) == (4, 0)


@clause("R11.6", "R8.6.7")
def test_resources_for_units_pay_for_several_units_and_upgrades_before_others() -> None:
    board = Board().has(0, "swordsmen").holds(0, "patriotism_ii").tokens(0, "bronze", 1)

    board.play("play patriotism_ii", "build warriors", "upgrade warriors swordsmen")

    assert (board.player().unit_resource, board.player().resources()) == (0, 1)


# Leaders in the turn they come, and when they go


@clause("R11.12")
def test_homer_pays_for_a_unit_in_the_turn_in_which_he_comes_into_play() -> None:
    board = Board().holds(0, "homer").tokens(0, "bronze", 1)

    board.play("play homer", "build warriors")

    assert board.player().resources() == 0


@clause("R11.12")
def test_bach_upgrades_in_the_turn_in_which_he_comes_into_play() -> None:
    board = Board().has(0, "drama").holds(0, "johann_sebastian_bach").tokens(0, "bronze", 1)

    board.play("play johann_sebastian_bach", "upgrade philosophy drama")

    assert board.working("drama") == 1


@clause("R11.13", "R8.3.5")
@pytest.mark.parametrize(
    ("old", "new", "spent", "left"),
    [
        ("julius_caesar", "michelangelo", 0, 2),
        ("julius_caesar", "michelangelo", 1, 2),
        ("julius_caesar", "michelangelo", 2, 1),
        ("julius_caesar", "joan_of_arc", 3, 0),
        ("julius_caesar", "napoleon_bonaparte", 3, 1),
        ("napoleon_bonaparte", "isaac_newton", 1, 2),
        ("napoleon_bonaparte", "isaac_newton", 3, 1),
    ],
)
def test_with_a_leader_spent_actions_go_first_and_replacing_is_one_step(
    old: str, new: str, spent: int, left: int
) -> None:
    board = Board().led_by(0, old).holds(0, new)
    board.player().military -= spent

    board.play(f"play {new}")

    assert board.player().military == left


@clause("R11.13")
def test_the_action_that_hammurabi_has_turned_remains_when_he_goes() -> None:
    board = Board().led_by(0, "hammurabi").holds(0, "genghis_khan")

    board.play("use hammurabi", "play genghis_khan")

    assert (board.player().civil_left(), board.player().military_left()) == (4, 1)


@clause("R11.13")
def test_a_leader_who_is_removed_takes_the_available_actions_along() -> None:
    board = Board().age("III").led_by(0, "napoleon_bonaparte")

    board.reveal("iconoclasm")

    assert (board.player().leader, board.player().military) == (NONE, 2)


# Scientific Cooperation


@clause("R11.15")
@pytest.mark.parametrize(("owner", "partner"), [(0, 1), (1, 0)])
def test_scientific_cooperation_binds_both_partners(owner: int, partner: int) -> None:
    board = Board(3).pact(owner, "scientific_cooperation", partner).holds(0, "iron")
    board.points(0, science=3).points(1, science=1)

    board.play("develop iron")

    assert [board.player(seat).science for seat in range(3)] == [0, 0, 0]


@clause("R11.15")
def test_a_revolution_is_developing_a_technology_in_scientific_cooperation() -> None:
    board = Board(3).pact(0, "scientific_cooperation", 1).holds(0, "constitutional_monarchy")
    board.points(0, science=4).points(1, science=3)

    board.play("revolution constitutional_monarchy")

    assert [board.player(seat).science for seat in range(3)] == [0, 2, 0]


@clause("R11.15")
def test_nothing_can_be_developed_when_the_partner_of_scientific_cooperation_cannot_pay() -> None:
    board = Board(3).pact(0, "scientific_cooperation", 1)
    board.holds(0, "iron", "monarchy", "breakthrough_i").points(0, science=20)

    assert board.options_of("develop") == []
    assert board.options_of("revolution") == []
    assert board.options_of("play") == []


@clause("R11.15")
def test_others_develop_freely_beside_a_scientific_cooperation() -> None:
    board = Board(3).pact(1, "scientific_cooperation", 2).holds(0, "iron").points(0, science=5)

    board.play("develop iron")

    assert board.player().science == 0


@clause("R11.15")
def test_the_share_in_scientific_cooperation_is_due_also_in_development_of_civilization() -> None:
    board = Board(3).pact(0, "scientific_cooperation", 1).holds(0, "irrigation")
    board.points(1, science=1)

    board.reveal("development_of_civilization")
    board.play("develop irrigation")

    assert [board.player(seat).science for seat in (0, 1)] == [0, 0]


# Production that pacts change


@clause("R11.14")
def test_side_b_of_acceptance_of_supremacy_loses_only_what_it_has() -> None:
    board = Board(3).pact(0, "acceptance_of_supremacy", 1, "b").workers(0, "bronze", 0)
    board.yellow_bank(0, 18)

    board.play("done")

    assert board.player().resources() == 0


@clause("R11.10")
def test_the_permanent_tokens_of_a_colony_of_columbus_come_before_its_immediate_gain() -> None:
    board = Board().led_by(0, "christopher_columbus").holds(0, "wealthy_territory_i")
    board.tokens(0, "agriculture", 16).politics_of(0)

    board.play("use christopher_columbus wealthy_territory_i")

    assert board.player().resources() == 3


@clause("R11.11")
def test_the_own_civil_actions_are_not_touched_by_international_agreement() -> None:
    board = Board().led_by(0, "hammurabi").shows(10, "drama").shows(6, "michelangelo")

    board.reveal("international_agreement")
    board.play("take 10", "take 6")

    assert "take 1" in board.options()
    board.play("done")
    assert board.player().civil == 4
