"""Every page is held against the rules of axe: nothing serious, nothing critical."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.moments import KEPT, chairs, position
from tests.browser.positions import before_drawing, both_hold_cards, finished, turn_with_steps
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

GRAVE = ("serious", "critical")
ONLY_FAULTS = {"resultTypes": ["violations"]}
"""What is in order need not be told."""

ONLY_COLOURS = {**ONLY_FAULTS, "runOnly": ["color-contrast"]}
"""All that differs by night."""

AXE = Axe()

WEAR = "async (rules) => document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(rules))"
"""Wear a style sheet that the page's own policy would not let in."""


def check(visitor: Visitor, within: str = "", options: dict[str, Any] = ONLY_FAULTS) -> None:
    """Let axe look at the page as it is now, or at a part of it: all else was looked at before."""
    found = AXE.run(visitor.page, context=within or None, options=options).response
    grave = [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
    assert grave == []


def check_day_and_night(visitor: Visitor, within: str = "") -> None:
    """Let axe look at the page by day, and at its colours by night."""
    check(visitor, within)
    visitor.page.emulate_media(color_scheme="dark")
    check(visitor, within, ONLY_COLOURS)
    visitor.page.emulate_media(color_scheme="light")


def test_axe_sees_a_fault_that_is_planted(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.page.locator("[data-play]").evaluate("button => button.replaceChildren()")

    with pytest.raises(AssertionError, match="button-name"):
        check(visitor)


def test_axe_sees_a_colour_that_is_too_pale_by_night_alone(visitor: Visitor) -> None:
    visitor.start.visit()
    pale = "[data-play] { color: #777 !important; background: #888 !important }"
    visitor.page.evaluate(WEAR, f"@media (prefers-color-scheme: dark) {{ {pale} }}")

    check(visitor)
    with pytest.raises(AssertionError, match="color-contrast"):
        check_day_and_night(visitor)


@pytest.fixture
def reader(come: Come) -> Visitor:
    """Let somebody come who reads German."""
    return come(locale="de-DE", color_scheme="light")


def test_the_start_page(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open(HERE, RANDOM, RANDOM).path)
    reader.start.visit()
    reader.start.open_rules()
    expect(reader.start.tables()).to_have_count(1)

    check_day_and_night(reader)


def test_the_table(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    check_day_and_night(reader)

    reader.desk.choose("move")

    check(reader)


@pytest.mark.parametrize("moment", ["early", "late"])
@pytest.mark.parametrize("game", [game for game in KEPT if game != "tempus"])
def test_the_tables_of_the_other_games(come: Come, house: House, game: str, moment: str) -> None:
    reader = come(color_scheme="light")

    reader.desk.visit(house.open_once(position(game, moment), *chairs(game)).path)

    check_day_and_night(reader)


def test_the_hand_over(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_record(both_hold_cards(), HERE, HERE, RANDOM).path)

    check_day_and_night(reader)


def test_the_replay(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)
    reader.desk.open_replay()
    reader.page.locator("[data-slider]").fill("100")
    reader.desk.replay_stands_at(100)

    check_day_and_night(reader)


def test_the_result(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_once(finished()).path)
    expect(reader.desk.ending()).to_be_visible()

    check_day_and_night(reader)


def test_the_rules(reader: Visitor) -> None:
    reader.page.goto("/rules/tempus")
    expect(reader.page.locator("[data-clause]").first).to_be_visible()

    check_day_and_night(reader)


def test_the_credits(reader: Visitor) -> None:
    reader.start.visit()
    reader.page.locator("a[href='/credits']").click()
    expect(reader.page.locator("[data-author=lorc]")).to_contain_text("crossed swords")

    check_day_and_night(reader)


def test_the_sheets(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open(HERE, RANDOM, RANDOM).path)

    for panel in ("rules", "text", "keys", "menu"):
        sheet = reader.desk.open_panel(panel)
        if panel == "rules":
            expect(sheet.locator("[data-clause]").first).to_be_visible()

        check_day_and_night(reader, "dialog")
        reader.desk.close_panel()


@pytest.mark.parametrize(
    ("game", "scheme"),
    [
        ("tempus", "light"),
        ("through_the_ages", "dark"),
        ("hyperborea", "light"),
        ("inner_sea", "dark"),
    ],
)
def test_the_gallery(come: Come, game: str, scheme: str) -> None:
    reader = come(locale="de-DE", color_scheme=scheme)
    reader.page.goto(f"/gallery/{game}")
    expect(reader.page.locator("[data-gallery]").first).to_be_visible()

    check(reader)


def test_the_phone(come: Come, house: House) -> None:
    caller = come(**PHONE)
    caller.start.visit()
    check(caller)

    caller.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)

    check(caller)
