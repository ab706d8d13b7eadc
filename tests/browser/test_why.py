"""Why something cannot be chosen: the reason, its clause, and the clause in the rules."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import turn_with_steps
from tests.browser.visitor import Visitor


@pytest.fixture
def asker(visitor: Visitor, house: House) -> Visitor:
    """Let somebody choose an action; some are closed."""
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    return visitor


UNDER = """
(bubble) => {
  const { left, top, width, height } = bubble.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return bubble.contains(met) ? "bubble" : "other";
}
"""
"""What a click on the middle of the bubble meets."""

COVER = """
(bubble, place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  Object.assign(bubble.style, { left: `${x - 4}px`, top: `${y - 4}px` });
  return [x, y];
}
"""
"""Put the bubble over the middle of a place, and say where that is."""

WIDTH = "picture => picture.getBoundingClientRect().width"


def reason(visitor: Visitor) -> Locator:
    """The reason in the bubble."""
    return visitor.page.locator("[data-hint-bubble] [data-why]")


def check_clause_opens(visitor: Visitor, clause: str) -> None:
    """See the rules at the clause."""
    sheet = visitor.page.locator("[data-sheet=rules]")
    expect(sheet.locator(f"[data-clause='{clause}']")).to_be_in_viewport()
    expect(sheet.locator(f"[data-clause='{clause}']")).to_be_focused()


def test_a_closed_action_tells_its_clause_which_opens_in_the_rules(asker: Visitor) -> None:
    asker.page.locator("[data-closed]").first.hover()
    clause = reason(asker).locator("button").inner_text()

    reason(asker).locator("button").click()

    check_clause_opens(asker, clause)


def test_a_place_that_is_not_lit_tells_why(asker: Visitor) -> None:
    asker.desk.choose("move")
    place = asker.page.locator("[data-board] [data-place][aria-disabled=true]").first

    place.click(force=True)

    expect(reason(asker)).to_contain_text("R")
    expect(reason(asker).locator("button")).to_be_visible()
    assert asker.desk.options(), "asking changes nothing"


def test_a_card_that_cannot_be_played_tells_what_it_does_and_why_not(asker: Visitor) -> None:
    asker.desk.choose("move")

    card = asker.page.locator("[data-mine] [data-card][aria-disabled=true]").first
    card.hover()

    bubble = asker.page.locator("[data-hint-bubble]")
    expect(bubble.locator("strong")).to_be_visible()
    expect(reason(asker)).to_be_visible()
    small, large = card.locator("svg.picture"), bubble.locator("svg.picture")
    assert large.inner_html() == small.inner_html()
    assert large.evaluate(WIDTH) > 1.5 * small.evaluate(WIDTH)


def test_a_bubble_that_is_only_read_lets_clicks_through(asker: Visitor) -> None:
    asker.desk.choose("move")

    asker.page.locator("[data-board] [data-place][aria-disabled=false]").first.hover()

    bubble = asker.page.locator("[data-hint-bubble]")
    expect(bubble.locator("strong")).to_be_visible()
    assert bubble.evaluate(UNDER) == "other"


def test_a_reason_that_covers_a_lit_place_is_in_nobodys_way(asker: Visitor) -> None:
    asker.desk.choose("move")
    asker.page.locator("[data-board] [data-place][aria-disabled=true]").first.hover()
    expect(reason(asker).locator("button")).to_be_visible()
    lit = asker.page.locator("[data-board] [data-place][data-option]").first
    before = asker.desk.stand

    bubble = asker.page.locator("[data-hint-bubble]")
    asker.page.mouse.click(*bubble.evaluate(COVER, lit.element_handle()))

    asker.desk.wait_to_move_on(before)


def test_by_keys_w_tells_why_and_w_once_more_opens_the_clause(asker: Visitor) -> None:
    asker.desk.choose("move")
    asker.page.keyboard.press("b")
    place = asker.page.locator("[data-board] [data-place][aria-disabled=true]").first
    place.focus()

    asker.page.keyboard.press("w")
    clause = reason(asker).locator("button").inner_text()
    asker.page.keyboard.press("w")

    check_clause_opens(asker, clause)


def test_an_answer_in_notation_that_is_not_legal_is_refused_with_its_reason(asker: Visitor) -> None:
    at = asker.desk.at

    asker.desk.say("city")

    refused = asker.page.locator("[data-refused]")
    expect(refused).to_be_visible()
    assert asker.desk.at == at
