"""How the program carries out the rules where they leave the way open (T1 to T16)."""

import pytest

from aevum.games.hyperborea.turn import start
from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import Table, clause

BERSERKERS = "BONUS(ATTACK => ATTACK:1)"


def ready(effects: str = "") -> Board:
    """Let seat 0 have three figures at the capital and effects in the pool."""
    return Board().all_desert().figures(0, "f5", 3).turn_of(0, effects)


# Names, spaces, orders


@clause("T1")
@pytest.mark.parametrize(
    ("q", "r", "name"),
    [(0, 0, "d4"), (1, 0, "e4"), (0, 1, "d5"), (-3, 2, "a6"), (1, -3, "e1"), (3, -2, "g2")],
)
def test_a_place_has_a_letter_from_west_to_east_and_a_number_from_north_to_south(
    q: int, r: int, name: str
) -> None:
    board = Board(6)

    places = board.game.view(board.g, 0)["hexes"]

    assert [place["name"] for place in places if (place["q"], place["r"]) == (q, r)] == [name]


@clause("T2")
def test_of_several_equal_free_spaces_of_a_set_the_first_is_filled() -> None:
    board = ready().available(0, "red", "green")
    assert "place red science-1 2" in board.options()
    assert "place red science-1 3" not in board.options()

    board.play("place red science-1 2")

    assert "place green science-1 3" in board.options()


@clause("T3")
def test_the_rows_of_one_effect_are_named_from_red_to_yellow() -> None:
    board = ready("PROGDIFF:3")
    board.play("develop 3", "advance purple 1")

    assert board.options_of("advance") == [
        "advance blue 1",
        "advance orange 1",
        "advance yellow 1",
    ]


@clause("T3")
def test_the_cubes_put_into_the_bag_at_a_reset_are_named_from_the_first_set_to_the_last() -> None:
    board = Board().works(0, "SOT(FORT:2)").works(0, BERSERKERS).figures(0, "f5", 3).bag(0)
    first, second = board.card("SOT(FORT:2)"), board.card(BERSERKERS)
    board.turn_of(0)

    board.play("done")
    assert board.options()[1:] == [f"bag {card} {n}" for card in (first, second) for n in (1, 2)]

    board.play(f"bag {second} 1")
    assert board.options() == ["done", f"bag {second} 2"]


@clause("T4")
def test_progress_in_different_rows_is_used_as_a_whole_in_at_least_one_row() -> None:
    board = ready("PROGDIFF:3")

    board.play("develop 3")
    assert "done" not in board.options()

    board.play("advance red 1", "done")
    assert board.player(0).levels == [1, 0, 0, 0, 0, 0]
    assert board.waiting() == []


@clause("T4")
def test_rows_on_level_6_are_not_named() -> None:
    board = ready("PROGDIFF:2").level(0, "red", 6).level(0, "blue", 6)

    board.play("develop 2")

    assert board.options() == [
        f"advance {row} 1" for row in ("green", "purple", "orange", "yellow")
    ]


@clause("T4")
def test_with_all_rows_on_level_6_no_progress_is_offered() -> None:
    board = ready("PROGDIFF:2 + PROG:1")
    for row in ("red", "green", "purple", "blue", "orange", "yellow"):
        board.level(0, row, 6)

    assert board.options_of("develop") == []
    assert board.options_of("advance") == []


@clause("T5")
def test_cubes_are_drawn_one_at_a_time_each_when_the_player_wants_it() -> None:
    board = ready("DRAW:2 + FORT:1")

    board.play("draw")
    assert len(board.cubes_of(0, "available")) == 1
    assert board.waiting() == ["FORT:1", "DRAW:1"]

    board.play("fortify f5", "draw")
    assert len(board.cubes_of(0, "available")) == 2


@clause("T6")
def test_an_exchange_that_cannot_be_paid_is_not_offered_and_waits() -> None:
    board = ready("PAY(REMOVE_GEM:1 => ATTACK:1)")
    assert board.options_of("pay") == []
    assert len(board.waiting()) == 1

    board.pool("GEM:1")

    assert len(board.options_of("pay")) == 1


@clause("T6")
def test_an_effect_that_hits_nobody_who_can_comply_is_not_offered_and_waits() -> None:
    board = Board().all_desert().figures(0, "e4").figures(1, "c4").level(1, "red", 1)
    board.turn_of(0, "NEIGHBOURS(REGRESS:1) + NEIGHBOURS(REMOVE_GEM:1) + MOVE:1")
    assert board.options_of("afflict") == []
    assert board.clause_against("afflict regress") == "R18.24"

    board.play("walk e4 d4")

    assert board.options_of("afflict") == ["afflict regress"]


