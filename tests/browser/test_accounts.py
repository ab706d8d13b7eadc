"""Accounts as people use them: seats that follow their player from one device to another."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, LINK, House
from tests.browser.test_axe import check, check_day_and_night
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor
from tests.server.receivers import Browser, Taker

PASSWORD = "four small words here"
REFUSED = "Failed to load resource"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve tables with accounts for everybody."""
    found = House(tmp_path_factory.mktemp("club"), None, "--accounts", "open", "--near-hooks")
    found.address = f"http://localhost:{found.port}"
    found.start()
    yield found
    found.close()


def open_account(visitor: Visitor) -> None:
    """Go to the page of the account."""
    visitor.page.goto("/account")
    visitor.page.locator("main[data-ready=true]").wait_for()


def come_in(visitor: Visitor, name: str, *, is_new: bool) -> None:
    """Make an account, or log in."""
    open_account(visitor)
    if is_new:
        visitor.page.locator("[data-other]").click()
    visitor.page.locator("#account-name").fill(name)
    visitor.page.locator("#account-password").fill(PASSWORD)
    visitor.page.locator("#account-password").press("Enter")
    expect(visitor.page.locator("h1")).to_have_text(name)


def test_seats_of_a_guest_follow_their_player_to_the_phone(come: Come, club: House) -> None:
    guest = come(club, color_scheme="light")
    guest.start.visit()
    guest.start.seat("here", "link", "bot:random")
    guest.start.play()
    guest.desk.wait()
    name = guest.desk.table
    open_account(guest)
    check_day_and_night(guest)
    come_in(guest, "Ada", is_new=True)
    guest.page.locator("[data-move]").click()
    expect(guest.page.locator("[data-own-tables='1']")).to_be_visible()
    check_day_and_night(guest)

    phone = come(club, locale="de-DE", **PHONE)
    come_in(phone, "Ada", is_new=False)
    expect(phone.page.locator("[data-own-tables='1']")).to_contain_text("an einem Tisch")
    assert phone.sees_all_across()
    check(phone)
    phone.start.visit()
    phone.start.table(name).locator("a.primary").click()
    phone.desk.wait()
    assert phone.desk.seat == 0

    open_account(guest)
    expect(guest.page.locator("[data-device]")).to_have_count(2)
    guest.page.locator("[data-everywhere]").click()
    expect(guest.page.locator("[data-device]")).to_have_count(1)
    phone.start.visit()
    expect(phone.page.locator("[data-account]")).to_have_text("Anmelden")
    expect(phone.start.table(name)).to_have_count(0)


def test_what_is_opened_with_an_account_belongs_to_it_and_goes_with_the_log_out(
    come: Come, club: House
) -> None:
    berta = come(club)
    berta.guard.allow(REFUSED, "a wrong password is refused")
    come_in(berta, "Berta", is_new=True)
    berta.start.visit()
    berta.start.seat("here", "link", "bot:random")
    berta.start.play()
    berta.desk.wait()
    name = berta.desk.table
    berta.start.visit()
    expect(berta.start.table(name)).to_be_visible()
    open_account(berta)
    expect(berta.page.locator("[data-own-tables='1']")).to_be_visible()

    berta.page.locator("[data-log-out]").click()
    berta.start.wait()
    expect(berta.page.locator("[data-account]")).to_have_text("Log in")
    expect(berta.start.tables()).to_have_count(0)
    open_account(berta)
    berta.page.locator("#account-name").fill("Berta")
    berta.page.locator("#account-password").fill("not this one")
    berta.page.locator("[data-submit]").click()

    expect(berta.page.locator("form .problem")).to_have_text(
        "Name and password do not belong together."
    )
    expect(berta.page.locator("[data-submit]")).to_be_focused()


def test_a_form_of_the_account_is_answered_where_it_stands(come: Come, club: House) -> None:
    paul = come(club)
    paul.guard.allow(REFUSED, "a wrong password is refused")
    come_in(paul, "Paul", is_new=True)
    form, ending = paul.page.locator("[data-password]"), paul.page.locator("[data-ending]")
    paul.page.locator("#old-password").fill("not this one")
    paul.page.locator("#fresh-password").fill("five other small words here")
    form.locator("button").click()
    expect(form.locator(".problem")).to_have_text("That is not your password.")
    expect(form.locator(".problem")).to_be_in_viewport(ratio=1)

    paul.page.locator("[data-end]").press("Enter")
    expect(paul.page.locator("#last-password")).to_be_focused()
    expect(ending.locator("button")).to_be_in_viewport(ratio=1)
    paul.page.keyboard.type("not this one")
    paul.page.keyboard.press("Enter")

    expect(ending.locator(".problem")).to_have_text("That is not your password.")
    expect(form.locator(".problem")).to_be_hidden()


