"""The pool and the basic effects (R18.1 to R18.10)."""

import pytest

from aevum.games.hyperborea.tables import GEM_PIECES
from tests.hyperborea.board import Board
from tests.kit import clause


def ready(effects: str, seats: int = 2) -> Board:
    """Let seat 0 have three figures at the capital and effects in the pool."""
    return Board(seats).all_desert().figures(0, "f5", 3).turn_of(0, effects)


# The pool


@clause("R18.1")
def test_points_and_pieces_are_used_one_by_one_at_any_moment() -> None:
    board = ready("MOVE:3 + FIGURE:2 + FORT:1")

    board.play("walk f5 f4", "recruit f5", "fortify f4", "recruit f4")

    assert board.waiting() == ["MOVE:1"]
    assert board.free_at(0, "f4") == 2


@clause("R18.1", "R18.10")
def test_gems_are_taken_at_once() -> None:
    board = ready("GEM:2 + MOVE:1")

    assert board.player(0).gems == 2
    assert board.g.gems == 70
    assert board.waiting() == ["MOVE:1"]


@clause("R18.1")
def test_an_exchange_is_carried_out_when_the_player_chooses_and_once() -> None:
    board = ready("MOVE:2").gems(0, 2).pool("PAY(REMOVE_GEM:1 => ATTACK:1)")
    assert board.player(0).gems == 2

    board.play("walk f5 f4")
    board.pays()

    assert board.player(0).gems == 1
    assert board.waiting() == ["ATTACK:1"]
    assert board.options_of("pay") == []


@clause("R18.1")
def test_an_effect_on_all_neighbours_is_carried_out_when_the_player_chooses_and_once() -> None:
    board = Board().all_desert().figures(0, "d4").figures(1, "d4").gems(1, 3)
    board.turn_of(0, "NEIGHBOURS(REMOVE_GEM:1)")
    assert board.player(1).gems == 3

    board.play("afflict gem")

    assert board.player(1).gems == 2
    assert board.options_of("afflict") == []


@clause("R18.1")
def test_equal_effects_of_two_activations_can_each_be_used() -> None:
    board = ready("PAY(REMOVE_GEM:1 => MOVE:1)").gems(0, 2).pool("PAY(REMOVE_GEM:1 => MOVE:1)")

    board.pays().pays()

    assert board.waiting() == ["MOVE:2"]


@clause("R18.1")
def test_what_is_left_at_the_end_phase_is_lost() -> None:
    board = ready("MOVE:2 + PAY(REMOVE_GEM:1 => ATTACK:1)").figures(1, "b3", 3).gems(0, 1)

    board.play("done")
    assert board.waiting() == []

    board.play("done")
    assert board.waiting() == []


# Movement and attack


@clause("R18.2")
def test_each_movement_effect_is_one_point() -> None:
    board = Board().all_desert().figures(0, "d4").turn_of(0, "MOVE:3")

    board.play("walk d4 e4")

    assert board.waiting() == ["MOVE:2"]


@clause("R18.3")
def test_attack_points_may_be_used_on_different_hexes() -> None:
    board = Board().all_desert().figures(0, "d4").figures(0, "e4").ghost("d4", 1)
    board.figures(1, "e4").turn_of(0, "ATTACK:2")

    board.play("attack d4 site 1", "attack e4 seat 1")

    assert board.player(0).ghosts == 1
    assert board.player(0).graves == [0, 1]


# Fortresses


@clause("R18.4")
def test_a_fortress_goes_on_a_hex_with_an_own_figure_free_or_frozen() -> None:
    board = Board().all_desert().figures(0, "f5").in_site(0, "d4", 1).figures(1, "e4")
    board.turn_of(0, "FORT:2")

    assert board.options_of("fortify") == ["fortify d4", "fortify f5"]
    board.play("fortify d4", "fortify f5")

    assert board.forts_at(0, "d4") == 1
    assert board.forts_at(0, "f5") == 1
    assert board.player(0).fortresses == 6


@clause("R18.4")
def test_a_hex_may_hold_several_fortresses() -> None:
    board = ready("FORT:3")

    board.play("fortify f5", "fortify f5", "fortify f5")

    assert board.forts_at(0, "f5") == 3


@clause("R18.4")
def test_fortresses_stay_until_the_owners_next_turn_begins() -> None:
    board = ready("FORT:2").figures(1, "b3", 3)
    board.play("fortify f5", "fortify f5", "done")
    assert board.forts_at(0, "f5") == 2

    board.play("done")

    assert board.forts_at(0, "f5") == 0
    assert board.player(0).fortresses == 8