@clause("T7")
def test_the_cube_that_replaces_a_removed_one_may_have_the_same_colour() -> None:
    board = ready("PAY(REMOVE_CUBE:1 => CREATE(any):1)").bag(0).bag(1)
    board.unused(0, "red")
    board.unused(1, *["red"] * board.g.supply[0])
    assert board.g.supply[0] == 0

    board.pays().play("give unused red", "create red any")

    assert board.cubes_of(0, "unused") == ["red"]


# Bonuses


@clause("T8")
def test_a_completed_set_is_an_activation_of_its_own() -> None:
    board = Board().works(0, BERSERKERS).available(0, "red", "green").figures(0, "f5", 3)
    board.turn_of(0)

    board.play("place red warfare-2 1", "place green warfare-2 2")

    assert board.waiting() == ["MOVE:1", "ATTACK:2"]


@clause("T8")
def test_a_city_is_an_activation_of_its_own() -> None:
    hex_ = next(row["id"] for row in rows_of("hexes") if row["site1_city_effect"] == "ATTACK:1")
    board = Board().all_desert().works(0, BERSERKERS)
    board.hex("e4", hex_).figures(0, "e4").turn_of(0)

    board.play("enter e4 1")

    assert board.waiting() == ["ATTACK:2"]


@clause("T8")
def test_a_ruin_tile_is_an_activation_of_its_own() -> None:
    tile = next(row["id"] for row in rows_of("ruins") if row["effect"] == "ATTACK:1")
    board = Board().works(0, BERSERKERS).keeps(0, tile).figures(0, "f5", 3).turn_of(0)

    board.play("use")

    assert board.waiting() == ["ATTACK:2"]


@clause("T8")
def test_espionage_is_an_activation_of_its_own() -> None:
    board = Board().works(0, BERSERKERS).figures(0, "f5", 3)
    card = board.card("ATTACK:1 + ")
    board.owns(1, card).turn_of(0, "SPY:1")

    board.play(f"spy {card}")

    assert "ATTACK:2" in board.waiting()


@clause("T8")
def test_a_start_of_turn_effect_is_an_activation_of_its_own() -> None:
    board = Board().works(0, "BONUS(FORT => RANGED:1)").works(0, "SOT(FORT:2)").begins(0)

    assert board.waiting() == ["RANGED:1", "FORT:2"]


@clause("T8")
@pytest.mark.parametrize(
    ("tile", "answer"), [("red_duchy_b", "spend 1"), ("golden_barony_b", "trade 1")]
)
def test_a_token_or_gem_spent_on_a_faction_tile_is_an_activation_of_its_own(
    tile: str, answer: str
) -> None:
    board = Board(mode="faction_war").without_tile(0).faction(0, tile).gems(0, 1)
    board.works(0, BERSERKERS).turn_of(0)

    board.play(answer)

    assert board.waiting() == ["ATTACK:2"]


@clause("T8")
def test_what_an_exchange_buys_is_an_activation_of_its_own() -> None:
    board = Board().works(0, BERSERKERS).gems(0, 1).figures(0, "f5", 3)
    board.turn_of(0, "PAY(REMOVE_GEM:1 => ATTACK:1)")
    assert not any(text.startswith("ATTACK") for text in board.waiting())

    board.pays()

    assert board.waiting() == ["ATTACK:2"]


@clause("T8")
def test_the_gem_for_a_destroyed_figure_calls_for_no_bonus() -> None:
    board = Board().all_desert().works(0, "BONUS(GEM => GEM:1)").buried(0, 1)
    board.figures(0, "d4").figures(1, "d4").turn_of(0, "ATTACK:1")

    board.play("attack d4 seat 1")

    assert board.player(0).gems == 1


@clause("T9")
def test_a_bonus_looks_at_the_effect_before_a_conversion_and_is_converted_as_well() -> None:
    board = Board().works(0, "BONUS(FIGURE => FIGURE:1)").works(0, "INSTEAD(FIGURE => CLONE)")
    board.figures(0, "f5", 3).turn_of(0, "FIGURE:1")

    assert board.waiting() == ["CLONE:2"]


# Figures of one hex


