"""Cities (R6)."""

import pytest

from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
CITIES = [
    (row["id"], n)
    for row in rows_of("hexes")
    for n in (1, 2)
    if row[f"site{n}_kind"] == "city" and row["kind"] == "borderland"
]
CENTRAL_CITIES = [
    (row["id"], n)
    for row in rows_of("hexes")
    for n in (1, 2)
    if row[f"site{n}_kind"] == "city" and row["kind"] == "central"
]


def board_with(hex_name: str, at: str) -> Board:
    """Lay all hexes of the middle, one of them on a chosen place, with a figure on it."""
    others = [f"B{n:02}" for n in range(1, 8) if f"B{n:02}" != hex_name]
    board = Board().hex("d4", hex_name if at == "d4" else "C1")
    for place in ("e4", "d5", "c5", "c4", "d3", "e3"):
        board.hex(place, hex_name if place == at else others.pop())
    return board.figures(0, at, 3)


# Stepping in


@clause("R6.1")
def test_a_city_is_activated_by_a_free_figure_on_its_hex() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).turn_of(0)

    board.play("enter e4 1")

    assert board.who("e4", 1) == 0
    assert board.free_at(0, "e4") == 2


@clause("R6.1")
def test_without_a_free_figure_on_the_hex_a_city_cannot_be_activated() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 2).in_site(0, "e4", 2).turn_of(0)

    assert "enter e4 1" not in board.options()
    assert board.clause_against("enter e4 1") == "R6.1"


@clause("R6.1")
@pytest.mark.parametrize("occupant", ["own", "opposing", "ghost"])
def test_a_city_with_a_figure_or_a_ghost_in_it_cannot_be_activated(occupant: str) -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 2)
    if occupant == "ghost":
        board.ghost("e4", 1)
    else:
        board.in_site(0 if occupant == "own" else 1, "e4", 1)

    board.turn_of(0)

    assert "enter e4 1" not in board.options()
    assert board.clause_against("enter e4 1") == "R6.1"


@clause("R6.2")
def test_the_step_into_a_city_costs_no_movement_point() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "MOVE:1")
    effect = board.site("f5", 1)["effect"]

    board.play("enter f5 1")

    assert board.gained() == board.gained_by(f"MOVE:1 + {effect}")


@clause("R6.2")
def test_without_any_movement_point_a_figure_steps_into_a_city() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)

    assert "enter f5 1" in board.options()


@clause("R6.2")
def test_a_city_can_be_activated_between_any_two_other_actions() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 3).available(0, "green", "red")
    board.turn_of(0, "MOVE:9")

    for text in ("place green exploration-1 1", "walk f5 f4", "place red exploration-1 2"):
        assert "enter f5 1" in board.options()
        board.play(text)

    assert "enter f5 1" in board.options()


@clause("R6.3")
@pytest.mark.parametrize(("name", "n"), CITIES)
def test_the_effect_of_a_city_in_the_borderlands_goes_into_the_pool(name: str, n: int) -> None:
    board = board_with(name, "e4").turn_of(0)
    effect = board.site("e4", n)["effect"]

    board.play(f"enter e4 {n}")

    assert board.gained() == board.gained_by(effect)
    assert board.gained() != ([], 0)


@clause("R6.3")
@pytest.mark.parametrize(("name", "n"), CENTRAL_CITIES)
def test_the_effect_of_a_city_of_the_central_hex_goes_into_the_pool(name: str, n: int) -> None:
    board = board_with(name, "d4").turn_of(0)
    effect = board.site("d4", n)["effect"]

    board.play(f"enter d4 {n}")

    assert board.gained() == board.gained_by(effect)
    assert board.gained() != ([], 0)


@clause("R6.3")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
@pytest.mark.parametrize("seat", range(6))
def test_the_effect_of_a_city_of_a_homeland_goes_into_the_pool(seat: int, mode: str) -> None:
    for part in range(3):
        board = Board(6, mode=mode, open_board=True).without_tile(seat)
        place = [place for place in board.shown()["hexes"] if place["home_of"] == seat][part]
        if "city" not in [site["kind"] for site in place["sites"]]:
            continue
        at = place["name"]
        board.figures(seat, at, 3).turn_of(seat)

        board.play(f"enter {at} 1")

        assert board.gained(seat) == board.gained_by(board.site(at, 1)["effect"])
        assert board.gained(seat) != ([], 0)


