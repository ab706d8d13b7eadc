"""Victory points, control and ties (R13.7 to R13.9)."""

import pytest

from tests.hyperborea.board import Board
from tests.hyperborea.rows import points_of, rows_of
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
SEVEN = ("red", "green", "purple", "blue", "orange", "yellow", "red")


def scored(board: Board, seat: int = 0) -> int:
    """Count the points of a seat."""
    return board.game.scores(board.g)[seat]


def bare(seats: int = 2, **options: bool | str) -> Board:
    """Let no player have anything but seven cubes, and with two players let all hexes lie open."""
    board = Board(seats, 1, **options)
    if seats == 2:
        board.all_hexes(*MIDDLE)
    for seat in range(seats):
        board.bag(seat, *SEVEN)
    return board


# What scores


@clause("R13.7")
def test_without_anything_else_the_seven_cubes_score_seven() -> None:
    assert bare().game.scores(bare().g) == [7, 7]


@clause("R13.7")
@pytest.mark.parametrize("gems", [1, 5, 20])
def test_each_gem_scores_one(gems: int) -> None:
    board = bare().gems(0, gems)

    assert scored(board) == 7 + gems
    assert board.points_for(0, "gems") == gems


@clause("R13.7")
@pytest.mark.parametrize(
    ("ghosts", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 7), (5, 8), (9, 12), (18, 21)]
)
def test_ghosts_score_one_three_six_and_one_for_each_further_one(ghosts: int, points: int) -> None:
    board = bare().ghosts_buried(0, ghosts)

    assert scored(board) == 7 + points


@clause("R13.7")
@pytest.mark.parametrize("figures", range(6))
def test_each_opposing_figure_in_the_graveyard_scores_one(figures: int) -> None:
    board = bare(6).buried(0, *range(1, 1 + figures))

    assert scored(board) == 7 + figures


@clause("R13.7")
def test_each_cube_that_is_not_grey_scores_one_wherever_it_is() -> None:
    board = bare().bag(0).owns(0, "T1-02").on_set(0, "T1-02", "red").on_set(0, "trade-1", "yellow")

    board.available(0, "red", "blue").unused(0, "green").bag(0, "purple", "orange")

    assert board.points_for(0, "cubes") == 7


@clause("R13.7")
def test_a_cube_on_a_faction_tile_scores_as_well() -> None:
    board = Board(mode="faction_war").faction(0, "coral_throne_a").bag(0)

    board.on_set(0, "throne", "grey", "red")

    assert board.points_for(0, "cubes") == 1


@clause("R13.7")
def test_grey_cubes_score_nothing() -> None:
    board = bare().bag(0, "grey", "red").unused(0, "grey").available(0, "grey")

    assert board.points_for(0, "cubes") == 1
    assert scored(board) == 1


@clause("R13.7")
def test_cubes_of_the_common_supply_and_of_others_score_nothing() -> None:
    board = bare().bag(0)

    assert board.game.scores(board.g) == [0, 7]


@clause("R13.7")
@pytest.mark.parametrize("goals", range(4))
def test_each_objective_scores_two(goals: int) -> None:
    board = bare().figures(0, "f5", 9).turn_of(0)
    before = board.points_for(0, "objectives")
    if goals > 0:
        board.pool("CLONE:1").play("clone f5")
    if goals > 1:
        board.owns(0, "T1-02", "T1-03", "T1-04", "T1-05").pool("TECH:1")
        board.play(board.options_of("take")[0])
    if goals > 2:
        board.gems(0, 14).pool("GEM:1")

    assert board.points_for(0, "objectives") == before + 2 * goals


@clause("R13.7")
@pytest.mark.parametrize("row", rows_of("technologies"), ids=lambda row: str(row["id"]))
def test_a_technology_scores_its_printed_points_active_or_not(row: dict[str, str]) -> None:
    board = bare().owns(0, row["id"])

    assert scored(board) == 7 + int(row["vp"])
    assert board.points_for(0, "technologies") == int(row["vp"])


@clause("R13.7")
@pytest.mark.parametrize(
    ("at", "points"),
    [("f5", 1), ("e5", 1), ("f4", 1), ("b3", 1), ("c3", 1), ("e4", 2), ("c5", 2), ("d4", 4)],
)
def test_control_scores_by_the_kind_of_hex(at: str, points: int) -> None:
    board = bare().figures(0, at)

    assert scored(board) == 7 + points
    assert board.points_for(0, "control") == points


@clause("R13.7")
def test_all_points_are_added_up() -> None:
    board = bare(3).gems(0, 5).ghosts_buried(0, 2).buried(0, 1, 2).owns(0, "T1-02", "T2-07")
    board.figures(0, board.capital(0), 8).figures(0, board.capital(1), 1).turn_of(0, "FIGURE:1")
    board.play(f"recruit {board.capital(0)}")

    cards = points_of("T1-02") + points_of("T2-07")
    assert scored(board) == 5 + 3 + 2 + 7 + 2 + cards + (1 + 1)
    assert sum(part.points[0] for part in board.game.breakdown(board.g)) == scored(board)
    assert board.board_of(0)["points"] == scored(board)


