"""The table as a folder of files: everything works in the browser, offline, and outlives kills."""

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from aevum.record import Record
from tests.browser.guide import Guide
from tests.browser.test_axe import check_day_and_night
from tests.browser.test_keyboard_game import open_short_game
from tests.browser.test_whole_game import check_result
from tests.browser.typist import Typist
from tests.project.tree import ROOT
from tests.site.guest import Come, Guest
from tests.site.host import Host
from tests.site.kills import Killer

QUICK = ("here", "bot:greedy", "bot:greedy")
KILLS = 4
HOW = "performance.getEntriesByType('mark').map(mark => mark.name)"
"""How Python was started in a worker."""
MEMORY = """
async (least) => {
  const place = new URL("./", document.baseURI).pathname;
  for (let looks = 0; looks < 3000; looks++) {
    const cache = await caches.open(`aevum memory ${place}`);
    const [request] = await cache.keys();
    const found = request && (await cache.match(request));
    if (found && (await found.blob()).size > least) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
"""
"""Wait until more than so many bytes are kept of an interpreter that has started."""
DAMAGED = 1000
DAMAGE = """
async (bytes) => {
  const place = new URL("./", document.baseURI).pathname;
  const cache = await caches.open(`aevum memory ${place}`);
  const [request] = await cache.keys();
  const { headers } = await cache.match(request);
  await cache.put(request, new Response(new Uint8Array(bytes), { headers }));
}
"""
DEAF = """
const say = ServiceWorker.prototype.postMessage;
let said = 0;
ServiceWorker.prototype.postMessage = function (...words) {
  if (said++ > 0) say.apply(this, words);
};
"""
"""The first word to a service is lost, as a busy browser may lose it."""
ANSWER = "() => document.querySelector('[data-prompt] [data-text]')?.click()"
"""Answer at once, unless the other tab was faster and nothing is asked any more."""


def test_a_guided_first_game_begins_and_goes_on(guest: Guest) -> None:
    guest.page.goto(f"{guest.address}?game=tempus")
    guest.page.locator("[data-lesson]").click()
    guide = Guide(guest.page)
    guide.settle()

    guide.follow_to(3)

    assert guide.step == 3
    guest.wait_until_kept()


def test_a_whole_game_is_played_by_keys_and_its_record_opens_elsewhere(guest: Guest) -> None:
    chance = random.Random(5)
    typist = Typist(guest)
    guest.visit()
    guest.start.wait()
    open_short_game(typist)
    guest.desk.wait_for_question()

    while not guest.desk.is_over:
        typist.answer(guest.desk.any_answer(chance))

    check_result(guest, "inner_sea", 2)
    record = Record.parse(guest.desk.export("[data-ending] [data-export]"))
    assert record.replay(verify=True).is_over
    guest.wait_until_kept()


def test_after_the_first_visit_everything_works_offline(guest: Guest) -> None:
    guest.begin("tempus", *QUICK)
    table = guest.desk.table
    guest.wait_until_kept()
    guest.page.context.set_offline(True)

    guest.page.reload()
    guest.desk.wait_for_question()
    guest.desk.choose(guest.desk.options()[0])
    went_on = guest.desk.table, guest.desk.at
    guest.begin("tempus", *QUICK)
    guest.desk.choose(guest.desk.options()[0])

    assert went_on[0] == table
    assert went_on[1] > 0
    assert guest.desk.table != table


def test_the_next_visit_starts_from_memory_unless_that_was_damaged(guest: Guest) -> None:
    guest.begin("tempus", *QUICK)
    assert guest.asks(MEMORY, DAMAGED)

    guest.begin("tempus", *QUICK)
    guest.desk.choose(guest.desk.options()[0])
    assert guest.page.workers[0].evaluate(HOW) == ["recalled", "entered"]

    guest.asks(DAMAGE, DAMAGED)
    guest.begin("tempus", *QUICK)
    assert guest.page.workers[0].evaluate(HOW) == ["started", "entered"]
    assert guest.asks(MEMORY, DAMAGED)


