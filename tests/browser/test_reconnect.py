"""A line that breaks: nothing is lost, and nothing is done twice."""

import signal

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import turn_with_steps
from tests.browser.visitor import Visitor


@pytest.fixture
def mover(come: Come, own_house: House) -> Visitor:
    """Let somebody begin to move at a server that may be killed."""
    visitor = come(own_house)
    visitor.guard.allow("WebSocket connection to")
    visitor.guard.allow("ERR_CONNECTION_REFUSED")
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
