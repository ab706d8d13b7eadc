"""An evening in the house: four browsers, three people, one game of Tempus to its end."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import PATIENCE, House
from tests.browser.test_accounts import SUBSCRIBE, come_in
from tests.browser.test_axe import check
from tests.browser.test_links import links
from tests.browser.test_phone import PHONE
from tests.browser.test_stand_ins import almost_over
from tests.browser.test_talk import MARKUP, say
from tests.browser.visitor import Visitor
from tests.server.post_office import PostOffice, link_of
from tests.server.receivers import Browser, Taker

PLAY = """
([seat, length, patience]) => {
  const find = (selector) => document.querySelector(selector);
  const desk = () => find(".desk").dataset;
  const when = (holds) =>
    new Promise((resolve, reject) => {
      const stop = setTimeout(() => reject(new Error(JSON.stringify(desk()))), patience);
      const watch = new MutationObserver(() => look());
      const look = () => {
        const found = holds();
        if (!found) return;
        clearTimeout(stop);
        watch.disconnect();
        resolve(found);
      };
      watch.observe(document.body, { attributes: true, childList: true, subtree: true });
      look();
    });
  const isEnough = () => {
    const { over, asked, at } = desk();
    return over === "true" || asked === String(seat) || Number(at) >= length;
  };
  const open = () => {
    if (isEnough()) return "enough";
    if (desk().ready !== "true" || desk().asked !== desk().seat) return null;
    const found = [...document.querySelectorAll("[data-prompt] [data-option]")];
    return found.length > 0 && found;
  };
  const play = async () => {
    for (let count = 0; ; count += 1) {
      const found = await when(open);
      if (found === "enough") return;
      const { at, chosen } = desk();
      const done = chosen > 0 && found.find(({ dataset }) => dataset.option === "0");
      (done || found[(count * 7919) % found.length]).click();
      const follows = () => desk().at !== at || desk().chosen !== chosen;
      const doubt = await when(() => find("[data-confirm]") ?? follows());
      if (doubt !== true) doubt.click();
      await when(follows);
    }
  };
  window.played = play();
}
"""
"""Answers by the buttons, as often as this browser is asked, until a seat is asked that is nobody's
here, or the game is so long, or over."""


def play(*people: Visitor, until_asked: int = -2, until: int = 10_000) -> None:
    """Let people answer, each in their own browser, until that is enough."""
    for person in people:
        person.page.evaluate(PLAY, [until_asked, until, PATIENCE * 1000])
    for person in people:
        person.page.evaluate("() => window.played")


@pytest.fixture
def office() -> Iterator[PostOffice]:
    """Take letters for one evening."""
    with PostOffice() as found:
        yield found


@pytest.fixture
def club(tmp_path: Path, office: PostOffice) -> Iterator[House]:
    """Serve tables with accounts, letters, and notices to this machine."""
    wishes = ("--accounts", "open", "--near-hooks", "--mail", office.address)
    found = House(tmp_path, None, *wishes)
    found.address = f"http://localhost:{found.port}"
    found.start()
    yield found
    found.close()


@pytest.fixture
def taker() -> Iterator[Taker]:
    """Take pushes for one evening."""
    with Taker() as found:
        yield found


def sign_up_for_pushes(ada: Visitor, club: House, endpoint: str) -> Browser:
    """Make an account, and choose to be told by the browser; return what can read it."""
    browser = Browser()
    ada.page.context.grant_permissions(["notifications"], origin=club.address)
    ada.page.context.add_init_script(SUBSCRIBE % json.dumps(browser.subscription(endpoint)))
    come_in(ada, "Ada", is_new=True)
    be_told(ada, "push")
    return browser


def sign_up_for_letters(ben: Visitor, office: PostOffice) -> None:
    """Make an account, confirm an address by the link of a letter, and choose to be told there."""
    come_in(ben, "Ben", is_new=True)
    ben.page.locator("#new-email").fill("ben@example.org")
    ben.page.locator("#new-email").press("Enter")
    ben.page.goto(link_of(office.next(), "/account#confirm="))
    expect(ben.page.locator("section:has(> [data-email])")).to_contain_text("ben@example.org")
    be_told(ben, "mail")


def be_told(visitor: Visitor, kind: str) -> None:
    """Choose to be told at once."""
    visitor.page.locator("[data-kind]").select_option(kind)
    visitor.page.locator("[data-soon]").select_option("0")
    visitor.page.locator("[data-add]").click()
    expect(visitor.page.locator(f"[data-receiver={kind}]")).to_be_visible()


def sit_down(ada: Visitor, ben: Visitor, cleo: Visitor) -> str:
    """Open a table that everybody finds; one comes by the lobby and one by a link."""
    ada.start.visit()
    ada.start.seat("here", "link", "link")
    ada.page.locator("[data-public]").check()
    ada.page.locator("[data-pace]").select_option(label="1 hour for every turn")
    ada.start.play()
    ada.desk.wait()
    ada.desk.close_panel()
    table = ada.desk.table
    cleo.desk.visit(links(ada)[1])
    ben.start.visit()
    ben.page.locator(f"[data-public-table='{table}'] [data-join]").click()
    ben.desk.wait()
    assert [person.desk.seat for person in (ada, ben, cleo)] == [0, 1, 2]
    return table


def talk(speaker: Visitor, reader: Visitor) -> None:
    """Say something that looks like a page, and read it as the text that it is."""
    speaker.desk.open_panel("talk")
    say(speaker, MARKUP)
    speaker.desk.close_panel()
    reader.desk.open_panel("talk")
    expect(reader.page.locator("[data-talk] .said")).to_have_text(MARKUP)
    expect(reader.page.locator("[data-talk] :is(img, a)")).to_have_count(0)
    check(reader)
    reader.desk.close_panel()


def test_an_evening_of_three_people_at_four_browsers(
    club: House, come: Come, office: PostOffice, taker: Taker
) -> None:
    ada, ben, cleo = come(club), come(club, locale="de-DE"), come(club)
    for person in (ada, ben, cleo):
        person.guard.allow("WebSocket connection to", because="the server is started again")
        person.guard.allow("ERR_CONNECTION_REFUSED", because="nobody answers for a while")
    browser = sign_up_for_pushes(ada, club, f"{taker.address}/push")
    sign_up_for_letters(ben, office)
    table = sit_down(ada, ben, cleo)
    talk(cleo, ben)

    # Whoever is away is told that it is their turn.
    ada.start.visit()
    play(ben, cleo, until_asked=0)
    told = json.loads(browser.read(taker.next().body))
    assert (told["link"], told["body"]) == (f"/table/{table}", "It is your turn")
    ada.desk.visit(told["link"])
    ben.start.visit()
    play(ada, cleo, until_asked=1)
    letter = office.next()
    assert letter["To"] == "ben@example.org"
    ben.desk.visit(link_of(letter, f"/table/{table}"))

    # The seat of a guest moves into an account.
    come_in(cleo, "Cleo", is_new=True)
    cleo.page.locator("[data-move]").click()
    expect(cleo.page.locator("[data-own-tables='1']")).to_be_visible()
    cleo.desk.visit(f"/table/{table}")

    # Her time runs out, and a bot takes over.
    play(ada, ben, until_asked=2)
    club.end()
    almost_over(club)
    club.start()
    expect(ada.page.locator("[data-tiding='web-tiding-stood-in']")).to_be_visible()
    expect(cleo.page.locator("[data-stood-in]")).to_be_visible()
    play(ada, ben, until=ada.desk.at + 40)

    # She goes on at another device and in another language.
    phone = come(club, locale="de-DE", **PHONE)
    come_in(phone, "Cleo", is_new=False)
    phone.start.visit()
    phone.start.table(table).locator("a.primary").click()
    phone.desk.wait()
    assert phone.desk.seat == 2
    check(phone)
    phone.page.locator("[data-back]").click()
    expect(phone.page.locator("[data-stood-in]")).to_have_count(0)
    cleo.start.visit()

    play(ada, ben, phone)

    for person in (ada, ben, phone):
        expect(person.desk.ending()).to_be_visible()
        check(person, "[data-ending]")
