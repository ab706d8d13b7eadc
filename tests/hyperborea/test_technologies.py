"""Advanced technologies: taking them, and permanent effects (R12)."""

import pytest

from aevum.games.hyperborea.sets import BASIC_SETS
from tests.hyperborea.board import Board
from tests.kit import clause

FLYING = "INSTEAD(MOVE => FLY)"
"""The example of the rulebook: movement becomes flying."""


def deck(number: int) -> list[str]:
    """Name the cards of a deck, counted from 0."""
    return [f"T{number + 1}-{card:02}" for card in range(1, 17)]


def drained(board: Board, number: int, left: int) -> Board:
    """Let so many cards be left in a deck; seat 1 has the others."""
    cards = [card for card in deck(number) if card not in board.shown_cards(number)]
    return board.owns(1, *cards[left:])


# Taking


@clause("R12.1", "R18.6")
def test_one_of_the_eight_face_up_cards_is_taken() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")
    shown = [card for number in range(4) for card in board.shown_cards(number)]

    assert board.options_of("take") == [f"take {card}" for card in shown]
    board.play(f"take {shown[5]}")

    assert board.player(0).technologies() == [board.technology(shown[5])]
    assert board.player(0).gained == 1
    assert board.waiting() == []


@clause("R12.1")
def test_the_two_cards_of_one_deck_may_first_be_replaced() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")
    old = board.shown_cards(1)
    others = [board.shown_cards(number) for number in (0, 2, 3)]
    assert board.options_of("replace") == [f"replace {name}" for name in ("I", "II", "III", "IV")]

    board.play("replace II")

    new = board.shown_cards(1)
    assert set(new) & set(old) == set()
    assert set(new) < set(deck(1))
    assert [board.shown_cards(number) for number in (0, 2, 3)] == others
    assert board.game.view(board.g, 0)["decks"][1]["under"] == old


@clause("R12.1")
def test_after_a_replacement_one_card_is_taken_a_new_one_or_not() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")

    board.play("replace II")
    shown = [card for number in range(4) for card in board.shown_cards(number)]
    assert board.options() == [f"take {card}" for card in shown]

    board.play(f"take {shown[0]}")
    assert board.player(0).technologies() == [board.technology(shown[0])]


@clause("R12.1")
def test_a_new_card_of_the_replaced_deck_can_be_taken() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")
    board.play("replace III")
    new = board.shown_cards(2)[1]

    board.play(f"take {new}")

    assert board.player(0).technologies() == [board.technology(new)]


@clause("R12.1")
def test_each_technology_that_is_taken_allows_a_replacement_of_its_own() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:2")

    board.play("replace I")
    board.play(board.options()[0])

    assert "replace I" in board.options()
    assert board.waiting() == ["TECH:1"]


@clause("R12.2")
def test_the_grey_cube_on_the_card_goes_to_the_unused_cubes() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")

    board.play(f"take {board.shown_cards(0)[0]}")

    assert board.cubes_of(0, "unused") == ["grey"]
    assert "grey" not in board.cubes_of(0, "available")


@clause("R12.3")
def test_a_new_card_of_the_same_deck_is_turned_up_with_a_grey_cube() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")
    stays, taken = board.shown_cards(3)
    before = board.grey_supply()

    board.play(f"take {taken}")

    shown = board.shown_cards(3)
    assert shown[0] == stays
    assert shown[1] in deck(3)
    assert shown[1] != taken
    assert [card["grey"] for card in board.game.view(board.g, 0)["decks"][3]["cards"]] == [1, 1]
    assert board.grey_supply() == before - 1


@clause("R12.4")
def test_a_card_can_be_filled_and_activated_in_the_same_turn() -> None:
    board = Board()
    card = board.card("DRAW:")
    board.shows(card).figures(0, "f5", 3).turn_of(0, "TECH:1")

    board.play(f"take {card}")
    board.fills(0, card)

    assert len(board.was_told("note-activated")) == 1
    assert board.waiting()[0].startswith("DRAW:")


@clause("R12.5")
def test_cards_put_up_by_a_replacement_carry_a_grey_cube_too() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")
    before = board.grey_supply()

    board.play("replace IV")

    assert [card["grey"] for card in board.game.view(board.g, 0)["decks"][3]["cards"]] == [1, 1]
    assert board.grey_supply() == before


@clause("R12.5")
@pytest.mark.parametrize(("left", "may_replace"), [(2, True), (1, False), (0, False)])
def test_a_deck_with_fewer_than_two_cards_left_cannot_be_replaced(
    left: int, may_replace: bool
) -> None:
    board = drained(Board(), 0, left).figures(0, "f5", 3).turn_of(0, "TECH:1")

    assert ("replace I" in board.options()) is may_replace
    assert "replace II" in board.options()
    assert board.clause_against("replace I") == ("" if may_replace else "R12.5")


