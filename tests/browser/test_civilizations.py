"""The civilizations of Through the Ages: what is in play takes room, and two lie side by side."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.moments import chairs, position
from tests.browser.visitor import Visitor

GAME = "through_the_ages"
OWN = "[data-board] .land:not([data-beside])"
OTHER = "[data-board] [data-beside='1']"
HEIGHTS = "(things) => things.map((thing) => Math.round(thing.getBoundingClientRect().height))"
SIZES = """
(places) => places.map((place) => {
  const { width, height } = place.querySelector(".place").getBoundingClientRect();
  return [width, height, getComputedStyle(place.querySelector(".newest")).fontSize];
})
"""
STICKS_OUT = """
(area) => {
  const edge = area.getBoundingClientRect().right;
  const rights = [...area.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right);
  return rights.filter((right) => right > edge).length;
}
"""
"""How many things begin within an area and go on beside it."""
ROOMY = {"viewport": {"width": 1600, "height": 900}}


@pytest.fixture
def table(house: House) -> str:
    """A table in the middle of a game of four."""
    return house.open_once(position(GAME, "middle"), *chairs(GAME)).path


def test_the_newest_technology_of_a_kind_lies_large_on_the_older_ones(
    visitor: Visitor, table: str
) -> None:
    visitor.desk.visit(table)
    page = visitor.page

    piles = page.locator("[data-board] [data-part=technologies] > [role=group]")
    mines = piles.nth(1).locator("[data-place]")

    assert [place.get_attribute("data-place") for place in mines.all()] == [
        "tech iron",
        "tech bronze",
    ]
    newest, *older = mines.evaluate_all(HEIGHTS)
    assert newest > 3 * max(older)
    missing = page.locator("[data-board]").get_by_role("list", name="Not in play yet")
    assert piles.count() + missing.get_by_role("listitem").count() >= 11
    expect(missing).to_contain_text("Library")


def test_the_stages_of_a_wonder_fill_its_picture(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_once(position(GAME, "late"), *chairs(GAME)).path)
    visitor.page.keyboard.press("3")
    wonder = visitor.page.locator("[data-hint^='seen 2 wonder']")
    wonder.wait_for()

    done = wonder.locator(".done").count()
    stages = wonder.locator(".stage").count()

    assert 0 < done < stages
    built = float(wonder.locator("[data-built]").get_attribute("data-built") or 0)
    assert built == pytest.approx(done / stages)


def test_from_1600_pixels_on_an_opponent_lies_beside(come: Come, table: str) -> None:
    visitor = come(**ROOMY)
    visitor.desk.visit(table)
    page = visitor.page
    lit = page.locator("[data-board] .lit").count()

    page.keyboard.press("2")

    expect(page.locator(OTHER)).to_be_visible()
    expect(page.locator("[data-player='1'] > .full")).to_have_count(0)
    own, other = page.locator(f"{OWN}, {OTHER}").evaluate_all(SIZES)
    assert own == other, "both are drawn at the same scale"
    assert page.locator("[data-board] .lit").count() == lit
    expect(page.locator(f"{OTHER} .lit")).to_have_count(0)
    page.keyboard.press("3")
    expect(page.locator("[data-board] [data-beside='2']")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("[data-board] [data-beside]")).to_have_count(0)
    expect(page.locator("[data-player='0'] > .full")).to_have_count(0)
    page.locator("[data-player='1'] button").first.click()
    page.locator(OTHER).get_by_role("button", name="Close").click()
    expect(page.locator(OTHER)).to_have_count(0)


def test_beside_an_opponent_the_own_supplies_stay_in_sight_and_the_others_hand(
    come: Come, house: House
) -> None:
    visitor = come(viewport={"width": 1700, "height": 950}, locale="de-DE")
    visitor.desk.visit(house.open_once(position(GAME, "late"), *chairs(GAME)).path)

    for seat in ("2", "3", "4"):
        visitor.page.keyboard.press(seat)

        for part in ("banks", "actions"):
            expect(visitor.page.locator(f"{OWN} [data-part={part}]")).to_be_in_viewport(ratio=1)
        expect(visitor.page.locator("[data-beside] [data-part=hand]")).to_be_in_viewport(ratio=1)


def test_where_there_is_less_room_an_opponent_opens_in_the_list(
    visitor: Visitor, table: str
) -> None:
    visitor.desk.visit(table)

    visitor.page.keyboard.press("2")

    opened = visitor.page.locator("[data-player='1'] > .full")
    expect(opened).to_be_visible()
    expect(visitor.page.locator("[data-beside]")).to_have_count(0)
    for width, height in ((1366, 768), (933, 600), (390, 844)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert opened.evaluate(STICKS_OUT) == 0
