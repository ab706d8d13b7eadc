"""What a table costs without a server, beside the same table at a server, in one run."""

import gzip
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, BrowserContext, Page

from bench.site.bots import answers_here, answers_there
from bench.table_click import CLOCK
from tests.browser.desk import Desk
from tests.browser.house import House
from tests.browser.start_page import StartPage
from tests.site.host import PLACE, Host

BROTLI: Final = (
    "let b=[];process.stdin.on('data',d=>b.push(d)).on('end',()=>"
    "console.log(require('zlib').brotliCompressSync(Buffer.concat(b)).length))"
)
ROUNDS: Final = 3
CLICKS: Final = 30
PAUSE: Final = 150


class Table(NamedTuple):
    """Where a table stands, and how somebody comes to its start page."""

    name: str
    address: str


def page_at(context: BrowserContext) -> Page:
    """Open a page that keeps the time of its repaints."""
    page = context.new_page()
    page.add_init_script(CLOCK)
    return page


def first_question(page: Page, at: Table) -> tuple[float, float]:
    """Come to the start page and press Play at once; say when each was there, in seconds."""
    began = monotonic()
    page.goto(at.address)
    StartPage(page).wait()
    start = monotonic() - began
    page.locator("[data-play]").click()
    Desk(page).wait_for_question()
    return start, monotonic() - began


def clicks(page: Page, seed: int) -> list[float]:
    """Give random answers by clicks; say how many milliseconds each took until it was seen."""
    desk, chance = Desk(page), random.Random(seed)
    for _ in range(CLICKS):
        if desk.is_over:
            break
        before = desk.stand
        page.wait_for_timeout(PAUSE)
        desk.click(desk.any_answer(chance))
        page.wait_for_timeout(PAUSE)
        desk.wait_to_move_on(before)
    taken: list[float] = page.evaluate("() => repaints")
    return taken


def memory(browser: Browser) -> float:
    """Add up what the processes of pages and workers hold, in megabytes."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(held_by(int(one["id"])) for one in found if one["type"] == "renderer")


def held_by(process: int) -> float:
    """Read how much memory a process has for itself, in megabytes."""
    rows = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(row.split()[1]) for row in rows if row.startswith("Pss:")) / 1024


def processes_of(number: int) -> list[int]:
    """List a process and all that it has started."""
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return [number, *(one for child in children for one in processes_of(int(child)))]


def visit(browser: Browser, at: Table) -> dict[str, Any]:
    """Come with a browser that has nothing, and again with the same one."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_timeout(120_000)
    page = page_at(context)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    cold = first_question(page, at)
    names = list(asked)
    repaints = clicks(page, 7)
    held = memory(browser)
    if "site" in at.name:
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.close()
    warm = first_question(page_at(context), at)
    context.close()
    return {"cold": cold, "warm": warm, "repaints": repaints, "memory": held, "asked": names}


def weights(host: Host, asked: list[str]) -> tuple[int, int, int]:
    """Weigh the files of the first question: as they are, and packed by gzip and brotli."""
    names = {unquote(urlsplit(url).path).removeprefix(PLACE) or "index.html" for url in asked}
    contents = [(host.site / name).read_bytes() for name in names if (host.site / name).is_file()]
    raw = sum(map(len, contents))
    packed = sum(min(len(one), len(gzip.compress(one, 9))) for one in contents)
    return raw, packed, sum(min(len(one), brotli(one)) for one in contents)


def brotli(content: bytes) -> int:
    """Pack a content with brotli, and weigh it."""
    told = subprocess.run(["node", "-e", BROTLI], input=content, capture_output=True, check=True)
    return int(told.stdout)


def figures(browser: Browser, host: Host) -> int:
    """Measure both tables by turns, and print what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            return measure(browser, host, house)
        finally:
            house.close()


def measure(browser: Browser, host: Host, house: House) -> int:
    """Measure by turns, so that whatever else the machine does is shared."""
    tables = (Table("server", f"{house.address}/"), Table("site", host.address))
    seen: dict[str, list[dict[str, Any]]] = {at.name: [] for at in tables}
    for _ in range(ROUNDS):
        for at in tables:
            seen[at.name].append(visit(browser, at))
            sys.stderr.write(f"{at.name}: {summed_up(seen[at.name][-1:])}\n")
    assert house.process is not None
    server = sum(held_by(one) for one in processes_of(house.process.pid))
    told = {name: summed_up(visits) for name, visits in seen.items()}
    told["server"]["memory of the server, MB"] = round(server)
    raw, packed, smaller = weights(host, seen["site"][0]["asked"])
    told["site"]["bytes, gzip, brotli"] = [raw, packed, smaller]
    told["server"]["bot ms"] = answers_there()
    told["site"]["bot ms"] = answers_here(browser, host)
    sys.stdout.write(json.dumps(told, indent=1) + "\n")
    return 0


def summed_up(visits: list[dict[str, Any]]) -> dict[str, Any]:
    """Take the middle of what was measured at one table."""
    repaints = [one for visit in visits for one in visit["repaints"]]
    return {
        "start page cold, s": middle(visits, "cold", 0),
        "first question cold, s": middle(visits, "cold", 1),
        "start page warm, s": middle(visits, "warm", 0),
        "first question warm, s": middle(visits, "warm", 1),
        "clicks": len(repaints),
        "click to repaint median, ms": round(median(repaints), 1),
        "click to repaint p95, ms": round(quantiles(repaints, n=20)[18], 1),
        "memory of the pages, MB": round(median(visit["memory"] for visit in visits)),
    }


def middle(visits: list[dict[str, Any]], name: str, part: int) -> float:
    """Take the middle of one time that was measured at each visit."""
    times: list[float] = [visit[name][part] for visit in visits]
    return round(median(times), 2)
