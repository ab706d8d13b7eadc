"""The rule switches, each in all its positions (R12)."""

import pytest

import aevum
from aevum.games.through_the_ages.ids import NONE
from aevum.kernel.game import Value
from tests.kit import clause
from tests.through_the_ages.board import Board, card


@pytest.mark.parametrize(
    ("name", "values"),
    [
        pytest.param("khan_in_uprising", ("scores", "nothing"), marks=clause("R12.1")),
        pytest.param("churchill_science", ("units", "units_and_art_of_war"), marks=clause("R12.2")),
        pytest.param("raid_rounding", ("sum", "each"), marks=clause("R12.3")),
        pytest.param("technology_war", ("mixed", "either"), marks=clause("R12.4")),
        pytest.param("supremacy", ("production", "turn_start"), marks=clause("R12.5")),
        pytest.param("impact_of_agriculture", ("farms", "farms_and_pact"), marks=clause("R12.6")),
        pytest.param(
            "international_agreement", ("allowance", "own_actions"), marks=clause("R12.7")
        ),
        pytest.param("iconoclasm", ("all_in_age_iv", "none_in_age_iv"), marks=clause("R12.8")),
        pytest.param("resignation", (False, True), marks=clause("R12.9")),
    ],
)
def test_the_value_given_first_is_the_default(name: str, values: tuple[Value, ...]) -> None:
    option = aevum.game("through_the_ages").options[name]

    assert (option.default, option.choices) == (values[0], values)


# Genghis Khan


@clause("R12.1", "R10.2.4")
@pytest.mark.parametrize(("reading", "points"), [("scores", 3), ("nothing", 0)])
def test_an_uprising_may_leave_genghis_khan_his_points(reading: str, points: int) -> None:
    board = Board(khan_in_uprising=reading).led_by(0, "genghis_khan").yellow_bank(0, 0)

    board.play("done")

    assert len(board.was_told("note-uprising")) == 1
    assert board.player().culture == points


@clause("R12.1")
@pytest.mark.parametrize("reading", ["scores", "nothing"])
def test_without_an_uprising_genghis_khan_scores(reading: str) -> None:
    board = Board(khan_in_uprising=reading).led_by(0, "genghis_khan")

    board.play("done")

    assert board.player().culture == 3


# Winston Churchill


@clause("R12.2")
@pytest.mark.parametrize(
    ("reading", "offered"),
    [
        ("units", ["develop swordsmen"]),
        ("units_and_art_of_war", ["develop swordsmen", "develop warfare"]),
    ],
)
def test_churchills_science_pays_for_some_technologies(reading: str, offered: list[str]) -> None:
    board = Board(churchill_science=reading).age("III").led_by(0, "winston_churchill")
    board.holds(0, "swordsmen", "warfare", "cartography").points(0, science=2).turn_of(0)

    board.play("use winston_churchill army")

    assert board.options_of("develop") == offered


@clause("R12.2")
def test_churchills_science_is_spent_before_your_own() -> None:
    board = Board(churchill_science="units_and_art_of_war").age("III")
    board.led_by(0, "winston_churchill").holds(0, "warfare").points(0, science=4).turn_of(0)

    board.play("use winston_churchill army", "develop warfare")

    assert board.player().science == 2


# Raids


@clause("R12.3")
@pytest.mark.parametrize(("reading", "gained"), [("sum", 3), ("each", 4)])
def test_half_the_costs_of_a_raid_are_rounded_once_or_each(reading: str, gained: int) -> None:
    board = Board(raid_rounding=reading).age("II").holds(0, "raid_ii").workers(0, "warriors", 3)
    board.workers(1, "religion", 1).politics_of(0)

    board.play("attack raid_ii 2", "raze philosophy 2", "raze religion 2")

    assert board.player().resources() == gained


@clause("R12.3")
@pytest.mark.parametrize("reading", ["sum", "each"])
def test_a_raid_on_one_building_rounds_up_in_both_readings(reading: str) -> None:
    board = Board(raid_rounding=reading).holds(0, "raid_i").workers(0, "warriors", 3)
    board.politics_of(0)

    board.play("attack raid_i 2", "raze philosophy 2")

    assert board.player().resources() == 2


# War over Technology


@clause("R12.4")
@pytest.mark.parametrize(("reading", "points"), [("mixed", 5), ("either", 0)])
def test_the_rest_of_the_difference_may_be_taken_as_points(reading: str, points: int) -> None:
    board = Board(technology_war=reading).age("III").workers(0, "warriors", 9)
    board.has(1, "masonry").points(1, science=20).war(0, "war_over_technology", 1).begin_turn_of(0)

    board.play("pick masonry")

    assert [p.science for p in board.g.players] == [points, 20 - points]
    assert board.player().specials[3] == card("masonry")


@clause("R12.4")
@pytest.mark.parametrize("reading", ["mixed", "either"])
def test_the_whole_difference_may_be_taken_as_points(reading: str) -> None:
    board = Board(technology_war=reading).age("III").workers(0, "warriors", 9)
    board.has(1, "masonry").points(1, science=20).war(0, "war_over_technology", 1).begin_turn_of(0)

    board.play("done")

    assert [p.science for p in board.g.players] == [8, 12]
    assert board.player(1).specials[3] == card("masonry")


