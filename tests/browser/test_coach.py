"""The coach at the table: hints on request, the way they are thought of, and the review."""

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import HERE, LINK, RANDOM, House
from tests.browser.positions import turn_with_steps
from tests.browser.test_axe import check, check_day_and_night
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor
from tests.coach.games import finished

LOCALES = {"de": "de-DE", "en": "en-GB"}
HINT = {"de": "Tipp", "en": "Hint"}
MORE = {"de": re.compile("Mehr: |→"), "en": re.compile("More: |→")}
TURNINGS = {"de": "Wendepunkte", "en": "Turning points"}
LOST = {"de": "verschenkt", "en": "gives away"}


@cache
def over() -> str:
    """A game of Tempus that chance has played to its end."""
    return finished("tempus", 3, 4).format()


def sit_down(visitor: Visitor, house: House) -> None:
    """Come to a turn with several answers, and allow hints."""
    opened = house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM)
    visitor.desk.visit(opened.path)
    visitor.page.locator("[data-panel=menu]").click()
    visitor.page.locator("[data-sheet] [data-hints]").check()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-hint-button]")).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_hint_is_asked_for_by_its_key_and_shown_on_the_board(
    come: Come, house: House, lang: str
) -> None:
    visitor = come(locale=LOCALES[lang], color_scheme="light")
    sit_down(visitor, house)

    visitor.page.keyboard.press("i")

    hint = visitor.page.locator("[data-hinted]")
    expect(hint.locator("h3")).to_have_text(HINT[lang])
    expect(hint).to_contain_text(MORE[lang])
    advised = hint.locator("[data-counsel]").first.get_attribute("data-counsel")
    button = visitor.page.locator(f"[data-prompt] [data-option='{advised}'] .counsel")
    expect(button.first).to_contain_text("1")
    expect(visitor.page.locator("[data-live]")).to_contain_text(f"{HINT[lang]} 1: ")
    check_day_and_night(visitor)
    visitor.page.keyboard.press("i")
    expect(hint).to_have_count(0)


def test_the_way_of_a_hint_is_shown_step_by_step_as_a_thought(
    visitor: Visitor, house: House
) -> None:
    sit_down(visitor, house)
    page = visitor.page
    page.locator("[data-hint-button]").click()

    page.locator("[data-why]").first.click()
    page.locator("[data-thought-step=forward]").click()

    expect(page.locator("[data-thought='1']")).to_be_visible()
    expect(page.locator(".board.thought")).to_be_visible()
    expect(page.locator("[data-plan] [aria-current=step]")).to_have_count(1)
    expect(page.locator("[data-prompt] [data-option]")).to_have_count(0)
    check(visitor)
    page.keyboard.press(".")
    expect(page.locator("[data-thought='2'], [data-thought='1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-thought]")).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_be_visible()


def test_an_answer_can_be_given_from_its_hint_which_then_goes_away(
    visitor: Visitor, house: House
) -> None:
    sit_down(visitor, house)
    page = visitor.page
    at = int(page.locator(".desk").get_attribute("data-at") or 0)
    page.locator("[data-hint-button]").click()

    page.locator("[data-take]").first.click()

    page.wait_for_function("at => Number(document.querySelector('.desk').dataset.at) > at", arg=at)
    expect(page.locator("[data-hinted]")).to_have_count(0)


def test_a_hint_is_read_in_the_text_view(visitor: Visitor, house: House) -> None:
    sit_down(visitor, house)
    page = visitor.page
    page.keyboard.press("t")

    page.locator("[data-text-hint] button").click()

    expect(page.locator("[data-text-hint] li").first).to_contain_text("The way: ")
    check(visitor, "[data-sheet]")


def test_a_hint_fits_on_a_phone(come: Come, house: House) -> None:
    visitor = come(**PHONE)
    sit_down(visitor, house)

    visitor.page.locator("[data-hint-button]").click()

    expect(visitor.page.locator("[data-hinted]")).to_be_in_viewport()
    expect(visitor.page.locator("[data-why]").first).to_be_in_viewport()
    assert visitor.sees_all_across()


def test_a_new_table_has_hints_by_a_tick_and_none_with_people_by_link(
    visitor: Visitor, house: House
) -> None:
    visitor.start.visit()
    tick = visitor.page.locator("form [data-hints]")
    expect(tick).not_to_be_checked()

    tick.check()
    visitor.page.locator("[data-play]").click()
    visitor.desk.wait()

    expect(visitor.page.locator("[data-hint-button]")).to_be_visible()
    visitor.desk.visit(house.open(HERE, LINK, RANDOM).path)
    visitor.page.locator("[data-panel=menu]").click()
    expect(visitor.page.locator("[data-sheet] [data-care]")).to_be_visible()
    expect(visitor.page.locator("[data-sheet] [data-hints]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_game_that_is_over_is_reviewed_and_its_turning_points_are_gone_to(
    come: Come, house: House, lang: str
) -> None:
    visitor = come(locale=LOCALES[lang], color_scheme="light")
    page = visitor.page
    visitor.desk.visit(house.open_once(over(), HERE, RANDOM, RANDOM).path)

    page.locator("[data-ending] [data-review]").click()

    expect(page.locator("[data-reviewed]")).to_contain_text(TURNINGS[lang])
    expect(page.locator("[data-turning-point]").first).to_be_visible()
    expect(page.locator("[data-reviewed]")).to_contain_text(LOST[lang])
    check_day_and_night(visitor, "[data-sheet]")
    at = page.locator("[data-turning-point]").first.get_attribute("data-turning-point")
    page.locator("[data-turn='0']").focus()
    page.keyboard.press("Enter")
    visitor.desk.replay_stands_at(int(at or 0))
    expect(page.locator("[data-turning='0']")).to_be_visible()
    check(visitor)
    page.keyboard.press("v")
    expect(page.locator("[data-reviewed]")).to_be_visible()


def test_a_review_is_stopped_and_goes_on(visitor: Visitor, house: House) -> None:
    page = visitor.page
    record = Record.parse(finished("tempus", 4, 9).format())
    visitor.desk.visit(house.open_record(record.format(), HERE, RANDOM, RANDOM, RANDOM).path)
    page.locator("[data-ending] [data-review]").click()

    page.locator("[data-stop-review]").click()
    page.locator("[data-go-on-review]").click()

    expect(page.locator("[data-reviewed]")).to_be_visible()


def test_a_review_fits_on_a_phone(come: Come, house: House) -> None:
    visitor = come(**PHONE)
    visitor.desk.visit(house.open_once(over(), HERE, RANDOM, RANDOM).path)
    visitor.page.locator("[data-ending] [data-review]").click()

    expect(visitor.page.locator("[data-reviewed]")).to_be_visible()

    assert visitor.sees_all_across()