def test_whoever_forgot_a_password_reads_who_helps_where_there_is_no_mail(
    come: Come, club: House
) -> None:
    otto = come(club, locale="de-DE")
    open_account(otto)

    expect(otto.page.locator("[data-forgotten]")).to_contain_text("aevum accounts recover")
    otto.page.locator("[data-other]").click()
    expect(otto.page.locator("[data-forgotten]")).to_have_count(0)


def test_a_page_says_that_a_password_is_checked_and_takes_what_is_sent_meanwhile(
    come: Come, club: House
) -> None:
    come_in(come(club), "Quinn", is_new=True)
    quinn = come(club)
    quinn.guard.allow(REFUSED, "a wrong password is refused")
    open_account(quinn)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    quinn.page.route("**/api/account/log-in", hold, times=1)
    quinn.page.locator("#account-name").fill("Quinn")
    quinn.page.locator("#account-password").fill("not this one")
    quinn.page.locator("#account-password").press("Enter")
    expect(quinn.page.locator("[data-submit][aria-busy=true]")).to_have_text("Checking …")

    quinn.page.locator("#account-password").fill(PASSWORD)
    quinn.page.locator("#account-password").press("Enter")
    held[0].continue_()

    expect(quinn.page.locator("h1")).to_have_text("Quinn")


def test_keys_go_on_at_the_devices_when_the_others_are_logged_out(come: Come, club: House) -> None:
    come_in(come(club), "Rosa", is_new=True)
    rosa = come(club)
    come_in(rosa, "Rosa", is_new=False)

    rosa.page.locator("[data-everywhere]").press("Enter")

    expect(rosa.page.locator("[data-device=there]")).to_have_count(0)
    expect(rosa.page.locator("#devices")).to_be_focused()


SUBSCRIBE = "PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) })"
"""No server of a browser's maker is asked for an address; all else is the browser's own."""

WATCH = """
() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body }) => {
    self.shown.push(`${title}: ${body}`);
  };
}
"""
"""A browser without windows has no place for notices; what would stand there is noted."""


def test_somebody_is_told_by_push_and_the_browser_shows_it(come: Come, club: House) -> None:
    browser = Browser()
    with Taker() as taker:
        carla = come(club, locale="de-DE", color_scheme="light")
        carla.page.context.grant_permissions(["notifications"], origin=club.address)
        subscription = browser.subscription(f"{taker.address}/push")
        carla.page.context.add_init_script(SUBSCRIBE % json.dumps(subscription))
        come_in(carla, "Carla", is_new=True)
        carla.page.locator("[data-kind]").select_option("push")
        carla.page.locator("[data-soon]").select_option("0")
        carla.page.locator("[data-add]").click()
        expect(carla.page.locator("[data-receiver=push]")).to_be_visible()
        check_day_and_night(carla, "[data-being-told]")
        table = asked_first(club, carla)

        told = browser.read(taker.next().body).decode()

        assert json.loads(told)["link"] == f"/table/{table}"
        (worker,) = carla.page.context.service_workers
        worker.evaluate(WATCH)
        deliver(carla, club, told)
        shown = worker.evaluate("() => self.shown")
        while not shown:
            shown = worker.evaluate("() => self.shown")
        assert shown == ["Tempus: Du bist am Zug"]


def asked_first(club: House, visitor: Visitor) -> str:
    """Open a table at which its host is asked first, and put it into the account."""
    while True:
        opened = club.open(HERE, LINK, LINK)
        mine = [{"table": opened.table, "key": opened.key}]
        (found,) = club.http.post(f"{club.address}/api/tables/mine", json=mine).json()
        if found["asked"] == 0:
            send = "(held) => fetch('/api/account/seats', { method: 'POST', body: held, headers: "
            send += "{ 'Content-Type': 'application/json' } }).then((answer) => answer.ok)"
            assert visitor.page.evaluate(send, json.dumps(mine))
            return opened.table


def deliver(visitor: Visitor, club: House, told: str) -> None:
    """Let the browser have a push as if it had come from outside."""
    wire = visitor.page.context.new_cdp_session(visitor.page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not found:
        visitor.page.evaluate("1")
    push = {"origin": f"{club.address}/", "registrationId": found[0], "data": told}
    wire.send("ServiceWorker.deliverPushMessage", push)
    wire.detach()


AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_lets_its_owner_in_without_a_password(come: Come, club: House) -> None:
    doris = come(club)
    wire = doris.page.context.new_cdp_session(doris.page)
    wire.send("WebAuthn.enable")
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    come_in(doris, "Doris", is_new=True)

    doris.page.locator("[data-make-passkey]").click()
    expect(doris.page.locator("[data-passkey]")).to_have_count(1)
    doris.page.locator("[data-log-out]").click()
    doris.start.wait()
    open_account(doris)
    doris.page.locator("[data-by-passkey]").click()

    expect(doris.page.locator("h1")).to_have_text("Doris")
