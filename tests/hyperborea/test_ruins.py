"""Ruins and their tiles (R7)."""

from collections import Counter

import pytest

from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
TILES = {row["id"]: row["effect"] for row in rows_of("ruins")}
BRONZE = [tile for tile in TILES if tile.startswith("RB")]
"""The tiles of the ruin at e5, in the homeland of the first seat."""


def at_the_ruin(figures: int = 3, seed: int = 1) -> Board:
    """Let figures of the first seat stand at the bronze ruin of their homeland."""
    return Board(seed=seed).all_hexes(*MIDDLE).figures(0, "e5", figures)


def with_tile(tile: str) -> Board:
    """Let one tile, which is known, lie on the ruin at e5."""
    return at_the_ruin().tiles_on("e5", 2, 1).tiles_on("c3", 2, 0).next_tile(tile)


# Stepping in


@clause("R7.1")
def test_a_ruin_is_explored_by_a_free_figure_on_its_hex() -> None:
    board = at_the_ruin().turn_of(0)

    board.play("enter e5 2")

    assert board.who("e5", 2) == 0
    assert board.free_at(0, "e5") == 2
    assert board.site("e5", 2)["tiles"] == 1


@clause("R7.1")
def test_without_a_free_figure_on_the_hex_a_ruin_cannot_be_explored() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 2).in_site(0, "e4", 1).turn_of(0)

    assert board.clause_against("enter e4 2") == "R7.1"
    assert board.clause_against("enter e5 2") == "R7.1"


@clause("R7.1")
@pytest.mark.parametrize("occupant", ["own", "opposing", "ghost"])
def test_a_ruin_with_a_figure_or_a_ghost_on_it_cannot_be_explored(occupant: str) -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 2)
    if occupant == "ghost":
        board.ghost("e4", 2)
    else:
        board.in_site(0 if occupant == "own" else 1, "e4", 2)

    board.turn_of(0)

    assert "enter e4 2" not in board.options()
    assert board.clause_against("enter e4 2") == "R7.1"


@clause("R7.1", "R7.6")
def test_a_ruin_without_tiles_is_ignored() -> None:
    board = at_the_ruin().tiles_on("e5", 2, 0).turn_of(0)

    assert board.options_of("enter") == []
    assert board.clause_against("enter e5 2") == "R7.6"


@clause("R7.6")
def test_a_ruin_gets_no_further_tiles() -> None:
    board = at_the_ruin().bag(0).unused(0, "red").turn_of(0)

    board.play("enter e5 2", "use", "done")
    board.turn_of(0).play("enter e5 2", "use")

    assert board.site("e5", 2)["tiles"] == 0
    board.bag(0).unused(0, "red").turn_of(0).play("done")
    board.turn_of(0)
    assert board.clause_against("enter e5 2") == "R7.6"


@clause("R7.2")
def test_the_step_onto_a_ruin_costs_no_movement_point() -> None:
    board = with_tile("RB-04").turn_of(0, "MOVE:1")

    board.play("enter e5 2", "keep")

    assert board.waiting() == ["MOVE:1"]


@clause("R7.2")
def test_a_ruin_can_be_explored_between_any_two_other_actions() -> None:
    board = at_the_ruin().available(0, "green", "red").turn_of(0, "MOVE:3 + FORT:1")

    for text in ("place green exploration-1 1", "fortify e5", "walk e5 f4"):
        assert "enter e5 2" in board.options()
        board.play(text)

    assert "enter e5 2" in board.options()


@clause("R7.2")
def test_a_figure_on_a_ruin_is_frozen_until_the_next_reset() -> None:
    board = at_the_ruin().figures(1, "b3", 3).bag(0, "red").turn_of(0)

    board.play("enter e5 2", "keep", "done", "done")
    assert board.who("e5", 2) == 0

    board.play("done")
    assert board.who("e5", 2) == -1
    assert board.free_at(0, "e5") == 3


