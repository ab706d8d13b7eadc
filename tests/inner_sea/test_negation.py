"""Negations and the window of reactions (R5.17, R5.18)."""

import pytest

from aevum.games.inner_sea.tables import CARD_NAMES
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

THREE = ("gauls", "carthaginians", "trojans")


def mine_is_announced(*holders: tuple[int, str]) -> Board:
    """Let the Gauls announce a Gold Mine in Attica while others hold cards."""
    board = played_by(*THREE).disks(0, attica=1).holds(0, "gold_mine")
    for civ, card in holders:
        board.holds(civ, card)
    board.card_phase(0)
    board.play("play gold_mine", "at attica")
    return board


@clause("R5.17")
def test_negations_are_no_actions() -> None:
    board = played_by(*THREE).holds(0, "divine_favor", "embargo").card_phase(0)

    reason = board.why("play divine_favor")

    assert board.options() == ["done"]
    assert reason is not None
    assert reason.clause == "R6.3"


@clause("R5.17")
def test_who_reacts_still_takes_its_own_action() -> None:
    board = mine_is_announced((1, "embargo"), (1, "irrigation"))
    board.disks(1, carthage=1)

    board.play("negate gold_mine embargo")

    assert board.asked == 1
    assert "play irrigation" in board.options()


@clause("R5.17", "R6.4")
def test_who_has_passed_may_still_play_negations() -> None:
    board = played_by(*THREE).disks(1, carthage=1).holds(0, "embargo").holds(1, "gold_mine")
    board.card_phase(0).play("done", "play gold_mine", "at carthage")

    assert board.asked == 0
    board.play("negate gold_mine embargo")

    assert board.player(1).talents == 0


@clause("R5.18")
def test_the_window_opens_when_all_targets_are_named() -> None:
    board = played_by(*THREE).disks(0, attica=1, rome=1).holds(0, "land_improvement")
    board.holds(1, "embargo").card_phase(0)

    board.play("play land_improvement", "at rome")
    before = board.asked
    board.play("at attica")

    assert (before, board.asked) == (0, 1)
    assert board.options() == ["done", "negate land_improvement embargo"]


@clause("R5.18")
def test_the_window_opens_before_the_card_takes_effect() -> None:
    board = mine_is_announced((1, "embargo"))

    assert board.at("attica")[0] == 1
    assert board.player(0).talents == 0


@clause("R5.18")
@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ((0, 1, 2), [1, 2]),
        ((0, 2, 1), [2, 1]),
        ((1, 0, 2), [2, 1]),
        ((1, 2, 0), [1, 2]),
    ],
)
def test_the_others_react_from_the_next_in_turn_order_on(
    order: tuple[int, ...], asked: list[int]
) -> None:
    board = played_by(*THREE).in_order(*order).disks(0, attica=1).holds(0, "gold_mine")
    board.holds(1, "volcano").holds(2, "flood").card_phase(0)
    board.play("play gold_mine", "at attica")

    first = board.asked
    board.play("done")
    second = board.asked
    board.play("done")

    assert [first, second] == asked
    assert board.at("attica")[0] == 2


@clause("R5.18")
def test_who_plays_a_card_does_not_react_to_it() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1)
    board.holds(0, "gold_mine", "embargo", "divine_favor").card_phase(0)

    board.play("play gold_mine", "at attica")

    assert board.at("attica")[0] == 2


@clause("R5.18")
def test_each_civilization_reacts_once() -> None:
    board = mine_is_announced((1, "embargo"), (1, "divine_favor"), (2, "fickle_fortune"))

    board.play("negate gold_mine embargo", "negate embargo fickle_fortune")
    board.unanswered()

    assert board.at("attica")[0] == 2
    assert board.hand(1) == ["divine_favor"]


@clause("R5.18")
@pytest.mark.parametrize(
    ("card", "place", "fitting"),
    [
        ("gold_mine", "at attica", ["divine_favor", "embargo"]),
        ("philosopher", "", ["divine_favor", "evil_eye"]),
        ("coinage", "", ["embargo"]),
        ("mysteries", "", ["oracle_at_delphi", "false_prophet", "divine_favor"]),
        ("great_fire", "strike attica gauls", ["physician", "divine_favor"]),
        ("barbarian_raid", "at pannonia", ["lawgiver", "divine_favor"]),
    ],
)
def test_only_fitting_negations_may_be_played(card: str, place: str, fitting: list[str]) -> None:
    board = played_by(*THREE).disks(0, attica=3).holds(0, card)
    board.holds(1, "bad_omens", "oracle_at_delphi", "lawgiver", "false_prophet", "physician")
    board.holds(1, "divine_favor", "evil_eye", "informer", "embargo", "fickle_fortune")
    board.card_phase(0)

    board.play(f"play {card}")
    if place:
        board.play(place)

    assert board.options() == ["done", *[f"negate {card} {name}" for name in fitting]]


@clause("R5.18")
def test_a_negation_that_does_not_fit_is_refused() -> None:
    board = mine_is_announced((1, "physician"))

    reason = board.why("negate gold_mine physician")

    assert reason is not None
    assert reason.clause == "R5.18"


