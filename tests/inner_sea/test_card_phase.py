"""The Card Phase: one action each, round after round (R6)."""

import pytest

from aevum.games.inner_sea.ids import CARD, COMPETE
from aevum.games.inner_sea.tables import CARD_NAMES
from tests.inner_sea.board import played_by
from tests.kit import clause

THREE = ("gauls", "carthaginians", "trojans")


@clause("R6.1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_each_civilization_takes_one_action_in_turn_order(order: tuple[int, ...]) -> None:
    board = played_by(*THREE).in_order(*order)
    board.holds(0, "coinage", "aqueduct").holds(1, "granary", "paved_roads")
    board.holds(2, "great_harbor", "heroic_saga").discards("embargo").card_phase(order[0])

    asked = []
    for _ in range(6):
        asked.append(board.asked)
        board.play(board.options_of("play")[0])

    assert asked == [*order, *order]


@clause("R6.1")
def test_the_phase_goes_round_until_all_have_passed() -> None:
    board = played_by(*THREE).disks(0, gaul=1).holds(1, "coinage", "aqueduct")
    board.discards("embargo").card_phase(0)

    board.play("done", "play coinage", "done", "play aqueduct")
    last = board.asked
    board.play("done")

    assert last == 1
    assert board.g.phase != CARD


@clause("R6.2")
def test_to_build_a_wonder_is_an_action() -> None:
    board = played_by(*THREE).disks(0, attica=3, rome=3).holds(0, "volcano").card_phase(0)

    board.play("build grand_temple", "at attica", "sacrifice rome", "sacrifice rome")
    board.play("sacrifice rome", "sacrifice attica", "sacrifice attica")

    assert board.asked == 1
    assert board.g.wonder_owner[0] == 0


@clause("R6.3")
@pytest.mark.parametrize("card", ["philosopher", "coinage"])
def test_action_cards_and_investments_are_played_from_the_hand(card: str) -> None:
    board = played_by(*THREE).holds(0, card).card_phase(0)

    board.play(f"play {card}")

    assert card not in board.hand(0)
    assert board.asked == 1


@clause("R6.3")
@pytest.mark.parametrize("card", ["warlord", "strategos", "embargo", "bad_omens"])
def test_competition_cards_and_negations_are_not_played_as_an_action(card: str) -> None:
    board = played_by(*THREE).disks(0, attica=2).holds(0, card).card_phase(0)

    reason = board.why(f"play {card}")

    assert board.options() == ["done"]
    assert reason is not None
    assert reason.clause == "R6.3"


@clause("R6.3")
def test_a_card_of_another_hand_cannot_be_played() -> None:
    board = played_by(*THREE).holds(1, "philosopher").card_phase(0)

    reason = board.why("play philosopher")

    assert reason is not None
    assert reason.clause == "R6.3"


@clause("R6.4")
def test_who_has_passed_acts_no_more_in_this_phase() -> None:
    board = played_by(*THREE).holds(0, "coinage").holds(1, "aqueduct", "granary")
    board.discards("embargo").card_phase(0)

    board.play("done", "play aqueduct", "done", "play granary")

    assert board.asked == 1
    assert board.hand(0) == ["coinage"]


@clause("R6.4")
def test_who_has_passed_acts_again_in_the_next_turn() -> None:
    board = played_by(*THREE).holds(0, "coinage").card_phase(0)

    board.idles(lambda g: g.turn == 2 and g.phase == CARD)

    assert not any(p.has_passed for p in board.g.players)


@clause("R6.4")
def test_passing_is_possible_with_cards_that_could_be_played() -> None:
    board = played_by(*THREE).holds(0, "coinage").card_phase(0)

    board.play("done")

    assert board.asked == 1


@clause("R6.5")
def test_religious_fervor_adds_no_fifth_disk() -> None:
    board = played_by(*THREE).disks(0, attica=4, mycenae=4, epirus=3)

    board.holds(0, "religious_fervor").card_phase(0).play("play religious_fervor", "at attica")

    assert [board.at(name)[0] for name in ("attica", "mycenae", "epirus")] == [4, 4, 4]


@clause("R6.5")
def test_a_full_area_is_no_target() -> None:
    board = played_by(*THREE).disks(0, attica=4, rome=3, sea_aegean=2)

    board.holds(0, "irrigation").card_phase(0).play("play irrigation")

    assert board.options() == ["at rome"]


@clause("R6.6")
def test_areas_that_cards_make_contested_wait_for_the_competition_phase() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=1).disks(1, mycenae=3)
    board.holds(0, "religious_fervor").card_phase(0)

    board.play("play religious_fervor", "at attica")
    waiting = board.at("mycenae")[:2]
    board.play("done", "done")

    assert waiting == [1, 3]
    assert board.at("mycenae")[:2] == [0, 3]


@clause("R6.6")
def test_no_competition_begins_before_its_phase() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).disks(1, attica=2)

    board.card_phase(0)

    assert board.was_told("note-competition-began") == []
    board.play("done", "done")
    assert board.areas_told("competition-began") == ["attica"]


@clause("R6.1")
def test_a_phase_without_cards_still_asks_everybody_once() -> None:
    board = played_by(*THREE).disks(0, gaul=1).disks(1, carthage=1).disks(2, troy=1)
    board.card_phase(0)

    asked = []
    while board.g.phase == CARD:
        asked.append(board.asked)
        board.play("done")

    assert asked == [0, 1, 2]
    assert board.g.phase > COMPETE - 1


@clause("R6.4", "R5.4")
def test_passing_costs_no_card() -> None:
    board = played_by(*THREE).holds(0, "coinage").card_phase(0)

    board.play("done")

    assert board.player(0).hand == [CARD_NAMES.index("coinage")]
