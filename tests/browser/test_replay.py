"""The replay of any table, and games that go on from an earlier position."""

import re

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import before_drawing, finished
from tests.browser.visitor import Visitor

EARLY = re.compile(r"^[1-9]\d?$")
"""A position soon after the first; at the usual speed the replay stays there for a while."""
HOLDS = """
(hand) => {
  const cards = [...document.querySelectorAll("[data-mine] [data-card]")];
  return JSON.stringify(cards.map((card) => card.dataset.card).sort()) === JSON.stringify(hand);
}
"""
"""Whether the hand that is shown is this one."""
LENGTH = len(Record.parse(finished()).moves)


@pytest.fixture
def watcher(visitor: Visitor, house: House) -> Visitor:
    """Let somebody watch a game that is over, from its end."""
    visitor.desk.visit(house.open_once(finished()).path)
    visitor.desk.open_replay()
    visitor.desk.replay_stands_at(LENGTH)
    return visitor


def test_first_and_last_lead_to_both_ends(watcher: Visitor) -> None:
    watcher.desk.step("first")
    watcher.desk.replay_stands_at(0)
    expect(watcher.page.locator("[data-step=back]")).to_be_disabled()

    watcher.desk.step("last")

    watcher.desk.replay_stands_at(LENGTH)
    expect(watcher.page.locator("[data-step=forward]")).to_be_disabled()


def test_back_and_forward_go_one_action_each(watcher: Visitor) -> None:
    watcher.desk.step("back")
    watcher.desk.replay_stands_at(LENGTH - 1)
    watcher.desk.step("back")
    watcher.desk.replay_stands_at(LENGTH - 2)

    watcher.desk.step("forward")

    watcher.desk.replay_stands_at(LENGTH - 1)


def test_the_slider_leads_to_any_position(watcher: Visitor) -> None:
    assert watcher.desk.length() == LENGTH

    for at in (LENGTH // 2, 3, LENGTH - 5):
        watcher.page.locator("[data-slider]").fill(str(at))

        watcher.desk.replay_stands_at(at)


def test_the_replay_runs_by_itself_to_the_end(watcher: Visitor) -> None:
    watcher.page.get_by_label("Steps per second").select_option(index=4)
    watcher.page.locator("[data-slider]").fill(str(LENGTH - 6))
    watcher.desk.replay_stands_at(LENGTH - 6)

    watcher.desk.step("run")
    watcher.desk.replay_stands_at(LENGTH)

    expect(watcher.page.get_by_label("Play", exact=True)).to_be_visible()


def test_from_the_end_the_replay_runs_from_the_beginning_and_can_be_halted(
    watcher: Visitor,
) -> None:
    watcher.desk.step("run")
    expect(watcher.page.locator("[data-replay-at]")).to_have_attribute("data-replay-at", EARLY)

    watcher.page.get_by_label("Pause").click()

    expect(watcher.page.get_by_label("Play", exact=True)).to_be_visible()
    assert watcher.desk.at < LENGTH


def test_a_game_that_is_over_can_be_seen_from_every_seat(watcher: Visitor) -> None:
    watcher.page.locator("[data-slider]").fill(str(LENGTH - 30))
    watcher.desk.replay_stands_at(LENGTH - 30)
    state = Record.parse(finished()).replay(LENGTH - 30)
    game = Record.parse(finished()).game

    for seat in range(3):
        watcher.page.get_by_label("Look from the seat of").select_option(str(seat))

        hand = game.view(state, seat)["players"][seat]["hand"]
        watcher.page.wait_for_function(HOLDS, arg=sorted(hand))


def test_a_game_under_way_can_be_looked_back_at(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)
    now = visitor.desk.at
    visitor.desk.open_replay()

    visitor.desk.step("first")
    visitor.desk.replay_stands_at(0)
    assert visitor.desk.options() == []
    visitor.page.locator("[data-to-now]").click()

    visitor.desk.wait_for_question()
    assert visitor.desk.at == now
    assert "ideas" in visitor.desk.options()


def test_a_fork_goes_on_at_a_table_of_its_own(visitor: Visitor, house: House) -> None:
    table = house.open_record(before_drawing(), HERE, RANDOM, RANDOM)
    visitor.desk.visit(table.path)
    now = visitor.desk.at
    visitor.desk.open_replay()
    fork = asked_before(before_drawing(), now)
    visitor.page.locator("[data-slider]").fill(str(fork))
    visitor.desk.replay_stands_at(fork)

    visitor.page.locator("[data-fork]").click()

    visitor.page.wait_for_url(lambda url: table.table not in url)
    visitor.desk.wait_for_question()
    assert visitor.desk.at == fork
    visitor.desk.choose(visitor.desk.options()[-1])
    assert visitor.desk.at > fork
    visitor.desk.visit(f"/table/{table.table}")
    assert visitor.desk.at == now


def asked_before(text: str, end: int) -> int:
    """Find the last position before the end at which seat 0 had a choice."""
    record = Record.parse(text)
    for at in range(end - 1, 0, -1):
        state = record.replay(at)
        if state.asked == 0 and len(state.legal()) > 1:
            return at
    raise AssertionError("seat 0 was never asked")
