"""Phase 3: progress (R9)."""

import pytest

from aevum.games.tempus.era_ids import ERAS
from aevum.kernel.message import seat_name
from tests.kit import clause
from tests.tempus.board import Board

NEEDED = [
    ("start", "farmland"),
    ("writing", "hills"),
    ("agriculture", "forest"),
    ("city_building", "grassland"),
    ("road_building", "farmland"),
    ("trade", "forest"),
    ("seafaring", "farmland"),
    ("printing", "hills"),
    ("industry", "forest"),
    ("railways", "grassland"),
]
FIVE_HEXES = {"grassland": "h6", "farmland": "i7", "forest": "g7", "hills": "i8", "mountain": "h7"}


def eras(board: Board) -> list[str]:
    """Read the eras of all seats."""
    return [ERAS[p.era] for p in board.g.players]


# Catching up


@clause("R9.1")
def test_everybody_behind_is_first_moved_up_to_the_foremost_era() -> None:
    board = Board().era("trade").era("seafaring", 1).tokens(1, "i7").progress()

    caught_up = [msg.args["seat"] for msg in board.was_told("note-caught-up")]

    assert caught_up == [seat_name(0), seat_name(2)]
    assert eras(board) == ["seafaring", "printing", "seafaring"]


@clause("R9.1")
def test_in_round_one_all_are_level() -> None:
    board = Board().tokens(1, "i7").progress()

    caught_up = board.was_told("note-caught-up")

    assert caught_up == []


@clause("R9.1", "R9.6")
def test_there_are_no_bonus_cards_for_catching_up() -> None:
    board = Board().era("writing", 0).tokens(0, "i8").progress()

    hands = [len(p.hand) for p in board.g.players]

    assert eras(board) == ["agriculture", "writing", "writing"]
    assert hands == [0, 0, 0]


@clause("R9.1", "R9.2")
def test_whoever_has_caught_up_competes_for_the_next_era_like_the_others() -> None:
    board = Board().era("writing", 0).tokens(2, "i8").progress()

    now = eras(board)

    assert now == ["writing", "writing", "agriculture"]


# The points


@clause("R9.2")
@pytest.mark.parametrize(("era", "terrain"), NEEDED)
def test_the_terrain_of_the_next_era_counts(era: str, terrain: str) -> None:
    board = Board().era(era).tokens(0, FIVE_HEXES[terrain])
    for other, name in FIVE_HEXES.items():
        if other != terrain:
            board.tokens(1, name, 2)

    board.progress()

    assert board.points_told() == [1, 0, 0]
    assert eras(board)[0] == ERAS[ERAS.index(era) + 1]


@clause("R9.3")
def test_each_token_on_the_terrain_is_a_point_not_each_hex() -> None:
    board = Board().tokens(0, "i7", 3).tokens(1, "j7").tokens(1, "g5").progress()

    points = board.points_told()

    assert points == [3, 2, 0]


@clause("R9.3")
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("name", ["i7", "h6", "i8"])
def test_each_city_is_a_point_whatever_its_value_and_place(value: int, name: str) -> None:
    board = Board().city(0, name, value).progress()

    points = board.points_told()

    assert points == [1, 0, 0]


@clause("R9.3")
def test_cards_of_the_terrain_and_educations_are_a_point_each() -> None:
    board = Board().holds(0, "education forest", "education hills", "health farmland").progress()

    board.play("play education forest", "play education hills", "play health farmland")

    assert board.points_told() == [3, 0, 0]


@clause("R9.3")
def test_an_education_of_the_terrain_counts_only_once() -> None:
    board = Board().holds(0, "education farmland").progress()

    board.play("play education farmland")

    assert board.points_told() == [1, 0, 0]


@clause("R9.3")
def test_a_card_that_is_kept_scores_nothing() -> None:
    board = Board().holds(0, "education farmland").progress()

    board.play("done")

    assert board.points_told() == [0, 0, 0]
    assert "education farmland" in board.hand(0)


# The playing of cards


@clause("R9.4")
def test_cards_are_played_openly_once_around_the_table_from_the_start_player() -> None:
    board = Board().holds(0, "health farmland").holds(1, "education hills", "education forest")
    board.holds(2, "weapons farmland")
    board.g.start_seat = 1
    board.progress()
    asked: list[int] = []

    for text in ("play education forest", "play education hills", "done", "play health farmland"):
        asked.append(board.asked)
        board.play(text)

    assert asked == [1, 1, 2, 0]
    assert board.points_told() == [1, 2, 0]


@clause("R9.4")
def test_a_card_played_for_progress_is_told_to_all_at_once() -> None:
    board = Board().holds(0, "health farmland", "weapons farmland").holds(1, "weapons hills")

    board.progress().play("play health farmland")

    assert len(board.was_told("note-card-played", seat=2)) == 1
    assert board.discards() == ["health farmland"]


