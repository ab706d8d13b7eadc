"""The events of Ages A and I, each with what it does to all and to some.

Whoever reveals an event has scored one culture point for the event prepared.
"""

import pytest

from aevum.text import Words
from tests.kit import clause
from tests.through_the_ages.board import Board

# Age A


def test_development_of_agriculture_gives_two_food_to_all() -> None:
    board = Board().reveal("development_of_agriculture")

    assert [board.player(seat).food() for seat in (0, 1)] == [2, 2]


def test_development_of_crafts_gives_two_resources_to_all() -> None:
    board = Board().reveal("development_of_crafts")

    assert [board.player(seat).resources() for seat in (0, 1)] == [2, 2]


@clause("R6.1.2")
def test_development_of_markets_gives_two_food_or_two_resources_as_each_chooses() -> None:
    board = Board().reveal("development_of_markets")
    options, asked = board.options(), board.game.prompt(board.state).key

    board.play("food 2", "food 0")

    assert (options, asked) == (["food 0", "food 2"], "prompt-either")
    assert [board.player(seat).food() for seat in (0, 1)] == [2, 0]
    assert [board.player(seat).resources() for seat in (0, 1)] == [0, 2]


@clause("R7.2.2")
def test_development_of_politics_draws_three_military_cards_beyond_the_hand_limit() -> None:
    board = Board().reveal("development_of_politics")

    assert [len(board.military_hand(seat)) for seat in (0, 1)] == [3, 3]


def test_development_of_religion_builds_a_free_temple_with_an_unused_worker() -> None:
    board = Board().reveal("development_of_religion")

    board.play("build religion", "done")

    assert [board.working("religion", seat) for seat in (0, 1)] == [1, 0]
    assert [board.player(seat).unused for seat in (0, 1)] == [0, 1]


def test_development_of_religion_respects_the_urban_limit_and_needs_a_worker() -> None:
    board = Board().workers(0, "religion", 2).unused(1, 0)

    board.reveal("development_of_religion")

    assert board.options_of("take") != []


def test_development_of_science_scores_two_science_points_for_all() -> None:
    board = Board().reveal("development_of_science")

    assert [board.player(seat).science for seat in (0, 1)] == [2, 2]


def test_development_of_settlement_gives_a_worker_to_all_without_food() -> None:
    board = Board().reveal("development_of_settlement")

    assert [board.player(seat).unused for seat in (0, 1)] == [2, 2]
    assert [board.player(seat).yellow for seat in (0, 1)] == [17, 17]


def test_development_of_trade_routes_gives_science_food_and_a_resource() -> None:
    board = Board().reveal("development_of_trade_routes")

    for seat in (0, 1):
        p = board.player(seat)
        assert (p.science, p.food(), p.resources()) == (1, 1, 1)


def test_development_of_trade_routes_gives_the_food_first_when_one_token_is_left() -> None:
    board = Board().tokens(0, "bronze", 15)

    board.reveal("development_of_trade_routes")

    assert (board.player().food(), board.player().resources()) == (1, 15)


def test_development_of_warfare_builds_free_warriors() -> None:
    board = Board().reveal("development_of_warfare")

    board.play("done", "build warriors")

    assert [board.ratings(seat)[2] for seat in (0, 1)] == [1, 2]


# Age I


@pytest.mark.parametrize(
    ("mine", "theirs", "lost"),
    [(1, 2, True), (1, 1, False), (2, 1, False)],
)
def test_barbarians_take_a_worker_from_the_most_cultured_if_it_is_also_the_weaker(
    mine: int, theirs: int, lost: bool
) -> None:
    board = Board().points(0, culture=5).workers(0, "warriors", mine).workers(1, "warriors", theirs)

    board.reveal("barbarians")

    assert (board.player(0).unused == 0, board.player(1).unused) == (lost, 1)


@clause("R6.1.3")
def test_barbarians_of_three_players_come_also_to_the_second_weakest() -> None:
    board = Board(3).points(1, culture=5).workers(0, "warriors", 3).workers(2, "warriors", 1)

    board.reveal("barbarians")

    assert [board.player(seat).unused for seat in range(3)] == [1, 0, 1]


@clause("R11.2")
def test_border_conflict_destroys_a_building_of_the_weakest_and_pays_the_strongest() -> None:
    board = Board().workers(0, "warriors", 2)

    board.reveal("border_conflict")
    options = board.options()
    board.play("raze bronze 2")

    q = board.player(1)
    assert options == ["raze agriculture 2", "raze bronze 2", "raze philosophy 2"]
    assert (board.player(0).resources(), board.working("bronze", 1), q.unused) == (3, 1, 2)


def test_border_conflict_destroys_nothing_where_no_building_is() -> None:
    board = Board().workers(0, "warriors", 2)
    for name in ("agriculture", "bronze", "philosophy"):
        board.workers(1, name, 0)

    board.reveal("border_conflict")

    assert (board.player(0).resources(), board.asked) == (3, 0)
    assert board.options_of("take") != []


@clause("R11.1")
def test_crusades_give_the_strongest_four_points_and_take_four_from_the_weakest() -> None:
    board = Board().workers(0, "warriors", 2).points(1, culture=9)

    board.reveal("crusades")

    assert [board.player(seat).culture for seat in (0, 1)] == [1 + 4, 5]


def test_cultural_influence_scores_the_culture_rating() -> None:
    board = Board().workers(0, "drama", 2).workers(1, "religion", 1)

    board.reveal("cultural_influence")

    assert [board.player(seat).culture for seat in (0, 1)] == [1 + 4, 1]


