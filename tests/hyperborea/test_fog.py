"""Face-down hexes, and what lies on them when they are turned up (R10.11 to R10.16)."""

from typing import Any

import pytest

from tests.hyperborea.board import Board
from tests.kit import clause

RING = ("e4", "d5", "c5", "c4", "d3", "e3")


def shown(board: Board, at: str) -> Any:
    """Look at a place as everybody sees it."""
    return board.game.view(board.g, 0)["hexes"][board.place(at)]


def face_up(board: Board) -> list[str]:
    """Name the places of the middle that are turned up."""
    return [at for at in ("d4", *RING) if board.is_face_up(at)]


@clause("R10.11", "R10.14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_hexes_of_the_middle_begin_face_down(seats: int) -> None:
    board = Board(seats)

    hidden = [place for place in board.game.view(board.g, 0)["hexes"] if not place["face_up"]]

    assert len(hidden) == (9 if seats == 5 else 7)
    assert {place["role"] for place in hidden} == {"central", "borderland"}
    assert all("terrain" not in place for place in hidden)


@clause("R10.11", "R18.2")
def test_all_face_down_hexes_beside_the_hex_entered_are_turned_up() -> None:
    board = Board().hex("e4", "B01").figures(0, "f4").turn_of(0, "MOVE:2")

    board.play("walk f4 e4")

    assert face_up(board) == ["d4", "e4", "d5", "e3"]


@clause("R10.11")
def test_hexes_are_turned_up_before_anything_else_happens() -> None:
    board = Board().hex("e4", "B01").figures(0, "f4").turn_of(0, "MOVE:3")

    board.play("walk f4 e4")

    last = [msg.key for msg in board.told()][-4:]
    assert last == ["note-walked"] + ["note-hex-revealed"] * 3
    assert all(board.is_face_up(text.split()[2]) for text in board.options_of("walk"))


@clause("R10.11")
def test_a_step_inside_the_homeland_turns_up_the_borderland_beside_it() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "MOVE:2")

    board.play("walk f5 e5")

    assert face_up(board) == ["e4", "d5"]


@clause("R10.11")
def test_a_face_up_hex_is_not_dealt_again() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "MOVE:2")
    board.play("walk f5 f4")
    before = shown(board, "e4")["hex"]

    board.pool("MOVE:3").play("walk f4 f5", "walk f5 f4")

    assert shown(board, "e4")["hex"] == before


@clause("R10.12")
@pytest.mark.parametrize("seed", range(1, 9))
def test_a_hex_just_turned_up_gets_tiles_on_ruins_and_a_ghost_on_every_site(seed: int) -> None:
    board = Board(seed=seed).hex("e4", "B01").figures(0, "f4").turn_of(0, "MOVE:2")

    board.play("walk f4 e4")

    for at, back, tiles in (("d4", "gold", 3), ("d5", "silver", 2), ("e3", "silver", 2)):
        sites = shown(board, at)["sites"]
        assert [site["occupant"] for site in sites] == ["ghost"] * len(sites)
        ruins = [site for site in sites if site["kind"] == "ruin"]
        assert [(site["back"], site["tiles"]) for site in ruins] == [(back, tiles)] * len(ruins)
        assert len(sites) in (1, 2)


@clause("R10.12")
def test_the_ghosts_of_a_new_hex_come_out_of_the_supply_of_18() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "MOVE:2")
    assert board.g.ghosts == 18

    board.play("walk f5 f4")

    assert board.g.ghosts == 18 - len(shown(board, "e4")["sites"])


@clause("R10.13")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
@pytest.mark.parametrize("seats", [2, 6])
def test_sites_of_homelands_never_get_ghosts(mode: str, seats: int) -> None:
    board = Board(seats, mode=mode, open_board=True)

    hexes = board.game.view(board.g, 0)["hexes"]

    homes = [place for place in hexes if place["role"] == "homeland"]
    assert sum(len(place["sites"]) for place in homes) >= 2 * seats
    assert all(site["occupant"] == -1 for place in homes for site in place["sites"])


@clause("R10.14", "R18.16")
def test_a_figure_that_flies_in_turns_hexes_up() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "FLY:1")

    board.play("fly f5 f4")

    assert face_up(board) == ["e4"]


@clause("R10.14", "R18.5")
def test_a_new_figure_turns_hexes_up() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "FIGURE:1")

    board.play("recruit f4")

    assert face_up(board) == ["e4"]


@clause("R10.14")
def test_figures_placed_as_the_turn_begins_touch_no_face_down_hex() -> None:
    board = Board().figures(0, "f5").begins(0)

    assert board.free_at(0, "f5") == 3
    assert face_up(board) == []


@clause("R10.15", "R14.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_on_an_open_board_all_hexes_lie_face_up_with_tiles_and_ghosts(seats: int) -> None:
    board = Board(seats, open_board=True)

    hexes = board.game.view(board.g, 0)["hexes"]

    middle = [place for place in hexes if place["role"] != "homeland"]
    assert all(place["face_up"] for place in hexes)
    sites = [site for place in middle for site in place["sites"]]
    assert {site["occupant"] for site in sites} == {"ghost"}
    assert {site["tiles"] for site in sites if site.get("back") == "silver"} == {2}
    assert {site["tiles"] for site in sites if site.get("back") == "gold"} <= {3}
    assert board.g.ghosts == 18 - len(sites)


@clause("R10.16")
def test_when_the_ghosts_run_out_further_sites_stay_empty() -> None:
    board = Board().ghosts_buried(1, 17).hex("e4", "B01").figures(0, "f4").turn_of(0, "MOVE:2")

    board.play("walk f4 e4")

    sites = [site for at in ("d4", "d5", "e3") for site in shown(board, at)["sites"]]
    assert len(sites) > 1
    assert [site["occupant"] for site in sites].count("ghost") == 1
    assert [site["occupant"] for site in sites].count(-1) == len(sites) - 1
