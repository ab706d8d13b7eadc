"""The faction tiles of the other four factions (R15.4 to R15.7)."""

import pytest

from tests.hyperborea.war import chosen, war
from tests.kit import clause

CORAL_A = "coral_throne_a"
CORAL_B = "coral_throne_b"
CELESTIAL_A = "celestial_reign_a"
CELESTIAL_B = "celestial_reign_b"
GOLDEN_A = "golden_barony_a"
GOLDEN_B = "golden_barony_b"
PURPLE_A = "purple_matriarchy_a"
PURPLE_B = "purple_matriarchy_b"


# Coral Throne


@clause("R15.4")
def test_coral_throne_a_gives_a_gem_and_removes_a_grey_cube_for_good() -> None:
    board = war(CORAL_A).available(0, "grey", "blue").turn_of(0)
    before = board.grey_supply()

    board.play("place grey throne 1", "place blue throne 2")
    assert board.player(0).gems == 1
    assert board.waiting() == ["REMOVE_GREY:1"]

    board.play("purge throne 1")
    assert board.grey_supply() == before + 1
    assert board.on(0, "throne") == ["", "blue"]


@clause("R15.4")
def test_coral_throne_a_may_remove_another_grey_cube() -> None:
    board = war(CORAL_A).available(0, "grey", "blue").unused(0, "grey").turn_of(0)

    board.play("place grey throne 1", "place blue throne 2", "purge unused grey")

    assert board.on(0, "throne") == ["grey", "blue"]
    assert board.cubes_of(0, "unused") == []


@clause("R15.4")
@pytest.mark.parametrize(
    ("leaves", "further"),
    [("purge throne 1", "place grey throne 1"), ("retrieve throne 2", "place red throne 2")],
)
def test_one_further_cube_does_not_activate_coral_throne_a_again(leaves: str, further: str) -> None:
    board = war(CORAL_A).available(0, "grey", "grey", "blue", "red").turn_of(0, "RETRIEVE:1")

    board.play("place grey throne 1", "place blue throne 2", leaves)

    assert further not in board.options()
    assert board.clause_against(further) == "R15.4"


@clause("R15.4")
def test_a_further_grey_and_a_further_coloured_cube_activate_coral_throne_a_again() -> None:
    board = war(CORAL_A).available(0, "grey", "grey", "blue", "red").turn_of(0, "RETRIEVE:1")
    board.play("place grey throne 1", "place blue throne 2", "purge throne 1", "retrieve throne 2")

    board.play("place red throne 2")
    assert board.player(0).gems == 1

    board.play("place grey throne 1")
    assert board.player(0).gems == 2
    assert board.waiting() == ["REMOVE_GREY:1"]


@clause("R15.4")
def test_after_a_reset_coral_throne_a_can_be_used_again() -> None:
    board = war(CORAL_A).bag(0).on_set(0, "throne", "grey").available(0, "blue").turn_of(0)
    board.play("place blue throne 2", "done")
    assert board.on(0, "throne") == ["", ""]

    board.turn_of(0)
    board.play("place grey throne 1", "place blue throne 2")

    assert board.player(0).gems == 2


@clause("R15.4")
def test_the_set_of_coral_throne_a_has_a_grey_and_a_multicolour_space() -> None:
    board = war(CORAL_A).available(0, "grey", "green").turn_of(0)

    spaces = [text for text in board.options_of("place") if "throne" in text]

    assert spaces == ["place grey throne 1", "place green throne 2"]


@clause("R15.4")
def test_coral_throne_b_places_grey_cubes_on_orange_spaces() -> None:
    board = war(CORAL_B).available(0, "grey", "blue").turn_of(0)
    spaces = [text for text in board.options_of("place") if "grey" in text]

    board.play("place grey progress-2 1", "place blue progress-2 2")

    assert spaces == [
        "place grey progress-1 1",
        "place grey progress-2 1",
        "place grey trade-2 2",
    ]
    assert board.waiting() == ["PROG:2x1"]


@clause("R15.4")
def test_coral_throne_b_places_grey_cubes_on_no_other_coloured_or_multicolour_space() -> None:
    board = war(CORAL_B).available(0, "grey").turn_of(0)

    assert board.clause_against("place grey progress-1 2") == "R5.3"
    assert board.clause_against("place grey warfare-1 1") == "R5.3"