@clause("R12.5")
def test_the_places_of_an_empty_deck_stay_empty() -> None:
    board = drained(Board(), 0, 0).figures(0, "f5", 3).turn_of(0, "TECH:2")
    first, second = board.shown_cards(0)

    board.play(f"take {first}")
    assert board.shown_cards(0) == [second]

    board.play(f"take {second}")
    assert board.shown_cards(0) == []


@clause("R12.5")
def test_with_an_empty_grey_supply_no_grey_cube_is_given() -> None:
    board = Board().figures(0, "f5", 3)
    board.unused(1, *["grey"] * board.grey_supply()).turn_of(0, "TECH:2")

    board.play(f"take {board.shown_cards(0)[0]}")
    assert board.cubes_of(0, "unused") == ["grey"]

    board.play(f"take {board.shown_cards(0)[0]}")
    assert board.cubes_of(0, "unused") == ["grey"]


@clause("R12.1")
def test_only_face_up_cards_can_be_taken() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "TECH:1")
    hidden = next(card for card in deck(0) if card not in board.shown_cards(0))

    assert board.clause_against(f"take {hidden}") == "R12.1"


# Permanent effects


@clause("R12.6", "R18.25")
def test_a_permanent_effect_works_from_the_activation_on() -> None:
    board = Board()
    card = board.card(FLYING)
    board.owns(0, card).figures(0, "f5", 3).turn_of(0, "MOVE:1")

    board.fills(0, card)
    board.pool("MOVE:2")

    assert board.waiting() == ["MOVE:1", "FLY:2"]


@clause("R12.6")
def test_a_permanent_technology_works_in_later_turns_too() -> None:
    board = Board().works(0, FLYING).figures(0, "f5", 3).figures(1, "b3", 3).turn_of(0)

    board.play("done", "done")
    board.pool("MOVE:2")

    assert board.waiting() == ["FLY:2"]


@clause("R12.6")
def test_the_permanent_technologies_carry_the_sign_of_infinity_on_all_spaces() -> None:
    board = Board()
    cards = [f"T{number + 1}-{card:02}" for number in range(4) for card in range(1, 17)]

    lasting = [card for card in cards if board.effect_of(card).startswith(("SOT", "INS", "BON"))]
    board.owns(0, *lasting).turn_of(0)

    sets = board.game.view(board.g, 0)["players"][0]["sets"][BASIC_SETS:]
    assert [shown["permanent"] for shown in sets] == [True] * len(lasting)
    assert len(lasting) >= 3


@clause("R12.7", "R14.5")
@pytest.mark.parametrize(
    ("duration", "waiting"), [("while_full", ["MOVE:1"]), ("once_activated", ["FLY:1"])]
)
def test_a_permanent_effect_works_while_all_spaces_are_filled_or_for_the_rest_of_the_game(
    duration: str, waiting: list[str]
) -> None:
    board = Board(permanent_duration=duration).works(0, FLYING).figures(0, "f5", 3)
    board.turn_of(0, "RETRIEVE:1")

    board.play(f"retrieve {board.card(FLYING)} 1")
    board.pool("MOVE:1")

    assert board.waiting() == waiting


@clause("R12.7", "R14.5")
@pytest.mark.parametrize("duration", ["while_full", "once_activated"])
def test_a_permanent_effect_that_was_never_activated_does_not_work(duration: str) -> None:
    board = Board(permanent_duration=duration)
    board.owns(0, board.card(FLYING)).figures(0, "f5", 3).turn_of(0, "MOVE:1")

    assert board.waiting() == ["MOVE:1"]


@clause("R12.7")
def test_a_permanent_technology_that_is_filled_again_works_again() -> None:
    board = Board()
    card = board.card(FLYING)
    board.works(0, FLYING).available(0, "green").figures(0, "f5", 3).turn_of(0, "RETRIEVE:1")

    board.play(f"retrieve {card} 1", f"place green {card} 1")
    board.pool("MOVE:1")

    assert board.waiting() == ["FLY:1"]


@clause("R12.8", "R18.27")
@pytest.mark.parametrize("name", ["T1-01", "T3-01", "T3-02"])
def test_a_start_of_turn_effect_happens_first_when_the_next_own_turn_begins(name: str) -> None:
    board = Board().owns(0, name).figures(0, "f5", 3).figures(1, "b3", 3).turn_of(0)

    board.fills(0, name)
    assert board.waiting() == []

    board.play("done")
    assert board.waiting() == []

    board.play("done")
    inner = board.effect_of(name).removeprefix("SOT(").removesuffix(")")
    assert board.asked == 0
    assert len(board.waiting()) == 1
    assert board.waiting()[0].startswith(inner)


@clause("R12.9")
def test_a_player_may_own_any_number_of_technologies() -> None:
    board = Board(game_length="long").owns(0, *deck(0)[:9]).figures(0, "f5", 3)
    board.turn_of(0, "TECH:9")

    for _ in range(9):
        board.play(board.options_of("take")[-1])

    assert len(board.player(0).technologies()) == 18