@clause("R5.18")
def test_the_first_negation_opens_a_window_for_cards_that_cancel_negations() -> None:
    board = mine_is_announced((1, "divine_favor"), (0, "fickle_fortune"), (2, "false_prophet"))

    board.play("negate gold_mine divine_favor")
    assert board.asked == 2
    assert board.options() == ["done", "negate divine_favor false_prophet"]
    board.play("done")
    assert board.asked == 0
    board.play("negate divine_favor fickle_fortune")
    board.unanswered()

    assert board.at("attica")[0] == 2
    assert board.player(0).talents > 0


@clause("R5.18")
def test_a_cancelled_negation_is_discarded() -> None:
    board = mine_is_announced((1, "divine_favor"), (2, "fickle_fortune"))

    board.play("negate gold_mine divine_favor", "negate divine_favor fickle_fortune")

    names = {CARD_NAMES[card] for card in board.g.discard}
    assert names == {"divine_favor", "fickle_fortune", "gold_mine"}
    assert board.at("attica")[0] == 2


@clause("R5.18")
def test_after_a_cancelled_negation_the_next_civilization_may_react() -> None:
    board = mine_is_announced((1, "divine_favor"), (0, "fickle_fortune"), (2, "embargo"))

    board.play("negate gold_mine divine_favor", "done", "negate divine_favor fickle_fortune")
    board.play("done", "negate gold_mine embargo")
    board.unanswered()

    assert board.at("attica")[0] == 1


@clause("R5.18")
def test_a_cancelled_card_is_discarded_without_effect() -> None:
    board = mine_is_announced((1, "divine_favor"))

    board.play("negate gold_mine divine_favor")

    assert {CARD_NAMES[card] for card in board.g.discard} == {"divine_favor", "gold_mine"}
    assert board.at("attica")[0] == 1
    assert board.player(0).talents == 0


@clause("R5.18")
def test_a_negation_that_stands_closes_the_window() -> None:
    board = mine_is_announced((1, "divine_favor"), (2, "embargo"))

    board.play("negate gold_mine divine_favor")
    board.unanswered()

    assert board.asked == 1
    assert board.hand(2) == ["embargo"]


@clause("R5.18")
def test_the_point_of_a_cancelled_tyrant_stays_paid() -> None:
    board = played_by(*THREE).disks(0, attica=3).points(0, 2).holds(0, "tyrant")
    board.holds(1, "divine_favor").card_phase(0)

    board.play("play tyrant", "at attica", "done", "negate tyrant divine_favor")

    assert board.player(0).vp == 1
    assert board.at("attica")[0] == 3


@clause("R5.18")
def test_the_disk_of_a_cancelled_blood_offering_stays_paid() -> None:
    board = played_by(*THREE).disks(0, attica=3).holds(0, "blood_offering")
    board.holds(1, "divine_favor").card_phase(0)

    board.play("play blood_offering", "sacrifice attica", "choose talents")
    board.play("negate blood_offering divine_favor")

    assert board.at("attica")[0] == 2
    assert board.player(0).talents == 0


@clause("R5.18")
def test_a_cancelled_card_was_the_action_of_its_player() -> None:
    board = mine_is_announced((1, "divine_favor"), (0, "irrigation"))

    board.play("negate gold_mine divine_favor")
    board.unanswered()

    assert board.asked == 1


@clause("R5.18")
def test_a_cancelled_investment_does_not_stay_in_play() -> None:
    board = played_by(*THREE).holds(0, "coinage").holds(1, "embargo").card_phase(0)

    board.play("play coinage", "negate coinage embargo")

    assert board.player(0).investments == []
    assert CARD_NAMES.index("coinage") in board.g.discard


@clause("R5.18")
def test_a_cancelled_drought_is_discarded() -> None:
    board = played_by(*THREE).holds(0, "drought").holds(1, "physician").card_phase(0)

    board.play("play drought", "against carthaginians", "negate drought physician")

    assert not board.player(1).has_drought
    assert CARD_NAMES.index("drought") in board.g.discard


@clause("R5.18")
def test_whoever_might_hold_a_negation_is_asked_and_may_let_the_card_pass() -> None:
    board = mine_is_announced((1, "volcano"))

    assert board.asked == 1
    assert board.options() == ["done"]


@clause("R5.18")
def test_nobody_is_asked_once_all_fitting_negations_are_in_sight() -> None:
    board = played_by(*THREE).disks(0, attica=1).holds(0, "gold_mine").holds(1, "volcano")
    board.discards("embargo", "divine_favor").card_phase(0)

    board.play("play gold_mine", "at attica")

    assert board.at("attica")[0] == 2


@clause("R5.18")
def test_a_treaty_protects_its_owner_and_lets_the_card_work_for_others() -> None:
    board = played_by(*THREE).disks(1, rome=3).disks(2, apulia=3).holds(0, "earthquake")
    board.holds(1, "sacred_treaty").card_phase(0)

    board.play("play earthquake", "strike rome carthaginians", "strike apulia trojans")
    board.play("negate earthquake sacred_treaty")

    assert board.at("rome")[1] == 3
    assert board.at("apulia")[2] == 2