@clause("R7.2")
def test_a_figure_on_a_ruin_neither_moves_nor_attacks() -> None:
    board = Board().all_hexes(*MIDDLE).in_site(0, "e4", 2).figures(1, "e4", 3)

    board.turn_of(0, "MOVE:5 + ATTACK:1")

    assert board.options_of("walk") == []
    assert board.options_of("attack") == []


# The tile


@clause("R7.3")
def test_the_player_alone_sees_the_tile() -> None:
    board = with_tile("RB-07").turn_of(0)

    board.play("enter e5 2")

    assert board.options() == ["use", "keep"]
    assert board.shown(0)["doing"][-1]["tile"]["name"] == "RB-07"
    for by in (-1, 1):
        assert "RB-07" not in str(board.game.view(board.g, by)["doing"])
        assert "tile" not in board.game.view(board.g, by)["doing"][-1]


@clause("R7.3")
def test_the_journal_tells_nobody_else_which_tile_was_seen() -> None:
    board = with_tile("RB-07").turn_of(0)

    board.play("enter e5 2", "keep")

    assert [msg.key for msg in board.told(0)].count("note-tile-seen") == 1
    for by in (-1, 1):
        assert board.was_told("note-tile-seen", by) == []
        assert len(board.was_told("note-tile-seen-hidden", by)) == 1


@clause("R7.3")
@pytest.mark.parametrize("tile", BRONZE)
def test_a_tile_that_is_used_is_revealed_and_its_effect_goes_into_the_pool(tile: str) -> None:
    board = with_tile(tile).turn_of(0)

    board.play("enter e5 2", "use")

    assert board.gained() == board.gained_by(TILES[tile])
    assert board.gained() != ([], 0)
    assert tile in board.shown(1)["used_tiles"]


@clause("R7.3")
@pytest.mark.parametrize("back", ["silver", "gold"])
def test_borderland_and_central_ruins_have_the_tiles_of_their_backs(back: str) -> None:
    letter = back[0].upper()
    at = "e4" if back == "silver" else "d4"
    seen = set()
    for seed in range(60):
        board = Board(seed=seed).all_hexes(*MIDDLE).figures(0, at, 3).turn_of(0)
        board.play(f"enter {at} 2")
        seen.add(board.shown()["doing"][-1]["tile"]["name"][:2])

    assert seen == {f"R{letter}"}


@clause("R7.3")
def test_a_kept_tile_stays_hidden_and_brings_nothing_yet() -> None:
    board = with_tile("RB-01").turn_of(0)

    board.play("enter e5 2", "keep")

    assert board.gained() == ([], 0)
    assert board.board_of(0, 0)["kept_tile"]["name"] == "RB-01"
    assert "kept_tile" not in board.board_of(0, 1)
    assert board.board_of(0, 1)["kept"] == "bronze"
    assert "RB-01" not in board.shown(1)["used_tiles"]


@clause("R7.3")
@pytest.mark.parametrize("text", ["done", "enter e5 2", "leave red", "draw"])
def test_other_actions_wait_until_the_tile_is_used_or_kept(text: str) -> None:
    board = at_the_ruin().available(0, "red").turn_of(0, "DRAW:1")

    board.play("enter e5 2")

    assert board.clause_against(text) == "R7.3"


@clause("R7.4")
def test_a_kept_tile_can_be_used_later_in_the_same_turn() -> None:
    board = with_tile("RB-01").turn_of(0)

    board.play("enter e5 2", "keep", "use")

    assert board.gained() == board.gained_by(TILES["RB-01"])
    assert board.board_of(0)["kept"] == ""
    assert board.clause_against("use") == "R7.4"


@clause("R7.4")
def test_a_kept_tile_can_be_used_in_a_later_own_turn() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3).keeps(0, "RB-01").turn_of(0)

    board.play("done")
    assert "use" not in board.options()

    board.play("done", "use")
    assert board.gained() == board.gained_by(TILES["RB-01"])


@clause("R7.4")
def test_whoever_keeps_no_tile_cannot_use_one() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)

    assert board.clause_against("use") == "R7.4"


