"""The guided first game of each title, walked by doing what the guide points at."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guide import Guide
from tests.browser.test_axe import check_day_and_night
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

WALKS = [
    ("tempus", 1, "en-GB", {}),
    ("tempus", 1, "de-DE", PHONE),
    ("through_the_ages", 1, "de-DE", {}),
    ("through_the_ages", 1, "en-GB", PHONE),
    ("through_the_ages", 2, "en-GB", PHONE),
    ("through_the_ages", 3, "de-DE", {}),
    ("through_the_ages", 4, "de-DE", PHONE),
    ("hyperborea", 1, "en-GB", {}),
    ("hyperborea", 1, "de-DE", PHONE),
    ("inner_sea", 1, "de-DE", {}),
    ("inner_sea", 1, "en-GB", PHONE),
]
OFFSPRING, LOG = 9, 8
"""The steps of the lesson of Tempus at which somebody is to have offspring, and about the log."""

DEPLOY = 7
"""The step of the lesson of the Inner Sea at which disks are deployed."""

CAPITAL = 9
"""The step of the lesson of Hyperborea at which a figure steps into the capital."""


@pytest.fixture
def guide(visitor: Visitor) -> Guide:
    """Open the guided first game of Tempus."""
    found = Guide(visitor.page)
    found.begin("tempus")
    return found


def goes_on(visitor: Visitor, guide: Guide) -> None:
    """Expect the next chapter, at a table of its own, or else a game that goes on unguided."""
    if guide.button("following").count():
        chapter, table = guide.chapter, visitor.desk.table
        guide.button("following").click()
        expect(guide.page.locator(f"[data-guide-chapter='{chapter + 1}']")).to_be_visible()
        assert visitor.desk.table != table
    else:
        guide.button("end").click()
        guide.is_gone()
        assert visitor.desk.options()


@pytest.mark.parametrize(("game", "chapter", "locale", "device"), WALKS)
def test_who_follows_the_guide_comes_to_its_end(
    come: Come, game: str, chapter: int, locale: str, device: dict[str, Any]
) -> None:
    visitor = come(locale=locale, **device)
    guide = Guide(visitor.page)
    guide.begin(game, chapter)
    steps = []

    while not guide.is_at_its_end:
        steps.append(guide.step)
        assert not guide.remark.inner_text().startswith("lesson-")
        if guide.due:
            assert guide.pointed()["isApart"], f"the guide covers what it points at: {guide.due}"
        assert guide.is_in_place()
        assert visitor.sees_all_across()
        guide.follow()

    assert steps == sorted(steps)
    assert set(steps) == set(range(1, guide.step))
    assert guide.chapter == chapter
    goes_on(visitor, guide)


def test_axe_finds_nothing_grave_at_the_guide(come: Come) -> None:
    visitor = come(color_scheme="light")
    guide = Guide(visitor.page)
    guide.begin("tempus")

    check_day_and_night(visitor)
    guide.follow_to(5)
    check_day_and_night(visitor, "[data-guide]")
    guide.depart("from i7")
    expect(guide.button("return")).to_be_visible()
    check_day_and_night(visitor, "[data-guide]")


def test_the_guide_is_read_forward_and_back(guide: Guide) -> None:
    first = guide.remark.inner_text()

    guide.button("next").click()
    second = guide.remark.inner_text()
    guide.button("back").click()

    assert guide.remark.inner_text() == first != second
    expect(guide.button("back")).to_be_disabled()


def test_the_guide_is_read_with_keys(guide: Guide) -> None:
    guide.page.keyboard.press("n")
    guide.page.keyboard.press("n")
    guide.page.keyboard.press("p")

    expect(guide.page.locator("[data-guide-step='2']")).to_be_visible()


@pytest.mark.parametrize("game", ["tempus", "hyperborea", "inner_sea", "through_the_ages"])
def test_an_answer_is_found_and_given_with_keys(visitor: Visitor, game: str) -> None:
    guide = Guide(visitor.page)
    guide.begin(game)
    while not guide.due:
        guide.page.keyboard.press("n")
        guide.settle()
    before = visitor.desk.at

    guide.page.keyboard.press("n")
    guide.page.keyboard.press("Enter")

    visitor.desk.wait_for_question(before)
    expect(guide.panel).to_have_attribute("data-guide", "followed")


def test_on_a_phone_the_guide_shows_the_place_again(come: Come) -> None:
    visitor = come(**PHONE)
    guide = Guide(visitor.page)
    guide.begin("hyperborea")
    guide.follow_to(CAPITAL)
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    place = visitor.page.locator("[data-place=f5] [data-site]")
    expect(place).not_to_be_in_viewport()

    guide.button("show").click()

    expect(place).to_be_in_viewport()
    assert guide.pointed()["isApart"]


def test_the_guide_is_a_region_that_is_read_out(guide: Guide) -> None:
    region = guide.page.get_by_role("region", name="Guided first game")

    expect(region).to_be_visible()
    expect(region.locator("[aria-live=polite]")).to_contain_text("Welcome to Tempus")


def test_a_first_wrong_answer_does_not_end_the_lesson(visitor: Visitor, guide: Guide) -> None:
    guide.follow_to(5)
    at = visitor.desk.at

    visitor.desk.click("from i7")

    expect(guide.page.locator("[data-guide-held]")).to_be_visible()
    assert (visitor.desk.at, guide.step, guide.due) == (at, 5, "from i6")
    guide.follow()
    expect(guide.panel).to_have_attribute("data-guide", "followed")
    assert guide.step == 6


def test_members_of_a_set_are_chosen_in_any_order_and_a_stray_one_is_taken_out(
    visitor: Visitor,
) -> None:
    guide, desk = Guide(visitor.page), visitor.desk
    guide.begin("inner_sea")
    guide.follow_to(DEPLOY)

    for area in ("sicily", "bruttium", "sicily"):
        desk.choose(f"deploy {area}")
    guide.button("next").click()
    assert guide.due == "deploy apulia"
    desk.choose("deploy etruria")
    guide.button("free").click()
    expect(visitor.page.locator(".desk")).to_have_attribute("data-chosen", "3")
    for area in ("sicily", "apulia"):
        desk.choose(f"deploy {area}")
    desk.confirm()

    expect(guide.panel).to_have_attribute("data-guide", "followed")
    assert desk.at > DEPLOY


def test_who_departs_is_told_and_comes_back_by_one_click(visitor: Visitor, guide: Guide) -> None:
    guide.follow_to(5)
    guide.depart("from i7")
    visitor.desk.choose(visitor.desk.options()[0])
    expect(guide.panel).to_have_attribute("data-guide", "departed")
    expect(guide.ring).to_have_count(0)

    guide.button("return").click()

    expect(guide.panel).to_have_attribute("data-guide", "followed")
    guide.settle()
    assert (guide.step, guide.due) == (5, "from i6")


def test_where_others_have_acted_the_lesson_goes_on_at_a_table_of_its_own(
    visitor: Visitor, guide: Guide
) -> None:
    guide.follow_to(OFFSPRING)
    table = visitor.desk.table
    guide.depart("ideas")
    guide.button("leave").click()
    guide.is_gone()

    guide.button("return").click()

    expect(guide.page.locator(f"[data-guide-step='{LOG}']")).to_be_visible()
    assert visitor.desk.table != table
    guide.follow_to(OFFSPRING)
    assert guide.due == "offspring"


def test_who_departs_can_play_on_without_the_guide(visitor: Visitor, guide: Guide) -> None:
    guide.follow_to(OFFSPRING)
    guide.depart("ideas")

    guide.button("play-on").click()

    guide.is_gone()
    before = visitor.desk.at
    visitor.desk.choose(visitor.desk.options()[-1])
    assert visitor.desk.at > before
    guide.is_gone()


def test_the_guide_can_be_sent_away_and_called_back(guide: Guide) -> None:
    guide.follow_to(3)
    guide.button("leave").click()
    guide.is_gone()

    guide.button("call").click()

    guide.settle()
    assert guide.due == ""
    assert guide.remark.inner_text()


def test_who_comes_back_finds_the_guide_where_the_game_stands(
    visitor: Visitor, guide: Guide
) -> None:
    guide.follow_to(LOG)

    visitor.page.reload()

    guide.settle()
    assert guide.step == LOG


def test_an_ordinary_table_has_no_guide(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.start.play()
    visitor.desk.wait_for_question()

    Guide(visitor.page).is_gone()
