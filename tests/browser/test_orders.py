"""Standing orders as a person gives, sees and revokes them."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, LINK, House
from tests.browser.test_axe import check
from tests.browser.test_links import links

HOST_BEGINS = 1
"""With this seed the host is asked first, so that orders stand beside answers."""


def test_orders_are_given_kept_and_revoked_and_nobody_else_sees_them(
    come: Come, house: House
) -> None:
    host, guest = come(locale="de-DE"), come()
    opened = house.open(HERE, LINK, game="through_the_ages", seed=HOST_BEGINS)
    host.desk.visit(opened.path)
    guest.desk.visit(links(host)[0])
    host.page.locator("[data-orders] summary").click()
    host.page.locator("[data-order-limit=bid]").select_option("4")
    host.page.locator("[data-order=bid]").check()
    host.page.locator("[data-order=decline-pacts]").check()

    expect(host.page.locator("[data-orders] summary")).to_have_text("2 Daueraufträge")
    expect(host.page.locator("[data-answers]")).to_be_visible()
    check(host, "[data-orders]")
    host.page.reload()
    host.desk.wait()
    host.page.locator("[data-orders] summary").click()
    expect(host.page.locator("[data-order-limit=bid]")).to_have_value("4")
    host.page.locator("[data-order=bid]").uncheck()
    expect(host.page.locator("[data-orders] summary")).to_have_text("Ein Dauerauftrag")
    expect(guest.page.locator("[data-orders] summary")).to_have_text("Standing orders")