@clause("R15.4")
def test_others_place_no_grey_cube_on_an_orange_space() -> None:
    board = war(CORAL_A).available(0, "grey").turn_of(0)

    assert board.clause_against("place grey progress-1 1") == "R5.3"


# Celestial Reign


@clause("R15.5")
@pytest.mark.parametrize("card", ["T4-01", "T2-01"])
def test_celestial_reign_a_starts_with_alchemy_or_diplomacy(card: str) -> None:
    table, seat = chosen(CELESTIAL_A)
    assert table.options() == ["card T4-01", "card T2-01"]

    table.play(f"card {card}")

    player = table.game.view(table.state, seat)["players"][seat]
    assert player["sets"][-1]["set"] == card
    assert player["technologies"] == 0
    assert player["unused"].get("grey", 0) == 0


@clause("R15.5")
def test_celestial_reign_b_draws_two_cubes_more_with_a_technology() -> None:
    board = war(CELESTIAL_B).available(0, "blue", "red", "green").turn_of(0)

    board.play("place blue science-1 1", "place red science-1 2", "place green science-1 3")

    assert board.waiting() == ["DRAW:2", "TECH:1"]


@clause("R15.5")
def test_celestial_reign_b_counts_technologies_from_any_source_once_per_activation() -> None:
    board = war(CELESTIAL_B).turn_of(0)

    board.pool("TECH:2")
    assert board.waiting() == ["DRAW:2", "TECH:2"]

    board.pool("TECH:1 + MOVE:1")
    assert board.waiting() == ["MOVE:1", "DRAW:4", "TECH:3"]


@clause("R15.5")
def test_celestial_reign_b_need_not_draw() -> None:
    board = war(CELESTIAL_B).turn_of(0, "TECH:1")
    before = board.player(0).bag_size()

    board.play(board.options_of("take")[0], "done")

    assert board.player(0).bag_size() == before - 3


@clause("R15.5")
def test_celestial_reign_b_draws_nothing_for_other_effects() -> None:
    board = war(CELESTIAL_B).turn_of(0, "MOVE:1 + PROG:1 + SPY:1")

    assert not any(text.startswith("DRAW") for text in board.waiting())


# Purple Matriarchy


@clause("R15.6", "R14.12")
def test_purple_matriarchy_a_turns_a_ghost_into_an_own_figure() -> None:
    board = war(PURPLE_A).figures(0, "d4").ghost("d4", 1).turn_of(0, "ATTACK:1")

    board.play("convert d4 1")

    assert board.who("d4", 1) == -1
    assert board.free_at(0, "d4") == 2
    assert board.player(0).supply == 5
    assert board.waiting() == []


@clause("R15.6")
def test_the_ghost_that_was_turned_leaves_the_game() -> None:
    board = war(PURPLE_A).figures(0, "d4").ghost("d4", 1).turn_of(0, "ATTACK:1")

    board.play("convert d4 1")

    assert board.player(0).ghosts == 0
    assert board.g.ghosts == 17
    assert board.g.ghosts_gone == 1


@clause("R15.6", "R14.12")
def test_the_new_figure_stands_in_the_site_if_so_agreed() -> None:
    board = war(PURPLE_A, matriarchy_place="in_site").figures(0, "d4").ghost("d4", 1)
    board.turn_of(0, "ATTACK:1")

    board.play("convert d4 1")

    assert board.who("d4", 1) == 0
    assert board.free_at(0, "d4") == 1
    assert board.waiting() == []


@clause("R15.6")
def test_purple_matriarchy_a_may_destroy_the_ghost_instead() -> None:
    board = war(PURPLE_A).figures(0, "d4").ghost("d4", 1).turn_of(0, "ATTACK:1")

    board.play("attack d4 site 1")

    assert board.player(0).ghosts == 1


@clause("R15.6")
def test_turning_a_ghost_needs_a_figure_in_the_supply() -> None:
    board = war(PURPLE_A).figures(0, "d4", 7).ghost("d4", 1).turn_of(0, "ATTACK:1")

    assert board.options_of("convert") == []
    assert board.clause_against("convert d4 1") == "R15.6"


@clause("R15.6")
def test_a_turned_ghost_can_be_the_last_figure() -> None:
    board = war(PURPLE_A).figures(0, "d4", 6).ghost("d4", 1).turn_of(0, "ATTACK:1")

    board.play("convert d4 1")

    assert board.goals(0) == ["figures"]


