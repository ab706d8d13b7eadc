"""The further effects of technologies, ruins and cities but espionage (R18.11 to R18.22)."""

import pytest

from tests.hyperborea.board import Board
from tests.kit import clause


def ready(effects: str = "", seats: int = 2) -> Board:
    """Let seat 0 have three figures at the capital and effects in the pool."""
    return Board(seats).all_desert().figures(0, "f5", 3).turn_of(0, effects)


def afflicted(loss: str, seats: int = 2) -> Board:
    """Let a figure of every seat stand on d4 and seat 0 hit all neighbours."""
    board = Board(seats).all_desert()
    for seat in range(seats):
        board.figures(seat, "d4")
    return board.turn_of(0, f"NEIGHBOURS({loss}:1)")


# Clone


@clause("R18.11")
def test_a_clone_comes_to_any_hex_with_an_own_figure_free_or_frozen() -> None:
    board = Board().all_desert().figures(0, "e4").in_site(0, "c4", 1).figures(1, "d5")
    board.turn_of(0, "CLONE:2")

    assert sorted(board.options_of("clone")) == ["clone c4", "clone e4"]
    board.play("clone c4", "clone e4")

    assert board.free_at(0, "c4") == 1
    assert board.free_at(0, "e4") == 2
    assert board.player(0).supply == 6


@clause("R18.11")
def test_a_clone_stands_outside_sites() -> None:
    board = Board().all_desert().figures(0, "d4").turn_of(0, "CLONE:1")

    board.play("clone d4")

    assert board.who("d4", 1) == -1
    assert board.free_at(0, "d4") == 2


@clause("R18.11")
def test_a_clone_needs_a_figure_in_the_supply() -> None:
    board = Board().figures(0, "f5", 10).turn_of(0, "CLONE:1")

    assert board.options_of("clone") == []


@clause("R18.11")
def test_a_clone_beside_opposing_figures_has_not_entered_and_need_not_stop() -> None:
    board = Board().all_desert().figures(0, "d4").figures(1, "d4").turn_of(0, "CLONE:1 + MOVE:2")

    board.play("clone d4", "walk d4 e4", "walk d4 c4")

    assert board.free_at(0, "d4") == 0


# Draw and create


@clause("R18.12")
def test_cubes_are_drawn_from_the_bag_into_the_available_cubes() -> None:
    board = Board().figures(0, "f5", 3).bag(0, "red", "red").turn_of(0, "DRAW:1")

    board.play("draw")

    assert board.cubes_of(0, "available") == ["red"]
    assert board.cubes_of(0, "bag") == ["red"]
    assert board.waiting() == []


@clause("R18.12")
def test_an_empty_bag_ends_the_drawing() -> None:
    board = Board().figures(0, "f5", 3).bag(0, "red").turn_of(0, "DRAW:3")

    board.play("draw")

    assert board.options_of("draw") == []
    assert board.clause_against("draw") == "R9.9"


@clause("R18.12")
def test_cubes_are_drawn_blindly() -> None:
    drawn = set()
    for seed in range(30):
        board = Board(seed=seed).figures(0, "f5", 3).bag(0, "red", "blue").turn_of(0, "DRAW:1")
        board.play("draw")
        drawn.update(board.cubes_of(0, "available"))

    assert drawn == {"red", "blue"}


@clause("R18.13")
@pytest.mark.parametrize("colour", ["red", "green", "purple", "blue", "orange", "yellow"])
def test_a_cube_of_the_given_colour_comes_into_the_bag(colour: str) -> None:
    board = ready(f"CREATE({colour}):1").bag(0)
    before = sum(board.g.supply)
    assert board.options_of("create") == [f"create {colour}"]

    board.play(f"create {colour}")

    assert board.cubes_of(0, "bag") == [colour]
    assert sum(board.g.supply) == before - 1
    assert board.waiting() == []


@clause("R18.13")
def test_a_cube_of_any_colour_is_never_grey() -> None:
    board = ready("CREATE(any):1")
    colours = ("red", "green", "purple", "blue", "orange", "yellow")

    assert board.options_of("create") == [f"create {colour} any" for colour in colours]
    assert board.clause_against("create grey any") == "R18.13"


