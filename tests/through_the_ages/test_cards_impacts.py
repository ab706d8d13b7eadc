"""The events of Age III, each with the culture points that it brings."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board


def scored(board: Board, name: str) -> list[int]:
    """Reveal an impact and see what it changes for each seat, the prepared event left out."""
    before = [board.player(seat).culture for seat in range(board.g.seats)]

    board.reveal(name)

    after = [board.player(seat).culture for seat in range(board.g.seats)]
    after[0] -= 1
    return [new - old for new, old in zip(after, before, strict=True)]


@pytest.mark.parametrize(("bank", "extra"), [(18, 4), (16, 4), (12, 0), (10, 0)])
def test_impact_of_agriculture_scores_the_food_produced_and_four_if_it_is_more_than_eaten(
    bank: int, extra: int
) -> None:
    board = Board().yellow_bank(0, bank)

    assert scored(board, "impact_of_agriculture") == [2 + extra, 2 + 4]


def test_impact_of_agriculture_counts_the_farms_and_not_the_food_of_a_pact() -> None:
    board = Board(3).pact(0, "international_trade_agreement", 1, "b")

    assert scored(board, "impact_of_agriculture") == [6, 6, 6]


def test_impact_of_architecture_scores_the_levels_of_urban_buildings() -> None:
    board = Board().workers(0, "alchemy", 2).workers(0, "opera", 1).workers(0, "movies", 1)

    assert scored(board, "impact_of_architecture") == [2 * 1 + 2 + 3, 0]


def test_impact_of_balance_scores_twice_the_least_of_four_numbers() -> None:
    board = Board().workers(0, "drama", 2).workers(0, "alchemy", 1).workers(1, "religion", 1)

    assert scored(board, "impact_of_balance") == [2 * 2, 2 * 1]


def test_impact_of_balance_counts_railroad_bill_gates_and_pacts() -> None:
    board = Board(3).workers(0, "drama", 2).workers(0, "opera", 1).workers(0, "alchemy", 2)
    board.workers(0, "agriculture", 6).workers(0, "bronze", 1).led_by(0, "bill_gates")
    board.completed(0, "transcontinental_railroad").pact(1, "acceptance_of_supremacy", 0, "b")

    assert scored(board, "impact_of_balance")[0] == 2 * (1 + 1 + 2 + 1)


@pytest.mark.parametrize(("side", "points"), [("a", 2 * 2), ("b", 2 * 1)])
def test_impact_of_balance_counts_the_resource_of_a_trade_agreement(side: str, points: int) -> None:
    board = Board(3).workers(0, "drama", 2).workers(0, "alchemy", 1).workers(0, "bronze", 1)
    board.pact(0, "international_trade_agreement", 1, side)

    assert scored(board, "impact_of_balance")[0] == points


def test_impact_of_colonies_scores_three_for_each_colony() -> None:
    board = Board().colony(0, "vast_territory_i").colony(0, "historic_territory_ii")

    assert scored(board, "impact_of_colonies") == [6, 0]


def test_impact_of_competition_scores_the_levels_of_units_and_arenas() -> None:
    board = Board().workers(0, "knights", 1).workers(0, "air_forces", 1)
    board.workers(0, "team_sports", 2).workers(0, "alchemy", 1)

    assert scored(board, "impact_of_competition") == [1 + 3 + 2 * 2, 0]


def test_impact_of_government_scores_two_for_civil_and_one_for_military_actions() -> None:
    board = Board().has(0, "republic", "warfare").completed(0, "pyramids")

    assert scored(board, "impact_of_government") == [2 * 8 + 3, 2 * 4 + 2]


def test_impact_of_happiness_scores_two_for_faces_and_costs_two_for_discontent() -> None:
    board = Board().workers(0, "theology", 2).points(1, culture=10).yellow_bank(1, 10)

    assert scored(board, "impact_of_happiness") == [8, -6]


def test_impact_of_industry_scores_the_resources_of_mines() -> None:
    board = Board().workers(0, "iron", 2).completed(0, "transcontinental_railroad")

    assert scored(board, "impact_of_industry") == [2 + 2 * 2 + 2, 2]


@clause("R8.5.6")
@pytest.mark.parametrize(
    ("unused", "faces", "points"), [(2, 2, 0), (4, 2, 4), (6, 0, 0), (7, 0, 2)]
)
def test_impact_of_population_scores_two_for_each_content_worker_above_ten(
    unused: int, faces: int, points: int
) -> None:
    board = Board().workers(0, "religion", faces).unused(0, unused).yellow_bank(0, 12)

    assert scored(board, "impact_of_population")[0] == points


def test_impact_of_progress_scores_the_levels_of_government_and_special_technologies() -> None:
    board = Board().has(0, "democracy", "justice_system", "warfare", "computers")

    assert scored(board, "impact_of_progress") == [2 * (3 + 2 + 1), 0]


@pytest.mark.parametrize(
    ("name", "worker"), [("impact_of_science", "philosophy"), ("impact_of_strength", "warriors")]
)
@pytest.mark.parametrize(("seats", "points"), [(2, [0, 10]), (3, [0, 7, 14]), (4, [0, 5, 10, 15])])
def test_impact_of_science_and_of_strength_score_by_rank(
    name: str, worker: str, seats: int, points: list[int]
) -> None:
    board = Board(seats)
    for seat in range(seats):
        board.workers(seat, worker, 1 + seat)

    assert scored(board, name) == points


@clause("R6.1.3")
def test_in_a_tie_the_active_player_ranks_first_in_impact_of_strength() -> None:
    board = Board(3)

    assert scored(board, "impact_of_strength") == [14, 7, 0]


def test_impact_of_technology_scores_four_for_each_technology_of_level_iii() -> None:
    board = Board().has(0, "computers", "democracy", "military_theory", "opera")

    assert scored(board, "impact_of_technology") == [12, 0]


def test_impact_of_variety_scores_two_for_each_type_of_unit_building_and_special() -> None:
    board = Board().workers(0, "knights", 1).workers(0, "drama", 2).has(0, "warfare", "movies")

    assert scored(board, "impact_of_variety") == [2 * (2 + 2 + 1), 2 * (1 + 1)]


@clause("R10.11.1")
def test_impact_of_wonders_scores_more_for_older_wonders_and_counts_ruins() -> None:
    board = Board().completed(0, "pyramids", "taj_mahal", "eiffel_tower", "internet")
    board.player(0).ruins = board.player(0).wonders[:1]
    board.again()

    assert scored(board, "impact_of_wonders") == [5 + 4 + 3 + 2, 0]


def test_impact_of_variety_scores_at_most_twenty_six() -> None:
    board = Board().has(0, "warfare", "masonry", "cartography", "code_of_laws")
    for name in ("knights", "cannon", "air_forces"):
        board.workers(0, name, 1)
    for name in ("religion", "printing_press", "drama", "bread_and_circuses"):
        board.workers(0, name, 1)

    assert scored(board, "impact_of_variety") == [26, 4]
