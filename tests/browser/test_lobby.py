"""Open tables on the start page."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.test_axe import check
from tests.browser.test_phone import PHONE


def test_a_stranger_takes_a_free_seat_of_a_public_table(come: Come) -> None:
    host, stranger = come(), come(locale="de-DE")
    host.start.visit()
    host.start.seat("here", "link", "bot:random")
    host.page.locator("[data-public]").check()
    host.start.play()
    host.desk.wait()
    name = host.desk.table

    stranger.start.visit()
    offered = stranger.page.locator(f"[data-public-table='{name}']")
    expect(offered).to_contain_text("ein freier Platz")
    check(stranger, f"[data-public-table='{name}']")
    offered.locator("[data-join]").click()

    stranger.desk.wait()
    assert (stranger.desk.table, stranger.desk.seat) == (name, 1)
    stranger.start.visit()
    expect(stranger.start.table(name)).to_be_visible()
    expect(offered).to_have_count(0)
    host.start.visit()
    expect(host.page.locator(f"[data-public-table='{name}']")).to_have_count(0)


def test_a_table_waits_for_people_and_its_host_begins_without_the_rest(come: Come) -> None:
    host, guest = come(**PHONE), come(locale="de-DE", **PHONE)
    host.start.visit()
    host.start.seat("here", "link", "link")
    host.page.locator("[data-public]").check()
    host.page.locator("[data-least]").select_option("2")
    host.page.locator("[data-lang]").select_option("de")
    host.page.locator("[data-begin-form] [data-secret]").fill("open sesame")
    host.page.locator("[data-delay]").select_option("1")
    check(host, "form")
    assert host.sees_all_across()
    host.start.play()
    host.desk.wait()
    name = host.desk.table
    host.desk.close_panel()
    expect(host.page.locator("[data-beginning]")).to_contain_text("2 more people")
    expect(host.page.locator("[data-beginning]")).to_contain_text("one more has come")
    expect(host.page.locator("#prompt")).to_have_text("The game has not begun yet.")

    guest.start.visit()
    offered = guest.page.locator(f"[data-public-table='{name}']")
    expect(offered).to_contain_text("Deutsch")
    offered.locator("[data-join]").click()
    expect(offered.locator("[role=alert]")).to_have_text("Dieser Tisch hat ein Passwort.")
    expect(offered.locator("[data-secret]")).to_be_focused()
    offered.locator("[data-secret]").fill("sesame")
    guest.guard.allow("Failed to load resource", "the password is another")
    offered.locator("[data-join]").click()
    expect(offered.locator("[role=alert]")).to_contain_text("nicht das Passwort")
    expect(offered.locator("[data-secret]")).to_be_focused()
    offered.locator("[data-secret]").fill("open sesame")
    check(guest, f"[data-public-table='{name}']")
    offered.locator("[data-join]").click()
    guest.desk.wait()
    expect(guest.page.locator("[data-leave]")).to_be_visible()
    check(guest)
    watcher = come()
    watcher.page.goto(f"/table/{name}")
    expect(watcher.page.locator("[data-behind]")).to_contain_text("5 minutes ago")
    host.page.locator("[data-begin]").click()

    expect(host.page.locator("[data-beginning]")).to_have_count(0)
    expect(guest.page.locator("[data-beginning]")).to_have_count(0)


def test_whoever_looks_for_others_learns_how_a_table_is_opened_to_everybody(come: Come) -> None:
    visitor = come(locale="de-DE", **PHONE)
    visitor.start.visit()
    visitor.start.seat("here", "bot:random", "bot:random")

    expect(visitor.page.locator("[data-others-hint]")).to_contain_text("für alle")
    visitor.page.locator("[data-to-others]").click()
    expect(visitor.page.locator("#others")).to_be_in_viewport()
    check(visitor, "[data-others]")
    visitor.start.seat("here", "link", "bot:random")

    expect(visitor.page.locator("[data-others-hint]")).to_have_count(0)
    expect(visitor.page.locator("[data-public]")).to_be_visible()
