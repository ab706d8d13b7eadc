"""The desk of a browser: tables stand in it as on a server, and its store fences them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from aevum.record import Record
from aevum.server.site.parcel import TableRow
from aevum.server.store.database import TABLE
from tests.server.kit import GREEDY, HERE, LINK
from tests.site.shelf import Drawer, Page, Said

PEOPLE = (HERE, HERE, HERE)


def evening(play: Callable[[Drawer, Page], Awaitable[None]]) -> None:
    """Let something happen in a browser."""

    async def run() -> None:
        drawer = Drawer()
        await play(drawer, Page(drawer))

    asyncio.run(run())


def is_asked(said: Said) -> bool:
    """Say whether this tells somebody what may be answered."""
    return said["type"] in ("now", "changed") and bool(choices(said))


def choices(said: Said) -> list[Said]:
    """Read what may be answered."""
    if said["type"] == "now":
        found: list[Said] = said["position"]["choices"]
        return found
    changed: dict[tuple[str, ...], list[Said]] = {
        tuple(one["path"]): one["value"] for one in said["differences"]
    }
    return changed.get(("position", "choices"), [])


async def first_question(page: Page, table: str, key: str) -> Said:
    """Come to a table for three at one browser and read the first question."""
    page.enter(table, key)
    seen = await page.until(lambda said: said["type"] == "now")
    page.say("sit", seat=seen["position"]["asked"])
    return await page.until(is_asked) | {"seat": seen["position"]["asked"]}


def play(said: Said, number: int, name: str) -> Said:
    """Make an answer out of a question."""
    action = choices(said)[number]["action"]
    return {"id": name, "rev": said["rev"], "seat": said["seat"], "action": action}


def test_an_answer_is_kept_before_it_is_confirmed() -> None:
    async def play_once(drawer: Drawer, page: Page) -> None:
        table, key = await page.open(*PEOPLE, seed=3)
        asked = await first_question(page, table, key)

        page.say("play", **play(asked, 0, "one"))
        done = await page.until(lambda said: said["type"] == "done")

        assert len(drawer.events[table]) == done["rev"] == drawer.rows_by_table[table]["rev"] > 0

    evening(play_once)


def test_bots_answer_until_a_person_is_asked() -> None:
    async def begin(_drawer: Drawer, page: Page) -> None:
        table, key = await page.open(GREEDY, HERE, GREEDY, seed=3)
        page.enter(table, key)

        asked = await page.until(is_asked)

        assert asked["rev"] > 0

    evening(begin)


def test_of_two_pages_at_one_table_one_move_is_kept_and_the_other_refused() -> None:
    async def play_both(drawer: Drawer, page: Page) -> None:
        other = Page(drawer)
        table, key = await page.open(*PEOPLE, seed=3)
        asked = await first_question(page, table, key)
        seen = await first_question(other, table, key)

        page.say("play", **play(asked, 0, "one"))
        await page.until(lambda said: said["type"] == "done")
        length = len(drawer.events[table])
        other.say("play", **play(seen, 1, "two"))
        refused = await other.until(lambda said: said["type"] == "refused")

        assert refused["reason"]["key"] == "web-refused-old"
        assert len(drawer.events[table]) == length

    evening(play_both)


def test_a_page_sees_what_another_has_done() -> None:
    async def play_here(drawer: Drawer, page: Page) -> None:
        other = Page(drawer)
        table, key = await page.open(*PEOPLE, seed=3)
        asked = await first_question(page, table, key)
        await first_question(other, table, key)

        page.say("play", **play(asked, 0, "one"))
        done = await page.until(lambda said: said["type"] == "done")
        await other.desk.look_again(table)
        seen = await other.until(lambda said: said["type"] == "now")

        assert seen["rev"] == done["rev"]

    evening(play_here)


def test_what_there_is_no_room_for_has_not_happened() -> None:
    async def fill(drawer: Drawer, page: Page) -> None:
        table, key = await page.open(*PEOPLE, seed=3)
        asked = await first_question(page, table, key)
        drawer.problem = "QuotaExceededError: the disk is full"

        page.say("play", **play(asked, 0, "one"))
        refused = await page.until(lambda said: said["type"] == "refused")
        drawer.problem = ""
        page.say("play", **play(asked, 0, "two"))
        await page.until(lambda said: said["type"] == "done")

        assert refused["reason"]["key"] == "web-refused-storage"

    evening(fill)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "tempus", "chairs": [HERE, LINK, LINK]}),
        ("GET", "/api/addresses", None),
        ("POST", "/api/tables/any/claim", {"invitation": "a", "key": "b"}),
    ],
)
def test_what_takes_a_server_says_so(method: str, path: str, body: Any) -> None:
    async def ask(_drawer: Drawer, page: Page) -> None:
        status, said = await page.ask(method, path, body)

        assert (status, said["reason"]["key"]) == (501, "web-refused-needs-server")

    evening(ask)


def test_whoever_asks_for_no_table_is_sent_away_for_good() -> None:
    async def come(_drawer: Drawer, page: Page) -> None:
        page.enter("nowhere")

        said = await page.until(lambda said: said["type"] == "refused")

        assert (said["reason"]["key"], page.closed) == ("web-refused-no-table", [4404])

    evening(come)


def test_a_record_comes_and_goes_as_it_does_on_a_server() -> None:
    async def carry(_drawer: Drawer, page: Page) -> None:
        table, key = await page.open(*PEOPLE, seed=3)
        asked = await first_question(page, table, key)
        page.say("play", **play(asked, 0, "one"))
        await page.until(lambda said: said["type"] == "done")

        _, text = await page.ask("GET", f"/api/tables/{table}/record", key=key)
        _, opened = await page.ask("POST", "/api/records", text)
        _, again = await page.ask("GET", f"/api/tables/{opened['table']}/record", key=opened["key"])

        Record.parse(text).replay(verify=True)
        assert again == text

    evening(carry)


async def packed(page: Page) -> tuple[str, str, str]:
    """Open a table, answer once, and write everything into one file."""
    table, key = await page.open(*PEOPLE)
    asked = await first_question(page, table, key)
    page.say("play", **play(asked, 0, "one"))
    await page.until(lambda said: said["type"] == "done")
    reader = await page.desk.ask(
        "POST", "/api/parcel/tables", "", f'[{{"table":"{table}","key":"{key}"}}]'
    )
    return table, key, reader.partition("\n")[2]


def test_all_tables_go_into_one_file_and_come_out_of_it_elsewhere() -> None:
    async def move(_drawer: Drawer, page: Page) -> None:
        table, key, text = await packed(page)
        elsewhere = Page(Drawer())

        status, opened = await elsewhere.ask("POST", "/api/parcel", text)
        _, before = await page.ask("GET", f"/api/tables/{table}/record", key=key)
        _, after = await elsewhere.ask("GET", f"/api/tables/{table}/record", key=key)

        assert (status, opened) == (200, [{"table": table, "key": key}])
        assert after == before

    evening(move)


def test_a_file_has_all_that_a_store_has_of_a_table() -> None:
    assert set(TableRow.__struct_fields__) == {column.name for column in TABLE.c}


def test_a_table_that_is_here_already_is_left_as_it_is() -> None:
    async def bring_back(drawer: Drawer, page: Page) -> None:
        table, _, text = await packed(page)
        length = len(drawer.events[table])

        answer = await page.ask("POST", "/api/parcel", text)

        assert (answer, len(drawer.events[table])) == ((200, []), length)

    evening(bring_back)


@pytest.mark.parametrize("damage", ["", "{}", '{"aevum":"tables 1","tables":[{}]}', "changed"])
def test_of_a_file_that_makes_no_sense_nothing_is_kept(damage: str) -> None:
    async def bring(_drawer: Drawer, page: Page) -> None:
        _, _, text = await packed(page)
        drawer = Drawer()
        elsewhere = Page(drawer)
        broken = text.replace('\\"type\\":\\"play\\"', '\\"type\\":\\"pray\\"')

        status, said = await elsewhere.ask("POST", "/api/parcel", broken if damage else damage)

        assert (status, said["reason"]["key"]) == (400, "web-refused-parcel")
        assert drawer.rows_by_table == {}

    evening(bring)
