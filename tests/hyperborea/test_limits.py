"""What a program must settle: who decides, what is chance, how long a turn is, pieces (R16)."""

import random

import pytest

from aevum.games.hyperborea.losing import Afflict
from aevum.games.hyperborea.moving import active_seat
from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import Table, clause


@clause("R16.1")
@pytest.mark.parametrize("seed", [1, 2])
def test_other_players_decide_only_when_an_effect_hits_all_neighbours(seed: int) -> None:
    board = Board(3, seed=seed, game_length="long")
    chance = random.Random(seed)
    for seat in range(3):
        board.figures(seat, board.capital(seat), 3)
    board.begins(0)

    for _ in range(600):
        if board.asked != active_seat(board.g):
            assert isinstance(board.g.stack[-1], Afflict)
        if board.g.is_over:
            break
        board.g.apply(chance.choice(board.g.legal()))


@clause("R16.1")
def test_a_player_who_is_hit_decides_about_the_own_pieces() -> None:
    board = Board().all_desert().figures(0, "d4", 2).figures(1, "e4", 2)
    board.turn_of(0, "NEIGHBOURS(REMOVE_FIGURE:1)")

    board.play("afflict figure")

    assert board.asked == 1
    assert board.options() == ["withdraw e4 free"]


@clause("R16.2")
def test_chance_decides_the_start_player_the_factions_the_cards_and_the_cubes() -> None:
    starts, factions, cards, cubes = set(), set(), set(), set()
    for seed in range(40):
        table = Table("hyperborea", 3, {"faction_assignment": "random"}, seed)
        starts.add(table.asked)
        while table.options_of("extra") or table.options_of("mark"):
            table.play(table.options()[0])
        shown = table.game.view(table.state, 0)
        factions.add(shown["players"][0]["faction"])
        cards.add(shown["decks"][0]["cards"][0]["technology"])
        cubes.add(str(shown["players"][0]["available"]))

    assert starts == {0, 1, 2}
    assert len(factions) == 6
    assert len(cards) > 8
    assert len(cubes) > 8


@clause("R16.2")
def test_chance_decides_which_hex_is_turned_up() -> None:
    turned = set()
    for seed in range(40):
        board = Board(seed=seed).figures(0, "f5", 3).turn_of(0, "MOVE:2")
        board.play("walk f5 f4")
        turned.add(board.g.hexes[board.place("e4")])

    assert len(turned) > 15


@clause("R16.2")
def test_nothing_else_is_chance() -> None:
    board = Board().all_desert().figures(0, "d4", 3).figures(1, "d4").figures(1, "e4")
    board.ghost("d4", 1).gems(0, 2).unused(1, "red").available(0, "red", "yellow", "blue")
    board.turn_of(0, "MOVE:2 + ATTACK:2 + RANGED:1 + FORT:1 + FIGURE:1 + CLONE:1 + PROG:4")
    board.pool("NEIGHBOURS(REMOVE_CUBE:1) + PAY(REMOVE_GEM:1 => RETRIEVE:1)")
    drawn = board.g.rng.n

    board.play("attack d4 site 1", "attack d4 seat 1", "shoot e4 seat 1", "fortify d4")
    board.pool("CREATE(any):1").figures(1, "e4").play("afflict cube", "give unused red")
    board.play("walk d4 e4", "recruit f5", "clone d4", "advance red 4", "upgrade red")
    board.play("place yellow trade-1 1", "place blue trade-1 2", "create green any", "enter d4 1")
    board.pays().play("retrieve trade-1 1", "leave red")

    assert board.g.rng.n == drawn


@clause("R16.3")
def test_no_technology_that_retrieves_cubes_does_anything_else() -> None:
    cards = [row for row in rows_of("technologies") if "RETRIEVE" in row["effect"]]

    assert len(cards) > 0
    assert {row["effect"] for row in cards} == {"RETRIEVE:1"}


@clause("R16.3")
def test_no_technology_both_frees_its_own_coloured_space_and_gives_a_gain() -> None:
    cards = [row for row in rows_of("technologies") if "PAY(REMOVE_CUBE" in row["effect"]]

    assert len(cards) > 0
    for row in cards:
        puts_a_new_cube_there = "PAY(REMOVE_CUBE:1 => CREATE(any):1)" in row["effect"]
        assert puts_a_new_cube_there or set(row["slots"].split()) == {"W"}, row["id"]


@clause("R16.4")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_turn_order_is_counted_from_the_start_player(start: int) -> None:
    board = Board(3)
    board.g.start_seat = start
    for seat in range(3):
        board.figures(seat, board.capital(seat), 3).bag(seat, "red", "blue")
    board.ready()

    assert len(set(board.game.scores(board.g))) == 1
    assert board.game.winners(board.g) == [(start + 2) % 3]


@clause("R16.5")
def test_fortresses_are_limited_to_eight() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "FORT:9")

    for _ in range(8):
        board.play("fortify f5")

    assert board.waiting() == ["FORT:1"]
    assert board.options_of("fortify") == []
    assert board.clause_against("fortify f5") == "R18.4"


@clause("R16.5")
def test_figures_are_limited_to_ten() -> None:
    board = Board(game_length="long").figures(0, "f5", 9).turn_of(0, "FIGURE:2 + CLONE:1")

    board.play("recruit f5")

    assert board.options_of("recruit") == []
    assert board.options_of("clone") == []
    assert board.clause_against("clone f5") == "R18.11"


@clause("R16.5")
def test_an_effect_that_cannot_be_carried_out_lapses() -> None:
    board = Board().figures(0, "f5", 10).figures(1, "b3", 3).turn_of(0, "FIGURE:1")

    board.play("done", "done")

    assert board.player(0).supply == 0
    assert board.waiting() == []


@clause("R16.5")
def test_gems_are_not_limited_by_the_pieces() -> None:
    board = Board().gems(1, 72).figures(0, "f5", 3).turn_of(0, "GEM:2")

    assert board.player(0).gems == 2
