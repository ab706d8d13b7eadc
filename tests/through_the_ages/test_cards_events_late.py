"""The events of Age II, each with what it does to all and to some.

Whoever reveals an event has scored one culture point for the event prepared.
"""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def test_civil_unrest_costs_culture_for_discontent_and_a_token_for_the_most() -> None:
    board = Board().points(0, culture=20).points(1, culture=20)
    board.yellow_bank(0, 16).yellow_bank(1, 12)

    board.reveal("civil_unrest")

    assert [board.player(seat).culture for seat in (0, 1)] == [21 - 4, 20 - 8]
    assert [board.player(seat).blue_owned for seat in (0, 1)] == [16, 15]


def test_civil_unrest_does_nothing_where_nobody_is_discontent() -> None:
    board = Board().points(1, culture=20)

    board.reveal("civil_unrest")

    assert board.player(1).culture == 20
    assert [board.player(seat).blue_owned for seat in (0, 1)] == [16, 16]


@pytest.mark.parametrize(("seats", "science"), [(2, [0, 6]), (3, [0, 6, 6])])
def test_the_cold_war_brings_six_science_points_to_the_two_strongest(
    seats: int, science: list[int]
) -> None:
    board = Board(seats)
    for seat in range(1, seats):
        board.workers(seat, "warriors", 2)

    board.reveal("cold_war")

    assert [board.player(seat).science for seat in range(seats)] == science


def test_a_crime_wave_costs_the_weaker_three_culture_points_and_a_blue_token() -> None:
    board = Board().workers(0, "warriors", 2).points(1, culture=10)

    board.reveal("crime_wave")

    assert (board.player(1).culture, board.player(1).blue_owned) == (7, 15)
    assert (board.player(0).culture, board.player(0).blue_owned) == (1, 16)


def test_a_crime_wave_among_three_players_strikes_the_two_weakest() -> None:
    board = Board(3).workers(1, "warriors", 2)
    for seat in range(3):
        board.points(seat, culture=10)

    board.reveal("crime_wave")

    assert [board.player(seat).culture for seat in range(3)] == [11 - 3, 10, 10 - 3]
    assert [board.player(seat).blue_owned for seat in range(3)] == [15, 16, 15]


def test_economic_progress_is_corruption_food_consumption_and_resources() -> None:
    board = Board().tokens(0, "bronze", 6).yellow_bank(0, 16)

    board.reveal("economic_progress")

    p = board.player(0)
    assert (p.resources(), p.food()) == (6 - 2 + 2, 2 - 1)
    assert (p.science, p.culture) == (0, 1)


@pytest.mark.parametrize(("bank", "lost"), [(18, 0), (16, 1), (12, 1), (10, 2)])
def test_emigration_takes_half_of_the_discontent_workers_rounded_up(bank: int, lost: int) -> None:
    board = Board().unused(0, 3).yellow_bank(0, bank)

    board.reveal("emigration")

    assert board.player(0).unused == 3 - lost


@clause("R8.5.3")
def test_emigration_takes_workers_from_cards_where_none_is_unused() -> None:
    board = Board().unused(0, 0).yellow_bank(0, 12)

    board.reveal("emigration")
    board.play("recall warriors")

    assert (board.working("warriors"), board.player(0).yellow) == (0, 13)


@pytest.mark.parametrize(
    ("leader", "stays"), [("michelangelo", False), ("isaac_newton", True), ("bill_gates", False)]
)
def test_iconoclasm_removes_leaders_who_are_not_of_the_current_age(
    leader: str, stays: bool
) -> None:
    board = Board().age("II").led_by(0, leader)

    board.reveal("iconoclasm")

    p = board.player(0)
    assert (p.leader == card(leader), p.civil) == (stays, 4)


def test_iconoclasm_removes_every_leader_in_age_iv() -> None:
    board = Board().last_round().led_by(0, "bill_gates").led_by(1, "sid_meier")

    board.reveal("iconoclasm")

    assert [board.player(seat).leader for seat in (0, 1)] == [NONE, NONE]


@clause("R7.6.1")
def test_the_independence_declaration_costs_the_weakest_a_colony_and_what_it_gave() -> None:
    board = Board().colony(0, "vast_territory_i").colony(0, "strategic_territory_i")
    board.colony(1, "wealthy_territory_i").workers(1, "warriors", 6)

    board.reveal("independence_declaration")
    options = board.options()
    board.play("pick vast_territory_i")

    p = board.player(0)
    assert options == ["pick strategic_territory_i", "pick vast_territory_i"]
    assert (p.colonies, p.yellow, p.blue_owned) == ([card("strategic_territory_i")], 18, 16)
    assert board.player(1).colonies == [card("wealthy_territory_i")]


def test_the_independence_declaration_needs_a_colony() -> None:
    board = Board().workers(1, "warriors", 6).reveal("independence_declaration")

    assert board.options_of("take") != []