@clause("R9.4")
def test_nobody_can_add_cards_later() -> None:
    board = Board().holds(0, "health farmland").holds(1, "weapons farmland").progress()

    board.play("done")

    assert board.asked == 1
    assert board.game.why_not(board.g, 0, "play health farmland") == ("R5.1", "why-other-turn")


@clause("R9.4")
def test_cards_that_would_not_score_may_not_be_played() -> None:
    board = Board().holds(0, "health farmland", "weapons hills", "education hills").progress()

    options = board.options()

    assert options == ["done", "play education hills", "play health farmland"]
    assert board.why("play weapons hills") == ("R9.4", "why-does-not-score")


@clause("T4", "R9.4")
def test_a_player_whose_cards_do_not_score_is_asked_all_the_same() -> None:
    board = Board().holds(1, "weapons hills").progress()

    options = board.options()

    assert board.asked == 1
    assert options == ["done"]


# Moving on


@clause("R9.5")
def test_the_player_with_most_points_moves_on_and_no_other() -> None:
    board = Board().tokens(0, "i7").tokens(1, "j7", 2).progress()

    now = eras(board)

    assert now == ["start", "writing", "start"]


@clause("R9.5")
def test_all_players_tied_for_most_points_move_on() -> None:
    board = Board().tokens(0, "i7").tokens(2, "j7").progress()

    now = eras(board)

    assert now == ["writing", "start", "writing"]


@clause("R9.5")
def test_with_no_points_at_all_everybody_moves_on() -> None:
    board = Board().progress()

    now = eras(board)

    assert now == ["writing", "writing", "writing"]


@clause("R9.5")
def test_nobody_moves_on_by_more_than_one_row() -> None:
    board = Board().tokens(0, "i7", 4).city(0, "g4", 4).progress()

    now = eras(board)

    assert now == ["writing", "start", "start"]


# The bonus


@clause("R9.6")
@pytest.mark.parametrize(
    ("era", "cards"),
    [("start", 2), ("seafaring", 2), ("writing", 0), ("trade", 0), ("printing", 0)],
)
def test_the_first_in_writing_and_in_printing_draw_two_cards(era: str, cards: int) -> None:
    board = Board().era(era).city(1, "i7", 2).progress()

    hands = [len(p.hand) for p in board.g.players]

    assert hands == [0, cards, 0]


@clause("R9.6")
def test_bonus_cards_are_drawn_clockwise_from_the_start_player() -> None:
    board = Board()
    board.g.start_seat = 2
    board.progress()

    drew = [msg.args["seat"] for msg in board.was_told("note-drew-hidden")]

    assert drew == [seat_name(seat) for seat in (2, 2, 0, 0, 1, 1)]


@clause("R9.6")
def test_after_the_bonus_the_hand_limit_of_the_new_row_applies() -> None:
    board = Board().city(0, "i7", 2)
    board.holds(0, "weapons hills", "weapons forest", "health hills", "religion hills")

    board.progress().play("done")

    assert len(board.player(0).hand) == 6
    assert board.game.prompt(board.g).key == "prompt-discard"
    assert board.asked == 0


@clause("R9.6", "R9.7")
def test_the_higher_hand_limit_of_printing_holds_for_its_bonus_cards() -> None:
    board = Board().era("seafaring").city(0, "i7", 2)
    board.holds(0, "weapons hills", "weapons forest", "health hills", "religion hills")
    board.holds(0, "commander hills")

    board.progress().play("done")

    assert len(board.player(0).hand) == 7
    assert board.g.round == 2


@clause("R9.6")
def test_each_first_arrival_discards_before_the_next_one_draws() -> None:
    board = Board().holds(0, "weapons hills", "weapons forest", "health hills", "religion hills")

    board.progress().play("done")

    assert board.game.prompt(board.g).key == "prompt-discard"
    assert [len(p.hand) for p in board.g.players] == [6, 0, 0]


@clause("R9.7")
def test_the_benefits_of_a_row_hold_for_everybody_who_stands_on_it() -> None:
    board = Board().era("agriculture").era("city_building", 0).tokens(0, "f6").progress()

    limits = [p.limit() for p in board.g.players]
    actions = [p.action_tokens for p in board.g.players]

    assert eras(board) == ["road_building", "city_building", "city_building"]
    assert limits == [3, 3, 3]
    assert actions == [4, 4, 4]


@clause("R9.7")
def test_whoever_did_not_move_keeps_the_old_row_for_a_round() -> None:
    board = Board().era("agriculture").tokens(0, "g7").progress()

    limits = [p.limit() for p in board.g.players]
    actions = [p.action_tokens for p in board.g.players]

    assert limits == [3, 2, 2]
    assert actions == [4, 3, 3]
