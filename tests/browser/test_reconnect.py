"""A line that breaks or is slow: nothing is lost, and nothing is done twice."""

import json
import signal

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import before_drawing, turn_with_steps
from tests.browser.visitor import Visitor


@pytest.fixture
def mover(come: Come, own_house: House) -> Visitor:
    """Let somebody begin to move at a server that may be killed."""
    visitor = come(own_house)
    visitor.guard.allow("WebSocket connection to", because="the server is killed")
    visitor.guard.allow("ERR_CONNECTION_REFUSED", because="nobody answers for a while")
    visitor.desk.visit(own_house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("move")
    return visitor


def moves_of(mover: Visitor) -> list[str]:
    """Export the record of the table and read its actions."""
    mover.desk.open_panel("menu")
    record = Record.parse(mover.desk.export("[data-menu=export]"))
    mover.desk.close_panel()
    record.replay(verify=True)
    return [move.text for move in record.moves]


def test_after_a_crash_of_the_server_the_turn_goes_on_where_it_was(
    mover: Visitor, own_house: House
) -> None:
    at, options = mover.desk.at, mover.desk.options()

    own_house.end(signal.SIGKILL)
    expect(mover.page.locator("[data-line=lost]")).to_be_visible()
    own_house.start()
    expect(mover.page.locator("[data-line]")).to_have_count(0)
    mover.desk.wait_for_question()

    assert mover.desk.at == at
    assert mover.desk.options() == options
    mover.desk.choose(options[0])
    assert moves_of(mover)[at:] == [options[0]]


def test_what_was_clicked_while_the_line_was_down_is_done_once(
    mover: Visitor, own_house: House
) -> None:
    at, answer = mover.desk.at, mover.desk.options()[0]
    own_house.end(signal.SIGKILL)
    expect(mover.page.locator("[data-line=lost]")).to_be_visible()

    mover.desk.click(answer)
    own_house.start()
    mover.desk.wait_for_question(at)

    assert mover.desk.at == at + 1
    assert moves_of(mover)[at:] == [answer]


class SlowLine:
    """A line between a page and the table on which new positions can be held back."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        self.answers = 0
        self.taken = 0
        self.waiting: list[str | bytes] = []
        page.route_web_socket("**/ws/**", self.open)

    def open(self, line: WebSocketRoute) -> None:
        """Stand between the page and the table."""
        self.line = line
        table = line.connect_to_server()

        def ask(message: str | bytes) -> None:
            self.answers += json.loads(message)["type"] == "play"
            table.send(message)

        def hear(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            if self.is_held and kind in ("now", "changed"):
                self.waiting.append(message)
                return
            line.send(message)
            self.taken += kind == "done"

        line.on_message(ask)
        table.on_message(hear)

    def wait_until_held(self, page: Page) -> None:
        """Wait until every answer was taken and the position after it is held back."""
        while self.taken < self.answers or not self.waiting:
            page.wait_for_timeout(20)

    def let_go(self) -> None:
        """Send what was held back."""
        self.is_held = False
        for message in self.waiting:
            self.line.send(message)


def test_an_answer_is_given_once_until_the_position_after_it_is_here(
    visitor: Visitor, house: House
) -> None:
    line = SlowLine(visitor.page)
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("move")
    at, answer = visitor.desk.at, visitor.desk.options()[0]
    answers, line.is_held = line.answers, True

    visitor.desk.click(answer)
    expect(visitor.page.locator("[data-prompt][aria-busy=true]")).to_be_visible()
    line.wait_until_held(visitor.page)
    assert visitor.desk.options()[0] == answer
    visitor.desk.click(answer)
    assert visitor.desk.at == at
    line.let_go()
    visitor.desk.wait_for_question(at)

    assert visitor.desk.at == at + 1
    assert line.answers == answers + 1
    expect(visitor.page.locator("[data-prompt][aria-busy=false]")).to_be_visible()


def test_a_page_older_than_the_server_says_so_and_loads_itself_anew_if_nothing_is_begun(
    come: Come, house: House
) -> None:
    visitor = come(locale="de-DE")
    line = SlowLine(visitor.page)
    visitor.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)
    outdated = visitor.page.locator("[data-outdated]")
    expect(outdated).to_have_count(0)
    visitor.page.evaluate("document.body.dataset.loaded = 'before'")

    line.line.send(json.dumps({"type": "novelty"}))

    expect(visitor.page.locator("body[data-loaded]")).to_have_count(0)
    visitor.desk.wait()
    expect(outdated).to_have_count(0)
    line.line.send(json.dumps({"type": "novelty"}))
    expect(outdated).to_contain_text("in einer anderen Fassung")
    outdated.get_by_role("button", name="Neu laden").click()
    expect(outdated).to_have_count(0)
    visitor.desk.wait()


def test_a_page_that_is_loaded_anew_shows_the_same_question(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("move")
    at, options, log = visitor.desk.at, visitor.desk.options(), visitor.desk.entries().count()

    visitor.page.reload()

    visitor.desk.wait_for_question()
    assert visitor.desk.at == at
    assert visitor.desk.options() == options
    assert visitor.desk.entries().count() == log


def test_what_happened_while_somebody_was_away_is_there_when_they_come_back(
    come: Come, house: House
) -> None:
    table = house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM)
    player, watcher = come(), come()
    player.desk.visit(table.path)
    watcher.desk.visit(f"/table/{table.table}")
    watcher.page.goto("/rules/tempus")

    player.desk.choose("ideas")
    watcher.desk.visit(f"/table/{table.table}")

    assert watcher.desk.at == player.desk.at
    assert watcher.desk.entries().count() == player.desk.entries().count()