@clause("R11.1")
def test_national_pride_brings_the_most_cultured_five_points() -> None:
    board = Board().points(1, culture=10).workers(0, "drama", 2)

    board.reveal("national_pride")

    assert [board.player(seat).culture for seat in (0, 1)] == [1, 15]


def test_politics_of_strength_draws_five_for_the_strongest_and_costs_the_weakest_three() -> None:
    board = Board().workers(0, "warriors", 2).holds(1, "foray", "raiders", "crusades", "plunder_i")

    board.reveal("politics_of_strength")
    board.play("discard crusades", "discard foray", "discard plunder_i")

    assert len(board.military_hand(0)) == 5
    assert board.military_hand(1) == ["raiders"]


def test_politics_of_strength_costs_who_has_fewer_all_cards() -> None:
    board = Board().workers(0, "warriors", 2).holds(1, "foray", "raiders")

    board.reveal("politics_of_strength")
    board.play("discard foray", "discard raiders")

    assert (board.military_hand(1), board.asked) == ([], 0)


def test_politics_of_strength_is_about_culture_points_in_age_iv() -> None:
    board = Board().last_round().workers(0, "warriors", 2).points(1, culture=10)
    board.holds(1, "foray")

    board.reveal("politics_of_strength")

    assert [board.player(seat).culture for seat in (0, 1)] == [1 + 5, 10 - 3]
    assert (board.military_hand(0), board.military_hand(1)) == ([], ["foray"])


def test_popularization_of_science_scores_culture_for_the_science_rating() -> None:
    board = Board().workers(0, "alchemy", 1)

    board.reveal("popularization_of_science")

    assert [board.player(seat).culture for seat in (0, 1)] == [1 + 3, 1]


def test_prosperity_gives_a_food_for_each_happy_face() -> None:
    board = Board().workers(0, "organized_religion", 2).workers(1, "religion", 1)

    board.reveal("prosperity")

    assert [board.player(seat).food() for seat in (0, 1)] == [6, 1]


def test_prosperity_counts_no_more_than_eight_happy_faces() -> None:
    board = Board().has(0, "monarchy").workers(0, "organized_religion", 3)

    board.reveal("prosperity")

    assert board.player(0).food() == 8


@clause("R11.8")
def test_ravages_of_time_leave_two_culture_of_a_wonder_of_age_a_or_i() -> None:
    board = Board().completed(0, "pyramids", "taj_mahal", "eiffel_tower")

    board.reveal("ravages_of_time")
    options = board.options()
    board.play("pick pyramids")

    assert options == ["pick pyramids", "pick taj_mahal"]
    assert (board.player().civil, board.ratings()[0]) == (4, 2 + 3 + 4)


@clause("R11.8")
def test_ruins_of_the_taj_mahal_lose_its_blue_token() -> None:
    board = Board().completed(0, "taj_mahal").reveal("ravages_of_time")

    board.play("pick taj_mahal")

    assert (board.player().blue_owned, board.ratings()[0]) == (16, 2)


@clause("R11.2")
def test_refugees_leave_the_weakest_for_the_strongest() -> None:
    board = Board().workers(0, "warriors", 2).points(1, culture=10).unused(1, 0)

    board.reveal("refugees")
    board.play("recall bronze")

    assert [board.player(seat).culture for seat in (0, 1)] == [1 + 3, 10 - 3]
    assert (board.player(0).unused, board.working("bronze", 1)) == (2, 1)


@clause("R11.2")
def test_terrorism_lets_the_least_cultured_destroy_an_urban_building_of_each_other() -> None:
    board = Board(3).points(1, culture=10).points(2, culture=0)
    board.workers(0, "drama", 1).workers(1, "alchemy", 1)

    board.reveal("terrorism")
    asked, options = board.asked, board.options()
    board.play("raze drama 1", "raze alchemy 2")

    assert (asked, options) == (2, ["raze philosophy 1", "raze drama 1"])
    assert [board.player(seat).unused for seat in range(3)] == [2, 2, 1]
    assert board.working("philosophy", 2) == 1


@clause("R6.1.3")
def test_in_a_tie_the_active_player_has_more_culture_and_so_suffers_terrorism() -> None:
    board = Board().points(1, culture=1)

    board.reveal("terrorism")

    assert (board.asked, board.options()) == (1, ["raze philosophy 1"])


@clause("R10.12.1", "R11.11")
def test_international_agreement_lets_the_strongest_take_cards_for_five_civil_actions() -> None:
    board = Board().workers(1, "warriors", 3).shows(1, "iron").shows(6, "reserves_i")
    board.shows(7, "drama")

    board.reveal("international_agreement")
    board.play("take 1", "take 6", "take 7")

    q = board.player(1)
    assert board.hand(1) == ["iron", "drama", "reserves_i"]
    assert (q.civil, q.skips_politics, board.asked) == (4, True, 0)
    assert "" not in board.row()


def test_who_takes_nothing_in_international_agreement_keeps_the_political_action() -> None:
    board = Board().workers(1, "warriors", 3).reveal("international_agreement")

    board.play("done")

    assert not board.player(1).skips_politics
