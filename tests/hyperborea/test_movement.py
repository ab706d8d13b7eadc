"""Stopping at opposing figures, and flying over them (R10.6 to R10.10)."""

import pytest

from tests.hyperborea.board import Board
from tests.kit import clause


def beside_rivals(board: Board, effects: str) -> Board:
    """Let a figure of seat 0 on e4 stand beside one of seat 1 on d4, in a desert."""
    return board.all_desert().figures(0, "e4").figures(1, "d4").turn_of(0, effects)


@clause("R10.6")
def test_a_figure_that_enters_a_hex_with_free_opposing_figures_must_stop() -> None:
    board = beside_rivals(Board(), "MOVE:3")

    board.play("walk e4 d4")

    assert board.waiting() == ["MOVE:2"]
    assert board.options_of("walk") == []
    assert board.clause_against("walk d4 c4") == "R10.6"


@clause("R10.6")
def test_a_stopped_figure_moves_on_after_the_opposing_figures_are_destroyed() -> None:
    board = beside_rivals(Board(), "MOVE:2 + ATTACK:1")

    board.play("walk e4 d4", "attack d4 seat 1", "walk d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.6")
def test_a_stopped_figure_waits_until_the_last_opposing_figure_is_destroyed() -> None:
    board = Board(3).all_desert().figures(0, "e4").figures(1, "d4").figures(2, "d4")
    board.turn_of(0, "MOVE:2 + ATTACK:2")

    board.play("walk e4 d4", "attack d4 seat 1")
    assert board.options_of("walk") == []

    board.play("attack d4 seat 2")
    assert "walk d4 c4" in board.options()


@clause("R10.6")
def test_ranged_attacks_from_elsewhere_free_a_stopped_figure_too() -> None:
    board = Board().all_desert().figures(0, "e4", 2).figures(1, "d4")
    board.turn_of(0, "MOVE:2 + RANGED:1")

    board.play("walk e4 d4", "shoot d4 seat 1", "walk d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.6")
def test_figures_that_did_not_stop_may_still_move() -> None:
    board = Board().all_desert().figures(0, "e4", 2).figures(1, "d4").turn_of(0, "MOVE:2")

    board.play("walk e4 d4", "walk e4 d5")

    assert board.free_at(0, "d4") == 1
    assert board.free_at(0, "d5") == 1


@clause("R10.6")
def test_ghosts_stop_nobody() -> None:
    board = Board().all_desert().figures(0, "e4").ghost("d4", 1).turn_of(0, "MOVE:2")

    board.play("walk e4 d4", "walk d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.6", "R10.7", "R14.6")
@pytest.mark.parametrize("clears", ["free_only", "all"])
def test_opposing_figures_in_sites_stop_nobody(clears: str) -> None:
    board = Board(stop_clears=clears).all_desert().figures(0, "e4").in_site(1, "d4", 1)
    board.turn_of(0, "MOVE:2")

    board.play("walk e4 d4", "walk d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.6")
def test_the_stop_ends_with_the_turn() -> None:
    board = beside_rivals(Board().figures(1, "b3", 3), "MOVE:1")
    board.play("walk e4 d4", "done", "done")

    board.pool("MOVE:1").play("walk d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.7", "R14.6")
@pytest.mark.parametrize(("clears", "may_go"), [("free_only", True), ("all", False)])
def test_a_stopped_figure_waits_for_those_in_sites_if_so_agreed(clears: str, may_go: bool) -> None:
    board = Board(stop_clears=clears).all_desert().figures(0, "e4").figures(1, "d4")
    board.in_site(1, "d4", 1).turn_of(0, "MOVE:2 + ATTACK:2")

    board.play("walk e4 d4", "attack d4 seat 1")
    assert ("walk d4 c4" in board.options()) is may_go

    board.play("attack d4 site 1")
    assert "walk d4 c4" in board.options()


@clause("R10.8")
def test_a_figure_that_begins_the_turn_beside_opposing_figures_may_leave() -> None:
    board = Board().all_desert().figures(0, "d4").figures(1, "d4", 2).turn_of(0, "MOVE:1")

    board.play("walk d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.9", "R14.7")
def test_a_stopped_figure_may_step_into_a_site() -> None:
    board = beside_rivals(Board(), "MOVE:1")

    board.play("walk e4 d4", "enter d4 1")

    assert board.who("d4", 1) == 0


@clause("R10.9", "R14.7")
def test_a_stopped_figure_enters_no_site_if_so_agreed() -> None:
    board = beside_rivals(Board(stopped_may_enter_site=False), "MOVE:1 + ATTACK:1")

    board.play("walk e4 d4")
    assert board.options_of("enter") == []
    assert board.clause_against("enter d4 1") == "R10.9"

    board.play("attack d4 seat 1")
    assert "enter d4 1" in board.options()


