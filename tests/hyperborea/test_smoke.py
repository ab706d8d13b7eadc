"""The whole game plays: a few positions and games that touch every chapter."""

import random

import pytest

from aevum import games
from aevum.games.hyperborea.effects import BRANCHES, PROGRAMS
from aevum.games.hyperborea.ids import ATTACK, GHOST, MOVE
from aevum.games.hyperborea.programs import read_program
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.errors import BadTable
from tests.hyperborea.board import Board

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")


def test_a_completed_set_puts_its_effect_into_the_pool() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "red").turn_of(0)

    board.play("place green exploration-1 1", "place red exploration-1 2")

    assert board.waiting() == ["MOVE:2"]


def test_a_choice_inside_an_effect_is_made_by_its_use() -> None:
    board = Board().figures(0, "f5", 3).available(0, "red", "blue").turn_of(0)

    board.play("place red warfare-1 1", "place blue warfare-1 2", "fortify f5")

    assert board.waiting() == ["FORT:1"]


def test_effects_of_several_sources_are_mixed() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "MOVE:2 + FORT:1")

    board.play("fortify f5", "enter f5 1", "walk f5 f4", "recruit f5")

    assert board.free_at(0, "f5") == 2
    assert board.free_at(0, "f4") == 1
    assert board.g.forts_at(0, board.place("f5")) == 1


def test_an_attack_destroys_a_ghost_and_opens_its_site() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 1).ghost("e4", 1)
    board.turn_of(0, "ATTACK:1")

    board.play("attack e4 site 1")

    assert board.player(0).ghosts == 1
    assert "enter e4 1" in board.options()


def test_a_fortress_takes_the_first_hit() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4").figures(1, "e4").fortresses(1, "e4")
    board.turn_of(0, "ATTACK:2")

    board.play("attack e4 fortress 1", "attack e4 seat 1")

    assert board.free_at(1, "e4") == 0
    assert board.player(0).graves == [0, 1]


def test_an_empty_bag_at_the_end_of_a_turn_means_a_reset() -> None:
    board = Board().figures(0, "f5", 2).in_site(0, "f5", 1).bag(0)
    board.unused(0, "red", "blue").turn_of(0)

    board.play("done")

    assert board.free_at(0, "f5") == 3
    assert sorted(board.cubes_of(0, "available")) == ["blue", "red"]


def test_a_cube_paid_for_a_new_one_gives_its_place_to_it() -> None:
    board = Board().figures(0, "f5", 3).owns(0, "T4-01").on_set(0, "T4-01", "red")
    board.available(0, "blue").turn_of(0)

    board.play("place blue T4-01 2", "pay cube-for-create", "give T4-01 1", "create yellow any")

    assert board.waiting() == ["DRAW:1"]
    assert board.game.view(board.g, 0)["players"][0]["sets"][-1]["cubes"] == ["yellow", "blue"]


@pytest.mark.parametrize("text", ["MOVE:0", "MOVE", "JUMP:1", "PAY(MOVE:1 => GEM:1)", "MOVE:1 +"])
def test_an_effect_outside_the_closed_vocabulary_names_its_row(text: str) -> None:
    with pytest.raises(BadTable, match="row 7"):
        read_program("row 7", text)


def test_a_choice_in_brackets_is_a_choice_of_the_whole() -> None:
    program = read_program("a test", "MOVE:1 + (ATTACK:1 | ATTACK:2)")

    branches = [BRANCHES[branch] for branch in PROGRAMS[program]]
    assert branches == [[MOVE, 1, ATTACK, 1], [MOVE, 1, ATTACK, 2]]


@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
@pytest.mark.parametrize("length", ["short", "normal", "long"])
def test_games_of_every_length_and_mode_end(mode: str, length: str) -> None:
    game = games.game("hyperborea")
    chance = random.Random(3)

    for seats in (2, 6):
        g = game.new(seats, 5, {"mode": mode, "game_length": length})
        while not g.is_over:
            g.apply(chance.choice(g.legal()))
        assert isinstance(g, Hyperborea)
        assert game.broken_invariant(g) == ""
        assert GHOST not in game.winners(g)
