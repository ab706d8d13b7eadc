"""Whose turn it is, told to who looks elsewhere: in the list, in the title and by a notice."""

import re
from typing import Final

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, LINK, House
from tests.browser.test_links import links
from tests.browser.visitor import Visitor

LOOK_AWAY: Final = """
Object.defineProperty(document, "hidden", { get: () => window.looksAway === true });
window.told = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = () => Promise.resolve(window.refuses ? "denied" : "granted");
  constructor(title, { body, tag }) { window.told.push(`${tag}: ${title}, ${body}`); }
};
"""
"""A browser that shows its notices to the test, and can be looked away from."""


def come_back(guest: Visitor) -> None:
    """Look at the window again, so that it asks how the tables stand."""
    guest.page.evaluate("() => window.dispatchEvent(new Event('focus'))")


def test_a_table_at_which_people_wait_comes_first_and_is_counted_in_the_title(
    come: Come, house: House
) -> None:
    host = come()
    host.desk.visit(house.open(HERE, LINK, LINK).path)
    first, second, _ = links(host)
    people = [host, come(), come()]
    people[1].desk.visit(first)
    people[2].desk.visit(second)
    awaited = people[host.desk.asked]
    name = awaited.desk.table

    awaited.start.visit()
    awaited.start.seat("here", "bot:random", "bot:random")
    awaited.start.play()
    awaited.desk.wait_for_question()
    awaited.start.visit()

    expect(awaited.start.tables().first).to_have_attribute("data-table", name)
    expect(awaited.start.table(name).locator("[data-awaited]")).to_be_visible()
    expect(awaited.page).to_have_title(re.compile(r"^\(1\) "))
    expect(awaited.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


def test_who_does_not_look_gets_a_notice_when_the_turn_comes(come: Come, house: House) -> None:
    host, guest = come(), come(locale="de-DE")
    host.desk.visit(house.open(HERE, LINK, LINK).path)
    guest.page.add_init_script(LOOK_AWAY)
    guest.desk.visit(links(host)[0])
    asked = 2

    def tell_whose_turn_it_is(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json=[{**one, "asked": asked} for one in found.json()])

    guest.page.route("**/api/tables/mine", tell_whose_turn_it_is)
    guest.start.visit()
    guest.page.locator("[data-notices]").check()
    expect(guest.page.locator("[data-awaited]")).to_have_count(0)
    guest.page.evaluate("() => { window.looksAway = true; }")

    asked = 1
    come_back(guest)

    expect(guest.page.locator("[data-awaited]")).to_be_visible()
    told = guest.page.evaluate("() => window.told")
    assert told == [f"{host.desk.table}: Tempus, Du bist am Zug"]


def test_a_browser_that_allows_no_notices_says_so(come: Come, house: House) -> None:
    guest = come()
    guest.page.add_init_script(LOOK_AWAY)
    guest.desk.visit(house.open(HERE, LINK, LINK).path)
    guest.start.visit()
    guest.page.evaluate("() => { window.refuses = true; }")

    guest.page.locator("[data-notices]").click()

    expect(guest.page.get_by_role("status")).to_contain_text("allows no notices")
    expect(guest.page.locator("[data-notices]")).not_to_be_checked()