@clause("R12.4")
@pytest.mark.parametrize("reading", ["mixed", "either"])
def test_several_technologies_may_be_taken(reading: str) -> None:
    board = Board(technology_war=reading).age("III").workers(0, "warriors", 10)
    board.has(1, "masonry", "code_of_laws").war(0, "war_over_technology", 1).begin_turn_of(0)

    board.play("pick masonry", "pick code_of_laws")

    assert board.player(1).specials == [NONE] * 4


# Acceptance of Supremacy


def supreme(reading: str) -> Board:
    """Let seat 0 accept the supremacy of seat 1."""
    board = Board(3, supremacy=reading).age("II").tokens(0, "bronze", 1)
    return board.pact(0, "acceptance_of_supremacy", 1, "b")


@clause("R12.5", "R11.14")
@pytest.mark.parametrize(("reading", "at_start"), [("production", [1, 0]), ("turn_start", [0, 1])])
def test_supremacy_works_in_production_or_at_the_start_of_the_turn(
    reading: str, at_start: list[int]
) -> None:
    board = supreme(reading)

    begun = [board.begin_turn_of(seat).player(seat).resources() for seat in (0, 1)]

    assert begun == at_start
    board.play("done", "done")
    assert board.player(1).resources() == 3


@clause("R12.5", "R11.14")
@pytest.mark.parametrize(("reading", "left"), [("production", 2), ("turn_start", 2)])
def test_the_side_that_accepts_has_one_resource_less(reading: str, left: int) -> None:
    board = supreme(reading).begin_turn_of(0)

    board.play("done", "done")

    assert board.player(0).resources() == left


@clause("R12.5", "R11.14")
@pytest.mark.parametrize(("reading", "gained"), [("production", 0), ("turn_start", 1)])
def test_an_uprising_concerns_supremacy_only_in_production(reading: str, gained: int) -> None:
    board = supreme(reading).yellow_bank(1, 0).begin_turn_of(1)

    board.play("done", "done")

    assert board.player(1).resources() == gained


# Impact of Agriculture


@clause("R12.6")
@pytest.mark.parametrize(("reading", "points"), [("farms", 2 + 4), ("farms_and_pact", 3 + 4)])
def test_the_food_of_a_pact_may_count_for_impact_of_agriculture(reading: str, points: int) -> None:
    board = Board(3, impact_of_agriculture=reading).age("III")
    board.pact(2, "international_trade_agreement", 1, "a")

    board.reveal("impact_of_agriculture")

    assert board.game.scores(board.g) == [1 + 6, points, 6]


@clause("R12.6")
@pytest.mark.parametrize(("reading", "points"), [("farms", 2), ("farms_and_pact", 3 + 4)])
def test_the_food_of_a_pact_may_be_what_exceeds_the_consumption(reading: str, points: int) -> None:
    board = Board(3, impact_of_agriculture=reading).age("III").yellow_bank(1, 12)
    board.pact(2, "international_trade_agreement", 1, "a")

    board.reveal("impact_of_agriculture")

    assert board.player(1).culture == points


# International Agreement


def agreement(reading: str) -> Board:
    """Let seat 0 use an International Agreement, with some cards on the row."""
    board = Board(international_agreement=reading).age("II").workers(0, "warriors", 2)
    board.empties_row().shows(10, "iron").shows(6, "drama").shows(1, "alchemy").shows(11, "opera")
    return board.reveal("international_agreement")


@clause("R12.7", "R11.11")
def test_international_agreement_brings_five_civil_actions_of_its_own() -> None:
    board = agreement("allowance")

    board.play("take 10")
    assert board.options() == ["done", "take 1", "take 6"]
    board.play("take 6")

    assert board.hand() == ["iron", "drama"]
    assert board.player().civil == 4


@clause("R12.7")
def test_with_own_actions_the_strongest_spends_the_own_civil_actions() -> None:
    board = agreement("own_actions")

    board.play("take 10")

    assert board.options() == ["done", "take 1"]
    board.play("done")
    assert board.player().civil == 1


@clause("R12.7")
def test_with_own_actions_no_more_than_five_are_spent() -> None:
    board = Board(international_agreement="own_actions").age("II").has(0, "communism")
    board.workers(0, "warriors", 2).empties_row().shows(10, "iron").shows(11, "drama").shows(
        6, "opera"
    )
    board.reveal("international_agreement")

    board.play("take 10")

    assert board.options() == ["done", "take 6"]


# Iconoclasm


@clause("R12.8")
@pytest.mark.parametrize(("reading", "stays"), [("all_in_age_iv", False), ("none_in_age_iv", True)])
@pytest.mark.parametrize("leader", ["sid_meier", "bill_gates"])
def test_in_age_iv_iconoclasm_removes_all_leaders_or_none(
    reading: str, stays: bool, leader: str
) -> None:
    board = Board(iconoclasm=reading).led_by(1, leader).last_round()

    board.reveal("iconoclasm")

    assert (board.player(1).leader == card(leader)) is stays


