"""Tournaments as people use them: announced, joined, begun, and read by everybody."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.test_accounts import club, come_in
from tests.browser.test_axe import check, check_day_and_night
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

__all__ = ["club"]


def ask(visitor: Visitor, name: str) -> None:
    """Ask somebody to be a friend."""
    visitor.page.locator("#friend-name").fill(name)
    visitor.page.locator("#friend-name").press("Enter")


def look_at(visitor: Visitor, path: str) -> None:
    """Go to a page."""
    visitor.page.goto(path)
    visitor.page.locator("main[data-ready=true]").wait_for()


def test_a_tournament_is_announced_joined_begun_and_watched(come: Come, club: House) -> None:
    ada, ben = come(club, color_scheme="light"), come(club, locale="de-DE", **PHONE)
    come_in(ada, "Ada Turner", is_new=True)
    ada.start.visit()
    ada.page.locator("[data-lobby]").click()
    ada.page.locator("[data-new-tournament] > summary").press("Enter")
    ada.page.locator("[data-game]").select_option("inner_sea")
    ada.page.locator("#tournament-title").fill("Friday <b>night</b>")
    ada.page.locator("[data-table-seats]").select_option("2")
    ada.page.locator("[data-delay]").select_option("1")
    check_day_and_night(ada, "main")
    ada.page.locator("#tournament-title").press("Enter")
    ada.page.locator("[data-join]").click()
    expect(ada.page.locator("h1")).to_have_text("Friday <b>night</b>")
    path = ada.page.url.removeprefix(club.address)

    come_in(ben, "Ben Turner", is_new=True)
    look_at(ben, "/lobby")
    ben.page.locator("[data-tournament] a").click()
    ben.page.locator("[data-join]").click()
    expect(ben.page.locator("[data-withdraw]")).to_be_visible()
    expect(ben.page.locator("h1")).to_be_focused()
    expect(ada.page.locator("[data-cancel]")).to_be_visible()
    ada.page.locator("[data-begin]").click()

    expect(ada.page.locator("[data-round='1'] .primary")).to_be_visible()
    expect(ada.page.locator("[data-cancel]")).to_have_count(0)
    expect(ada.page.locator("[data-round='1'] ~ section [data-standings]")).to_be_visible()
    check_day_and_night(ada)
    look_at(ben, path)
    expect(ben.page.locator("[data-standings]")).to_contain_text("Ada Turner")
    assert ben.sees_all_across()
    check(ben)
    ben.page.locator("[data-board='1']").click()
    ben.desk.wait()
    assert ben.desk.seat in (0, 1)
    guest = come(club)
    look_at(guest, path)
    expect(guest.page.locator("[data-state=running]")).to_be_visible()
    expect(guest.page.locator("[data-join]")).to_have_count(0)


def announce(visitor: Visitor, title: str) -> str:
    """Announce a tournament of tables for two; return where it is."""
    look_at(visitor, "/lobby")
    visitor.page.locator("[data-new-tournament] > summary").press("Enter")
    visitor.page.locator("[data-game]").select_option("inner_sea")
    visitor.page.locator("#tournament-title").fill(title)
    visitor.page.locator("[data-table-seats]").select_option("2")
    visitor.page.locator("#tournament-title").press("Enter")
    visitor.page.locator("[data-join]").wait_for()
    return visitor.page.url


def test_a_double_click_on_what_joins_a_tournament_does_nothing_else(
    come: Come, club: House
) -> None:
    emma, finn = come(club), come(club)
    come_in(emma, "Emma Twice", is_new=True)
    path = announce(emma, "Twice")
    come_in(finn, "Finn Twice", is_new=True)
    look_at(finn, path)

    for visitor in (emma, finn):
        place = visitor.page.locator("[data-join]").bounding_box()
        assert place is not None
        x, y = place["x"] + 20, place["y"] + 20
        visitor.page.mouse.click(x, y)
        visitor.page.locator("[data-withdraw]").wait_for()
        visitor.page.mouse.click(x, y)

    look_at(emma, path)
    expect(emma.page.locator("[data-state=open]")).to_be_visible()
    expect(emma.page.locator("[data-entrant]")).to_have_count(2)
    finn.page.locator("[data-withdraw]").click()
    expect(finn.page.locator("[data-entrant]")).to_have_count(1)


def test_friends_find_each_other_talk_and_sit_down_at_one_table(come: Come, club: House) -> None:
    cleo, dirk = come(club, color_scheme="light"), come(club, locale="de-DE", **PHONE)
    come_in(cleo, "Cleo Friend", is_new=True)
    come_in(dirk, "Dirk Friend", is_new=True)
    look_at(cleo, "/lobby")
    ask(cleo, "dirk friend")
    expect(cleo.page.locator("[data-friend='Dirk Friend']")).to_contain_text("asked")
    cleo.page.locator("[data-lobby-line]").fill("<i>Who plays</i> https://example.org")
    cleo.page.locator("[data-lobby-line]").press("Enter")
    expect(cleo.page.locator("[data-said]")).to_contain_text("<i>Who plays</i>")
    expect(cleo.page.locator("[data-said] a")).to_have_count(0)

    dirk.start.visit()
    expect(dirk.page.locator("[data-lobby]")).to_contain_text("Eine Einladung oder Anfrage")
    expect(dirk.page.locator("[data-asking='Cleo Friend']")).to_be_in_viewport()
    check(dirk, "[data-awaiting]")
    dirk.page.locator("[data-accept]").click()
    expect(dirk.page.locator("[data-awaiting] [role=status]")).to_be_focused()
    expect(dirk.page.locator("[data-lobby='0']")).to_be_visible()
    dirk.page.locator("[data-lobby]").click()
    expect(dirk.page.locator("[data-friend='Cleo Friend']")).to_contain_text("da")
    dirk.page.locator("[data-report]").first.click()
    expect(dirk.page.locator("[data-said] [data-confirm]")).to_be_focused()
    check(dirk, "[data-lobby-talk]")
    dirk.page.keyboard.press("Escape")
    expect(dirk.page.locator("[data-report]").first).to_be_focused()
    dirk.page.keyboard.press("Enter")
    dirk.page.keyboard.press("Enter")
    expect(dirk.page.locator("[data-said] [data-reported]")).to_contain_text("Gemeldet")
    expect(dirk.page.locator("[data-said] [data-reported]")).to_be_focused()
    assert dirk.sees_all_across()
    check(dirk)
    cleo.start.visit()
    cleo.start.seat("here", "link", "bot:random")
    cleo.start.play()
    cleo.desk.wait()
    cleo.page.locator("[data-invite-friend='Dirk Friend']").click()
    expect(cleo.page.locator("[data-invite-friends] [role=status]")).to_contain_text("invited")
    dirk.start.visit()
    expect(dirk.page.locator("[data-bidden]")).to_contain_text("Cleo Friend")
    look_at(dirk, "/lobby")
    dirk.page.locator("[data-take]").click()

    dirk.desk.wait()
    assert dirk.desk.seat == 1
    look_at(cleo, "/lobby")
    check_day_and_night(cleo)


def test_whoever_is_blocked_by_mistake_is_let_in_again(come: Come, club: House) -> None:
    emil, fina = come(club), come(club, locale="de-DE", color_scheme="light", **PHONE)
    come_in(emil, "Emil Friend", is_new=True)
    come_in(fina, "Fina Friend", is_new=True)
    look_at(emil, "/lobby")
    ask(emil, "Fina Friend")
    emil.page.locator("[data-lobby-line]").fill("hello")
    emil.page.locator("[data-lobby-line]").press("Enter")
    expect(emil.page.locator("[data-friend='Fina Friend']")).to_be_visible()
    expect(emil.page.locator("[data-said]")).to_contain_text("hello")
    look_at(fina, "/lobby")
    fina.page.locator("[data-accept]").click()
    spoken = fina.page.locator("[data-said] [data-block='Emil Friend']")

    spoken.click()
    expect(fina.page.locator("[data-said]")).to_contain_text("nicht mehr befreundet")
    fina.page.locator("[data-said] [data-cancel]").click()
    expect(spoken).to_be_focused()
    spoken.click()
    fina.page.locator("[data-said] [data-confirm]").click()
    expect(fina.page.locator("[data-unblock]")).to_be_focused()
    expect(spoken).to_have_count(0)
    expect(fina.page.locator("[data-friend='Emil Friend']")).to_contain_text("gesperrt")
    check_day_and_night(fina)
    fina.page.locator("[data-unblock]").click()

    expect(spoken).to_be_visible()
    expect(fina.page.locator("[data-lobby-line]")).to_be_focused()


def test_nobody_is_asked_twice_and_nobody_asks_themselves(come: Come, club: House) -> None:
    gina, hans = come(club), come(club)
    come_in(gina, "Gina Friend", is_new=True)
    come_in(hans, "Hans Friend", is_new=True)
    look_at(gina, "/lobby")
    problem = gina.page.locator("[data-friends] [role=alert]")

    ask(gina, "hans friend")
    expect(gina.page.locator("[data-asked]")).to_contain_text("hans friend")
    ask(gina, "Hans Friend")
    expect(problem).to_contain_text("asked already")
    ask(gina, "gina friend")

    expect(problem).to_have_text("That is you.")
