"""Stacking limits, the hand limit, deep sea and short supplies (R2)."""

import pytest

from aevum.games.inner_sea.reckoning.phase import DRAWING
from tests.inner_sea.board import played_by
from tests.kit import clause


@clause("R2.1")
@pytest.mark.parametrize(("area", "most"), [("attica", 4), ("sea_aegean", 2), ("deep_eastern", 1)])
def test_growth_stacks_four_on_land_two_in_shallow_and_one_in_deep_sea(
    area: str, most: int
) -> None:
    board = played_by("minoans", "carthaginians").disks(0, **{area: 1}).ready_box(0, 9)
    board.deployment(0)

    board.play(*[f"deploy {area}"] * (most - 1))

    assert board.at(area)[0] == most
    reason = board.why(f"deploy {area}")
    assert reason is not None
    assert reason.clause == "R2.1"


@clause("R2.1", "R6.5")
@pytest.mark.parametrize(
    ("area", "card", "most"),
    [
        ("attica", "irrigation", 4),
        ("sea_aegean", "captive_queen", 2),
    ],
)
def test_cards_stack_no_higher_than_growth(area: str, card: str, most: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, **{area: most - 1}).holds(0, card)
    if card == "captive_queen":
        board.disks(1, **{area: 1})
    board.card_phase(0)

    board.play(f"play {card}", f"at {area}")

    assert board.at(area)[0] == most


@clause("R2.2")
def test_competitions_have_no_limit_on_land() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=4).disks(1, attica=4)
    board.holds(0, "warrior_queen").talents(1, 9).competitions()

    board.play("commit warrior_queen")

    assert board.at("attica")[0] == 5
    assert board.white(0, "attica") == 1


@clause("R2.2")
def test_competitions_have_no_limit_in_shallow_sea() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, sea_aegean=2).disks(1, sea_aegean=2)
    board.holds(0, "warrior_queen").talents(1, 9).competitions()

    board.play("commit warrior_queen")

    assert board.at("sea_aegean")[0] == 3


@clause("R2.3")
def test_the_reckoning_cuts_stacks_to_three_on_land() -> None:
    board = played_by("minoans", "carthaginians").disks(0, attica=4, sea_aegean=2, deep_eastern=1)

    board.competitions()

    assert [board.at(name)[0] for name in ("attica", "sea_aegean", "deep_eastern")] == [3, 2, 1]
    assert board.player(0).stock == 50 - 6


@clause("R2.4", "R11.4")
def test_barbarians_are_cut_to_the_same_limits() -> None:
    board = (
        played_by("gauls", "carthaginians").barbarians(pannonia=4, sea_aegean=2).disks(0, rome=1)
    )

    board.disks(1, carthage=1).competitions()

    assert board.at("pannonia")[2] == 3
    assert board.at("sea_aegean")[2] == 2


@clause("R2.4")
def test_cards_bring_no_more_than_four_barbarians_into_an_area() -> None:
    board = played_by("gauls", "carthaginians").barbarians(pannonia=3).holds(0, "barbarian_raid")

    board.card_phase(0).play("play barbarian_raid", "at pannonia")

    assert board.at("pannonia")[2] == 4


@clause("R2.5")
def test_limits_count_each_faction_by_itself() -> None:
    board = played_by("gauls", "carthaginians", "trojans").disks(0, attica=3).disks(1, attica=4)

    board.disks(2, attica=4).barbarians(attica=4).ready_box(0, 1).deployment(0)
    board.play("deploy attica")

    assert board.at("attica") == [4, 4, 4, 4]


@clause("R2.6")
def test_what_would_break_a_limit_is_lost() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=3).holds(0, "irrigation")

    board.card_phase(0).play("play irrigation", "at attica")

    assert board.at("attica")[0] == 4
    assert board.player(0).stock == 46


@clause("R2.6")
def test_what_the_stock_has_not_got_is_lost() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).ready_box(0, 48)

    board.holds(0, "irrigation").card_phase(0).play("play irrigation", "at attica")

    assert board.at("attica")[0] == 2
    assert board.player(0).stock == 0


@clause("R2.7")
def test_the_draw_step_ends_with_at_most_six_hand_cards() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)
    board.holds(0, "volcano", "flood", "plague", "famine", "drought").reckoning(DRAWING)
    assert len(board.hand(0)) == 8

    board.play("discard volcano", "discard plague")

    assert len(board.hand(0)) == 6
    assert board.asked != 0 or not board.options_of("discard")