@clause("R15.6")
def test_a_ranged_attack_cannot_turn_a_ghost() -> None:
    board = war(PURPLE_A).figures(0, "e4").ghost("d4", 1).turn_of(0, "RANGED:1")

    assert board.options_of("convert") == []
    assert board.options_of("shoot") == ["shoot d4 site 1"]


@clause("R15.6")
def test_only_ghosts_can_be_turned_and_only_by_purple_matriarchy_a() -> None:
    board = war(PURPLE_A).figures(0, "d4").in_site(1, "d4", 1).turn_of(0, "ATTACK:1")
    assert board.options_of("convert") == []

    board = war(PURPLE_B).figures(0, "d4").ghost("d4", 1).turn_of(0, "ATTACK:1")
    assert board.clause_against("convert d4 1") == "R15.6"


@clause("R15.6")
def test_purple_matriarchy_b_starts_with_outpost() -> None:
    table, seat = chosen(PURPLE_B)

    player = table.game.view(table.state, seat)["players"][seat]

    assert player["sets"][-1]["set"] == "T2-02"
    assert player["technologies"] == 0


# Golden Barony


@clause("R15.7")
def test_golden_barony_a_starts_with_two_gems() -> None:
    table, seat = chosen(GOLDEN_A)

    player = table.game.view(table.state, seat)["players"][seat]

    assert player["gems"] == 2


@clause("R15.7")
@pytest.mark.parametrize(
    ("branch", "effect"), [(1, "ATTACK:1"), (2, "MOVE:2"), (3, "PROG:3x1"), (4, "DRAW:3")]
)
def test_golden_barony_b_pays_a_gem_for_one_of_four_effects(branch: int, effect: str) -> None:
    board = war(GOLDEN_B).gems(0, 2).turn_of(0)

    board.play(f"trade {branch}")

    assert board.waiting() == [effect]
    assert board.player(0).gems == 1
    assert board.g.gems == 71


@clause("R15.7")
def test_golden_barony_b_pays_as_often_as_there_are_gems() -> None:
    board = war(GOLDEN_B).gems(0, 3).turn_of(0)

    board.play("trade 1", "trade 2", "trade 2")

    assert board.waiting() == ["MOVE:4", "ATTACK:1"]
    assert board.options_of("trade") == []
    assert board.clause_against("trade 1") == "R15.7"


@clause("R15.7")
def test_gems_are_paid_on_an_own_turn_and_by_golden_barony_b_only() -> None:
    board = war(GOLDEN_B).gems(0, 3).gems(1, 3).turn_of(1)

    assert board.options_of("trade") == []
    assert board.clause_against("trade 1") == "R15.7"


@clause("R15.7", "R9.9")
def test_golden_barony_b_pays_no_gem_to_draw_from_an_empty_bag() -> None:
    board = war(GOLDEN_B).gems(0, 2).bag(0).turn_of(0)

    assert board.options_of("trade") == ["trade 1", "trade 2", "trade 3"]
    assert board.clause_against("trade 4") == "R9.9"

    board.bag(0, "red")
    assert "trade 4" in board.options()


@clause("R15.7")
def test_gems_paid_by_golden_barony_b_do_not_undo_an_end_condition() -> None:
    board = war(GOLDEN_B).gems(0, 14).turn_of(0).gains_gems(1)
    assert board.goals(0) == ["gems"]

    board.play("trade 2")

    assert board.player(0).gems == 14
    assert board.goals(0) == ["gems"]


@clause("R15.4")
def test_a_grey_cube_on_an_orange_space_stays_grey() -> None:
    board = war(CORAL_B).available(0, "grey", "red").turn_of(0, "REMOVE_GREY:1")

    board.play("place grey progress-1 1", "place red progress-1 2")

    assert board.on(0, "progress-1") == ["grey", "red"]
    assert board.options_of("purge") == ["purge progress-1 1"]


@clause("R15.5")
def test_celestial_reign_b_draws_for_espionage_on_a_science_effect() -> None:
    board = war(CELESTIAL_B)
    card = board.card("TECH:1")
    board.owns(1, card).turn_of(0, "SPY:1")

    board.play(f"spy {card}")

    assert "DRAW:2" in board.waiting()
    assert "TECH:1" in board.waiting()