# Frozen


@clause("R6.4")
def test_a_figure_in_a_city_is_frozen_until_the_next_reset() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3).bag(0, "red").turn_of(0)

    board.play("enter f5 1", "done", "done")
    assert board.who("f5", 1) == 0

    board.play("done")
    assert board.who("f5", 1) == -1
    assert board.free_at(0, "f5") == 3


@clause("R6.4")
def test_a_frozen_figure_does_not_bring_the_effect_again() -> None:
    board = Board().figures(0, "f5", 2).in_site(0, "f5", 1).begins(0)

    assert board.gained() == ([], 0)
    assert board.clause_against("enter f5 1") == "R6.1"


@clause("R6.4")
def test_the_reset_of_another_player_frees_nobody_else() -> None:
    board = Board().figures(0, "f5", 2).in_site(0, "f5", 1).figures(1, "b3", 3).bag(1)
    board.unused(1, "red").turn_of(1)

    board.play("done")

    assert board.who("f5", 1) == 0


@clause("R6.5")
@pytest.mark.parametrize(
    ("effect", "verb"), [("MOVE:5", "walk"), ("FLY:5", "fly"), ("ATTACK:1", "attack")]
)
def test_a_frozen_figure_neither_moves_nor_attacks(effect: str, verb: str) -> None:
    board = Board().all_hexes(*MIDDLE).in_site(0, "e4", 1).figures(1, "e4", 3)

    board.turn_of(0, effect)

    assert board.options_of(verb) == []


@clause("R6.5")
def test_a_frozen_figure_does_not_shoot() -> None:
    board = Board().all_hexes(*MIDDLE).in_site(0, "e4", 1).figures(1, "d4", 3)

    board.turn_of(0, "RANGED:1")
    assert board.options_of("shoot") == []

    board.figures(0, "e4").turn_of(0, "RANGED:1")
    assert board.options_of("shoot") == ["shoot d4 seat 1"]


@clause("R6.5")
def test_a_frozen_figure_does_not_change_its_site() -> None:
    board = Board().all_hexes(*MIDDLE).in_site(0, "e4", 1).figures(0, "f5", 2).turn_of(0)

    assert "enter e4 2" not in board.options()
    assert board.clause_against("enter e4 2") == "R7.1"


@clause("R6.5")
def test_a_frozen_figure_can_be_attacked() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).in_site(1, "e4", 1)
    board.turn_of(0, "ATTACK:1")

    board.play("attack e4 site 1")

    assert board.who("e4", 1) == -1
    assert board.player(0).graves == [0, 1]


@clause("R6.5")
def test_fortresses_on_the_hex_protect_a_frozen_figure() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).in_site(1, "e4", 1)
    board.fortresses(1, "e4").turn_of(0, "ATTACK:2")

    assert board.options_of("attack") == ["attack e4 fortress 1"]
    assert board.clause_against("attack e4 site 1") == "R11.5"

    board.play("attack e4 fortress 1", "attack e4 site 1")
    assert board.who("e4", 1) == -1


# Whose city


@clause("R6.6")
def test_every_player_may_use_a_city_of_another_homeland() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "b3", 3).turn_of(0)
    effect = board.site("b3", 1)["effect"]

    board.play("enter b3 1")

    assert board.who("b3", 1) == 0
    assert board.gained() == board.gained_by(effect)


@clause("R6.6")
def test_a_figure_that_arrived_this_turn_may_enter_a_city() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "d4", 3).turn_of(0, "FLY:1")

    board.play("fly d4 e4", "enter e4 1")

    assert board.who("e4", 1) == 0


@clause("R6.6")
@pytest.mark.parametrize(("effect", "verb"), [("FIGURE:1", "recruit"), ("CLONE:1", "clone")])
def test_a_figure_that_was_placed_this_turn_may_enter_a_city(effect: str, verb: str) -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "d4", 2).in_site(0, "f4", 1).turn_of(0, effect)

    board.play(f"{verb} {'f5' if verb == 'recruit' else 'd4'}")

    assert f"enter {'f5' if verb == 'recruit' else 'd4'} 1" in board.options()
