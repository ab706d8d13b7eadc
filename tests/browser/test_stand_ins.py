"""Who is waited for no longer than was agreed, as people at the table see it."""

import json
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, LINK, RANDOM, House
from tests.browser.test_axe import check
from tests.browser.test_links import links, open_links
from tests.browser.visitor import Visitor

HOUR = 3_600_000


def test_a_pace_can_be_agreed_where_people_come_by_link(visitor: Visitor) -> None:
    page = visitor.page
    visitor.start.visit()
    visitor.start.seat("here", "bot:random", "bot:random")
    expect(page.locator("[data-pace]")).to_have_count(0)
    visitor.start.seat("here", "link", "link")
    page.locator("[data-pace]").select_option(label="1 day for every turn")
    page.get_by_text("Agree on more").click()
    page.locator("[data-pace-part=vacation]").select_option("3")
    page.locator("[data-pace-day='6']").uncheck()
    expect(page.locator("[data-pace]")).to_have_value("-1")
    expect(page.locator("[data-pace-terms]")).to_contain_text("3 days off")
    check(visitor, ".pace")

    visitor.start.play()

    visitor.desk.wait()
    expect(page.locator("[data-sheet=links] [data-pace-terms]")).to_contain_text("3 days off")


def almost_over(house: House) -> None:
    """Let the time of whoever is asked end in a moment."""
    with closing(sqlite3.connect(house.database)) as store, store:
        (text,) = store.execute("SELECT clock FROM tables").fetchone()
        clock = json.loads(text)
        clock["seats"][clock["runs"]]["spent"] = HOUR - 1
        store.execute("UPDATE tables SET clock = ?", (json.dumps(clock),))


def test_when_time_is_over_the_others_vote_and_who_was_away_goes_on_in_place_of_the_bot(
    come: Come, own_house: House
) -> None:
    people = [come(own_house), come(own_house, locale="de-DE"), come(own_house)]
    host = people[0]
    opened = own_house.open(HERE, LINK, LINK, pace={"period": 3600, "at_end": "vote"})
    host.desk.visit(opened.path)
    expect(host.page.locator("[data-clock='0'][data-running=true]")).to_have_count(0)
    first, second, _ = links(host)
    people[1].desk.visit(first)
    people[2].desk.visit(second)
    away = people[host.desk.asked]
    others = [person for person in people if person is not away]
    running = f"[data-clock='{host.desk.asked}'][data-running=true]"
    for person in people:
        expect(person.page.locator(running)).to_contain_text("59:")
        person.guard.allow("WebSocket connection to", because="the server is started again")
        person.guard.allow("ERR_CONNECTION_REFUSED", because="nobody answers for a while")

    own_house.end()
    almost_over(own_house)
    own_house.start()

    for person in others:
        person.page.locator("[data-vote] [data-wish=bot]").click()
    expect(away.page.locator("[data-stood-in]")).to_be_visible()
    check(away)
    away.page.locator("[data-back]").click()
    expect(away.page.locator("[data-stood-in]")).to_have_count(0)
    expect(away.page.locator("[data-tiding='web-tiding-back']")).to_be_visible()
    check(others[0])


def test_a_guest_is_sent_away_and_a_seat_is_handed_over(come: Come, house: House) -> None:
    host, guest, heir = come(), come(locale="de-DE"), come()
    host.desk.visit(house.open(HERE, LINK, RANDOM).path)
    guest.desk.visit(links(host)[0])
    assert guest.desk.seat == 1
    open_links(guest)
    guest.page.locator("[data-hand-over] button").click()
    link = guest.page.locator("[data-hand-over] [data-link]").input_value()

    heir.desk.visit(link)

    assert heir.desk.seat == 1
    expect(guest.page.locator("[data-refused]")).to_be_visible()
    assert guest.desk.seat == -1
    open_links(host)
    host.page.locator("[data-guest='1'] [data-send-away]").click()
    expect(host.page.locator("[data-guest='1'] [data-link]")).to_be_visible()
    expect(heir.page.locator("[data-refused]")).to_be_visible()
