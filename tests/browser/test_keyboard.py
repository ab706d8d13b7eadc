"""The table without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import HERE, RANDOM, House
from tests.browser.moments import chairs, position
from tests.browser.positions import turn_with_steps
from tests.browser.visitor import Visitor

FOCUS = "() => ({ ...document.activeElement.dataset })"


@pytest.fixture
def typist(visitor: Visitor, house: House) -> Visitor:
    """Let somebody sit at a table who has no mouse."""
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    return visitor


def focused(visitor: Visitor) -> dict[str, str]:
    """Read the marks of what is in focus."""
    found: dict[str, str] = visitor.page.evaluate(FOCUS)
    return found


def press_until(visitor: Visitor, key: str, name: str, value: str) -> None:
    """Press a key until what is wanted is in focus."""
    for _ in range(80):
        if focused(visitor).get(name) == value:
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {name} {value}")


def go_to_first(visitor: Visitor, verb: str) -> str:
    """Go on the board to the first place that can be answered with a verb; name it."""
    texts = [text.split() for text in visitor.desk.options()]
    place = next(words[1] for words in texts if words[0] == verb)
    visitor.page.keyboard.press("b")
    press_until(visitor, "n", "place", place)
    return place


def go_to_answer(visitor: Visitor, text: str) -> None:
    """Go to the answers, and from one to the next until it is the wanted one."""
    visitor.page.keyboard.press("o")
    while "text" not in focused(visitor):
        visitor.page.keyboard.press("Tab")
    press_until(visitor, "ArrowDown", "text", text)


def test_a_whole_turn_is_played_by_keys(typist: Visitor) -> None:
    keys = typist.page.keyboard
    at = typist.desk.at
    go_to_answer(typist, "move")
    keys.press("Enter")
    typist.desk.wait_for_question(at)

    start = go_to_first(typist, "from")
    keys.press("Enter")
    typist.desk.wait_for_question(at + 1)
    goal = go_to_first(typist, "to")
    keys.press("Enter")
    typist.desk.wait_for_question(at + 2)
    go_to_answer(typist, "done")
    keys.press("Enter")
    typist.desk.wait_for_question(at + 3)

    said = " ".join(typist.desk.entries().all_inner_texts())
    assert start != goal
    assert f"from {start} to {goal}" in said
    assert typist.desk.at > at + 3


def test_arrows_lead_from_hex_to_hex(typist: Visitor) -> None:
    typist.page.keyboard.press("b")
    start = focused(typist)["place"]
    trail = [start]

    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        typist.page.keyboard.press(key)
        trail.append(focused(typist)["place"])

    assert len(set(trail)) > 2


def test_arrows_lead_from_answer_to_answer_and_tab_leads_out(typist: Visitor) -> None:
    keys = typist.page.keyboard
    keys.press("o")
    first = focused(typist)["text"]

    keys.press("ArrowDown")
    second = focused(typist)
    keys.press("ArrowUp")
    assert focused(typist)["text"] == first != second.get("text", second.get("closed"))
    keys.press("End")
    last = focused(typist)
    keys.press("ArrowRight")
    assert focused(typist)["text"] == first
    keys.press("ArrowLeft")
    assert focused(typist) == last

    keys.press("Tab")

    assert not {"text", "closed"} & focused(typist).keys()


def test_arrows_lead_from_card_to_card(typist: Visitor) -> None:
    cards = typist.desk.hand()
    typist.page.keyboard.press("h")
    assert focused(typist)["card"] == cards[0]

    typist.page.keyboard.press("ArrowRight")

    assert focused(typist)["card"] == cards[1 % len(cards)]


def test_u_takes_back_a_decision(typist: Visitor) -> None:
    at = typist.desk.at
    typist.desk.choose("move")

    typist.page.keyboard.press("u")

    typist.desk.wait_for_question(at + 1)
    assert typist.desk.at == at


def test_the_command_line_takes_the_notation(typist: Visitor) -> None:
    at = typist.desk.at
    command = typist.page.locator("[data-command]")
    expect(command).to_have_count(0)
    typist.page.keyboard.press(":")
    expect(command).to_be_focused()
    typist.page.keyboard.press("Escape")
    expect(command).to_have_count(0)
    typist.page.keyboard.press(":")
    typist.page.keyboard.type("move")
    typist.page.keyboard.press("Enter")
    typist.desk.wait_for_question(at)

    answer = typist.desk.options()[0]
    typist.desk.say(answer)

    typist.desk.wait_for_question(at + 1)
    assert typist.desk.at == at + 2
    expect(typist.page.locator("[data-command]")).to_have_value("")


def test_what_is_no_notation_is_refused_and_can_be_mended(typist: Visitor) -> None:
    at = typist.desk.at

    typist.desk.say("fly to the moon")

    expect(typist.page.locator("[data-refused]")).to_contain_text("fly to the moon")
    expect(typist.page.locator("[data-command]")).to_have_value("fly to the moon")
    assert typist.desk.at == at


@pytest.mark.parametrize(("key", "sheet"), [("?", "keys"), ("g", "rules"), ("t", "text")])
def test_a_key_opens_a_sheet_and_escape_closes_it(typist: Visitor, key: str, sheet: str) -> None:
    typist.page.keyboard.press(key)
    expect(typist.page.locator(f"[data-sheet={sheet}]")).to_be_visible()

    typist.page.keyboard.press("Escape")

    expect(typist.page.locator("dialog")).to_have_count(0)


def test_a_sheet_opened_over_a_thing_that_is_told_of_closes_for_good(typist: Visitor) -> None:
    bubble = typist.page.locator("[data-hint-bubble]")
    typist.page.keyboard.press("b")
    expect(bubble).to_be_visible()
    typist.page.keyboard.press("g")
    expect(bubble).to_have_count(0)

    typist.page.keyboard.press("Escape")

    expect(typist.page.locator("dialog")).to_have_count(0)


def test_escape_closes_the_list_of_a_place_with_several_choices(
    visitor: Visitor, house: House
) -> None:
    game = "through_the_ages"
    visitor.desk.visit(house.open_once(position(game, "middle"), *chairs(game)).path)
    place = visitor.page.locator("[data-board] .lit[data-options]").first
    place.click()
    expect(visitor.page.locator("[role=menu]")).to_be_visible()

    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator("[role=menu]")).to_have_count(0)
    expect(place).to_be_focused()


def test_keys_step_through_the_replay(typist: Visitor) -> None:
    now = typist.desk.at

    typist.page.keyboard.press("r")
    typist.desk.replay_stands_at(now)
    typist.page.keyboard.press(",")
    typist.desk.replay_stands_at(now - 1)
    typist.page.keyboard.press(",")
    typist.desk.replay_stands_at(now - 2)
    typist.page.keyboard.press(".")
    typist.desk.replay_stands_at(now - 1)
    typist.page.keyboard.press("Escape")

    expect(typist.page.locator("[data-replay-bar]")).to_have_count(0)
    assert typist.desk.at == now


def test_a_number_opens_a_player(typist: Visitor) -> None:
    typist.page.keyboard.press("2")

    expect(typist.page.locator("[data-player='1'] button").first).to_have_attribute(
        "aria-expanded", "true"
    )


def test_the_text_view_tells_the_whole_position(typist: Visitor) -> None:
    lines = typist.desk.text_view()

    said = " ".join(lines)
    assert len(lines) > 8
    assert all(name in said for name in ("Player 1", "Bot 2", "Bot 3"))


def test_what_happens_is_spoken(typist: Visitor) -> None:
    expect(typist.page.locator("[data-live]")).to_have_attribute("aria-live", "polite")

    typist.desk.choose("move")

    expect(typist.page.locator("[data-live]")).to_contain_text(typist.desk.prompt())
