"""Symbols and ratings: what cards and workers add up to (R8.1, R8.2)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.ratings import colonization_modifier
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# Symbols


@clause("R8.1.1", "R7.4.3")
@pytest.mark.parametrize(
    ("workers", "ratings"), [(0, (0, 1, 1, 0)), (1, (1, 2, 1, 0)), (2, (2, 3, 1, 0))]
)
def test_the_symbols_of_a_card_with_workers_count_for_each_worker(
    workers: int, ratings: tuple[int, int, int, int]
) -> None:
    board = Board().has(0, "printing_press").workers(0, "printing_press", workers)

    assert board.ratings() == ratings


@clause("R8.1.1")
def test_the_symbols_of_a_card_without_workers_count_once() -> None:
    board = Board().has(0, "theocracy", "warfare").completed(0, "hanging_gardens")

    assert board.ratings() == (2, 1, 3, 3)


@clause("R8.1.2")
def test_the_ratings_follow_at_any_time_from_the_cards_in_play() -> None:
    board = Board().has(0, "theocracy").workers(0, "drama", 2).led_by(0, "joan_of_arc")
    before = board.ratings()

    board.player().leader = NONE

    assert before == (6, 1, 3, 3)
    assert board.ratings() == (5, 1, 2, 3)


# Science and culture


@clause("R8.2.1")
def test_the_science_rating_adds_everything_that_gives_science() -> None:
    board = Board().workers(0, "alchemy", 2).workers(0, "journalism", 1)
    board.completed(0, "universitas_carolina")

    assert board.ratings()[1] == 1 + 4 + 2 + 2


@clause("R8.2.1")
def test_the_science_rating_is_never_below_nothing() -> None:
    board = Board().has(0, "fundamentalism")

    assert board.ratings()[1] == 0


@clause("R8.2.1")
def test_the_culture_rating_adds_everything_that_gives_culture() -> None:
    board = Board().workers(0, "opera", 2).workers(0, "religion", 1).has(0, "democracy")
    board.completed(0, "taj_mahal")

    assert board.ratings()[0] == 6 + 1 + 3 + 3


@clause("R8.2.1")
def test_the_culture_rating_is_never_below_nothing() -> None:
    board = Board(3).pact(0, "loss_of_sovereignty", 1, "b")

    assert board.ratings()[0] == 0


@clause("R8.2.1")
def test_points_under_a_condition_do_not_change_a_rating() -> None:
    board = Board().led_by(0, "genghis_khan").workers(0, "warriors", 4)

    assert board.ratings()[:2] == (0, 1)


# Strength and happiness


@clause("R8.2.2")
def test_the_strength_rating_adds_units_armies_and_other_cards() -> None:
    board = Board().workers(0, "warriors", 2).tactic(0, "fighting_band").has(0, "warfare")
    board.workers(0, "bread_and_circuses", 1).completed(0, "colossus")
    board.colony(0, "strategic_territory_i")

    assert board.ratings()[2] == 2 + 1 + 1 + 1 + 2 + 2


@clause("R8.2.2")
def test_without_units_and_cards_the_strength_is_nothing() -> None:
    board = Board().workers(0, "warriors", 0).tactic(0, "fighting_band")

    assert board.ratings()[2] == 0


@clause("R8.2.3")
def test_the_happiness_rating_is_happy_faces_less_unhappy_ones() -> None:
    board = Board().workers(0, "religion", 2).completed(0, "kremlin").has(0, "communism")

    assert board.ratings()[3] == 0
    board.workers(0, "theology", 1)
    assert board.ratings()[3] == 2


@clause("R8.2.3")
def test_the_happiness_rating_is_at_least_nothing_and_at_most_eight() -> None:
    sad = Board().completed(0, "kremlin")
    glad = Board().workers(0, "professional_sports", 2).workers(0, "organized_religion", 1)

    assert (sad.ratings()[3], glad.ratings()[3]) == (0, 8)


@clause("R8.2.3", "R10.7.1")
def test_a_card_with_an_unhappy_face_is_not_a_card_that_gives_a_happy_face() -> None:
    board = Board().completed(0, "kremlin", "st_peters_basilica").workers(0, "religion", 1)

    assert board.ratings()[3] == 1 + 2 - 1


@clause("R8.2.4")
@pytest.mark.parametrize(
    ("name", "ships"), [("cartography", 2), ("navigation", 3), ("satellites", 4)]
)
def test_the_colonization_modifier_adds_up_the_ships(name: str, ships: int) -> None:
    board = Board().has(0, name).completed(0, "colossus")

    assert colonization_modifier(board.player()) == ships + 1


@clause("R8.2.4", "R11.8")
def test_a_ruin_has_no_ships_and_no_strength() -> None:
    board = Board().completed(0, "colossus")

    board.player().ruins = [card("colossus")]

    assert colonization_modifier(board.player()) == 0
    assert board.ratings() == (2, 1, 1, 0)
