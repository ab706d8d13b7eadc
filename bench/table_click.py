"""The table in a browser: from a click to the repaint that shows what it did, and what is loaded.

    .venv/bin/python -m bench.table_click --moves 200

A server is started in a process of its own, and a person plays at a table of greedy bots in
Chromium, with everything in motion that moves in ordinary use. The page itself keeps the time:
from the click on an option to the first frame after the server's answer was drawn. Bytes are those
of JavaScript and CSS as they came over the wire, packed, into a browser that has nothing yet.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, Page, Request, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

import dev
from tests.browser.desk import Desk
from tests.browser.house import GREEDY, HERE, House

CLOCK = """
window.repaints = [];
let clicked = 0;
addEventListener("click", (event) => {
  if (event.target.closest("[data-option]")) clicked = event.timeStamp;
}, true);
addEventListener("keydown", (event) => (clicked = event.timeStamp), true);
const painted = new MessageChannel();
painted.port1.onmessage = ({ data }) => repaints.push(performance.now() - data);
new MutationObserver((changes) => {
  if (clicked === 0 || !changes.some(({ target }) => target.matches(".desk"))) return;
  const began = clicked;
  clicked = 0;
  requestAnimationFrame(() => painted.port2.postMessage(began));
}).observe(document, { subtree: true, attributeFilter: ["data-at"] });
"""
"""A message that is sent just before a frame is drawn arrives just after it was."""

SCREEN: ViewportSize = {"width": 1366, "height": 768}
PATIENCE = 60_000
PAUSE = 300
"""So many milliseconds pass before and after a click or a key: what moves has come to rest."""


def new_page(browser: Browser, house: House) -> Page:
    """Open a browser that has nothing yet."""
    context = browser.new_context(base_url=house.address, viewport=SCREEN)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@contextmanager
def in_a_house() -> Iterator[tuple[Browser, House]]:
    """Start a server and a browser of its own, and leave nothing of them."""
    wish = os.environ.get("AEVUM_BROWSER", "")
    program = next(filter(None, map(shutil.which, (wish, *dev.BROWSERS))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            yield browser, house
        finally:
            browser.close()
            house.close()


def answer(desk: Desk, chance: random.Random) -> None:
    """Give a random answer by a click; nobody asks the page meanwhile, for that would slow it."""
    before = desk.at
    desk.page.wait_for_timeout(PAUSE)
    desk.click(chance.choice(desk.options()))
    desk.page.wait_for_timeout(PAUSE)
    desk.wait_for_question(before)


def click_through(browser: Browser, house: House, wishes: argparse.Namespace) -> list[float]:
    """Give random answers by clicks; return how many milliseconds each took until it was seen."""
    chance = random.Random(wishes.seed)
    page = new_page(browser, house)
    page.add_init_script(CLOCK)
    desk = Desk(page)
    taken: list[float] = []
    while len(taken) < wishes.moves:
        desk.visit(house.open(HERE, GREEDY, GREEDY, game=wishes.game, seed=wishes.seed).path)
        desk.wait_for_question()
        seen = 0
        while not desk.is_over and len(taken) + seen < wishes.moves:
            answer(desk, chance)
            seen += 1
        taken += page.evaluate("repaints")
    page.context.close()
    return taken


def loaded(browser: Browser, house: House, path: str) -> dict[str, tuple[int, int]]:
    """Load a page for the first time; return the files and bytes of each kind."""
    page = new_page(browser, house)
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108 (no builtin)
    page.goto(path)
    page.locator("[data-ready=true]").first.wait_for()
    page.wait_for_load_state("networkidle")
    sums: dict[str, tuple[int, int]] = {}
    for request in asked:
        files, size = sums.get(request.resource_type, (0, 0))
        sums[request.resource_type] = files + 1, size + request.sizes()["responseBodySize"]
    page.context.close()
    return sums


def print_figures(
    taken: list[float], pages: dict[str, dict[str, tuple[int, int]]], game: str
) -> None:
    """Print both tables."""
    console = Console(width=100)
    clicks = Table("game", "bots", "clicks", "median ms", "p95 ms", "worst ms")
    cuts = quantiles(taken, n=100)
    figures = (f"{cuts[49]:.1f}", f"{cuts[94]:.1f}", f"{max(taken):.1f}")
    clicks.add_row(game, "greedy", str(len(taken)), *figures)
    console.print(clicks)
    weights = Table("first load of", "files", "JavaScript gzip", "CSS gzip", "together")
    for name, sums in pages.items():
        scripts, styles = sums.get("script", (0, 0)), sums.get("stylesheet", (0, 0))
        sizes = (scripts[1], styles[1], scripts[1] + styles[1])
        weights.add_row(name, str(scripts[0] + styles[0]), *(f"{size:,} bytes" for size in sizes))
    console.print(weights)


def main() -> int:
    """Read the wishes, play, and print the figures."""
    parser = argparse.ArgumentParser(description="The table in a browser.")
    parser.add_argument("--game", default="tempus")
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    wishes = parser.parse_args()
    with in_a_house() as (browser, house):
        opened = house.open(HERE, GREEDY, GREEDY, game=wishes.game)
        paths = {"the start page": "/", f"a table of {wishes.game}": opened.path}
        pages = {name: loaded(browser, house, path) for name, path in paths.items()}
        taken = click_through(browser, house, wishes)
    print_figures(taken, pages, wishes.game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
