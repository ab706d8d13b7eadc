"""Somebody who plays a whole game: the first answers with the mouse, the rest by quick clicks."""

import random
from typing import Final

from tests.browser.desk import Desk
from tests.browser.house import PATIENCE

SLOWLY: Final = 8
"""So many answers are given with the mouse, as a person moves it."""

QUICKLY: Final = """
async ([seed, patience]) => {
  const desk = document.querySelector(".desk");
  const ways = { place: 0, menu: 0, button: 0 };
  let last = "";

  // Chance that comes again, by a linear congruence.
  let state = seed;
  const one = (all) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return all[Math.floor((state / 2 ** 32) * all.length)];
  };
  const when = (holds) =>
    new Promise((resolve, reject) => {
      const stop = setTimeout(() => {
        watch.disconnect();
        reject(new Error(`nothing follows ${last}: ${JSON.stringify(desk.dataset)}`));
      }, patience);
      const look = () => {
        const found = holds();
        if (!found) return;
        clearTimeout(stop);
        watch.disconnect();
        resolve(found);
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { attributes: true, childList: true, subtree: true });
      look();
    });
  const isSettled = () => {
    const { ready, asked, seat, over } = desk.dataset;
    return ready === "true" && (asked === seat || over === "true");
  };
  const press = (thing) =>
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  const within = ":is([data-board], [data-mine])";
  const find = (selector) => document.querySelector(selector);
  const answer = async (button) => {
    const { option, text } = button.dataset;
    last = text;
    const place = find(`${within} [data-option="${option}"]`);
    const several = find(`${within} [data-options~="${option}"]`);
    ways[place ? "place" : several ? "menu" : "button"] += 1;
    press(place ?? several ?? button);
    if (!place && several)
      press(await when(() => find(`[role=menu] [data-option="${option}"]`)));
  };

  await when(isSettled);
  while (desk.dataset.over !== "true") {
    const { at, chosen } = desk.dataset;
    const buttons = [...document.querySelectorAll("[data-prompt] [data-option]")];
    const done = chosen > 0 && buttons.find(({ dataset }) => dataset.option === "0");
    await answer(one(done ? [done, one(buttons)] : buttons));
    const isOther = () => desk.dataset.at !== at || desk.dataset.chosen !== chosen;
    const follows = () => isOther() && isSettled();
    const doubt = await when(() => find("[data-confirm]") ?? follows());
    if (doubt !== true) press(doubt);
    await when(follows);
  }
  return ways;
}
"""
"""Answers by clicks on what is lit, in a menu where several answers lie at one place, or on a
button, until the game is over; waits for nothing but the marks of the desk."""


def play_to_the_end(desk: Desk, seed: int) -> dict[str, int]:
    """Play a game to its end; say how many of the quick answers were given in which way."""
    chance = random.Random(seed)
    for _ in range(SLOWLY):
        desk.choose(desk.any_answer(chance))
    ways: dict[str, int] = desk.page.evaluate(QUICKLY, [seed, PATIENCE * 1000])
    return ways
