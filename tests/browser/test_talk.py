"""What people say to each other at the table, beside the game."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, LINK, RANDOM, House
from tests.browser.test_axe import check
from tests.browser.test_links import links
from tests.browser.visitor import Visitor

MARKUP = "<img src=x onerror=alert(1)> https://example.org"


def say(visitor: Visitor, text: str) -> None:
    """Say something, and wait until everybody has it."""
    visitor.page.locator("[data-talk-line]").fill(text)
    visitor.page.locator("[data-talk-line]").press("Enter")
    expect(visitor.page.locator("[data-talk] .said").last).to_have_text(text)


def test_what_is_said_is_counted_until_it_is_read_and_is_only_text(
    come: Come, house: House
) -> None:
    host, guest = come(), come(locale="de-DE")
    host.desk.visit(house.open(HERE, LINK, RANDOM).path)
    guest.desk.visit(links(host)[0])
    host.page.keyboard.press("s")
    say(host, MARKUP)

    expect(guest.page.locator("[data-unread]")).to_contain_text("1")
    guest.desk.open_panel("talk")

    expect(guest.page.locator("[data-talk] .said")).to_have_text(MARKUP)
    expect(guest.page.locator("[data-talk] :is(img, a)")).to_have_count(0)
    expect(guest.page.locator("[data-unread]")).to_have_count(0)
    check(guest)
    guest.page.reload()
    guest.desk.wait()
    expect(guest.page.locator("[data-unread]")).to_have_count(0)


def test_what_is_typed_at_once_is_said_and_presses_nothing(come: Come, house: House) -> None:
    host, guest = come(), come()
    host.desk.visit(house.open(HERE, LINK, RANDOM).path)
    guest.desk.visit(links(host)[0])
    host.page.keyboard.press("s")
    expect(host.page.locator("[data-talk-line]")).to_be_focused()

    host.page.keyboard.type("who is next")
    host.page.keyboard.press("Enter")

    expect(host.page.locator("[data-talk] .said")).to_have_text("who is next")


def test_whoever_is_muted_is_not_read_until_that_is_wished(come: Come, house: House) -> None:
    host, guest = come(), come(locale="de-DE")
    host.desk.visit(house.open(HERE, LINK, RANDOM).path)
    guest.desk.visit(links(host)[0])
    host.desk.open_panel("talk")
    say(host, "first")
    guest.desk.open_panel("talk")

    guest.page.locator("[data-mute='0']").click()

    expect(guest.page.locator("[data-talk] .said")).to_have_count(0)
    expect(guest.page.locator("[data-mute='0']")).to_have_text("Spieler 1 wieder lesen")
    say(guest, "second")
    guest.page.locator("[data-mute='0']").click()
    expect(guest.page.locator("[data-talk] .said")).to_have_text(["first", "second"])


def test_notes_stay_with_who_wrote_them(come: Come, house: House) -> None:
    host, guest = come(), come()
    host.desk.visit(house.open(HERE, LINK, RANDOM).path)
    guest.desk.visit(links(host)[0])
    host.desk.open_panel("talk")

    host.page.locator("[data-notes]").fill("Seat 1 has two cards")
    host.page.reload()
    host.desk.wait()
    host.desk.open_panel("talk")
    guest.desk.open_panel("talk")

    expect(host.page.locator("[data-notes]")).to_have_value("Seat 1 has two cards")
    expect(guest.page.locator("[data-notes]")).to_have_value("")


def test_at_a_table_of_one_browser_there_is_nobody_to_talk_to(come: Come, house: House) -> None:
    visitor = come()

    visitor.desk.visit(house.open(HERE, RANDOM, RANDOM).path)

    expect(visitor.page.locator("[data-panel=menu]")).to_be_visible()
    expect(visitor.page.locator("[data-panel=talk]")).to_have_count(0)