@clause("R6.1.6")
def test_foray_gives_the_stronger_of_two_three_food_and_resources_in_any_mix() -> None:
    board = Board().workers(1, "warriors", 2)

    board.reveal("foray")
    options = board.options()
    board.play("food 1")

    q = board.player(1)
    assert options == ["food 0", "food 1", "food 2", "food 3"]
    assert (q.food(), q.resources(), board.player(0).food()) == (1, 2, 0)


def test_foray_of_three_players_is_for_the_two_strongest() -> None:
    board = Board(3).workers(1, "warriors", 2).workers(2, "warriors", 3)

    board.reveal("foray")
    board.play("food 0", "food 3")

    assert [board.player(seat).resources() for seat in range(3)] == [0, 3, 0]
    assert [board.player(seat).food() for seat in range(3)] == [0, 0, 3]


def test_good_harvest_produces_food_without_consumption() -> None:
    board = Board().yellow_bank(0, 10).reveal("good_harvest")

    assert [board.player(seat).food() for seat in (0, 1)] == [2, 2]
    assert [board.player(seat).resources() for seat in (0, 1)] == [0, 0]


def test_new_deposits_produce_resources_without_corruption() -> None:
    board = Board().tokens(0, "agriculture", 12).reveal("new_deposits")

    assert [board.player(seat).resources() for seat in (0, 1)] == [2, 2]
    assert board.player(0).food() == 12


@clause("R6.1.5")
def test_immigration_goes_to_all_of_the_happiest() -> None:
    board = Board(3).workers(0, "religion", 1).workers(2, "religion", 1)

    board.reveal("immigration")

    assert [board.player(seat).unused for seat in range(3)] == [2, 1, 2]


@clause("R11.2")
def test_pestilence_takes_a_population_from_all_into_the_bank() -> None:
    board = Board().unused(1, 0).reveal("pestilence")

    board.play("recall philosophy")

    assert (board.player(0).unused, board.player(0).yellow) == (0, 19)
    assert (board.working("philosophy", 1), board.player(1).yellow) == (0, 20)


def test_raiders_take_two_food_and_resources_from_the_weaker_as_the_owner_divides() -> None:
    board = Board().workers(0, "warriors", 2).tokens(0, "bronze", 3)
    board.tokens(1, "bronze", 2).tokens(1, "agriculture", 1)

    board.reveal("raiders")
    options = board.options()
    board.play("food 1")

    q = board.player(1)
    assert options == ["food 0", "food 1"]
    assert (q.food(), q.resources(), board.player(0).resources()) == (0, 1, 3)


def test_raiders_among_three_players_come_to_the_two_weakest() -> None:
    board = Board(3).workers(1, "warriors", 2)
    for seat in range(3):
        board.tokens(seat, "bronze", 2)

    board.reveal("raiders")

    assert [board.player(seat).resources() for seat in range(3)] == [0, 2, 0]


def test_raiders_take_all_from_who_has_no_more() -> None:
    board = Board().workers(0, "warriors", 2).tokens(1, "bronze", 1)

    board.reveal("raiders")

    assert board.player(1).resources() == 0
    assert board.asked == 0


def test_rats_eat_all_food_and_nothing_else() -> None:
    board = Board().tokens(0, "agriculture", 4).tokens(1, "agriculture", 1).tokens(1, "bronze", 2)

    board.reveal("rats")

    assert [board.player(seat).food() for seat in (0, 1)] == [0, 0]
    assert board.player(1).resources() == 2


def test_rebellion_spends_two_civil_actions_for_each_discontent_worker() -> None:
    board = Board().yellow_bank(0, 16).yellow_bank(1, 10)

    board.reveal("rebellion")

    assert [board.player(seat).civil for seat in (0, 1)] == [4 - 2, 0]


def test_rebellion_says_for_how_many_discontent_workers_it_takes_actions() -> None:
    board = Board().yellow_bank(0, 16).yellow_bank(1, 10)

    board.reveal("rebellion")

    words = Words("de", "through_the_ages")
    told = board.was_told("note-actions-lost-discontent")
    assert [words.say(one, ["Ada", "Ben"]) for one in told] == [
        "Ada verliert 2 Zivilaktionen, denn ein Arbeiter ist unzufrieden.",
        "Ben verliert 4 Zivilaktionen, denn 3 Arbeiter sind unzufrieden.",
    ]


def test_reign_of_terror_takes_a_population_from_the_weakest() -> None:
    board = Board().workers(1, "warriors", 2)

    board.reveal("reign_of_terror")

    assert [board.player(seat).unused for seat in (0, 1)] == [0, 1]


def test_scientific_breakthrough_scores_the_science_rating() -> None:
    board = Board().workers(0, "alchemy", 2)

    board.reveal("scientific_breakthrough")

    assert [board.player(seat).science for seat in (0, 1)] == [5, 1]


def test_uncertain_borders_move_a_yellow_token_from_the_weakest_to_the_strongest() -> None:
    board = Board().workers(1, "warriors", 2)
    before = [board.player(seat).yellow for seat in (0, 1)]

    board.reveal("uncertain_borders")

    after = [board.player(seat).yellow for seat in (0, 1)]
    assert after == [before[0] - 1, before[1] + 1]


def test_uncertain_borders_leave_the_middle_of_three_alone() -> None:
    board = Board(3).workers(1, "warriors", 2).workers(2, "warriors", 3)
    before = [board.player(seat).yellow_owned for seat in range(3)]

    board.reveal("uncertain_borders")

    after = [board.player(seat).yellow_owned for seat in range(3)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [-1, 0, 1]


def test_uncertain_borders_move_nothing_out_of_an_empty_bank() -> None:
    board = Board().workers(1, "warriors", 2).yellow_bank(0, 0)
    before = board.player(1).yellow

    board.reveal("uncertain_borders")

    assert (board.player(0).yellow, board.player(1).yellow) == (0, before)