@clause("R10.9", "R14.7")
def test_a_figure_that_began_there_enters_a_site_where_another_had_to_stop() -> None:
    board = Board(stopped_may_enter_site=False).all_desert().figures(0, "d4").figures(1, "d4")
    board.figures(0, "e4").turn_of(0, "MOVE:1")

    board.play("walk e4 d4", "enter d4 1")

    assert board.who("d4", 1) == 0
    assert "enter d4 2" not in board.options()


@clause("R10.10", "R18.16")
@pytest.mark.parametrize("start", ["desert", "forest", "swamp", "mountain"])
@pytest.mark.parametrize("goal", ["desert", "forest", "swamp", "mountain"])
def test_flying_costs_one_point_whatever_the_terrain(start: str, goal: str) -> None:
    board = Board().all_desert().terrain("e4", start).terrain("d5", goal).figures(0, "e4")
    board.turn_of(0, "FLY:1")

    board.play("fly e4 d5")

    assert board.free_at(0, "d5") == 1
    assert board.waiting() == []


@clause("R10.10", "R18.16")
def test_a_figure_that_flew_in_need_not_stop() -> None:
    board = beside_rivals(Board(), "FLY:2")

    board.play("fly e4 d4", "fly d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.10", "R18.16")
def test_a_figure_that_flew_in_may_leave_on_foot() -> None:
    board = beside_rivals(Board(), "FLY:1 + MOVE:1")

    board.play("fly e4 d4", "walk d4 c4")

    assert board.free_at(0, "c4") == 1


@clause("R10.6", "R18.16")
def test_a_figure_that_walked_in_and_must_stop_does_not_fly_on_either() -> None:
    board = beside_rivals(Board(), "FLY:1 + MOVE:1")

    board.play("walk e4 d4")

    assert board.options_of("fly") == []
    assert board.clause_against("fly d4 c4") == "R10.6"


@clause("R18.2", "R18.16")
def test_frozen_figures_neither_walk_nor_fly() -> None:
    board = Board().all_desert().in_site(0, "d4", 1).turn_of(0, "MOVE:1 + FLY:1")

    assert board.options_of("walk") == []
    assert board.options_of("fly") == []
    assert board.clause_against("walk d4 c4") == "R6.5"


# Every seat


@clause("R10.6", "R18.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_player_walks_and_stops_alike(seat: int) -> None:
    rival = (seat + 1) % 3
    board = Board(3).all_desert().figures(seat, "e4", 2).figures(rival, "d4").figures(rival, "e3")
    board.turn_of(seat, "MOVE:3")

    board.play("walk e4 d4", "walk e4 d5")

    assert board.free_at(seat, "d4") == 1
    assert {text.split()[1] for text in board.options_of("walk")} == {"d5"}


@clause("R10.6", "T10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_rival_taken_off_the_hex_frees_the_stopped_figure_of_every_player(seat: int) -> None:
    rival = (seat + 1) % 3
    board = Board(3).all_desert().figures(seat, "e4").figures(seat, "d4").figures(rival, "d4", 2)
    board.turn_of(seat, "MOVE:3 + ATTACK:2")

    board.play("walk e4 d4", f"attack d4 seat {rival}")
    assert board.free_at(seat, "d4") == 2
    board.play("walk d4 c4")
    assert board.options_of("walk") == [text for text in board.options_of("walk") if " c4 " in text]

    board.play(f"attack d4 seat {rival}")
    assert "walk d4 c4" in board.options()


@clause("R10.4", "R10.6")
def test_a_figure_that_was_freed_may_be_stopped_again_elsewhere() -> None:
    board = Board().all_desert().figures(0, "e4").figures(1, "d4").figures(1, "c4")
    board.turn_of(0, "MOVE:4 + ATTACK:1")

    board.play("walk e4 d4", "attack d4 seat 1", "walk d4 c4")

    assert board.options_of("walk") == []
    assert board.waiting() == ["MOVE:2"]


@clause("R10.6")
def test_a_hex_left_by_a_freed_figure_holds_nobody_back() -> None:
    board = Board().all_desert().figures(0, "e4", 2).figures(1, "d4").turn_of(0)
    board.pool("MOVE:4 + ATTACK:1")

    board.play("walk e4 d4", "attack d4 seat 1", "walk e4 d4", "walk d4 c4", "walk d4 c5")

    assert board.free_at(0, "d4") == 0
