"""The terms of the rules (R1)."""

import pytest

from aevum.games.tempus.ids import TERRAINS
from aevum.games.tempus.tables import TILES
from aevum.kernel.game import SPECTATOR
from tests.kit import clause
from tests.tempus.atlas import beside, land_of
from tests.tempus.board import Board
from tests.tempus.rows import ROWS


def controlled(board: Board, seat: int) -> int:
    """Read how many hexes a seat controls."""
    count: int = board.game.view(board.g, seat)["players"][seat]["controlled"]
    return count


@clause("R1.1")
def test_there_are_five_land_terrains_and_the_tiles_show_nothing_else() -> None:
    printed = {TERRAINS[terrain] for terrain in TILES}

    assert printed == {"grassland", "farmland", "forest", "hills", "mountain"}


@clause("R1.1")
def test_every_hex_that_is_not_land_is_water() -> None:
    board = Board(layout="B").era("railways").tokens(0, "e5").turn_of(0).play_move("e5")

    reasons = [board.why(f"to {name}") for name in ("a1", "m12", "g4", "k8")]

    assert [reason and reason.key for reason in reasons] == ["why-water"] * 4


@clause("R1.2")
def test_a_city_has_the_value_two_three_or_four() -> None:
    board = Board().era("industry").tokens(0, "f6", 4).turn_of(0)

    board.play("city")

    assert board.options() == ["build 2 f6", "build 3 f6", "build 4 f6"]


@clause("R1.2")
def test_a_city_is_no_token_and_holds_no_tokens() -> None:
    board = Board().tokens(0, "f6", 2).tokens(0, "e6").turn_of(0)

    board.play("city", "build 2 f6")

    assert board.at("f6") == (0, 0, 2)


@clause("R1.2")
def test_a_city_can_neither_take_tokens_in_nor_send_tokens_out() -> None:
    board = Board().era("railways").city(0, "f6", 4).tokens(0, "e6").turn_of(0)

    board.play("move")

    assert board.options() == ["from e6"]
    board.play("from e6")
    assert "to f6" not in board.options()


@clause("R1.3")
def test_you_occupy_a_hex_while_at_least_one_of_your_tokens_is_on_it() -> None:
    board = Board().tokens(0, "f6").tokens(0, "e6", 2).turn_of(0)

    board.play("move", "from f6", "to f5")

    assert board.at("f6") == (-1, 0, 0)
    assert board.at("f5") == (0, 1, 0)
    assert controlled(board, 0) == 2


@clause("R1.3")
def test_you_control_the_hexes_you_occupy_and_those_with_your_cities() -> None:
    board = Board().tokens(0, "f6", 2).city(0, "d6", 2).city(1, "h6", 3)

    assert controlled(board, 0) == 2
    assert controlled(board, 1) == 1


@clause("R1.3")
@pytest.mark.parametrize("seed", range(3))
def test_pieces_of_two_players_never_share_a_hex(seed: int) -> None:
    board = Board(5, seed=seed).plays_on(seed, lambda g: g.is_over)

    owned = [place for p in board.g.players for place in p.hexes]

    assert len(owned) == len(set(owned))
    assert board.g.round == 10


@clause("R1.4")
def test_your_supply_holds_what_is_not_on_the_map() -> None:
    board = Board().tokens(0, "f6", 2).tokens(0, "e8").city(0, "d4", 3)

    shown = board.game.view(board.g, 1)["players"][0]

    assert shown["supply"] == 13
    assert shown["city_supply"] == [3, 2, 2]


@clause("R1.4")
def test_a_token_taken_off_the_map_can_be_used_again() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i7", 2)
    for name in ("j7", "i8", "j9"):
        board.tokens(1, name)
    board.turn_of(0, 2, 0, 0)

    board.play("fight", "attack h6 i7")

    assert board.at("h6") == (0, 1, 0)
    assert board.player(0).supply == 15
    board.play("offspring", "grow h6")
    assert board.at("h6") == (0, 2, 0)
    assert board.player(0).supply == 14


