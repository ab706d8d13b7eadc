"""Open tables on the start page."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.test_axe import check


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
