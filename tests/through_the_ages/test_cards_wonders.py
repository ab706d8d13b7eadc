"""The wonders, each with its stages and with what it gives when it is complete."""

import pytest

from aevum.games.through_the_ages.ratings import civil_total, colonization_modifier
from aevum.games.through_the_ages.tables import STAGES
from tests.kit import clause
from tests.through_the_ages.board import Board, card


@clause("R7.8.1")
@pytest.mark.parametrize(
    ("name", "costs"),
    [
        ("colossus", [3, 3]),
        ("hanging_gardens", [2, 2, 2]),
        ("library_of_alexandria", [1, 4, 1]),
        ("pyramids", [3, 2, 1]),
        ("great_wall", [2, 2, 3, 2]),
        ("st_peters_basilica", [4, 4]),
        ("taj_mahal", [2, 4, 2]),
        ("universitas_carolina", [3, 3, 3]),
        ("eiffel_tower", [3, 7, 3]),
        ("kremlin", [4, 4, 4]),
        ("ocean_liner_service", [4, 2, 2, 4]),
        ("transcontinental_railroad", [3, 3, 3, 3]),
        ("fast_food_chains", [4, 4, 4, 4]),
        ("first_space_flight", [1, 2, 4, 9]),
        ("hollywood", [5, 6, 5]),
        ("internet", [2, 3, 4, 3, 2]),
    ],
)
def test_every_wonder_is_built_for_its_stages(name: str, costs: list[int]) -> None:
    board = Board().has(0, "republic").building(0, name)

    for cost in costs:
        board.tokens(0, "bronze", cost)
        board.play("stage 1")

    p = board.player()
    assert STAGES[card(name)] == costs
    assert (p.wonders, p.resources(), p.on_wonder) == ([card(name)], 0, 0)


@clause("R7.5.1")
@pytest.mark.parametrize(
    ("name", "ratings", "civil", "military", "blue"),
    [
        ("colossus", (0, 0, 2, 0), 0, 0, 0),
        ("hanging_gardens", (1, 0, 0, 2), 0, 0, 0),
        ("library_of_alexandria", (1, 1, 0, 0), 0, 0, 0),
        ("pyramids", (0, 0, 0, 0), 1, 0, 0),
        ("great_wall", (1, 0, 1, 1), 0, 0, 0),
        ("st_peters_basilica", (2, 0, 0, 2), 0, 0, 0),
        ("taj_mahal", (3, 0, 0, 0), 0, 0, 1),
        ("universitas_carolina", (1, 2, 0, 0), 0, 0, 0),
        ("eiffel_tower", (4, 0, 0, 1), 0, 0, 0),
        ("kremlin", (2, 0, 0, -1), 1, 1, 0),
        ("ocean_liner_service", (0, 0, 0, 0), 0, 0, 0),
        ("transcontinental_railroad", (0, 0, 4, 0), 0, 0, 0),
        ("fast_food_chains", (0, 0, 0, 0), 0, 0, 0),
        ("first_space_flight", (0, 0, 0, 0), 0, 0, 0),
        ("hollywood", (0, 0, 0, 0), 0, 0, 0),
        ("internet", (0, 0, 0, 0), 0, 0, 0),
    ],
)
def test_a_wonder_gives_its_symbols_when_it_is_complete_and_not_before(
    name: str, ratings: tuple[int, ...], civil: int, military: int, blue: int
) -> None:
    board = Board().workers(0, "religion", 1)
    bare = board.ratings()
    stages = len(STAGES[card(name)])
    board.building(0, name, stages - 1).tokens(0, "bronze", STAGES[card(name)][-1])
    unfinished = board.ratings()

    board.play("stage 1")

    p = board.player()
    gained = tuple(new - old for new, old in zip(board.ratings(), bare, strict=True))
    assert (unfinished, gained) == (bare, ratings)
    assert (p.civil, p.military) == (3 + civil, 2 + military)
    assert p.blue_owned == 16 + blue


def test_the_colossus_sails() -> None:
    board = Board().completed(0, "colossus")

    board.reveal("historic_territory_i")

    assert colonization_modifier(board.player()) == 1
    assert board.options() == ["done", "bid 1", "bid 2"]


@clause("R4.2.2")
def test_the_library_of_alexandria_raises_the_civil_hand_limit() -> None:
    board = Board().holds(0, "iron", "irrigation", "alchemy", "drama").shows(1, "knights")
    before = board.options_of("take")

    board.completed(0, "library_of_alexandria")

    assert "take 1" not in before
    assert "take 1" in board.options_of("take")


@clause("R5.1.1")
@pytest.mark.parametrize(("wonders", "asked_to_discard"), [([], 1), (["library_of_alexandria"], 0)])
def test_the_library_of_alexandria_raises_the_military_hand_limit(
    wonders: list[str], asked_to_discard: int
) -> None:
    board = Board().holds(0, "rats", "raiders", "foray").completed(0, *wonders)

    board.play("done")

    assert (len(board.options_of("discard")) > 0) == bool(asked_to_discard)


def test_the_great_wall_strengthens_infantry_and_artillery() -> None:
    board = Board().workers(0, "warriors", 2).workers(0, "knights", 1).workers(0, "cannon", 1)
    before = board.ratings()[2]

    board.completed(0, "great_wall")

    assert board.ratings()[2] - before == 2 + 1


