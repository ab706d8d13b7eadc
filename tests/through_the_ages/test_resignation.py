"""Resigning, and the decks after it (R3.6, R9.4)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.tables import CIVIL_DECKS, MILITARY_DECKS
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def table(seats: int = 3, age: str = "II") -> Board:
    """Let resigning be allowed."""
    return Board(seats, resignation=True).age(age)


@clause("R3.6.1")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_until_age_iii_you_may_resign(age: str) -> None:
    board = table(age=age).politics_of(0)

    board.play("resign")

    assert board.player().is_out
    assert len(board.was_told("note-resigned")) == 1


@clause("R3.6.1")
def test_in_age_iv_you_cannot_resign() -> None:
    board = table().last_round().politics_of(0)

    assert board.options() == ["done"]


@clause("R3.6.2")
def test_the_cards_of_a_civilization_that_leaves_are_gone() -> None:
    board = table().holds(0, "drama", "legion").led_by(0, "genghis_khan").building(0, "kremlin", 1)
    board.completed(0, "pyramids").colony(0, "strategic_territory_ii").plays_exclusive(0, "phalanx")
    board.war(0, "war_over_territory", 1).politics_of(0)

    board.play("resign")

    shown = board.game.view(board.g, 1)["players"][0]
    assert (shown["hand"], shown["military_hand_size"]) == ([], 0)
    assert (shown["leader"], shown["wonder"], shown["wonders"]) == ("", "", [])
    assert (shown["colonies"], shown["tactic"], shown["war"]) == ([], "", "")


@clause("R3.6.2")
def test_only_the_printed_technologies_are_left_of_a_civilization_that_leaves() -> None:
    board = table().has(0, "iron", "monarchy", "warfare").tokens(0, "bronze", 3).politics_of(0)

    board.play("resign")

    shown = board.game.view(board.g, 1)["players"][0]
    assert [tech["card"] for tech in shown["technologies"]] == [
        "agriculture",
        "bronze",
        "philosophy",
        "religion",
        "warriors",
    ]
    assert (shown["government"], shown["specials"]) == ("despotism", [])
    assert (shown["strength"], shown["resources"]) == (0, 0)


@clause("R3.6.2")
def test_who_resigns_has_lost_whatever_the_points_are() -> None:
    board = table().points(0, culture=90).points(1, culture=3).points(2, culture=4).politics_of(0)

    board.play("resign")

    assert board.game.winners(board.g) == [2]


@clause("R3.6.2")
def test_the_pacts_with_who_resigns_are_removed_wherever_they_lie() -> None:
    board = table(4).pact(0, "scientific_cooperation", 1).pact(2, "open_borders_agreement", 0)
    board.pact(3, "trade_routes_agreement", 1).politics_of(0)

    board.play("resign")

    assert [p.pact for p in board.g.players] == [NONE] * 3 + [card("trade_routes_agreement")]
    assert board.player(2).military == 2


@clause("R3.6.2")
def test_who_has_resigned_has_no_more_turns_and_is_not_asked() -> None:
    board = table().holds(1, "rats").next_events("vast_territory_i").politics_of(0)

    board.play("resign", "prepare rats", "done")

    assert board.asked == 2
    board.play("done")
    assert board.asked == 1
    board.play("done", "done", "done")
    assert board.asked == 1


@clause("R3.6.3")
def test_who_has_declared_war_on_who_resigns_scores_seven_points() -> None:
    board = table().war(1, "war_over_territory", 0).war(2, "war_over_technology", 1).politics_of(0)

    board.play("resign")

    assert [p.culture for p in board.g.players] == [0, 7, 0]
    assert [p.war for p in board.g.players] == [NONE, NONE, card("war_over_technology")]
    assert [p.war_target for p in board.g.players] == [NONE, NONE, 1]


@clause("R3.6.4")
def test_the_last_player_left_has_won() -> None:
    board = table(2).points(0, culture=50).points(1, culture=1).politics_of(0)

    board.play("resign")

    assert board.g.is_over
    assert board.game.winners(board.g) == [1]


@clause("R3.6.5")
def test_with_more_players_left_the_game_goes_on_with_the_same_decks() -> None:
    board = table(4).politics_of(0)
    before = len(board.g.civil_deck), len(board.g.military_deck)

    board.play("resign")

    cleared = 2
    assert not board.g.is_over
    assert (len(board.g.civil_deck), len(board.g.military_deck)) == (before[0] - cleared, before[1])


@clause("R3.6.5", "R9.4.1")
@pytest.mark.parametrize(("age", "last"), [("I", "iron"), ("II", "coal")])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_next_decks_are_those_for_the_players_who_are_left(
    age: str, last: str, seats: int
) -> None:
    board = table(seats, age).civil_deck(last).politics_of(0)

    board.play("resign")

    later = {"I": 2, "II": 3}[age]
    left = seats - 1
    drawn = [number for number in board.g.row if number in CIVIL_DECKS[left][later]]
    assert sorted([*drawn, *board.g.civil_deck]) == sorted(CIVIL_DECKS[left][later])
    assert sorted(board.g.military_deck) == sorted(MILITARY_DECKS[left][later])


@clause("R3.6.5", "R6.1.6")
def test_with_two_left_events_are_read_as_for_two_players() -> None:
    board = table().workers(1, "warriors", 5).workers(2, "warriors", 3).holds(1, "rats")
    board.next_events("cold_war").politics_of(0)

    board.play("resign", "prepare rats")

    assert [p.science for p in board.g.players] == [0, 6, 0]


@clause("R3.6.6")
def test_the_places_that_are_cleared_depend_on_the_players_who_are_left() -> None:
    board = table(4).politics_of(0)
    row = board.row()

    board.play("resign")

    assert board.row()[:11] == row[2:]


@clause("R3.6.7")
def test_if_the_start_player_resigns_the_next_one_is_start_player() -> None:
    board = table().politics_of(0)

    board.play("resign")

    assert board.game.view(board.g, 1)["start_seat"] == 1
    assert (board.asked, board.g.round) == (1, 2)
    board.play("done", "done", "done", "done")
    assert (board.asked, board.g.round) == (1, 3)


@clause("R3.6.7")
@pytest.mark.parametrize(("seat", "later"), [(1, 0), (2, 1)])
def test_the_new_start_player_settles_the_end_of_the_game(seat: int, later: int) -> None:
    board = table(age="III").politics_of(0)
    board.play("resign")
    board.civil_deck("oil")

    board.begin_turn_of(seat)

    assert board.g.last_round == board.g.round + later
    board.to_the_end()
    assert board.g.turn == 2


@clause("R3.6.7")
def test_the_new_start_player_has_the_ties_of_the_final_scoring() -> None:
    board = table(age="III").next_events("impact_of_strength").politics_of(0)
    board.play("resign")
    board.last_round()

    board.to_the_end()

    assert board.game.scores(board.g) == [0, 10, 0]