def one_stopped_of_two(effects: str) -> Board:
    """Let one of two figures of seat 0 on d4 have had to stop there, the other not."""
    board = Board().all_desert().figures(0, "d4").figures(0, "e4").figures(1, "d4")
    board.turn_of(0, f"MOVE:3 + {effects}" if effects else "MOVE:3")
    board.play("walk e4 d4")
    return board


@clause("T10")
def test_those_that_did_not_have_to_stop_move_on_first() -> None:
    board = one_stopped_of_two("")

    board.play("walk d4 c4")

    assert board.free_at(0, "d4") == 1
    assert board.clause_against("walk d4 c5") == "R10.6"


@clause("T10")
def test_into_a_site_go_those_that_had_to_stop() -> None:
    board = one_stopped_of_two("")

    board.play("enter d4 1", "walk d4 c4")

    assert board.free_at(0, "d4") == 0


@clause("T10")
def test_off_the_board_go_those_that_had_to_stop() -> None:
    board = one_stopped_of_two("PAY(REMOVE_FIGURE:1 => DRAW:1)")

    board.pays().play("withdraw d4 free", "walk d4 c4")

    assert board.free_at(0, "d4") == 0


# What is hidden


@clause("T11")
def test_only_its_owner_knows_the_face_of_a_kept_tile_and_all_know_its_back() -> None:
    tile = next(row["id"] for row in rows_of("ruins") if row["back"] == "silver")
    board = Board().keeps(0, tile).figures(0, "f5", 3).turn_of(0)

    seen = [board.game.view(board.g, seat)["players"][0] for seat in (0, 1)]

    assert [player["kept"] for player in seen] == ["silver", "silver"]
    assert seen[0]["kept_tile"]["name"] == tile
    assert "kept_tile" not in seen[1]
    assert tile not in str(board.game.view(board.g, 1))


@clause("T11")
def test_the_order_of_the_decks_is_hidden_and_the_cards_under_a_deck_are_open() -> None:
    board = ready("TECH:1")
    old = board.shown_cards(0)

    board.play("replace I")

    for seat in (0, 1):
        shown = board.game.view(board.g, seat)["decks"][0]
        assert shown["under"] == old
        assert shown["left"] == 14
        assert set(shown) == {"deck", "left", "under", "cards"}


@clause("T11")
def test_the_cards_under_a_deck_come_up_in_their_order_when_it_is_used_up() -> None:
    board = Board()
    old = board.shown_cards(0)
    hidden = [f"T1-{n:02}" for n in range(1, 17) if f"T1-{n:02}" not in old]
    board.owns(1, *hidden[2:]).figures(0, "f5", 3).turn_of(0, "TECH:3")

    board.play("replace I")
    assert sorted(board.shown_cards(0)) == hidden[:2]
    board.play(f"take {board.shown_cards(0)[0]}")

    assert board.shown_cards(0)[0] == old[0]
    board.play(f"take {old[0]}")
    assert board.shown_cards(0)[0] == old[1]


@clause("T12")
def test_in_invasion_mode_too_each_player_chooses_a_faction_without_an_ability() -> None:
    table = Table("hyperborea", 2, {})
    first = table.asked

    table.play("faction golden_barony", "faction red_duchy")

    player = table.game.view(table.state, 0)["players"][first]
    assert player["faction"] == "golden_barony"
    assert "tile" not in player
    assert player["gems"] == 0
    assert table.options_of("tile") == []


@clause("T13")
def test_a_figure_placed_as_the_turn_begins_can_be_the_last_one() -> None:
    board = Board().figures(0, "f5", 2)
    # With all ten figures in the game the supply is never so small at this moment.
    board.player(0).supply = 1

    start(board.g, 0)

    assert board.free_at(0, "f5") == 3
    assert board.goals(0) == ["figures"]


@clause("T15")
@pytest.mark.parametrize(
    ("tile", "answer", "waiting"),
    [("red_duchy_b", "spend 2", ["FORT:1"]), ("golden_barony_b", "trade 3", ["PROG:3x1"])],
)
def test_the_branch_of_a_token_or_gem_is_chosen_in_the_same_moment(
    tile: str, answer: str, waiting: list[str]
) -> None:
    board = Board(mode="faction_war").without_tile(0).faction(0, tile).gems(0, 1)
    board.figures(0, "f5", 3).turn_of(0)

    board.play(answer)

    assert board.waiting() == waiting
    assert board.options_of("choose") == []