@clause("R2.7")
def test_six_cards_need_no_discard() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)

    board.holds(0, "volcano", "flood", "plague").reckoning(DRAWING)

    assert len(board.hand(0)) == 6
    assert board.options_of("discard") == []


@clause("R2.8")
def test_a_hand_may_be_larger_outside_the_draw_step() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)
    board.holds(0, "philosopher", "volcano", "flood", "plague", "famine", "drought")

    board.card_phase(0).play("play philosopher")

    assert len(board.hand(0)) == 7
    assert board.options_of("discard") == []


@clause("R2.9")
def test_investments_and_wonders_are_no_hand_cards() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)
    board.invests(0, "coinage", "great_harbor").wonder(0, "grand_gardens", "attica")

    board.holds(0, "volcano", "flood", "plague").reckoning(DRAWING)

    assert len(board.hand(0)) == 6
    assert board.options_of("discard") == []


@clause("R2.9")
def test_investments_and_wonders_cannot_stand_in_for_a_disk() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=3)
    board.invests(1, "coinage").wonder(1, "grand_gardens", "rome").holds(0, "great_fire")

    board.card_phase(0).play("play great_fire", "strike rome carthaginians")

    assert board.at("rome")[1] == 1


@clause("R2.10")
@pytest.mark.parametrize(
    ("civilization", "sails"),
    [
        ("carthaginians", False),
        ("gauls", False),
        ("egyptians", False),
        ("celt_iberians", False),
        ("phoenicians", True),
        ("mycenaeans", False),
        ("trojans", False),
        ("mauretanians", False),
        ("minoans", True),
        ("romans", False),
    ],
)
def test_only_minoans_and_phoenicians_enter_the_deep_sea(civilization: str, sails: bool) -> None:
    other = "gauls" if civilization != "gauls" else "trojans"
    board = played_by(civilization, other).disks(0, sea_libyan=1).ready_box(0, 1)

    board.deployment(0)

    assert ("deploy deep_central" in board.options()) == sails
    if not sails:
        reason = board.why("deploy deep_central")
        assert reason is not None
        assert reason.clause == "R2.10"


@clause("R2.11", "R5.26")
def test_the_navigator_takes_anybody_into_the_deep_sea() -> None:
    board = played_by("gauls", "carthaginians").disks(0, cyrenaica=1, sea_libyan=1)

    board.holds(0, "navigator").card_phase(0)
    board.play("play navigator", "at deep_central", "at sea_sidra")

    assert board.at("deep_central")[0] == 1
    assert board.at("sea_sidra")[0] == 1


@clause("R2.11")
def test_the_great_lighthouse_opens_the_deep_sea() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1, sea_libyan=1).ready_box(0, 1)

    board.wonder(0, "great_lighthouse", "attica").deployment(0)

    assert "deploy deep_central" in board.options()


@clause("R2.12")
def test_there_are_fifty_barbarians() -> None:
    board = played_by("gauls", "carthaginians")

    assert board.g.barbarian_stock == 50


FULL = ("rome", "apulia", "sicily", "numidia", "carthage", "egypt")
FULL_TOO = ("kush", "libya", "sinai", "canaan", "rhodes", "cyprus")


@clause("R2.12")
def test_too_few_barbarians_fill_the_area_that_they_come_to() -> None:
    board = played_by("gauls", "carthaginians").with_events().points(0, 1)
    board.barbarians(**dict.fromkeys((*FULL, *FULL_TOO), 4))
    board.on_top("northern_barbarians", "poet").draws(0, 1)

    board.play("at pannonia")

    assert board.g.barbarian_stock == 0
    assert [board.at(name)[2] for name in ("helvetia", "pannonia", "moesia")] == [0, 2, 0]


@clause("R2.12")
def test_who_controls_an_invasion_is_asked_once_where_too_few_barbarians_come_first() -> None:
    board = played_by("gauls", "carthaginians").with_events().points(0, 1)
    board.barbarians(**dict.fromkeys((*FULL, *FULL_TOO[2:]), 4), libya=1)
    board.on_top("northern_barbarians", "poet").draws(0, 1)
    board.play("at pannonia")

    assert board.g.decider == 1
    assert board.options() == ["at helvetia", "at cisalpina", "at illyria", "at moesia"]

    board.play("at moesia")

    assert board.g.barbarian_stock == 0
    assert [board.at(name)[2] for name in ("pannonia", "moesia", "helvetia")] == [4, 4, 1]