@clause("R18.4")
def test_a_fortress_stays_when_its_figures_have_gone() -> None:
    board = Board().all_desert().figures(0, "d4").turn_of(0, "FORT:1 + MOVE:1")

    board.play("fortify d4", "walk d4 e4")

    assert board.forts_at(0, "d4") == 1


# Figures


@clause("R18.5")
def test_a_new_figure_comes_to_a_homeland_region_with_a_city_outside_the_city() -> None:
    board = ready("FIGURE:2")

    assert sorted(board.options_of("recruit")) == ["recruit f4", "recruit f5"]
    board.play("recruit f4")

    assert board.free_at(0, "f4") == 1
    assert board.who("f4", 1) == -1
    assert board.player(0).supply == 6


@clause("R18.5")
def test_a_new_figure_does_not_come_to_another_homeland_or_region_without_a_city() -> None:
    board = ready("FIGURE:1").figures(0, "b3").figures(0, "e5")

    for place in ("b3", "e5", "d4"):
        assert board.clause_against(f"recruit {place}") == "R18.5"


@clause("R18.5")
def test_an_occupied_city_does_not_keep_new_figures_away() -> None:
    board = Board().figures(0, "f5").in_site(0, "f5", 1).figures(1, "f5").turn_of(0, "FIGURE:1")

    board.play("recruit f5")

    assert board.free_at(0, "f5") == 2


@clause("R18.5")
def test_with_an_empty_supply_a_new_figure_lapses() -> None:
    board = Board().figures(0, "f5", 10).turn_of(0, "FIGURE:1")

    assert board.options_of("recruit") == []
    assert board.clause_against("recruit f5") == "R18.5"


@clause("R18.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_new_figures_of_every_player_come_to_the_own_capital(seat: int) -> None:
    board = Board(3).turn_of(seat, "FIGURE:1")

    board.play(f"recruit {board.capital(seat)}")

    assert board.free_at(seat, board.capital(seat)) == 1
    assert board.player(seat).supply == 9


# Technologies and progress


@clause("R18.6")
def test_a_technology_of_the_pool_is_one_card() -> None:
    board = ready("TECH:2")

    board.play(board.options_of("take")[0], board.options_of("take")[7])

    assert len(board.player(0).technologies()) == 2
    assert board.options_of("take") == []


@clause("R18.7")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_one_marker_rises_so_many_levels_in_one_row(steps: int) -> None:
    board = ready(f"PROG:{steps}").level(0, "blue", 1)
    rows = ("red", "green", "purple", "blue", "orange", "yellow")
    assert board.options_of("advance") == [f"advance {row} {steps}" for row in rows]

    board.play(f"advance blue {steps}")

    assert board.player(0).levels == [0, 0, 0, 1 + steps, 0, 0]
    assert board.options_of("advance") == []


@clause("R18.7")
def test_steps_beyond_level_6_are_lost() -> None:
    board = ready("PROG:3").level(0, "red", 5)

    board.play("advance red 3")

    assert board.player(0).levels == [6, 0, 0, 0, 0, 0]
    assert board.waiting() == []


@clause("R18.7")
def test_a_marker_on_level_6_cannot_rise() -> None:
    board = ready("PROG:1").level(0, "red", 6)

    assert "advance red 1" not in board.options()
    assert board.clause_against("advance red 1") == "R8.1"


@clause("R18.8")
def test_several_progress_effects_are_used_in_the_same_or_in_different_rows() -> None:
    board = ready("PROG:2x3")

    board.play("advance red 2", "advance red 2", "advance yellow 2")

    assert board.player(0).levels == [4, 0, 0, 0, 0, 2]
    assert board.waiting() == []


@clause("R18.8")
def test_progress_effects_of_different_length_stay_apart() -> None:
    board = ready("PROG:2 + PROG:1x2")

    board.play("advance red 1")

    assert board.waiting() == ["PROG:1x1", "PROG:2x1"]
    assert board.clause_against("advance red 3") == "R4.8"


@clause("R18.9")
def test_progress_in_different_rows_is_one_step_in_each() -> None:
    board = ready("PROGDIFF:2")

    board.play("develop 2", "advance green 1", "advance orange 1")

    assert board.player(0).levels == [0, 1, 0, 0, 1, 0]
    assert board.waiting() == []
    assert board.options_of("advance") == []


@clause("R18.9")
def test_the_rows_are_different() -> None:
    board = ready("PROGDIFF:3")

    board.play("develop 3", "advance green 1")

    assert "advance green 1" not in board.options()


@clause("R18.10")
def test_there_are_72_gems_worth_one_point_each() -> None:
    board = Board().figures(0, "f5", 3)
    before = board.game.scores(board.g)[0]
    assert board.g.gems == GEM_PIECES == 72

    board.turn_of(0, "GEM:3")

    assert board.game.scores(board.g)[0] == before + 3