@clause("R13.7")
def test_levels_and_figures_in_the_supply_score_nothing() -> None:
    board = bare()
    before = scored(board)

    board.level(0, "red", 6).level(0, "blue", 3)

    assert scored(board) == before


# Control


def controller(board: Board, at: str) -> int:
    """Say who controls a hex; -1 for nobody."""
    place = next(place for place in board.shown()["hexes"] if place["name"] == at)
    found: int = place["controller"]
    return found


@clause("R13.8")
@pytest.mark.parametrize(
    ("own", "other", "who"), [(1, 0, 0), (2, 1, 0), (1, 1, -1), (1, 2, 1), (0, 0, -1), (3, 3, -1)]
)
def test_a_hex_is_controlled_with_more_figures_than_the_other_player(
    own: int, other: int, who: int
) -> None:
    board = bare().figures(0, "e4", own).figures(1, "e4", other)

    assert controller(board, "e4") == who


@clause("R13.8")
@pytest.mark.parametrize(
    ("counts", "who"),
    [((2, 1, 1), 0), ((2, 2, 1), -1), ((1, 2, 2), -1), ((2, 2, 3), 2), ((1, 1, 1), -1)],
)
def test_control_wants_more_figures_than_each_other_player(
    counts: tuple[int, ...], who: int
) -> None:
    board = Board(3, open_board=True)
    at = board.capital(0)
    for seat, count in enumerate(counts):
        board.figures(seat, at, count)

    assert controller(board, at) == who
    assert [board.points_for(seat, "control") for seat in range(3)] == [
        int(seat == who) for seat in range(3)
    ]


@clause("R13.8")
@pytest.mark.parametrize(
    ("figures", "ghosts", "who"), [(1, 1, -1), (2, 1, 0), (1, 2, -1), (2, 2, -1), (3, 2, 0)]
)
def test_control_wants_more_figures_than_there_are_ghosts(
    figures: int, ghosts: int, who: int
) -> None:
    board = bare().figures(0, "e4", figures)
    for n in range(ghosts):
        board.ghost("e4", n + 1)

    assert controller(board, "e4") == who
    assert board.points_for(0, "control") == (2 if who == 0 else 0)


@clause("R13.8", "R13.7")
def test_two_figures_against_one_figure_and_one_ghost_control_the_central_hex() -> None:
    board = bare().figures(0, "d4", 2).figures(1, "d4").ghost("d4", 2)

    assert controller(board, "d4") == 0
    assert [board.points_for(seat, "control") for seat in range(2)] == [4, 0]


@clause("R13.8")
def test_ghosts_control_nothing() -> None:
    board = bare().ghost("e4", 1).ghost("e4", 2)

    assert controller(board, "e4") == -1


@clause("R13.8")
def test_free_and_frozen_figures_are_added() -> None:
    board = bare().figures(0, "e4").in_site(0, "e4", 1).figures(1, "e4", 1)

    assert controller(board, "e4") == 0


@clause("R13.8")
def test_a_frozen_figure_alone_controls_a_hex() -> None:
    board = bare().in_site(0, "e4", 1)

    assert controller(board, "e4") == 0
    assert board.points_for(0, "control") == 2


@clause("R13.8")
def test_in_a_tie_nobody_scores() -> None:
    board = bare().figures(0, "d4", 2).figures(1, "d4", 1).in_site(1, "d4", 1)

    assert [board.points_for(seat, "control") for seat in range(2)] == [0, 0]


@clause("R13.8")
def test_fortresses_are_no_figures() -> None:
    board = bare().figures(0, "e4").figures(1, "e4").fortresses(0, "e4", 3)

    assert controller(board, "e4") == -1


# Ties


@clause("R13.9")
def test_of_equal_points_more_controlled_hexes_win_by_number_not_by_points() -> None:
    board = bare().starts(0).figures(0, "f5").figures(0, "f4").figures(1, "e4")

    assert board.game.scores(board.g) == [9, 9]
    assert board.game.winners(board.g) == [0]


@clause("R13.9")
def test_controlled_hexes_count_before_cubes() -> None:
    board = (
        bare().starts(0).figures(0, "f5").figures(0, "f4").figures(1, "c4").bag(1, *SEVEN, "red")
    )
    board.gems(0, 1)

    assert board.game.scores(board.g) == [10, 10]
    assert board.game.winners(board.g) == [0]


@clause("R13.9")
def test_then_more_cubes_that_are_not_grey_win() -> None:
    board = bare().starts(0).figures(0, "f5").figures(1, "b3").bag(0, *SEVEN, "red").gems(1, 1)
    board.unused(1, "grey", "grey")

    assert board.game.scores(board.g) == [9, 9]
    assert board.game.winners(board.g) == [0]


@clause("R13.9")
@pytest.mark.parametrize("start", range(3))
def test_then_the_later_place_in_turn_order_wins(start: int) -> None:
    board = bare(3).starts(start)

    assert board.game.scores(board.g) == [7, 7, 7]
    assert board.game.winners(board.g) == [(start + 2) % 3]


@clause("R13.9")
def test_ties_between_players_who_are_not_first_do_not_matter() -> None:
    board = bare(3).starts(0).gems(0, 1)

    assert board.game.winners(board.g) == [0]
