"""Cards and strengths in a fight (R7.5 to R7.10)."""

import pytest

from tests.kit import clause
from tests.tempus.positions import border, city_border

# The cards


@clause("R7.5", "T5")
def test_the_attacker_may_lay_any_hand_cards_useful_or_not() -> None:
    board = border().holds(0, "health hills", "weapons farmland", "commander forest").turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.options() == [
        "done",
        "play health hills",
        "play commander forest",
        "play weapons farmland",
    ]


@clause("R7.5")
def test_the_attacker_may_lay_no_card() -> None:
    board = border().holds(0, "weapons farmland").turn_of(0)

    board.play("fight", "attack h6 i7", "done")

    assert board.strengths() == (2, 2)
    assert board.hand(0) == ["weapons farmland"]


@clause("R7.5", "T5")
def test_a_useless_card_is_a_bluff_that_counts_nothing_and_is_gone() -> None:
    board = border().holds(0, "health hills").holds(1, "weapons hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play health hills", "done")

    assert board.strengths() == (2, 2)
    assert board.discards() == ["health hills"]


@clause("R7.5")
def test_two_equal_cards_may_both_be_laid() -> None:
    board = border().holds(0, "weapons hills", "weapons hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play weapons hills", "play weapons hills")

    assert board.strengths() == (4, 2)


@clause("R7.6", "T5")
def test_the_defender_answers_with_any_hand_cards_face_up() -> None:
    board = border().holds(0, "weapons hills").holds(1, "health hills", "weapons forest")
    board.turn_of(0).play("fight", "attack h6 i7", "play weapons hills")

    open_to_the_defender = board.options()
    board.play("play health hills")

    assert open_to_the_defender == ["done", "play health hills", "play weapons forest"]
    assert board.asked == 1
    assert len(board.was_told("note-card-played", seat=0)) == 1


@clause("R7.6", "T4")
def test_a_defender_with_cards_is_asked_even_if_none_of_them_counts() -> None:
    board = border().holds(1, "health hills").turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.asked == 1
    assert board.options() == ["done", "play health hills"]


@clause("R7.6")
def test_the_attackers_cards_are_turned_over_after_the_defender_has_played() -> None:
    board = border().holds(0, "weapons hills").holds(1, "weapons forest").turn_of(0)
    board.play("fight", "attack h6 i7", "play weapons hills")

    shown_before = len(board.was_told("note-card-shown"))
    board.play("play weapons forest")

    assert shown_before == 0
    assert len(board.was_told("note-card-shown")) == 1


# The strengths


@clause("R7.7")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 3), (2, 2), (3, 1)])
def test_tokens_in_the_two_hexes_count_one_each(attackers: int, defenders: int) -> None:
    board = border(attackers, defenders, era="seafaring").tokens(0, "i6").turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.strengths() == (attackers, defenders)


@clause("R7.7")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_city_defends_with_its_value(value: int) -> None:
    board = city_border(attackers=1, value=value).turn_of(0)

    board.play("fight", "attack h6 i7", "name hills")

    assert board.strengths() == (1, value)


@clause("R7.8")
def test_a_card_of_the_terrain_counts_one_for_either_side() -> None:
    board = border().holds(0, "health farmland").holds(1, "transport farmland").turn_of(0)

    board.play("fight", "attack h6 i7", "play health farmland", "play transport farmland")

    assert board.strengths() == (3, 3)


@clause("R7.8", "R8.12")
def test_weapons_counts_one_for_either_side_whatever_its_terrain() -> None:
    board = border().holds(0, "weapons forest").holds(1, "weapons hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play weapons forest", "play weapons hills")

    assert board.strengths() == (3, 3)


@clause("R7.8", "R8.5")
def test_fortification_counts_two_for_the_defender_whatever_its_terrain() -> None:
    board = border().holds(1, "fortification hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play fortification hills")

    assert board.strengths() == (2, 4)


@clause("R7.9")
@pytest.mark.parametrize(
    ("card", "attack", "defence"),
    [
        ("weapons farmland", 1, 1),
        ("weapons hills", 1, 1),
        ("fortification farmland", 1, 2),
        ("fortification hills", 0, 2),
        ("education farmland", 1, 1),
        ("education hills", 0, 0),
    ],
)
def test_each_card_counts_once_with_its_best_value(card: str, attack: int, defence: int) -> None:
    laid = border().holds(0, card).turn_of(0)
    shown = border().holds(1, card).turn_of(0)

    laid.play("fight", "attack h6 i7", f"play {card}")
    shown.play("fight", "attack h6 i7", f"play {card}")

    assert laid.strengths() == (2 + attack, 2)
    assert shown.strengths() == (2, 2 + defence)


@clause("R7.10")
def test_in_a_fight_for_a_mountain_no_card_counts_for_its_terrain() -> None:
    cards = ["health grassland", "health farmland", "health forest", "health hills"]
    board = border().terrain("i7", "mountain").holds(0, *cards).turn_of(0)

    board.play("fight", "attack h6 i7", *(f"play {card}" for card in cards))

    assert board.strengths() == (2, 2)


@clause("R7.10")
def test_in_a_fight_for_a_mountain_weapons_and_fortification_still_count() -> None:
    board = border().terrain("i7", "mountain").holds(0, "weapons hills")
    board.holds(1, "fortification hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play weapons hills", "play fortification hills")

    assert board.strengths() == (3, 4)