@clause("R18.13")
def test_a_cube_is_not_created_if_the_supply_has_none() -> None:
    board = Board().figures(0, "f5", 3).bag(1)
    board.unused(1, *["red"] * board.g.supply[0]).turn_of(0, "CREATE(red):1 + CREATE(any):1")

    assert board.g.supply[0] == 0
    assert "create red" not in board.options()
    assert "create red any" not in board.options()
    assert "create blue any" in board.options()


# Retrieve


@clause("R18.14")
def test_a_retrieved_cube_goes_back_into_the_bag() -> None:
    board = Board().figures(0, "f5", 3).bag(0).on_set(0, "trade-1", "yellow")
    board.turn_of(0, "RETRIEVE:1")

    board.play("retrieve trade-1 1")

    assert board.cubes_of(0, "bag") == ["yellow"]
    assert board.on(0, "trade-1") == ["", ""]


@clause("R18.14")
def test_a_cube_can_be_retrieved_from_everywhere_but_the_bag() -> None:
    board = Board().figures(0, "f5", 3).bag(0)
    card = board.card("RETRIEVE:1")
    board.owns(0, card).full(0, card).on_set(0, "trade-1", "yellow")
    board.available(0, "red").unused(0, "grey").turn_of(0, "RETRIEVE:1")

    assert board.options_of("retrieve") == [
        "retrieve available red",
        "retrieve unused grey",
        "retrieve trade-1 1",
        f"retrieve {card} 1",
    ]


@clause("R18.14")
def test_a_space_freed_on_an_activated_set_lets_it_be_activated_again() -> None:
    board = Board().figures(0, "f5", 3).full(0, "trade-1").available(0, "blue")
    board.turn_of(0, "RETRIEVE:1")

    board.play("retrieve trade-1 2", "place blue trade-1 2")

    assert board.player(0).gems == 1


# Flying and ranged attack


@clause("R18.16")
def test_each_flying_point_takes_one_free_figure_to_an_adjacent_hex() -> None:
    board = Board().all_desert().figures(0, "e4", 2).turn_of(0, "FLY:2")

    assert len(board.options_of("fly")) == 5
    board.play("fly e4 d4", "fly e4 e5")

    assert board.free_at(0, "d4") == 1
    assert board.free_at(0, "e5") == 1
    assert board.waiting() == []


@clause("R18.17")
def test_a_ranged_attack_reaches_adjacent_hexes_only() -> None:
    board = Board().all_desert().figures(0, "e4").figures(1, "e4").figures(1, "d4")
    board.figures(1, "c4").ghost("d5", 1).turn_of(0, "RANGED:1")

    assert sorted(board.options_of("shoot")) == ["shoot d4 seat 1", "shoot d5 site 1"]
    assert board.clause_against("shoot e4 seat 1") == "R18.17"
    assert board.clause_against("shoot c4 seat 1") == "R18.17"


@clause("R18.17")
def test_a_ranged_attack_hits_the_own_hex_of_one_figure_from_another() -> None:
    board = Board().all_desert().figures(0, "e4").figures(0, "d4").figures(1, "e4")
    board.turn_of(0, "RANGED:1")

    board.play("shoot e4 seat 1")

    assert board.free_at(1, "e4") == 0


@clause("R18.17")
def test_a_frozen_figure_does_not_shoot() -> None:
    board = Board().all_desert().in_site(0, "e4", 1).figures(1, "d4").turn_of(0, "RANGED:1")

    assert board.options_of("shoot") == []


# Losses


@clause("R18.18")
def test_a_regress_lowers_one_marker_of_the_victims_choice_by_one_level() -> None:
    board = afflicted("REGRESS").level(1, "red", 3).level(1, "blue", 1)

    board.play("afflict regress")
    assert board.asked == 1
    assert board.options() == ["lower red", "lower blue"]
    board.play("lower red")

    assert board.player(1).levels == [2, 0, 0, 1, 0, 0]
    assert board.asked == 0


@clause("R18.18")
def test_with_all_markers_on_0_a_regress_does_nothing() -> None:
    board = afflicted("REGRESS", 3).level(2, "red", 1)

    board.play("afflict regress")

    assert board.asked == 2
    board.play("lower red")
    assert board.asked == 0