@clause("R12.8")
@pytest.mark.parametrize("reading", ["all_in_age_iv", "none_in_age_iv"])
def test_before_age_iv_iconoclasm_removes_the_leaders_of_other_ages(reading: str) -> None:
    board = Board(iconoclasm=reading).age("III").led_by(0, "sid_meier").led_by(1, "james_cook")

    board.reveal("iconoclasm")

    assert [p.leader for p in board.g.players] == [card("sid_meier"), NONE]


# Resignation


@clause("R12.9")
@pytest.mark.parametrize("allowed", [False, True])
def test_resigning_is_offered_only_with_its_switch(allowed: bool) -> None:
    board = Board(3, resignation=allowed).politics_of(0)

    assert ("resign" in board.options()) is allowed
    if not allowed:
        assert board.refusal("resign") == "why-no-resigning"


# Bach and action cards


@clause("R10.5.3", "R12.11")
@pytest.mark.parametrize("name", ["urban_growth_a", "efficient_upgrade_ii"])
def test_bachs_upgrade_is_an_action_of_its_own_or_can_be_carried_out_by_a_card(name: str) -> None:
    boards = [Board(), Board(bach_with_cards=True)]
    offered: list[bool] = []

    for board in boards:
        board.age("II").workers(0, "drama", 1).workers(0, "theology", 1).has(0, "opera")
        board.tokens(0, "bronze", 9).led_by(0, "johann_sebastian_bach").holds(0, name)
        board.play(f"play {name}")
        offered.append("upgrade theology opera" in board.options())

    assert offered == [False, True]


@clause("R12.11", "R11.12")
@pytest.mark.parametrize(("name", "left"), [("urban_growth_a", 7), ("efficient_upgrade_ii", 9)])
def test_a_card_that_carries_out_bachs_upgrade_takes_its_discount_off(name: str, left: int) -> None:
    board = Board(bach_with_cards=True).age("II").workers(0, "theology", 1).has(0, "opera")
    board.tokens(0, "bronze", 9).led_by(0, "johann_sebastian_bach").holds(0, name)
    civil = board.player().civil

    board.play(f"play {name}", "upgrade theology opera")

    assert (board.player().resources(), board.player().civil) == (left, civil - 1)
    assert "upgrade philosophy opera" not in board.options()


@clause("R12.11")
def test_rich_land_does_not_carry_out_bachs_upgrade() -> None:
    board = Board(bach_with_cards=True).workers(0, "theology", 1).has(0, "opera", "irrigation")
    board.tokens(0, "bronze", 9).led_by(0, "johann_sebastian_bach").holds(0, "rich_land_a")

    board.play("play rich_land_a")

    assert board.options_of("upgrade") == ["upgrade agriculture irrigation"]


# Hammurabi and revolutions


def lawgiver(reading: str) -> Board:
    """Seat 0 follows Hammurabi and can pay for a revolution to Monarchy."""
    board = Board(hammurabi_revolution=reading).led_by(0, "hammurabi").holds(0, "monarchy")
    return board.points(0, science=2).tokens(0, "agriculture", 2)


@clause("R11.16", "R12.12", "R4.11.4")
@pytest.mark.parametrize(("reading", "civil"), [("counts", 1), ("none_left", 0)])
def test_a_civil_action_of_hammurabi_may_be_left_over_by_a_revolution(
    reading: str, civil: int
) -> None:
    board = lawgiver(reading)

    board.play("use hammurabi", "revolution monarchy")

    assert board.player().civil_left() == civil
    assert ("increase" in board.options()) == (civil == 1)


@clause("R11.16", "R12.12", "R4.11.1")
@pytest.mark.parametrize(("reading", "is_offered"), [("counts", True), ("none_left", False)])
def test_a_civil_action_of_hammurabi_may_count_for_a_revolution(
    reading: str, is_offered: bool
) -> None:
    board = lawgiver(reading)

    board.play("increase", "use hammurabi")

    assert ("revolution monarchy" in board.options()) == is_offered
    if is_offered:
        board.play("revolution monarchy")
        assert board.player().civil_left() == 0


@clause("R11.16", "R12.12", "R4.11.4")
@pytest.mark.parametrize(("reading", "is_offered"), [("counts", True), ("none_left", False)])
def test_hammurabi_may_be_used_after_a_revolution(reading: str, is_offered: bool) -> None:
    board = lawgiver(reading)

    board.play("revolution monarchy")

    assert board.player().civil_left() == 0
    assert ("use hammurabi" in board.options()) == is_offered


@clause("R12.12", "R4.11.5")
def test_what_newton_gives_back_is_available_in_either_reading() -> None:
    boards = [lawgiver("counts"), lawgiver("none_left")]

    for board in boards:
        board.led_by(0, "isaac_newton").play("revolution monarchy")

    assert [board.player().civil_left() for board in boards] == [1, 1]
