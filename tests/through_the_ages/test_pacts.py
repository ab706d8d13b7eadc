"""Offering and breaking a pact (R3.4, R3.5, T12)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def offering(*names: str, seats: int = 3) -> Board:
    """Let seat 0 hold pacts in its politics phase."""
    return Board(seats).age("III").holds(0, *names).politics_of(0)


@clause("R3.4.1")
def test_a_pact_is_offered_to_any_other_player() -> None:
    board = offering("open_borders_agreement", seats=4)

    assert board.options() == [
        "done",
        "offer open_borders_agreement 2",
        "offer open_borders_agreement 3",
        "offer open_borders_agreement 4",
    ]
    assert board.why("offer open_borders_agreement 1") == ("R3.4.1", "why-no-such-player")


@clause("R3.4.1")
def test_with_sides_you_say_which_is_yours() -> None:
    board = offering("loss_of_sovereignty")

    assert board.options_of("offer") == [
        "offer loss_of_sovereignty 2 a",
        "offer loss_of_sovereignty 2 b",
        "offer loss_of_sovereignty 3 a",
        "offer loss_of_sovereignty 3 b",
    ]


@clause("R3.4.1", "R3.4.4")
@pytest.mark.parametrize(("side", "strengths"), [("a", [1, 5]), ("b", [5, 1])])
def test_the_partner_has_the_other_side(side: str, strengths: list[int]) -> None:
    board = offering("promise_of_military_protection")

    board.play(f"offer promise_of_military_protection 2 {side}", "accept")

    assert [board.ratings(seat)[2] for seat in (0, 1)] == strengths


@clause("R3.4.1")
def test_an_offered_pact_is_shown_to_all() -> None:
    board = offering("peace_treaty")

    board.play("offer peace_treaty 3")

    assert board.asked == 2
    assert board.game.view(board.g, 1)["doing"][-1]["card"] == "peace_treaty"
    assert board.options() == ["done", "accept"]


@clause("R3.4.2")
def test_a_refused_pact_comes_back_into_the_hand_and_the_action_is_spent() -> None:
    board = offering("peace_treaty", "rats")

    board.play("offer peace_treaty 2", "done")

    assert board.military_hand() == ["rats", "peace_treaty"]
    assert board.player().pact == NONE
    assert board.asked == 0
    assert board.options_of("prepare") == board.options_of("offer") == []


@clause("R3.4.3")
@pytest.mark.parametrize("partner", [1, 2])
def test_an_accepted_pact_ends_the_one_in_your_area_whoever_the_partner_was(partner: int) -> None:
    board = offering("peace_treaty").pact(0, "military_alliance", partner).politics_of(0)

    board.play("offer peace_treaty 2", "accept")

    assert board.player().pact == card("peace_treaty")
    assert board.ratings(partner)[2] == 1
    assert board.game.view(board.g, 0)["discard"] == ["military_alliance"]


@clause("R3.4.3", "R3.4.2")
def test_a_refused_pact_leaves_the_old_one_alone() -> None:
    board = offering("peace_treaty").pact(0, "military_alliance", 2).politics_of(0)

    board.play("offer peace_treaty 2", "done")

    assert board.player().pact == card("military_alliance")


@clause("R3.4.3")
def test_pacts_in_the_areas_of_others_bind_you_as_before() -> None:
    board = offering("peace_treaty").pact(1, "military_alliance", 0).politics_of(0)

    board.play("offer peace_treaty 2", "accept")

    assert [p.pact for p in board.g.players] == [
        card("peace_treaty"),
        card("military_alliance"),
        NONE,
    ]
    assert [board.ratings(seat)[2] for seat in range(3)] == [4, 4, 1]


@clause("R3.4.4")
def test_a_new_pact_holds_from_now_on() -> None:
    board = offering("open_borders_agreement")

    board.play("offer open_borders_agreement 2", "accept")

    assert [p.military for p in board.g.players] == [3, 3, 2]
    assert board.player().pact_partner == 1
    assert board.asked == 0


@clause("R3.4.5")
def test_a_pact_does_not_stop_a_war_that_has_been_declared() -> None:
    board = offering("peace_treaty").workers(1, "warriors", 4).points(0, culture=20)
    board.war(1, "war_over_culture", 0).politics_of(0)
    board.play("offer peace_treaty 2", "accept")
    assert board.player(1).war == card("war_over_culture")

    board.play("done")

    assert board.asked == 1
    assert board.player(1).culture == 8


# Breaking


@clause("R3.5.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_partner_may_break_a_pact_in_any_area(owner: int) -> None:
    board = offering().pact(owner, "military_alliance", 1 - owner).politics_of(0)

    board.play(f"break {owner + 1}")

    assert board.player(owner).pact == NONE
    assert [board.ratings(seat)[2] for seat in range(3)] == [1, 1, 1]
    assert "destroy bronze" in board.options()


@clause("R3.5.1")
def test_a_pact_between_others_cannot_be_broken() -> None:
    board = offering().pact(1, "military_alliance", 2).politics_of(0)

    assert board.options() == ["done"]
    assert board.why("break 2") == ("R3.5.1", "why-no-pact")


@clause("R3.5.1")
def test_each_of_your_pacts_may_be_chosen() -> None:
    board = offering(seats=4).pact(0, "peace_treaty", 3).pact(1, "military_alliance", 0)
    board.pact(2, "international_tourism", 0).politics_of(0)

    assert board.options_of("break") == ["break 1", "break 2", "break 3"]


@clause("R3.5.1")
def test_a_broken_pact_takes_its_military_actions_away() -> None:
    board = offering().pact(1, "open_borders_agreement", 0).politics_of(0)

    board.play("break 2")

    assert [p.military for p in board.g.players] == [2, 2, 2]


# Two players


@clause("T12", "R3.4.1")
def test_pacts_can_be_offered_only_while_more_than_two_are_in_the_game() -> None:
    board = Board(3, resignation=True).age("III").holds(1, "peace_treaty").politics_of(1)
    before = board.options_of("offer")
    board.politics_of(0)

    board.play("resign")

    assert before == ["offer peace_treaty 1", "offer peace_treaty 3"]
    assert board.asked == 1
    assert board.options_of("offer") == []


@clause("T12")
def test_pacts_are_not_offered_to_a_player_who_has_resigned() -> None:
    board = Board(4, resignation=True).age("III").holds(1, "peace_treaty").politics_of(0)

    board.play("resign")

    assert board.options_of("offer") == ["offer peace_treaty 3", "offer peace_treaty 4"]