@clause("R1.4")
def test_a_city_taken_off_the_map_goes_back_to_its_owner_and_can_be_used_again() -> None:
    board = Board().era("industry").tokens(0, "h6", 3).city(1, "i7", 2).city(1, "h9", 2)
    board.city(1, "k9", 2).tokens(1, "f3", 2).turn_of(0, 1, 1, 0)

    board.play("fight", "attack h6 i7", "name forest", "advance 0")

    assert board.at("i7") == (-1, 0, 0)
    assert board.player(1).city_supply == [1, 3, 2]
    board.play("city", "build 2 f3")
    assert board.at("f3") == (1, 0, 2)


@clause("R1.5")
@pytest.mark.parametrize("era", ROWS)
def test_the_stacking_limit_is_the_number_in_the_row_of_your_era_marker(era: str) -> None:
    limit = ROWS[era].limit
    full = Board().era(era).tokens(0, "f6", limit).tokens(0, "e6").turn_of(0).play_move("e6")
    roomy = Board().era(era).tokens(0, "f6", limit - 1).tokens(0, "e6").turn_of(0).play_move("e6")

    assert "to f6" not in full.options()
    assert "to f6" in roomy.options()


@clause("R1.5")
def test_two_players_can_have_different_limits_at_the_same_time() -> None:
    board = Board().era("agriculture").era("city_building", 0)
    board.tokens(0, "f6", 2).tokens(0, "e6").tokens(1, "i6", 2).tokens(1, "i7").turn_of(0)

    board.play_move("e6")
    ahead = board.options()
    board.play("to f6")
    board.play_move("i7")
    behind = board.options()

    assert "to f6" in ahead
    assert "to i6" not in behind


@clause("R1.6")
@pytest.mark.parametrize("layout", ["A", "B"])
def test_two_hexes_are_adjacent_if_they_share_an_edge(layout: str) -> None:
    island = Board(layout=layout).g.island
    land = land_of(island)

    by_edge = [sorted(land[near] for near in beside(spot) if near in land) for spot in land]

    assert island.near == by_edge


@clause("R1.6")
def test_being_adjacent_never_reaches_across_water() -> None:
    board = Board(layout="B").tokens(0, "f4", 2).tokens(1, "h4")
    for name in ("i3", "j3", "j4"):
        board.tokens(1, name)

    board.turn_of(0)

    assert "fight" not in board.options()


@clause("R1.7")
def test_the_cards_in_a_hand_are_secret() -> None:
    board = Board().holds(0, "weapons forest", "health hills")

    seen = {seat: board.game.view(board.g, seat)["players"][0] for seat in (SPECTATOR, 0, 1, 2)}

    assert seen[0]["hand"] == ["health hills", "weapons forest"]
    assert all("hand" not in seen[seat] for seat in (SPECTATOR, 1, 2))


@clause("R1.7")
def test_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    board = Board().tokens(0, "f6").turn_of(0)

    board.play("ideas")

    assert len(board.was_told("note-drew", 0)) == 1
    assert len(board.was_told("note-drew-hidden", 1)) == 1
    assert board.was_told("note-drew", 1) == []


@clause("R1.7")
def test_hand_sizes_supplies_eras_discards_and_the_map_are_open_to_all() -> None:
    board = Board().era("writing", 0).tokens(0, "f6", 2).holds(0, "weapons forest")
    board.g.discard.append(board.g.pile.pop(0))

    shown = board.game.view(board.g, SPECTATOR)

    first = shown["players"][0]
    assert (first["hand_size"], first["supply"], first["era"]) == (1, 14, "writing")
    assert shown["discard"] == ["education grassland"]
    assert {"name": "f6", "owner": 0, "tokens": 2}.items() <= shown["hexes"][
        board.hex("f6")
    ].items()
