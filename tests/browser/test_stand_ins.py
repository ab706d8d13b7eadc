"""Who is waited for no longer than was agreed, as people at the table see it."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, LINK, House
from tests.browser.test_links import links
from tests.browser.visitor import Visitor


def test_a_time_for_every_answer_can_be_agreed_where_people_come_by_link(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.start.seat("here", "bot:random", "bot:random")
    expect(visitor.page.locator("[data-patience]")).to_have_count(0)
    visitor.start.seat("here", "link", "link")
    visitor.page.locator("[data-patience]").select_option("1440")

    visitor.start.play()

    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-deadline]")).to_contain_text("then a bot plays on")


def test_who_was_away_too_long_finds_a_bot_and_goes_on_in_its_place(
    come: Come, own_house: House
) -> None:
    people = [come(own_house), come(own_house, locale="de-DE"), come(own_house)]
    host = people[0]
    opened = own_house.open(HERE, LINK, LINK, patience=60)
    host.desk.visit(opened.path)
    first, second, _ = links(host)
    people[1].desk.visit(first)
    people[2].desk.visit(second)
    away = people[host.desk.asked]
    for person in people:
        person.guard.allow("WebSocket connection to", because="the server is started again")
        person.guard.allow("ERR_CONNECTION_REFUSED", because="nobody answers for a while")

    own_house.end()
    with closing(sqlite3.connect(own_house.database)) as store, store:
        store.execute("UPDATE tables SET changed = '2026-01-01T00:00:00.000+00:00'")
    own_house.start()

    expect(away.page.locator("[data-stood-in]")).to_be_visible()
    away.page.locator("[data-back]").click()
    expect(away.page.locator("[data-stood-in]")).to_have_count(0)
