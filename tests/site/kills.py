"""Kills of a page in the middle of whatever it does: what was confirmed must be there again."""

import os
import random
import signal
from typing import Final

from tests.site.guest import Guest

CHAIRS: Final = ("here", "bot:greedy", "bot:greedy")

WATCH: Final = """
() => {
  const seen = { rev: 0, done: 0 };
  window.confirmed = seen;
  const onmessage = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    ...onmessage,
    set(hear) {
      onmessage.set.call(this, (event) => {
        if (event.data?.type === "told" && event.data.code === 0) {
          const news = JSON.parse(event.data.text);
          if (news.type === "done") {
            seen.rev = Math.max(seen.rev, news.rev);
            seen.done += 1;
          }
        }
        hear.call(this, event);
      });
    },
  });
}
"""
"""Count, in the page itself, which revision was confirmed last."""

PLAY: Final = """
(seed) => {
  let state = seed;
  const one = (all) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return all[Math.floor((state / 2 ** 32) * all.length)];
  };
  const press = () => {
    if (document.querySelector(".desk")?.dataset.ready !== "true") return;
    const doubt = document.querySelector("[data-confirm]");
    const buttons = [...document.querySelectorAll("[data-prompt] [data-option]")];
    const thing = doubt ?? (buttons.length ? one(buttons) : null);
    thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  // A click is a task of its own: it never falls into the middle of a change of the page.
  new MutationObserver(() => setTimeout(press)).observe(document.body, {
    attributes: true, childList: true, subtree: true,
  });
  press();
}
"""
"""Answer whatever is asked as soon as it is, for ever; what is under way is waited for."""


class Killer:
    """Plays at one table, kills its page at any moment, and counts what is there afterwards."""

    def __init__(self, guest: Guest, chance: random.Random) -> None:
        self.guest = guest
        self.chance = chance
        self.confirmed = 0
        self.lost = 0
        self.tables = 0
        guest.page.context.add_init_script(f"({WATCH})()")
        self.begin()

    def begin(self) -> None:
        """Open a table."""
        self.guest.begin("tempus", *CHAIRS)
        self.table = self.guest.desk.table
        self.tables += 1

    def play_and_kill(self) -> None:
        """Play on, kill the page at any moment, come back, and compare."""
        page = self.guest.page
        page.evaluate(PLAY, self.chance.getrandbits(30))
        wanted = self.chance.randint(1, 4)
        page.wait_for_function(
            "([many]) => window.confirmed.done >= many"
            " || document.querySelector('.desk').dataset.over === 'true'",
            arg=[wanted],
        )
        page.wait_for_timeout(self.chance.random() * 30)
        before = page.evaluate("() => window.confirmed")
        self.kill()
        self.confirmed += before["done"]
        self.come_back(before["rev"])

    def kill(self) -> None:
        """Let every process of pages and workers die at once, as a system does that needs room."""
        page, browser = self.guest.page, self.guest.page.context.browser
        assert browser is not None
        session = browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        with page.expect_event("crash"):
            for process in found:
                if process["type"] == "renderer":
                    os.kill(process["id"], signal.SIGKILL)

    def come_back(self, confirmed: int) -> None:
        """Come back to the table with another page; what was confirmed is there."""
        context, dead = self.guest.page.context, self.guest.page
        self.guest = Guest(context.new_page(), self.guest.guard, self.guest.address)
        dead.close()
        self.guest.visit(f"/table/{self.table}")
        self.guest.desk.wait_for_question()
        self.lost += len(self.guest.log(self.table)) < confirmed
        if self.guest.desk.is_over:
            self.begin()
