"""How the program carries out the rules (T1 to T11, T16)."""

import pytest

from aevum.games.inner_sea.cards.piles import shuffle
from aevum.games.inner_sea.ids import AVAILABLE
from aevum.games.inner_sea.reckoning.phase import ORDER
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_NAMES
from aevum.games.inner_sea.turn import BEGIN, ENTER_COMPETITION, INVADE, RECKON, Turn
from tests.inner_sea.board import Board, played_by
from tests.kit import clause


@clause("T1")
def test_areas_are_named_in_the_order_of_their_table() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1, kush=2, attica=1).growth(0)
    board.play("retire egypt")

    reason = board.why("retire attica")

    assert board.options_of("retire") == ["retire kush"]
    assert reason is not None
    assert reason.key == "why-in-order"


@clause("T1")
def test_cards_are_named_by_their_number() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).holds(0, "mysteries", "poet", "colony")
    board.card_phase()
    board.play("play mysteries", "discard colony")

    assert board.options() == ["done"]


@clause("T2")
def test_whoever_has_hand_cards_is_asked_for_a_competition_card() -> None:
    board = Board(seats=2).powerless().disks(0, attica=2).disks(1, attica=1)
    board.holds(1, "poet").competitions()

    assert board.g.decider == 1
    assert board.options() == ["done"]


@clause("T2")
def test_whoever_has_hand_cards_is_asked_for_a_reaction() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).holds(0, "gold_mine").holds(1, "poet")
    board.card_phase()

    board.play("play gold_mine", "at egypt")

    assert board.g.decider == 1
    assert board.options() == ["done"]


@clause("T2")
def test_nobody_is_asked_once_all_see_that_no_card_would_fit() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).holds(0, "gold_mine").holds(1, "poet")
    board.discards("divine_favor", "embargo").card_phase()

    board.play("play gold_mine", "at egypt")

    assert board.player(0).talents == 2


@clause("T3")
@pytest.mark.parametrize("phase", [BEGIN, INVADE, ENTER_COMPETITION, RECKON])
def test_bad_omens_have_a_window_at_the_start_of_each_phase(phase: int) -> None:
    board = Board(seats=2).powerless().in_order(1, 0).disks(0, egypt=1).disks(1, troy=1)
    board.wonder(0, "grand_temple", "egypt").wonder(0, "great_walls", "egypt")
    board.holds(1, "bad_omens").holds(0, "poet")

    board.runs(Turn(phase))

    assert board.g.decider == 1
    assert board.options() == ["done", "silence grand_temple", "silence great_walls"]

    board.play("done")

    assert board.g.decider == 0
    assert board.options() == ["done"]


@clause("T3")
def test_without_a_wonder_that_still_has_its_power_there_is_no_window() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.wonder(0, "grand_temple", "egypt").holds(1, "bad_omens")
    board.g.is_silenced[0] = 1

    board.runs(Turn(INVADE))

    assert board.options_of("silence") == []


@clause("T3")
def test_bad_omens_take_a_wonder_its_power_for_the_turn_but_not_its_point() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.wonder(0, "great_pyramid", "egypt").holds(1, "bad_omens").runs(Turn(RECKON))

    board.play("silence great_pyramid")

    assert board.player(0).vp == 1
    assert "bad_omens" in board.discarded()


@clause("T4")
def test_the_oracle_comes_after_the_great_palace() -> None:
    board = Board(seats=3).powerless().disks(0, egypt=3).disks(1, troy=1)
    board.disks(2, carthage=3, byzacium=3).wonder(1, "great_palace", "troy")
    board.holds(0, "oracle_at_delphi").reckoning(ORDER)

    assert board.g.decider == 1

    board.play("place 1")

    assert board.g.order == [1, 2, 0]
    assert board.g.decider == 0
    assert board.options() == ["done", "place 1", "place 2"]

    board.play("place 1")

    assert board.g.order == [0, 1, 2]


@clause("T4", "R1.21")
def test_the_oracle_is_asked_for_in_the_new_turn_order() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.holds(0, "poet").holds(1, "oracle_at_delphi").points(1, 2)
    board.reckoning(ORDER)

    board.play("place 2")

    assert board.g.order == [1, 0]
    assert board.g.decider == 1


