"""The end of the game (R10)."""

import pytest

import aevum
from aevum.kernel.state import NOBODY
from tests.kit import clause
from tests.tempus.board import Board


@clause("R10.1")
def test_the_game_ends_as_soon_as_one_player_reaches_flight() -> None:
    board = Board().era("railways").tokens(1, "h6")
    board.g.round = 10
    board.progress()

    assert board.g.is_over
    assert board.asked == NOBODY
    assert board.options() == []
    assert len(board.was_told("note-game-ended")) == 1


@clause("R10.1")
def test_no_round_is_played_on_flight_and_phase_four_is_left_out() -> None:
    board = Board().era("railways").tokens(1, "h6")
    board.g.round = 10
    board.progress()

    assert board.g.round == 10
    assert board.g.start_seat == 0
    assert [p.action_tokens for p in board.g.players] == [0, 0, 0]


@clause("R10.1")
def test_before_flight_the_game_goes_on() -> None:
    board = Board().era("industry").tokens(1, "g7").progress()

    assert not board.g.is_over
    assert "ideas" in board.options()


@clause("R10.1")
def test_nothing_can_be_played_after_the_end() -> None:
    board = Board().era("railways").progress()

    with pytest.raises(aevum.IllegalAction):
        board.play("ideas")
    assert board.game.why_not(board.g, 0, "ideas") == ("R10.1", "why-over")


@clause("R10.2")
@pytest.mark.parametrize(
    ("name", "points"), [("h6", 1), ("i7", 1), ("g7", 1), ("i8", 1), ("h7", 0)]
)
def test_each_occupied_hex_but_mountain_is_a_point(name: str, points: int) -> None:
    board = Board().tokens(0, name)

    scores = board.game.scores(board.g)

    assert scores == [points, 0, 0]


@clause("R10.2")
def test_the_number_of_tokens_on_a_hex_does_not_matter() -> None:
    board = Board().tokens(0, "h6", 4).tokens(1, "i7", 1)

    scores = board.game.scores(board.g)

    assert scores == [1, 1, 0]


@clause("R10.2")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_city_scores_its_value_and_not_its_hex_as_well(value: int) -> None:
    board = Board().city(0, "h6", value)

    scores = board.game.scores(board.g)

    assert scores == [value, 0, 0]


@clause("R10.2")
def test_only_the_era_flight_gives_points() -> None:
    board = Board().era("railways").era("flight", 2)

    scores = board.game.scores(board.g)

    assert scores == [0, 0, 3]


@clause("R10.2")
def test_cards_not_played_give_no_points() -> None:
    board = Board().holds(0, "education farmland", "weapons hills")

    scores = board.game.scores(board.g)

    assert scores == [0, 0, 0]


@clause("R10.3")
def test_most_points_win() -> None:
    board = Board().tokens(0, "h6").city(1, "f6", 2).holds(0, "weapons hills")

    winners = board.game.winners(board.g)

    assert winners == [1]


@clause("R10.3")
def test_a_tie_is_broken_by_more_hand_cards() -> None:
    board = Board().tokens(0, "h6").tokens(0, "h5").city(1, "f6", 2).holds(0, "weapons hills")

    winners = board.game.winners(board.g)

    assert board.game.scores(board.g) == [2, 2, 0]
    assert winners == [0]


@clause("R10.3")
def test_then_a_tie_is_broken_by_more_cities_on_the_map() -> None:
    board = Board().tokens(0, "h6").tokens(0, "h5").city(1, "f6", 2)
    board.holds(0, "weapons hills").holds(1, "health hills")

    winners = board.game.winners(board.g)

    assert winners == [1]


@clause("R10.3")
def test_cities_are_counted_and_not_their_values_when_a_tie_is_broken() -> None:
    board = Board().city(0, "h6", 4).city(1, "f6", 2).city(1, "g8", 2)

    winners = board.game.winners(board.g)

    assert board.game.scores(board.g) == [4, 4, 0]
    assert winners == [1]


@clause("R10.3")
def test_after_that_the_victory_is_shared() -> None:
    board = Board().tokens(0, "h6").tokens(1, "f6").tokens(2, "h7")

    winners = board.game.winners(board.g)

    assert winners == [0, 1]
