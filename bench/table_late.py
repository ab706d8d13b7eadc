"""The largest late position of Through the Ages in a browser: how long it takes to be drawn.

    .venv/bin/python -m bench.table_late --views 60

Of all kept games of four seats the position with the largest view is opened, and measured in
Chromium: from a key to the repaint when one late position takes the place of another, and the time
of the processor that scripts, styles and layout take for it, which other programs cannot lengthen;
from a click on an option to the repaint that shows what it did, the server included; and the
longest task while the whole page is set up for the first time.
"""

import argparse
import json
import random
import sys
from functools import cache
from statistics import quantiles

from playwright.sync_api import Browser, CDPSession
from rich.console import Console
from rich.table import Table

from aevum.record import Record
from bench.table_click import CLOCK, PAUSE, answer, in_a_house, new_page
from tests.browser.desk import Desk
from tests.browser.house import HERE, RANDOM, House
from tests.project.tree import ROOT

KEPT = ROOT / "tests" / "records" / "through_the_ages"
SEATS = 4
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
WARM = 4
"""The first views are drawn by code that the browser has not compiled yet; they do not count."""

TASKS = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration);
}).observe({ type: "longtask", buffered: true });
"""
"""A task counts as long from 50 milliseconds on; shorter ones are not told."""


def largest(text: str) -> tuple[int, str]:
    """Find the position of seat 0 with the largest view; return its size and the game up to it."""
    record = Record.parse(text)
    state = record.first_state()
    best = (0, 0)
    for number, move in enumerate(record.moves):
        if state.asked == 0 and len(state.legal()) > 1 and number > len(record.moves) // 2:
            best = max(best, (len(json.dumps(record.game.view(state, 0))), number))
        state.apply(record.game.from_text(state, move.text))
    record.cut(best[1])
    return best[0], record.format()


@cache
def late() -> str:
    """Read the kept game of four seats with the largest view, up to that position."""
    texts = [path.read_text() for path in sorted(KEPT.glob(f"*-{SEATS}-*.aevum"))]
    return max(largest(text) for text in texts)[1]


def table_of(house: House) -> str:
    """Open a table at the late position; return its path."""
    return house.open_record(late(), HERE, *[RANDOM] * (SEATS - 1)).path


def set_up(browser: Browser, house: House, path: str, times: int) -> list[float]:
    """Set the table up some times; return the longest task of each."""
    longest: list[float] = []
    for _ in range(times):
        page = new_page(browser, house)
        page.add_init_script(TASKS)
        Desk(page).visit(path)
        page.wait_for_timeout(300)
        longest.append(page.evaluate("Math.max(0, ...tasks)"))
        page.context.close()
    return longest


def turn_pages(
    browser: Browser, house: House, path: str, times: int
) -> tuple[list[float], list[float]]:
    """Go back and forth by keys; both positions are there already, so that only drawing counts."""
    page = new_page(browser, house)
    page.add_init_script(CLOCK)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    desk = Desk(page)
    desk.visit(path)
    desk.open_replay()
    at = desk.at
    worked: list[float] = []
    for number in range(times + WARM):
        before = work(session)
        page.keyboard.press("." if number % 2 else ",")
        page.wait_for_timeout(PAUSE)
        worked.append(work(session) - before)
        desk.replay_stands_at(at - 1 + number % 2)
    taken: list[float] = page.evaluate("repaints")
    page.context.close()
    return taken[WARM:], worked[WARM:]


def work(session: CDPSession) -> float:
    """Read how many milliseconds the page has worked so far."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return sum(1000 * float(found[name]) for name in WORK)


def click_on(browser: Browser, house: House, times: int) -> list[float]:
    """Give random answers by clicks to the end of a game, each when the table is at rest."""
    chance = random.Random(1)
    page = new_page(browser, house)
    page.add_init_script(CLOCK)
    desk = Desk(page)
    taken: list[float] = []
    while len(taken) < times:
        desk.visit(table_of(house))
        desk.wait_for_question()
        while not desk.is_over:
            answer(desk, chance)
        taken += page.evaluate("repaints")
    page.context.close()
    return taken


def row(name: str, taken: list[float]) -> tuple[str, ...]:
    """Sum some times up."""
    cuts = quantiles(taken, n=100)
    figures = (f"{cuts[49]:.1f}", f"{cuts[94]:.1f}", f"{max(taken):.1f}")
    return name, str(len(taken)), *figures


def main() -> int:
    """Read the wishes, measure, and print the figures."""
    parser = argparse.ArgumentParser(description="A late position in a browser.")
    parser.add_argument("--views", type=int, default=60)
    wishes = parser.parse_args()
    with in_a_house() as (browser, house):
        path = table_of(house)
        taken, worked = turn_pages(browser, house, path, wishes.views)
        rows = (
            row("another position: key to repaint", taken),
            row("another position: work of the page", worked),
            row("an option: click to repaint", click_on(browser, house, wishes.views)),
            row("first set-up: longest task", set_up(browser, house, path, wishes.views // 6)),
        )
    figures = Table("late, Through the Ages", "times", "median ms", "p95 ms", "worst ms")
    for line in rows:
        figures.add_row(*line)
    Console(width=100).print(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
