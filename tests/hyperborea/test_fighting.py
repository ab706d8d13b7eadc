"""Attack, ranged attack and fortresses, and the graveyard (R11)."""

import pytest

from aevum.games.hyperborea.tables import GHOSTS
from aevum.kernel.message import seat_name
from tests.hyperborea.board import Board
from tests.kit import clause


def face_to_face(board: Board, effects: str) -> Board:
    """Let one figure of each seat stand on d4."""
    board.all_desert()
    for seat in range(board.g.seats):
        board.figures(seat, "d4")
    return board.turn_of(0, effects)


# Who can attack what


@clause("R11.1", "R11.2", "R18.3")
def test_an_attack_destroys_an_opposing_figure_on_the_hex_of_an_own_one() -> None:
    board = face_to_face(Board(), "ATTACK:1")

    board.play("attack d4 seat 1")

    assert board.free_at(1, "d4") == 0
    assert board.waiting() == []


@clause("R11.2")
def test_an_attack_needs_an_own_figure_on_the_hex_of_the_target() -> None:
    board = Board().all_desert().figures(0, "e4").figures(1, "d4").turn_of(0, "ATTACK:1")

    assert board.options_of("attack") == []
    assert board.clause_against("attack d4 seat 1") == "R11.3"


@clause("R11.2", "R18.3")
def test_the_target_of_an_attack_may_stand_in_a_site() -> None:
    board = Board().all_desert().figures(0, "d4").in_site(1, "d4", 1).ghost("d4", 2)
    board.turn_of(0, "ATTACK:2")

    assert board.options_of("attack") == ["attack d4 site 1", "attack d4 site 2"]
    assert board.clause_against("attack d4 seat 1") == "R11.4"
    board.play("attack d4 site 1", "attack d4 site 2")

    assert board.who("d4", 1) == -1
    assert board.who("d4", 2) == -1


@clause("R11.3", "R14.8")
def test_a_frozen_figure_does_not_attack() -> None:
    board = Board().all_desert().in_site(0, "d4", 1).figures(1, "d4").turn_of(0, "ATTACK:1")

    assert board.options_of("attack") == []
    assert board.clause_against("attack d4 seat 1") == "R11.3"


@clause("R11.3", "R14.8")
def test_a_frozen_figure_is_enough_for_an_attack_if_so_agreed() -> None:
    board = Board(attacker_must_be_free=False).all_desert().in_site(0, "d4", 1)
    board.figures(1, "d4").turn_of(0, "ATTACK:1")

    board.play("attack d4 seat 1")

    assert board.free_at(1, "d4") == 0


@clause("R11.4")
def test_each_point_destroys_one_figure_or_ghost_of_the_attackers_choice() -> None:
    board = Board(3).all_desert().figures(0, "d4").figures(1, "d4").figures(2, "d4")
    board.in_site(2, "d4", 1).ghost("d4", 2).turn_of(0, "ATTACK:2")

    targets = board.options_of("attack")
    board.play("attack d4 seat 2", "attack d4 site 2")

    assert targets == [
        "attack d4 site 1",
        "attack d4 site 2",
        "attack d4 seat 1",
        "attack d4 seat 2",
    ]
    assert board.options_of("attack") == []
    assert board.free_at(1, "d4") == 1


@clause("R11.4")
def test_own_figures_cannot_be_attacked() -> None:
    board = Board().all_desert().figures(0, "d4", 2).in_site(0, "d4", 1)
    board.turn_of(0, "ATTACK:1 + RANGED:1")

    assert board.options_of("attack") == []
    assert board.clause_against("attack d4 seat 0") == "R11.4"
    assert board.clause_against("attack d4 site 1") == "R11.4"


