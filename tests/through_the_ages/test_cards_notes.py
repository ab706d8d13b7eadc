"""Notes on single cards, and cards that work upon one another (R10)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def tucked(*wonders: str) -> Board:
    """Homer lies under the first of these wonders, and Michelangelo leads."""
    board = Board().completed(0, *wonders).led_by(0, "homer").holds(0, "michelangelo")
    board.play("play michelangelo", f"pick {wonders[0]}")
    return board


# Homer with Michelangelo, St. Peter's Basilica and Ravages of Time


@clause("R10.1.1")
@pytest.mark.parametrize(
    ("wonders", "faces", "culture"),
    [
        (["pyramids"], 1, 0 + 1),
        (["hanging_gardens"], 3, 1 + 3),
        (["pyramids", "st_peters_basilica"], 2 + 1, 2 + 2 + 1),
        (["hanging_gardens", "st_peters_basilica"], 4 + 1, 1 + 4 + 2 + 1),
        (["st_peters_basilica", "pyramids"], 2, 2 + 2),
    ],
)
def test_a_wonder_over_homer_counts_as_having_one_more_face_printed_on_it(
    wonders: list[str], faces: int, culture: int
) -> None:
    board = tucked(*wonders)

    assert (board.ratings()[3], board.ratings()[0]) == (faces, culture)


@clause("R10.1.2", "R11.8")
@pytest.mark.parametrize(
    ("wonders", "faces", "culture"),
    [
        (["pyramids"], 1, 2 + 1),
        (["hanging_gardens"], 1, 2 + 1),
        (["hanging_gardens", "st_peters_basilica"], 2 + 1, 2 + 2 + 2 + 1),
    ],
)
def test_the_ruins_of_a_wonder_keep_homers_face(
    wonders: list[str], faces: int, culture: int
) -> None:
    board = tucked(*wonders)

    board.reveal("ravages_of_time")
    board.play(f"pick {wonders[0]}")

    assert (board.ratings()[3], board.ratings()[0]) == (faces, culture)


@clause("T10")
def test_homer_cannot_be_put_under_ruins() -> None:
    board = Board().completed(0, "pyramids", "colossus").led_by(0, "homer").holds(0, "moses")
    board.player().ruins = [card("pyramids")]
    board.again()

    board.play("play moses")

    assert board.options() == ["done", "pick colossus"]


# Robespierre


@clause("R10.3.2")
def test_the_extra_action_of_patriotism_survives_a_revolution_of_robespierre() -> None:
    board = Board().led_by(0, "maximilien_robespierre").holds(0, "patriotism_a", "monarchy")
    board.points(0, science=2)

    board.play("play patriotism_a", "revolution monarchy")

    assert (board.player().military, board.player().military_left()) == (0, 1)


@clause("R10.3.2", "R10.3.1")
def test_the_extra_action_of_patriotism_does_not_make_up_for_one_spent_before() -> None:
    board = Board().led_by(0, "maximilien_robespierre").holds(0, "patriotism_a", "monarchy")
    board.points(0, science=2)

    board.play("disband warriors", "play patriotism_a")

    assert (board.player().military, board.player().military_left()) == (2, 3)
    assert board.refusal("revolution monarchy") == "why-no-revolution"


@clause("R10.3.2")
def test_military_actions_gained_after_a_revolution_of_robespierre_are_available() -> None:
    board = Board().led_by(0, "maximilien_robespierre").holds(0, "warfare", "monarchy")
    board.points(0, science=7)

    board.play("revolution monarchy", "develop warfare")

    assert board.player().military == 1


@clause("R10.3.3")
def test_robespierre_and_breakthrough_spend_all_military_actions_and_no_civil_one() -> None:
    board = Board().led_by(0, "maximilien_robespierre").holds(0, "breakthrough_i", "monarchy")
    board.points(0, science=2)

    board.play("play breakthrough_i", "revolution monarchy")

    p = board.player()
    assert (p.civil, p.military, p.culture, p.science) == (5, 0, 3, 2)


@clause("R10.3.3")
def test_robespierre_and_breakthrough_need_no_civil_action_at_all() -> None:
    board = Board().led_by(0, "maximilien_robespierre").holds(0, "breakthrough_i", "monarchy")
    board.points(0, science=2)
    board.player().civil = 0

    board.play("play breakthrough_i", "revolution monarchy")

    assert board.player().government == card("monarchy")


# Newton


@clause("R10.4.1", "R4.11.5")
def test_after_a_revolution_newton_has_one_civil_action() -> None:
    board = Board().led_by(0, "isaac_newton").holds(0, "monarchy").points(0, science=2)

    board.play("revolution monarchy")

    assert board.player().civil == 1


@clause("R10.4.1")
@pytest.mark.parametrize(
    ("answer", "civil"), [("develop irrigation", 4), ("revolution monarchy", 1)]
)
def test_newton_gets_the_civil_action_back_also_with_breakthrough(answer: str, civil: int) -> None:
    board = Board().led_by(0, "isaac_newton").holds(0, "breakthrough_i", "irrigation", "monarchy")
    board.points(0, science=3)

    board.play("play breakthrough_i", answer)

    assert board.player().civil == civil


# Bach


@clause("R10.5.1")
@pytest.mark.parametrize(
    ("old", "new", "price"),
    [
        ("alchemy", "drama", 0),
        ("printing_press", "drama", 1),
        ("bread_and_circuses", "drama", 1),
        ("theology", "drama", 0),
        ("journalism", "opera", 0),
        ("religion", "opera", 5),
        ("philosophy", "movies", 8),
        ("team_sports", "opera", 3),
    ],
)
def test_bach_upgrades_across_types_of_equal_or_higher_level_for_the_difference(
    old: str, new: str, price: int
) -> None:
    board = Board().has(0, new).workers(0, old, 1).led_by(0, "johann_sebastian_bach")
    board.tokens(0, "bronze", price)

    board.play(f"upgrade {old} {new}")

    p = board.player()
    assert (p.resources(), board.working(old), board.working(new), p.civil) == (0, 0, 1, 3)


@clause("R10.5.1")
def test_bach_does_not_upgrade_to_a_theater_of_a_lower_level() -> None:
    board = Board().has(0, "drama").workers(0, "scientific_method", 1).workers(0, "philosophy", 0)
    board.tokens(0, "bronze", 9).led_by(0, "johann_sebastian_bach")

    assert board.options_of("upgrade") == []


@clause("R10.5.1")
def test_bach_leaves_farms_and_mines_where_they_are() -> None:
    board = Board().has(0, "drama").workers(0, "philosophy", 0).tokens(0, "bronze", 9)

    board.led_by(0, "johann_sebastian_bach")

    assert board.options_of("upgrade") == []


@clause("R10.5.1")
def test_for_bach_costs_are_changed_before_the_difference_is_taken() -> None:
    board = Board().has(0, "opera", "architecture").tokens(0, "bronze", 3)
    board.led_by(0, "johann_sebastian_bach")

    board.play("upgrade philosophy opera")

    assert board.player().resources() == 0


@clause("R10.5.2")
def test_the_urban_limit_holds_for_bach() -> None:
    board = Board().workers(0, "drama", 2).tokens(0, "bronze", 9)

    board.led_by(0, "johann_sebastian_bach")

    assert board.options_of("upgrade") == []


@clause("R11.12")
def test_the_ordinary_upgrade_of_a_theater_does_not_use_bach_up() -> None:
    board = Board().has(0, "opera").workers(0, "drama", 1).tokens(0, "bronze", 9)
    board.led_by(0, "johann_sebastian_bach")

    board.play("upgrade drama opera", "upgrade philosophy opera")

    assert board.working("opera") == 2


# Bill Gates


def labs() -> Board:
    """Two labs of levels I and III with tokens on them, and Bill Gates."""
    board = Board().age("III").workers(0, "alchemy", 1).workers(0, "computers", 1)
    board.tokens(0, "alchemy", 1).tokens(0, "computers", 1).yellow_bank(0, 18)
    return board.led_by(0, "bill_gates")


@clause("R10.6.1")
def test_labs_of_bill_gates_store_resources_and_give_change_like_mines() -> None:
    board = labs().holds(0, "reserves_iii")

    board.play("play reserves_iii", "food 0", "build bronze")

    assert (board.stored("computers"), board.player().resources()) == (2, 8 - 2)


@clause("R10.6.2")
def test_when_bill_gates_is_replaced_he_scores_and_the_resources_on_labs_remain() -> None:
    board = labs().holds(0, "isaac_newton")

    board.play("play isaac_newton", "build bronze")
    after_paying = board.player().resources()
    board.play("done")

    assert after_paying == 4 - 2
    assert board.player().culture == 1 + 3
    assert board.player().resources() == 2 + 3


@clause("R10.6.2")
def test_without_bill_gates_no_token_comes_on_a_lab_any_more() -> None:
    board = labs().holds(0, "isaac_newton", "reserves_iii")

    board.play("play isaac_newton", "play reserves_iii", "food 0")

    assert (board.stored("computers"), board.stored("alchemy"), board.stored("bronze")) == (1, 1, 4)


@clause("R10.6.2")
def test_bill_gates_scores_when_iconoclasm_removes_him() -> None:
    board = labs().age("IV")
    board.g.last_round = board.g.round

    board.reveal("iconoclasm")

    assert (board.player().leader, board.player().culture) == (NONE, 1 + 4)


@clause("R10.6.2")
def test_bill_gates_scores_for_his_owner_when_he_is_infiltrated() -> None:
    board = labs().workers(1, "warriors", 3).holds(1, "infiltrate").politics_of(1)

    board.play("attack infiltrate 1", "pick bill_gates")

    assert (board.player(0).culture, board.player(1).culture) == (4, 9)


@clause("R10.6.2", "R9.5.2")
def test_bill_gates_scores_once_at_the_end_of_the_game() -> None:
    board = labs().last_round()

    board.play("done", "done", "done")

    assert (board.g.is_over, board.player(0).culture) == (True, 4)


@clause("R10.6.3")
def test_the_labs_of_bill_gates_do_not_count_for_impact_of_industry() -> None:
    board = labs().reveal("impact_of_industry")

    assert board.player().culture == 1 + 2


# St. Peter's Basilica


@clause("R10.7.1")
@pytest.mark.parametrize(
    ("arrange", "name", "before", "after"),
    [
        ("workers", "religion", 2, 2 * 2 + 1),
        ("workers", "theology", 4, 2 * 3 + 1),
        ("workers", "drama", 2, 2 * 2 + 1),
        ("workers", "bread_and_circuses", 4, 2 * 3 + 1),
        ("has", "theocracy", 1, 2 + 1),
        ("led_by", "homer", 1, 2 + 1),
        ("completed", "hanging_gardens", 2, 3 + 1),
        ("colony", "historic_territory_i", 1, 2 + 1),
        ("colony", "vast_territory_i", 0, 1),
        ("completed", "pyramids", 0, 1),
    ],
)
def test_the_basilica_adds_a_face_to_each_other_card_or_worker_with_a_face(
    arrange: str, name: str, before: int, after: int
) -> None:
    board = Board()
    if arrange == "workers":
        board.workers(0, name, 2)
    else:
        getattr(board, arrange)(0, name)
    found = board.ratings()[3]

    board.completed(0, "st_peters_basilica")

    assert (found, board.ratings()[3]) == (before, after)


@clause("R10.7.1", "R8.2.3")
def test_the_basilica_does_not_soothe_the_kremlin() -> None:
    board = Board().completed(0, "kremlin", "st_peters_basilica")

    assert board.ratings()[3] == 0
