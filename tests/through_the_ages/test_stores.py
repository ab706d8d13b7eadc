"""Food and resources on cards, exact change, and points (R8.6, R8.7)."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board

MINES = ["bronze", "iron", "coal", "oil"]


def mines(*tokens: int, bank: int = 4, known: str = "bronze iron coal oil") -> Board:
    """Let tokens lie on bronze, iron, coal and oil, so many in the bank, one worker unused."""
    board = Board().has(0, *[name for name in known.split() if name != "bronze"])
    for name, count in zip(MINES, tokens, strict=True):
        if name in known.split():
            board.tokens(0, name, count)
    p = board.player()
    p.blue_owned += bank - p.blue
    p.blue = bank
    return board


def stored(board: Board) -> list[int]:
    """Count the tokens on the four mines."""
    return [board.stored(name) for name in MINES]


# Gaining


@clause("R8.6.1", "R7.4.2")
def test_each_token_is_worth_what_its_card_shows_also_without_workers() -> None:
    board = mines(1, 1, 1, 1).has(0, "irrigation", "selective_breeding", "mechanized_agriculture")
    for name in ("irrigation", "selective_breeding", "mechanized_agriculture"):
        board.tokens(0, name, 1)

    assert (board.player().resources(), board.player().food()) == (1 + 2 + 3 + 5, 2 + 3 + 5)


@clause("R8.6.2", "T2")
@pytest.mark.parametrize(
    ("known", "tokens"),
    [
        ("bronze", [5, 0, 0, 0]),
        ("bronze iron", [1, 2, 0, 0]),
        ("bronze iron coal", [0, 1, 1, 0]),
        ("bronze iron coal oil", [0, 0, 0, 1]),
    ],
)
def test_a_gain_is_exact_and_takes_as_few_tokens_as_it_can(known: str, tokens: list[int]) -> None:
    board = mines(0, 0, 0, 0, bank=9, known=known)
    board.wins(0, "wealthy_territory_i", 1)

    board.play("send warriors", "done")

    assert stored(board) == tokens


@clause("R8.6.2")
@pytest.mark.parametrize(("bank", "gained"), [(1, 1), (0, 0)])
def test_with_too_few_tokens_as_much_is_gained_as_there_is(bank: int, gained: int) -> None:
    board = mines(0, 0, 0, 0, bank=bank, known="bronze").reveal("development_of_crafts")

    assert (board.player().resources(), board.player().blue) == (gained, bank - gained)


@clause("R8.6.2")
@pytest.mark.parametrize(("bank", "goods"), [(2, (1, 1)), (1, (0, 1)), (0, (0, 0))])
def test_food_and_resources_gained_together_come_in_the_order_printed(
    bank: int, goods: tuple[int, int]
) -> None:
    board = mines(0, 0, 0, 0, bank=bank, known="bronze").holds(0, "stockpile_a")

    board.play("play stockpile_a")

    assert (board.player().food(), board.player().resources()) == goods


# Paying

PAYMENTS: list[tuple[tuple[int, ...], int, list[int], int]] = [
    ((3, 0, 0, 0), 4, [1, 0, 0, 0], 6),
    ((1, 2, 0, 0), 4, [1, 1, 0, 0], 5),
    ((0, 1, 1, 0), 4, [0, 0, 1, 0], 5),
    ((0, 0, 1, 0), 4, [1, 0, 0, 0], 4),
    ((0, 0, 0, 1), 4, [0, 0, 1, 0], 4),
    ((1, 0, 0, 1), 4, [1, 0, 1, 0], 4),
    ((0, 0, 1, 0), 0, [1, 0, 0, 0], 0),
    ((0, 0, 0, 1), 0, [0, 0, 1, 0], 0),
]


@clause("R8.6.3", "R8.6.6", "T2")
@pytest.mark.parametrize(("tokens", "bank", "left", "bank_after"), PAYMENTS)
def test_two_resources_are_paid_exactly_and_change_lies_on_lower_cards(
    tokens: tuple[int, ...], bank: int, left: list[int], bank_after: int
) -> None:
    board = mines(*tokens, bank=bank)
    before = board.player().resources()

    board.play("build bronze")

    assert (stored(board), board.player().blue) == (left, bank_after)
    assert board.player().resources() == before - 2


@clause("R8.6.4")
@pytest.mark.parametrize("tokens", [(0, 0, 0, 0), (1, 0, 0, 0)])
def test_whoever_has_too_little_cannot_pay(tokens: tuple[int, ...]) -> None:
    board = mines(*tokens)

    assert "build bronze" not in board.options()


@clause("R8.6.5")
def test_whoever_cannot_give_change_pays_too_much_until_the_bank_is_empty() -> None:
    board = mines(0, 0, 0, 1, bank=0, known="bronze oil")

    board.play("build bronze")

    assert (stored(board), board.player().blue) == ([1, 0, 0, 0], 0)


@clause("R8.6.5")
@pytest.mark.parametrize(("bank", "left"), [(1, 2), (2, 3), (5, 3)])
def test_change_is_given_as_far_as_the_bank_reaches(bank: int, left: int) -> None:
    board = mines(0, 0, 0, 1, bank=bank, known="bronze oil")

    board.play("build bronze")

    assert (board.player().resources(), board.player().blue) == (left, bank + 1 - left)


@clause("R8.6.3")
def test_food_is_paid_with_change_too() -> None:
    board = Board().has(0, "irrigation", "selective_breeding").tokens(0, "selective_breeding", 1)

    board.play("increase")

    assert (board.player().food(), board.stored("agriculture")) == (1, 1)
    assert board.player().blue == 15


@clause("R8.6.3", "R8.6.1")
def test_food_does_not_pay_for_resources() -> None:
    board = Board().tokens(0, "agriculture", 9)

    assert board.options_of("build") == []


# Losing


@clause("R8.6.8")
def test_whoever_has_less_loses_all_of_it() -> None:
    board = Board().tokens(0, "bronze", 1).workers(1, "warriors", 2)

    board.reveal("raiders")

    assert (board.player().food(), board.player().resources()) == (0, 0)


@clause("R8.6.8")
def test_a_loss_is_exact_and_may_be_divided() -> None:
    board = mines(0, 0, 0, 1).tokens(0, "agriculture", 2).workers(1, "warriors", 2)
    board.reveal("raiders")

    offered = board.options()
    board.play("food 1")

    assert offered == ["food 0", "food 1", "food 2"]
    assert (board.player().food(), board.player().resources()) == (1, 4)


@clause("R8.6.8")
@pytest.mark.parametrize(("theirs", "taken"), [(5, 3), (2, 2)])
def test_whoever_takes_gains_what_was_really_lost(theirs: int, taken: int) -> None:
    board = Board().workers(0, "warriors", 2).tokens(1, "bronze", theirs).has(0, "iron")
    board.holds(0, "plunder_i").politics_of(0)

    board.play("attack plunder_i 2", "food 0")

    assert board.player(1).resources() == theirs - taken
    assert board.player(0).resources() == taken
    assert (board.stored("iron"), board.stored("bronze")) == (1, taken - 2)


@clause("R8.6.8", "R8.6.5", "T6")
def test_plunder_gains_what_a_rival_without_change_has_really_lost() -> None:
    board = Board().workers(0, "warriors", 2).has(1, "oil").tokens(1, "oil", 1).blue_bank(1, 0)
    board.holds(0, "plunder_i").politics_of(0)

    board.play("attack plunder_i 2", "food 0")

    assert board.player(1).resources() == 1
    assert board.player(0).resources() == 4
    lost = board.was_told("note-lost")[-1].args
    assert lost["resources"] == 4


@clause("R8.6.8", "R8.6.5", "T6")
def test_plunder_gains_the_food_that_a_rival_without_change_has_really_lost() -> None:
    board = Board().workers(0, "warriors", 2).has(1, "mechanized_agriculture")
    board.tokens(1, "mechanized_agriculture", 1).blue_bank(1, 0)
    board.holds(0, "plunder_i").politics_of(0)

    board.play("attack plunder_i 2", "food 3")

    assert (board.player(1).food(), board.player(0).food()) == (1, 4)


@clause("R8.6.8", "R8.6.2")
def test_whoever_takes_without_tokens_gains_less_than_was_lost() -> None:
    board = Board().workers(0, "warriors", 2).tokens(0, "agriculture", 15).tokens(1, "bronze", 5)
    board.holds(0, "plunder_i").politics_of(0)

    board.play("attack plunder_i 2", "food 0")

    assert (board.player(0).resources(), board.player(1).resources()) == (1, 2)


# Points


@clause("R8.7.1")
def test_points_never_fall_below_nothing() -> None:
    board = Board().points(0, culture=1).workers(1, "warriors", 2)

    board.reveal("crusades")

    assert board.player(0).culture == 0


@clause("R8.7.1")
def test_points_are_scored_in_the_production_phase_without_a_maximum() -> None:
    board = Board().points(0, science=400, culture=400).workers(0, "religion", 2)

    board.play("done")

    assert (board.player().science, board.player().culture) == (401, 402)


@clause("R8.7.2")
def test_temporary_science_is_spent_first_on_what_it_can_pay() -> None:
    board = Board().led_by(0, "winston_churchill").holds(0, "swordsmen", "iron")
    board.points(0, science=4)
    board.play("use winston_churchill army")

    offered = board.options_of("develop")
    board.play("develop swordsmen")

    assert offered == ["develop swordsmen"]
    assert (board.player().science, board.player().unit_science) == (3, 0)


@clause("R8.7.3")
@pytest.mark.parametrize(("theirs", "taken"), [(9, 5), (3, 3)])
def test_whoever_takes_points_scores_at_most_what_the_other_has(theirs: int, taken: int) -> None:
    board = Board().workers(0, "warriors", 2).points(1, science=theirs)
    board.holds(0, "spy").politics_of(0)

    board.play("attack spy 2")

    assert [board.player(seat).science for seat in (0, 1)] == [taken, theirs - taken]


@clause("R8.6.3", "R8.6.5")
@pytest.mark.parametrize(
    "known", ["bronze", "bronze oil", "bronze coal oil", "bronze iron coal oil"]
)
@pytest.mark.parametrize("bank", [0, 1, 3])
def test_every_payment_is_exact_or_leaves_no_token_to_give_change(known: str, bank: int) -> None:
    board = mines(1, 1, 2, 2, bank=bank, known=known)
    before = board.player()
    worth = before.resources()

    for price in range(1, worth + 1):
        p = before.copy()
        p.pay_resources(price)
        assert p.resources() <= worth - price
        assert p.resources() == worth - price or p.blue == 0
        assert p.blue + sum(p.stores) == before.blue + sum(before.stores)