def building() -> Board:
    """Egypt has named Egypt for its Great Walls."""
    board = Board(seats=2).powerless().disks(0, egypt=3, kush=2).disks(1, troy=1)
    board.talents(0, 2).holds(0, "poet", "colony").holds(1, "divine_favor").card_phase()
    board.play("build great_walls", "at egypt")
    return board


@clause("T5")
def test_a_wonder_is_paid_with_disks_then_talents_then_cards() -> None:
    board = building()
    board.play("sacrifice egypt", "sacrifice kush", "talent")

    assert board.options() == ["talent", "spend poet"]

    board.play("spend poet")

    assert board.options() == ["spend colony"]


@clause("T5")
def test_a_disk_stays_in_the_area_of_the_wonder() -> None:
    board = building()

    board.play("sacrifice egypt", "sacrifice egypt")

    assert "sacrifice egypt" not in board.options()


@clause("T5")
def test_building_cannot_be_cancelled() -> None:
    board = building()

    board.play("sacrifice egypt", "sacrifice kush", "talent", "talent", "spend poet")

    assert board.owner_of("great_walls") == 0
    assert board.options_of("negate") == []


@clause("T5")
def test_an_architect_cancelled_after_the_payment_loses_the_wonder_of_the_turn() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=3, kush=3).disks(1, troy=1)
    board.talents(0, 7).holds(0, "architect").holds(1, "divine_favor").card_phase()
    board.play("play architect", "wonder great_walls", "at egypt", "sacrifice kush")
    board.play("sacrifice kush", "talent")

    board.play("negate architect divine_favor", "done")

    assert board.state_of("great_walls") == AVAILABLE
    assert board.player(0).talents == 6
    assert board.at("kush")[0] == 1
    assert board.g.decider == 0
    assert board.options_of("build") == []


@clause("T6")
def test_the_point_of_a_tyrant_is_lost_even_if_he_is_cancelled() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).points(0, 3).disks(1, troy=1)
    board.holds(0, "tyrant").holds(1, "evil_eye").card_phase()

    board.play("play tyrant", "at egypt")

    assert board.player(0).vp == 2

    board.play("negate tyrant evil_eye")

    assert board.at("egypt")[0] == 1
    assert board.player(0).vp == 2


@clause("T6")
def test_the_disk_of_a_blood_offering_is_gone_even_if_it_is_cancelled() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=2).disks(1, troy=1)
    board.holds(0, "blood_offering").holds(1, "false_prophet").card_phase()

    board.play("play blood_offering", "sacrifice egypt", "choose talents")
    board.play("negate blood_offering false_prophet")

    assert board.at("egypt")[0] == 1
    assert board.player(0).talents == 0


@clause("T7")
def test_a_sacred_treaty_protects_its_player_and_leaves_the_window_open() -> None:
    board = Board(seats=3).powerless().disks(0, egypt=1).disks(1, attica=2).disks(2, epirus=2)
    board.holds(0, "earthquake").holds(1, "sacred_treaty").holds(2, "physician").card_phase()
    board.play("play earthquake", "strike epirus phoenicians", "strike attica celt_iberians")

    board.play("negate earthquake sacred_treaty", "done")

    assert board.g.decider == 2
    assert board.options() == ["done", "negate earthquake physician"]

    board.play("done", "lose own")

    assert board.at("attica")[1] == 2
    assert board.at("epirus")[2] == 1


@clause("T7")
def test_whoever_the_card_would_not_affect_cannot_play_a_sacred_treaty() -> None:
    board = Board(seats=3).powerless().disks(0, egypt=1).disks(1, attica=3).disks(2, rhodes=2)
    board.holds(0, "great_fire").holds(2, "sacred_treaty").card_phase()

    board.play("play great_fire", "strike attica celt_iberians")

    assert board.g.decider == 2
    assert board.options() == ["done"]


def revealed(*cards: tuple[int, str]) -> Board:
    """Competition cards revealed in Attica; the third civilization has no disks there."""
    board = Board(seats=3).powerless().disks(0, attica=2).disks(1, attica=2).disks(2, egypt=1)
    for civ, card in cards:
        board.holds(civ, card)
    return board


