"""German and English: on every page, at any time, remembered."""

import re

import pytest
from playwright.sync_api import expect

from aevum.kernel.message import Msg
from aevum.text import Words
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import finished, turn_with_steps
from tests.browser.visitor import Visitor

KEYS = re.compile(r"\b(web|label|note|prompt|effect|terrain|era|option|tempus)-[a-z-]+\b")
"""What a sentence looks like that a catalogue does not have."""


def says_nothing_raw(visitor: Visitor) -> bool:
    """Say whether every sentence on the page was put into words."""
    return KEYS.search(visitor.page.locator("body").inner_text()) is None


def said(key: str) -> list[str]:
    """Look a sentence up in both languages."""
    return [Words(lang).say(Msg(key)) for lang in ("en", "de")]


PAGES = {
    "/": "web-start-head",
    "/rules/tempus": "web-short-reference",
    "/gallery/tempus": "web-to-start",
}


@pytest.mark.parametrize("path", PAGES)
def test_a_page_speaks_both_languages(visitor: Visitor, path: str) -> None:
    english, german = said(PAGES[path])
    visitor.page.goto(path)
    expect(visitor.page.get_by_text(english).first).to_be_visible()

    visitor.speak("de")

    expect(visitor.page.get_by_text(german).first).to_be_visible()
    assert says_nothing_raw(visitor)
    visitor.speak("en")
    expect(visitor.page.get_by_text(english).first).to_be_visible()
    assert says_nothing_raw(visitor)


def test_a_table_changes_its_language_in_the_middle_of_a_turn(
    visitor: Visitor, house: House
) -> None:
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("move")
    options, english = visitor.desk.options(), visitor.desk.prompt()

    visitor.speak("de")

    expect(visitor.page.locator("#prompt")).not_to_have_text(english)
    assert visitor.desk.options() == options
    assert says_nothing_raw(visitor)
    expect(visitor.desk.entries().last).to_contain_text("Spieler 1")


def test_the_replay_and_the_result_speak_german(come: Come, house: House) -> None:
    visitor = come(locale="de-AT")
    visitor.desk.visit(house.open_record(finished()).path)
    expect(visitor.desk.ending()).to_contain_text(said("web-total")[1])
    assert says_nothing_raw(visitor)

    visitor.desk.open_replay()

    expect(visitor.page.locator("[data-to-now]")).to_have_text(said("web-to-end")[1])
    assert says_nothing_raw(visitor)


def test_the_language_is_remembered(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.speak("de")

    visitor.page.reload()

    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_first_visit_speaks_the_language_of_the_browser(come: Come) -> None:
    visitor = come(locale="de-CH")

    visitor.start.visit()

    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
