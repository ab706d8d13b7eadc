"""The log: what happened by rounds, from every entry to its position, and the news."""

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.house import HERE, RANDOM, House
from tests.browser.moments import KEPT, chairs, position
from tests.browser.positions import before_drawing, finished, turn_with_steps
from tests.browser.visitor import Visitor


def test_the_log_tells_the_rounds_in_their_order(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(finished()).path)

    heads = visitor.page.locator(".story [data-log] h3").all_inner_texts()

    rounds = [int(head.removeprefix("Round ")) for head in heads if head.startswith("Round ")]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) > 5
    assert visitor.desk.entries().count() > 100


def test_an_entry_leads_to_the_position_in_which_it_happened(
    visitor: Visitor, house: House
) -> None:
    visitor.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)
    length = visitor.desk.at
    entry = visitor.desk.entries().nth(20)
    at = int(entry.get_attribute("data-at") or 0)

    entry.click()

    visitor.desk.replay_stands_at(at)
    assert at < length
    expect(entry).to_have_attribute("aria-current", "step")
    visitor.page.locator("[data-to-now]").click()
    visitor.desk.wait_for_question()
    assert visitor.desk.at == length


@pytest.mark.parametrize("game", KEPT)
def test_the_log_follows_to_its_end_and_to_what_is_looked_at(
    visitor: Visitor, house: House, game: str
) -> None:
    visitor.desk.visit(house.open_once(position(game, "late"), *chairs(game)).path)
    expect(visitor.desk.entries().last).to_be_in_viewport(ratio=0.9)

    visitor.desk.open_replay()
    visitor.page.locator("[data-slider]").fill("40")
    visitor.desk.replay_stands_at(40)

    expect(visitor.page.locator(".story [aria-current=step]").first).to_be_in_viewport(ratio=0.9)
    visitor.page.keyboard.press("Escape")
    expect(visitor.desk.entries().last).to_be_in_viewport(ratio=0.9)


def test_the_news_are_told_step_by_step(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("ideas")
    while visitor.page.locator("[data-news]").count() == 0:
        visitor.desk.choose(visitor.desk.options()[0])
    now = visitor.desk.at
    news = visitor.page.locator("[data-news]")
    count = int(news.get_attribute("data-news") or 0)

    for number in range(1, count + 1):
        visitor.page.locator("[data-news-next]").click()
        expect(news).to_contain_text(f"{number} / {count}")
    assert visitor.desk.at <= now
    visitor.page.locator("[data-news-next]").click()

    expect(news).to_have_count(0)
    visitor.desk.wait_for_question()
    assert visitor.desk.at == now


def test_the_news_can_be_closed_unread(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("ideas")
    while visitor.page.locator("[data-news]").count() == 0:
        visitor.desk.choose(visitor.desk.options()[0])

    visitor.page.locator("[data-news-close]").click()

    expect(visitor.page.locator("[data-news]")).to_have_count(0)
    assert visitor.desk.options()


def test_every_action_of_the_record_has_happened_in_the_log(visitor: Visitor, house: House) -> None:
    record = Record.parse(finished())

    visitor.desk.visit(house.open_record(finished()).path)

    last = int(visitor.desk.entries().last.get_attribute("data-at") or 0)
    assert last == len(record.moves)
