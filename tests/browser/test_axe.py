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
LOOKS = [("en-GB", "light"), ("de-DE", "dark")]
ONLY_FAULTS = {"resultTypes": ["violations"]}
"""What is in order need not be told."""


def check(visitor: Visitor) -> None:
    """Let axe look at the page as it is now."""
    found: dict[str, Any] = Axe().run(visitor.page, options=ONLY_FAULTS).response
    grave = [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
    assert grave == []


def test_axe_sees_a_fault_that_is_planted(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.page.locator("[data-play]").evaluate("button => button.replaceChildren()")

    with pytest.raises(AssertionError, match="button-name"):
        check(visitor)


@pytest.fixture(params=LOOKS, ids=["english-light", "german-dark"])
def reader(request: pytest.FixtureRequest, come: Come) -> Visitor:
    """Let somebody come who reads a language, by day or by night."""
    locale, scheme = request.param
    return come(locale=locale, color_scheme=scheme)


def test_the_start_page(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open(HERE, RANDOM, RANDOM).path)
    reader.start.visit()
    reader.start.open_rules()
    expect(reader.start.tables()).to_have_count(1)

    check(reader)


def test_the_table(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    check(reader)

    reader.desk.choose("move")

    check(reader)


@pytest.mark.parametrize("moment", ["early", "late"])
@pytest.mark.parametrize("game", [game for game in KEPT if game != "tempus"])
def test_the_tables_of_the_other_games(come: Come, house: House, game: str, moment: str) -> None:
    reader = come(color_scheme="light")
    reader.desk.visit(house.open_once(position(game, moment), *chairs(game)).path)
    check(reader)

    reader.page.emulate_media(color_scheme="dark")
    reader.speak("de")

    check(reader)


def test_the_hand_over(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_record(both_hold_cards(), HERE, HERE, RANDOM).path)

    check(reader)


def test_the_replay(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)
    reader.desk.open_replay()
    reader.page.locator("[data-slider]").fill("100")
    reader.desk.replay_stands_at(100)

    check(reader)


def test_the_result(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open_once(finished()).path)
    expect(reader.desk.ending()).to_be_visible()

    check(reader)


def test_the_rules(reader: Visitor) -> None:
    reader.page.goto("/rules/tempus")
    expect(reader.page.locator("[data-clause]").first).to_be_visible()

    check(reader)


def test_the_credits(reader: Visitor) -> None:
    reader.start.visit()
    reader.page.locator("a[href='/credits']").click()
    expect(reader.page.locator("[data-author=lorc]")).to_contain_text("crossed swords")

    check(reader)


def test_the_sheets(reader: Visitor, house: House) -> None:
    reader.desk.visit(house.open(HERE, RANDOM, RANDOM).path)

    for panel in ("rules", "text", "keys", "menu"):
        sheet = reader.desk.open_panel(panel)
        if panel == "rules":
            expect(sheet.locator("[data-clause]").first).to_be_visible()

        check(reader)
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