@clause("R7.4")
@pytest.mark.parametrize("tile", [tile for tile in TILES if tile not in BRONZE])
def test_each_silver_and_gold_tile_brings_its_effect_when_it_is_used(tile: str) -> None:
    board = Board().figures(0, "f5", 3).keeps(0, tile).turn_of(0)

    board.play("use")

    assert board.gained() == board.gained_by(TILES[tile])
    assert board.gained() != ([], 0)


@clause("R7.5")
def test_whoever_keeps_a_second_tile_uses_the_old_one_at_once() -> None:
    board = with_tile("RB-04").keeps_used(0, "RB-01").turn_of(0)

    board.play("enter e5 2", "keep")

    assert board.gained() == board.gained_by(TILES["RB-01"])
    assert board.board_of(0)["kept_tile"]["name"] == "RB-04"
    assert "RB-01" in board.shown()["used_tiles"]


@clause("R7.5")
def test_whoever_keeps_a_tile_may_use_the_new_one_and_keep_the_old() -> None:
    board = with_tile("RB-04").keeps_used(0, "RB-01").turn_of(0)

    board.play("enter e5 2", "use")

    assert board.gained() == board.gained_by(TILES["RB-04"])
    assert board.board_of(0)["kept_tile"]["name"] == "RB-01"


# Used tiles


@clause("R7.7")
def test_a_used_tile_is_put_aside_by_its_back() -> None:
    board = Board().figures(0, "f5", 3).keeps(0, "RS-01").turn_of(0)

    board.play("use")

    assert board.shown()["used_tiles"] == ["RS-01"]
    backs = Counter(row["back"] for row in rows_of("ruins") if row["id"] != "RS-01")
    assert board.shown()["unseen_tiles"] == backs


def revealed_ruin(seed: int, left: int, elsewhere: int) -> tuple[int, Board]:
    """Turn up the hex e4 while few silver tiles are left; say how many a ruin on it got."""
    board = Board(seed=seed).figures(0, "f5", 3)
    board.hex("c4", "B08").tiles_on("c4", 1, elsewhere)
    unseen = board.g.ruins[1]
    board.g.used[1] = unseen[elsewhere + left :]
    board.g.ruins[1] = unseen[: elsewhere + left]
    board.turn_of(0, "MOVE:2")
    board.play("walk f5 f4")
    shown = next(place for place in board.shown()["hexes"] if place["name"] == "e4")
    tiles = [site["tiles"] for site in shown["sites"] if site["kind"] == "ruin"]
    return (tiles[0] if len(tiles) == 1 else -1), board


@clause("R7.7")
def test_if_too_few_tiles_are_left_the_used_ones_are_shuffled_in() -> None:
    found = 0
    for seed in range(20):
        tiles, board = revealed_ruin(seed, left=1, elsewhere=0)
        if tiles != -1:
            found += 1
            assert tiles == 2
            assert board.shown()["used_tiles"] == []
            assert board.shown()["unseen_tiles"]["silver"] == 40

    assert found > 3


@clause("R7.7")
def test_while_enough_tiles_are_left_the_used_ones_stay_aside() -> None:
    found = 0
    for seed in range(20):
        tiles, board = revealed_ruin(seed, left=2, elsewhere=0)
        if tiles != -1:
            found += 1
            assert tiles == 2
            assert len(board.shown()["used_tiles"]) == 38

    assert found > 3


@clause("R7.7")
def test_if_there_are_still_too_few_tiles_fewer_are_laid() -> None:
    found = 0
    for seed in range(20):
        tiles, _board = revealed_ruin(seed, left=1, elsewhere=39)
        if tiles != -1:
            found += 1
            assert tiles == 1

    assert found > 3


@clause("R7.8")
@pytest.mark.parametrize("tile", ["RB-01", "RS-01", "RG-01"])
def test_a_tile_that_is_still_kept_is_worth_nothing(tile: str) -> None:
    board = Board().figures(0, "f5", 3)
    before = board.game.scores(board.g)

    board.keeps(0, tile)

    assert board.game.scores(board.g) == before
