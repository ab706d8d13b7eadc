"""Exchanges, and effects that hit all neighbours (R18.23, R18.24)."""

import pytest

from aevum.games.hyperborea.programs import read_program
from aevum.kernel.errors import BadTable
from tests.hyperborea.board import Board
from tests.kit import clause


def ready(effects: str = "") -> Board:
    """Let seat 0 have three figures at the capital and effects in the pool."""
    return Board().all_desert().figures(0, "f5", 3).turn_of(0, effects)


# Exchange


@clause("R18.23")
def test_an_exchange_need_not_be_used() -> None:
    board = ready("PAY(REMOVE_GEM:1 => ATTACK:1)").gems(0, 1).figures(1, "b3", 3)

    board.play("done")

    assert board.player(0).gems == 1


@clause("R18.23")
@pytest.mark.parametrize(("gems", "can_pay"), [(1, False), (2, True), (3, True)])
def test_an_exchange_is_offered_only_if_all_can_be_given_up(gems: int, can_pay: bool) -> None:
    board = ready("PAY(REMOVE_GEM:2 => ATTACK:1)").gems(0, gems)

    assert (board.options_of("pay") != []) is can_pay
    if can_pay:
        board.pays()
        assert board.player(0).gems == gems - 2
        assert board.waiting() == ["ATTACK:1"]


@clause("R18.19", "R18.23")
def test_a_grey_cube_or_one_in_the_bag_is_no_price() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => GEM:1)").unused(0, "grey")
    assert board.player(0).bag_size() > 0

    assert board.options_of("pay") == []


@clause("R18.19", "R18.23")
def test_a_cube_on_a_set_is_a_price() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => GEM:1)").on_set(0, "trade-1", "", "blue")

    board.pays()

    assert board.options() == ["give trade-1 2"]


@clause("R18.23", "R18.20")
def test_a_figure_is_given_up_before_the_rest_happens() -> None:
    board = ready("PAY(REMOVE_FIGURE:1 => CREATE(any):1 + DRAW:2)").figures(0, "d4")

    board.pays()
    assert board.options() == ["withdraw d4 free", "withdraw f5 free"]
    board.play("withdraw d4 free")

    assert board.player(0).supply == 7
    assert board.waiting() == ["DRAW:2", "CREATE(any):1"]


@clause("R18.23")
def test_a_cube_is_given_up_for_something_else() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => GEM:1)").unused(0, "red")
    red = board.g.supply[0]

    board.pays().play("give unused red")

    assert board.player(0).gems == 1
    assert board.g.supply[0] == red + 1
    assert board.cubes_of(0, "unused") == []


@clause("R18.23")
def test_a_cube_created_for_a_removed_one_lies_exactly_where_that_one_was() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => CREATE(any):1)").on_set(0, "trade-1", "yellow")

    board.pays().play("give trade-1 1", "create green any")

    assert board.on(0, "trade-1") == ["green", ""]
    assert board.waiting() == []


@clause("R18.23")
def test_two_cubes_created_for_two_removed_ones_lie_each_where_one_was() -> None:
    board = ready("PAY(REMOVE_CUBE:2 => CREATE(any):2)").full(0, "trade-1").unused(0, "blue")

    board.pays().play("give trade-1 2", "give unused blue")
    board.play("create green any", "create orange any")

    assert board.on(0, "trade-1") == ["yellow", "green"]
    assert board.cubes_of(0, "unused") == ["orange"]
    assert board.waiting() == []


@clause("R18.23")
def test_what_an_exchange_brings_besides_the_new_cube_goes_into_the_pool() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => DRAW:1 + CREATE(red):2)").full(0, "trade-1")

    board.pays().play("give trade-1 1")

    assert board.on(0, "trade-1") == ["red", "red"]
    assert board.waiting() == ["DRAW:1", "CREATE(red):1"]


@clause("R18.23")
def test_a_new_cube_that_the_supply_does_not_have_is_not_laid() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => CREATE(red):1)").bag(0).bag(1).unused(0, "blue")
    board.unused(1, *["red"] * board.g.supply[0])

    board.pays().play("give unused blue")

    assert board.cubes_of(0, "unused") == []
    assert board.waiting() == []


@clause("R18.23")
def test_a_replaced_cube_neither_frees_nor_activates_its_set() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => CREATE(any):1)").full(0, "trade-1")
    board.available(0, "yellow")

    board.pays().play("give trade-1 1", "create green any")

    assert board.player(0).gems == 0
    assert board.was_told("note-activated") == []
    assert board.clause_against("place yellow trade-1 1") == "R5.6"


@clause("R18.23", "T7")
@pytest.mark.parametrize("area", ["available", "unused"])
def test_a_cube_of_an_area_is_replaced_in_that_area(area: str) -> None:
    board = ready("PAY(REMOVE_CUBE:1 => CREATE(any):1)")
    board = board.available(0, "red") if area == "available" else board.unused(0, "red")

    board.pays().play(f"give {area} red", "create blue any")

    assert board.cubes_of(0, area) == ["blue"]