@clause("T8")
def test_an_informer_needs_disks_there_and_an_evil_eye_does_not() -> None:
    board = revealed((0, "warlord"), (2, "evil_eye"), (2, "informer")).competitions()

    board.play("commit warlord")

    assert board.g.decider == 2
    assert board.options() == ["done", "negate warlord evil_eye"]


@clause("T8")
def test_nobody_cancels_the_own_card_and_each_may_cancel_one() -> None:
    board = revealed((0, "warlord"), (0, "informer"), (1, "phalanx"), (1, "evil_eye"))
    board.competitions()
    board.play("commit warlord", "commit phalanx")

    assert board.options() == ["done", "negate phalanx informer"]

    board.play("negate phalanx informer", "done")

    assert board.g.decider == 1
    assert board.options() == ["done", "negate warlord evil_eye"]


@clause("T9")
@pytest.mark.parametrize(("card", "allies"), [("chariots", 1), ("cavalry", 1), ("phalanx", 3)])
def test_war_elephants_fear_a_revealed_card_even_if_it_is_cancelled(card: str, allies: int) -> None:
    board = revealed((0, "war_elephants"), (0, "informer"), (1, card)).competitions()

    board.play("commit war_elephants", f"commit {card}", f"negate {card} informer")

    assert [msg.args["n"] for msg in board.was_told("note-allies")] == [allies]


@clause("T10")
def test_a_granary_may_stand_in_for_a_removal_in_a_competition() -> None:
    board = Board(seats=2).powerless().disks(0, attica=2).disks(1, attica=1).invests(1, "granary")
    board.competitions()

    assert board.options() == ["lose own", "shield granary"]

    board.play("shield granary")

    assert board.at("attica")[:2] == [1, 1]
    assert board.discarded() == ["granary"]


@clause("T10")
def test_great_walls_stand_in_for_a_removal_that_a_card_causes_in_a_competition() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).disks(1, attica=2, kush=1)
    board.wonder(1, "great_walls", "kush").holds(0, "composite_bows").competitions()
    board.play("commit composite_bows", "strike attica celt_iberians")

    assert board.options() == ["lose own", "shield walls"]

    board.play("shield walls")

    assert board.at("attica")[:2] == [1, 1]


@clause("T10")
def test_great_walls_do_not_stand_in_for_the_removals_of_a_competition() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).disks(1, attica=1, kush=1)
    board.wonder(1, "great_walls", "kush")

    board.competitions()

    assert board.at("attica")[:2] == [2, 0]


@clause("T10")
def test_a_phalanx_keeps_the_first_disk_by_itself() -> None:
    board = Board(seats=2).powerless().disks(0, attica=1).disks(1, attica=2).holds(0, "phalanx")
    board.competitions()

    board.play("commit phalanx")

    assert board.at("attica")[:2] == [1, 0]


@clause("T11")
def test_an_earthquake_takes_one_area_alone_if_no_neighbour_can_be_hit() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, attica=2)
    board.holds(0, "earthquake").card_phase()

    board.play("play earthquake", "strike attica celt_iberians")

    assert board.at("attica")[1] == 1


@clause("T11")
def test_a_group_of_locusts_may_have_an_area_without_a_settlement_in_its_middle() -> None:
    board = Board(seats=2).powerless().disks(0, minos=1).disks(1, epirus=2, thrace=2)
    board.holds(0, "locusts").card_phase()
    board.play("play locusts", "strike epirus celt_iberians")

    assert "at macedonia" in board.options()

    board.play("at macedonia", "strike thrace celt_iberians")

    assert [board.at(name)[1] for name in ("epirus", "thrace")] == [1, 1]


@clause("T16")
def test_nobody_is_told_which_open_cards_have_gone_back_into_the_deck() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.discards("poet").holds(1, "colony")
    shuffle(board.g)
    board.card_phase()
    poet = CARD_NAMES.index("poet")

    deals = [board.game.resample(board.g, 0, seed) for seed in range(1, 400)]
    hands = [deal.players[1].hand for deal in deals if isinstance(deal, Sea)]

    assert "poet" not in str(board.game.view(board.g, 0))
    assert any(poet in hand for hand in hands)