@clause("R18.19")
def test_a_removed_cube_is_neither_grey_nor_in_the_bag() -> None:
    board = afflicted("REMOVE_CUBE").bag(1, "orange").available(1, "red", "grey")
    board.unused(1, "blue", "grey").on_set(1, "trade-1", "yellow")
    yellow = board.g.supply[5]

    board.play("afflict cube")
    assert board.asked == 1
    assert board.options() == ["give available red", "give unused blue", "give trade-1 1"]
    board.play("give trade-1 1")

    assert board.g.supply[5] == yellow + 1
    assert board.on(1, "trade-1") == ["", ""]


@clause("R18.19")
def test_the_removed_cube_may_be_one_used_for_this_very_effect() -> None:
    board = Board().figures(0, "f5", 3).full(0, "trade-1").bag(0).turn_of(0)
    board.pool("PAY(REMOVE_CUBE:1 => MOVE:1)")

    board.pays().play("give trade-1 2")

    assert board.waiting() == ["MOVE:1"]


@clause("R18.19")
def test_a_space_freed_by_a_removal_lets_the_set_be_activated_again() -> None:
    board = Board().figures(0, "f5", 3).full(0, "trade-1").available(0, "blue").turn_of(0)
    board.pool("PAY(REMOVE_CUBE:1 => MOVE:1)")

    board.pays().play("give trade-1 2", "place blue trade-1 2")

    assert board.player(0).gems == 1


@clause("R18.20")
def test_a_removed_figure_is_taken_off_a_hex_of_the_owners_choice() -> None:
    board = afflicted("REMOVE_FIGURE").figures(1, "b3", 2).in_site(1, "d4", 2)
    supply = board.player(1).supply

    board.play("afflict figure")
    assert board.asked == 1
    assert sorted(board.options()) == ["withdraw b3 free", "withdraw d4 free", "withdraw d4 site 2"]
    board.play("withdraw d4 site 2")

    assert board.who("d4", 2) == -1
    assert board.player(1).supply == supply + 1
    assert board.player(0).graves == [0, 0]


@clause("R18.21")
def test_a_removed_gem_goes_back_to_the_supply() -> None:
    board = afflicted("REMOVE_GEM").gems(1, 2)

    board.play("afflict gem")

    assert board.player(1).gems == 1
    assert board.player(0).gems == 0
    assert board.g.gems == 71


@clause("R18.22")
def test_grey_cubes_outside_the_bag_are_removed() -> None:
    board = Board().figures(0, "f5", 3).unused(0, "grey", "red")
    card = board.card("REMOVE_GREY:1")
    board.owns(0, card).full(0, card).bag(0, "grey").turn_of(0, "REMOVE_GREY:2")
    before = board.grey_supply()

    assert board.options_of("purge") == ["purge unused grey", f"purge {card} 1"]
    board.play("purge unused grey", f"purge {card} 1")

    assert board.grey_supply() == before + 2
    assert board.cubes_of(0, "bag") == ["grey"]
    assert board.waiting() == []


@clause("R18.22")
def test_fewer_grey_cubes_may_be_removed() -> None:
    board = ready("REMOVE_GREY:2").figures(1, "b3", 3).unused(0, "grey", "grey")

    board.play("purge unused grey")
    assert board.options_of("purge") == ["purge unused grey"]

    board.play("done")
    assert board.cubes_of(0, "unused") == ["grey"]


@clause("R18.14", "R18.22")
def test_no_cube_is_retrieved_or_removed_without_the_effect() -> None:
    board = ready().unused(0, "grey")

    assert board.options_of("purge") == []
    assert board.options_of("retrieve") == []


@clause("R18.14", "R18.22")
def test_only_cubes_that_are_there_can_be_retrieved_or_removed() -> None:
    board = ready("RETRIEVE:1 + REMOVE_GREY:1").unused(0, "red")

    assert board.clause_against("retrieve trade-1 1") == "R18.14"
    assert board.clause_against("retrieve available red") == "R18.14"
    assert board.clause_against("purge unused red") == "R18.22"