@clause("R18.23")
def test_a_cube_created_for_a_figure_goes_into_the_bag() -> None:
    board = ready("PAY(REMOVE_FIGURE:1 => CREATE(red):1)").bag(0)

    board.pays().play("withdraw f5 free", "create red")

    assert board.cubes_of(0, "bag") == ["red"]


@clause("R18.23")
def test_a_choice_inside_an_exchange_is_made_after_paying() -> None:
    board = ready("PAY(REMOVE_GEM:1 => ATTACK:1 | MOVE:3)").gems(0, 1)

    board.pays()
    assert board.waiting() == ["ATTACK:1 | MOVE:3"]
    board.play("walk f5 e5")

    assert board.waiting() == ["MOVE:2"]


@clause("R18.18", "R18.23")
def test_a_regress_is_no_price() -> None:
    with pytest.raises(BadTable, match="a row"):
        read_program("a row", "PAY(REGRESS:1 => GEM:1)")


# Neighbours


@clause("R18.24")
@pytest.mark.parametrize(
    ("at", "is_hit"), [("d4", True), ("e4", True), ("c4", True), ("e5", False), ("b3", False)]
)
def test_neighbours_have_a_figure_on_the_same_or_an_adjacent_hex(at: str, is_hit: bool) -> None:
    board = Board().all_desert().figures(0, "d4").figures(1, at).gems(1, 1)
    board.turn_of(0, "NEIGHBOURS(REMOVE_GEM:1)")

    assert (board.options_of("afflict") == ["afflict gem"]) is is_hit


@clause("R18.24")
def test_frozen_figures_make_neighbours_too() -> None:
    board = Board().all_desert().in_site(0, "d4", 1).in_site(1, "e4", 1).gems(1, 1)
    board.turn_of(0, "NEIGHBOURS(REMOVE_GEM:1)")

    board.play("afflict gem")

    assert board.player(1).gems == 0


@clause("R18.24")
def test_the_effect_hits_all_neighbours_and_only_them() -> None:
    board = Board(4).all_desert().figures(0, "d4").figures(1, "e4").figures(2, "d4")
    board.figures(3, "f1")
    for seat in range(4):
        board.gems(seat, 2)
    board.turn_of(0, "NEIGHBOURS(REMOVE_GEM:1)")

    board.play("afflict gem")

    assert [board.player(seat).gems for seat in range(4)] == [2, 1, 1, 2]


@clause("R18.24", "R16.1")
def test_neighbours_give_up_clockwise_from_the_active_player() -> None:
    board = Board(4).all_desert()
    for seat in range(4):
        board.figures(seat, "d4").unused(seat, "red", "blue")
    board.turn_of(2, "NEIGHBOURS(REMOVE_CUBE:1)")

    asked = []
    board.play("afflict cube")
    while board.asked != 2:
        asked.append(board.asked)
        board.play(f"give unused {'red' if board.asked == 0 else 'blue'}")

    assert asked == [3, 0, 1]
    assert board.cubes_of(0, "unused") == ["blue"]
    assert board.cubes_of(1, "unused") == ["red"]
    assert board.cubes_of(2, "unused") == ["red", "blue"]


@clause("R18.24")
def test_who_cannot_comply_is_skipped() -> None:
    board = Board(3).all_desert().figures(0, "d4").figures(1, "d4").figures(2, "d4").gems(2, 1)
    board.turn_of(0, "NEIGHBOURS(REMOVE_GEM:1)")

    board.play("afflict gem")

    assert [board.player(seat).gems for seat in range(3)] == [0, 0, 0]
    assert board.asked == 0


@clause("R18.24")
def test_ghosts_are_no_neighbours() -> None:
    board = Board().all_desert().figures(0, "d4").ghost("d4", 1).figures(1, "b3").gems(1, 1)
    board.turn_of(0, "NEIGHBOURS(REMOVE_GEM:1)")

    assert board.options_of("afflict") == []


@clause("R18.24")
def test_neighbours_give_up_as_much_as_they_can() -> None:
    board = Board(3).all_desert().figures(0, "d4").figures(1, "d4").figures(2, "e4")
    board.gems(1, 1).gems(2, 5).turn_of(0, "NEIGHBOURS(REMOVE_GEM:2)")

    board.play("afflict 2-gem")

    assert [board.player(seat).gems for seat in range(3)] == [0, 0, 3]


@clause("R18.24")
def test_two_losses_of_one_neighbour_are_chosen_one_by_one() -> None:
    board = Board().all_desert().figures(0, "d4").figures(1, "d4", 3)
    board.turn_of(0, "NEIGHBOURS(REMOVE_FIGURE:2)")

    board.play("afflict 2-figure", "withdraw d4 free")
    assert board.asked == 1
    board.play("withdraw d4 free")

    assert board.asked == 0
    assert board.free_at(1, "d4") == 1


@clause("R18.20", "R18.24")
def test_the_loss_of_the_last_opposing_figure_frees_a_stopped_one() -> None:
    board = Board().all_desert().figures(0, "e4").figures(1, "d4")
    board.turn_of(0, "MOVE:2 + NEIGHBOURS(REMOVE_FIGURE:1)")
    board.play("walk e4 d4")
    assert board.options_of("walk") == []

    board.play("afflict figure", "withdraw d4 free", "walk d4 c4")

    assert board.free_at(0, "c4") == 1
