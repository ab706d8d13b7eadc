"""Somebody who comes to the tables with a browser of their own."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import Desk
from tests.browser.guard import Guard
from tests.browser.start_page import StartPage

NO_SCROLL = """
() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth <= clientWidth;
}
"""

MIDDLE = """
(thing) => {
  thing.scrollIntoView({ block: "center" });
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
"""


class Visitor:
    """A person at a browser: the page they look at, and what the guard saw of it."""

    def __init__(self, page: Page, guard: Guard) -> None:
        self.page = page
        self.guard = guard
        self.start = StartPage(page)
        self.desk = Desk(page)

    def speak(self, lang: str) -> None:
        """Choose a language where the page offers it."""
        self.page.locator(f"[data-language={lang}]").first.click()
        expect(self.page.locator("html")).to_have_attribute("lang", lang)

    def turn_theme(self, theme: str) -> None:
        """Press the switch until the page is light, dark or as the system is."""
        page = self.page.locator("html")
        while page.get_attribute("data-theme") != theme:
            self.page.locator("[data-theme-switch]").first.click()

    def hold(self, thing: Locator) -> None:
        """Hold a finger on the middle of a thing until the bubble tells of something, then lift.

        Only a finger of the browser's own does what a finger does: it is no click.
        """
        point = thing.evaluate(MIDDLE)
        bubble = self.page.locator("[data-hint-bubble]")
        before = bubble.inner_text() if bubble.count() else ""
        finger = self.page.context.new_cdp_session(self.page)
        touch = {"type": "touchStart", "touchPoints": [point]}
        finger.send("Input.dispatchTouchEvent", touch)
        expect(bubble).not_to_have_text(before)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    def sees_all_across(self) -> bool:
        """Say whether the page needs no scrolling sideways."""
        return bool(self.page.evaluate(NO_SCROLL))
