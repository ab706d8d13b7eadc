"""People who come by link: each sees their own seat, and who only watches sees what all may see."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.desk import positions
from tests.browser.house import HERE, LINK, RANDOM, House
from tests.browser.positions import both_hold_cards, finished
from tests.browser.test_axe import check
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

PEOPLE_ARE_ASKED = """
(before) => {
  const { at, asked } = document.querySelector(".desk").dataset;
  return Number(at) > before && ["0", "1"].includes(asked);
}
"""
"""Whether something has happened, and the bot at seat 2 has answered: nothing goes on by itself."""


def open_links(host: Visitor) -> None:
    """Open the sheet with the links."""
    host.desk.open_panel("menu")
    host.page.locator("[data-menu=links]").click()
    host.page.locator("[data-watch]").wait_for()


def links(host: Visitor) -> list[str]:
    """Read the links of the seats, and the one for those who watch."""
    open_links(host)
    found = [str(link.input_value()) for link in host.page.locator("[data-link]").all()]
    host.desk.close_panel()
    return found


def test_whoever_opens_a_table_with_links_is_shown_them_first(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.start.seat("here", "link", "bot:random")

    visitor.start.play()

    expect(visitor.page.locator("[data-sheet=links] [data-link]")).to_have_count(2)


def test_whoever_plays_once_more_is_shown_the_links_to_send(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(finished(), HERE, LINK, RANDOM).path)

    visitor.page.locator("[data-rematch]").click()

    expect(visitor.page.locator("[data-sheet=links] [data-link]")).to_have_count(2)


def test_everybody_at_a_finished_table_comes_to_the_next_game(come: Come, house: House) -> None:
    chairs = ({**HERE, "name": "Ada"}, {**LINK, "name": "Ben"}, RANDOM)
    host, guest = come(), come(locale="de-DE")
    host.desk.visit(house.open_record(finished(), *chairs).path)
    guest.desk.visit(links(host)[0])

    host.page.locator("[data-rematch]").click()
    expect(host.page.locator("[data-sheet=links] [data-link]")).to_have_count(2)
    expect(guest.page.locator("[data-next]")).to_have_text("Ada hat eine neue Partie eröffnet.")
    guest.page.locator("[data-rematch]").click()

    guest.page.wait_for_url(host.page.url.partition("#")[0])
    expect(guest.page.locator(".desk")).to_have_attribute("data-seat", "0")
    expect(host.page.locator("[data-sheet=links] [data-link]")).to_have_count(1)


def test_a_link_shows_its_own_seat_and_no_other(come: Come, house: House) -> None:
    host = come()
    host.desk.visit(house.open_record(both_hold_cards(), HERE, LINK, RANDOM).path)
    link, _ = links(host)
    guest = come()

    guest.desk.visit(link)

    heard = positions(guest.guard.heard)
    players = [player for position in heard for player in position["view"]["players"]]
    assert guest.desk.seat == 1
    assert {position["seat"] for position in heard} <= {-1, 1}, "before it is claimed it watches"
    assert all("hand" not in player for player in players if player["seat"] != 1)
    assert guest.desk.hand()
    assert guest.desk.hand() != host.desk.hand()
    assert "#" not in guest.page.url, "the key is not left in the address"


def test_a_link_is_used_once_and_the_host_sees_that_it_was(come: Come, house: House) -> None:
    host = come()
    host.desk.visit(house.open(HERE, LINK, LINK).path)
    link = links(host)[0]
    guest, late = come(), come(locale="de-DE")
    late.guard.allow("status of 400", because="the link has been used")

    guest.desk.visit(link)
    late.desk.visit(link)

    assert (guest.desk.seat, late.desk.seat) == (1, -1)
    expect(late.page.locator("[data-refused]")).to_contain_text("Dieser Link ist schon benutzt")
    expect(late.page.locator("[data-open-seed]")).to_have_count(0)
    open_links(host)
    expect(host.page.locator("[data-guest='1'] [data-claimed]")).to_be_visible()
    expect(host.page.locator("[data-guest='2'] [data-link]")).to_be_visible()
    guest.page.reload()
    guest.desk.wait()
    assert guest.desk.seat == 1, "the browser holds its key"


def test_an_invitation_is_revoked_and_made_anew(come: Come, house: House) -> None:
    host = come(locale="de-DE")
    host.desk.visit(house.open(HERE, LINK, RANDOM).path)
    open_links(host)
    seat = host.page.locator("[data-guest='1']")
    old = seat.locator("[data-link]").input_value()
    expect(host.page.locator("[data-near]")).to_contain_text("aevum serve --host 0.0.0.0")

    seat.locator("[data-revoke]").click()
    seat.locator("[data-invite]").click()

    new = seat.locator("[data-link]").input_value()
    assert old != new
    seat.locator("[data-qr]").click()
    expect(seat.get_by_role("img", name="QR-Code")).to_be_visible()
    check(host)
    guest = come()
    guest.desk.visit(new)
    assert guest.desk.seat == 1
    expect(seat.locator("[data-claimed]")).to_be_visible()


def test_a_seat_is_carried_to_a_phone_and_both_are_seen(come: Come, house: House) -> None:
    desk = come()
    desk.desk.visit(house.open(HERE, RANDOM, RANDOM, seed=4).path)
    expect(desk.page.locator("[data-open-seed]")).to_contain_text("Open table")
    open_links(desk)
    carry = desk.page.locator("[data-carry]")
    carry.get_by_role("button", name="Show the link").click()
    phone = come(**PHONE)

    phone.desk.visit(carry.locator("[data-link]").input_value())

    assert phone.desk.seat == 0
    for one in (desk, phone):
        expect(one.page.locator("[data-player='0'] [data-browsers='2']")).to_be_visible()
    expect(phone.page.locator("[data-sign-out]")).to_have_count(0)
    desk.desk.close_panel()

    desk.page.locator("[data-player='0'] [data-sign-out]").click()

    expect(phone.page.locator("[data-refused]")).to_contain_text("signed it out")
    expect(desk.page.locator("[data-sign-out]")).to_have_count(0)
    assert (desk.desk.seat, phone.desk.seat) == (0, -1)


def test_who_watches_sees_no_hand_and_is_asked_nothing(come: Come, house: House) -> None:
    table = house.open_record(both_hold_cards(), HERE, RANDOM, RANDOM)
    watcher = come()

    watcher.desk.visit(f"/table/{table.table}")

    heard = positions(watcher.guard.heard)
    assert watcher.desk.seat == -1
    assert watcher.desk.options() == []
    assert watcher.desk.hand() == []
    assert all("hand" not in player for one in heard for player in one["view"]["players"])
    expect(watcher.page.locator("[data-undo]")).to_have_count(0)
    watcher.desk.open_replay()
    watcher.desk.step("back")
    watcher.page.locator("[data-replay-at]").wait_for()
    assert all(
        "hand" not in player
        for one in positions(watcher.guard.heard)
        for player in one["view"]["players"]
    )


def test_two_browsers_stay_in_step(come: Come, house: House) -> None:
    table = house.open_record(both_hold_cards(), HERE, LINK, RANDOM)
    host = come()
    host.desk.visit(table.path)
    guest, watcher = come(), come()
    guest.desk.visit(links(host)[0])
    watcher.desk.visit(f"/table/{table.table}")

    host.desk.choose("ideas")
    host.desk.click("done")
    guest.desk.wait_for_question()
    before = guest.desk.at
    guest.desk.click(guest.desk.options()[0])

    for visitor in (host, guest, watcher):
        visitor.page.wait_for_function(PEOPLE_ARE_ASKED, arg=before)
    entries = [visitor.desk.entries().all_inner_texts() for visitor in (host, guest, watcher)]
    public = [line for line in entries[2] if line in entries[0]]
    assert public
    assert host.desk.at == watcher.desk.at == guest.desk.at


def test_the_record_of_a_game_under_way_stays_secret_between_people(
    come: Come, house: House
) -> None:
    host = come()
    host.desk.visit(house.open(HERE, LINK, RANDOM).path)

    host.desk.open_panel("menu")

    expect(host.page.locator("[data-menu=export]")).to_have_count(0)


def test_a_table_that_is_deleted_is_gone_for_everybody(come: Come, house: House) -> None:
    table = house.open(HERE, RANDOM, RANDOM)
    host, watcher = come(), come()
    host.desk.visit(table.path)
    watcher.desk.visit(f"/table/{table.table}")
    host.start.visit()

    host.start.delete(table.table)

    expect(host.start.tables()).to_have_count(0)
    expect(watcher.page.get_by_role("link", name="To the start page")).to_be_visible()
