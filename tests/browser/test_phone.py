"""The table on a phone: one column, the board first, and everything can be done with a thumb."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.moments import chairs, position
from tests.browser.positions import before_drawing, six_at_the_end, turn_with_steps
from tests.browser.visitor import Visitor

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TURNS = 5
HEADS = ("new-table", "my-tables")
SCROLLS_ACROSS = """
() => [...document.querySelectorAll("[data-ending], [data-ending] *")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
  .filter((one) => getComputedStyle(one).overflowX !== "clip")
  .map((one) => one.className)
"""
"""What of the result would have to be scrolled sideways."""
TOP = "(thing) => thing.getBoundingClientRect().top"
GAP = """
() => {
  const [thing, bubble] = ["[aria-describedby]", "[data-hint-bubble]"]
    .map((mark) => document.querySelector(mark)?.getBoundingClientRect().top);
  return thing - bubble;
}
"""
"""How far the bubble stands above what it tells of."""


@pytest.fixture
def caller(come: Come) -> Visitor:
    """Let somebody come with a phone."""
    return come(**PHONE)


def test_some_turns_are_played_on_a_phone(caller: Visitor, house: House) -> None:
    desk = caller.desk
    desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    first, chance = desk.at, random.Random(1)

    for _ in range(TURNS):
        while (options := desk.options())[0] != "move":
            desk.choose(desk.any_answer(chance))
        desk.choose(options[-1])
        assert caller.sees_all_across()

    assert desk.at > first + TURNS


def test_a_first_game_starts_on_a_phone(caller: Visitor) -> None:
    caller.start.visit()
    assert caller.sees_all_across()

    caller.start.play()

    caller.desk.wait_for_question()
    assert caller.sees_all_across()


def test_who_has_tables_finds_them_first(caller: Visitor, house: House) -> None:
    caller.start.visit()
    form, mine = (caller.page.locator(f"[aria-labelledby={name}]") for name in HEADS)
    assert form.evaluate(TOP) < mine.evaluate(TOP)
    caller.desk.visit(house.open(HERE, RANDOM, RANDOM).path)

    caller.start.visit()

    expect(caller.start.tables()).to_have_count(1)
    assert mine.evaluate(TOP) < form.evaluate(TOP)


def test_the_board_stands_first_and_the_question_is_always_in_sight(
    caller: Visitor, house: House
) -> None:
    caller.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)

    board = caller.page.locator("[data-board]").bounding_box()
    players = caller.page.locator("[data-player='0']").bounding_box()

    assert board is not None
    assert players is not None
    assert board["y"] + board["height"] <= players["y"]
    expect(caller.page.locator("#prompt")).to_be_in_viewport()
    caller.page.locator("[data-player='2']").scroll_into_view_if_needed()
    expect(caller.page.locator("#prompt")).to_be_in_viewport()


def test_a_hex_on_the_board_can_be_tapped(caller: Visitor, house: House) -> None:
    caller.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    caller.desk.choose("move")
    at = caller.desk.at

    caller.page.locator("[data-board] .lit[data-option]").first.tap()

    caller.desk.wait_for_question(at)
    assert caller.desk.at == at + 1


def test_an_arrow_leads_to_what_is_lit_further_down(caller: Visitor, house: House) -> None:
    game = "hyperborea"
    caller.desk.visit(house.open_once(position(game, "middle"), *chairs(game)).path)
    last = caller.page.locator("[data-mine] [data-option]").last
    down = caller.page.locator("[data-arrow=down]")
    expect(last).not_to_be_in_viewport()
    expect(down).to_be_visible()

    while down.count():
        below = down.get_attribute("title")
        down.tap()
        expect(caller.page.locator(f"[data-arrow=down][title='{below}']")).to_have_count(0)

    expect(last).to_be_in_viewport()

    caller.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(caller.page.locator("[data-arrow=up]")).to_be_visible()


def test_a_finger_that_is_held_asks_and_never_plays_twice_in_a_row_too(
    caller: Visitor, house: House
) -> None:
    caller.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    bubble = caller.page.locator("[data-hint-bubble]")
    caller.hold(caller.desk.button("move"))
    expect(bubble).to_contain_text(caller.desk.button("move").inner_text())
    caller.page.locator("[data-board]").tap(position={"x": 4, "y": 4})
    expect(bubble).to_have_count(0)
    caller.desk.choose("move")
    at = caller.desk.at
    lit = caller.page.locator("[data-board] .lit[data-option]")
    from_south = sorted(lit.all(), key=lambda place: -place.evaluate(TOP))

    for thing in (from_south[0], from_south[-1]):
        caller.hold(thing)

        expect(bubble.locator("strong")).to_contain_text(thing.get_attribute("data-place") or "?")
        assert caller.desk.at == at
    bubble.click()
    expect(bubble).to_have_count(0)


def test_the_bubble_goes_with_its_thing_and_away_with_it(caller: Visitor, house: House) -> None:
    game, page = "through_the_ages", caller.page
    caller.desk.visit(house.open_once(position(game, "middle"), *chairs(game)).path)
    caller.hold(page.locator("[data-place='row 9']"))
    before = page.evaluate(GAP)

    page.evaluate("() => window.scrollBy(0, 30)")

    page.wait_for_function(f"(before) => Math.abs(({GAP})() - before) < 1", arg=before)
    page.evaluate("() => window.scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("[data-hint-bubble]")).to_have_count(0)


def test_log_and_rules_and_replay_are_reached_through_the_menu(
    caller: Visitor, house: House
) -> None:
    caller.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)
    for name in ("log", "rules", "text", "keys"):
        caller.desk.open_panel("menu")
        caller.page.locator(f"[data-menu={name}]").click()
        expect(caller.page.locator(f"[data-sheet={name}]")).to_be_visible()
        assert caller.sees_all_across()
        caller.page.locator(f"[data-sheet={name}] header button").click()
        expect(caller.page.locator("dialog")).to_have_count(0)

    caller.desk.open_panel("menu")
    caller.page.locator("[data-sheet=menu]").get_by_role("button", name="Replay").click()

    expect(caller.page.locator("[data-replay-bar]")).to_be_visible()
    assert caller.sees_all_across()


def test_the_result_of_six_fits_on_every_screen(caller: Visitor, house: House) -> None:
    caller.desk.visit(house.open_once(six_at_the_end()).path)

    expect(caller.desk.ending().locator("thead th")).to_have_count(6)

    for width, height in ((390, 844), (844, 390), (933, 600), (1366, 768)):
        caller.page.set_viewport_size({"width": width, "height": height})
        assert caller.page.evaluate(SCROLLS_ACROSS) == []
        assert caller.sees_all_across()
        for mark in ("[data-rematch]", "thead th:last-child", "thead th:nth-child(2)"):
            expect(caller.desk.ending().locator(mark)).to_be_in_viewport(ratio=1)
