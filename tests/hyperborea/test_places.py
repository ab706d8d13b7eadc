"""Where things are (R3)."""

import random

import pytest

from aevum.games.hyperborea.tables import CUBES, GREY_CUBES
from tests.hyperborea.board import Board
from tests.hyperborea.opening import Opening
from tests.kit import clause

COLOURS = ["red", "green", "purple", "blue", "orange", "yellow", "grey"]
MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")


# Cubes


@clause("R3.1")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
def test_every_cube_is_in_exactly_one_place(mode: str) -> None:
    opening = Opening(3, 5, mode=mode)
    chance = random.Random(7)

    for turn in range(400):
        opening.g.apply(chance.choice(opening.g.legal()))
        if turn % 20:
            continue
        shown = opening.shown()
        for colour in COLOURS:
            count = shown["supply"][colour]
            for player in shown["players"]:
                count += sum(player[area][colour] for area in ("bag", "available", "unused"))
                count += sum(where["cubes"].count(colour) for where in player["sets"])
            if colour == "grey":
                count += sum(card["grey"] for deck in shown["decks"] for card in deck["cards"])
            assert count == (GREY_CUBES if colour == "grey" else CUBES)


@clause("R3.1")
def test_a_placed_cube_is_no_longer_available() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "red").turn_of(0)

    board.play("place green exploration-1 1", "leave red")

    assert board.cubes_of(0, "available") == []
    assert board.cubes_of(0, "unused") == ["red"]
    assert board.on(0, "exploration-1") == ["green", ""]


@clause("R3.1")
def test_cubes_lie_on_the_faction_tile_too() -> None:
    board = Board(mode="faction_war").faction(0, "coral_throne_a").figures(0, "f5", 3)
    board.available(0, "grey").turn_of(0)

    board.play("place grey throne 1")

    assert board.on(0, "throne") == ["grey", ""]
    assert board.cubes_of(0, "available") == []


# The player board


@clause("R3.2")
def test_the_player_board_holds_gems_and_one_kept_tile() -> None:
    board = Board().gems(0, 3).keeps(0, "RB-01")

    own = board.board_of(0)

    assert own["gems"] == 3
    assert own["kept"] == "bronze"
    assert own["kept_tile"]["name"] == "RB-01"


@clause("R3.2")
def test_the_graveyard_holds_ghosts_and_opposing_figures() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).figures(1, "e4").ghost("e4", 1)
    board.turn_of(0, "ATTACK:2")

    board.play("attack e4 site 1", "attack e4 seat 1")

    assert board.board_of(0)["ghosts"] == 1
    assert board.board_of(0)["graves"] == [0, 1]


@clause("R3.2")
def test_development_rows_have_the_levels_zero_to_six() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "PROG:1x9")
    reached = [0]

    while board.options_of("advance"):
        board.play("advance red 1")
        reached.append(board.board_of(0)["levels"]["red"])
        if reached[-1] == 6:
            break

    assert reached == [0, 1, 2, 3, 4, 5, 6]
    assert "advance red 1" not in board.options()


# The bag


@clause("R3.3")
def test_everybody_sees_how_many_cubes_of_which_colours_are_in_a_bag() -> None:
    board = Board().bag(0, "red", "red", "grey")

    for by in (-1, 0, 1):
        bag = board.game.view(board.g, by)["players"][0]["bag"]
        assert [colour for colour in COLOURS for _ in range(bag[colour])] == ["red", "red", "grey"]


@clause("R3.3")
def test_which_cubes_are_drawn_is_chance() -> None:
    drawn: list[str] = []
    for seed in range(120):
        board = Board(seed=seed).figures(0, "f5", 3).bag(0, "red", "red", "blue", "grey")
        board.turn_of(0, "DRAW:1")
        board.play("draw")
        drawn += board.cubes_of(0, "available")

    assert set(drawn) == {"red", "blue", "grey"}
    assert drawn.count("red") > drawn.count("blue")
    assert drawn.count("red") > drawn.count("grey")


@clause("R3.3")
def test_nobody_knows_beforehand_which_cube_comes() -> None:
    board = Board().figures(0, "f5", 3).bag(0, "red", "blue").turn_of(0, "DRAW:1")
    drawn = set()

    for seed in range(40):
        other = board.game.resample(board.g, 0, seed)
        assert board.game.view(other, 0) == board.game.view(board.g, 0)
        other.apply(board.game.from_text(other, "draw"))
        drawn.add(str(board.game.view(other, 0)["players"][0]["available"]))

    assert len(drawn) == 2


# Sites


@clause("R3.4")
@pytest.mark.parametrize("occupant", ["own figure", "opposing figure", "ghost"])
def test_a_site_holds_at_most_one_piece(occupant: str) -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 2)
    if occupant == "ghost":
        board.ghost("e4", 1)
    else:
        board.in_site(0 if occupant == "own figure" else 1, "e4", 1)
    board.turn_of(0)

    assert "enter e4 1" not in board.options()
    assert board.clause_against("enter e4 1") == "R6.1"
    assert "enter e4 2" in board.options()


@clause("R3.4")
def test_a_site_is_a_city_or_a_ruin_of_a_hex() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 2).figures(0, "f5").turn_of(0)

    assert [board.site("e4", n)["kind"] for n in (1, 2)] == ["city", "ruin"]
    assert board.clause_against("enter f5 2") == "R3.4"


@clause("R3.4")
def test_a_figure_is_free_outside_all_sites_and_frozen_in_one() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)

    board.play("enter f5 1")

    assert board.free_at(0, "f5") == 2
    assert board.who("f5", 1) == 0
    assert board.g.figures_at(0, board.place("f5")) == 3
