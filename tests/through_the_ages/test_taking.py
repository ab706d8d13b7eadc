"""Actions in general, and taking cards from the row (R4.1 to R4.3)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.turn import BEGIN
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# In general


@clause("R4.1.1")
def test_civil_and_military_actions_are_mixed_in_any_order() -> None:
    board = Board().tokens(0, "bronze", 6).unused(0, 3)

    board.play("build warriors", "build bronze", "build warriors")

    assert (board.player().civil, board.player().military) == (3, 0)
    assert (board.working("warriors"), board.working("bronze")) == (3, 3)


@clause("R4.1.1")
def test_you_may_stop_with_actions_left() -> None:
    board = Board()

    board.play("done")

    assert board.asked == 1


@clause("R4.1.2", "R2.2.2")
def test_in_the_first_turn_only_cards_can_be_taken() -> None:
    board = Board().tokens(0, "bronze", 6).tokens(0, "agriculture", 6).holds(0, "moses")
    board.g.round = 1
    board.turn_of(0, BEGIN)

    verbs = {text.split()[0] for text in board.options()}

    assert verbs == {"done", "take"}


@clause("R4.1.3")
@pytest.mark.parametrize(("resources", "is_offered"), [(1, False), (2, True)])
def test_an_action_that_cannot_be_paid_in_full_is_not_possible(
    resources: int, is_offered: bool
) -> None:
    board = Board().tokens(0, "bronze", resources)

    offered = board.options_of("build")

    assert offered == (["build agriculture", "build bronze", "build warriors"] * is_offered)


@clause("R4.1.4")
def test_an_action_by_a_card_costs_no_further_action_but_its_food() -> None:
    board = Board().holds(0, "frugality_a").tokens(0, "agriculture", 3)

    board.play("play frugality_a")

    p = board.player()
    assert (p.civil, p.unused, p.food()) == (3, 2, 2)


# Taking a card that is no wonder


@clause("R4.2.1")
@pytest.mark.parametrize(("place", "price"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_a_card_is_taken_for_the_civil_actions_of_its_place(place: int, price: int) -> None:
    board = Board().shows(place, "iron")

    board.play(f"take {place}")

    assert board.hand() == ["iron"]
    assert board.player().civil == 4 - price
    assert board.row()[place - 1] == ""


@clause("R4.2.1")
@pytest.mark.parametrize(("spent", "offered"), [(1, ["take 10"]), (2, [])])
def test_a_place_is_too_dear_without_its_civil_actions(spent: int, offered: list[str]) -> None:
    board = Board().empties_row().shows(10, "iron")
    board.player().civil -= spent

    assert board.options_of("take") == offered


@clause("R4.2.2", "R7.2.1")
def test_a_full_hand_takes_no_card_but_a_wonder() -> None:
    board = Board().empties_row().shows(1, "iron").shows(2, "moses").shows(3, "colossus")
    board.holds(0, "alchemy", "drama", "knights", "irrigation")

    assert board.options_of("take") == ["take 3"]


@clause("R4.2.2")
def test_below_the_limit_one_more_card_can_be_taken() -> None:
    board = Board().empties_row().shows(1, "iron").shows(2, "moses")
    board.holds(0, "alchemy", "drama", "knights")

    board.play("take 1")

    assert board.options_of("take") == []


@clause("R4.2.2")
def test_cards_that_raise_the_hand_limit_are_added_to_it() -> None:
    board = Board().empties_row().shows(1, "iron").completed(0, "library_of_alexandria")
    board.holds(0, "alchemy", "drama", "knights", "irrigation")

    assert board.options_of("take") == ["take 1"]


@clause("R4.2.3")
def test_a_technology_of_the_own_hand_cannot_be_taken_again() -> None:
    board = Board().empties_row().shows(1, "iron").shows(2, "alchemy").holds(0, "iron")

    assert board.options_of("take") == ["take 2"]


@clause("R4.2.3")
@pytest.mark.parametrize("name", ["iron", "monarchy", "masonry", "knights", "theology"])
def test_a_technology_in_play_cannot_be_taken_again(name: str) -> None:
    board = Board(3).empties_row().shows(1, name).has(0, name)
    board.shows(1, name)

    assert board.options_of("take") == []


@clause("R4.2.3")
def test_an_action_card_can_be_taken_though_one_of_its_name_is_held() -> None:
    board = Board().empties_row().shows(1, "rich_land_i").holds(0, "rich_land_i")

    board.play("take 1")

    assert board.hand() == ["rich_land_i", "rich_land_i"]


@clause("R4.2.4")
@pytest.mark.parametrize(
    ("own", "other"), [("code_of_laws", "warfare"), ("warfare", "code_of_laws")]
)
def test_warfare_and_code_of_laws_are_two_cards(own: str, other: str) -> None:
    board = Board().empties_row().has(0, own).shows(1, other)

    board.play("take 1")

    assert board.hand() == [other]


@clause("R4.2.5")
def test_only_one_leader_of_each_age_is_taken() -> None:
    board = Board().empties_row().shows(1, "moses").shows(2, "homer").shows(3, "joan_of_arc")

    board.play("take 1")

    assert board.options_of("take") == ["take 3"]


@clause("R4.2.5")
def test_a_leader_who_is_gone_still_bars_the_others_of_the_age() -> None:
    board = Board().empties_row().shows(1, "moses").shows(2, "joan_of_arc")
    board.led_by(0, "alexander_the_great").politics_of(0)

    board.play("use alexander_the_great")

    assert board.player().leader == NONE
    assert board.options_of("take") == ["take 2"]


# Taking a wonder


@clause("R4.3.1")
@pytest.mark.parametrize(
    ("wonders", "ruins", "price"),
    [([], [], 1), (["pyramids"], [], 2), (["hanging_gardens", "great_wall"], ["great_wall"], 3)],
)
def test_a_wonder_costs_one_more_for_each_completed_one(
    wonders: list[str], ruins: list[str], price: int
) -> None:
    board = Board().shows(1, "colossus").completed(0, *wonders)
    board.player().ruins = [card(name) for name in ruins]
    before = board.player().civil

    board.play("take 1")

    assert before - board.player().civil == price


@clause("R4.3.2", "R7.5.1", "R8.1.1")
def test_an_unfinished_wonder_is_in_play_without_effect() -> None:
    board = Board().shows(1, "colossus")

    board.play("take 1")

    assert board.player().wonder == card("colossus")
    assert board.hand() == []
    assert board.ratings() == (0, 1, 1, 0)


@clause("R4.3.3")
def test_no_wonder_is_taken_while_another_is_unfinished() -> None:
    board = Board().empties_row().shows(1, "colossus").shows(2, "iron").building(0, "pyramids")

    assert board.options_of("take") == ["take 2"]
