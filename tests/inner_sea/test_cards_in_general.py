"""Classes of cards, deck and discard pile, investments, what it means to add (R5.1 to R5.27)."""

import pytest

from aevum.games.inner_sea.ids import AVAILABLE, CLASSES
from aevum.games.inner_sea.reckoning.phase import NEW_EPOCH
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_NAMES, CARDS, WONDER_TABLE
from tests.inner_sea import rulebook
from tests.inner_sea.board import dealt, played_by
from tests.kit import clause

NEEDS_NO_DISKS = [
    "drought",
    "local_trade",
    "bumper_crop",
    "golden_age",
    "gold_mine",
    "improved_plow",
    "amber_road",
    "spice_route",
    "desert_caravan",
    "philosopher",
    "mathematician",
    "merchant_prince",
    "fishing_fleets",
    "purple_dye",
    "oil_and_wine",
    "sea_route_to_britain",
    "barbarian_raid",
    "restoration",
    "mysteries",
]


def numbers_of(name: str) -> list[int]:
    """List the numbers of all cards of a class."""
    return [card for card in range(1, CARDS) if CLASSES[CARD_CLASS[card]] == name]


@clause("R5.1")
def test_a_game_is_played_with_all_fate_cards_and_the_core_wonders() -> None:
    board = dealt(4, seed=2)

    in_hands = [card for p in board.g.players for card in p.hand]
    available = [state == AVAILABLE for state in board.g.wonder_state]

    assert sorted(board.g.deck + in_hands) == rulebook.cards_of()
    assert available == [row.text("set") == "core" for row in WONDER_TABLE.rows]


@clause("R5.2", "R5.3")
@pytest.mark.parametrize("name", CLASSES)
def test_fate_cards_have_the_classes_of_the_table(name: str) -> None:
    assert numbers_of(name) == rulebook.cards_of(name) != []


@clause("R5.3")
def test_the_wonders_are_numbered_on_from_the_fate_cards() -> None:
    numbers = [row.number("card_id", 1, 200) for row in WONDER_TABLE.rows]

    assert numbers == [int(row[2]) for row in rulebook.rows_of("The table of Wonders")]
    assert numbers == list(range(CARDS, CARDS + len(numbers)))


@clause("R5.4")
def test_a_played_card_goes_to_the_discard_pile() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).holds(0, "irrigation")

    board.card_phase(0).play("play irrigation", "at attica")

    assert board.g.discard == [CARD_NAMES.index("irrigation")]
    assert board.hand(0) == []


@clause("R5.4")
def test_the_discard_pile_lies_face_up() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).holds(0, "irrigation")

    board.card_phase(0).play("play irrigation", "at attica")

    view = board.game.view(board.g, 1)
    assert "irrigation" in str(view["discard"])


@clause("R5.4")
def test_a_card_that_says_so_does_not_go_to_the_discard_pile() -> None:
    board = played_by("gauls", "carthaginians").holds(0, "drought", "coinage").card_phase(0)

    board.play("play drought", "against carthaginians", "done", "play coinage")

    assert board.g.discard == []


@clause("R5.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    board = played_by("gauls", "carthaginians").discards("flood", "plague", "famine")
    board.with_deck_of("volcano")

    board.draws(0, 3)

    hand = board.hand(0)
    assert "volcano" in hand
    assert len(set(hand) & {"flood", "plague", "famine"}) == 2
    assert board.g.discard == []


@clause("R5.5")
def test_the_discard_pile_waits_until_a_card_is_needed() -> None:
    board = played_by("gauls", "carthaginians").discards("flood").with_deck_of("volcano")

    board.draws(0, 1)

    assert board.g.deck == []
    assert board.g.discard == [CARD_NAMES.index("flood")]


@clause("R5.5")
def test_without_any_card_left_nothing_is_drawn() -> None:
    board = played_by("gauls", "carthaginians").with_deck_of("volcano")

    board.draws(0, 3)

    assert board.hand(0) == ["volcano"]


@clause("R5.15")
def test_investments_stay_in_front_of_their_owner() -> None:
    board = played_by("gauls", "carthaginians").holds(0, "coinage").card_phase(0)

    board.play("play coinage")
    board.idles(lambda g: g.turn == 2)

    assert board.player(0).investments == [CARD_NAMES.index("coinage")]


@clause("R5.16")
def test_investments_are_discarded_in_the_change_of_epoch() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)
    board.invests(0, "coinage", "heroic_saga").invests(1, "granary")

    board.reckoning(NEW_EPOCH)

    assert board.player(0).investments == board.player(1).investments == []
    assert board.player(0).saga == 0


@clause("R5.16")
def test_any_number_of_investments_may_lie_in_front_of_one() -> None:
    names = ("coinage", "academy_of_science", "heroic_saga", "aqueduct", "great_harbor")
    more = ("granary", "paved_roads")
    board = played_by("gauls", "carthaginians").holds(0, *names, *more).card_phase(0)

    board.play("play coinage", "done")
    board.play(*[f"play {name}" for name in names[1:] + more])

    assert len(board.player(0).investments) == 7


@clause("R5.23")
def test_added_disks_come_from_the_stock_and_not_from_the_ready_box() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).ready_box(0, 5)

    board.holds(0, "irrigation").card_phase(0).play("play irrigation", "at attica")

    assert board.player(0).ready == 5
    assert board.player(0).stock == 50 - 5 - board.at("attica")[0]


