"""How long greedy takes for an answer: in the worker of a browser, and in a process beside it."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser

import aevum
from aevum.record.codec import dump
from aevum.server.bot_pool import BotPool
from tests.site.host import Host

MANY: Final = 60
"""So many positions of each title, from anywhere in random games."""

THINK: Final = """
async ([script, first, thoughts]) => {
  const worker = new Worker(script, { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ ...first, port: port2 }, [port2]);
  const ask = (id, thought) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      port1.onmessage = ({ data }) =>
        data.action === null ? reject(new Error(data.problem)) : resolve(performance.now() - began);
      port1.postMessage({ id, thought });
    });
  const taken = [];
  for (const [id, thought] of thoughts.entries()) taken.push(await ask(id, thought));
  worker.terminate();
  return taken;
}
"""


def thoughts(title: str) -> list[list[Any]]:
    """Ask greedy about positions from anywhere in random games; the first is for warming up."""
    game, chance, found = aevum.game(title), random.Random(1), list[list[Any]]()
    while len(found) <= MANY:
        state = game.new(seats=max(2, game.min_seats), seed=chance.getrandbits(32), options={})
        while not state.is_over:
            if chance.random() < 0.02:
                known = game.resample(state.copy(), state.asked, 0)
                found.append([title, "greedy", state.asked, dump(known), 1, []])
            state.apply(chance.choice(state.legal()))
    return found[: MANY + 1]


def summed_up(taken: list[float]) -> dict[str, float]:
    """Take the middle and the edge, without the first answer."""
    rest = taken[1:]
    return {"median": round(median(rest), 1), "p95": round(quantiles(rest, n=20)[18], 1)}


def answers_here(browser: Browser, host: Host) -> dict[str, dict[str, float]]:
    """Let greedy think in a worker of the browser."""
    page = browser.new_page()
    page.set_default_timeout(600_000)
    page.goto(host.address)
    parts = json.loads(page.locator("meta[name=site-parts]").get_attribute("content") or "{}")
    (script,) = (host.site / "assets").glob("bots.worker-*.js")
    first = {"type": "start", "root": host.address, "parts": parts}
    told = {}
    for title in aevum.game_names():
        asked = [json.dumps(one) for one in thoughts(title)]
        given = [f"{host.address}assets/{script.name}", first, asked]
        told[title] = summed_up(page.evaluate(THINK, given))
    page.close()
    return told


def answers_there() -> dict[str, dict[str, float]]:
    """Let greedy think in a process of the server; the browser has the loop of this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(think_there())).result()


async def think_there() -> dict[str, dict[str, float]]:
    """Ask one process, as the table does."""
    pool, told = BotPool(1), {}
    for title in aevum.game_names():
        taken = []
        for one in thoughts(title):
            began = perf_counter()
            await pool.processes[0].think(*one)
            taken.append((perf_counter() - began) * 1000)
        told[title] = summed_up(taken)
    pool.close()
    return told
