"""The guide of a first game, in the words of whoever follows it."""

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import Desk

FRAMES: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""Two pictures later everything stands where it belongs."""

STANDING: Final = """
() => {
  const desk = document.querySelector(".desk");
  const { ready, asked, seat, at, chosen } = desk.dataset;
  if (ready !== "true" || asked !== seat) return "";
  const step = document.querySelector("[data-guide-step]")?.dataset.guideStep;
  const box = document.querySelector("[data-ring]")?.getBoundingClientRect();
  const place = box ? [box.x, box.y, box.width, box.height].map(Math.round) : [];
  return [at, chosen, step, ...place].join(" ");
}
"""
"""After how many actions, at which step and with the ring where; empty while others act."""

CHANGED: Final = (
    f"(before) => {{ const now = ({STANDING})(); return now !== '' && now !== before; }}"
)

RING: Final = """
() => {
  const box = document.querySelector("[data-ring]").getBoundingClientRect();
  const panel = document.querySelector("[data-guide]").getBoundingClientRect();
  const isApart = box.right <= panel.left || box.left >= panel.right
    || box.bottom <= panel.top || box.top >= panel.bottom;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, isApart };
}
"""

SCROLLED: Final = "() => document.querySelector('.desk').scrollTop"


class Guide:
    """The panel that explains the game, and the ring that points at places."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator("[data-guide]")
        self.ring = page.locator("[data-ring]")

    def begin(self, game: str, chapter: int = 1) -> None:
        """Open a chapter of the guided first game of a game from the start page."""
        self.page.goto(f"/?game={game}")
        begin = "[data-lesson]" if chapter == 1 else f"[data-chapter='{chapter}']"
        self.page.locator(begin).click()
        self.settle()

    def settle(self) -> None:
        """Wait until the guide is there, the person is asked, and nothing moves any more."""
        self.panel.wait_for()
        self.page.wait_for_function(CHANGED, arg="")
        self.page.evaluate(FRAMES)

    # Reading

    @property
    def step(self) -> int:
        """The number of the remark that is read."""
        return int(self.page.locator("[data-guide-step]").get_attribute("data-guide-step") or 0)

    @property
    def chapter(self) -> int:
        """The number of the chapter, counted from one."""
        found = self.page.locator("[data-guide-chapter]").get_attribute("data-guide-chapter")
        return int(found or 0)

    @property
    def remark(self) -> Locator:
        """What is said."""
        return self.page.locator("[data-guide-remark]")

    @property
    def due(self) -> str:
        """The answer that is due, in notation; empty while there is more to read."""
        found = self.page.locator("[data-guide-due]")
        return (found.get_attribute("data-guide-due") or "") if found.count() else ""

    @property
    def is_at_its_end(self) -> bool:
        """Whether this is the last remark."""
        return self.page.locator("[data-guide-end]").count() > 0

    def button(self, name: str) -> Locator:
        """One button by its name, such as next, back, show, insist, free, return, leave, call."""
        return self.page.locator(f"[data-guide-{name}]")

    # Following

    def pointed(self) -> dict[str, Any]:
        """Say where the middle of the ring is, and whether the panel leaves it free."""
        self.ring.wait_for()
        found: dict[str, Any] = self.page.evaluate(RING)
        return found

    def follow(self) -> None:
        """Do what the guide asks for: read on, or press where the ring is."""
        before = self.page.evaluate(STANDING)
        if not self.due:
            self.button("next").click()
        else:
            place = self.pointed()
            self.page.mouse.click(place["x"], place["y"])
            self.page.mouse.move(1, 1)
        self.page.wait_for_function(CHANGED, arg=before)
        self.settle()

    def follow_to(self, step: int) -> None:
        """Follow the guide up to one of its remarks."""
        while self.step < step:
            self.follow()

    def depart(self, text: str) -> None:
        """Give another answer than the guide wants, and insist when it is held back."""
        desk = Desk(self.page)
        before = desk.stand
        desk.click(text)
        self.button("insist").click()
        desk.wait_to_move_on(before)

    def is_in_place(self) -> bool:
        """Whether the desk has not been moved by what the guide showed."""
        return bool(self.page.evaluate(SCROLLED) == 0)

    def is_gone(self) -> None:
        """Expect neither panel nor ring."""
        expect(self.panel).to_have_count(0)
        expect(self.ring).to_have_count(0)
