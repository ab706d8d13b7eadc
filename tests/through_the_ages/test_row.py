"""Filling the card row (R2.3) and Age A, which ends with it (R9.1)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.tables import AGE, CIVIL_DECKS, MILITARY_DECKS
from tests.kit import Table, clause
from tests.through_the_ages.board import Board, card

ROW = [
    "moses",
    "homer",
    "hammurabi",
    "aristotle",
    "colossus",
    "pyramids",
    "frugality_a",
    "rich_land_a",
    "urban_growth_a",
    "patriotism_a",
    "stockpile_a",
    "julius_caesar",
    "hanging_gardens",
]


def laid(seats: int = 2, **options: bool) -> Board:
    """Lay a known row."""
    board = Board(seats, **options).empties_row()
    for place, name in enumerate(ROW):
        board.shows(place + 1, name)
    return board


# Clearing, closing up, filling


@clause("R2.3.1")
def test_in_round_one_the_row_is_not_filled() -> None:
    table = Table("through_the_ages", 4, {})

    table.play("take 1", "done", "take 2", "done", "take 3", "done")

    row = [place["card"] for place in table.game.view(table.state, 0)["row"]]
    assert row[:3] == ["", "", ""]
    assert "" not in row[3:]


@clause("R2.3.2")
@pytest.mark.parametrize(("seats", "places"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_places_are_cleared(seats: int, places: int) -> None:
    board = laid(seats)

    board.begin_turn_of(0)

    assert board.row()[: 13 - places] == ROW[places:]
    assert not set(ROW[:places]) & set(board.row())


@clause("R2.3.2")
def test_an_empty_place_among_the_first_is_not_made_up_for() -> None:
    board = laid()
    board.g.row[0] = board.g.row[2] = NONE

    board.begin_turn_of(0)

    assert board.row()[:10] == ROW[3:]


@clause("R2.3.2", "R3.6.6")
@pytest.mark.parametrize(("seats", "places"), [(3, 3), (4, 2)])
def test_what_counts_is_how_many_players_are_still_in_the_game(seats: int, places: int) -> None:
    board = laid(seats, resignation=True).politics_of(0)

    board.play("resign")

    assert board.asked == 1
    assert board.row()[: 13 - places] == ROW[places:]


@clause("R2.3.3")
def test_the_remaining_cards_are_closed_up_in_their_order() -> None:
    board = laid()
    for place in (5, 8, 9, 12):
        board.g.row[place] = NONE

    board.begin_turn_of(0)

    assert board.row()[:6] == [
        "aristotle",
        "colossus",
        "frugality_a",
        "rich_land_a",
        "stockpile_a",
        "julius_caesar",
    ]


@clause("R2.3.4")
def test_empty_places_are_filled_from_the_current_deck() -> None:
    board = laid().civil_deck("iron", "irrigation", "drama", "alchemy")

    board.begin_turn_of(0)

    assert board.row()[:10] == ROW[3:]
    left = [card("iron"), card("irrigation"), card("drama"), card("alchemy")]
    assert sorted([*board.g.row[10:], *board.g.civil_deck]) == sorted(left)
    assert len(board.g.civil_deck) == 1


@clause("R2.3.4", "R9.2.6", "R9.3.2")
def test_in_age_iv_cards_are_discarded_and_closed_up_but_none_are_added() -> None:
    board = laid().last_round()

    board.begin_turn_of(0)

    assert board.row() == [*ROW[3:], "", "", ""]


@clause("R2.3.2")
def test_discarded_cards_of_the_row_never_come_back() -> None:
    board = laid()

    board.begin_turn_of(0)

    assert not {card(name) for name in ROW[:3]} & set(board.g.civil_deck)


# The end of Age A


@clause("R9.1.1", "R2.3.5")
def test_age_a_ends_with_the_first_filling_in_the_second_turn_of_the_start_player() -> None:
    table = Table("through_the_ages", 3, {})

    table.play("done", "done")
    before = table.game.view(table.state, 0)
    table.play("done")

    after = table.game.view(table.state, 0)
    assert before["age"] == "A"
    assert (after["age"], after["round"], after["turn"]) == ("I", 2, after["start_seat"])
    assert [place["age"] for place in after["row"]] == ["A"] * 13


@clause("R9.1.1")
def test_the_rest_of_deck_a_is_removed() -> None:
    board = Board(3).first_round(2)

    board.play("done")

    assert sorted(board.g.civil_deck) == sorted(CIVIL_DECKS[3][1])


@clause("R9.1.1")
def test_if_deck_a_is_too_small_filling_goes_on_with_age_i() -> None:
    board = Board(4).first_round(3)
    board.g.row = board.g.row[:4] + [NONE] * 9
    del board.g.civil_deck[7:]

    board.play("done")

    ages = [AGE[number] for number in board.g.row]
    assert ages == [0] * 10 + [1] * 3
    assert board.g.age == 1
    assert len(board.g.civil_deck) == len(CIVIL_DECKS[4][1]) - 3


@clause("R9.1.1")
def test_a_deck_a_that_is_just_enough_ends_only_one_age() -> None:
    board = Board(4).first_round(3)
    board.g.row = board.g.row[:7] + [NONE] * 6
    del board.g.civil_deck[7:]

    board.play("done")

    assert [AGE[number] for number in board.g.row] == [0] * 13
    assert board.g.age == 1
    assert sorted(board.g.civil_deck) == sorted(CIVIL_DECKS[4][1])


@clause("R9.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_age_a_come_the_decks_of_age_i(seats: int) -> None:
    board = Board(seats).first_round(seats - 1)

    board.play("done")

    assert board.game.view(board.g, 0)["age"] == "I"
    assert sorted(board.g.civil_deck) == sorted(CIVIL_DECKS[seats][1])
    assert sorted(board.g.military_deck) == sorted(MILITARY_DECKS[seats][1])


@clause("R9.1.2")
def test_after_age_a_nothing_is_antiquated_and_no_tokens_are_lost() -> None:
    board = Board().first_round(1).holds(0, "moses").led_by(0, "homer").building(0, "pyramids", 1)

    board.play("done")

    p = board.player()
    assert (board.hand(), p.leader, p.wonder) == (["moses"], card("homer"), card("pyramids"))
    assert [q.yellow for q in board.g.players] == [18, 18]
