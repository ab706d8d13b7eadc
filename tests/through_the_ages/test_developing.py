"""Developing technologies, in peace or by a revolution (R4.10, R4.11)."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board, card

# Developing


@clause("R4.10.1")
def test_a_technology_costs_a_civil_action_and_its_science() -> None:
    board = Board().holds(0, "iron").points(0, science=7)

    board.play("develop iron")

    p = board.player()
    assert (p.science, p.civil) == (2, 3)
    assert board.hand() == []
    assert board.player().can_store(5)


@clause("R4.10.1", "R8.7.2")
def test_a_technology_needs_all_its_science() -> None:
    board = Board().holds(0, "iron").points(0, science=4)

    assert board.options_of("develop") == []


@clause("R4.10.1", "R4.10.3")
def test_a_government_developed_in_peace_costs_the_higher_science() -> None:
    board = Board().holds(0, "monarchy").points(0, science=9)

    board.play("develop monarchy")

    assert (board.player().government, board.player().science) == (card("monarchy"), 1)


@clause("R4.10.2", "R7.4.5", "R8.4.2")
def test_of_two_special_technologies_of_a_type_the_higher_stays() -> None:
    board = Board().has(0, "code_of_laws").holds(0, "justice_system").points(0, science=7)

    board.play("develop justice_system")

    p = board.player()
    assert p.specials[0] == card("justice_system")
    assert (p.blue, p.blue_owned) == (19, 19)


@clause("R4.10.2")
def test_a_lower_special_technology_is_removed_but_counts_as_developed() -> None:
    board = Board().has(0, "justice_system").holds(0, "code_of_laws").points(0, science=6)
    board.led_by(0, "albert_einstein")

    board.play("develop code_of_laws")

    p = board.player()
    assert p.specials[0] == card("justice_system")
    assert (p.science, p.culture, p.blue, board.hand()) == (0, 3, 19, [])


@clause("R4.10.2")
def test_special_technologies_of_different_types_lie_side_by_side() -> None:
    board = Board().has(0, "code_of_laws").holds(0, "warfare").points(0, science=5)

    board.play("develop warfare")

    assert board.player().specials[:2] == [card("code_of_laws"), card("warfare")]


@clause("R4.10.4", "R8.3.5")
def test_a_special_technology_works_at_once() -> None:
    board = Board().holds(0, "warfare").points(0, science=5)

    board.play("develop warfare")

    assert (board.player().civil, board.player().military) == (3, 3)
    assert board.ratings()[2] == 2


@clause("R4.10.4", "R8.3.5")
def test_a_government_works_at_once() -> None:
    board = Board().holds(0, "monarchy").points(0, science=8)

    board.play("develop monarchy")

    assert (board.player().civil, board.player().military) == (4, 3)


# Revolution


@clause("R4.11.1")
def test_a_revolution_costs_the_lower_science() -> None:
    board = Board().holds(0, "monarchy").points(0, science=3)

    board.play("revolution monarchy")

    assert (board.player().government, board.player().science) == (card("monarchy"), 1)


@clause("R4.11.1")
@pytest.mark.parametrize("science", [1, 9])
def test_a_revolution_needs_its_science_and_every_civil_action(science: int) -> None:
    board = Board().holds(0, "monarchy").points(0, science=science).shows(1, "iron")
    if science == 9:
        board.play("take 1")

    assert board.options_of("revolution") == []


@clause("R4.11.1", "R8.3.4", "T11")
def test_an_extra_civil_action_can_make_up_for_a_spent_one() -> None:
    board = Board().led_by(0, "hammurabi").holds(0, "monarchy").points(0, science=2)
    board.shows(1, "iron")

    board.play("take 1", "use hammurabi", "revolution monarchy")

    assert (board.player().civil, board.player().extra_civil) == (0, 0)


@clause("R4.11.1")
def test_only_governments_are_introduced_by_a_revolution() -> None:
    board = Board().holds(0, "iron").points(0, science=9)

    assert board.options_of("revolution") == []


@clause("R4.11.2", "R6.1.7")
def test_an_event_that_develops_a_technology_allows_a_revolution() -> None:
    board = Board().holds(0, "monarchy").points(0, science=1)
    board.reveal("development_of_civilization")

    board.play("revolution monarchy", "done")

    assert (board.player().science, board.player().civil) == (0, 0)
    assert board.player().government == card("monarchy")
    assert board.asked == 0


@clause("R4.11.3", "R4.12.7")
def test_breakthrough_may_be_a_revolution_that_spends_its_actions_instead() -> None:
    board = Board().holds(0, "monarchy", "breakthrough_i").points(0, science=2)

    board.play("play breakthrough_i", "revolution monarchy")

    assert (board.player().civil, board.player().science) == (0, 2)
    assert board.hand() == []


@clause("R4.11.3")
def test_breakthrough_is_no_revolution_once_an_action_is_spent() -> None:
    board = Board().holds(0, "monarchy", "breakthrough_i").points(0, science=9).shows(1, "iron")

    board.play("take 1", "play breakthrough_i")

    assert board.options() == ["develop iron", "develop monarchy"]


@clause("R4.11.4")
def test_additional_civil_actions_are_spent_and_military_ones_are_not() -> None:
    board = Board().holds(0, "monarchy").points(0, science=2)

    board.play("disband warriors", "revolution monarchy")

    assert (board.player().civil, board.player().military) == (0, 2)
    assert not board.options_of("take")


@clause("R4.11.5")
def test_with_newton_one_civil_action_is_available_after_a_revolution() -> None:
    board = Board().led_by(0, "isaac_newton").holds(0, "monarchy").points(0, science=2)

    board.play("revolution monarchy")

    assert board.player().civil == 1


@clause("R4.11.5")
def test_a_revolution_is_developing_a_technology() -> None:
    einstein = Board().led_by(0, "albert_einstein").holds(0, "monarchy").points(0, science=2)
    leonardo = Board().led_by(0, "leonardo_da_vinci").holds(0, "monarchy").points(0, science=2)

    einstein.play("revolution monarchy")
    leonardo.play("revolution monarchy")

    assert einstein.player().culture == 3
    assert leonardo.player().resources() == 1