@clause("R11.4", "R7.5.1")
@pytest.mark.parametrize(("place", "left"), [(1, 4), (6, 4), (10, 3)])
def test_the_taj_mahal_is_cheaper_in_the_row_for_who_replaced_a_leader_this_turn(
    place: int, left: int
) -> None:
    board = Board().led_by(0, "moses").holds(0, "genghis_khan").shows(place, "taj_mahal")
    board.play("play genghis_khan")

    board.play(f"take {place}")

    assert board.player().civil == left


@clause("R7.5.1")
def test_the_text_of_the_taj_mahal_does_not_hold_once_it_is_in_play() -> None:
    board = Board().completed(0, "taj_mahal").led_by(0, "moses").holds(0, "genghis_khan")
    board.shows(1, "great_wall")

    board.play("play genghis_khan", "take 1")

    assert board.player().civil == 4 - 2


@clause("R11.12")
def test_the_ocean_liner_brings_a_worker_once_in_a_turn_also_when_it_is_completed() -> None:
    board = Board().building(0, "ocean_liner_service", 3).tokens(0, "bronze", 4)

    board.play("stage 1", "use ocean_liner_service")

    p = board.player()
    assert (p.unused, p.yellow, p.civil, p.food()) == (2, 17, 3, 0)
    assert board.options_of("use") == []


@pytest.mark.parametrize(
    ("mines", "produced"), [([("bronze", 2)], 3), ([("bronze", 2), ("iron", 1), ("coal", 1)], 10)]
)
def test_the_railroad_lets_one_of_the_best_mines_produce_twice(
    mines: list[tuple[str, int]], produced: int
) -> None:
    board = Board().completed(0, "transcontinental_railroad")
    for name, count in mines:
        board.workers(0, name, count)
    board.has(0, "oil").yellow_bank(0, 18)

    board.play("done")

    assert board.player().resources() == produced


# The wonders of Age III score once


def finished(board: Board, name: str) -> int:
    """Complete a wonder of Age III and see what it scores."""
    stages = STAGES[card(name)]
    board.building(0, name, len(stages) - 1).tokens(0, "bronze", stages[-1])

    board.play("stage 1")

    return board.player().culture


@clause("R7.5.1")
def test_fast_food_chains_score_two_for_farms_and_mines_and_one_for_other_workers() -> None:
    board = Board().workers(0, "drama", 1).unused(0, 3)

    assert finished(board, "fast_food_chains") == 2 * 4 + 1 + 1 + 1


@clause("R7.5.1")
def test_the_first_space_flight_scores_the_levels_of_all_technologies() -> None:
    board = Board().has(0, "computers", "iron", "monarchy", "strategy", "knights")

    assert finished(board, "first_space_flight") == 3 + 1 + 1 + 2 + 1


@clause("R7.5.1")
def test_hollywood_scores_twice_the_culture_of_theaters_and_libraries() -> None:
    board = Board().workers(0, "drama", 1).workers(0, "journalism", 1).workers(0, "religion", 1)

    assert finished(board, "hollywood") == 2 * (2 + 2)


@clause("R7.5.1")
def test_the_internet_scores_culture_science_and_strength_of_urban_buildings() -> None:
    board = Board().workers(0, "drama", 1).workers(0, "journalism", 1).workers(0, "religion", 1)
    board.workers(0, "team_sports", 2).workers(0, "warriors", 3)

    assert finished(board, "internet") == (2 + 2 + 1) + (1 + 2) + 2 * 2


# Leaders who change what is counted


@clause("R10.8.1")
@pytest.mark.parametrize(
    ("leader", "points"),
    [
        ("william_shakespeare", 2 * (2 + 2 + 1 + 2)),
        ("johann_sebastian_bach", 2 * (2 + 2 + 1 + 2)),
        ("charlie_chaplin", 2 * (2 + 2 + 1 + 2)),
        ("isaac_newton", 2 * (2 + 2 + 1)),
    ],
)
def test_hollywood_counts_what_leaders_add_to_theaters_and_libraries(
    leader: str, points: int
) -> None:
    board = Board().workers(0, "drama", 2).workers(0, "printing_press", 1).led_by(0, leader)

    assert finished(board, "hollywood") == points


@clause("R10.9.1")
@pytest.mark.parametrize(
    ("leader", "extra"),
    [
        ("william_shakespeare", 2),
        ("johann_sebastian_bach", 2),
        ("charlie_chaplin", 2),
        ("isaac_newton", 1),
        ("albert_einstein", 1),
        ("sid_meier", -2 + 1),
        ("james_cook", 0),
    ],
)
def test_the_internet_counts_what_leaders_add_to_urban_buildings(leader: str, extra: int) -> None:
    board = Board().workers(0, "drama", 2).workers(0, "printing_press", 1)
    board.workers(0, "alchemy", 1).led_by(0, leader)

    assert finished(board, "internet") == (4 + 1) + (1 + 1 + 2) + extra


def test_a_completed_wonder_changes_the_total_of_civil_actions_at_once() -> None:
    board = Board().building(0, "pyramids", 2).tokens(0, "bronze", 1)

    board.play("stage 1")

    assert (civil_total(board.player()), board.player().civil) == (5, 4)
