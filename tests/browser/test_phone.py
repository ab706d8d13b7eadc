"""The table on a phone: one column, the board first, and everything can be done with a thumb."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import before_drawing, finished, turn_with_steps
from tests.browser.visitor import Visitor

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TURNS = 5


@pytest.fixture
def caller(come: Come) -> Visitor:
    """Let somebody come with a phone."""
    return come(**PHONE)


def test_some_turns_are_played_on_a_phone(caller: Visitor, house: House) -> None:
    desk = caller.desk
    desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    first = desk.at

    for _ in range(TURNS):
        while (options := desk.options())[0] != "move":
            desk.choose(options[0])
        desk.choose(options[-1])
        assert caller.sees_all_across()

    assert desk.at > first + TURNS


def test_a_first_game_starts_on_a_phone(caller: Visitor) -> None:
    caller.start.visit()
    assert caller.sees_all_across()

    caller.start.play()

    caller.desk.wait_for_question()
    assert caller.sees_all_across()


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


def test_the_result_fits_on_a_phone(caller: Visitor, house: House) -> None:
    caller.desk.visit(house.open_once(finished()).path)

    expect(caller.desk.ending()).to_be_visible()

    assert caller.sees_all_across()
    expect(caller.page.locator("[data-rematch]")).to_be_visible()
