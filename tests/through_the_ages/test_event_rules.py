"""How an event is resolved, whatever it says (R6.1)."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board, card


@clause("R6.1.1")
def test_the_revealed_card_does_what_it_says() -> None:
    board = Board().reveal("development_of_science")

    assert [board.player(seat).science for seat in (0, 1)] == [2, 2]


@clause("R6.1.1")
def test_a_revealed_territory_is_colonized() -> None:
    board = Board().reveal("historic_territory_i")

    assert board.options() == ["done", "bid 1"]


@clause("R6.1.2")
def test_players_decide_clockwise_from_the_one_who_revealed_the_event() -> None:
    board = Board(3).reveal("development_of_markets", seat=1)
    asked: list[int] = []

    for _ in range(3):
        asked.append(board.asked)
        board.play("food 2")

    assert asked == [1, 2, 0]


@clause("R6.1.3")
@pytest.mark.parametrize(("active", "culture"), [(0, [15, 10, 6]), (1, [6, 15, 10])])
def test_a_tie_makes_the_active_player_the_highest_and_the_last_one_clockwise_the_lowest(
    active: int, culture: list[int]
) -> None:
    board = Board(3)
    for seat in range(3):
        board.points(seat, culture=10)

    board.reveal("crusades", seat=active)

    assert [board.player(seat).culture for seat in range(3)] == culture


@clause("R6.1.3")
def test_a_tie_is_not_always_an_advantage() -> None:
    board = Board(3).workers(0, "warriors", 3).workers(2, "warriors", 3)
    board.points(0, culture=5).points(1, culture=4)

    board.reveal("barbarians", seat=1)

    assert [board.player(seat).unused for seat in range(3)] == [1, 0, 1]


@clause("R6.1.3")
def test_of_two_equal_ones_the_active_player_does_not_have_the_least() -> None:
    board = Board(3).points(0, culture=5).points(1, culture=4).points(2, culture=9)

    board.reveal("terrorism", seat=1)

    assert board.asked == 0
    assert board.options() == ["raze philosophy 2"]


@clause("R6.1.4", "R9.5.1")
@pytest.mark.parametrize(("start", "points"), [(0, [10, 0]), (1, [0, 10])])
def test_in_the_final_scoring_the_start_player_is_the_active_one(
    start: int, points: list[int]
) -> None:
    board = Board().last_round().next_events("impact_of_strength")
    board.g.start = start
    board.turn_of(1 - start)

    board.play("done")

    assert board.g.is_over
    assert [board.player(seat).culture for seat in (0, 1)] == points


@clause("R6.1.5")
def test_all_who_share_the_most_are_meant_where_a_card_says_so() -> None:
    board = Board(3).workers(0, "religion", 1).workers(2, "religion", 1)

    board.reveal("immigration", seat=1)

    assert [board.player(seat).unused for seat in range(3)] == [2, 1, 2]


@clause("R6.1.6")
def test_with_two_players_the_two_strongest_are_only_one() -> None:
    board = Board().reveal("foray", seat=1)

    board.play("food 0")

    assert [board.player(seat).resources() for seat in (0, 1)] == [0, 3]
    assert (board.g.turn, board.asked) == (1, 1)


@clause("R6.1.6")
def test_with_three_players_the_two_weakest_are_two() -> None:
    board = Board(3).workers(0, "warriors", 3)
    for seat in range(3):
        board.tokens(seat, "bronze", 2)

    board.reveal("raiders", seat=0)

    assert [board.player(seat).resources() for seat in range(3)] == [2, 0, 0]


@clause("R6.1.7", "R10.10.1")
@pytest.mark.parametrize(
    ("text", "food", "resources"), [("build bronze", 7, 8), ("increase", 6, 9), ("done", 7, 9)]
)
def test_an_action_by_an_event_spends_no_civil_action(text: str, food: int, resources: int) -> None:
    board = Board().tokens(0, "bronze", 9).tokens(0, "agriculture", 7)
    board.reveal("development_of_civilization")

    board.play(text, "done")

    p = board.player()
    assert (p.civil, p.food(), p.resources()) == (4, food, resources)


@clause("R6.1.7")
def test_a_technology_by_an_event_spends_no_civil_action_without_a_revolution() -> None:
    board = Board().holds(0, "iron").points(0, science=4).reveal("development_of_civilization")

    board.play("develop iron", "done")

    assert (board.player().civil, board.player().science) == (4, 0)


@clause("R6.1.8", "R7.7.2")
def test_a_resolved_event_goes_to_the_past_events_and_is_no_discarded_card() -> None:
    board = Board().reveal("pestilence")

    assert card("pestilence") in board.g.past
    assert board.g.discard_seen + board.g.discard_unseen == []
    assert card("pestilence") not in board.g.military_deck