@clause("T24")
def test_nobody_is_asked_about_an_invasion_without_barbarians() -> None:
    board = played_by("gauls", "carthaginians").with_events().points(0, 1)
    board.barbarians(**dict.fromkeys((*FULL, *FULL_TOO), 4), corsica=2)
    board.on_top("northern_barbarians", "poet")

    board.draws(0, 1)

    assert board.options_of("at") == []
    assert "northern_barbarians" in board.discarded()


@clause("T24")
@pytest.mark.parametrize(("disks", "is_asked"), [(4, False), (3, True)])
def test_nobody_is_asked_about_an_invasion_of_areas_that_are_full(
    disks: int, is_asked: bool
) -> None:
    board = played_by("gauls", "carthaginians", extent="god_king").with_events().points(0, 1)
    board.barbarians(bithynia=4, pontus=4, troy=4, phrygia=4, hatti=disks)
    board.on_top("northern_barbarians", "poet")

    board.draws(0, 1)

    assert (board.options_of("at") == ["at bithynia", "at pontus"]) == is_asked


@clause("T24")
@pytest.mark.parametrize(("disks", "is_asked"), [(4, False), (3, True)])
def test_nobody_is_asked_for_a_coast_where_all_are_full(disks: int, is_asked: bool) -> None:
    board = played_by("gauls", "carthaginians").with_events().points(0, 1)
    board.barbarians(cyrenaica=4, libya=disks).on_top("sea_peoples", "poet").draws(0, 1)

    board.play("at sea_libyan")

    assert (board.options_of("at") == ["at cyrenaica", "at libya"]) == is_asked


@clause("R2.12")
def test_white_disks_never_run_out() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=4).disks(1, attica=4)
    board.ready_box(0, 46).talents(0, 3).talents(1, 1).holds(0, "mercenaries").competitions()

    board.play("commit mercenaries", "number 3")

    assert board.player(0).stock == 0
    assert board.white(0, "attica") >= 3


@clause("R2.12")
@pytest.mark.parametrize("sea", ["deep_central", "deep_eastern"])
def test_who_draws_atlantis_says_which_deep_sea_the_last_barbarian_enters(sea: str) -> None:
    board = played_by("gauls", "carthaginians").with_events().points(0, 1)
    far = dict.fromkeys(("rome", "apulia", "sicily", "numidia", "carthage", "egypt"), 4)
    more = dict.fromkeys(("kush", "libya", "sinai", "canaan", "rhodes", "hatti"), 4)
    board.barbarians(**far, **more, pontus=1)
    board.on_top("atlantis_rises").draws(0, 1)

    assert board.asked == 0
    board.play(f"at {sea}")

    assert board.g.barbarian_stock == 0
    assert board.at(sea)[2] == 1


@clause("R2.4")
def test_a_barbarian_in_deep_sea_lets_no_second_one_in() -> None:
    board = played_by("gauls", "carthaginians").with_events().barbarians(deep_central=1)

    board.on_top("atlantis_rises").draws(0, 1)

    assert board.at("deep_central")[2] == 1
    assert board.at("deep_eastern")[2] == 1


@clause("R2.1")
def test_disks_that_move_stack_no_higher_than_four() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=3, mycenae=4)
    board.holds(0, "migration").card_phase(0)

    board.play("play migration", "move mycenae attica")

    assert "move mycenae attica" not in board.options()
    assert "move mycenae epirus" in board.options()


@clause("R2.3")
def test_stacks_below_the_limit_are_not_cut() -> None:
    board = played_by("minoans", "carthaginians").disks(0, attica=3, rome=1, sea_aegean=1)

    board.disks(1, carthage=2).competitions()

    assert [board.at(name)[0] for name in ("attica", "rome", "sea_aegean")] == [3, 1, 1]
    assert board.at("carthage")[1] == 2


@clause("R2.7")
def test_any_cards_above_the_hand_limit_may_go() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)
    board.on_top("traitor", "evil_eye", "mysteries")
    board.holds(0, "volcano", "flood", "plague", "famine", "drought").reckoning(DRAWING)

    offered = board.options()
    board.play("discard evil_eye", "discard mysteries")

    kept = ["volcano", "flood", "plague", "famine", "drought", "traitor"]
    assert offered == [f"discard {name}" for name in (*kept, "evil_eye")]
    assert board.hand(0) == kept
