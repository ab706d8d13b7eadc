"""Taking decisions back, and again: step by step, the turn, the line that something shown draws."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import before_drawing, turn_with_steps
from tests.browser.visitor import Visitor


@pytest.fixture
def mover(visitor: Visitor, house: House) -> Visitor:
    """Let somebody begin to move, with two decisions made."""
    table = house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM)
    visitor.desk.visit(table.path)
    visitor.desk.choose("move")
    visitor.desk.choose(visitor.desk.options()[0])
    return visitor


def test_a_step_back_asks_the_same_question_again(mover: Visitor) -> None:
    at = mover.desk.at

    mover.desk.undo()

    assert mover.desk.at == at - 1
    assert any(text.startswith("from ") for text in mover.desk.options())


def test_the_whole_turn_can_be_taken_back_at_once(mover: Visitor) -> None:
    at = mover.desk.at

    mover.desk.undo("turn")

    assert mover.desk.at == at - 2
    assert "move" in mover.desk.options()
    expect(mover.page.locator("[data-undo=step]")).to_be_disabled()
    expect(mover.page.locator("[data-undo=turn]")).to_be_disabled()


def test_what_was_taken_back_is_played_again_by_button_and_by_key(mover: Visitor) -> None:
    at, before = mover.desk.at, mover.desk.text_view()
    redo = mover.page.locator("[data-redo]")
    expect(redo).to_have_count(0)

    mover.desk.undo("turn")
    redo.click()
    mover.desk.wait_for_question(at - 2)
    mover.page.keyboard.press("y")
    mover.desk.wait_for_question(at - 1)

    assert mover.desk.at == at
    assert mover.desk.text_view() == before
    expect(redo).to_have_count(0)


def test_a_piece_that_was_moved_goes_back_to_where_it_stood(mover: Visitor) -> None:
    before = mover.desk.text_view()
    mover.desk.choose(mover.desk.options()[0])
    assert mover.desk.text_view() != before

    mover.desk.undo()

    assert mover.desk.text_view() == before


def test_the_log_shows_up_to_where_one_may_take_back(mover: Visitor) -> None:
    mover.desk.choose(mover.desk.options()[0])
    expect(mover.page.locator("[data-undo-mark]")).to_be_visible()

    mover.desk.undo("turn")

    expect(mover.page.locator("[data-undo-mark]")).to_have_count(0)


def test_what_was_drawn_cannot_be_undrawn(visitor: Visitor, house: House) -> None:
    table = house.open_record(before_drawing(), HERE, RANDOM, RANDOM)
    visitor.desk.visit(table.path)
    held = len(visitor.desk.hand())

    visitor.desk.choose("ideas")

    assert len(visitor.desk.hand()) > held
    assert visitor.desk.asked == 0
    expect(visitor.page.locator("[data-undo=step]")).to_be_disabled()
    expect(visitor.page.locator("[data-undo=turn]")).to_be_disabled()
    expect(visitor.page.locator("[data-undo-mark]")).to_have_count(0)


def test_decisions_after_the_line_can_be_taken_back_up_to_it(
    visitor: Visitor, house: House
) -> None:
    table = house.open_record(before_drawing(), HERE, RANDOM, RANDOM)
    visitor.desk.visit(table.path)
    visitor.desk.choose("ideas")
    hand, line = visitor.desk.hand(), visitor.desk.at
    chance = random.Random(1)
    while visitor.desk.at == line:
        visitor.desk.choose(visitor.desk.any_answer(chance))
    assert visitor.desk.asked == 0

    visitor.desk.undo("turn")

    assert visitor.desk.at == line
    assert visitor.desk.hand() == hand
