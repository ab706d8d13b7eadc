"""The table page, in the words of whoever sits at it."""

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.kit import Message, whole

SETTLED = """
(before) => {
  if (document.querySelector("[data-doubt]")) return "doubt";
  const desk = document.querySelector(".desk");
  if (!desk || desk.dataset.ready !== "true" || Number(desk.dataset.at) === before) return false;
  const { asked, seat, over } = desk.dataset;
  return asked === seat || over === "true" || document.querySelector("[data-hand-over]") !== null;
}
"""
"""Whether something has changed since an action, and people are asked again or the game is over;
or whether the action is in doubt."""

MOVED_ON = """
(before) => {
  if (document.querySelector("[data-doubt]")) return "doubt";
  const { ready, at, chosen, asked, seat, over } = document.querySelector(".desk").dataset;
  if (ready !== "true" || `${at} ${chosen}` === before) return false;
  return asked === seat || over === "true" || document.querySelector("[data-hand-over]") !== null;
}
"""
"""Whether an answer was given, or something else is chosen of a set, and people are asked again."""

POINT = """
(action) => {
  for (const thing of document.querySelectorAll(
    `:is([data-board], [data-mine]) [data-option="${action}"]`,
  )) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y)?.closest("[data-option]") === thing) return [x, y];
      }
  }
  return null;
}
"""
"""Where on the board or in the hand a click gives an answer; null if only its button does."""

OPTIONS = """
() => [...document.querySelectorAll("[data-prompt] [data-option]")]
  .map(({ dataset }) => [dataset.text, dataset.option])
"""

VIEW = "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"


