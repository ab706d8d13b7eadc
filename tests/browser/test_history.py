"""Games that are over, as people see them: their own, those of others, and the archive."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from aevum.server.store.store import Store
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.test_axe import check, check_day_and_night
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor
from tests.server.ended import Player, play_between
from tests.server.members import COOKIE
from tests.server.test_history import games_of

LOST = "Failed to load resource"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve tables with accounts for everybody."""
    found = House(tmp_path_factory.mktemp("past"), None, "--accounts", "open")
    found.start()
    yield found
    found.close()


def come_as(come: Come, club: House, player: Player, **wishes: object) -> Visitor:
    """Let somebody come who is logged in."""
    visitor = come(club, **wishes)
    cookie = {"name": COOKIE, "value": player.http.cookies[COOKIE], "url": club.address}
    visitor.page.context.add_cookies([cookie])  # type: ignore[list-item]  # it is one
    return visitor


def wait_until_written(visitor: Visitor, player: Player, count: int) -> None:
    """Wait until so many games of somebody are written down."""
    while len(games_of(player.http, player.name)) < count:
        visitor.page.wait_for_timeout(500)


def see_nothing_of(guest: Visitor, name: str) -> None:
    """Look at somebody who shows nothing to guests: the page leads to the log-in."""
    guest.page.goto(f"/player/{name}")
    expect(guest.page.locator(".problem")).to_contain_text("Hier ist nichts zu sehen")
    expect(guest.page.locator("main a[href='/account']")).to_be_visible()


def test_an_empty_archive_says_whether_anything_was_searched(come: Come, club: House) -> None:
    reader = come(club)
    reader.page.goto("/archive")
    found = reader.page.locator("[data-found='0']")
    expect(found).to_have_text("Nobody has shared a game yet.")

    reader.page.locator("[data-player]").fill("nobody")
    reader.page.locator("[data-player]").press("Enter")

    expect(found).to_have_text("Nobody has shared such a game yet.")


def test_a_game_is_agreed_on_found_in_the_archive_watched_and_counts_for_its_players(
    come: Come, club: House
) -> None:
    ada, berta, carla = (Player(club.address, name) for name in ("Ada", "Berta", "Carla"))
    store = Store(f"sqlite:///{club.database}")
    play_between(store, ada, berta, carla, seed=2)
    table = play_between(store, berta, ada, carla).kept.id
    store.close()
    for one in (berta, carla):
        assert one.say(table, "yes").status_code == 200

    reader = come_as(come, club, ada, color_scheme="light")
    reader.desk.visit(f"/table/{table}")
    reader.page.locator("[data-share] [data-consent=named]").click()
    shared = reader.page.locator("[data-shared]")
    expect(shared).to_be_visible()
    expect(reader.page.locator("[data-consent=named]")).to_be_focused()
    name = shared.get_attribute("data-shared")
    check(reader, "[data-ending]")
    reader.page.locator("[data-to-archive]").click()

    reader.page.locator("[data-game]").select_option("tempus")
    reader.page.locator("[data-option]").select_option("map=players")
    reader.page.locator("[data-player]").fill("ada")
    reader.page.locator("[data-player]").press("Enter")
    expect(reader.page.locator(f"[data-archived='{name}']")).to_contain_text("Ada")
    expect(reader.page.locator("[data-archived]")).not_to_contain_text("Berta")
    check_day_and_night(reader)
    Record.parse(reader.desk.export("[data-record]")).replay(verify=True)
    reader.page.locator("[data-watch]").click()
    reader.desk.wait()
    expect(reader.page.locator("[data-replay-bar]")).to_be_visible()

    wait_until_written(reader, ada, 2)
    reader.page.goto("/account")
    reader.page.locator("[data-own-games]").click()
    expect(reader.page.locator("[data-found='2']")).to_be_visible()
    expect(reader.page.locator("[data-rating='tempus 3']")).to_contain_text("provisional")
    expect(reader.page.locator("[data-curve='2']")).to_be_visible()
    check_day_and_night(reader)
    reader.page.locator("[data-rival=Berta] button").press("Enter")
    expect(reader.page.locator("#past-games")).to_be_focused()
    reader.page.locator("[data-open]").check()
    expect(reader.page.locator("[data-open]")).to_be_checked()

    phone = come(club, locale="de-DE", **PHONE)
    phone.guard.allow(LOST, "Berta shows her games to nobody")
    phone.page.goto("/player/Ada")
    expect(phone.page.locator("[data-found='2']")).to_be_visible()
    expect(phone.page.locator("h1")).to_have_text("Partien von Ada")
    expect(phone.page.locator("[data-past]").first).to_contain_text("ohne Namen")
    assert phone.sees_all_across()
    check(phone)
    see_nothing_of(phone, "Berta")
    phone.page.goto("/archive")
    expect(phone.page.locator("[data-archived]")).to_have_count(1)
    assert phone.sees_all_across()
    for one in (ada, berta, carla):
        one.http.close()