@clause("R5.23")
def test_cards_add_disks_only_in_areas_in_play() -> None:
    board = played_by("gauls", "carthaginians", extent="E").disks(0, cyrenaica=1, apulia=1)

    board.holds(0, "religious_fervor").card_phase(0).play("play religious_fervor", "at apulia")

    assert board.at("bruttium")[0] == 1
    assert board.at("rome")[0] == 0


@clause("R5.23")
def test_cards_add_no_disks_in_deep_sea_for_those_who_may_not_enter_it() -> None:
    board = played_by("gauls", "carthaginians").disks(0, cyprus=1).holds(0, "golden_age")

    board.card_phase(0).play("play golden_age")

    assert board.options_of("at") == ["at sea_phoenician", "at sea_cilician"]


@clause("R5.23")
def test_cards_add_disks_in_deep_sea_for_those_who_may_enter_it() -> None:
    board = played_by("minoans", "carthaginians").disks(0, cyprus=1).holds(0, "golden_age")

    board.card_phase(0).play("play golden_age")

    assert "at deep_eastern" in board.options()


@clause("R5.24")
def test_cards_add_disks_in_areas_of_rivals() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, mycenae=3)

    board.holds(0, "religious_fervor").card_phase(0).play("play religious_fervor", "at attica")

    assert board.at("mycenae")[:2] == [1, 3]


@clause("R5.24")
def test_a_card_may_draw_a_line_around_rivals() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1, mycenae=1).disks(1, mycenae=1)

    board.holds(0, "irrigation").card_phase(0).play("play irrigation")

    assert board.options() == ["at attica"]


@clause("R5.25")
@pytest.mark.parametrize(
    "card", ["great_fire", "irrigation", "pirates", "captive_queen", "sands_of_time", "locusts"]
)
def test_a_card_without_any_effect_may_not_be_played(card: str) -> None:
    board = played_by("gauls", "carthaginians").holds(0, card).card_phase(0)

    reason = board.why(f"play {card}")

    assert reason is not None
    assert reason.clause == "R5.25"


@clause("R5.25")
def test_one_part_with_an_effect_is_enough() -> None:
    board = played_by("gauls", "carthaginians").holds(0, "gold_mine").card_phase(0)

    board.play("play gold_mine")

    assert board.player(0).talents > 0
    assert board.player(0).stock == 50


@clause("R5.25")
def test_who_plays_a_card_chooses_and_who_suffers_it_substitutes() -> None:
    board = played_by("gauls", "carthaginians").disks(1, rome=3, carthage=3).talents(1, 1)
    board.holds(0, "great_fire").card_phase(0)

    board.play("play great_fire")
    chooser = board.asked
    board.play("strike rome carthaginians")

    assert (chooser, board.asked) == (0, 1)
    assert board.options() == ["lose own", "talent"]


@clause("R5.25")
def test_a_card_may_leave_its_choices_to_its_victim() -> None:
    board = played_by("gauls", "carthaginians").disks(1, rome=2, carthage=2, gaul=3)
    board.holds(0, "famine").card_phase(0)

    board.play("play famine", "against carthaginians")

    assert board.asked == 1
    assert board.options_of("at") != []


@clause("R5.26")
def test_a_card_that_disagrees_with_the_rules_is_right() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, mycenae=1)
    board.talents(1, 3).holds(0, "usurper").card_phase(0)

    board.play("play usurper", "strike mycenae carthaginians")

    assert board.at("mycenae")[:2] == [1, 0]
    assert board.player(1).talents == 3


@clause("R5.27")
def test_a_drawn_event_without_its_areas_does_nothing_and_is_replaced() -> None:
    board = played_by("gauls", "carthaginians", extent="western").disks(0, sea_ionian=1)
    board.with_events().on_top("atlantis_rises", "volcano").draws(0, 1)

    assert board.player(0).talents == 0
    assert board.hand(0) == ["volcano"]
    assert board.g.discard == [CARD_NAMES.index("atlantis_rises")]


@clause("R5.27")
def test_a_part_that_names_an_area_out_of_play_does_nothing() -> None:
    board = played_by("gauls", "carthaginians", extent="E").disks(1, apulia=3, bruttium=3)

    board.holds(0, "heresy").card_phase(0).play("play heresy", "strike bruttium carthaginians")

    assert [board.at(name)[1] for name in ("apulia", "bruttium")] == [2, 2]
    assert board.g.discard == [CARD_NAMES.index("heresy")]


@clause("R5.27")
def test_areas_out_of_play_cannot_be_named() -> None:
    board = played_by("gauls", "carthaginians", extent="E").disks(0, apulia=1).ready_box(0, 1)

    reason = board.deployment(0).why("deploy rome")

    assert reason is not None
    assert reason.clause == "R5.27"


@clause("R5.25")
def test_on_an_empty_map_only_cards_that_need_no_disks_have_an_effect() -> None:
    playable = []
    for card in numbers_of("action"):
        board = played_by("gauls", "carthaginians").holds(0, CARD_NAMES[card]).card_phase(0)
        if board.options_of("play"):
            playable.append(CARD_NAMES[card])

    assert playable == NEEDS_NO_DISKS


@clause("R5.25")
@pytest.mark.parametrize("card", ["irrigation", "land_improvement", "shipyard", "trade_fleet"])
def test_without_stock_a_card_that_only_adds_disks_may_not_be_played(card: str) -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, sea_aegean=1).ready_box(0, 47)

    board.holds(0, card).card_phase(0)

    assert board.options() == ["done"]