class Desk:
    """The board, the question, the hand, the log, and everything that can be opened beside."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # Coming and waiting

    def visit(self, path: str) -> None:
        """Come to a table and wait until it is there."""
        self.page.goto(path)
        self.wait()

    def wait(self) -> None:
        """Wait until nothing is under way."""
        self.page.locator(".desk[data-ready=true]").wait_for()

    def wait_for_question(self, before: int = -1) -> None:
        """Wait until people are asked, or the game is over; `before` is where it stood last.

        What was answered meanwhile and is in doubt is confirmed.
        """
        while self.is_in_doubt(before):
            self.page.locator("[data-confirm]").click()

    def is_in_doubt(self, before: int) -> bool:
        """Wait until people are asked, or asked back; say whether they are asked back."""
        found: object = self.page.wait_for_function(SETTLED, arg=before).json_value()
        return found == "doubt"

    def wait_to_move_on(self, before: str) -> None:
        """Wait until things stand otherwise than before, and people are asked.

        What is in doubt is confirmed.
        """
        while self.moves_on(before) == "doubt":
            self.page.locator("[data-confirm]").click()

    def moves_on(self, before: str) -> object:
        """Wait until things stand otherwise than before, or people are asked back."""
        found: object = self.page.wait_for_function(MOVED_ON, arg=before).json_value()
        return found

    def says(self, name: str) -> str:
        """Read one of the marks of the desk."""
        return self.page.locator(".desk").get_attribute(f"data-{name}") or ""

    @property
    def at(self) -> int:
        """After how many actions the position on the screen stands."""
        return int(self.says("at"))

    @property
    def chosen(self) -> int:
        """How many members of a set are chosen."""
        return int(self.says("chosen"))

    @property
    def stand(self) -> str:
        """After how many actions things stand, and how much of a set is chosen."""
        return f"{self.at} {self.chosen}"

    @property
    def seat(self) -> int:
        """The seat this browser looks from; -1 is a spectator."""
        return int(self.says("seat"))

    @property
    def asked(self) -> int:
        """The seat that has to decide."""
        return int(self.says("asked"))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.says("over") == "true"

    @property
    def table(self) -> str:
        """The name of the table, from the address."""
        return self.page.url.partition("/table/")[2].partition("#")[0]

    # Deciding

    def options(self) -> list[str]:
        """List the open answers in notation."""
        return [text for text, _ in self.page.evaluate(OPTIONS)]

    def choose(self, text: str) -> None:
        """Give an answer, or choose a member of a set, and wait until people are asked again."""
        before = self.stand
        self.click(text)
        self.wait_to_move_on(before)

    def confirm(self) -> None:
        """Confirm a set, and wait until people are asked again."""
        before = self.stand
        self.page.locator("[data-prompt] [data-option='0']").click()
        self.wait_to_move_on(before)

    def any_answer(self, chance: random.Random) -> str:
        """Take any of the answers; a set that can be confirmed is, every other time."""
        options = self.options()
        if self.chosen and "done" in options and chance.random() < 0.5:
            return "done"
        return chance.choice(options)

    def draw_ideas(self) -> None:
        """Draw ideas in Tempus, look at them, and end the turn."""
        self.choose("ideas")
        if self.options() == ["done"]:
            self.choose("done")

    def click(self, text: str) -> None:
        """Give an answer by a click: on what is lit, or on its button."""
        action = dict(self.page.evaluate(OPTIONS))[text]
        point = self.page.evaluate(POINT, action)
        if point is None:
            self.button(text).click()
        else:
            self.page.mouse.click(*point)

    def button(self, text: str) -> Locator:
        """The button of an answer, unfolded if it lies under the fold."""
        found = self.page.locator(f"[data-prompt] [data-text='{text}']")
        if not found.is_visible():
            self.page.locator("[data-prompt] summary").click()
        return found

    def undo(self, to: str = "step") -> None:
        """Take back one decision, or the turn."""
        before = self.at
        self.page.locator(f"[data-undo={to}]").click()
        self.wait_for_question(before)

    def say(self, text: str) -> None:
        """Type an answer in notation."""
        if not self.page.locator("[data-command]").count():
            self.page.keyboard.press(":")
        self.page.locator("[data-command]").fill(text)
        self.page.locator("[data-command]").press("Enter")

    def sit(self) -> None:
        """Take the seat that is handed over."""
        self.page.locator("[data-sit]").click()
        expect(self.page.locator("[data-hand-over]")).to_have_count(0)
        self.wait()

    def hand(self) -> list[str]:
        """Read the cards of the hand."""
        found: list[str] = self.page.evaluate(VIEW)
        return found

    # Reading

    def prompt(self) -> str:
        """Read the question."""
        return self.page.locator("#prompt").inner_text().strip()

    def entries(self) -> Locator:
        """The entries of the log."""
        return self.page.locator(".story [data-log] button")

    def text_view(self) -> list[str]:
        """Read the position in sentences."""
        self.open_panel("text")
        lines = self.page.locator("[data-text-view] li")
        lines.first.wait_for()
        told = lines.all_inner_texts()
        self.close_panel()
        return told

    def open_panel(self, name: str) -> Locator:
        """Open one of the sheets beside the board."""
        self.page.locator(f"header [data-panel={name}]").click()
        sheet = self.page.locator(f"[data-sheet={name}]")
        sheet.wait_for()
        return sheet

    def close_panel(self) -> None:
        """Close the sheet that is open."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)

    # The replay

    def open_replay(self) -> None:
        """Open the replay."""
        self.page.locator("header [data-panel=replay]").click()
        self.page.locator("[data-replay-bar]").wait_for()

    def step(self, name: str) -> None:
        """Press one of the buttons of the replay."""
        self.page.locator(f"[data-step={name}]").click()

    def replay_stands_at(self, at: int) -> None:
        """Wait until the replay shows the position after so many actions."""
        expect(self.page.locator(".desk")).to_have_attribute("data-at", str(at))
        expect(self.page.locator(f"[data-replay-at='{at}']")).to_be_visible()

    def length(self) -> int:
        """Read how many positions the replay has."""
        return int(self.page.locator("[data-slider]").get_attribute("max") or 0)

    # The end

    def ending(self) -> Locator:
        """The result of the game."""
        return self.page.locator("[data-ending]")

    def export(self, button: str = "[data-export]") -> str:
        """Export the record and read it."""
        with self.page.expect_download() as waiting:
            self.page.locator(button).click()
        return Path(waiting.value.path()).read_text()


def positions(frames: list[str], after: int = 0) -> list[dict[str, Any]]:
    """Read the positions out of what a browser heard from the table, after so many messages."""
    found = []
    known: Message = {}
    for frame in frames:
        message = json.loads(frame)
        if message["type"] in ("now", "changed"):
            known = message = whole(message, known)
        found.append(message.get("position"))
    return [position for position in found[after:] if position]