def test_two_tabs_at_one_table_neither_lose_nor_double_a_move(guest: Guest) -> None:
    guest.begin("tempus", *QUICK)
    table = guest.desk.table
    other = Guest(guest.page.context.new_page(), guest.guard, guest.address)
    other.visit(f"/table/{table}")
    other.desk.wait_for_question()

    for here, there in ((guest, other), (other, guest)):
        before = here.desk.at
        here.asks(ANSWER)
        there.asks(ANSWER)
        here.desk.wait_for_question(before)
        there.desk.wait_for_question(before)
        expect(there.page.locator(".desk")).to_have_attribute("data-at", str(here.desk.at))

    guest.page.locator("header [data-panel=menu]").click()
    record = Record.parse(guest.desk.export("[data-menu=export]"))
    assert len(record.moves) == guest.desk.at
    record.replay(verify=True)
    guest.wait_until_kept()


def test_no_confirmed_move_is_lost_when_the_page_is_killed(come: Come) -> None:
    guest = come()
    killer = Killer(guest, random.Random(7))

    for _ in range(KILLS):
        killer.play_and_kill()

    assert killer.lost == 0
    assert killer.confirmed > 0


def test_all_tables_go_to_another_browser_in_one_file(come: Come) -> None:
    guest, other = come(), come(locale="de-DE")
    guest.begin("tempus", *QUICK)
    guest.desk.choose(guest.desk.options()[0])
    table, at = guest.desk.table, guest.desk.at
    guest.visit()
    guest.start.wait()
    text = guest.pack()

    other.visit()
    other.start.wait()
    other.unpack(text)
    expect(other.start.table(table)).to_be_visible()
    check_day_and_night(other)
    other.visit(f"/table/{table}")
    other.desk.wait_for_question()

    assert other.desk.at >= at
    check_day_and_night(other)
    guest.wait_until_kept()
    other.wait_until_kept()


def test_a_kept_game_is_the_same_here_as_on_a_server(guest: Guest) -> None:
    text = (ROOT / "tests/records/tempus/01-3-greedy.aevum").read_text()
    guest.visit()
    guest.start.wait()

    guest.open_record(text)
    guest.page.locator("[data-replay-bar]").wait_for()
    guest.visit()
    guest.start.wait()
    table = guest.start.tables().first.get_attribute("data-table") or ""

    assert Record.parse(guest.start.export(table)).moves == Record.parse(text).moves
    guest.wait_until_kept()


def test_a_new_version_is_offered_and_never_forced(guest: Guest, host: Host) -> None:
    guest.page.add_init_script(DEAF)
    guest.begin("tempus", *QUICK)
    table = guest.desk.table
    guest.wait_until_kept()
    service = host.site / "service.js"
    service.write_text(service.read_text().replace('"version":"', '"version":"new', 1))

    guest.page.reload()
    guest.page.locator("[data-update]").wait_for()
    guest.desk.wait_for_question()
    with guest.page.expect_navigation():
        guest.page.locator("[data-update] button.primary").click()
    guest.desk.wait_for_question()

    assert guest.desk.table == table
    expect(guest.page.locator("[data-update]")).to_have_count(0)


def test_what_takes_a_server_says_so(guest: Guest) -> None:
    guest.visit()
    guest.start.wait()

    expect(guest.page.locator("[data-no-links]")).to_be_visible()
    expect(guest.page.locator("[data-chair='1'] option[value=link]")).to_have_count(0)
    expect(guest.page.locator("[data-offline]")).to_be_visible()


def test_a_page_that_was_opened_as_a_file_says_what_to_do(browser: Browser, host: Host) -> None:
    page = browser.new_page()

    page.goto(Path(host.site / "index.html").as_uri())

    expect(page.locator("#opened-as-file")).to_contain_text("python3 -m http.server")
    expect(page.locator("#opened-as-file")).to_be_visible()
    page.close()
