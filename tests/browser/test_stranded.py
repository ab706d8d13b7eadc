"""A table whose last actions lead elsewhere by now: it is watched, and goes on at a new one."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import turn_with_steps


def change_the_last_checksum(house: House) -> None:
    """Let the last action lead elsewhere, as a change of the rules would."""
    with closing(sqlite3.connect(house.database)) as store, store:
        store.execute("DELETE FROM snapshots")
        store.execute(
            "UPDATE events SET payload = json_set(payload, '$.checksum', '0000')"
            " WHERE seq = (SELECT max(seq) FROM events)"
        )


def test_a_stranded_table_says_why_and_leads_to_a_new_one(own_house: House, come: Come) -> None:
    visitor = come(own_house, locale="de-DE")
    opened = own_house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM)
    own_house.end()
    change_the_last_checksum(own_house)
    own_house.start()
    visitor.page.goto(opened.path)

    expect(visitor.page.locator("[data-stranded]")).to_contain_text("Die Regeln dieses Spiels")
    expect(visitor.page.locator("[data-prompt] [data-option]")).to_have_count(0)
    visitor.page.locator("[data-go-on]").click()

    visitor.page.wait_for_url(lambda url: opened.table not in url)
    visitor.desk.wait_for_question()
    expect(visitor.page.locator("[data-stranded]")).to_have_count(0)