@clause("R11.2", "R11.4", "R11.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_player_attacks_every_other_alike(seat: int) -> None:
    board = face_to_face(Board(3), "").turn_of(seat, "ATTACK:2")

    for other in range(3):
        if other != seat:
            board.play(f"attack d4 seat {other}")

    assert board.free_at(seat, "d4") == 1
    assert board.player(seat).graves == [int(other != seat) for other in range(3)]


# Fortresses


@clause("R11.5", "R18.3")
def test_all_fortresses_must_be_gone_before_figures_of_their_colour_are_hit() -> None:
    board = Board().all_desert().figures(0, "d4").figures(1, "d4").in_site(1, "d4", 1)
    board.fortresses(1, "d4", 2).turn_of(0, "ATTACK:4")

    for left in (1, 0):
        assert board.options_of("attack") == ["attack d4 fortress 1"]
        assert board.clause_against("attack d4 seat 1") == "R11.5"
        assert board.clause_against("attack d4 site 1") == "R11.5"
        board.play("attack d4 fortress 1")
        assert board.forts_at(1, "d4") == left

    assert board.player(1).fortresses == 8
    assert board.options_of("attack") == ["attack d4 site 1", "attack d4 seat 1"]


@clause("R11.5")
def test_fortresses_protect_neither_ghosts_nor_other_colours() -> None:
    board = Board(3).all_desert().figures(0, "d4").figures(1, "d4").figures(2, "d4")
    board.fortresses(1, "d4").ghost("d4", 1).turn_of(0, "ATTACK:2")

    board.play("attack d4 site 1", "attack d4 seat 2")

    assert board.forts_at(1, "d4") == 1
    assert board.player(0).ghosts == 1
    assert board.player(0).graves == [0, 0, 1]


@clause("R11.5")
def test_fortresses_of_another_hex_protect_nobody_here() -> None:
    board = face_to_face(Board().figures(1, "b3").fortresses(1, "b3"), "ATTACK:1")

    board.play("attack d4 seat 1")

    assert board.free_at(1, "d4") == 0


# The graveyard


@clause("R11.6")
def test_destroyed_ghosts_go_to_the_attackers_graveyard() -> None:
    board = Board().all_desert().figures(0, "d4").ghost("d4", 1).ghost("d4", 2)
    board.turn_of(0, "ATTACK:2")

    board.play("attack d4 site 1", "attack d4 site 2")

    assert board.player(0).ghosts == 2
    assert board.g.ghosts == GHOSTS - 2
    assert [msg.args["n"] for msg in board.was_told("note-ghost-scored")] == [1, 2]


@clause("R11.7")
def test_the_first_destroyed_figure_of_a_colour_stays_in_the_graveyard() -> None:
    board = face_to_face(Board(3), "ATTACK:1")

    board.play("attack d4 seat 1")

    assert board.player(0).graves == [0, 1, 0]
    assert board.player(1).supply == 9
    assert board.player(0).gems == 0
    assert board.was_told("note-figure-kept")
    assert not board.was_told("note-figure-returned")


@clause("R11.7")
def test_a_further_figure_of_a_colour_goes_back_to_its_owner() -> None:
    board = face_to_face(Board(3).buried(0, 1), "ATTACK:1")

    board.play("attack d4 seat 1")

    assert [msg.args["seat"] for msg in board.was_told("note-figure-returned")] == [seat_name(1)]
    assert board.player(0).graves == [0, 1, 0]
    assert board.player(1).supply == 9
    assert board.player(0).gems == 0


@clause("R11.7")
def test_a_further_figure_brings_a_gem_if_every_opposing_colour_lies_there() -> None:
    board = face_to_face(Board(3).buried(0, 1, 2).figures(2, "d4"), "ATTACK:3")

    board.play("attack d4 seat 1", "attack d4 seat 2", "attack d4 seat 2")

    assert board.player(0).gems == 3
    assert board.player(0).graves == [0, 1, 1]


@clause("R11.7")
def test_the_figure_that_completes_the_graveyard_brings_no_gem_yet() -> None:
    board = face_to_face(Board(3).buried(0, 1).figures(2, "d4"), "ATTACK:2")

    board.play("attack d4 seat 2")
    assert board.player(0).gems == 0

    board.play("attack d4 seat 2")
    assert board.player(0).gems == 1


@clause("R11.7")
def test_ghosts_do_not_complete_the_graveyard() -> None:
    board = face_to_face(Board(3).buried(0, 1).ghosts_buried(0, 3), "ATTACK:1")

    board.play("attack d4 seat 1")

    assert board.player(0).gems == 0


@clause("R11.7")
def test_nobody_gets_a_figure_back_out_of_a_graveyard() -> None:
    board = Board().buried(1, 0).figures(0, "f5", 3).figures(1, "b3", 3).begins(0)

    board.play("done", "done", "done")

    assert board.player(1).graves == [1, 0]
    assert board.player(0).supply == 6


@clause("R11.7")
def test_a_graveyard_has_figures_of_its_own_attacker_only() -> None:
    board = face_to_face(Board(3).buried(1, 2), "ATTACK:1")

    board.play("attack d4 seat 2")

    assert board.player(0).graves == [0, 0, 1]
    assert board.player(1).graves == [0, 0, 1]
    assert board.player(2).supply == 8


@clause("R11.8")
def test_with_two_players_every_destroyed_figure_after_the_first_brings_a_gem() -> None:
    board = face_to_face(Board().figures(1, "d4", 2), "ATTACK:3")

    gems = []
    for _ in range(3):
        board.play("attack d4 seat 1")
        gems.append(board.player(0).gems)

    assert gems == [0, 1, 2]


# Ranged attacks


@clause("R11.1", "R11.9", "R18.17")
def test_figures_destroyed_by_a_ranged_attack_go_back_to_their_owner() -> None:
    board = Board().all_desert().figures(0, "e4").figures(1, "d4").turn_of(0, "RANGED:1")

    board.play("shoot d4 seat 1")

    assert board.player(1).supply == 10
    assert board.player(0).graves == [0, 0]


@clause("R11.9")
def test_a_ranged_attack_brings_no_gem_even_with_a_complete_graveyard() -> None:
    board = Board().all_desert().buried(0, 1).figures(0, "e4").figures(1, "d4")
    board.turn_of(0, "RANGED:1")

    board.play("shoot d4 seat 1")

    assert board.player(0).gems == 0


@clause("R11.9", "R18.17")
def test_ghosts_destroyed_by_a_ranged_attack_leave_the_game() -> None:
    board = Board().all_desert().figures(0, "e4").ghost("d4", 1).turn_of(0, "RANGED:1")

    board.play("shoot d4 site 1")

    assert board.who("d4", 1) == -1
    assert board.player(0).ghosts == 0
    assert board.g.ghosts == 17


@clause("R11.10", "R14.9", "R18.17")
def test_fortresses_absorb_ranged_points() -> None:
    board = Board().all_desert().figures(0, "e4").figures(1, "d4").fortresses(1, "d4")
    board.turn_of(0, "RANGED:2")

    assert board.options_of("shoot") == ["shoot d4 fortress 1"]
    assert board.clause_against("shoot d4 seat 1") == "R11.5"
    board.play("shoot d4 fortress 1", "shoot d4 seat 1")

    assert board.free_at(1, "d4") == 0


@clause("R11.10", "R14.9")
def test_ranged_points_go_past_fortresses_if_so_agreed() -> None:
    board = Board(fortress_stops_ranged=False).all_desert().figures(0, "e4").figures(1, "d4")
    board.fortresses(1, "d4").turn_of(0, "RANGED:1")

    assert board.options_of("shoot") == ["shoot d4 seat 1"]
    board.play("shoot d4 seat 1")

    assert board.free_at(1, "d4") == 0
    assert board.forts_at(1, "d4") == 1


@clause("R11.5", "R14.9")
def test_fortresses_stop_attacks_whatever_is_agreed_about_ranged_ones() -> None:
    board = face_to_face(Board(fortress_stops_ranged=False).fortresses(1, "d4"), "ATTACK:1")

    assert board.options_of("attack") == ["attack d4 fortress 1"]


# Sites


@clause("R11.11")
@pytest.mark.parametrize(("effects", "verb"), [("ATTACK:1", "attack"), ("RANGED:1", "shoot")])
def test_a_site_whose_occupant_was_destroyed_can_be_entered_at_once(
    effects: str, verb: str
) -> None:
    board = Board().all_desert().figures(0, "d4").figures(0, "e4").in_site(1, "d4", 1)
    board.turn_of(0, effects)
    assert "enter d4 1" not in board.options()

    board.play(f"{verb} d4 site 1", "enter d4 1")

    assert board.who("d4", 1) == 0
